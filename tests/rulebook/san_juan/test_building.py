"""The builder phase without a crane."""

from __future__ import annotations

import itertools

import pytest

from tests.rulebook.san_juan.positions import Town, at_random, table
from tests.rulebook.table import clause
from tradewinds.games.san_juan.pieces import COST, Card

MONEY = ["indigo_plant"] * 6


def building(card: str, *standing: str, money: int = 6, chooser: int = 1, **facts: object) -> Town:
    """Seat 0 builds a card with these buildings and so many indigo plants to pay with."""
    hands = {0: [card, *MONEY[:money]]}
    t = table(chooser=chooser, cities={0: standing}, hands=hands, **facts).play("choose(role=builder)")
    assert (t.question, t.asked) == ("build", 0)
    return t.play(f"build(card={card})")


def paid(t: Town) -> int:
    """How many cards are paid, indigo plants first."""
    number = 0
    while t.question == "pay":
        t.play("pay(card=indigo_plant)" if "pay(card=indigo_plant)" in t.legal() else t.legal()[0])
        number += 1
    return number


@clause("SJ-BLD-01")
def test_each_may_build_once_in_turn() -> None:
    hands = {seat: ["indigo_plant", "sugar_mill", "well"] for seat in range(3)}
    t = table(chooser=1, hands=hands).play("choose(role=builder)")
    for seat in (1, 2, 0):
        assert (t.question, t.asked) == ("build", seat)
        t.play("build(card=indigo_plant)")
        if t.question == "pay":
            t.play("pay(card=well)")
    assert t.question == "role"
    assert [len(t.city(seat)) for seat in range(3)] == [2, 2, 2]


@clause("SJ-BLD-01")
def test_no_second_building_while_one_is_paid_for() -> None:
    t = building("sugar_mill")
    assert t.why_not("build(card=indigo_plant)") == "one_building_per_phase"


@clause("SJ-BLD-02", "SJ-BLD-19")
@pytest.mark.parametrize("card", ["sugar_mill", "silver_smelter", "palace", "smithy"])
def test_the_cost_is_discarded_from_the_hand(card: str) -> None:
    t = building(card)
    assert paid(t) == COST[Card[card.upper()]]
    assert t.city(0) == ["indigo_plant", card]
    assert (t.cards(0), t.s.discards) == (6 - t.s.discards, COST[Card[card.upper()]])


@clause("SJ-BLD-02")
def test_any_cards_may_be_paid_and_no_fewer_than_due() -> None:
    t = table(chooser=1, hands={0: ["sugar_mill", "palace", "well", "hero"]}).play("choose(role=builder)")
    t.play("build(card=sugar_mill)")
    assert set(t.legal()) == {"pay(card=palace)", "pay(card=well)", "pay(card=hero)"}
    assert t.why_not("stop") == "payment_incomplete"
    assert t.why_not("pass") == "payment_incomplete"


@clause("SJ-BLD-03")
def test_the_card_built_does_not_pay_for_itself() -> None:
    t = building("sugar_mill", money=2)
    assert t.why_not("pay(card=sugar_mill)") == "card_not_in_hand"
    poor = table(chooser=1, hands={0: ["sugar_mill", "indigo_plant"]}).play("choose(role=builder)")
    assert poor.why_not("build(card=sugar_mill)") == "cannot_afford"


@clause("SJ-BLD-04")
def test_the_chooser_pays_one_less() -> None:
    assert paid(building("sugar_mill", chooser=0)) == 1
    assert paid(building("sugar_mill", chooser=1)) == 2


@clause("SJ-BLD-05")
def test_no_price_falls_below_nothing() -> None:
    t = building("smithy", "quarry", "library", chooser=0, money=0)
    assert (t.city(0)[-1], t.cards(0)) == ("smithy", 0)
    t = table(cities={0: ["quarry"]}, hands={0: ["smithy", "well"]}).play("choose(role=builder)")
    t.play("build(card=smithy)").turned_down()
    assert t.cards(0) == 1


@clause("SJ-BLD-06")
@pytest.mark.parametrize(("card", "price"), [("sugar_mill", 1), ("silver_smelter", 4), ("tower", 3)])
def test_a_smithy_takes_one_off_production_buildings(card: str, price: int) -> None:
    assert paid(building(card, "smithy")) == price


@clause("SJ-BLD-07")
@pytest.mark.parametrize(("card", "price"), [("tower", 2), ("hero", 4), ("sugar_mill", 2)])
def test_a_quarry_takes_one_off_violet_buildings(card: str, price: int) -> None:
    assert paid(building(card, "quarry")) == price


@clause("SJ-BLD-08", "SJ-LIB-02")
@pytest.mark.parametrize(("chooser", "price"), [(0, 6 - 2 - 1), (1, 6 - 1)])
def test_a_library_takes_another_one_off_for_the_chooser(chooser: int, price: int) -> None:
    assert paid(building("palace", "library", "quarry", chooser=chooser)) == price


