"""What the scripted player knows. How well it plays is told in `tests/bots/`."""

from __future__ import annotations

from typing import Any

from tests.rulebook.puerto_rico.positions import Island, choosing, table
from tradewinds.games.puerto_rico import GAME
from tradewinds.kernel.views import redacted


def answer(t: Island) -> str:
    """What the scripted player answers, from what its seat may know."""
    return GAME.alphabet.to_text(GAME.scripted(redacted(GAME, t.s, t.asked), 99))


def test_it_ships_where_most_points_are() -> None:
    t = choosing("captain", goods={0: {"corn": 6, "sugar": 1}})
    assert answer(t).startswith("load(good=corn")


def test_it_keeps_the_wharf_for_what_no_ship_takes() -> None:
    ships = [("corn", 1), ("tobacco", 2), None]
    t = choosing("captain", ships=ships, goods={0: {"corn": 4, "tobacco": 4}}, city={0: {"wharf": 1}})
    assert answer(t).startswith("load(")
    stuck = choosing(
        "captain", ships=[("corn", 5), None, None], goods={0: {"corn": 4}}, city={0: {"wharf": 1}}
    )
    assert answer(stuck) == "load_own(good=corn)"


def test_it_keeps_what_is_dearest() -> None:
    ships = [("indigo", 5), ("sugar", 6), ("tobacco", 7)]
    t = choosing("captain", ships=ships, goods={0: {"corn": 2, "coffee": 2}})
    assert answer(t) == "keep(good=coffee)"


def test_it_sells_what_pays_and_keeps_what_does_not() -> None:
    held = {0: {"corn": 1, "coffee": 1}}
    assert answer(choosing("trader", goods=held)) == "sell(good=coffee)"
    assert answer(table(governor=1, goods={0: {"corn": 1}}).play("choose(role=trader)")) == "pass"


def test_it_takes_the_plantation_its_mill_waits_for() -> None:
    row = ["corn", "indigo", "sugar", "sugar", "indigo"]
    mill: dict[str, Any] = {"city": {1: {"sugar_mill": 3}}, "island": {1: {"sugar": 1}}}
    t = choosing("settler", row=row, **mill).play("pass")
    assert answer(t) == "take_plantation(good=sugar)"


def test_it_sends_colonists_where_a_barrel_is_missing() -> None:
    boards: dict[str, Any] = {
        "island": {0: {"coffee": 1, "quarry": (3, 0), "corn": (0, 0)}},
        "city": {0: {"coffee_roaster": 0, "office": 0}},
    }
    t = choosing("mayor", aboard=4, **boards).play("pass")
    assert answer(t) == "man_building(building=coffee_roaster)"


def test_it_calls_off_who_does_nothing() -> None:
    boards: dict[str, Any] = {"island": {0: {"sugar": (2, 2), "corn": (2, 0)}}}
    t = choosing("mayor", aboard=0, **boards).play("pass")
    assert answer(t) == "call_from_tile(tile=sugar)"
    t.play("call_from_tile(tile=sugar)")
    assert answer(t) == "man_tile(tile=corn)"


def test_it_builds_what_its_plantations_need() -> None:
    markets = {"small_market": 1, "large_market": 1}
    t = choosing("builder", doubloons=5, island={0: {"coffee": 2}}, city={0: markets})
    assert answer(t) == "build(building=coffee_roaster)"


def test_it_reads_the_others_before_choosing() -> None:
    """With barrels that only others could load, it leaves the captain alone; with its own it does not."""
    corn = {"corn": 5}
    mine = table(goods={0: corn}, turn=8)
    theirs = table(goods={1: corn, 2: {"sugar": 5}}, turn=8)
    assert answer(mine) == "choose(role=captain)"
    assert answer(theirs) != "choose(role=captain)"


def test_it_takes_doubloons_that_have_gathered() -> None:
    t = table(coins={"prospector": 6})
    assert answer(t) == "choose(role=prospector)"
