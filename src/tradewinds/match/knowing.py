"""What a viewer can know for certain of a number that follows from the position, such as points."""

from __future__ import annotations

from functools import cache
from typing import Any

from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Field, Record, Sight
from tradewinds.kernel.views import sees


class Unknown(Exception):
    """A cell was read that the viewer does not see."""


class _Guarded:
    """The cells of a field of which the viewer sees the rows of some seats, or none."""

    __slots__ = ("_cells", "_shown")

    def __init__(self, cells: Any, shown: frozenset[int]) -> None:
        self._cells, self._shown = cells, shown

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Any:
        return (self[place] for place in range(len(self._cells)))

    def __getitem__(self, place: int | tuple[int, int]) -> Any:
        owner = place[0] if isinstance(place, tuple) else place
        if owner not in self._shown:
            raise Unknown
        return self._cells[place]


def points_known(game: Game, seen: Record, viewer: int) -> list[int | None]:
    """Points by seat, as far as they follow from a viewer's redacted copy; None where they do not.

    Whatever is hidden refuses to be read.
    """
    guarded = seen.copy()
    for index, shown in _hidden(game.state, viewer, bool(seen.revealed)):
        guarded._cells[index] = _Guarded(guarded._cells[index], shown)
    return [_known(game, guarded, seat) for seat in range(seen.seats)]


@cache
def _hidden(kind: type[Record], viewer: int, revealed: bool) -> list[tuple[int, frozenset[int]]]:
    """The fields that are not open to all, each with the seats whose rows the viewer sees."""
    return [
        (index, _shown(field, viewer, revealed))
        for index, field in enumerate(kind.fields.values())
        if field.sight is not Sight.EVERYONE
    ]


def _shown(field: Field, viewer: int, revealed: bool) -> frozenset[int]:
    if not field.per_seat:
        return frozenset()
    return frozenset(
        seat for seat in range(field.shape[0]) if sees(field, seat, viewer, revealed, memory=False)
    )


def _known(game: Game, seen: Record, seat: int) -> int | None:
    try:
        return int(game.points(seen, seat))
    except Unknown:
        return None
