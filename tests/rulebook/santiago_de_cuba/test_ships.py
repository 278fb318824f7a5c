"""Ships leave and arrive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.table import clause

ALL_ZERO = dict.fromkeys(("sugar", "citrus", "tobacco", "rum"), 0)


def demand_met(**facts: Any) -> Havana:
    """Seat 0 drives to the port, where seat 1 delivers the last piece."""
    t = table(3, car_at=9, dice={"rum": 1}, goods={0: {}, 1: {"rum": 1}, 2: {}}, **facts)
    return t.play("move(steps=1)", "deliver(good=rum, number=1)")


def demand_unmet_at_four(**facts: Any) -> Havana:
    return table(3, car_at=9, goods={0: {}, 1: {}, 2: {}}, **{**facts, "value": 4}).play("move(steps=1)")


def over_the_port_at_four(**facts: Any) -> Havana:
    """To Maria, who is away: nothing else happens in the turn."""
    return table(3, car_at=9, cubans=["maria"], inactive=["maria"], **{**facts, "value": 4}).play(
        "move(steps=2)"
    )


def visit(building: str, act: str, **facts: Any) -> Havana:
    t = table(3, cubans=["maria"], spaces={"yellow": [building]}, **facts)
    return t.play("move(steps=1)", f"pawn(building={building})", act)


def harbour_office_at_four(**facts: Any) -> Havana:
    return visit("harbour_office", "marker(direction=right)", **{**facts, "value": 4})


def customs_with_the_last_demand(**facts: Any) -> Havana:
    return visit("customs", "zero_die(good=rum)", dice={"rum": 3}, **facts)


def office_with_the_last_demand(**facts: Any) -> Havana:
    return visit("office", "office(good=rum)", dice={"rum": 1}, goods={0: {"rum": 1}}, **facts)


CAUSES = [
    demand_met,
    demand_unmet_at_four,
    over_the_port_at_four,
    harbour_office_at_four,
    customs_with_the_last_demand,
    office_with_the_last_demand,
]
Cause = Callable[..., Havana]
each_cause = pytest.mark.parametrize("cause", CAUSES)


@clause("SC-SHP-01", "SC-SHP-02", "SC-SHP-03", "SC-SHP-04", "SC-SHP-05", "SC-SHP-06")
@each_cause
def test_six_ways_for_a_ship_to_leave(cause: Cause) -> None:
    t = cause(ship=3, value=3)
    assert (t.s.departures, t.s.value, bool(t.s.pending)) == (3, 2, True)
    assert t.told.count("ship_leaves") == t.told.count("ship_arrives") == 1
    assert "ship_arrives(who=0, ship=4)" in t.story
    assert (t.question, t.asked) == ("leave_out", 0)  # whose turn it is, whoever delivered
    assert t.legal() == [
        f"leave_out(good={good})" for good in ("sugar", "citrus", "tobacco", "rum", "cigars")
    ]


@clause("SC-SHP-01")
def test_with_a_die_left_or_a_flag_left_it_stays() -> None:
    t = visit("customs", "zero_die(good=rum)", dice={"rum": 3, "sugar": 1}, ship=3)
    assert (t.s.departures, t.question) == (2, "move_car")
    t = visit("harbour_office", "marker(direction=right)", value=3, ship=3)
    assert (t.s.departures, t.s.value, t.question) == (2, 4, "move_car")
    t = table(2, car_at=9, value=3, ship=3).play("move(steps=2)")
    assert (t.s.departures, t.s.value, t.question) == (2, 4, "pawn")


@clause("SC-SHP-06", "SC-SET-12")
def test_four_dice_go_on_the_ship_as_they_fell_and_one_is_laid_aside() -> None:
    t = customs_at_the_last_die().will_roll(sugar=3, citrus=4, tobacco=0, rum=2, cigars=1)
    t.play("zero_die(good=rum)")
    assert [t.s.dice[die] for die in range(5)] == [3, 4, 0, 2, 1]
    t.play("leave_out(good=citrus)")
    assert t.dice == {"sugar": 3, "tobacco": 0, "rum": 2, "cigars": 1}
    assert t.aside == "citrus"
    assert (t.question, t.asked) == ("move_car", 1)


def customs_at_the_last_die(**facts: Any) -> Havana:
    """Seat 0 of two is in the customs house; there is one demand left."""
    there = {"question": "customs", "building": "customs", "pawns": {0: "customs"}, "car_at": "miguel"}
    return table(2, **{**there, "entered": True, "dice": {"rum": 2}, "ship": 2, **facts})


@clause("SC-SHP-06", "SC-TRN-04")
def test_the_roll_comes_at_the_end_of_the_turn() -> None:
    t = table(2, car_at=9, cubans=["maria"], value=4, vp=2).play("move(steps=2)")
    assert (t.question, t.vp(0)) == ("pawn", 4)
    assert "rolls" not in t.told
    t.play("pawn(building=bank)", "use_building")
    assert t.told[-6:] == ["rolls", *["die_shows"] * 5]
    assert (t.question, t.asked) == ("leave_out", 0)


@clause("SC-SHP-07")
def test_until_the_roll_there_is_no_demand_and_no_second_departure() -> None:
    t = table(2, car_at=9, cubans=["maria"], spaces={"yellow": ["customs", "office"]}, value=4, ship=2)
    t.play("move(steps=2)")
    assert t.dice == {}
    assert (t.s.departures, bool(t.s.pending)) == (2, True)  # no dice are not dice that all show 0
    t.play("pawn(building=customs)")
    assert (t.question, t.s.departures) == ("leave_out", 2)  # the customs house was of no use
    assert t.why_not("zero_die(good=sugar)") == "no_demand_yet"
    assert t.why_not("office(good=sugar)") == "no_demand_yet"


@clause("SC-SHP-07")
@pytest.mark.parametrize("building", ["customs", "office"])
def test_nor_can_they_be_used_through_alonso(building: str) -> None:
    facts = {"cubans": ["alonso"], "owners": {building: 0, "sawmill": 0}, "goods": {0: {"sugar": 2}}}
    t = table(2, car_at=9, value=4, **facts).play("move(steps=2)")
    assert t.why_not(f"use_own(building={building})") == "no_demand_yet"
    assert t.why_not("use_own(building=sawmill)") == "building_no_effect_now"
    assert (
        table(2, car_at=9, value=2, **facts).play("move(steps=2)").why_not(f"use_own(building={building})")
        == "none"
    )


@clause("SC-SHP-07", "SC-BLD-14")
def test_the_harbour_office_moves_the_new_ships_marker_and_the_roll_leaves_it_there() -> None:
    t = table(2, car_at=9, cubans=["maria"], spaces={"yellow": ["harbour_office"]}, value=4)
    t.play("move(steps=2)", "pawn(building=harbour_office)")
    assert (t.question, t.s.value) == ("marker", 2)
    assert t.why_not("marker(direction=left)") == "marker_leftmost"
    t.play("marker(direction=right)")
    assert (t.question, t.s.value) == ("leave_out", 3)
    t.will_roll(sugar=1)
    assert t.play("leave_out(good=cigars)").s.value == 3


def at_the_roll(**facts: Any) -> Havana:
    """Seat 0 lays one of five dice aside, all at 0 but the cigars'."""
    t = customs_at_the_last_die(**facts).will_roll(**ALL_ZERO, cigars=2)
    return t.play("zero_die(good=rum)")


