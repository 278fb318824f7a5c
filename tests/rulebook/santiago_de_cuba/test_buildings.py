"""What the buildings do, for the pawn and through Alonso."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.santiago_de_cuba.visits import is_over, visit
from tests.rulebook.table import clause

# ---------------------------------------------------------------- bank, church, sawmill


@clause("SC-BLD-01")
def test_the_bank_gives_two_pesos() -> None:
    t = visit("bank")
    assert t.legal() == ["use_building", "skip_building"]
    assert is_over(t.play("use_building"))
    assert (t.pesos(0), t.vp(0)) == (5, 2)
    assert t.story[-2] == "gets_pesos(who=0, pesos=2)"


@clause("SC-BLD-02")
def test_the_church_gives_a_point() -> None:
    t = visit("church").play("use_building")
    assert is_over(t)
    assert (t.pesos(0), t.vp(0)) == (3, 3)


@clause("SC-BLD-06", "SC-SUP-05")
def test_the_sawmill_takes_one_wood_once() -> None:
    t = visit("sawmill", {"wood": 2}).play("use_building")
    assert is_over(t)
    assert (t.goods(0), t.supply["wood"], t.vp(0), t.pesos(0)) == ({"wood": 1}, 7, 3, 4)


@clause("SC-BLD-06")
def test_without_wood_the_sawmill_does_nothing() -> None:
    assert is_over(visit("sawmill", {"sugar": 3}))


# ---------------------------------------------------------------- distillery, cigar factory


@clause("SC-BLD-03", "SC-BLD-04", "SC-SUP-05")
@pytest.mark.parametrize(
    ("building", "raw", "made"), [("distillery", "sugar", "rum"), ("cigar_factory", "tobacco", "cigars")]
)
def test_any_number_is_processed(building: str, raw: str, made: str) -> None:
    t = visit(building, {raw: 3, made: 1, "citrus": 4})
    assert t.legal() == [*(f"process(number={n})" for n in (1, 2, 3)), "skip_building"]
    assert t.why_not("process(number=4)") == "not_enough_goods"
    t.play("process(number=2)")
    assert is_over(t)
    assert t.goods(0) == {raw: 1, made: 3, "citrus": 4}
    assert (t.supply[raw], t.supply[made]) == (7, 5)
    assert f"processes(who=0, give={raw}, take={made}, number=2)" in t.story


@clause("SC-BLD-03", "SC-BLD-04", "SC-SUP-03")
@pytest.mark.parametrize(
    ("building", "raw", "made"), [("distillery", "sugar", "rum"), ("cigar_factory", "tobacco", "cigars")]
)
def test_no_more_than_the_supply_can_serve(building: str, raw: str, made: str) -> None:
    t = visit(building, {raw: 3}, supply={made: 2})
    assert t.legal() == ["process(number=1)", "process(number=2)", "skip_building"]
    assert t.why_not("process(number=3)") == "supply_too_small"
    assert is_over(visit(building, {raw: 3}, supply={made: 0}))
    assert is_over(visit(building, {made: 3}))


# ---------------------------------------------------------------- black market


@clause("SC-BLD-05", "SC-SUP-05")
def test_the_black_market_swaps_one_of_the_five_for_another() -> None:
    t = visit("black_market", {"sugar": 1, "rum": 2, "wood": 2})
    others = {
        "sugar": ["citrus", "tobacco", "rum", "cigars"],
        "rum": ["sugar", "citrus", "tobacco", "cigars"],
    }
    swaps = {f"swap(give={give}, take={take})" for give, takes in others.items() for take in takes}
    assert set(t.legal()) == swaps | {"skip_building"}
    t.play("swap(give=rum, take=cigars)")
    assert is_over(t)
    assert t.goods(0) == {"sugar": 1, "rum": 1, "cigars": 1, "wood": 2}
    assert (t.supply["rum"], t.supply["cigars"]) == (7, 7)


@clause("SC-BLD-05", "SC-SUP-03", "SC-SUP-07")
def test_what_the_black_market_does_not_swap() -> None:
    t = visit("black_market", {"sugar": 1, "wood": 1}, supply={"rum": 0})
    assert t.why_not("swap(give=sugar, take=rum)") == "supply_empty"
    assert t.why_not("swap(give=sugar, take=sugar)") == "swap_same_good"
    assert t.why_not("swap(give=sugar, take=wood)") == "wood_not_traded"
    assert t.why_not("swap(give=wood, take=citrus)") == "wood_not_traded"
    assert t.why_not("swap(give=citrus, take=tobacco)") == "you_have_none"


@clause("SC-BLD-05")
def test_with_nothing_to_give_or_nothing_to_take_there_is_no_market() -> None:
    assert is_over(visit("black_market", {"wood": 3}))
    none_left = {"citrus": 0, "tobacco": 0, "rum": 0, "cigars": 0}
    assert is_over(visit("black_market", {"sugar": 2}, supply=none_left))
    assert visit("black_market", {"sugar": 2}, supply={**none_left, "rum": 1}).question == "swap"


# ---------------------------------------------------------------- café


@clause("SC-BLD-07", "SC-SUP-05")
@pytest.mark.parametrize(
    ("sell", "left", "vp"),
    [
        ("cigars", {"cigars": 1, "rum": 2}, 2),
        ("rum", {"cigars": 2, "rum": 1}, 2),
        ("both", {"cigars": 1, "rum": 1}, 4),
    ],
)
def test_the_cafe_pays_two_points_apiece(sell: str, left: dict[str, int], vp: int) -> None:
    t = visit("cafe", {"cigars": 2, "rum": 2}).play(f"cafe(sell={sell})")
    assert is_over(t)
    assert (t.goods(0), t.vp(0)) == (left, 2 + vp)
    assert t.supply["cigars"] + t.supply["rum"] == 12 + vp // 2


@clause("SC-BLD-07")
def test_the_cafe_never_takes_what_one_does_not_have() -> None:
    rum = visit("cafe", {"rum": 2})
    assert rum.legal() == ["cafe(sell=rum)", "skip_building"]
    assert rum.why_not("cafe(sell=cigars)") == rum.why_not("cafe(sell=both)") == "you_have_none"
    cigars = visit("cafe", {"cigars": 1})
    assert cigars.legal() == ["cafe(sell=cigars)", "skip_building"]
    assert cigars.why_not("cafe(sell=both)") == "you_have_none"
    assert is_over(visit("cafe", {"sugar": 3, "tobacco": 3}))


# ---------------------------------------------------------------- through Alonso


@clause("SC-BLD-03", "SC-BLD-07", "SC-BLD-08", "SC-BLD-11", "SC-BLD-14", "SC-BLD-16", "SC-NWS-02")
@pytest.mark.parametrize(
    ("building", "acts"),
    [
        ("bank", ["use_building"]),
        ("church", ["use_building"]),
        ("sawmill", ["use_building"]),
        ("distillery", ["process(number=2)"]),
        ("cigar_factory", ["process(number=1)"]),
        ("black_market", ["swap(give=sugar, take=cigars)"]),
        ("cafe", ["cafe(sell=both)"]),
        ("customs", ["zero_die(good=rum)"]),
        ("casino", ["buy_vp", "casino_stop"]),
        ("harbour_office", ["marker(direction=right)"]),
        ("office", ["office(good=rum)"]),
        ("newspaper", ["flip(cuban=jose)"]),
    ],
)
def test_each_function_is_the_same_with_the_pawn_and_through_alonso(building: str, acts: list[str]) -> None:
    holds = {0: {"sugar": 3, "tobacco": 2, "rum": 2, "cigars": 1, "wood": 1}, 1: {}}
    facts: dict[str, Any] = {"goods": holds, "pesos": 7, "vp": 2, "dice": {"rum": 2, "sugar": 1}}
    at_alonso = table(2, cubans=["alonso"], owners={building: 0}, **facts)
    at_alonso.play("move(steps=1)", f"use_own(building={building})")
    if building in {"bank", "church", "sawmill"}:
        assert at_alonso.question == "pawn"  # done at once
    else:
        at_alonso.play(*acts)
    by_pawn = table(2, cubans=["alonso"], spaces={"white": [building]}, **facts)
    by_pawn.play("move(steps=1)", "decline_cuban", f"pawn(building={building})", *acts)

    def hands(t: Havana) -> list[Any]:
        return [t.goods(0), t.pesos(0), t.vp(0), t.dice, t.s.value, t.supply, t.is_active("jose")]

    assert hands(at_alonso) == hands(by_pawn)
    assert hands(at_alonso) != hands(table(2, **facts))
    assert (at_alonso.question, by_pawn.question) == ("pawn", "move_car")
