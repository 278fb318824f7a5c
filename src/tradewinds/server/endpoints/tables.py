"""Making tables, and taking and leaving seats at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sql

from tradewinds.bots import NAMES
from tradewinds.kernel.game import Setting
from tradewinds.server import wire
from tradewinds.server.asking import Answer, Ask, Endpoint
from tradewinds.server.context import Context
from tradewinds.server.errors import Refusal, Wrong
from tradewinds.server.people import line
from tradewinds.server.storage import schema
from tradewinds.server.tables.house import new_head
from tradewinds.server.tables.log import Chair
from tradewinds.server.tables.room import Do, now
from tradewinds.server.tables.table import OPEN, Table


def known_bot(name: str) -> str:
    """The name of a bot that there is."""
    if name not in NAMES:
        raise Refusal(Wrong.NO_SUCH_BOT, bot=name[:40])
    return name


async def within_limit(context: Context, person: str, states: Sequence[str], most: int) -> None:
    """Refuse more tables than one person may have."""
    t = schema.tables.c
    wanted = (
        sql.select(sql.func.count()).select_from(schema.tables).where(t.host == person, t.state.in_(states))
    )
    if await context.store.read(lambda connection: connection.execute(wanted).scalar_one()) >= most:
        raise Refusal(Wrong.TOO_MANY_TABLES, most=most)


async def new_table(ask: Ask) -> Answer:
    """A table, with whoever sits there from the start."""
    wanted: wire.NewTable = ask.body
    context, person = ask.context, ask.person
    game = context.house.game(wanted.game)
    try:
        template = game.template(len(wanted.seats), wanted.options)
    except Setting as error:
        raise Refusal(Wrong.BAD_SETTING, why=str(error)) from None
    options = {name: told.label(getattr(template, name)) for name, told in game.options.items()}
    chairs = [_chair(seat, person, context.limits.name) for seat in wanted.seats]
    context.rates.check("new_tables", person.id)
    await within_limit(context, person.id, ("waiting", "running"), context.limits.tables_of_a_person)
    table = Table(new_head(game, "match", options, None, wanted.private, wanted.shuffle))
    opened = table.open_seats(chairs, person.id, person.name, now())
    return Answer(wire.Id(await context.house.make(table, opened)))


def _chair(wanted: wire.Me | wire.Open | wire.ByBot, person: wire.Person, longest: int) -> Chair:
    if isinstance(wanted, wire.Open):
        return OPEN
    if isinstance(wanted, wire.ByBot):
        return Chair(None, "", known_bot(wanted.bot))
    name = person.name if wanted.name is None else line(wanted.name, longest, Wrong.BAD_NAME)
    return Chair(person.id, name, None)


async def table(ask: Ask) -> Answer:
    """A table as the person may know it."""
    return await _told(ask)


async def _told(ask: Ask) -> Answer:
    room = await ask.context.house.room(ask.path["id"])
    lock = await room.looking()
    try:
        return Answer(room.told(ask.visitor.id if ask.visitor else None))
    finally:
        lock.release()


async def _done(ask: Ask, do: Do) -> Answer:
    room = await ask.context.house.room(ask.path["id"])
    await room.carry_out(do)
    return await _told(ask)


async def start(ask: Ask) -> Answer:
    """The host begins the match."""
    person = ask.person.id
    return await _done(ask, lambda t, time: t.start(person, time))


async def sit(ask: Ask) -> Answer:
    """Take an open seat, or one's own back from its bot."""
    wanted: wire.SitDown = ask.body
    person = ask.person
    return await _done(ask, lambda t, time: t.sit(person.id, person.name, wanted.seat, time))


async def leave(ask: Ask) -> Answer:
    """Get up: before the match the seat is open again, later a bot plays on."""
    wanted: wire.GetUp = ask.body
    person = ask.person.id
    return await _done(ask, lambda t, time: t.leave(person, wanted.seat, time))


async def change_seat(ask: Ask) -> Answer:
    """The host puts a bot into a seat, opens it, or gives it back."""
    wanted: Any = ask.body
    told = ask.path["seat"]
    if not told.isascii() or not told.isdecimal() or len(told) > 3:
        raise Refusal(Wrong.NO_SUCH_SEAT)
    if isinstance(wanted, wire.ByBot):
        known_bot(wanted.bot)
    person = ask.person.id
    return await _done(ask, lambda t, time: t.change_seat(person, int(told), wanted, time))


SEATED = (Wrong.NOBODY, Wrong.NO_SUCH_TABLE, Wrong.NO_SUCH_SEAT)

ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables",
        new_table,
        "Make a table",
        wire.Id,
        wire.NewTable,
        refuses=(
            Wrong.NOBODY,
            Wrong.NO_SUCH_GAME,
            Wrong.NO_SUCH_BOT,
            Wrong.BAD_SETTING,
            Wrong.BAD_NAME,
            Wrong.TOO_MANY_TABLES,
        ),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}",
        table,
        "A table",
        wire.TableInfo,
        refuses=(Wrong.NO_SUCH_TABLE, Wrong.OTHER_RULES),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/start",
        start,
        "The host begins the match",
        wire.TableInfo,
        refuses=(
            Wrong.NOBODY,
            Wrong.NO_SUCH_TABLE,
            Wrong.NOT_THE_HOST,
            Wrong.SEATS_OPEN,
            Wrong.ALREADY_RUNNING,
        ),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/sit",
        sit,
        "Take an open seat, or one's own back from its bot",
        wire.TableInfo,
        wire.SitDown,
        refuses=(*SEATED, Wrong.SEAT_TAKEN, Wrong.ALREADY_RUNNING),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/leave",
        leave,
        "Get up: before the match the seat is open again, later a bot plays on",
        wire.TableInfo,
        wire.GetUp,
        refuses=(*SEATED, Wrong.NOT_YOUR_SEAT, Wrong.NOT_RUNNING),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}",
        change_seat,
        "The host puts a bot into a seat, opens it, or gives it back to whom it belongs",
        wire.TableInfo,
        wire.SeatChange,
        refuses=(*SEATED, Wrong.NOT_THE_HOST, Wrong.NO_SUCH_BOT, Wrong.ALREADY_RUNNING, Wrong.NOT_RUNNING),
    ),
]
