"""How clauses meet."""

from __future__ import annotations

import pytest

from tests.rulebook.puerto_rico.positions import choosing, table
from tests.rulebook.puerto_rico.test_buildings import city_of
from tests.rulebook.table import clause

CORN = "take_plantation(good=corn)"


@clause("PR-INT-01")
def test_a_hospice_can_leave_the_mayor_none_and_end_the_game() -> None:
    t = choosing("settler", row=["corn"] * 5, city={0: {"hospice": 1}}, colonists=1)
    t.play(CORN, "place_colonist").play_on()
    assert t.s.colonists == 0
    t.play("choose(role=mayor)").play_on()
    assert t.event("mayor_gets_colonist") == []
    assert t.endings == {"colonists"}


@clause("PR-INT-01")
def test_colonists_taken_from_the_ship_are_missing_in_the_deal() -> None:
    facts = {"city": {0: {"hospice": 1}}, "row": ["corn"] * 5, "colonists": 0}
    t = choosing("settler", aboard=1, **facts).play(CORN, "place_colonist").play_on()
    assert (t.s.colonists, t.s.aboard) == (0, 0)
    t.play("choose(role=mayor)").play_on()
    assert t.event("gets_colonists") == []


@clause("PR-INT-02")
@pytest.mark.parametrize(("act", "ends"), [("take_colonist", True), ("pass", False)])
def test_a_mayor_can_spare_the_supply(act: str, ends: bool) -> None:
    t = choosing("mayor", colonists=4).play(act).play_on()
    assert (t.endings == {"colonists"}) == ends


@clause("PR-INT-03")
def test_barrels_on_ships_and_in_the_house_are_missing_from_the_supply() -> None:
    ships = [("corn", 4), None, None]
    t = choosing("craftsman", ships=ships, house=["corn"], goods={1: {"corn": 4}}, island={0: {"corn": 4}})
    t.play("produce")
    assert t.goods(0) == {"corn": 1}
    assert t.counted("supply").get("corn", 0) == 0


@clause("PR-INT-03", "PR-CAP-11")
def test_barrels_shipped_from_a_wharf_are_back_at_once() -> None:
    t = choosing("captain", goods={0: {"corn": 4, "sugar": 2, "tobacco": 1}}, city={0: {"wharf": 1}})
    t.play("load_own(good=corn)")
    assert t.question == "load"
    assert t.counted("supply")["corn"] == 10


@clause("PR-INT-04", "PR-CAP-03")
def test_the_rest_of_a_kind_waits_beside_empty_ships() -> None:
    t = choosing("captain", goods={0: {"corn": 9}})
    assert t.question == "role"  # one ship takes most, so there was no choice
    assert (t.vp(0), t.goods(0), t.ships) == (8, {"corn": 1}, [None, None, None])


@clause("PR-INT-05")
def test_three_kinds_on_three_ships_shut_out_the_other_two() -> None:
    ships = [("corn", 1), ("indigo", 1), ("sugar", 1)]
    t = choosing("captain", ships=ships, goods={0: {"tobacco": 3, "coffee": 3}})
    assert (t.question, t.vp(0)) == ("keep", 0)
    wharf = choosing("captain", ships=ships, goods={0: {"tobacco": 3, "coffee": 3}}, city={0: {"wharf": 1}})
    assert wharf.legal() == ["load_own(good=tobacco)", "load_own(good=coffee)", "pass"]


@clause("PR-INT-06", "PR-STL-21", "PR-STL-06")
def test_row_and_pile_can_be_empty_while_a_quarry_is_left() -> None:
    t = table(5, row=[], pile={}, discard={}, quarries=1)
    assert sum(t.s.row) + sum(t.s.pile) + sum(t.s.discard) == 0
    t.play("choose(role=settler)")
    assert t.legal() == ["take_quarry", "pass"]
    t.play("take_quarry")
    assert t.question == "role"
    assert sum(t.s.row) == 0


@clause("PR-INT-07", "PR-BUI-07")
def test_the_last_cell_takes_a_small_building() -> None:
    t = choosing("builder", doubloons=20, city={0: city_of(11)})
    legal = t.legal()
    assert "build(building=harbor)" in legal
    assert "build(building=fortress)" not in legal


@clause("PR-INT-08", "PR-MAY-10")
def test_mills_without_plantations_want_colonists_too() -> None:
    t = (
        choosing("mayor", aboard=0, city={0: {"coffee_roaster": 0, "tobacco_storage": 0}})
        .play("pass")
        .play_on()
    )
    assert t.s.aboard == 5


@clause("PR-INT-09", "PR-END-01")
def test_two_reasons_are_no_more_than_one() -> None:
    t = table(governor=0, ending=["city"], vp_left=1, ships=[("corn", 1), None, None], goods={1: {"corn": 2}})
    t.play("choose(role=captain)")
    assert t.endings == {"city", "points"}
    for role in ("prospector", "builder", "trader"):
        t.play(f"choose(role={role})").play_on()
    assert t.question == "over"


@clause("PR-INT-10", "PR-TRD-08")
def test_four_barrels_of_a_kind_are_a_full_house() -> None:
    t = choosing(
        "trader",
        house=["sugar", "sugar"],
        goods={0: {"sugar": 1}, 1: {"sugar": 1}, 2: {"sugar": 1}},
        city={0: {"office": 1}, 1: {"office": 1}},
    )
    t.play("sell(good=sugar)", "sell(good=sugar)")
    assert t.question == "role"
    assert t.counted("house") == {}
    assert t.goods(2) == {"sugar": 1}
