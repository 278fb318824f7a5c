"""Looking back at a match, going on from one of its positions, keeping it and bringing one."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from tradewinds.kernel.records import Record
from tradewinds.kernel.views import redeal
from tradewinds.match import BadSave, Match, saves
from tradewinds.server import wire
from tradewinds.server.asking import Answer, Ask, Endpoint
from tradewinds.server.endpoints.tables import known_bot, within_limit
from tradewinds.server.errors import Refusal, Wrong
from tradewinds.server.tables import log, seeing
from tradewinds.server.tables.house import new_head
from tradewinds.server.tables.log import Chair
from tradewinds.server.tables.room import now
from tradewinds.server.tables.table import Table

_one_study = asyncio.Semaphore(1)


# ---------------------------------------------------------------- looking back


async def positions(ask: Ask) -> Answer:
    """Positions of a match as a seat saw them; other seats' only after the end."""
    wanted: wire.PositionsAsked = ask.query
    ask.context.rates.check("heavy", ask.visitor.id if ask.visitor else ask.address)
    room = await ask.context.house.room(ask.path["id"])
    lock = await room.looking()
    try:
        match, game = room.table.match, room.table.game
        if match is None:
            raise Refusal(Wrong.NOT_RUNNING)
        viewer = room.viewer(ask.visitor.id if ask.visitor else None, wanted.seat)
        first = match.first if wanted.from_ is None else wanted.from_
        last = match.decisions if wanted.to is None else wanted.to
        last = min(last, first + ask.context.limits.positions - 1)
        if not match.first <= first <= last <= match.decisions:
            raise Refusal(Wrong.NO_SUCH_POSITION, first=match.first, last=match.decisions)
        found = [(at, match.replay(at)) for at in range(first, last + 1)]
    finally:
        lock.release()
    told = await asyncio.to_thread(lambda: [seeing.position(game, s, at, viewer) for at, s in found])
    return Answer(wire.Positions(told))


async def save(ask: Ask) -> Answer:
    """The saved match, when it is over."""
    ask.context.rates.check("heavy", ask.visitor.id if ask.visitor else ask.address)
    room = await ask.context.house.room(ask.path["id"])
    lock = await room.looking()
    try:
        table = room.table
        if table.match is None or table.state != "over":
            raise Refusal(Wrong.NOT_YET)
        if table.head.kind == "study" and ask.person.id != table.host:
            raise Refusal(Wrong.NOT_YET)
        told = msgspec.json.encode(table.match.to_json())
    finally:
        lock.release()
    return Answer(msgspec.Raw(told), name=f"{table.game.id}-{table.head.created[:10]}.json")


# ---------------------------------------------------------------- going on


async def go_on(ask: Ask) -> Answer:
    """A new table from a position on, against bots; what the seat could not see is dealt anew."""
    wanted: wire.ContinueFrom = ask.body
    context, person = ask.context, ask.person
    bots = [known_bot(bot) for bot in wanted.bots]
    room = await context.house.room(ask.path["id"])
    lock = await room.looking()
    try:
        source = room.table
        match = source.match
        if match is None:
            raise Refusal(Wrong.NOT_RUNNING)
        room.viewer(person.id, wanted.seat)
        if not match.first <= wanted.at <= match.decisions:
            raise Refusal(Wrong.NO_SUCH_POSITION, first=match.first, last=match.decisions)
        s = match.replay(wanted.at)
        past = _past(source, match, wanted)
    finally:
        lock.release()
    if s.question == 0:
        raise Refusal(Wrong.NOT_RUNNING)
    context.rates.check("new_tables", person.id)
    await within_limit(context, person.id, ("waiting", "running"), context.limits.tables_of_a_person)
    table, happened = await asyncio.to_thread(_continued, source, s, past, wanted.seat, bots, person)
    return Answer(wire.Id(await context.house.make(table, happened)))


