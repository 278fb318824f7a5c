"""Positions by what they ask, each come to by playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tradewinds.games.santiago_de_cuba import GAME

Position = Callable[[], Havana]


def at(cuban: str, **facts: Any) -> Havana:
    """Seat 0 of two has driven to this Cuban."""
    return table(2, cubans=[cuban], **facts).play("move(steps=1)")


def inside(building: str, **facts: Any) -> Havana:
    """Seat 0 of two has been to Maria and entered this building."""
    t = table(2, cubans=["maria"], spaces={"yellow": [building]}, **facts)
    return t.play("move(steps=1)", f"pawn(building={building})")


def at_zorro(**facts: Any) -> Havana:
    """The same at El Zorro, after the other player has given."""
    return at("el_zorro", **facts).play("give_peso")


def over_the_port(cuban: str, **facts: Any) -> Havana:
    """Seat 0 has driven over the port at value 4 to this Cuban: a ship has left in this turn."""
    return table(2, cubans=[cuban], car_at=9, value=4, **facts).play("move(steps=2)")


def delivering(**facts: Any) -> Havana:
    hands = {"goods": [{"sugar": 1, "rum": 3}, {"citrus": 1}], "dice": {"sugar": 2, "citrus": 1}}
    return table(2, car_at=9, **{**hands, **facts}).play("move(steps=1)")


def at_set_up() -> Havana:
    return Havana(GAME, GAME.start(2, (1, 1)))


def met_at_the_port() -> Havana:
    hands = {"goods": [{"sugar": 1}, {}], "dice": {"sugar": 1}, "pawns": {0: "bank"}}
    return table(2, car_at=9, **hands).play("move(steps=1)", "deliver(good=sugar, number=1)")


def over() -> Havana:
    hands = {"goods": [{"sugar": 1}, {}], "dice": {"sugar": 1}, "ship": 7}
    return table(2, car_at=9, **hands).play("move(steps=1)", "deliver(good=sugar, number=1)")


def after_a_visit() -> Havana:
    t = over_the_port("maria", spaces={"yellow": ["bank"]})
    return t.play("pawn(building=bank)", "use_building")


def casino_again() -> Havana:
    return inside("casino", pesos=9).play("buy_vp")


def newspaper_by_alonso() -> Havana:
    return at("alonso", owners={"newspaper": 0}).play("use_own(building=newspaper)")
