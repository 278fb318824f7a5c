"""All tables of this process: read when wanted, forgotten when nobody looks, woken after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sql

from tradewinds.kernel.game import Game, UnknownGame, find, installed
from tradewinds.match import BadSave
from tradewinds.server.errors import Refusal, Wrong
from tradewinds.server.limits import Limits
from tradewinds.server.storage import Append, Store, schema
from tradewinds.server.tables import log
from tradewinds.server.tables.presence import Presences
from tradewinds.server.tables.room import Room, now
from tradewinds.server.tables.table import Head, Table
from tradewinds.server.tables.thinking import Thinking

_log = logging.getLogger(__name__)

SWEEP = 3.0
FORGOTTEN_AFTER = 300.0
LEFT_BY_OTHERS = timedelta(seconds=10)


def table_id() -> str:
    """A name for a table that nobody can guess: who has the link may look."""
    return secrets.token_urlsafe(15)


class House:
    """The tables in use by this process."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store, self.limits = store, limits
        self.process = secrets.token_hex(8)
        self.thinking = Thinking(limits.bot_thinks)
        self.presence = Presences(self)
        self.rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._games: dict[str, Game] = {}

    # ------------------------------------------------------------ games

    def games(self) -> list[Game]:
        """The games that are installed."""
        return [self.game(name) for name in installed()]

    def game(self, name: str) -> Game:
        """A game by its id."""
        if name not in self._games:
            try:
                self._games[name] = find(name)
            except UnknownGame:
                raise Refusal(Wrong.NO_SUCH_GAME, game=name[:40]) from None
        return self._games[name]

    # ------------------------------------------------------------ tables

    async def room(self, table: str) -> Room:
        """A table in use, read now if it was not."""
        room = self.rooms.get(table)
        if room is None:
            coming = self._coming.get(table)
            if coming is None:
                coming = self._coming[table] = asyncio.create_task(self._enter(table))
                coming.add_done_callback(lambda _: self._coming.pop(table, None))
            room = await asyncio.shield(coming)
        room.used = time.monotonic()
        return room

    async def _enter(self, table: str) -> Room:
        room = Room(self, await self.read(table))
        self.rooms[table] = room
        room.wake()
        return room

    async def read(self, table: str) -> Table:
        """A table as it is stored."""
        found = await self.store.read(lambda connection: _rows(connection, table))
        if found is None:
            raise Refusal(Wrong.NO_SUCH_TABLE)
        head, entries, positions = found
        made = Table(self._head(head))
        for data, command in entries:
            made.take_in(log.from_text(data), command)
        try:
            taken = made.restore(positions)
        except BadSave as error:
            _log.error("table %s cannot be played on", table)
            raise Refusal(Wrong.OTHER_RULES, game=made.game.id) from error
        made.settle()
        return made if taken is None else await self._taken_over(made, taken)

    async def _taken_over(self, table: Table, taken: log.TookOver) -> Table:
        """Store that a match goes on under mended rules, then read it again."""
        table.take_in(taken)
        await self.store.append(
            Append(
                table=table.head.id,
                entries=[
                    {"table": table.head.id, "seq": taken.seq, "data": log.to_text(taken), "command": None}
                ],
                summary={**table.whole_summary(), "rules_version": table.game.version},
            )
        )
        return await self.read(table.head.id)

    def _head(self, row: Any) -> Head:
        return Head(
            id=row["id"],
            kind=row["kind"],
            game=self.game(row["game"]),
            rules_version=row["rules_version"],
            options=row["options"],
            key=(int(row["key"][:16], 16), int(row["key"][16:], 16)),
            private=row["private"],
            shuffle=row["shuffle"],
            created=row["created"],
        )

    async def entries(self, table: str, after: int) -> list[tuple[log.Stored, str | None]]:
        """What happened at a table after a number."""
        rows = await self.store.read(lambda connection: _entries(connection, table, after))
        return [(log.from_text(data), command) for data, command in rows]

    async def make(self, table: Table, happened: Sequence[log.Stored]) -> str:
        """Store a new table, with what has happened there already."""
        head = table.head
        await self.store.append(
            Append(
                table=head.id,
                created=_created(table),
                entries=[
                    {"table": head.id, "seq": one.seq, "data": log.to_text(one), "command": None}
                    for one in happened
                ],
                summary={},
                seats=table.seat_rows(),
                positions=table.position_rows(happened),
            )
        )
        room = await self.room(head.id)
        room.wake()
        return head.id

    # ------------------------------------------------------------ news from other processes

    def note(self, table: str, seq: int) -> str:
        """What the other processes are told of something that happened."""
        return f"{self.process} at {table} {seq}"

    def noted(self, note: str) -> None:
        """Another process, or this one, has told something."""
        process, _, rest = note.partition(" ")
        kind, _, told = rest.partition(" ")
        if process == self.process:
            return
        if kind == "at":
            table, _, seq = told.partition(" ")
            if table in self.rooms and seq.isdecimal():
                self.spawn(self._catch_up(self.rooms[table], int(seq)))
        elif kind == "here":
            self.presence.noted(process, told)

    async def _catch_up(self, room: Room, seq: int) -> None:
        try:
            await room.catch_up(seq)
        except Exception:  # noqa: BLE001, this is in the background
            _log.exception("a table could not be brought up to date; it is read again when it is wanted")
            self.rooms.pop(room.table.head.id, None)

    async def doubt(self) -> None:
        """Notes may have been missed: look at every table again."""
        for room in list(self.rooms.values()):
            await self._catch_up(room, room.table.seq + 1)

    # ------------------------------------------------------------ keeping house

    def spawn(self, work: Any) -> None:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def run(self) -> None:
        """Wake the tables whose bots are asked, now and again; forget those that nobody looks at."""
        left = timedelta()
        while True:
            try:
                await self._wake(left)
                self._forget()
                self.presence.refresh()
            except asyncio.CancelledError:
                raise
            except Exception:  # noqa: BLE001, the house is kept on
                _log.exception("keeping house failed; it is tried again")
            left = LEFT_BY_OTHERS
            await asyncio.sleep(SWEEP)

    async def _wake(self, left: timedelta) -> None:
        """Tables where a bot is asked and nothing has happened for so long."""
        before = (datetime.now(UTC) - left).isoformat(timespec="milliseconds")
        columns = schema.tables.c
        wanted = sql.select(columns.id).where(columns.bot_to_move, columns.updated <= before).limit(500)
        for table in await self.store.read(lambda connection: connection.execute(wanted).scalars().all()):
            try:
                (await self.room(table)).wake()
            except Refusal as refusal:
                _log.warning("a table with a bot to move cannot be used: %s", refusal.wrong.value)

    def _forget(self) -> None:
        old = time.monotonic() - FORGOTTEN_AFTER
        for name, room in list(self.rooms.items()):
            if room.is_idle and room.used < old:
                del self.rooms[name]

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*(room.stop() for room in self.rooms.values()))