@clause("SC-SHP-08", "SC-SHP-01")
def test_a_ship_that_wants_nothing_leaves_at_once_and_counts() -> None:
    t = at_the_roll(ship=2, value=3)
    assert (t.s.departures, t.question) == (2, "leave_out")
    t.will_roll(sugar=2).play("leave_out(good=cigars)")
    assert (t.s.departures, t.s.value, t.question, t.asked) == (3, 2, "leave_out", 0)
    assert t.told.count("ship_leaves") == t.told.count("rolls") == 2
    t.play("leave_out(good=rum)")
    assert (t.s.departures, t.question, t.asked) == (3, "move_car", 1)
    assert t.dice["sugar"] == 2


@clause("SC-SHP-08")
def test_a_ship_that_wants_something_stays() -> None:
    t = at_the_roll(ship=2).play("leave_out(good=sugar)")
    assert (t.s.departures, t.question) == (2, "move_car")
    assert t.dice == {"citrus": 0, "tobacco": 0, "rum": 0, "cigars": 2}


@clause("SC-SHP-08")
def test_it_may_be_the_last_one() -> None:
    t = at_the_roll(ship=6).play("leave_out(good=cigars)")
    assert (t.s.departures, t.question) == (7, "over")


@clause("SC-SHP-08")
def test_at_set_up_too() -> None:
    t = table(3, question="leave_out", active=2, turn=0, pending=True, ship=1)
    for die, shows in {**ALL_ZERO, "cigars": 3}.items():
        t.s.dice[["sugar", "citrus", "tobacco", "rum", "cigars"].index(die)] = shows
    t.will_roll(sugar=2).play("leave_out(good=cigars)")
    assert (t.s.departures, t.question, t.asked) == (1, "leave_out", 2)
    t.play("leave_out(good=rum)")
    assert (t.s.turn, t.question, t.asked) == (1, "move_car", 0)


@clause("SC-SHP-08")
def test_the_table_may_have_the_dice_rolled_again() -> None:
    t = at_the_roll(ship=2, no_demand_ship="reroll").will_roll(sugar=2)
    t.play("leave_out(good=cigars)")
    assert (t.s.departures, t.question, t.asked) == (2, "leave_out", 0)
    assert (t.told.count("ship_leaves"), t.told.count("rolls")) == (1, 2)
    assert t.aside is None
    t.play("leave_out(good=rum)")
    assert (t.s.departures, t.question) == (2, "move_car")


@clause("SC-SHP-09")
def test_no_second_ship_leaves_before_the_roll() -> None:
    """Twice the harbour office in a turn that took the car over the port is the most that can be tried."""
    facts = {"cubans": ["alonso"], "owners": {"harbour_office": 0}, "spaces": {"white": ["harbour_office"]}}
    t = table(2, car_at=9, value=4, ship=2, pesos=9, **facts)
    t.play("move(steps=2)", "use_own(building=harbour_office)", "marker(direction=right)")
    t.play("pawn(building=harbour_office)", "marker(direction=right)")
    assert (t.s.value, t.s.departures, t.question) == (4, 2, "leave_out")
