"""The delivery round at the port."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.table import clause


def at_last_stop(seats: int = 3, **facts: Any) -> Havana:
    """Seat 0 can reach the port with one step; nobody holds anything, but for what the facts say."""
    goods: dict[int, dict[str, int]] = {seat: {} for seat in range(seats)} | facts.pop("goods", {})
    return table(seats, car_at=9, goods=goods, **facts)


@clause("SC-PRT-01")
def test_stopping_at_the_port_asks_everybody_clockwise_from_the_initiator() -> None:
    t = at_last_stop(4, goods={seat: {"citrus": 1} for seat in range(4)}, dice={"citrus": 4}, active=2)
    t.play("move(steps=1)")
    assert t.car == "port"
    for seat in (2, 3, 0, 1):
        assert (t.question, t.asked) == ("delivery", seat)
        t.play("deliver(good=citrus, number=1)")


@clause("SC-PRT-01")
def test_going_over_the_port_starts_no_delivery_round() -> None:
    t = at_last_stop(goods={0: {"sugar": 1}}).play("move(steps=2)")
    assert (t.car, t.question) == ("pedro", "pawn")
    assert t.why_not("deliver(good=sugar, number=1)") == "not_a_delivery_round"


@clause("SC-PRT-02", "SC-PRT-06")
def test_any_number_up_to_the_demand_and_what_one_has_of_one_kind() -> None:
    t = at_last_stop(goods={0: {"sugar": 3, "citrus": 2, "rum": 1}}, dice={"sugar": 2, "citrus": 4, "rum": 0})
    t.play("move(steps=1)")
    assert t.legal() == [
        "deliver(good=sugar, number=1)",
        "deliver(good=sugar, number=2)",
        "deliver(good=citrus, number=1)",
        "deliver(good=citrus, number=2)",
        "pass_delivery",
    ]
    assert t.why_not("deliver(good=sugar, number=3)") == "more_than_demand"
    assert t.why_not("deliver(good=citrus, number=3)") == "not_enough_goods"
    assert t.why_not("deliver(good=rum, number=1)") == "good_not_demanded"


@clause("SC-PRT-02", "SC-SET-12")
def test_the_die_aside_is_no_demand_whatever_it_shows() -> None:
    dice = {"sugar": 2, "citrus": 1, "tobacco": 1, "rum": 1, "cigars": 3}
    t = at_last_stop(goods={0: {"cigars": 2, "sugar": 1}}, dice=dice, aside="cigars").play("move(steps=1)")
    assert t.why_not("deliver(good=cigars, number=1)") == "good_not_demanded"
    assert t.legal() == ["deliver(good=sugar, number=1)", "pass_delivery"]


@clause("SC-PRT-03", "SC-SUP-06")
def test_the_die_is_turned_down_and_the_goods_return_to_the_supply() -> None:
    t = at_last_stop(goods={0: {"citrus": 3}}, dice={"citrus": 4, "rum": 2}).play("move(steps=1)")
    supply = t.supply["citrus"]
    t.play("deliver(good=citrus, number=3)")
    assert t.dice == {"sugar": 0, "citrus": 1, "tobacco": 0, "rum": 2}
    assert t.goods(0) == {}
    assert t.supply["citrus"] == supply + 3


@clause("SC-PRT-04")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_each_piece_pays_the_value_of_the_flag_at_once(value: int) -> None:
    t = at_last_stop(goods={0: {"sugar": 3}}, dice={"sugar": 3, "rum": 1}, value=value, vp=[2, 2, 2])
    t.play("move(steps=1)", "deliver(good=sugar, number=2)")
    assert t.vp(0) == 2 + 2 * value
    assert f"delivers(who=0, good=sugar, number=2, vp={2 * value})" in t.story
    assert [t.vp(1), t.vp(2)] == [2, 2]


@clause("SC-PRT-05")
def test_a_pass_is_for_the_rest_of_the_round() -> None:
    t = at_last_stop(
        goods={0: {"sugar": 1}, 1: {"citrus": 2}, 2: {"citrus": 1}}, dice={"sugar": 2, "citrus": 4}
    )
    t.play("move(steps=1)", "pass_delivery", "deliver(good=citrus, number=1)")
    assert t.asked == 2
    t.play("deliver(good=citrus, number=1)")
    assert (t.question, t.asked) == ("delivery", 1)  # not seat 0 again, though he has sugar


@clause("SC-PRT-05")
def test_who_passed_in_one_round_is_asked_in_the_next() -> None:
    t = at_last_stop(2, goods={0: {"sugar": 1}, 1: {"sugar": 1}}, dice={"sugar": 2}, pesos=9)
    t.play("move(steps=1)", "pass_delivery", "pass_delivery")
    assert (t.question, t.asked) == ("move_car", 1)
    t.play("move(steps=10)")
    assert (t.question, t.asked) == ("delivery", 1)
    t.play("pass_delivery")
    assert (t.question, t.asked) == ("delivery", 0)


@clause("SC-PRT-06")
def test_passing_is_free_to_who_could_deliver() -> None:
    t = at_last_stop(goods={0: {"sugar": 2}}, dice={"sugar": 2}, vp=2).play("move(steps=1)", "pass_delivery")
    assert t.goods(0) == {"sugar": 2}
    assert t.vp(0) == 2
    assert t.dice["sugar"] == 2


@clause("SC-PRT-07")
def test_cycle_after_cycle_among_those_who_have_not_passed() -> None:
    each = {"sugar": 1, "citrus": 1, "rum": 1}
    t = at_last_stop(3, goods=dict.fromkeys(range(3), each), dice={"sugar": 3, "citrus": 4, "rum": 3})
    t.play("move(steps=1)")
    order = []
    for act in [
        "deliver(good=sugar, number=1)",
        "pass_delivery",
        "deliver(good=sugar, number=1)",
        "deliver(good=citrus, number=1)",
        "deliver(good=citrus, number=1)",
        "deliver(good=rum, number=1)",
        "pass_delivery",
    ]:
        order.append(t.asked)
        t.play(act)
    assert order == [0, 1, 2, 0, 2, 0, 2]
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-PRT-08")
def test_the_last_one_in_goes_on_alone() -> None:
    goods = {"sugar": 1, "citrus": 1, "rum": 1}
    t = at_last_stop(3, goods={1: goods}, dice={"sugar": 2, "citrus": 2, "rum": 2}).play("move(steps=1)")
    for good in goods:
        assert (t.question, t.asked) == ("delivery", 1)
        t.play(f"deliver(good={good}, number=1)")
    assert t.question == "move_car"


@clause("SC-PRT-09")
def test_met_demand_ends_the_round_in_that_moment() -> None:
    each = {"sugar": 1, "citrus": 1}
    t = at_last_stop(3, goods=dict.fromkeys(range(3), each), dice={"sugar": 1, "citrus": 1}, value=3, ship=4)
    t.play("move(steps=1)", "deliver(good=sugar, number=1)", "deliver(good=citrus, number=1)")
    assert t.s.departures == 4
    assert (t.question, t.asked) == ("leave_out", 0)
    assert [t.goods(seat) for seat in (1, 2)] == [{"sugar": 1}, each]  # seat 2 got no turn
    assert "passes" not in t.told
    assert "value_moves" not in t.told


@clause("SC-PRT-10")
def test_unmet_demand_moves_the_marker_and_the_ship_stays() -> None:
    t = at_last_stop(goods={0: {"sugar": 1}}, dice={"sugar": 2, "rum": 1}, value=2, ship=3)
    t.play("move(steps=1)", "deliver(good=sugar, number=1)")
    assert (t.s.value, t.s.departures) == (3, 2)
    assert t.dice == {"sugar": 1, "citrus": 0, "tobacco": 0, "rum": 1}
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-PRT-10", "SC-PRT-14")
def test_so_it_does_when_nobody_can_deliver_anything() -> None:
    t = at_last_stop(dice={"sugar": 2}, value=3).play("move(steps=1)")
    assert t.s.value == 4
    assert t.told.count("passes") == 3
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-PRT-10")
def test_and_when_nobody_wants_to() -> None:
    t = at_last_stop(2, goods={0: {"sugar": 1}, 1: {"sugar": 1}}, dice={"sugar": 2}, value=2)
    t.play("move(steps=1)", "pass_delivery", "pass_delivery")
    assert t.s.value == 3


@clause("SC-PRT-11", "SC-SHP-02")
def test_unmet_at_four_the_ship_leaves_at_once() -> None:
    t = at_last_stop(goods={0: {"sugar": 1}}, dice={"sugar": 2}, value=4, ship=3)
    t.play("move(steps=1)", "deliver(good=sugar, number=1)")
    assert (t.s.departures, t.s.value, bool(t.s.pending)) == (3, 2, True)
    assert (t.question, t.asked) == ("leave_out", 0)


@clause("SC-PRT-12")
def test_the_value_is_the_same_throughout_the_round() -> None:
    t = at_last_stop(2, goods={0: {"sugar": 2}, 1: {"sugar": 1}}, dice={"sugar": 3, "rum": 1}, value=3, vp=0)
    t.play("move(steps=1)")
    for seat in (0, 1, 0):
        assert (t.s.value, t.asked) == (3, seat)
        t.play("deliver(good=sugar, number=1)")
    assert [t.vp(0), t.vp(1)] == [6, 3]
    assert t.s.value == 4  # only once the round is over


@clause("SC-PRT-13", "SC-PWN-06")
def test_after_the_port_the_pawn_stays_and_no_building_is_used() -> None:
    t = at_last_stop(2, pawns={0: "bank"}, goods={0: {"sugar": 1}}, dice={"sugar": 2}, pesos=3)
    t.play("move(steps=1)")
    assert t.why_not("pawn(building=church)") == "pawn_stays_port"
    assert t.why_not("use_building") == "pawn_stays_port"
    t.play("deliver(good=sugar, number=1)")
    assert (t.question, t.asked) == ("move_car", 1)
    assert (t.pawn(0), t.pesos(0)) == ("bank", 3)


@clause("SC-PRT-14", "SC-INF-06")
def test_a_pass_not_asked_for_is_told_like_any_other() -> None:
    willing = at_last_stop(2, goods={0: {"sugar": 1}}, dice={"sugar": 2}).play(
        "move(steps=1)", "pass_delivery"
    )
    forced = at_last_stop(2, dice={"sugar": 2}).play("move(steps=1)")
    assert willing.story == forced.story
    assert list(willing.s.passed) == list(forced.s.passed) == [1, 1, 0, 0]


@clause("SC-PRT-14")
def test_only_wood_is_something_to_deliver() -> None:
    t = at_last_stop(2, goods={0: {"rum": 2}, 1: {"wood": 1}}, dice={"sugar": 2}).play("move(steps=1)")
    assert t.story[-1] == "passes(who=0)"
    assert (t.question, t.asked) == ("delivery", 1)
