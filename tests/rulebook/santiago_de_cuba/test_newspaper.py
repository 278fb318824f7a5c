"""The newspaper publisher, and Cubans who are away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba.pieces import Cuban


def at_newspaper(seats: int = 2, **facts: Any) -> Havana:
    """Seat 0 has driven to Miguel, on stop 3, and entered the newspaper; Maria and José are on 1 and 2."""
    row = {"cubans": ["maria", "jose", "miguel"], "spaces": {"red": ["newspaper"]}}
    t = table(seats, **{**row, "car_at": "jose", "pesos": 20, "vp": 2, **facts})
    return t.play("move(steps=1)", "pawn(building=newspaper)")


@clause("SC-NWS-01")
def test_the_newspaper_gives_a_peso() -> None:
    t = at_newspaper().play("use_building")
    assert t.pesos(0) == 21
    assert all(t.is_active(cuban.name.lower()) for cuban in Cuban)
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-NWS-02")
def test_and_with_it_one_cuban_may_be_sent_away() -> None:
    t = at_newspaper()
    flips = [f"flip(cuban={cuban.name.lower()})" for cuban in Cuban]
    assert t.legal() == ["use_building", *flips, "skip_building"]
    t.play("flip(cuban=conchita)")
    assert t.pesos(0) == 21
    assert [c.name.lower() for c in Cuban if not t.is_active(c.name.lower())] == ["conchita"]
    assert (t.question, t.asked) == ("move_car", 1)
    assert "sends_away(who=0, cuban=conchita)" in t.story


@clause("SC-NWS-03")
def test_only_who_is_there_can_be_sent_away_and_several_can_be_away() -> None:
    t = at_newspaper(inactive=["pablo", "pedro"])
    assert t.why_not("flip(cuban=pablo)") == "cuban_already_inactive"
    t.play("flip(cuban=conchita)")
    assert not any(t.is_active(cuban) for cuban in ("pablo", "pedro", "conchita"))


@clause("SC-NWS-04", "SC-CAR-07")
def test_the_car_stops_at_and_passes_an_inactive_cuban_at_the_usual_price() -> None:
    t = table(2, cubans=["maria", "jose", "miguel"], inactive=["maria", "jose"], pesos=3).play(
        "move(steps=2)"
    )
    assert (t.car, t.pesos(0)) == ("jose", 2)
    t = table(2, cubans=["maria", "jose", "miguel"], inactive=["maria", "jose"], pesos=3).play(
        "move(steps=3)"
    )
    assert (t.car, t.pesos(0)) == ("miguel", 1)


@clause("SC-NWS-05")
def test_who_has_been_passed_is_back() -> None:
    t = table(2, cubans=["maria", "jose", "miguel", "pedro"], inactive=["maria", "miguel", "pedro"], pesos=3)
    t.play("move(steps=2)")
    assert t.is_active("maria")  # passed
    assert not t.is_active("miguel")  # still ahead
    assert not t.is_active("pedro")
    assert "cuban_returns(who=0, cuban=maria)" in t.story


@clause("SC-NWS-06", "SC-PWN-07", "SC-CAR-11")
def test_stopping_at_an_inactive_cuban_gives_nothing() -> None:
    t = table(2, cubans=["martinez"], inactive=["martinez"], pawns={0: "bank"}, pesos=3).play("move(steps=1)")
    assert (t.pesos(0), t.pawn(0)) == (3, "bank")
    assert (t.question, t.asked) == ("move_car", 1)
    assert "cuban_is_away(who=0, cuban=martinez)" in t.story


@clause("SC-NWS-06")
@pytest.mark.parametrize("cuban", ["el_zorro", "pablo", "alonso"])
def test_nor_does_an_inactive_one_ask_anything(cuban: str) -> None:
    t = table(2, cubans=[cuban], inactive=[cuban], pawns={0: "bank"}, pesos=3, vp=2).play("move(steps=1)")
    assert (t.question, t.asked) == ("move_car", 1)
    assert [t.pesos(0), t.pesos(1), t.vp(1)] == [3, 3, 2]


@clause("SC-NWS-07")
def test_he_stays_away_while_the_car_stands_there_and_is_back_when_it_drives_on() -> None:
    t = table(2, cubans=["martinez"], inactive=["martinez"]).play("move(steps=1)")
    assert not t.is_active("martinez")
    t.play("move(steps=1)")  # by the other player
    assert t.is_active("martinez")
    assert "cuban_returns(who=1, cuban=martinez)" in t.story


@clause("SC-NWS-08")
def test_he_stays_away_for_as_many_turns_as_it_takes() -> None:
    t = at_newspaper(goods={0: {}, 1: {}}).play("flip(cuban=jose)")  # just behind the car
    t.play("move(steps=7)", "pass_delivery")  # seat 1, to the port; seat 0 keeps his wood
    assert (t.car, t.is_active("jose")) == ("port", False)
    t.play("move(steps=1)", "pawn(building=bank)", "skip_building")  # seat 0, to Maria
    assert not t.is_active("jose")
    t.play("move(steps=1)")  # seat 1 stops at him
    assert (t.car, t.is_active("jose"), t.asked) == ("jose", False, 0)
    t.play("move(steps=1)")
    assert t.is_active("jose")


@clause("SC-NWS-09")
def test_the_cuban_at_the_car_is_away_until_the_car_has_come_round() -> None:
    t = at_newspaper(goods={0: {}, 1: {}}).play("flip(cuban=miguel)")
    assert not t.is_active("miguel")
    t.play("move(steps=7)", "pass_delivery")  # driving off does not count
    assert (t.car, t.is_active("miguel")) == ("port", False)
    t.play("move(steps=4)")  # past him
    assert t.car not in {"port", "miguel"}
    assert t.is_active("miguel")


@clause("SC-NWS-09")
def test_stopping_at_him_when_it_has_come_round() -> None:
    t = at_newspaper(goods={0: {}, 1: {}})
    t.play("flip(cuban=miguel)", "move(steps=7)", "pass_delivery", "move(steps=3)")
    assert (t.car, t.is_active("miguel"), t.asked) == ("miguel", False, 1)
    t.play("move(steps=1)")
    assert t.is_active("miguel")


@clause("SC-NWS-09")
def test_the_turn_in_progress_is_not_touched() -> None:
    t = table(2, cubans=["alonso"], owners={"newspaper": 0}, spaces={"white": ["bank", "church", "office"]})
    t.play("move(steps=1)", "use_own(building=newspaper)", "flip(cuban=alonso)")
    assert not t.is_active("alonso")
    assert t.legal() == ["pawn(building=bank)", "pawn(building=church)", "pawn(building=office)"]
    t.play("pawn(building=bank)", "use_building")
    assert t.pesos(0) == 3 + 1 + 2


@clause("SC-NWS-09")
def test_the_table_may_let_driving_off_count() -> None:
    t = at_newspaper(newspaper_current_stop="reactivate_on_leaving", goods={0: {}, 1: {}})
    t.play("flip(cuban=miguel)")
    assert not t.is_active("miguel")
    t.play("move(steps=7)")
    assert t.is_active("miguel")


@clause("SC-NWS-09")
def test_the_table_may_forbid_it() -> None:
    t = at_newspaper(newspaper_current_stop="forbidden")
    assert t.why_not("flip(cuban=miguel)") == "cuban_is_here"
    assert "flip(cuban=miguel)" not in t.legal()
    assert "flip(cuban=jose)" in t.legal()
    assert at_newspaper().why_not("flip(cuban=miguel)") == "none"


@clause("SC-NWS-10", "SC-CAR-04")
def test_after_a_full_lap_who_was_away_is_there_again() -> None:
    t = table(2, cubans=["martinez"], inactive=["martinez"], pesos=9).play("move(steps=1)")
    t.play("move(steps=10)")  # seat 1, round to Martinez again
    assert (t.car, t.is_active("martinez"), t.pesos(1)) == ("martinez", True, 9 - 9 + 3)


@clause("SC-NWS-10")
def test_but_not_who_was_sent_away_while_the_car_stood_there() -> None:
    t = at_newspaper().play("flip(cuban=miguel)", "move(steps=10)")
    assert (t.car, t.is_active("miguel"), t.asked) == ("miguel", False, 0)
    assert t.goods(1).get("wood", 0) == 0


@clause("SC-NWS-10")
def test_where_driving_off_counts_a_lap_finds_him_there() -> None:
    t = at_newspaper(newspaper_current_stop="reactivate_on_leaving")
    t.play("flip(cuban=miguel)", "move(steps=10)")
    assert (t.is_active("miguel"), t.goods(1)["wood"]) == (True, 2)


@clause("SC-NWS-11")
def test_who_is_not_reached_before_the_end_changes_nothing() -> None:
    facts: dict[str, Any] = {"ship": 7, "dice": {"rum": 1}, "goods": {0: {}, 1: {"rum": 1}}, "value": 3}
    with_one_away = at_newspaper(**facts).play("flip(cuban=jose)")
    without = at_newspaper(**facts).play("use_building")
    for t in (with_one_away, without):
        t.play("move(steps=7)", "deliver(good=rum, number=1)")
        assert t.question == "over"
    assert [with_one_away.vp(0), with_one_away.vp(1)] == [without.vp(0), without.vp(1)] == [2, 5]
    assert not with_one_away.is_active("jose")
