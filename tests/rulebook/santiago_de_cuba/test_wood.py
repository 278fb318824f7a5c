"""Wood on the ship."""

from __future__ import annotations

import pytest

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.table import clause

DEMAND = {"sugar": 2, "citrus": 0, "tobacco": 1, "rum": 2}


def at_port(held: int = 2, value: int = 4, **more: int) -> Havana:
    """Seat 0 of two is asked in a delivery round, with so much wood and these goods; seat 1 has a rum."""
    goods = {0: {"wood": held, **more}, 1: {"rum": 1}}
    return table(2, car_at=9, goods=goods, dice=DEMAND, value=value, vp=2).play("move(steps=1)")


@clause("SC-WOD-01")
def test_wood_serves_any_demanded_kind_up_to_its_demand() -> None:
    t = at_port(held=5)
    assert t.legal() == [
        "deliver_wood(good=sugar, number=1)",
        "deliver_wood(good=sugar, number=2)",
        "deliver_wood(good=tobacco, number=1)",
        "deliver_wood(good=rum, number=1)",
        "deliver_wood(good=rum, number=2)",
        "pass_delivery",
    ]
    assert t.why_not("deliver_wood(good=sugar, number=3)") == "more_than_demand"
    assert t.why_not("deliver_wood(good=citrus, number=1)") == "good_not_demanded"
    assert t.why_not("deliver_wood(good=cigars, number=1)") == "good_not_demanded"


@clause("SC-WOD-01")
def test_no_more_wood_than_one_has() -> None:
    assert at_port(held=1).why_not("deliver_wood(good=rum, number=2)") == "not_enough_goods"
    assert at_port(held=0, sugar=1).why_not("deliver_wood(good=rum, number=1)") == "you_have_none"


@clause("SC-WOD-02", "SC-WOD-03")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_piece_pays_one_point_whatever_the_marker_shows(value: int) -> None:
    t = at_port(value=value).play("deliver_wood(good=sugar, number=2)")
    assert t.vp(0) == 2 + 2
    assert t.dice == {**DEMAND, "sugar": 0}
    assert (t.goods(0), t.supply["wood"]) == ({}, 8)
    assert "delivers_wood(who=0, good=sugar, number=2, vp=2)" in t.story


@clause("SC-WOD-03")
def test_wood_alone_is_no_kind_that_a_ship_wants() -> None:
    t = at_port()
    assert t.why_not("deliver(good=wood, number=1)") == "good_not_demanded"
    assert t.why_not("deliver_wood(good=wood, number=1)") == "good_not_demanded"


@clause("SC-WOD-04", "SC-WOD-05")
def test_no_act_mixes_wood_with_goods_or_spreads_it_over_two_kinds() -> None:
    t = at_port(sugar=1)
    deliveries = [act for act in t.legal() if act != "pass_delivery"]
    assert set(deliveries) == {
        "deliver(good=sugar, number=1)",
        "deliver_wood(good=tobacco, number=1)",
        *(f"deliver_wood(good={good}, number={n})" for good in ("sugar", "rum") for n in (1, 2)),
    }
    for act in deliveries:
        after = at_port(sugar=1).play(act)
        lower = [good for good in DEMAND if after.dice[good] < DEMAND[good]]
        spent = [good for good in ("wood", "sugar") if after.goods(0).get(good, 0) < t.goods(0)[good]]
        assert len(lower) == len(spent) == 1, act


@clause("SC-WOD-06")
def test_the_same_kind_may_be_served_again_with_goods_or_with_wood() -> None:
    t = at_port(held=1, value=3, sugar=1).play("deliver_wood(good=sugar, number=1)")
    t.play("pass_delivery")
    assert (t.question, t.asked, t.dice["sugar"]) == ("delivery", 0, 1)
    t.play("deliver(good=sugar, number=1)")
    assert (t.vp(0), t.dice["sugar"]) == (2 + 1 + 3, 0)

    t = at_port(held=1, value=3, sugar=1).play("deliver(good=sugar, number=1)", "pass_delivery")
    t.play("deliver_wood(good=sugar, number=1)")
    assert (t.vp(0), t.dice["sugar"]) == (2 + 3 + 1, 0)


@clause("SC-WOD-06", "SC-SHP-02")
def test_wood_can_meet_the_last_demand() -> None:
    t = table(2, car_at=9, goods={0: {"wood": 1}, 1: {}}, dice={"rum": 1}, ship=2, value=4, vp=2)
    t.play("move(steps=1)", "deliver_wood(good=rum, number=1)")
    assert (t.vp(0), t.s.departures, t.question) == (3, 2, "leave_out")


@clause("SC-WOD-07", "SC-SUP-07")
def test_the_office_takes_no_wood() -> None:
    facts = {"question": "office", "building": "office", "car_at": "pedro", "pawns": {0: "office"}}
    t = table(2, **facts, goods={0: {"wood": 2, "sugar": 1}}, dice=DEMAND)
    assert t.why_not("office(good=wood)") == "office_no_wood"
    assert t.legal() == ["office(good=sugar)", "skip_building"]


@clause("SC-WOD-07")
def test_nor_is_the_office_of_use_to_who_has_only_wood() -> None:
    t = table(2, car_at="alonso", goods={0: {"wood": 2}}, dice=DEMAND, active=0, question="pawn", turn=9)
    t.play("pawn(building=office)")
    assert (t.question, t.asked) == ("move_car", 1)