@clause("SJ-BLD-09")
@pytest.mark.parametrize(
    ("standing", "card", "price"),
    [
        (["smithy", "quarry"], "silver_smelter", 5 - 1 - 1),
        (["smithy", "quarry"], "hero", 5 - 1 - 1),
        (["smithy", "library"], "silver_smelter", 5 - 1 - 1 - 1),
        (["smithy", "library", "quarry"], "hero", 5 - 1 - 1 - 1),
    ],
)
def test_discounts_add_up(standing: list[str], card: str, price: int) -> None:
    assert paid(building(card, *standing, chooser=0)) == price


# ---------------------------------------------------------------- the black market


@clause("SJ-BLD-10")
@pytest.mark.parametrize("chooser", [0, 1])
@pytest.mark.parametrize("card", ["silver_smelter", "hero"])
def test_up_to_two_goods_may_be_paid_for_any_building(chooser: int, card: str) -> None:
    t = building(
        card, "black_market", "sugar_mill", "indigo_plant",
        money=4, chooser=chooser, goods={0: ["indigo", "sugar", "indigo"]},
    )  # fmt: skip
    t.play("pay_good(good=indigo)", "pay_good(good=sugar)")
    assert t.why_not("pay_good(good=indigo)") == "black_market_limit"
    assert paid(t) == 5 - 2 - (chooser == 0)
    assert t.goods(0) == {"indigo": 1}


@clause("SJ-BLD-10")
def test_without_a_black_market_goods_are_no_money() -> None:
    t = building("sugar_mill", goods={0: ["indigo"]})
    assert t.why_not("pay_good(good=indigo)") == "no_black_market"
    t = building("sugar_mill", "black_market", goods={0: ["indigo"]})
    assert t.why_not("pay_good(good=coffee)") == "no_such_good"


@clause("SJ-BLD-11")
def test_no_good_is_paid_beyond_the_price() -> None:
    t = building("smithy", "black_market", chooser=0, goods={0: ["indigo"]})
    assert (t.city(0)[-1], t.goods(0)) == ("smithy", {"indigo": 1})
    t = building("tower", "black_market", "poor_house", chooser=0, money=3, goods={0: ["indigo"]})
    t.play("pay(card=indigo_plant)", "pay_good(good=indigo)")
    assert (t.question, t.cards(0)) == ("pay_more", 2)
    assert t.why_not("pay_good(good=indigo)") == "payment_complete"


# ---------------------------------------------------------------- carpenter and poor house


@clause("SJ-BLD-12")
@pytest.mark.parametrize(("card", "drawn"), [("tower", 1), ("sugar_mill", 0)])
def test_a_carpenter_draws_for_violet_buildings(card: str, drawn: int) -> None:
    t = building(card, "carpenter", money=5)
    price = paid(t)
    assert t.cards(0) == 5 - price + drawn
    assert ("uses(who=0, card=carpenter)" in t.story) == (drawn == 1)


@clause("SJ-BLD-12")
def test_a_carpenter_draws_only_once_the_building_is_paid_for() -> None:
    t = building("well", "carpenter", money=2)
    t.play("pay(card=indigo_plant)")
    assert t.cards(0) == 1
    t.play("pay(card=indigo_plant)")
    assert t.told[-4:] == ["pays", "building_stands", "uses", "draws"]
    assert t.cards(0) == 1


@clause("SJ-BLD-13")
def test_a_carpenter_does_not_draw_for_himself() -> None:
    t = building("carpenter", money=3)
    paid(t)
    assert t.cards(0) == 0


@clause("SJ-BLD-14")
@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 1), (2, 0), (3, 0)])
@pytest.mark.parametrize("card", ["sugar_mill", "well"])
def test_a_poor_house_draws_for_a_small_hand(card: str, left: int, drawn: int) -> None:
    t = building(card, "poor_house", money=2 + left)
    paid(t)
    assert t.cards(0) == left + drawn


@clause("SJ-BLD-14")
def test_a_poor_house_does_not_draw_for_itself() -> None:
    t = building("poor_house", money=2)
    paid(t)
    assert t.cards(0) == 0


@clause("SJ-BLD-15")
@pytest.mark.parametrize(("left", "hand"), [(0, 2), (1, 2)])
def test_the_carpenter_comes_before_the_poor_house(left: int, hand: int) -> None:
    t = building("well", "poor_house", "carpenter", money=2 + left)
    paid(t)
    assert t.cards(0) == hand
    uses = [line for line in t.story if line.startswith("uses(")]
    assert uses[0] == "uses(who=0, card=carpenter)"
    assert len(uses) == 2 - left


@clause("SJ-BLD-15", "SJ-BLD-12", "SJ-BLD-14")
def test_after_a_production_building_only_the_poor_house_draws() -> None:
    t = building("sugar_mill", "poor_house", "carpenter", money=2)
    paid(t)
    assert t.cards(0) == 1


