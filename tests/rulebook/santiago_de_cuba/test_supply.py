"""The general supply: eight of each good, all or nothing, and what flows back."""

from __future__ import annotations

import pytest

from tests.rulebook.santiago_de_cuba.positions import at_random, fresh, table
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba.pieces import Cuban, Good

GIVERS = [("jose", "sugar"), ("pedro", "tobacco"), ("conchita", "citrus"), ("miguel", "wood")]


@clause("SC-SUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_of_each_good(seats: int) -> None:
    for _, t in at_random(seats, seed=seats):
        for good in Good:
            held = sum(t.s.goods[seat, good] for seat in range(seats))
            assert t.s.supply[good] + held == 8


@clause("SC-SUP-02")
@pytest.mark.parametrize(("cuban", "good"), GIVERS)
@pytest.mark.parametrize(("there", "given"), [(0, 0), (1, 0), (2, 2), (5, 2)])
def test_all_or_nothing(cuban: str, good: str, there: int, given: int) -> None:
    t = table(cubans=[cuban], goods={0: {}}, supply={good: there}).play("move(steps=1)")
    assert t.goods(0).get(good, 0) == given
    assert t.supply[good] == there - given
    assert t.told[2] == ("gets_goods" if given else "gets_nothing")


@clause("SC-SUP-02")
@pytest.mark.parametrize(("cuban", "good"), GIVERS)
@pytest.mark.parametrize(("there", "given"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_partial_gain_gives_what_there_is(cuban: str, good: str, there: int, given: int) -> None:
    t = table(cubans=[cuban], goods={0: {}}, supply={good: there}, partial_gain=True).play("move(steps=1)")
    assert t.goods(0).get(good, 0) == given
    assert t.supply[good] == there - given
    assert t.told[2] == ("gets_goods" if given else "gets_nothing")


@clause("SC-SUP-02")
def test_other_goods_in_the_supply_are_no_substitute() -> None:
    t = table(cubans=["jose"], goods={0: {}}, supply={"sugar": 1, "citrus": 6}).play("move(steps=1)")
    assert t.goods(0) == {}


@clause("SC-SUP-03")
@pytest.mark.parametrize(
    ("building", "raw", "made"), [("distillery", "sugar", "rum"), ("cigar_factory", "tobacco", "cigars")]
)
def test_no_more_can_be_named_than_the_supply_has(building: str, raw: str, made: str) -> None:
    t = table(goods={0: {raw: 4}}, supply={made: 2}, question="process", building=building)
    assert t.legal() == ["process(number=1)", "process(number=2)", "skip_building"]
    assert t.why_not("process(number=3)") == "supply_too_small"


@clause("SC-SUP-03")
def test_no_kind_can_be_named_that_the_supply_lacks() -> None:
    pablo = table(question="pablo", car_at="pablo", supply={"rum": 0, "cigars": 1})
    assert pablo.why_not("take(good=rum)") == "supply_empty"
    assert pablo.why_not("take(good=cigars)") == "none"
    market = table(question="swap", building="black_market", supply={"rum": 0, "cigars": 1})
    assert market.why_not("swap(give=sugar, take=rum)") == "supply_empty"
    assert market.why_not("swap(give=sugar, take=cigars)") == "none"


@clause("SC-SUP-04")
def test_pesos_and_points_never_run_out() -> None:
    """All tokens of the box are 60 pesos and 230 points; more than these are gained here."""
    t = table(cubans=["martinez", "maria"], pesos=[60, 60, 60], vp=[230, 230, 230])
    t.play("move(steps=1)", "pawn(building=cigar_factory)", "skip_building")
    assert t.pesos(0) == 63
    t.play("move(steps=1)")
    assert t.vp(1) == 232


@clause("SC-SUP-05")
@pytest.mark.parametrize(
    ("building", "question", "act", "given", "taken"),
    [
        ("distillery", "process", "process(number=2)", {"sugar": 2}, {"rum": 2}),
        ("cigar_factory", "process", "process(number=2)", {"tobacco": 2}, {"cigars": 2}),
        ("black_market", "swap", "swap(give=citrus, take=sugar)", {"citrus": 1}, {"sugar": 1}),
        ("sawmill", "gain", "use_building", {"wood": 1}, {}),
        ("cafe", "cafe", "cafe(sell=both)", {"cigars": 1, "rum": 1}, {}),
    ],
)
def test_goods_given_up_return_to_the_supply(
    building: str, question: str, act: str, given: dict[str, int], taken: dict[str, int]
) -> None:
    t = table(goods={0: given}, question=question, building=building)
    before = t.supply
    t.play(act)
    assert t.goods(0) == taken
    assert t.supply == {g: n + given.get(g, 0) - taken.get(g, 0) for g, n in before.items()}


@clause("SC-SUP-05")
def test_goods_exchanged_at_the_end_return_to_the_supply() -> None:
    goods = [{"sugar": 2, "rum": 1, "wood": 1}, {"cigars": 3}, {"wood": 2}]
    t = table(ship=7, value=4, car_at="alonso", goods=goods).play("move(steps=2)")
    assert t.question == "over"
    assert [sum(t.goods(seat).values()) for seat in range(3)] == [1, 0, 2]
    assert sum(t.supply.values()) == 48 - 3


@clause("SC-SUP-06")
@pytest.mark.parametrize(
    ("act", "good"),
    [("deliver(good=sugar, number=2)", "sugar"), ("deliver_wood(good=sugar, number=2)", "wood")],
)
@pytest.mark.parametrize("rest", [0, 1])  # what the ship wants beside it: without more it leaves
def test_delivered_goods_return_at_once(act: str, good: str, rest: int) -> None:
    t = table(goods={0: {good: 2, "rum": 1}}, dice={"sugar": 2, "rum": rest}, car_at="alonso")
    there = t.supply[good]
    t.play("move(steps=1)", act)
    assert ("ship_leaves" in t.told) == (rest == 0)
    assert t.supply[good] == there + 2
    assert t.goods(0) == {"rum": 1}


@clause("SC-SUP-06")
def test_goods_for_the_office_return_at_once() -> None:
    t = table(goods={0: {"sugar": 2}}, dice={"sugar": 2}, question="office", building="office")
    there = t.supply["sugar"]
    t.play("office(good=sugar)")
    assert t.supply["sugar"] == there + 1
    assert t.goods(0) == {"sugar": 1}


@clause("SC-SUP-07")
def test_wood_is_not_moved_by_others() -> None:
    holding = [{"wood": 1, "sugar": 1}, {"wood": 1}, {"wood": 1, "rum": 1}]
    pablo = table(question="pablo", car_at="pablo", goods=holding)
    assert pablo.why_not("take(good=wood)") == "wood_only_from_miguel"
    zorro = table(question="zorro", car_at="el_zorro", asked=1, goods=holding)
    assert zorro.why_not("give_good(good=wood)") == "wood_cannot_be_given"
    market = table(question="swap", building="black_market", goods=holding)
    assert market.why_not("swap(give=sugar, take=wood)") == "wood_not_traded"
    assert market.why_not("swap(give=wood, take=sugar)") == "wood_not_traded"
    for t in (pablo, zorro, market):
        assert not any("wood" in act for act in t.legal())


@clause("SC-SUP-07")
def test_all_wood_comes_from_miguel() -> None:
    seen = 0
    for seed in range(3):
        for before, t in at_random(3, seed):
            gained = [t.s.goods[seat, Good.WOOD] - before.goods[seat, Good.WOOD] for seat in range(3)]
            if max(gained) > 0:
                seen += 1
                assert gained[before.active] == 2
                assert t.s.cuban_at[t.s.car] == Cuban.MIGUEL
    assert seen > 5
    assert all(fresh(seats).supply["wood"] == 8 for seats in (2, 3, 4))
