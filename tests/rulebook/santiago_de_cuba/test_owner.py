"""The owner's point."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.table import clause

OWNER_OF_BANK = {"owners": {"bank": 1}, "vp": 2, "pesos": 3}


def to_bank(seats: int = 3, **facts: Any) -> Havana:
    """Seat 0 has gone to Miguel and into the bank, which may be used now."""
    t = table(seats, cubans=["miguel"], spaces={"red": ["bank"]}, **{**OWNER_OF_BANK, **facts})
    return t.play("move(steps=1)", "pawn(building=bank)")


@clause("SC-OWN-01", "SC-OWN-05")
def test_the_owner_of_the_visited_building_gets_a_point_at_the_end_of_the_turn() -> None:
    t = to_bank()
    assert t.vp(1) == 2  # not yet: the turn goes on
    t.play("use_building")
    assert (t.pesos(0), t.vp(0), t.vp(1), t.vp(2)) == (5, 2, 3, 2)
    assert "owner_earns(who=1, building=bank, vp=1)" in t.story


@clause("SC-OWN-01")
def test_an_unowned_building_brings_nobody_a_point() -> None:
    t = to_bank(owners={}).play("use_building")
    assert [t.vp(seat) for seat in range(3)] == [2, 2, 2]
    assert "owner_earns" not in t.told


@clause("SC-OWN-02")
def test_so_he_does_if_it_was_not_used() -> None:
    t = to_bank().play("skip_building")
    assert (t.pesos(0), t.vp(1)) == (3, 3)


@clause("SC-OWN-02")
def test_so_he_does_if_it_could_not_be_used() -> None:
    t = table(2, cubans=["miguel"], spaces={"red": ["cafe"]}, owners={"cafe": 1}, vp=2)
    t.play("move(steps=1)", "pawn(building=cafe)")
    assert (t.question, t.vp(1)) == ("move_car", 3)


def after_port(**facts: Any) -> Havana:
    return table(2, car_at=9, pawns={0: "bank"}, goods={0: {}, 1: {}}, **OWNER_OF_BANK, **facts).play(
        "move(steps=1)"
    )


def after_zorro(**facts: Any) -> Havana:
    t = table(2, cubans=["el_zorro"], pawns={0: "bank"}, **OWNER_OF_BANK, **facts)
    return t.play("move(steps=1)", "give_peso", "use_building")


def after_inactive(**facts: Any) -> Havana:
    t = table(2, cubans=["jose"], inactive=["jose"], pawns={0: "bank"}, **OWNER_OF_BANK, **facts)
    return t.play("move(steps=1)")


def after_all_taken(**facts: Any) -> Havana:
    pawns = {0: "bank", 1: "office", 2: "cafe", 3: "casino"}
    red = {"red": ["office", "cafe", "casino"]}
    t = table(4, cubans=["miguel"], spaces=red, pawns=pawns, **OWNER_OF_BANK, **facts)
    return t.play("move(steps=1)", "skip_building")


@clause("SC-OWN-03")
@pytest.mark.parametrize("stayed", [after_port, after_zorro, after_inactive, after_all_taken])
def test_and_if_the_pawn_has_not_moved(stayed: Any) -> None:
    t = stayed()
    assert (t.question, t.asked, t.vp(1)) == ("move_car", 1, 3)


@clause("SC-OWN-03")
@pytest.mark.parametrize("stayed", [after_port, after_zorro, after_inactive, after_all_taken])
def test_unless_the_table_wants_the_pawn_to_enter(stayed: Any) -> None:
    t = stayed(owner_vp_on_stay=False)
    assert (t.question, t.asked, t.vp(1)) == ("move_car", 1, 2)
    entered = to_bank(owner_vp_on_stay=False).play("use_building")
    assert entered.vp(1) == 3


@clause("SC-OWN-03")
def test_having_entered_in_an_earlier_turn_is_not_entering() -> None:
    t = to_bank(2, owner_vp_on_stay=False, pesos=20, inactive=["alonso"]).play("use_building")
    t.play("move(steps=1)", "pawn(building=harbour_office)", "skip_building")  # seat 1, at Pedro
    assert (t.asked, t.vp(1)) == (0, 3)
    t.play("move(steps=7)")  # to Alonso, who is away
    assert (t.car, t.pawn(0), t.asked, t.vp(1)) == ("alonso", "bank", 1, 3)


@clause("SC-OWN-04")
def test_a_pawn_in_its_own_building_brings_nobody_a_point() -> None:
    t = to_bank(owners={"bank": 0}).play("use_building")
    assert [t.vp(seat) for seat in range(3)] == [2, 2, 2]
    assert "owner_earns" not in t.told


@clause("SC-OWN-06")
def test_only_the_active_pawn_counts() -> None:
    t = table(3, cubans=["miguel"], pawns={1: "bank", 2: "church"}, owners={"bank": 0, "church": 0}, vp=2)
    t.play("move(steps=1)", "pawn(building=casino)", "skip_building")
    assert [t.vp(seat) for seat in range(3)] == [2, 2, 2]


@clause("SC-OWN-01", "SC-TRN-04")
def test_the_owner_is_paid_before_the_new_ship_is_rolled() -> None:
    t = table(2, cubans=["miguel"], spaces={"red": ["customs"]}, owners={"customs": 1}, dice={"rum": 1}, vp=2)
    t.play("move(steps=1)", "pawn(building=customs)", "zero_die(good=rum)")
    assert (t.question, t.vp(1)) == ("leave_out", 3)
    assert t.told.index("ship_leaves") < t.told.index("owner_earns") < t.told.index("rolls")
