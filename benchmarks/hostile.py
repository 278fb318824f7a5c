"""A hundred thousand hostile messages and requests: nothing fails, nothing changes, everything is answered.

    python -m benchmarks.hostile [--messages 100000] [--seed 1] [--db URL | --db postgres]

Random bytes, wrong types, wrong numbers, other people's seats, oversized frames and bodies, floods, sockets
and requests from foreign pages, forged cookies: at a table where two people play, by somebody who knows its
link.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from benchmarks.databases import database
from benchmarks.load import SERVE
from benchmarks.tables_client import MARK, PLAYED, TEXT, Language, Socket, Visitor

Chance = random.Random
BINARY = 2
VOLATILE = ("watchers", "seats", "hosting")


# ---------------------------------------------------------------- what is sent


def garbage(chance: Chance) -> bytes:
    """Bytes that mean nothing."""
    return chance.randbytes(chance.choice((0, 1, 7, 60, 400)))


def value(chance: Chance, depth: int = 0) -> Any:
    """Any JSON value, most of them out of place."""
    plain: list[Callable[[], Any]] = [
        lambda: None,
        lambda: chance.random() < 0.5,
        lambda: chance.choice((-1, 0, 1, 2**31, -(2**63), 2**64, 10**30, 1.5, -0.0, 1e308)),
        lambda: chance.choice(
            ("", "x" * 300, "\x00", "\u202e", "💣" * 30, "../..", "' OR 1=1 --", "{}", "0")
        ),
        lambda: chance.randrange(1000),
    ]
    if depth < 3:
        plain.append(lambda: [value(chance, depth + 1) for _ in range(chance.randrange(4))])
        plain.append(lambda: {word(chance): value(chance, depth + 1) for _ in range(chance.randrange(4))})
    return chance.choice(plain)()


def word(chance: Chance) -> str:
    """A key that may be right."""
    known = ("do", "id", "at", "acts", "seat", "since", "text", "act", "kind", "name", "bot", "game", "seats")
    return chance.choice((*known, "__class__", "constructor", "x"))


def spoilt(chance: Chance, message: Any) -> Any:
    """A message with something wrong with it."""
    told = dict(message)
    for _ in range(chance.randrange(1, 3)):
        key = chance.choice((*told, word(chance)))
        if chance.random() < 0.3:
            told.pop(key, None)
        else:
            told[key] = value(chance)
    return told


def commands(chance: Chance, at: int, acts: list[bytes]) -> list[Any]:
    """What a player would say, if they were one."""
    act = msgspec.json.decode(chance.choice(acts))
    name = f"h{chance.randrange(10**9)}"
    return [
        {"do": "act", "id": name, "at": at, "acts": [act]},
        {"do": "act", "id": name, "at": chance.randrange(-2, 500), "acts": [act] * chance.randrange(120)},
        {"do": "undo", "id": name, "at": at},
        {"do": "why", "id": name, "at": at, "acts": [act]},
        {"do": "hello", "seat": chance.randrange(5), "since": chance.randrange(2000)},
        {"do": "hello", "seat": None},
        {"do": "chat", "id": name, "text": "x" * 501},
        {"do": "ping"},
    ]


def frame(chance: Chance, at: int, acts: list[bytes]) -> tuple[bytes, int]:
    """A text or binary frame for a socket, and its kind."""
    kind = chance.random()
    if kind < 0.15:
        return garbage(chance), TEXT if chance.random() < 0.05 else BINARY  # bad UTF-8 is hung up on
    message = chance.choice(commands(chance, at, acts))
    if kind < 0.6:
        message = spoilt(chance, message)
    if isinstance(message, dict) and message.get("do") == "chat" and len(str(message.get("text"))) <= 500:
        message["text"] = ""  # whoever has the link may talk
    told = msgspec.json.encode(message)
    if kind > 0.97:
        told = told[: chance.randrange(len(told))]
    return told, TEXT


def wishes(chance: Chance, table: str) -> list[tuple[str, str, Any]]:
    """Requests that would be right if they came from somebody else, or at another time."""
    here = f"/api/tables/{table}"
    name = "".join(chance.choices("ab/.%0~", k=12)).replace("%", "%25")
    nowhere = chance.choice(("1", "99", "x", "-1", "0x1", "\u0661"))
    return [
        ("POST", f"{here}/start", {}),
        ("POST", f"{here}/sit", {"seat": chance.randrange(3)}),
        ("POST", f"{here}/leave", {}),
        ("POST", f"{here}/leave", {"seat": chance.randrange(3)}),
        ("POST", f"{here}/seats/0", chance.choice(({"kind": "bot", "bot": "random"}, {"kind": "open"}))),
        ("POST", f"{here}/seats/{nowhere}", {"kind": "person"}),
        ("POST", f"{here}/continue", {"at": chance.randrange(-1, 9), "seat": 0, "bots": ["random"]}),
        ("GET", f"{here}/save", None),
        ("GET", f"{here}/positions?seat={chance.choice(('0', '1', '-1', 'x', '9' * 30))}", None),
        ("GET", f"{here}/positions?from={chance.randrange(-5, 10**6)}&to={chance.choice(('', '1e3'))}", None),
        ("GET", f"/api/tables/{name}", None),
        ("GET", "/api/texts/../../x/en.ftl", None),
        ("GET", "/%00", None),
        ("POST", "/api/me", {"name": ""}),
        ("PATCH", "/api/me", {"language": "fr"}),
        ("POST", "/api/login", {"login": "ann", "password": "guess"}),
        ("POST", "/api/me/password", {"login": "a b", "password": "x" * 9}),
        ("POST", "/api/tables", {"game": "santiago_de_cuba", "seats": [{"kind": "open"}] * 9}),
        ("POST", "/api/studies", {"format": "tradewinds-match", "acts": []}),
    ]


def request(chance: Chance, table: str) -> tuple[str, str, bytes, dict[str, str]]:
    """A request: method, path, body, headers."""
    method, path, wish = chance.choice(wishes(chance, table))
    kind = chance.random()
    body = b"" if wish is None else msgspec.json.encode(wish)
    if kind < 0.4 and wish is not None:
        body = msgspec.json.encode(spoilt(chance, wish))
    elif kind < 0.5:
        body = garbage(chance)
    elif kind > 0.995:
        body = b"[" * 50_000
    if chance.random() < 0.1:
        method = chance.choice(("GET", "POST", "PATCH", "DELETE", "PUT"))
    headers = dict(MARK) if chance.random() < 0.9 else {}
    if chance.random() < 0.1:
        headers["Origin"] = chance.choice(("https://evil.example", "null", "http://127.0.0.1.evil.example"))
    if chance.random() < 0.05:
        headers["Content-Type"] = chance.choice(("text/plain", "multipart/form-data; boundary=x"))
    return method, path, body, headers


# ---------------------------------------------------------------- the attack


class Attack:
    """Somebody who knows the link of a table and means no good."""

    def __init__(self, port: int, seed: int) -> None:
        self.port, self.chance = port, random.Random(seed)
        self.statuses: collections.Counter[int] = collections.Counter()
        self.codes: collections.Counter[str] = collections.Counter()
        self.wrong: list[str] = []
        self.sent = 0
        self.table, self.at = "", 0
        self.acts: list[bytes] = []
        self.victims: list[Visitor] = []
        self.villain = Visitor(port, "Villain")

    async def prepare(self) -> None:
        """Two people begin a match; a third learns of it."""
        async with self._http() as client:
            games = (await client.get("/api/games")).json()["games"]
            language = Language(next(game for game in games if game["id"] == PLAYED))
            self.acts = language.acts
            self.victims = [Visitor(self.port, name) for name in ("Ann", "Ben")]
            for person in (*self.victims, self.villain):
                await person.come(client)
            host, guest = self.victims
            wanted = {"game": language.id, "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
            self.table = (await host.ask(client, "POST", "/api/tables", wanted))["id"]
            await guest.ask(client, "POST", f"/api/tables/{self.table}/sit", {"seat": 1})
            await host.ask(client, "POST", f"/api/tables/{self.table}/start")
            self.at = (await host.ask(client, "GET", f"/api/tables/{self.table}"))["at"]

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    async def state(self) -> Any:
        """All that both victims can know of their table."""
        told: list[Any] = []
        async with self._http() as client:
            for victim in self.victims:
                info = await victim.ask(client, "GET", f"/api/tables/{self.table}")
                told.append({key: info[key] for key in info if key not in VOLATILE})
                told.append([{**seat, "online": None} for seat in info["seats"]])
                told.append(await self._welcome(victim))
        return told

    async def _welcome(self, victim: Visitor) -> Any:
        found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def heard(told: bytes) -> None:
            message = msgspec.json.decode(told)
            if message["type"] == "welcome" and not found.done():
                found.set_result((message["position"], message["log"]))

        socket = await victim.look(self.table, heard)
        socket.send(b'{"do":"hello"}')
        told = await asyncio.wait_for(found, 60)
        socket.close()
        return told

    # ------------------------------------------------------------ by HTTP

    async def requests(self, number: int) -> None:
        """So many requests, one after another."""
        async with self._http() as client:
            for _ in range(number):
                method, path, body, headers = request(self.chance, self.table)
                cookie = self.chance.choice((self.villain.cookie, self.villain.cookie, "", self._forged()))
                if cookie:
                    headers["Cookie"] = cookie
                try:
                    answer = await client.request(method, path, content=body, headers=headers)
                except (httpx.HTTPError, httpx.InvalidURL) as error:
                    self.codes[type(error).__name__] += 1
                    continue
                self._note(method, path, answer)

    def _forged(self) -> str:
        name, _, real = self.villain.cookie.partition("=")
        at = self.chance.randrange(len(real))
        letter = self.chance.choice("AZaz09_-")
        return f"{name}={real[:at]}{letter}{real[at + 1 + self.chance.randrange(2) :]}"

    def _note(self, method: str, path: str, answer: httpx.Response) -> None:
        self.sent += 1
        self.statuses[answer.status_code] += 1
        if answer.status_code >= 500:
            self.wrong.append(f"{method} {path}: {answer.status_code}")
        if answer.status_code >= 400 and path.startswith("/api"):
            try:
                told = answer.json()
                self.codes[told["code"]] += 1
                if set(told["text"]) != {"en", "ru"} or "Traceback" in answer.text:
                    self.wrong.append(f"{method} {path}: {answer.text[:200]}")
            except (ValueError, KeyError, TypeError):
                self.wrong.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")

    # ------------------------------------------------------------ by sockets

    async def frames(self, number: int) -> None:
        """So many frames, by sockets that are dialled again when they are hung up on."""
        left = number
        while left > 0:
            together = min(left, self.chance.randrange(1, 400))
            headers = {
                "Cookie": self.chance.choice((self.villain.cookie, self.villain.cookie, self._forged(), ""))
            }
            if self.chance.random() < 0.05:
                headers["Origin"] = "https://evil.example"
            try:
                left -= await self._talk(together, headers)
            except OSError:
                self.codes["hung up"] += 1
                left -= 1
            else:
                if headers.get("Origin"):
                    self.wrong.append("a socket of a foreign page was accepted")

    async def _talk(self, number: int, headers: dict[str, str]) -> int:
        """Sends so many, unless it is hung up on; answers how many it has sent, at least one."""
        host = f"127.0.0.1:{self.port}"
        loop = asyncio.get_running_loop()
        answers, sent = 0, 0

        def heard(told: bytes) -> None:
            nonlocal answers
            message = msgspec.json.decode(told)
            answers += message["type"] != "presence"
            error = message.get("error")
            if error is not None:
                self.codes[error["code"]] += 1
                if error["code"] == "internal" or set(error["text"]) != {"en", "ru"}:
                    self.wrong.append(str(message)[:300])
            elif message["type"] == "done":
                self.wrong.append(f"carried out: {message}")

        _, socket = await loop.create_connection(lambda: Socket(heard), "127.0.0.1", self.port)
        await socket.begin(host, f"/ws/tables/{self.table}", headers)
        if self.chance.random() < 0.8:
            socket.send(b'{"do":"hello"}')
        for count in range(number):
            if socket.closed.done():
                break
            socket.send(*frame(self.chance, self.at, self.acts))
            self.sent += 1
            sent += 1
            if count % 50 == 49:
                await asyncio.sleep(0)
        if self.chance.random() < 0.02:
            socket.send(b'"' + b"x" * 100_000 + b'"')  # too large: it is hung up
            self.sent += 1
        else:
            socket.send(b'{"do":"ping"}')
        await self._settled(socket, lambda: answers)
        socket.close()
        return max(sent, 1)

    async def _settled(self, socket: Socket, answers: Callable[[], int]) -> None:
        """Wait until nothing more is answered, or the socket is hung up."""
        before = -1
        while before != answers() and not socket.closed.done():
            before = answers()
            await asyncio.wait({socket.closed}, timeout=0.15)


async def attack(port: int, messages: int, seed: int) -> Attack:
    """Do one's worst, then see whether anything has changed."""
    villain = Attack(port, seed)
    await villain.prepare()
    before = await villain.state()
    by_http = messages // 10
    by_socket = (messages - by_http) // 3
    await asyncio.gather(villain.requests(by_http), *(villain.frames(by_socket) for _ in range(3)))
    if await villain.state() != before:
        villain.wrong.append("the table has changed")
    return villain


def main() -> int:
    """Attack, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=8916)
    parser.add_argument("--db")
    wish = parser.parse_args()
    with database(wish.db) as url:
        command = [sys.executable, "-c", SERVE, url, str(wish.port)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                server.stdout.readline()
                started = time.monotonic()
                villain = asyncio.run(attack(wish.port, wish.messages, wish.seed))
            finally:
                server.terminate()
    print(f"{villain.sent} messages and requests in {time.monotonic() - started:.0f} s")
    print(f"statuses: {dict(sorted(villain.statuses.items()))}")
    print(f"refusals: {dict(villain.codes.most_common())}")
    print(f"wrong: {len(villain.wrong)} {villain.wrong[:5]}")
    return 1 if villain.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
