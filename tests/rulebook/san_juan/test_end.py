"""The end of the game."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, table
from tests.rulebook.table import clause

TEN = [
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
    "silver_smelter",
    "well",
    "archive",
    "hero",
    "statue",
]


def at_eleven(*more: str, **facts: object) -> Town:
    """Seat 0 has eleven buildings and a smithy in hand, and chooses the builder."""
    others = [*TEN, *more, *["indigo_plant"] * (2 - len(more))]
    hands = {0: ["smithy"], **facts.pop("hands", {})}  # type: ignore[dict-item]
    t = table(turn=12, cities={0: others}, hands=hands, **facts)
    assert len(t.city(0)) == 11
    return t.play("choose(role=builder)")


@clause("SJ-END-01")
def test_the_game_ends_after_a_builder_phase_with_twelve() -> None:
    t = at_eleven().play("build(card=smithy)")
    assert (t.question, t.s.revealed) == ("over", 1)
    assert t.legal() == []
    assert t.why_not("pass") == "game_over"


@clause("SJ-END-01")
def test_not_with_eleven() -> None:
    t = at_eleven().play("pass")
    assert t.question == "role"


@clause("SJ-END-02")
def test_all_play_the_phase_and_nothing_of_the_round_follows() -> None:
    t = at_eleven(hands={1: ["well", "tower", "tower"], 2: ["hero"]}).play("build(card=smithy)")
    t.play("build(card=well)", "pay(card=tower)", "pay(card=tower)")
    assert (t.question, t.asked) == ("build", 2)
    t.play("pass")
    assert (t.question, t.s.choices) == ("over", 1)
    assert t.city(1) == ["indigo_plant", "well"]


@clause("SJ-END-03")
def test_covering_adds_no_building() -> None:
    t = at_eleven("crane").play("build(card=smithy)", "overbuild(card=hero)")
    assert (t.question, len(t.city(0))) == ("role", 11)


@clause("SJ-END-04", "SJ-SCO-09")
def test_carpenter_and_poor_house_still_draw() -> None:
    t = at_eleven("carpenter", "poor_house").play("build(card=smithy)")
    assert (t.question, t.cards(0)) == ("over", 2)


@clause("SJ-END-05")
def test_neither_chapels_nor_hands_are_looked_at_again() -> None:
    t = at_eleven("chapel", hands={1: ["palace"] * 2 + ["hero"] * 2 + ["guild_hall"] * 2 + ["city_hall"] * 2})
    t.play("build(card=smithy)", "pass")
    assert (t.question, t.cards(1), t.chapel(0)) == ("over", 8, {})
    assert not {"tucks", "leaves_chapel", "discards"} & set(t.told)


@clause("SJ-END-06")
def test_empty_piles_do_not_end_it() -> None:
    t = table(pile=[]).play("choose(role=councillor)")
    assert t.question == "role"
    t.play("choose(role=prospector)", "choose(role=producer)")
    assert (t.question, t.s.turn) == ("role", 3)


@clause("SJ-END-07")
@pytest.mark.parametrize(("turn", "question"), [(59, "role"), (60, "over")])
def test_after_round_60_it_is_over(turn: int, question: str) -> None:
    t = table(turn=turn, chosen={"builder": 0, "councillor": 1})
    t.s.chooser = t.s.asked = 2
    t.play("choose(role=trader)")
    assert t.question == question
    assert (t.told[-1] == "round_begins") == (question == "role")


@clause("SJ-END-01")
def test_the_story_ends_with_the_points() -> None:
    t = at_eleven().play("build(card=smithy)")
    at = t.told.index("game_ends")
    assert set(t.told[at + 1 :]) == {"scores"}
    told = sum(int(line.rpartition("vp=")[2][:-1]) for line in t.story if "scores(who=0" in line)
    assert told == t.vp(0)
