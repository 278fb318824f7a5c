"""The buildings that act on the ship: customs house, harbour master's office, office."""

from __future__ import annotations

import pytest

from tests.rulebook.santiago_de_cuba.visits import is_over, visit
from tests.rulebook.table import clause


@clause("SC-BLD-08", "SC-BLD-09")
def test_the_customs_house_turns_one_die_to_zero_for_nothing() -> None:
    t = visit("customs", dice={"sugar": 0, "citrus": 4, "tobacco": 1, "rum": 3, "cigars": 2}, aside="cigars")
    assert t.legal() == [
        *(f"zero_die(good={good})" for good in ("citrus", "tobacco", "rum")),
        "skip_building",
    ]
    assert t.why_not("zero_die(good=sugar)") == "die_already_zero"
    assert t.why_not("zero_die(good=cigars)") == "die_not_on_ship"
    assert t.why_not("zero_die(good=wood)") == "good_not_demanded"
    t.play("zero_die(good=citrus)")
    assert is_over(t)
    assert t.dice == {"sugar": 0, "citrus": 0, "tobacco": 1, "rum": 3}
    assert (t.vp(0), t.pesos(0)) == (2, 3)


@clause("SC-BLD-10", "SC-SHP-01", "SC-SHP-02")
def test_the_customs_house_can_clear_the_last_demand() -> None:
    t = visit("customs", dice={"citrus": 3}, ship=2)
    t.play("zero_die(good=citrus)")
    assert (t.s.departures, t.question, t.asked) == (2, "leave_out", 0)


@clause("SC-BLD-14", "SC-BLD-15")
@pytest.mark.parametrize(
    ("value", "direction", "after"), [(2, "right", 3), (3, "right", 4), (3, "left", 2), (4, "left", 3)]
)
def test_the_harbour_office_moves_the_marker_one_flag(value: int, direction: str, after: int) -> None:
    t = visit("harbour_office", value=value, ship=2).play(f"marker(direction={direction})")
    assert is_over(t)
    assert (t.s.value, t.s.departures) == (after, 1)
    assert f"value_moves(who=0, origin={value}, value={after})" in t.story


@clause("SC-BLD-15")
def test_left_of_two_there_is_no_flag() -> None:
    t = visit("harbour_office", value=2)
    assert t.why_not("marker(direction=left)") == "marker_leftmost"
    assert t.legal() == ["marker(direction=right)", "skip_building"]


@clause("SC-BLD-15", "SC-SHP-01", "SC-SHP-02")
def test_right_of_four_the_ship_leaves_at_once() -> None:
    t = visit("harbour_office", value=4, ship=2, dice={"rum": 3}).play("marker(direction=right)")
    assert (t.s.departures, t.s.value, t.question, t.asked) == (2, 2, "leave_out", 0)


@clause("SC-BLD-16", "SC-SUP-06")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_office_takes_one_good_for_two_points_whatever_the_marker_shows(value: int) -> None:
    t = visit("office", {"rum": 2}, dice={"rum": 2, "sugar": 1}, value=value).play("office(good=rum)")
    assert is_over(t)
    assert (t.vp(0), t.goods(0), t.dice["rum"], t.supply["rum"]) == (4, {"rum": 1}, 1, 7)
    assert t.s.value == value


@clause("SC-BLD-16")
def test_the_office_takes_only_what_the_ship_wants() -> None:
    dice = {"sugar": 0, "citrus": 1, "tobacco": 1, "rum": 3, "cigars": 2}
    t = visit("office", {"sugar": 1, "rum": 1, "cigars": 1}, dice=dice, aside="cigars")
    assert t.legal() == ["office(good=rum)", "skip_building"]
    assert t.why_not("office(good=sugar)") == "good_not_demanded"
    assert t.why_not("office(good=cigars)") == "die_not_on_ship"
    assert t.why_not("office(good=citrus)") == "you_have_none"
    assert is_over(visit("office", {"sugar": 2, "cigars": 2}, dice=dice, aside="cigars"))


@clause("SC-BLD-17", "SC-SHP-01", "SC-SHP-02")
def test_the_office_can_meet_the_last_demand() -> None:
    t = visit("office", {"rum": 1}, dice={"rum": 1}, ship=2).play("office(good=rum)")
    assert (t.s.departures, t.vp(0), t.question, t.asked) == (2, 4, "leave_out", 0)
