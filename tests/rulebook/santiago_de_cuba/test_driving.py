"""The car: steps, their price, and the port on the way."""

from __future__ import annotations

import pytest

from tests.rulebook.santiago_de_cuba.positions import at_random, table
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba.pieces import Cuban
from tradewinds.games.santiago_de_cuba.state import Question

ALL_AWAY = [cuban.name.lower() for cuban in Cuban]


@clause("SC-CAR-01")
@pytest.mark.parametrize("start", range(10))
@pytest.mark.parametrize("steps", [1, 4, 10])
def test_the_car_drives_clockwise(start: int, steps: int) -> None:
    t = table(car_at=start, pesos=9, inactive=ALL_AWAY).play(f"move(steps={steps})")
    assert t.s.car == (start + steps) % 10


@clause("SC-CAR-01")
def test_the_car_can_neither_stay_nor_reverse() -> None:
    t = table(car_at="maria", pesos=20)
    assert t.why_not("move(steps=0)") == "must_move_car"
    with pytest.raises(ValueError, match="from 0 to"):
        t.why_not("move(steps=-1)")


@clause("SC-CAR-01")
def test_the_car_drives_once_in_every_turn() -> None:
    drives, turns = 0, 0
    for before, t in at_random(3, seed=9):
        drove = "drives" in t.told
        assert drove == (before.question == Question.MOVE_CAR)
        assert drove or t.s.car == before.car
        drives, turns = drives + drove, int(t.s.turn)
    assert drives == turns > 20


@clause("SC-CAR-02")
@pytest.mark.parametrize("steps", range(1, 11))
def test_the_first_step_is_free_and_each_further_one_costs_a_peso(steps: int) -> None:
    t = table(pesos=9, inactive=ALL_AWAY)
    t.play(f"move(steps={steps})")
    assert t.pesos(0) == 9 - (steps - 1)
    assert f"pesos={steps - 1})" in t.story[0]
    assert (t.pesos(1), t.pesos(2)) == (9, 9)


@clause("SC-CAR-03")
@pytest.mark.parametrize("pesos", range(10))
def test_as_many_steps_as_can_be_paid(pesos: int) -> None:
    t = table(pesos={0: pesos, 1: 9, 2: 9})
    assert t.legal() == [f"move(steps={steps})" for steps in range(1, pesos + 2)]
    if pesos < 9:
        assert t.why_not(f"move(steps={pesos + 2})") == "not_enough_pesos_for_steps"


@clause("SC-CAR-04")
def test_a_full_lap_is_the_most() -> None:
    t = table(car_at="maria", pesos=30, value=2)
    assert t.legal()[-1] == "move(steps=10)"
    assert t.why_not("move(steps=11)") == t.why_not("move(steps=20)") == "too_many_steps"
    t.play("move(steps=10)")
    assert (t.car, t.pesos(0), t.vp(0)) == ("maria", 21, 4)


@clause("SC-CAR-05")
def test_the_price_is_paid_although_the_game_ends_on_the_way() -> None:
    t = table(
        ship=7, value=4, car_at="alonso", pesos=5, vp=2, goods=[{}, {}, {}], inactive=["pedro", "maria"]
    )
    t.play("move(steps=5)")
    assert t.question == "over"
    assert t.pesos(0) == 1
    assert t.car == "port"
    assert t.told == ["drives", "value_moves", "ship_leaves", "game_ends"]
    assert not t.is_active("pedro")


@clause("SC-CAR-05")
def test_the_price_goes_to_nobody() -> None:
    t = table(pesos=5).play("move(steps=3)")
    assert list(t.s.pesos)[:3] == [3, 5, 5]


@clause("SC-CAR-06")
def test_from_maria_to_pedro() -> None:
    t = table(
        cubans=["jose", "maria", "miguel", "pablo", "pedro"],
        car_at="maria",
        pesos=5,
    ).play("move(steps=3)")
    assert (t.car, t.pesos(0)) == ("pedro", 3)


@clause("SC-CAR-07")
@pytest.mark.parametrize("inactive", [[], ALL_AWAY])
def test_every_stop_on_the_way_counts(inactive: list[str]) -> None:
    """From the seventh stop over two Cubans and the port to the second, away or not: five steps."""
    t = table(car_at=7, pesos=4, inactive=inactive)
    assert t.why_not("move(steps=6)") == "not_enough_pesos_for_steps"
    t.play("move(steps=5)")
    assert (t.s.car, t.pesos(0)) == (2, 0)


@clause("SC-CAR-08")
@pytest.mark.parametrize(("value", "after"), [(2, 3), (3, 4)])
def test_driving_over_the_port_moves_the_marker(value: int, after: int) -> None:
    t = table(car_at="alonso", value=value).play("move(steps=2)")
    assert t.s.value == after
    assert t.dice == {"sugar": 2, "citrus": 2, "tobacco": 1, "rum": 1}
    assert (t.question, t.asked) == ("pawn", 0)
    assert t.goods(1) == {"sugar": 1, "citrus": 1, "tobacco": 1}
    assert "ship_leaves" not in t.told


@clause("SC-CAR-08")
def test_driving_elsewhere_does_not() -> None:
    assert table(car_at="pedro", value=2).play("move(steps=3)").s.value == 2


@clause("SC-CAR-09")
def test_the_ship_leaves_before_the_stop_is_used() -> None:
    t = table(car_at="alonso", value=4, ship=3).play("move(steps=2)")
    assert t.told[:6] == [
        "drives",
        "value_moves",
        "ship_leaves",
        "ship_arrives",
        "car_at_cuban",
        "gets_goods",
    ]
    assert (t.s.departures, t.s.value, t.dice, t.question) == (3, 2, {}, "pawn")


@clause("SC-CAR-09")
def test_the_last_ship_leaves_before_the_stop_is_used() -> None:
    t = table(car_at="alonso", value=4, ship=7, goods=[{}, {}, {}]).play("move(steps=2)")
    assert t.question == "over"
    assert t.goods(0) == {}
    assert "car_at_cuban" not in t.told


@clause("SC-CAR-10")
def test_setting_out_from_the_port_is_not_driving_over_it() -> None:
    assert table(car_at="port", value=2).play("move(steps=3)").s.value == 2


@clause("SC-CAR-10")
def test_arriving_at_the_port_is_not_driving_over_it() -> None:
    t = table(car_at="alonso", value=4, goods=[{"sugar": 1}, {}, {}]).play("move(steps=1)")
    assert (t.s.value, t.question) == (4, "delivery")


@clause("SC-CAR-10")
def test_a_lap_from_port_to_port_is_a_delivery_round() -> None:
    t = table(car_at="port", value=3, pesos=9).play("move(steps=10)")
    assert (t.car, t.s.value, t.pesos(0), t.question) == ("port", 3, 0, "delivery")
    assert t.told == ["drives", "car_at_port"]


@clause("SC-CAR-11")
def test_the_stop_decides_the_rest() -> None:
    at_home = table(cubans=["pedro"]).play("move(steps=1)")
    assert (at_home.question, at_home.asked) == ("pawn", 0)
    away = table(cubans=["pedro"], inactive=["pedro"]).play("move(steps=1)")
    assert (away.question, away.asked) == ("move_car", 1)
    assert away.goods(0) == {"sugar": 1, "citrus": 1, "tobacco": 1}
    port = table(car_at="alonso").play("move(steps=1)")
    assert (port.question, port.asked) == ("delivery", 0)
