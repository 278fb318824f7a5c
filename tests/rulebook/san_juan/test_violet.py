"""Violet buildings in general."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import table
from tests.rulebook.table import clause
from tradewinds.games.san_juan import scoring

RICH = ["well", "tower", "crane", "archive", "hero", "statue"]


@clause("SJ-VIO-01")
def test_one_violet_building_of_a_kind_and_any_number_of_production_ones() -> None:
    t = table(cities={0: ["aqueduct", "sugar_mill"]}, hands={0: ["aqueduct", "sugar_mill", *RICH]})
    t.play("choose(role=builder)")
    assert t.why_not("build(card=aqueduct)") == "violet_already_standing"
    assert "build(card=sugar_mill)" in t.legal()


@clause("SJ-VIO-02")
def test_a_building_is_at_work_from_the_next_phase_on() -> None:
    t = table(hands={0: ["aqueduct", "tower", "tower"]}, cities={0: ["sugar_mill"]})
    t.play("choose(role=builder)", "build(card=aqueduct)", "pay(card=tower)", "pay(card=tower)")
    t.play("choose(role=producer)", "stop", "stop", "produce(good=indigo)", "produce(good=sugar)")
    assert t.goods(0) == {"indigo": 1, "sugar": 1}


@clause("SJ-VIO-03")
def test_no_function_is_forced() -> None:
    t = table(cities={0: ["gold_mine", "crane"]}, hands={0: ["smithy", "well"]})
    t.play("choose(role=builder)", "build(card=smithy)", "new_place")
    t.turned_down().play("choose(role=prospector)", "pass")
    assert (t.question, t.asked) == ("gold_mine", 0)
    t.play("pass")
    assert t.question == "role"


@clause("SJ-VIO-04")
def test_a_building_works_for_its_owner() -> None:
    t = table(cities={1: ["smithy", "library", "quarry", "black_market", "crane"]}, hands={0: ["sugar_mill"]})
    t.play("choose(role=builder)")
    assert t.legal() == ["pass"]


@clause("SJ-VIO-05")
def test_monuments_do_nothing_and_sixes_only_score() -> None:
    plain, grand = (
        table(cities={0: more}, hands={0: ["sugar_mill", "well"]}, goods={0: ["indigo"]}, tile="one")
        for more in ([], ["statue", "hero", "guild_hall", "palace", "city_hall", "triumphal_arch"])
    )
    for t in (plain, grand):
        t.play("choose(role=builder)", "build(card=sugar_mill)", "pay(card=well)")
        t.play("choose(role=trader)", "sell(good=indigo)", "choose(role=councillor)", "draw")
    assert (plain.cards(0), plain.s.looking) == (grand.cards(0), grand.s.looking)
    assert grand.vp(0) > plain.vp(0)


@clause("SJ-VIO-06", "SJ-END-01")
@pytest.mark.parametrize(("card", "vp"), [("statue", 3), ("city_hall", 7)])
def test_built_last_they_score_in_full(card: str, vp: int) -> None:
    makers = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"]
    violet = ["well", "smithy", "crane", "archive", "tower", "hero"]
    t = table(turn=12, cities={0: [*makers, *violet]}, hands={0: [card, *(["sugar_mill"] * 5)]})
    before = t.vp(0)
    t.play("choose(role=builder)", f"build(card={card})", "new_place")
    while t.question == "pay":
        t.play("pay(card=sugar_mill)")
    assert t.question == "over"
    assert t.vp(0) == before + vp


@clause("SJ-VIO-07")
def test_a_building_not_yet_at_work_counts_for_the_limit() -> None:
    """Nobody builds twice in a phase, so what was just built is met again in the next builder phase."""
    t = table(2, hands={0: ["smithy", "smithy"]}).play("choose(role=builder)", "build(card=smithy)")
    assert (t.hand(0), scoring.printed(t.s, 0)) == ({"smithy": 1}, 2)
    t.play("choose(role=trader)", "choose(role=prospector)", "pass", "choose(role=builder)")
    assert (t.asked, t.why_not("build(card=smithy)")) == (0, "violet_already_standing")
