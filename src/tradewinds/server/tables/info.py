"""A table as a person may know it before looking at it: from the table itself, or from the lists kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tradewinds.server import wire
from tradewinds.server.tables.log import Chair
from tradewinds.server.tables.table import Table


@dataclass(frozen=True)
class Present:
    """Who looks at a table now."""

    people: frozenset[str] = frozenset()
    watchers: int = 0


ABSENT = Present()


def seat_infos(chairs: Sequence[Chair], person: str | None, present: Present) -> list[wire.SeatInfo]:
    """The seats, as a person may know them."""
    return [
        wire.SeatInfo(
            seat=seat,
            kind="bot" if chair.bot and not chair.person else "person" if chair.name else "open",
            name=chair.name,
            bot=chair.bot,
            stand_in=chair.stand_in,
            online=chair.person in present.people,
            mine=chair.person is not None and chair.person == person,
        )
        for seat, chair in enumerate(chairs)
    ]


def of_table(table: Table, person: str | None, present: Present) -> wire.TableInfo:
    """A table that is in use."""
    head, result = table.head, table.result
    state: Any = "over" if table.state == "closed" else table.state
    kind: Any = head.kind
    return wire.TableInfo(
        id=head.id,
        game=head.game.id,
        kind=kind,
        state=state,
        private=head.private,
        options=dict(head.options),
        seats=seat_infos(table.chairs, person, present),
        host=table.host_name,
        hosting=person is not None and person == table.host,
        asked=table.asked,
        at=table.at,
        watchers=present.watchers,
        created=head.created,
        updated=table.updated,
        result=result if state == "over" else None,
    )


def of_rows(
    row: Mapping[Any, Any], seats: Sequence[Mapping[Any, Any]], person: str | None, present: Present
) -> wire.TableInfo:
    """A table from the lists."""
    chairs = [Chair(seat["person"], seat["name"], seat["bot"]) for seat in seats]
    return wire.TableInfo(
        id=row["id"],
        game=row["game"],
        kind=row["kind"],
        state="over" if row["state"] == "closed" else row["state"],
        private=row["private"],
        options=row["options"],
        seats=seat_infos(chairs, person, present),
        host=row["host_name"],
        hosting=person is not None and row["host"] == person,
        asked=row["asked"],
        at=row["at"],
        watchers=present.watchers,
        created=row["created"],
        updated=row["updated"],
        result=None if row["result"] is None else msgspec.convert(row["result"], wire.Result),
    )
