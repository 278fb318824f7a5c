"""The prospector phase, and gold mines."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, table
from tests.rulebook.table import clause

FOUR = ["smithy", "well", "tower", "hero"]  # costs 1, 2, 3, 5


def mining(*mines: int, pile: list[str] = FOUR, **facts: object) -> Town:
    """These seats have gold mines, seat 0 has chosen the prospector and declined its privilege."""
    t = table(cities={seat: ["gold_mine"] for seat in mines}, pile=pile, **facts)
    return t.play("choose(role=prospector)", "pass")


@clause("SJ-PSP-01", "SJ-ROL-05")
@pytest.mark.parametrize(("library", "number"), [([], 1), (["library"], 2)])
def test_the_chooser_draws_and_nobody_else(library: list[str], number: int) -> None:
    t = table(cities={0: library, 1: ["library"]}).play("choose(role=prospector)", "draw")
    assert [t.cards(seat) for seat in range(3)] == [number, 0, 0]
    assert (t.question, t.asked) == ("role", 1)


@clause("SJ-PSP-02", "SJ-PSP-06")
@pytest.mark.parametrize("first", ["draw", "pass"])
@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_each_mine_is_used_in_turn_from_the_chooser_on(first: str, chooser: int) -> None:
    t = table(chooser=chooser, cities={0: ["gold_mine"], 1: ["gold_mine"], 2: ["gold_mine"]})
    t.play("choose(role=prospector)", first)
    order = []
    while t.question == "gold_mine":
        order.append(t.asked)
        t.play("pass")
    assert order == [chooser, (chooser + 1) % 3, (chooser + 2) % 3]


@clause("SJ-PSP-02")
def test_who_has_no_mine_is_passed_over() -> None:
    t = mining(1)
    assert (t.question, t.asked) == ("gold_mine", 1)
    t.play("pass")
    assert (t.question, t.told[-1]) == ("role", "declines")


@clause("SJ-PSP-03", "SJ-PSP-08")
@pytest.mark.parametrize("card", FOUR)
def test_of_four_different_costs_any_one_is_taken(card: str) -> None:
    t = mining(0).play("reveal")
    assert sorted(t.legal()) == sorted(f"take(card={name})" for name in FOUR)
    t.play(f"take(card={card})")
    assert (t.hand(0), t.s.discards, t.question) == ({card: 1}, 3, "role")
    assert t.why_not(f"take(card={card})") != "none"


@clause("SJ-PSP-04")
@pytest.mark.parametrize("pile", [["smithy", "archive", "tower", "hero"], ["well", "well", "tower", "hero"]])
def test_of_two_equal_costs_nothing(pile: list[str]) -> None:
    t = mining(0, pile=pile).play("reveal")
    assert (t.hand(0), t.s.discards, t.question) == ({}, 4, "role")


@clause("SJ-PSP-05", "SJ-LIB-02")
def test_one_try_and_no_library() -> None:
    t = table(cities={0: ["gold_mine", "library"]}, pile=[*FOUR, "palace", "quarry"])
    t.play("choose(role=prospector)", "draw", "reveal")
    assert t.told.count("reveals") == 4
    if t.question == "gold_card":
        assert t.why_not("reveal") == "gold_once"
        t.play(t.legal()[0])
    assert t.question == "role"


@clause("SJ-PSP-05")
def test_a_second_try_is_refused() -> None:
    assert mining(0).play("reveal").why_not("reveal") == "gold_once"
    t = table().play("choose(role=prospector)")
    assert t.why_not("reveal") == "no_gold_mine"


@clause("SJ-PSP-07")
@pytest.mark.parametrize(
    ("pile", "sold", "asked"), [(FOUR, [], True), (FOUR[:3], [], False), (FOUR[:2], ["hero"] * 2, True)]
)
def test_four_cards_are_needed(pile: list[str], sold: list[str], asked: bool) -> None:
    t = mining(0, pile=pile, sold=sold)
    assert (t.question == "gold_mine") == asked


@clause("SJ-PSP-07")
def test_the_first_mine_may_leave_too_few_for_the_second() -> None:
    t = mining(0, 1).play("reveal", "take(card=hero)")
    assert t.question == "role"


@clause("SJ-PSP-10")
def test_one_of_them_must_be_taken() -> None:
    t = mining(0).play("reveal")
    assert t.why_not("pass") == "cannot_stop_now"
    assert t.why_not("take(card=palace)") == "not_among_drawn"


@clause("SJ-PSP-09")
def test_printed_costs_are_compared() -> None:
    t = table(cities={0: ["gold_mine", "quarry", "smithy"]}, pile=["well", "tower", "indigo_plant", "hero"])
    t.play("choose(role=prospector)", "pass", "reveal")
    assert t.question == "gold_card"
