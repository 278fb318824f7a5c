"""Points, bonuses, ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.puerto_rico.positions import Island, table
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico import GAME
from tradewinds.games.puerto_rico.pieces import Building
from tradewinds.games.puerto_rico.scoring import bonus

LAST: dict[str, Any] = {
    "governor": 1,
    "taken": {"trader": 1, "craftsman": 2, "settler": 3},
    "ending": ["city"],
}


def at_the_end(**facts: Any) -> Island:
    """A game of four that is over."""
    return table(4, **LAST, **facts).play("choose(role=captain)")


@clause("PR-SCO-01")
def test_chips_paper_buildings_and_bonuses() -> None:
    t = at_the_end(
        vp_left=0,
        chips={0: 10},
        paper={0: 4},
        city={0: {"customs_house": 1, "office": 0, "small_sugar_mill": 1}},
    )
    assert t.question == "over"
    assert t.score(0) == 10 + 4 + (4 + 2 + 1) + 3
    assert t.event("gets_bonus") == ["gets_bonus(who=0, building=customs_house, vp=3)"]
    assert t.event("scores")[0] == "scores(who=0, shipped=14, printed=7, bonus=3, vp=24)"


@clause("PR-SCO-02", "PR-BUI-01")
@pytest.mark.parametrize("building", [b for b in Building if b >= Building.GUILD_HALL])
def test_a_bonus_needs_a_colonist(building: Building) -> None:
    name = building.name.lower()
    everything = {"small_sugar_mill": 0, "office": 0}
    boards: dict[str, Any] = {"chips": {0: 20}, "island": {0: {"corn": 6}}}
    empty = table(city={0: {name: 0, **everything}}, **boards)
    manned = table(city={0: {name: 1, **everything}}, **boards)
    assert bonus(empty.s, 0, building) == 0
    assert bonus(manned.s, 0, building) > 0
    assert manned.score(0) - empty.score(0) == bonus(manned.s, 0, building)


@clause("PR-SCO-03")
def test_guild_hall_counts_mills_manned_or_not() -> None:
    small = {"small_indigo_plant": 1, "small_sugar_mill": 0}
    large = {"indigo_plant": 0, "sugar_mill": 2, "tobacco_storage": 0, "coffee_roaster": 0}
    t = table(city={0: {"guild_hall": 1, "office": 1, **small, **large}})
    assert bonus(t.s, 0, Building.GUILD_HALL) == 2 * 1 + 4 * 2


@clause("PR-SCO-04")
@pytest.mark.parametrize(("filled", "vp"), [(0, 4), (1, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence(filled: int, vp: int) -> None:
    corn = min(filled, 9)
    t = table(island={0: {"corn": (corn, 0), "quarry": (filled - corn, 0)}}, city={0: {"residence": 1}})
    assert bonus(t.s, 0, Building.RESIDENCE) == vp


@clause("PR-SCO-05")
@pytest.mark.parametrize(("idle", "vp"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2)])
def test_fortress(idle: int, vp: int) -> None:
    t = table(city={0: {"fortress": 1}}, san_juan={0: idle})
    assert bonus(t.s, 0, Building.FORTRESS) == vp


@clause("PR-SCO-06")
@pytest.mark.parametrize(("chips", "paper", "vp"), [(3, 0, 0), (4, 0, 1), (3, 1, 1), (7, 0, 1), (20, 4, 6)])
def test_customs_house(chips: int, paper: int, vp: int) -> None:
    city = {0: {"customs_house": 1, "wharf": 0, "harbor": 0}}
    t = table(city=city, chips={0: chips, 1: 100 - chips}, paper={0: paper})
    assert bonus(t.s, 0, Building.CUSTOMS_HOUSE) == vp


@clause("PR-SCO-07")
def test_city_hall_counts_large_ones_once_and_itself() -> None:
    t = table(city={0: {"city_hall": 1, "residence": 0, "office": 0, "sugar_mill": 1}})
    assert bonus(t.s, 0, Building.CITY_HALL) == 3


@clause("PR-SCO-08")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_highest_score_wins(winner: int) -> None:
    t = at_the_end(chips={seat: 20 if seat == winner else 19 for seat in range(4)}, doubloons=3)
    assert GAME.winners(t.s) == [winner]


@clause("PR-SCO-08")
def test_of_equal_ones_doubloons_and_barrels_decide() -> None:
    t = at_the_end(chips=10, doubloons=[3, 4, 4, 2], goods={0: {"corn": 1}, 2: {"corn": 1}})
    assert t.goods(2) == {"corn": 1}
    assert GAME.winners(t.s) == [2]
    scores_first = at_the_end(chips=[10, 11, 10, 10], doubloons=[30, 0, 4, 2])
    assert GAME.winners(scores_first.s) == [1]


@clause("PR-SCO-09")
def test_still_equal_ones_share_the_place() -> None:
    t = at_the_end(chips=10, doubloons=[3, 2, 1, 3], goods={1: {"sugar": 1}})
    assert GAME.winners(t.s) == [0, 1, 3]


@clause("PR-SCO-10", "PR-RND-14")
def test_doubloons_on_cards_are_nobodys() -> None:
    t = at_the_end(chips=10, doubloons=[3, 3, 3, 3], coins={"prospector": 5})
    assert t.coins == {"prospector": 5}
    assert GAME.winners(t.s) == [0, 1, 2, 3]
