"""The trader's phase."""

from __future__ import annotations

import pytest

from tests.rulebook.puerto_rico.positions import choosing, table
from tests.rulebook.table import clause

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
ONE_EACH = {seat: dict.fromkeys(GOODS, 1) for seat in range(4)}


@clause("PR-TRD-01")
@pytest.mark.parametrize(("good", "price"), list(zip(GOODS, range(5), strict=True)))
def test_one_barrel_for_its_price(good: str, price: int) -> None:
    t = table(governor=3, goods={0: {good: 2}}, doubloons=0).play("choose(role=trader)", f"sell(good={good})")
    assert t.doubloons(0) == price
    assert t.goods(0) == {good: 1}
    assert t.counted("house") == {good: 1}
    assert t.question == "role"


@clause("PR-TRD-01")
def test_in_turn_order() -> None:
    t = table(governor=2, goods=ONE_EACH).play("choose(role=trader)")
    asked = []
    for good in GOODS[:4]:
        asked.append(t.asked)
        t.play(f"sell(good={good})")
    assert asked == [2, 3, 0, 1]


@clause("PR-TRD-02")
def test_the_trader_gets_one_more_for_a_sale() -> None:
    t = choosing("trader", goods=ONE_EACH, doubloons=0).play("sell(good=coffee)", "sell(good=tobacco)")
    assert [t.doubloons(seat) for seat in range(2)] == [5, 3]
    none = choosing("trader", goods=ONE_EACH, doubloons=0).play("pass")
    assert none.doubloons(0) == 0


@clause("PR-TRD-03", "PR-TRD-07")
def test_a_full_house_buys_nothing_more() -> None:
    t = choosing("trader", house=["corn", "indigo", "sugar"], goods=ONE_EACH, city={1: {"office": 1}})
    t.play("sell(good=coffee)")
    assert t.question == "role"
    assert t.goods(1) == dict.fromkeys(GOODS, 1)


@clause("PR-TRD-04")
def test_no_kind_that_the_house_has_but_for_an_office() -> None:
    facts = {"house": ["sugar", "coffee"], "goods": ONE_EACH}
    t = choosing("trader", city={1: {"office": 1}, 2: {"office": 0}}, **facts)
    assert t.why_not("sell(good=sugar)") == "kind_in_house"
    t.play("pass")
    assert t.why_not("sell(good=sugar)") == "none"
    t.play("pass")
    assert t.why_not("sell(good=sugar)") == "office_unmanned"
    assert t.why_not("sell(good=corn)") == "none"


@clause("PR-TRD-05")
@pytest.mark.parametrize(
    ("city", "more"),
    [({"small_market": 1}, 1), ({"large_market": 1}, 2), ({"small_market": 1, "large_market": 1}, 3)],
)
def test_markets(city: dict[str, int], more: int) -> None:
    t = table(governor=3, goods=ONE_EACH, city={0: city}, doubloons=0).play("choose(role=trader)", "pass")
    t.play("sell(good=sugar)")
    assert t.doubloons(0) == 2 + more


@clause("PR-TRD-06")
def test_corn_for_nothing() -> None:
    t = table(governor=3, goods=ONE_EACH, doubloons=0).play("choose(role=trader)", "pass", "sell(good=corn)")
    assert t.doubloons(0) == 0
    assert t.counted("house") == {"corn": 1}
    trader = choosing("trader", goods=ONE_EACH, doubloons=0, city={0: {"large_market": 1}})
    assert trader.play("sell(good=corn)").doubloons(0) == 3


@clause("PR-TRD-07")
def test_the_phase_ends_with_the_last_player_or_the_fourth_barrel() -> None:
    t = choosing("trader", goods=ONE_EACH).play("pass", "pass", "pass")
    assert (t.question, t.asked) == ("sell", 3)
    t.play("pass")
    assert t.question == "role"
    full = choosing("trader", house=["corn", "indigo"], goods=ONE_EACH)
    full.play("sell(good=sugar)", "sell(good=coffee)")
    assert full.question == "role"


@clause("PR-TRD-08")
def test_only_a_full_house_is_emptied() -> None:
    t = choosing("trader", house=["corn", "indigo"], goods=ONE_EACH)
    supply = t.counted("supply")
    t.play("sell(good=sugar)", "pass", "pass", "pass")
    assert t.counted("house") == {"corn": 1, "indigo": 1, "sugar": 1}
    full = choosing("trader", house=["corn", "indigo"], goods=ONE_EACH)
    full.play("sell(good=sugar)", "sell(good=coffee)")
    assert full.counted("house") == {}
    assert full.counted("supply") == {
        good: supply[good] + 1 if good != "tobacco" else supply[good] for good in GOODS
    }
    assert full.story[-1] == "house_is_emptied(who=0)"


@clause("PR-TRD-01")
def test_nobody_sells_what_he_does_not_have() -> None:
    t = choosing("trader", goods={0: {"corn": 1}, 2: {"sugar": 1}})
    assert t.why_not("sell(good=sugar)") == "no_such_good"
    t.play("pass")
    assert t.asked == 2