def new_head(
    game: Game, kind: str, options: dict[str, str], key: tuple[int, int] | None, private: bool, shuffle: bool
) -> Head:
    """A table that is to be made, with a key of chance that nobody can foretell."""
    return Head(
        id=table_id(),
        kind=kind,
        game=game,
        rules_version=game.version,
        options=options,
        key=(secrets.randbits(64), secrets.randbits(64)) if key is None else key,
        private=private,
        shuffle=shuffle,
        created=now(),
    )


def _created(table: Table) -> dict[str, Any]:
    head = table.head
    return {
        "id": head.id,
        "kind": head.kind,
        "game": head.game.id,
        "rules_version": head.rules_version,
        "options": dict(head.options),
        "key": "{:016x}{:016x}".format(*head.key),
        "private": head.private,
        "shuffle": head.shuffle,
        "created": head.created,
        **table.whole_summary(),
    }


def _rows(connection: sql.Connection, table: str) -> tuple[Any, list[Any], list[Any]] | None:
    head = connection.execute(sql.select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if head is None:
        return None
    columns = schema.positions.c
    positions = connection.execute(
        sql.select(columns.seq, columns.at, columns.position)
        .where(columns.table == table)
        .order_by(columns.seq)
    )
    return head, _entries(connection, table, 0), [tuple(row) for row in positions]


def _entries(connection: sql.Connection, table: str, after: int) -> list[Any]:
    columns = schema.entries.c
    wanted = sql.select(columns.data, columns.command).where(columns.table == table, columns.seq > after)
    return [tuple(row) for row in connection.execute(wanted.order_by(columns.seq))]
