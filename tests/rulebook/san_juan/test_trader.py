"""The trader phase."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, table
from tests.rulebook.table import clause
from tradewinds.games.san_juan.pieces import PRICES, Good, Tile

MAKERS = ["sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
GOODS = [good.name.lower() for good in Good]


def selling(
    *standing: str, goods: list[str] = GOODS, chooser: int = 0, tile: str = "one", **facts: object
) -> Town:
    """Seat 0 has all production buildings, these others, and goods to sell."""
    t = table(chooser=chooser, cities={0: [*MAKERS, *standing]}, goods={0: goods}, tile=tile, **facts)
    return t.play("choose(role=trader)")


def sold(t: Town) -> int:
    number = 0
    while (t.question, t.asked) == ("sell", 0):
        t.play(t.legal()[0])
        number += 1
    return number


@clause("SJ-TRD-01", "SJ-TRD-06")
@pytest.mark.parametrize("tile", [tile.name.lower() for tile in Tile])
@pytest.mark.parametrize("good", GOODS)
def test_prices_are_those_of_the_open_tile(tile: str, good: str) -> None:
    t = selling(goods=[good], tile=tile)
    assert t.tile == tile
    t.play(f"sell(good={good})")
    assert t.cards(0) == PRICES[Tile[tile.upper()]][Good[good.upper()]]


@clause("SJ-TRD-01")
def test_the_tile_holds_for_everybody() -> None:
    t = table(tile="five", goods={0: ["indigo"], 1: ["indigo"], 2: ["indigo"]}).play("choose(role=trader)")
    assert t.story[1] == "turns_tile(who=0, tile=five)"
    for seat in range(3):
        assert (t.asked, t.tile) == (seat, "five")
        t.play("sell(good=indigo)")
    assert [t.cards(seat) for seat in range(3)] == [1, 1, 1]


@clause("SJ-TRD-02")
def test_the_tile_is_turned_even_if_the_chooser_sells_nothing() -> None:
    t = table(tile="two", goods={1: ["indigo"]}).play("choose(role=trader)")
    assert (t.asked, t.tile) == (1, "two")
    t = table(tile="two").play("choose(role=trader)")
    assert (t.question, t.tile, t.s.tile_at) == ("role", None, 1)


@clause("SJ-TRD-03", "SJ-ROL-04")
@pytest.mark.parametrize(
    ("chooser", "library", "number"), [(1, False, 1), (1, True, 1), (0, False, 2), (0, True, 3)]
)
def test_one_sale_two_or_three(chooser: int, library: bool, number: int) -> None:
    t = selling(*(["library"] if library else []), chooser=chooser)
    assert sold(t) == number


@clause("SJ-TRD-04")
@pytest.mark.parametrize(("chooser", "library", "number"), [(1, False, 2), (0, False, 3), (0, True, 4)])
def test_a_trading_post_allows_one_more(chooser: int, library: bool, number: int) -> None:
    assert sold(selling("trading_post", *(["library"] if library else []), chooser=chooser)) == number


@clause("SJ-TRD-05")
def test_all_goods_go_before_the_first_card_comes() -> None:
    t = selling("trading_post", tile="five").play("sell(good=silver)", "sell(good=coffee)")
    assert (t.cards(0), t.s.income, t.s.discards) == (0, 6, 2)
    t.play("stop")
    assert (t.cards(0), t.s.income) == (6, 0)
    told = [name for name in t.told if name in {"sells", "draws"}]
    assert told == ["sells"] * 2 + ["draws"] * 6


@clause("SJ-TRD-07")
@pytest.mark.parametrize("chooser", [0, 1])
@pytest.mark.parametrize(("number", "extra"), [(1, 0), (2, 1)])
def test_a_market_stand_adds_a_card_for_two_goods(chooser: int, number: int, extra: int) -> None:
    t = selling("market_stand", "trading_post", chooser=chooser)
    t.play(*["sell(good=indigo)", "sell(good=sugar)"][:number])
    if t.question == "sell":
        t.play("stop")
    assert t.cards(0) == number + extra


@clause("SJ-TRD-08")
@pytest.mark.parametrize(("number", "extra"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_a_market_hall_adds_one_card_in_all(number: int, extra: int) -> None:
    t = selling("market_hall", "trading_post")
    t.play(*["sell(good=indigo)", "sell(good=sugar)", "sell(good=tobacco)"][:number])
    if t.question == "sell":
        t.play("stop")
    assert t.cards(0) == number + extra


@clause("SJ-TRD-09")
def test_market_stand_and_market_hall_add_up() -> None:
    t = selling("market_stand", "market_hall").play("sell(good=indigo)", "sell(good=sugar)")
    assert t.cards(0) == 2 + 1 + 1
    t = selling("market_stand", "market_hall").play("sell(good=indigo)", "stop")
    assert t.cards(0) == 1 + 1


@clause("SJ-TRD-10", "SJ-TRD-13", "SJ-INF-14")
def test_the_five_tiles_return_in_the_same_order() -> None:
    t = table(2, tile="three")
    order = []
    for _ in range(12):
        turn = t.s.turn
        at = t.s.tile_at
        t.play("choose(role=trader)")
        assert (t.tile, t.s.open_tile) == (None, -1)
        order.append(int(t.s.tiles[at]))
        t.play("choose(role=prospector)", "pass", "choose(role=producer)").turned_down()
        assert t.s.turn == turn + 1
    assert order[0] == Tile.THREE
    assert sorted(order[:5]) == [0, 1, 2, 3, 4]
    assert order[5:10] == order[:5]
    assert order[10:] == order[:2]


@clause("SJ-TRD-13")
def test_the_tile_stays_open_until_the_last_sale() -> None:
    t = table(tile="four", goods={0: ["indigo"], 2: ["indigo"]}).play(
        "choose(role=trader)", "sell(good=indigo)"
    )
    assert (t.asked, t.tile, t.s.tile_at) == (2, "four", 0)
    t.play("sell(good=indigo)")
    assert (t.question, t.tile, t.s.tile_at) == ("role", None, 1)


@clause("SJ-TRD-11")
@pytest.mark.parametrize("number", [0, 1])
def test_one_may_sell_fewer(number: int) -> None:
    t = selling().play(*["sell(good=indigo)"] * number, "stop")
    assert (t.cards(0), len(t.goods(0))) == (number, 5 - number)
    assert "sells_no_more" in t.told


@clause("SJ-TRD-12")
def test_only_own_goods_can_be_sold() -> None:
    t = table(cities={1: ["sugar_mill"]}, goods={0: ["indigo"], 1: ["sugar"]}, tile="one").play(
        "choose(role=trader)"
    )
    assert t.legal() == ["sell(good=indigo)", "stop"]
    assert t.why_not("sell(good=sugar)") == "no_such_good"


@clause("SJ-TRD-14")
def test_the_same_kind_may_be_sold_again_and_again() -> None:
    t = table(
        tile="one",
        cities={0: ["indigo_plant", "trading_post"]},
        goods={seat: ["indigo"] * (2 if seat == 0 else 1) for seat in range(3)},
    ).play("choose(role=trader)", *["sell(good=indigo)"] * 4)
    assert [t.cards(seat) for seat in range(3)] == [2, 1, 1]
    assert t.question == "role"
