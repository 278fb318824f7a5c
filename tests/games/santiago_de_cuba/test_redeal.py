"""Positions drawn anew: a viewer could not tell them from the true one, and they make sense."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.pieces import GOODS_OF_A_KIND, Good
from tradewinds.games.santiago_de_cuba.redeal import is_sensible
from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import WATCHER, redacted, redeal, view


def decisions(seats: int, seed: int, **options: Any) -> Iterator[Record]:
    """Every position of a game in which all play at random, the final one too."""
    luck = random.Random(seed)
    s = GAME.start(seats, (luck.getrandbits(64), luck.getrandbits(64)), options)
    while s.question:
        yield s
        GAME.apply(s, luck.choice(GAME.legal(s)))
    yield s


def position(course: Iterator[Record], at: int) -> Record:
    """The position after so many decisions, or the final one of a shorter game."""
    *_, last = itertools.islice(course, at + 1)
    return last


def assert_possible(s: Record) -> None:
    """The box could show this position, and the player asked has something to answer."""
    assert isinstance(s, State)
    for good in Good:
        held = [s.goods[seat, good] for seat in range(s.seats)]
        assert min(held) >= 0
        assert sum(held) + s.supply[good] == GOODS_OF_A_KIND
    assert min(*(s.pesos[seat] for seat in range(s.seats)), *(s.vp[seat] for seat in range(s.seats))) >= 0
    assert is_sensible(s)
    assert GAME.legal(s) or s.question == 0


def assert_redeals_well(s: Record, viewer: int, key: tuple[int, int], memory: bool = False) -> None:
    made = redeal(GAME, s, viewer, key, memory)
    assert view(GAME, made, viewer, memory) == view(GAME, s, viewer, memory)
    assert redacted(GAME, made, viewer, memory) == redacted(GAME, s, viewer, memory)
    assert_possible(made)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_could_tell_at_any_decision_of_a_game(seats: int, seed: int) -> None:
    asked = set()
    for at, s in enumerate(decisions(seats, seed)):
        asked.add(s.question)
        assert_possible(s)
        for viewer in [*range(seats), WATCHER]:
            assert_redeals_well(s, viewer, (seed, at))
    assert 0 in asked
    assert len(asked) > 12


@settings(max_examples=25, deadline=None)
@given(
    seats=st.sampled_from(list(GAME.seats)),
    seed=st.integers(0, 2**32),
    at=st.integers(0, 150),
    key=st.tuples(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1)),
    memory=st.booleans(),
    open_holdings=st.booleans(),
)
def test_nobody_could_tell_whatever_the_key(
    seats: int, seed: int, at: int, key: tuple[int, int], memory: bool, open_holdings: bool
) -> None:
    s = position(decisions(seats, seed, open_holdings=open_holdings), at)
    for viewer in [*range(seats), WATCHER]:
        assert_redeals_well(s, viewer, key, memory)
    if memory or s.revealed:
        made = redeal(GAME, s, WATCHER, key, memory)
        assert all(made.goods[seat, good] == s.goods[seat, good] for seat in range(seats) for good in Good)


# ---------------------------------------------------------------- questions that tell something of a hand


def hand(t: Havana, s: Record) -> dict[str, int]:
    """What the player asked at this table holds in another position."""
    return Havana(GAME, s).goods(t.asked)


def at_port() -> Havana:
    """Seat 1 is asked to deliver; only sugar and wood are of use."""
    goods = [{"citrus": 2}, {"sugar": 1}, {"rum": 5, "wood": 1}]
    return table(3, goods=goods, dice={"sugar": 2}, car_at="port", question="delivery", asked=1)


def inside(building: str, question: str, **goods: int) -> Havana:
    """Seat 0 is asked in a building, with such goods; the next player holds the same."""
    there = {"building": building, "pawns": {0: building}, "question": question, "car_at": "pedro"}
    return table(4, goods=[goods, goods, {"citrus": 2}, {"citrus": 2}], dice={"sugar": 1, "rum": 1}, **there)


def can_swap(held: dict[str, int]) -> bool:
    return any(good != "wood" for good in held)


QUESTIONS: list[tuple[Callable[[], Havana], Callable[[dict[str, int]], bool]]] = [
    (at_port, lambda held: bool({"sugar", "wood"} & set(held))),
    (lambda: inside("sawmill", "gain", wood=1), lambda held: "wood" in held),
    (lambda: inside("distillery", "process", sugar=1), lambda held: "sugar" in held),
    (lambda: inside("cigar_factory", "process", tobacco=1), lambda held: "tobacco" in held),
    (lambda: inside("black_market", "swap", citrus=1, wood=3), can_swap),
    (lambda: inside("cafe", "cafe", cigars=1, wood=2), lambda held: "cigars" in held),
    (lambda: inside("office", "office", rum=1, cigars=3), lambda held: "rum" in held),
]


@pytest.mark.parametrize("number", range(len(QUESTIONS)))
def test_who_is_asked_holds_what_the_question_is_about(number: int) -> None:
    build, fits = QUESTIONS[number]
    t = build()
    for viewer in [seat for seat in range(t.s.seats) if seat != t.asked] + [WATCHER]:
        hands = [hand(t, redeal(GAME, t.s, viewer, (viewer & 7, key))) for key in range(25)]
        assert all(fits(held) for held in hands)
        assert len({tuple(held.items()) for held in hands}) > 1  # and is not always the same


@pytest.mark.parametrize("selling", [False, True])
def test_who_goes_on_in_the_casino_can_and_has_got_something(selling: bool) -> None:
    there = {"building": "casino", "pawns": {0: "casino"}, "car_at": "pedro", "question": "casino_again"}
    t = table(2, pesos=4, vp=3, selling=selling, **there)
    for viewer in (1, WATCHER):
        for key in range(40):
            made = redeal(GAME, t.s, viewer, (9, key))
            assert made.vp[0] >= 1
            assert made.pesos[0] >= 3
            assert len(GAME.legal(made)) == 2


def test_who_is_asked_in_the_casino_has_pesos_or_points() -> None:
    there = {"building": "casino", "pawns": {0: "casino"}, "car_at": "pedro", "question": "casino"}
    t = table(2, pesos=0, vp=1, **there)
    made = [redeal(GAME, t.s, 1, (9, key)) for key in range(300)]
    assert all(s.pesos[0] >= 3 or s.vp[0] > 0 for s in made)
    assert any(s.pesos[0] < 3 for s in made)
    assert any(s.vp[0] == 0 for s in made)


def test_el_zorros_giver_has_something_to_give() -> None:
    t = table(
        2, goods=[{}, {"wood": 2}], pesos=[0, 0], vp=[0, 1], question="zorro", car_at="el_zorro", asked=1
    )
    made = [redeal(GAME, t.s, 0, (1, key)) for key in range(300)]
    assert all(s.pesos[1] + s.vp[1] > 0 for s in made)
    assert any(s.vp[1] == 0 for s in made)
    assert any(s.pesos[1] == 0 for s in made)


# ---------------------------------------------------------------- what can be drawn


def test_of_two_players_the_others_goods_are_certain() -> None:
    t = table(2, goods=[{"sugar": 2, "wood": 1}, {"rum": 3, "sugar": 1}])
    for key in range(10):
        assert Havana(GAME, redeal(GAME, t.s, 0, (key, 0))).goods(1) == {"rum": 3, "sugar": 1}


@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
def test_every_way_to_deal_the_unseen_goods_is_drawn(viewer: int) -> None:
    t = table(3, goods=[{"sugar": 1}, {"rum": 1}, {"wood": 1}])
    hidden = [seat for seat in range(3) if seat != viewer]
    unseen = 3 if viewer == WATCHER else 2
    drawn = {
        tuple(tuple(Havana(GAME, redeal(GAME, t.s, viewer, (3, key))).goods(seat)) for seat in hidden)
        for key in range(400)
    }
    assert len(drawn) == len(hidden) ** unseen


def test_purses_are_drawn_afresh_and_none_is_too_full() -> None:
    t = table(3, pesos=[3, 40, 3], vp=[2, 90, 2], ship=4)
    made = [redeal(GAME, t.s, 0, (4, key)) for key in range(1500)]
    assert {s.pesos[1] for s in made} >= set(range(16))
    assert {s.vp[2] for s in made} >= set(range(48))
    assert max(s.pesos[1] for s in made) > 20
    assert max(s.vp[1] for s in made) > 60
    assert all((s.pesos[0], s.vp[0]) == (3, 2) for s in made)


def test_the_true_hands_do_not_shine_through() -> None:
    one = table(3, pesos=[3, 1, 9], vp=[2, 0, 7], goods=[{"rum": 1}, {"sugar": 4}, {}])
    other = table(3, pesos=[3, 8, 0], vp=[2, 30, 1], goods=[{"rum": 1}, {}, {"sugar": 4}])
    for key in range(10):
        assert redeal(GAME, one.s, 0, (key, 5)) == redeal(GAME, other.s, 0, (key, 5))
        assert redeal(GAME, one.s, 0, (key, 5)) != redeal(GAME, one.s, 0, (key, 6))


def test_a_perfect_memory_leaves_only_the_dice_to_come() -> None:
    t = table(3, pesos=[3, 1, 9], vp=[2, 0, 7], goods=[{"rum": 1}, {"sugar": 4}, {}])
    made = redeal(GAME, t.s, 0, (8, 8), memory=True)
    assert (list(made.key), made.counter) == ([8, 8], 0)
    made.key[0], made.key[1], made.counter = t.s.key[0], t.s.key[1], t.s.counter
    assert made == t.s


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_a_redealt_game_can_be_played_to_its_end(viewer: int) -> None:
    made = redeal(GAME, position(decisions(3, 11), 40), viewer, (12, 13))
    luck = random.Random(5)
    while made.question:
        assert_possible(made)
        GAME.apply(made, luck.choice(GAME.legal(made)))
    assert made.departures == 7
