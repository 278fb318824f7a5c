"""The builder's phase: prices, quarries, the university."""

from __future__ import annotations

import pytest

from tests.rulebook.puerto_rico.positions import choosing, table
from tests.rulebook.puerto_rico.test_buildings import city_of
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico.pieces import COSTS, PRINTED_VP, Building
from tradewinds.games.puerto_rico.rules.builder import price


@clause("PR-BLD-01")
def test_one_building_each_in_turn_order() -> None:
    t = choosing("builder", doubloons=20)
    bank = t.s.bank
    t.play("build(building=harbor)")
    assert (t.doubloons(0), t.s.bank) == (13, bank + 7)
    assert t.asked == 1
    t.play("build(building=harbor)")
    assert t.asked == 2
    assert t.why_not("build(building=harbor)") == "building_sold_out"
    assert t.event("builds") == [
        "builds(who=0, building=harbor, doubloons=7)",
        "builds(who=1, building=harbor, doubloons=8)",
    ]


@clause("PR-BLD-01")
def test_not_two() -> None:
    t = choosing("builder", doubloons=20, city={0: {"university": 1}}).play("build(building=office)")
    assert t.why_not("build(building=harbor)") == "one_building_per_phase"


@clause("PR-BLD-02")
def test_the_builder_pays_one_less_and_gets_nothing_for_not_building() -> None:
    t = choosing("builder", doubloons=[5, 5, 0, 0]).play("pass")
    assert t.doubloons(0) == 5
    t.play("build(building=office)")
    assert t.doubloons(1) == 0
    privileged = choosing("builder", doubloons=5).play("build(building=office)")
    assert privileged.doubloons(0) == 1


@clause("PR-BLD-03", "PR-BLD-04")
@pytest.mark.parametrize("quarries", [0, 1, 2, 3, 4, 6])
def test_every_price(quarries: int) -> None:
    t = table(island={0: {"quarry": quarries}})
    for building in Building:
        saved = min(quarries, PRINTED_VP[building])
        assert price(t.s, 0, building) == max(0, COSTS[building] - saved - 1)
        assert price(t.s, 1, building) == COSTS[building]


@clause("PR-BLD-03", "PR-BUI-01")
def test_only_manned_quarries_count() -> None:
    t = table(island={1: {"quarry": (4, 1)}})
    assert price(t.s, 1, Building.CITY_HALL) == 9


@clause("PR-BLD-04")
def test_nothing_is_paid_back() -> None:
    t = choosing("builder", doubloons=0, island={0: {"quarry": 1}}).play("build(building=small_market)")
    assert t.doubloons(0) == 0
    assert t.story[-1] == "builds(who=0, building=small_market, doubloons=0)"


@clause("PR-BLD-05")
def test_no_credit() -> None:
    t = choosing("builder", doubloons=[6, 7, 7, 7])
    assert t.why_not("build(building=factory)") == "none"
    assert t.why_not("build(building=harbor)") == "not_enough_money"
    t.play("pass")
    assert t.why_not("build(building=factory)") == "none"
    assert t.why_not("build(building=harbor)") == "not_enough_money"


@clause("PR-BLD-06")
def test_who_can_build_nothing_is_not_asked() -> None:
    t = choosing("builder", doubloons=[0, 0, 3, 0])
    assert t.asked == 0  # 1 less for him
    t.play("pass")
    assert t.asked == 2


@clause("PR-BLD-06")
def test_what_stands_against_a_building_in_order() -> None:
    sold = choosing("builder", doubloons=20, city={1: {"guild_hall": 0}, 0: city_of(11)})
    assert sold.why_not("build(building=guild_hall)") == "building_sold_out"
    owned = choosing("builder", doubloons=1, city={0: {"harbor": 0}})
    assert owned.why_not("build(building=harbor)") == "building_already_owned"
    room = choosing("builder", doubloons=8, city={0: city_of(11)})
    assert room.why_not("build(building=fortress)") == "no_room_for_large"
    columns = choosing("builder", doubloons=8, city={0: city_of(8, large=4)})
    assert columns.why_not("build(building=city_hall)") == "too_many_large"
    full = choosing("builder", doubloons=9, city={0: {**city_of(10), "university": 1}})
    full.play("build(building=wharf)")
    assert full.why_not("build(building=wharf)") == "one_building_per_phase"


# ---------------------------------------------------------------- the university


@clause("PR-BLD-07")
@pytest.mark.parametrize("building", ["coffee_roaster", "office"])
def test_the_university_mans_the_new_building_with_one(building: str) -> None:
    t = choosing("builder", doubloons=20, city={0: {"university": 1}}).play(f"build(building={building})")
    assert t.legal() == ["place_colonist", "pass"]
    supply = t.s.colonists
    t.play("place_colonist")
    assert t.city(0) == {"university": 1, building: 1}
    assert t.s.colonists == supply - 1
    assert t.event("university_helps") == [f"university_helps(who=0, building={building})"]
    assert t.asked == 1


@clause("PR-BLD-07", "PR-INT-01")
def test_from_the_ship_if_the_supply_is_empty() -> None:
    facts = {"doubloons": 20, "city": {0: {"university": 1}}, "colonists": 0}
    t = choosing("builder", **facts).play("build(building=office)", "place_colonist")
    assert (t.s.colonists, t.s.aboard) == (0, 3)
    none = choosing("builder", aboard=0, **facts).play("build(building=office)")
    assert (none.question, none.asked) == ("build", 1)


@clause("PR-BLD-08", "PR-BUI-09")
def test_a_new_university_does_not_man_itself() -> None:
    t = choosing("builder", doubloons=20).play("build(building=university)")
    assert (t.question, t.asked) == ("build", 1)
    assert t.city(0) == {"university": 0}


@clause("PR-BLD-09")
def test_otherwise_a_new_building_is_unmanned() -> None:
    t = choosing("builder", doubloons=20, city={0: {"university": 0}})
    assert t.why_not("place_colonist") == "university_missing"
    t.play("build(building=sugar_mill)")
    assert t.city(0)["sugar_mill"] == 0
    assert (t.question, t.asked) == ("build", 1)
