"""A visit to a building with the pawn."""

from __future__ import annotations

from typing import Any

from tests.rulebook.santiago_de_cuba.positions import Havana, table


def visit(building: str, holds: dict[str, int] | None = None, **facts: Any) -> Havana:
    """Seat 0 of two, holding nothing else, has gone to Maria and on into a building; 3 pesos, 2 points."""
    hands = {"pesos": 3, "vp": {0: 0, 1: 2}, "goods": {0: holds or {}, 1: {}}}
    t = table(2, cubans=["maria"], spaces={"yellow": [building]}, **{**hands, **facts})
    return t.play("move(steps=1)", f"pawn(building={building})")


def is_over(t: Havana) -> bool:
    """Whether the visit is over, and with it the turn."""
    return (t.question, t.asked) == ("move_car", 1)
