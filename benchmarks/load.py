"""Many tables at once: how long people wait for their acts to be answered.

    python -m benchmarks.load [--tables 200] [--seconds 30] [--db URL | --db postgres]

Starts a server, seats two people at every table, each with a socket of their own, and lets whoever is asked
act as soon as the position has come. Afterwards every act that was answered must be stored.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.databases import database
from benchmarks.tables_client import PLAYED, Language, Socket, Visitor

SERVE = """
import sys
from tradewinds.server.limits import Limits, Rate
from tradewinds.server.serving import bound, run
from tradewinds.server.settings import Settings
many = Rate(1e6, 1e6)
rates = ("messages", "requests", "requests_of_an_address", "new_people")
rates += ("new_tables", "passwords", "heavy", "sockets")
limits = Limits(sockets_of_an_address=10**6, **{rate: many for rate in rates})
listening = bound("127.0.0.1", [int(sys.argv[2])])
run(Settings(sys.argv[1], limits=limits), listening, lambda: print("ready", flush=True))
"""


AT_ONCE = 10


class Seen(msgspec.Struct):
    """What a player reads of a position."""

    at: int
    over: bool
    legal: list[int]


class Message(msgspec.Struct):
    """A message with its position, if it has one."""

    type: str
    position: Seen | None = None
    id: str = ""
    error: Any = None


_decoder = msgspec.json.Decoder(Message)


class Player:
    """Acts as soon as it is asked."""

    def __init__(self, crowd: Crowd, table: str, visitor: Visitor) -> None:
        self.crowd, self.table, self.visitor = crowd, table, visitor
        self.socket: Socket | None = None
        self.sent: dict[str, tuple[float, int]] = {}
        self.acted = -1
        self.shown = asyncio.Event()
        self.seen: Seen | None = None

    async def begin(self) -> None:
        """Look at the table, until it is shown."""
        self.socket = await self.visitor.look(self.table, self.heard)
        self.socket.send(b'{"do":"hello"}')
        await self.shown.wait()

    def heard(self, told: bytes) -> None:
        """Read a message; act if asked."""
        message = _decoder.decode(told)
        if message.type == "done":
            then, at = self.sent.pop(message.id)
            self.crowd.waits.append(time.perf_counter() - then)
            self.crowd.acknowledged.append((self.table, at + 1))
        elif message.type in ("refused", "error"):
            self.crowd.errors.append(str(message.error))
        elif message.position is not None:
            self.seen = message.position
            self.shown.set()
            self.act()

    def act(self) -> None:
        """Decide, if asked."""
        seen = self.seen
        if (
            seen is None
            or not self.crowd.begun
            or not seen.legal
            or seen.at == self.acted
            or self.crowd.stopped
            or self.socket is None
        ):
            return
        self.acted = seen.at
        code = random.choice(seen.legal)
        word = f"a{seen.at}"
        act = self.crowd.language.acts[code]
        self.sent[word] = (time.perf_counter(), seen.at)
        self.socket.send(b'{"do":"act","id":"%s","at":%d,"acts":[%s]}' % (word.encode(), seen.at, act))


class Crowd:
    """Everybody at all tables."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.players: list[Player] = []
        self.waits: list[float] = []
        self.acknowledged: list[tuple[str, int]] = []
        self.errors: list[str] = []
        self.begun = False
        self.stopped = False
        self.language: Any = None

    async def seat(self, client: httpx.AsyncClient, number: int) -> None:
        """Two people at a table of their own."""
        host, guest = (Visitor(self.port, f"{name} {number}") for name in ("Ann", "Ben"))
        await host.come(client)
        await guest.come(client)
        wanted = {"game": self.language.id, "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
        table = (await host.ask(client, "POST", "/api/tables", wanted))["id"]
        await guest.ask(client, "POST", f"/api/tables/{table}/sit", {"seat": 1})
        await host.ask(client, "POST", f"/api/tables/{table}/start")
        self.players += [Player(self, table, host), Player(self, table, guest)]

    async def missing(self, client: httpx.AsyncClient) -> int:
        """How many acts were answered and are not there."""
        reached: dict[str, int] = {}
        for player in self.players[::2]:
            reached[player.table] = (await player.visitor.ask(client, "GET", f"/api/tables/{player.table}"))[
                "at"
            ]
        return sum(at > reached[table] for table, at in self.acknowledged)


async def crowd(port: int, tables: int, seconds: float) -> Crowd:
    """Let everybody play for a while."""
    everybody = Crowd(port)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        games = (await client.get("/api/games")).json()["games"]
        everybody.language = Language(next(game for game in games if game["id"] == PLAYED))
        for first in range(0, tables, AT_ONCE):
            together = range(first, min(first + AT_ONCE, tables))
            await asyncio.gather(*(everybody.seat(client, number) for number in together))
        await asyncio.gather(*(player.begin() for player in everybody.players))
        everybody.begun = True
        for player in everybody.players:
            player.act()
        await asyncio.sleep(seconds)
        everybody.stopped = True
        await asyncio.sleep(2)
        unanswered = sum(len(player.sent) for player in everybody.players)
        everybody.errors += ["unanswered"] * unanswered
        everybody.errors += ["lost"] * await everybody.missing(client)
        for player in everybody.players:
            if player.socket is not None:
                player.socket.close()
    return everybody


def report(everybody: Crowd, tables: int, seconds: float, server: subprocess.Popen[str]) -> bool:
    """Print the figures; whether all is well."""
    waits = sorted(everybody.waits)
    at = {
        share: 1000 * waits[min(len(waits) - 1, int(len(waits) * share))] for share in (0.5, 0.9, 0.99, 0.999)
    }
    print(f"{tables} tables, {len(everybody.players)} sockets, {seconds:.0f} s, {os.cpu_count()} cores")
    print(f"acts answered: {len(waits)}, {len(waits) / seconds:.0f} a second")
    print("waited (ms): " + ", ".join(f"{share:.1%} {wait:.0f}" for share, wait in at.items()))
    print(f"longest {1000 * waits[-1]:.0f} ms; errors: {len(everybody.errors)} {everybody.errors[:3]}")
    mine = resource.getrusage(resource.RUSAGE_SELF)
    print(
        f"CPU of the crowd: {mine.ru_utime + mine.ru_stime:.1f} s; of the server: {spent(server.pid):.1f} s"
    )
    return at[0.99] < 250 and not everybody.errors


def spent(pid: int) -> float:
    """The CPU time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--port", type=int, default=8917)
    parser.add_argument("--db")
    wish = parser.parse_args()
    with database(wish.db) as url:
        command = [sys.executable, "-c", SERVE, url, str(wish.port)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                server.stdout.readline()
                everybody = asyncio.run(crowd(wish.port, wish.tables, wish.seconds))
                return 0 if report(everybody, wish.tables, wish.seconds, server) else 1
            finally:
                server.terminate()


if __name__ == "__main__":
    sys.exit(main())
