"""The tables that are of interest to a person."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import sqlalchemy as sql

from tradewinds.server import wire
from tradewinds.server.asking import Answer, Ask, Endpoint
from tradewinds.server.storage import schema
from tradewinds.server.tables import info

MOST = 60

Row = Any


def _lists(
    connection: sql.Connection, person: str | None
) -> tuple[dict[str, list[Row]], dict[str, list[Row]]]:
    """The tables of each list, and the seats of all of them."""
    t, s = schema.tables, schema.seats
    newest = sql.select(t).order_by(t.c.updated.desc()).limit(MOST)
    public = newest.where(~t.c.private, t.c.kind == "match")
    seated = sql.select(s.c.table).where(s.c.person == person)
    own = (
        newest.where(sql.or_(t.c.id.in_(seated), t.c.host == person)) if person else newest.where(sql.false())
    )
    with_room = sql.exists().where(s.c.table == t.c.id, s.c.person.is_(None), s.c.bot.is_(None))
    wanted = {
        "mine": own.where(t.c.state.in_(("waiting", "running"))),
        "open": public.where(t.c.state == "waiting", with_room),
        "running": public.where(t.c.state == "running"),
        "past": own.where(t.c.state == "over"),
    }
    lists = {name: list(connection.execute(query).mappings()) for name, query in wanted.items()}
    ids = {row["id"] for rows in lists.values() for row in rows}
    found = connection.execute(sql.select(s).where(s.c.table.in_(ids)).order_by(s.c.seat)).mappings()
    seats: dict[str, list[Row]] = defaultdict(list)
    for seat in found:
        seats[seat["table"]].append(seat)
    return lists, seats


async def lobby(ask: Ask) -> Answer:
    """One's own tables, those one can join or watch, and one's past ones."""
    person = ask.visitor.id if ask.visitor else None
    house = ask.context.house
    lists, seats = await ask.context.store.read(lambda connection: _lists(connection, person))
    told = {
        name: [info.of_rows(row, seats[row["id"]], person, house.presence.at(row["id"])) for row in rows]
        for name, rows in lists.items()
    }
    return Answer(wire.Lobby(**told))


ENDPOINTS = [Endpoint("GET", "/api/lobby", lobby, "The tables that are of interest to a person", wire.Lobby)]