def _past(source: Table, match: Match, wanted: wire.ContinueFrom) -> list[str]:
    """The acts before the position, without what the seat could not know of them."""
    alphabet = source.game.alphabet
    known = [*match.past, *(alphabet.to_text(code) for code in match.acts)][: wanted.at]
    if source.state == "over":
        return known
    deciders: list[int | None] = [None] * len(match.past)
    deciders += [match.replay(at).asked for at in range(match.first, wanted.at)]
    return [
        seeing.act_text_seen(source.game, text, by in (None, wanted.seat))
        for text, by in zip(known, deciders, strict=False)
    ]


def _continued(
    source: Table, s: Record, past: list[str], seat: int, bots: list[str], person: wire.Person
) -> tuple[Table, list[log.Stored]]:
    game = source.game
    key = (secrets.randbits(64), secrets.randbits(64))
    position = redeal(game, s, seat, key)
    others = iter(bots * s.seats)
    chairs = [
        Chair(person.id, person.name, None) if number == seat else Chair(None, "", next(others))
        for number in range(s.seats)
    ]
    table = Table(new_head(game, "match", dict(source.head.options), key, private=True, shuffle=False))
    time = now()
    happened = table.open_seats(chairs, person.id, person.name, time)
    match = Match.continued(game, position, past, [chair.title for chair in chairs])
    return table, [*happened, *table.go_on(match, past, time)]


# ---------------------------------------------------------------- studies


async def study(ask: Ask) -> Answer:
    """A table to review a saved match at."""
    context, person = ask.context, ask.person
    context.rates.check("heavy", person.id)
    await within_limit(context, person.id, ("over",), context.limits.studies_of_a_person)
    async with _one_study:
        table, happened = await asyncio.to_thread(_study, ask, person)
    return Answer(wire.Id(await context.house.make(table, happened)))


def _study(ask: Ask, person: wire.Person) -> tuple[Table, list[log.Stored]]:
    try:
        read = saves.parse(ask.body)
        if len(read.acts) > ask.context.limits.study_acts:
            raise BadSave(f"more than {ask.context.limits.study_acts} acts")
        match = Match.restored(read, ask.context.house.game(read.game))
    except BadSave as error:
        raise Refusal(Wrong.BAD_SAVE, why=str(error)) from None
    head = new_head(match.game, "study", _options(match), read.halves, private=True, shuffle=False)
    table, time = Table(head), now()
    chairs = [Chair(None, name, None) for name in match.names]
    happened = table.open_seats(chairs, person.id, person.name, time)
    return table, [*happened, *table.study(match, time)]


def _options(match: Match) -> dict[str, str]:
    return {name: told.label(getattr(match.state, name)) for name, told in match.game.options.items()}


SavedMatch = dict[str, Any]

ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{id}/positions",
        positions,
        "Positions for review, through the eyes of a seat; a seat other than one's own only after the end",
        wire.Positions,
        query=wire.PositionsAsked,
        refuses=(Wrong.NO_SUCH_TABLE, Wrong.NOT_YOUR_SEAT, Wrong.NO_SUCH_POSITION, Wrong.NOT_RUNNING),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/continue",
        go_on,
        "A new table from a position on, against bots; what the seat could not see is dealt anew",
        wire.Id,
        wire.ContinueFrom,
        refuses=(
            Wrong.NOBODY,
            Wrong.NO_SUCH_TABLE,
            Wrong.NO_SUCH_BOT,
            Wrong.NOT_YOUR_SEAT,
            Wrong.NO_SUCH_POSITION,
            Wrong.NOT_RUNNING,
            Wrong.TOO_MANY_TABLES,
        ),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/save",
        save,
        "The saved match, when it is over",
        SavedMatch,
        refuses=(Wrong.NO_SUCH_TABLE, Wrong.NOT_YET),
    ),
    Endpoint(
        "POST",
        "/api/studies",
        study,
        "A table to review a saved match at",
        wire.Id,
        SavedMatch,
        refuses=(Wrong.NOBODY, Wrong.BAD_SAVE, Wrong.TOO_LARGE, Wrong.NO_SUCH_GAME),
        longest="saved_match",
    ),
]
