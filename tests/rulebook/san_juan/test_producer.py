"""The producer phase."""

from __future__ import annotations

import itertools

import pytest

from tests.rulebook.san_juan.positions import Town, at_random, table
from tests.rulebook.table import clause
from tradewinds.games.san_juan import GAME
from tradewinds.games.san_juan.pieces import Card, Good
from tradewinds.kernel.views import view

MAKERS = ["sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
GOODS = [good.name.lower() for good in Good]


def producing(*standing: str, chooser: int = 0, **facts: object) -> Town:
    """Seat 0, with these buildings beside its indigo plant, is asked what to make."""
    t = table(chooser=chooser, cities={0: standing}, **facts).play("choose(role=producer)")
    while t.asked != 0:
        t.play("stop")
    return t


def made(t: Town) -> int:
    """How many goods seat 0 can make, in the order of the goods."""
    number = 0
    while (t.question, t.asked) == ("produce", 0):
        t.play(t.legal()[0])
        number += 1
    return number


@clause("SJ-PRO-01", "SJ-PRO-04")
@pytest.mark.parametrize(
    ("chooser", "library", "number"), [(1, False, 1), (1, True, 1), (0, False, 2), (0, True, 3)]
)
def test_one_good_two_or_three(chooser: int, library: bool, number: int) -> None:
    t = producing(*MAKERS, *(["library"] if library else []), chooser=chooser)
    assert made(t) == number


@clause("SJ-PRO-02")
def test_a_card_is_laid_unseen_on_the_building_chosen() -> None:
    t = producing("sugar_mill", "tobacco_storage", pile=["hero"])
    t.play("produce(good=tobacco)")
    assert t.goods(0) == {"tobacco": 1}
    assert t.s.good[0, 2] == Card.HERO
    for viewer in range(3):
        told = view(GAME, t.s, viewer)["fields"]["good"]
        assert told[0] == [None, None, "face_down", *[None] * 9]


@clause("SJ-PRO-02", "SJ-PRO-06")
def test_only_own_empty_buildings_can_be_chosen() -> None:
    t = producing("sugar_mill", "sugar_mill", goods={0: ["indigo"]})
    assert t.legal() == ["produce(good=sugar)", "stop"]
    assert t.why_not("produce(good=indigo)") == "building_has_good"
    assert t.why_not("produce(good=coffee)") == "no_production_building"


@clause("SJ-PRO-03", "SJ-PRO-13")
def test_no_building_carries_two_and_a_good_stays() -> None:
    t = table(cities={0: ["sugar_mill"]}, goods={0: ["indigo", "sugar"], 1: ["indigo"], 2: ["indigo"]})
    t.play("choose(role=producer)")
    assert t.question == "role"
    t.play("choose(role=councillor)").turned_down()
    t.play("choose(role=prospector)", "pass")
    assert (t.s.turn, t.goods(0)) == (3, {"indigo": 1, "sugar": 1})


@clause("SJ-PRO-04")
def test_each_on_another_building() -> None:
    t = producing()
    t.play("produce(good=indigo)")
    assert t.asked == 1
    assert t.goods(0) == {"indigo": 1}


@clause("SJ-PRO-05")
@pytest.mark.parametrize(
    ("chooser", "library", "number"), [(1, False, 2), (1, True, 2), (0, False, 3), (0, True, 4)]
)
def test_an_aqueduct_allows_one_more(chooser: int, library: bool, number: int) -> None:
    t = producing(*MAKERS, "aqueduct", *(["library"] if library else []), chooser=chooser)
    assert made(t) == number


@clause("SJ-PRO-06")
def test_where_buildings_are_too_few_so_are_the_goods() -> None:
    assert made(producing("aqueduct", "library", "sugar_mill")) == 2
    t = table(goods={0: ["indigo"]}).play("choose(role=producer)")
    assert t.asked == 1


@clause("SJ-PRO-07", "SJ-PRO-08")
@pytest.mark.parametrize("chooser", [0, 1])
@pytest.mark.parametrize(("number", "drawn"), [(1, 0), (2, 1)])
def test_a_well_draws_for_two_goods(chooser: int, number: int, drawn: int) -> None:
    t = producing("well", "aqueduct", "indigo_plant", "indigo_plant", chooser=chooser)
    t.play(*["produce(good=indigo)"] * number)
    if t.asked == 0:
        t.play("stop")
    assert t.cards(0) == drawn


@clause("SJ-PRO-08")
def test_a_well_draws_once_and_after_the_last_good() -> None:
    t = producing("well", "aqueduct", *MAKERS)
    t.play("produce(good=indigo)", "produce(good=sugar)")
    assert t.cards(0) == 0
    t.play("produce(good=tobacco)")
    assert t.cards(0) == 1
    assert t.told[-3:] == ["produces", "uses", "draws"]


@clause("SJ-PRO-09", "SJ-ROL-02")
@pytest.mark.parametrize("number", [0, 1])
def test_one_may_make_fewer(number: int) -> None:
    t = producing(*MAKERS)
    t.play(*(f"produce(good={good})" for good in GOODS[:number]), "stop")
    assert sum(t.goods(0).values()) == number
    assert t.told[-1] == "produces_no_more"


@clause("SJ-PRO-10")
@pytest.mark.parametrize(("pile", "cards"), [(["hero"], 0), (["hero", "hero"], 0), (["hero"] * 3, 1)])
def test_when_all_cards_are_gone_no_good_is_made(pile: list[str], cards: int) -> None:
    t = producing("well", *MAKERS, pile=pile)
    number = made(t)
    assert number == min(2, len(pile))
    assert t.cards(0) == cards
    assert t.question == "role"


@clause("SJ-PRO-11")
@pytest.mark.parametrize(("building", "good"), list(zip(["indigo_plant", *MAKERS], GOODS, strict=True)))
def test_each_building_makes_its_good(building: str, good: str) -> None:
    t = producing(*([building] if building != "indigo_plant" else []))
    t.play(f"produce(good={good})")
    assert t.goods(0) == {good: 1}
    place = t.city(0).index(building)
    assert t.s.good[0, place] != -1


@clause("SJ-PRO-12")
def test_building_and_good_are_both_to_be_seen() -> None:
    t = producing().play("produce(good=indigo)")
    told = view(GAME, t.s, 2)["fields"]
    assert (told["city"][0][0], told["good"][0][0]) == ("indigo_plant", "face_down")


@clause("SJ-PRO-13")
def test_goods_go_only_by_sale_payment_or_covering() -> None:
    for before, t in itertools.islice(at_random(3, 21), 300):
        gone = any(
            before.good[seat, place] != -1 and t.s.good[seat, place] == -1
            for seat in range(3)
            for place in range(12)
        )
        assert gone == bool({"sells", "pays_good", "loses_good"} & set(t.told))
