"""What happens between two rounds: chapels and hands."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, at_random, fresh, table
from tests.rulebook.table import clause

MANY = ["indigo_plant"] * 5 + ["sugar_mill"] * 5


def round_over(**facts: object) -> Town:
    """Seat 2 of three ends the round, so that seat 1 is the next governor."""
    t = table(**{"governor": 0, "chosen": {"builder": 0, "producer": 1}, **facts})
    t.s.chooser = t.s.asked = 2
    return t.play("choose(role=trader)")


@clause("SJ-STR-01", "SJ-STR-08")
def test_first_all_chapels_then_all_hands_then_a_role() -> None:
    cities = {seat: ["chapel"] for seat in range(3)}
    hands = {0: MANY[:9], 1: ["well", "tower"], 2: [*["tobacco_storage"] * 4, *["silver_smelter"] * 5]}
    t = round_over(cities=cities, hands=hands)
    asked = []
    while t.question != "role":
        asked.append((t.question, t.asked))
        t.play(t.legal()[0])
    chapels = [("chapel", 1), ("chapel", 2), ("chapel", 0)]
    assert asked == [*chapels, ("hand_limit", 2), ("hand_limit", 0)]
    assert (t.asked, t.s.governor, t.s.turn, t.s.choices) == (1, 1, 3, 0)


@clause("SJ-STR-02", "SJ-STR-03")
def test_any_one_card_goes_under_the_chapel() -> None:
    t = round_over(cities={1: ["chapel"]}, hands={1: ["well", "hero", "hero"]})
    assert set(t.legal()) == {"tuck(card=well)", "tuck(card=hero)", "pass"}
    assert t.why_not("tuck(card=palace)") == "card_not_in_hand"
    t.play("tuck(card=hero)")
    assert (t.chapel(1), t.hand(1), t.s.discards) == ({"hero": 1}, {"well": 1, "hero": 1}, 0)
    assert t.question == "role"
    assert t.why_not("tuck(card=hero)") == "chapel_only_at_start"


@clause("SJ-STR-02", "SJ-VIO-03")
def test_nobody_has_to() -> None:
    t = round_over(cities={0: ["chapel"]}, hands={0: ["well"]}).play("pass")
    assert (t.chapel(0), t.cards(0), t.told[-1]) == ({}, 1, "leaves_chapel")


@clause("SJ-STR-02")
def test_without_a_chapel_or_a_card_nobody_is_asked() -> None:
    assert round_over(hands={0: ["well"]}).question == "role"
    t = round_over(cities={0: ["chapel"]})
    assert t.question == "role"
    assert round_over(hands={1: ["well"]}).why_not("tuck(card=well)") == "no_chapel"


@clause("SJ-STR-04")
@pytest.mark.parametrize(("cards", "discards"), [(7, 0), (8, 1), (10, 3)])
def test_down_to_seven(cards: int, discards: int) -> None:
    t = round_over(hands={0: MANY[:cards]})
    number = 0
    while t.question == "hand_limit":
        assert t.asked == 0
        assert t.why_not("choose(role=builder)") == "over_hand_limit"
        t.play(t.legal()[-1])
        number += 1
    assert (number, t.cards(0)) == (discards, cards - discards)


@clause("SJ-STR-04")
def test_the_player_chooses_which() -> None:
    t = round_over(hands={0: [*MANY[:7], "hero"]})
    assert set(t.legal()) == {f"discard(card={name})" for name in ("indigo_plant", "sugar_mill", "hero")}
    t.play("discard(card=hero)")
    assert t.discarded(0) == {"hero": 1}


@clause("SJ-STR-05")
@pytest.mark.parametrize(("cards", "discards"), [(8, 0), (12, 0), (14, 2)])
def test_twelve_with_a_tower(cards: int, discards: int) -> None:
    hand = [*MANY, *["coffee_roaster"] * 4][:cards]
    t = round_over(cities={0: ["tower"]}, hands={0: hand})
    number = 0
    while t.question == "hand_limit":
        t.play(t.legal()[0])
        number += 1
    assert (number, t.cards(0)) == (discards, cards - discards)


@clause("SJ-STR-06")
def test_within_a_round_a_hand_may_be_of_any_size() -> None:
    t = table(hands={0: MANY}).play("choose(role=prospector)", "draw")
    assert (t.question, t.cards(0)) == ("role", 11)


@clause("SJ-STR-07")
def test_what_has_just_gone_under_the_chapel_is_not_counted() -> None:
    t = round_over(cities={0: ["chapel"]}, hands={0: MANY[:8]}).play("tuck(card=sugar_mill)")
    assert (t.question, t.cards(0)) == ("role", 7)


@clause("SJ-STR-09", "SJ-SET-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_none_of_this_before_the_first_round(seats: int) -> None:
    t = fresh(seats)
    assert (t.question, t.s.turn) == ("role", 1)


@clause("SJ-STR-10")
@pytest.mark.parametrize(("card", "question"), [("chapel", "chapel"), ("tower", "role")])
def test_what_the_last_phase_brought_counts(card: str, question: str) -> None:
    hand = [card, *["indigo_plant"] * 5, *["sugar_mill"] * 6]
    t = table(chosen={"producer": 0, "trader": 1}, hands={2: hand})
    t.s.chooser = t.s.asked = 2
    t.play("choose(role=builder)", f"build(card={card})")
    while t.question == "pay":
        t.play("pay(card=sugar_mill)")
    assert (t.question, t.cards(2)) == (question, 9)


@clause("SJ-STR-11", "SJ-CRN-06")
@pytest.mark.parametrize(("card", "question"), [("tower", "hand_limit"), ("chapel", "role")])
def test_what_is_covered_does_not(card: str, question: str) -> None:
    cards = 9 if card == "tower" else 3
    t = round_over(cities={0: ["crane", "hero"]}, covered={0: {2: card}}, hands={0: MANY[:cards]})
    assert t.question == question


@clause("SJ-STR-12")
def test_cards_under_a_chapel_stay_there() -> None:
    tucked = 0
    for before, t in at_random(3, 6):
        for seat in range(3):
            assert t.s.tucked[seat] >= before.tucked[seat]
            tucked += t.s.tucked[seat] - before.tucked[seat]
    assert tucked > 0
