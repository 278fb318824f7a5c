"""What the Cubans give; El Zorro and Alonso have files of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.santiago_de_cuba.positions import table
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba.pieces import Cuban

FIVE = ["sugar", "citrus", "tobacco", "rum", "cigars"]
BARE: dict[str, Any] = {"goods": [{}, {}, {}], "pesos": 0, "vp": 0}


@clause("SC-CUB-01")
def test_the_cuban_at_the_cars_stop_serves_at_once() -> None:
    t = table(cubans=["maria", "martinez"], **BARE).play("move(steps=1)")
    assert (t.vp(0), t.pesos(0), t.question) == (2, 0, "pawn")
    assert [t.vp(1), t.vp(2)] == [0, 0]


@clause("SC-CUB-01")
def test_who_is_passed_does_not_serve() -> None:
    t = table(cubans=["maria", "martinez"], vp=2, pesos=1).play("move(steps=2)")
    assert (t.vp(0), t.pesos(0)) == (2, 3)


@clause("SC-CUB-01")
def test_who_is_away_does_not_serve() -> None:
    t = table(cubans=["maria"], inactive=["maria"], **BARE).play("move(steps=1)")
    assert t.vp(0) == 0
    assert "gets_vp" not in t.told


@pytest.mark.parametrize(
    ("cuban", "goods", "vp", "pesos"),
    [
        pytest.param("pedro", {"tobacco": 2}, 0, 0, id="SC-CUB-02"),
        pytest.param("maria", {}, 2, 0, id="SC-CUB-03"),
        pytest.param("jose", {"sugar": 2}, 0, 0, id="SC-CUB-04"),
        pytest.param("martinez", {}, 0, 3, id="SC-CUB-05"),
        pytest.param("conchita", {"citrus": 2}, 0, 0, id="SC-CUB-06"),
        pytest.param("miguel", {"wood": 2}, 0, 0, id="SC-CUB-07"),
    ],
)
@clause("SC-CUB-02", "SC-CUB-03", "SC-CUB-04", "SC-CUB-05", "SC-CUB-06", "SC-CUB-07")
def test_gifts(cuban: str, goods: dict[str, int], vp: int, pesos: int) -> None:
    t = table(cubans=[cuban], active=1, **BARE)
    supply = t.supply
    t.play("move(steps=1)")
    assert (t.goods(1), t.vp(1), t.pesos(1)) == (goods, vp, pesos)
    assert t.supply == {good: number - goods.get(good, 0) for good, number in supply.items()}
    for other in (0, 2):
        assert (t.goods(other), t.vp(other), t.pesos(other)) == ({}, 0, 0)


@clause("SC-CUB-08")
@pytest.mark.parametrize("good", FIVE)
def test_pablo_gives_any_of_the_five_goods(good: str) -> None:
    t = table(cubans=["pablo"], **BARE).play("move(steps=1)")
    assert (t.question, t.asked) == ("pablo", 0)
    assert t.legal() == [f"take(good={each})" for each in FIVE]
    assert t.why_not("take(good=wood)") == "wood_only_from_miguel"
    t.play(f"take(good={good})")
    assert t.goods(0) == {good: 1}
    assert t.supply == {**dict.fromkeys([*FIVE, "wood"], 8), good: 7}
    assert t.question == "pawn"


@clause("SC-CUB-08")
def test_pablo_gives_only_what_there_is() -> None:
    empty = dict.fromkeys(["citrus", "tobacco", "rum", "cigars"], 0)
    t = table(cubans=["pablo"], supply=empty).play("move(steps=1)")
    assert t.legal() == ["take(good=sugar)"]
    assert t.why_not("take(good=rum)") == "supply_empty"


@clause("SC-CUB-09")
@pytest.mark.parametrize("good", FIVE)
def test_one_piece_in_the_supply_is_enough_for_pablo(good: str) -> None:
    t = table(cubans=["pablo"], supply={**dict.fromkeys(FIVE, 0), good: 1}).play("move(steps=1)")
    assert t.legal() == [f"take(good={good})"]


@clause("SC-CUB-09")
def test_pablo_with_an_empty_supply_gives_nothing() -> None:
    t = table(cubans=["pablo"], supply=dict.fromkeys(FIVE, 0))
    assert t.supply["wood"] == 8
    before = t.goods(0)
    t.play("move(steps=1)")
    assert t.goods(0) == before
    assert t.question == "pawn"


@clause("SC-CUB-10")
@pytest.mark.parametrize("cuban", ["pedro", "maria", "jose", "martinez", "conchita", "miguel"])
def test_nobody_is_asked_whether_he_wants_a_gift(cuban: str) -> None:
    t = table(cubans=[cuban]).play("move(steps=1)")
    assert t.question == "pawn"
    assert t.why_not("decline_cuban") == "wrong_phase"


@clause("SC-CUB-10")
def test_neither_pablo_nor_el_zorro_can_be_declined() -> None:
    pablo = table(cubans=["pablo"]).play("move(steps=1)")
    assert pablo.why_not("decline_cuban") == "wrong_phase"
    zorro = table(cubans=["el_zorro"]).play("move(steps=1)")
    assert (zorro.question, zorro.asked) == ("zorro", 1)
    assert zorro.why_not("decline_cuban") == "must_give"


@clause("SC-CUB-11")
def test_a_cuban_serves_again_and_again() -> None:
    t = table(2, cubans=["maria"], pesos=20, vp=0, goods=[{}, {}])
    t.play("move(steps=1)", "pawn(building=bank)", "skip_building")
    t.play("move(steps=10)", "pawn(building=church)", "skip_building")
    t.play("move(steps=10)")
    assert (t.car, t.vp(0), t.vp(1)) == ("maria", 4, 2)
    assert all(t.is_active(cuban.name) for cuban in Cuban)