@clause("SJ-BLD-16")
def test_discounts_may_be_waived_for_the_poor_house() -> None:
    t = building("sugar_mill", "poor_house", chooser=0, money=3)
    t.play("pay(card=indigo_plant)")
    assert (t.question, t.asked, t.cards(0)) == ("pay_more", 0, 2)
    assert set(t.legal()) == {"pay(card=indigo_plant)", "stop"}
    t.play("pay(card=indigo_plant)")
    assert (t.city(0)[-1], t.cards(0)) == ("sugar_mill", 1 + 1)
    t = building("sugar_mill", "poor_house", chooser=0, money=3).play("pay(card=indigo_plant)", "stop")
    assert (t.city(0)[-1], t.cards(0)) == ("sugar_mill", 2)


@clause("SJ-BLD-16")
@pytest.mark.parametrize(
    ("standing", "money", "chooser"),
    [
        ((), 3, 0),  # no poor house
        (("poor_house",), 2, 0),  # it draws anyway
        (("poor_house",), 4, 0),  # it would not draw even so
        (("poor_house",), 4, 1),  # there is no discount
    ],
)
def test_where_waiving_cannot_help_nobody_is_asked(
    standing: tuple[str, ...], money: int, chooser: int
) -> None:
    t = building("sugar_mill", *standing, chooser=chooser, money=money)
    paid(t)
    assert t.question != "pay_more"


@clause("SJ-BLD-16")
def test_a_free_building_too_may_be_paid_for() -> None:
    t = building("smithy", "poor_house", chooser=0, money=2)
    assert (t.question, t.s.price) == ("pay_more", 0)
    t.play("pay(card=indigo_plant)")
    assert t.cards(0) == 1 + 1


@clause("SJ-BLD-17")
def test_without_a_building_nothing_is_drawn() -> None:
    t = table(cities={0: ["carpenter", "poor_house"]}, hands={0: ["palace"]})
    t.play("choose(role=builder)", "pass")
    assert t.cards(0) == 1
    assert "draws" not in t.told


@clause("SJ-BLD-18")
def test_what_cannot_be_paid_cannot_be_built() -> None:
    hand = {0: ["library", "well", "tower", "hero"]}
    t = table(chooser=1, hands=hand).play("choose(role=builder)")
    assert set(t.legal()) == {"build(card=well)", "build(card=tower)", "pass"}
    assert t.why_not("build(card=library)") == "cannot_afford"
    assert t.why_not("build(card=smithy)") == "card_not_in_hand"
    t = table(chooser=1, hands=hand, cities={0: ["black_market", "sugar_mill"]}, goods={0: ["indigo"]})
    t.play("choose(role=builder)")
    assert t.why_not("build(card=library)") == "cannot_afford"
    t = table(
        chooser=1, hands=hand, cities={0: ["black_market", "sugar_mill"]}, goods={0: ["indigo", "sugar"]}
    )
    t.play("choose(role=builder)")
    assert "build(card=library)" in t.legal()


@clause("SJ-BLD-20")
def test_a_new_production_building_is_empty() -> None:
    t = building("sugar_mill", goods={0: ["indigo"]})
    paid(t)
    assert t.goods(0) == {"indigo": 1}


def at_eleven(**facts: object) -> Town:
    """Seat 0 has eleven buildings and chooses the builder; the others could build as well."""
    makers = ["sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
    violet = ["well", "archive", "tower", "hero", "statue", "quarry"]
    hands = {0: ["smithy", "aqueduct"], 1: ["smithy", "aqueduct"], 2: ["indigo_plant", "aqueduct"]}
    return table(turn=12, cities={0: [*makers, *violet]}, **{"hands": hands, **facts}).play(
        "choose(role=builder)"
    )


@clause("SJ-BLD-21", "SJ-END-02")
def test_a_twelfth_building_does_not_end_the_phase() -> None:
    t = at_eleven().play("build(card=smithy)")
    assert len(t.city(0)) == 12
    assert (t.question, t.asked) == ("build", 1)
    t.play("build(card=smithy)", "pay(card=aqueduct)")
    assert (t.question, t.asked) == ("build", 2)
    t.play("pass")
    assert t.question == "over"


@clause("SJ-BLD-22")
def test_with_eleven_one_may_build_and_with_twelve_nobody_is_asked_again() -> None:
    t = at_eleven().play("build(card=smithy)", "pass", "pass")
    assert (t.question, len(t.city(0))) == ("over", 12)


@clause("SJ-BLD-19")
def test_no_building_ever_leaves_its_place() -> None:
    for before, t in itertools.islice(at_random(2, 8), 250):
        for seat in range(2):
            for place in range(12):
                then, now = before.city[seat, place], t.s.city[seat, place]
                if then not in {-1, now}:
                    assert t.s.beneath[seat, place] == then
