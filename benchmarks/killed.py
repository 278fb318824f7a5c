"""A server killed again and again while people and bots play: is anything lost, does everything go on?

    python -m benchmarks.killed [--kills 50] [--db URL | --db postgres]

People act as soon as they are asked, by sockets that dial again when they break and repeat what was not
answered. After every restart the whole log of every table must hold every act that was ever answered, at its
number, and every table must get further than it was.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import subprocess
import sys
import time
from typing import Any, Self

import httpx
import msgspec
from benchmarks.databases import database
from benchmarks.load import SERVE
from benchmarks.tables_client import PLAYED, Language, Socket, Visitor

PATIENCE = 30.0


class Server:
    """A server that can be killed."""

    def __init__(self, url: str, port: int) -> None:
        self._command = [sys.executable, "-c", SERVE, url, str(port)]
        self._process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        self._process = process
        assert process.stdout is not None
        said = await asyncio.to_thread(process.stdout.readline)
        if said != "ready\n":
            raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None


class Player:
    """Somebody who plays one or more seats of a table, whatever happens to the line."""

    def __init__(self, trial: Trial, table: str, visitor: Visitor) -> None:
        self.trial, self.table, self.visitor = trial, table, visitor
        self.seq = 0
        self.over = False
        self._words = 0
        self._unanswered: tuple[str, int, bytes, bytes] | None = None
        self._answered_at = -1
        self._position: Any = None
        self._own: set[int] = set()
        self._dialled_anew = False
        self._socket: Socket | None = None

    async def play(self) -> None:
        """Dial, talk, dial again."""
        while not self.trial.stopped and not self.over:
            try:
                self._socket = socket = await self.visitor.look(self.table, self._heard)
                self._dialled_anew = True
                socket.send(b'{"do":"hello","since":%d}' % self.seq if self.seq else b'{"do":"hello"}')
                await socket.closed
            except OSError:
                pass
            self.trial.dialled += 1
            await asyncio.sleep(0.05)

    def _heard(self, told: bytes) -> None:
        message = msgspec.json.decode(told)
        kind = message["type"]
        if kind == "done":
            self._done(message)
        elif kind == "refused":
            self._refused(message)
        elif kind == "error":
            self.trial.errors.append(str(message))
        if kind == "welcome":
            self._own = {seat["seat"] for seat in message["table"]["seats"] if seat["mine"]}
        if kind in ("welcome", "news"):
            self.seq = message["seq"]
            self._look(message["position"], welcome=kind == "welcome")

    def _look(self, position: Any, welcome: bool) -> None:
        self.over = position["over"]
        if self.over and self._socket is not None:
            self._socket.close()
        self._position = position
        if welcome and self._dialled_anew and self._unanswered is not None:
            self._send()
        else:
            self._act()
        self._dialled_anew = False

    def _act(self) -> None:
        position = self._position
        if (
            position["asked"] in self._own
            and position["asked"] != position["seat"]
            and self._socket is not None
        ):
            self._socket.send(b'{"do":"hello","since":%d}' % self.seq)  # the other seat's eyes are needed
            return
        if self._unanswered is None and position["legal"] and position["at"] > self._answered_at:
            self._words += 1
            act = self.trial.language.acts[random.choice(position["legal"])]
            word = f"{self.visitor.name}-{self._words}"
            self._unanswered = (word, position["at"], act, position["asked"])
            self._send()

    def _send(self) -> None:
        if self._unanswered is not None and self._socket is not None:
            word, at, act, _ = self._unanswered
            self._socket.send(b'{"do":"act","id":"%s","at":%d,"acts":[%s]}' % (word.encode(), at, act))

    def _done(self, message: Any) -> None:
        if self._unanswered is None or message["id"] != self._unanswered[0]:
            self.trial.errors.append(f"answered without being asked: {message}")
            return
        _, at, act, seat = self._unanswered
        self._unanswered, self._answered_at = None, at
        self.trial.answered.setdefault(self.table, {})[at + 1] = (msgspec.json.decode(act), seat)
        self._act()  # the news of it has come before the answer

    def _refused(self, message: Any) -> None:
        self.trial.errors.append(str(message["error"]))
        self._unanswered = None


class Trial:
    """Tables, people, and what they were answered."""

    def __init__(self, url: str, port: int) -> None:
        self.port, self.server = port, Server(url, port)
        self.language: Any = None
        self.tables: list[str] = []
        self.answered: dict[str, dict[int, Any]] = {}
        self.errors: list[str] = []
        self.dialled = 0
        self.stopped = False
        self.kills = 0
        self.acts = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._checker = Visitor(port, "Checker")
        self._count = 0

    async def __aenter__(self) -> Self:
        await self.server.start()
        async with self._http() as client:
            games = (await client.get("/api/games")).json()["games"]
            self.language = Language(next(game for game in games if game["id"] == PLAYED))
            await self._checker.come(client)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.stopped = True
        self.server.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    async def open(self, *seats: str) -> None:
        """A running table: seats are people, "me" for the same one, or names of bots."""
        self._count += 1
        async with self._http() as client:
            host = Visitor(self.port, f"Host {self._count}")
            await host.come(client)
            told = [
                {"kind": "me"}
                if seat == "me"
                else {"kind": "open"}
                if seat == "open"
                else {"kind": "bot", "bot": seat}
                for seat in seats
            ]
            wanted = {"game": self.language.id, "seats": told, "private": True}
            table = (await host.ask(client, "POST", "/api/tables", wanted))["id"]
            players = [host] if "me" in seats else []
            for seat, kind in enumerate(seats):
                if kind == "open":
                    guest = Visitor(self.port, f"Guest {self._count}.{seat}")
                    await guest.come(client)
                    await guest.ask(client, "POST", f"/api/tables/{table}/sit", {"seat": seat})
                    players.append(guest)
            await host.ask(client, "POST", f"/api/tables/{table}/start")
        self.tables.append(table)
        self._tasks += [asyncio.create_task(Player(self, table, player).play()) for player in players]

    async def kill(self, after: float) -> None:
        """Kill the server after a while, start it again, and see whether all is there and goes on."""
        await asyncio.sleep(after)
        self.server.kill()
        answered = {table: dict(acts) for table, acts in self.answered.items()}
        self.kills += 1
        await self.server.start()
        logs = {table: await self._log(table) for table in self.tables}
        for table, log in logs.items():
            self._compare(table, log, answered.get(table, {}))
        await self._go_on(logs)

    async def _log(self, table: str) -> dict[str, Any]:
        """All that has happened at a table, and where it stands."""
        found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def heard(told: bytes) -> None:
            message = msgspec.json.decode(told)
            if message["type"] in ("welcome", "error") and not found.done():
                found.set_result(message)

        socket = await self._checker.look(table, heard)
        socket.send(b'{"do":"hello","seat":null}')
        message: dict[str, Any] = await asyncio.wait_for(found, PATIENCE)
        socket.close()
        return message

    def _compare(self, table: str, message: dict[str, Any], answered: dict[int, Any]) -> None:
        if message["type"] == "error":
            self.errors.append(f"{table} cannot be used: {message['error']}")
            return
        acts = [entry for entry in message["log"] if entry["kind"] == "act"]
        if [act["at"] for act in acts] != list(range(1, len(acts) + 1)):
            self.errors.append(f"{table}: acts are missing or doubled")
        stored = {act["at"]: (act["act"], act["seat"]) for act in acts}
        self.errors += [f"{table}: act {at} is lost" for at, act in answered.items() if stored.get(at) != act]

    async def _go_on(self, before: dict[str, dict[str, Any]]) -> None:
        """Wait until every table is further than it was, or over; those are replaced."""
        end = time.monotonic() + PATIENCE
        waiting = {table: message["seq"] for table, message in before.items() if message["type"] == "welcome"}
        async with self._http() as client:
            while waiting and time.monotonic() < end:
                for table, at in list(waiting.items()):
                    info = await self._checker.ask(client, "GET", f"/api/tables/{table}")
                    if info["state"] == "over":
                        self.acts += info["at"]
                        self.tables.remove(table)
                        del waiting[table]
                    elif info["at"] > before[table]["position"]["at"] or at < 0:
                        del waiting[table]
                await asyncio.sleep(0.02)
        self.errors += [f"{table} does not go on" for table in waiting]


SEATS = [
    ("me", "open"),
    ("me", "open", "scripted"),
    ("me", "scripted"),
    ("me", "me"),
    ("scripted", "random"),
    ("random", "random", "scripted"),
]


async def run(url: str, port: int, kills: int, longest: float = 1.2) -> Trial:
    """So many kills, at random moments."""
    async with Trial(url, port) as trial:
        for kill in range(kills):
            while len(trial.tables) < 2 * len(SEATS):
                await trial.open(*SEATS[(kill + len(trial.tables)) % len(SEATS)])
            await trial.kill(random.uniform(0, longest))
        return trial


def main() -> int:
    """Kill, look, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--port", type=int, default=8918)
    parser.add_argument("--db")
    wish = parser.parse_args()
    with database(wish.db) as url:
        started = time.monotonic()
        trial = asyncio.run(run(url, wish.port, wish.kills))
    answered = sum(len(acts) for acts in trial.answered.values())
    print(f"{trial.kills} kills in {time.monotonic() - started:.0f} s; sockets dialled {trial.dialled} times")
    print(f"people's acts answered: {answered}; tables: {len(trial.answered)} with people")
    print(f"errors: {len(trial.errors)} {trial.errors[:5]}")
    return 1 if trial.errors else 0


if __name__ == "__main__":
    sys.exit(main())
