"""A table that people look at: its commands one after another, its sockets, its bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tradewinds.bots import Bot, find_bot
from tradewinds.kernel.views import WATCHER
from tradewinds.server import wire
from tradewinds.server.errors import Refusal, Wrong
from tradewinds.server.storage import Append, Conflict
from tradewinds.server.tables import info, log, seeing
from tradewinds.server.tables.info import Present
from tradewinds.server.tables.table import Table

if TYPE_CHECKING:
    from tradewinds.server.tables.house import House

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()

Do = Callable[[Table, str], Sequence[log.Stored]]
TRIES = 5
OF_MATCH = (log.Began, log.Acted, log.TookBack, log.Troubled)


class Listener(Protocol):
    """A socket at the table."""

    person: str | None
    viewer: int
    welcomed: bool

    def send(self, message: str) -> None:
        """Put a message on its way; never waits."""
        ...


def now() -> str:
    """The time, as it is stored and told."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def encoded(message: Any) -> str:
    """A message as it goes out."""
    return _encoder.encode(message).decode()


class Room:
    """A table in use by this process."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._told = table.seq
        self._seen: dict[int, msgspec.Raw] = {}
        self._bots: dict[tuple[int, str], Bot] = {}
        self._thinking: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ commands

    async def carry_out(self, do: Do, person: str | None = None, word: str | None = None) -> int:
        """Do something at the table, store it, tell everybody; the number of the last thing that happened.

        Under the same word of the same person it is done once, and answered alike each time.
        """
        command = None if word is None else f"{person}:{word}"
        for _ in range(TRIES):
            async with self._lock:
                await self._freshen()
                if command is not None and command in self.table.commands:
                    return self.table.commands[command]
                if await self._do(do, command):
                    return self.table.seq
        raise Refusal(Wrong.BUSY)

    async def _do(self, do: Do, command: str | None) -> bool:
        """Whether it could be done before anybody else did something here."""
        table = self.table
        try:
            happened = do(table, now())
            if not happened:
                return True
            await self._store(happened, command)
        except Refusal:
            raise
        except Conflict:
            self._doubtful = True
            return False
        except BaseException:
            self._doubtful = True  # it may have come half way
            raise
        if command is not None:
            table.commands[command] = table.seq
        self._tell(happened)
        self.wake()  # whoever has stored the last act sees to the bots
        return True

    async def _store(self, happened: Sequence[log.Stored], command: str | None) -> None:
        table = self.table
        brief = all(isinstance(one, log.Acted | log.TookBack | log.Said | log.Troubled) for one in happened)
        rows = [
            {"table": table.head.id, "seq": one.seq, "data": log.to_text(one), "command": None}
            for one in happened
        ]
        rows[-1]["command"] = command
        await self.house.store.append(
            Append(
                table=table.head.id,
                entries=rows,
                summary=table.summary() if brief and table.state == "running" else table.whole_summary(),
                seats=None if brief else table.seat_rows(),
                positions=table.position_rows(happened),
                note=self.house.note(table.head.id, table.seq),
            )
        )

    async def _freshen(self) -> None:
        """Read the table anew if what is known of it here may be wrong."""
        if self._doubtful:
            self.table = await self.house.read(self.table.head.id)
            self._doubtful = False
            self._seen.clear()
            self._bots.clear()
            missed = [one for one in self.table.log if one.seq > self._told]
            if missed:
                self._tell(missed)

    async def catch_up(self, seq: int) -> None:
        """Take in what another process has stored, as far as a number at least."""
        async with self._lock:
            await self._freshen()
            if self.table.seq >= seq:
                return
            happened = await self.house.entries(self.table.head.id, self.table.seq)
            try:
                followed = all(self.table.follow(one, command) for one, command in happened)
            except Exception:  # noqa: BLE001, reading it anew is the answer to anything
                followed = False
            if followed:
                self._tell([one for one, _ in happened])
            else:
                self._doubtful = True
                await self._freshen()

    # ------------------------------------------------------------ telling

    def _tell(self, happened: Sequence[log.Stored]) -> None:
        """Tell every socket what has happened."""
        self._told = self.table.seq
        of_match = [one for one in happened if isinstance(one, OF_MATCH)]
        others = [one for one in happened if not isinstance(one, OF_MATCH)]
        if of_match:
            self._seen.clear()
        ended = bool(of_match) and self.table.state == "over"
        for listener in self._welcomed():
            if others or any(isinstance(one, log.Began) for one in of_match):
                listener.send(self._table_news(listener, others))
        news: dict[int, str] = {}
        for listener in self._welcomed() if of_match else ():
            if listener.viewer not in news:
                news[listener.viewer] = self._news(listener.viewer, of_match)
            listener.send(news[listener.viewer])
            if ended:
                listener.send(self._table_news(listener, []))

    def _welcomed(self) -> list[Listener]:
        return [listener for listener in self.listeners if listener.welcomed]

    def _news(self, viewer: int, happened: Sequence[log.Stored]) -> str:
        table = self.table
        entries = seeing.entries(table.game, happened, viewer)
        position = self.position(viewer)
        return encoded(wire.News(table.seq, entries, position or msgspec.Raw(b"null")))

    def _table_news(self, listener: Listener, happened: Sequence[log.Stored]) -> str:
        table = self.table
        entries = seeing.entries(table.game, happened, listener.viewer)
        seq = happened[-1].seq if happened else table.seq
        return encoded(wire.TableNews(seq, self.told(listener.person), entries))

    def told(self, person: str | None) -> wire.TableInfo:
        """The table as a person may know it."""
        return info.of_table(self.table, person, self.present())

    def position(self, viewer: int) -> msgspec.Raw | None:
        """The position as a viewer may know it, encoded once for all who look through the same eyes."""
        match = self.table.match
        if match is None:
            return None
        if viewer not in self._seen:
            table = self.table
            undo = table.undo_for(viewer)
            why = table.reasons() if viewer == table.asked else None
            seen = seeing.position(table.game, match.state, match.decisions, viewer, undo, why)
            self._seen[viewer] = msgspec.Raw(_encoder.encode(seen))
        return self._seen[viewer]

    # ------------------------------------------------------------ looking

    async def looking(self) -> asyncio.Lock:
        """The lock of the table, held, with everything known here certain."""
        await self._lock.acquire()
        try:
            await self._freshen()
        except BaseException:
            self._lock.release()
            raise
        return self._lock

    async def welcome(self, listener: Listener, hello: wire.Hello) -> None:
        """Show the table to a socket, through the eyes it asks for; from now on it is told everything."""
        lock = await self.looking()
        try:
            viewer = self.viewer(listener.person, hello.seat)
            listener.viewer, listener.welcomed = viewer, True
            listener.send(encoded(self._welcome(listener.person, viewer, hello.since)))
        finally:
            lock.release()

    def _welcome(self, person: str | None, viewer: int, since: int | None) -> wire.Welcome:
        table = self.table
        first = since if since is not None and since <= table.seq else 0
        log_since = [one for one in table.log if one.seq > first]
        notice = table.match.notice if table.match else None
        return wire.Welcome(
            table=self.told(person),
            position=self.position(viewer),
            log=seeing.entries(table.game, log_since, viewer),
            seq=table.seq,
            notice=None if notice is None else wire.Notice(notice.kind.name.lower(), dict(notice.data)),
        )

    def viewer(self, person: str | None, seat: int | msgspec.UnsetType | None) -> int:
        """Whose eyes a person may look through: the own seats, or once the match is over any."""
        table = self.table
        own = table.own(person)
        if seat is None:
            return WATCHER
        if isinstance(seat, msgspec.UnsetType):
            return (
                table.asked if table.asked in own and table.asked is not None else own[0] if own else WATCHER
            )
        if seat >= len(table.chairs):
            raise Refusal(Wrong.NO_SUCH_SEAT)
        if seat in own or table.state == "over":
            return seat
        raise Refusal(Wrong.NOT_YOUR_SEAT)

    # ------------------------------------------------------------ who is there

    def join(self, listener: Listener) -> None:
        """A socket has come."""
        self.listeners.add(listener)

    def part(self, listener: Listener) -> None:
        """A socket has gone."""
        self.listeners.discard(listener)

    def present_here(self) -> Present:
        """Who looks at the table through this process."""
        people = {listener.person for listener in self.listeners if listener.person is not None}
        seated = {chair.person for chair in self.table.chairs}
        nameless = sum(listener.person is None for listener in self.listeners)
        return Present(frozenset(people), len(people - seated) + nameless)

    def present(self) -> Present:
        """Who looks at the table."""
        return self.house.presence.of(self.table.head.id, self.present_here())

    def tell_presence(self) -> None:
        """Tell every socket who is there."""
        present = self.present()
        online = [seat for seat, chair in enumerate(self.table.chairs) if chair.person in present.people]
        message = encoded(wire.Presence(online, present.watchers))
        for listener in self._welcomed():
            listener.send(message)

    # ------------------------------------------------------------ bots

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and no bot thinks."""
        thinking = self._thinking is not None and not self._thinking.done()
        return not self.listeners and not thinking and not self._lock.locked()

    def wake(self) -> None:
        """Let the bots think whose turn it is."""
        if self.table.bot_to_move and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._play_bots())

    async def stop(self) -> None:
        """Think no more."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    async def _play_bots(self) -> None:
        """Let bots decide for as long as they are asked."""
        while True:
            try:
                if not await self._bot_acts():
                    return
            except Refusal as refusal:
                if refusal.wrong is not Wrong.STALE:
                    await asyncio.sleep(1)
            except Exception:  # noqa: BLE001, a table must not stop
                _log.exception("a bot's act could not be kept; it is tried again")
                await asyncio.sleep(1)

    async def _bot_acts(self) -> bool:
        """Whether a bot was asked, and has decided."""
        lock = await self.looking()
        try:
            table = self.table
            chair, seat, match = table.asked_chair, table.asked, table.match
            if chair is None or chair.bot is None or seat is None or match is None:
                return False
            s, decision, turn, name = match.state.copy(), match.decisions, table.turn, chair.bot
        finally:
            lock.release()
        thought = await self.house.thinking.decide(table.game, s, lambda: self._bot(seat, name), decision)
        trouble = name if thought.failed else None
        if thought.failed:
            self._bots.pop((seat, name), None)
        await self.carry_out(lambda t, time: t.bot_acts(seat, thought.code, turn, trouble, time))
        return True

    def _bot(self, seat: int, name: str) -> Bot:
        bot = self._bots.get((seat, name))
        if bot is None:
            bot = self._bots[seat, name] = find_bot(self.table.game, name)
        return bot
