"""Positions drawn anew: a viewer could not tell them from the true one, and play can go on from them."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.san_juan.leaks import received
from tests.rulebook.san_juan.positions import Town, table
from tradewinds.games.san_juan import GAME
from tradewinds.games.san_juan.invariants.cards import broken_cards
from tradewinds.games.san_juan.pieces import Card
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import WATCHER, redeal, view


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


def assert_redeals_well(s: Record, viewer: int, key: tuple[int, int], memory: bool) -> None:
    made = redeal(GAME, s, viewer, key, memory)
    assert received(made, viewer, memory) == received(s, viewer, memory)
    broken = broken_cards(made, made)
    assert broken == 0, GAME.invariants(broken).name
    assert GAME.legal(made) or s.question == 0


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("alternative", [False, True])
def test_nobody_could_tell_at_any_decision_of_a_game(seats: int, alternative: bool) -> None:
    asked = set()
    for at, s in enumerate(decisions(seats, 3, alternative_setup=alternative)):
        asked.add(s.question)
        if at % 11 == 0:
            for viewer in [*range(seats), WATCHER]:
                assert_redeals_well(s, viewer, (1, at), memory=at % 22 == 0)
    assert len(asked) > 10


@settings(max_examples=12, deadline=None)
@given(
    seats=st.sampled_from(list(GAME.seats)),
    seed=st.integers(0, 2**32),
    at=st.integers(0, 400),
    key=st.tuples(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1)),
    memory=st.booleans(),
)
def test_nobody_could_tell_whatever_the_key(
    seats: int, seed: int, at: int, key: tuple[int, int], memory: bool
) -> None:
    s = position(decisions(seats, seed), at)
    for viewer in [*range(seats), WATCHER]:
        assert_redeals_well(s, viewer, key, memory)


def test_twenty_redeals_of_a_middle_game_are_told_alike() -> None:
    """A sample of what `tests.games.san_juan.leaks` does at length."""
    for seats in GAME.seats:
        s = position(decisions(seats, 50 + seats), 150)
        for viewer in [*range(seats), WATCHER]:
            told = received(s, viewer)
            made = [redeal(GAME, s, viewer, (key, 2)) for key in range(20)]
            assert all(received(world, viewer) == told for world in made)
            assert len({bytes(world) for world in made}) == 20


# ---------------------------------------------------------------- what can be drawn


def test_every_card_that_may_be_a_good_is_drawn() -> None:
    t = table(2, goods={0: ["indigo"]}, hands={0: ["palace"] * 2, 1: ["guild_hall"] * 2})
    drawn = {int(redeal(GAME, t.s, 1, (key, 3)).good[0, 0]) for key in range(600)}
    assert drawn == set(Card) - {Card.FACE_DOWN, Card.GUILD_HALL}


def test_what_a_player_of_two_cannot_see_is_all_that_is_left() -> None:
    t = table(2, hands={0: ["hero"]}, sold=["well"], discards={0: ["tower"], 1: ["crane"]})
    for key in range(20):
        made = Town(GAME, redeal(GAME, t.s, 0, (key, 4)))
        assert made.hand(0) == {"hero": 1}
        assert made.discarded(0) == {"tower": 1}
        assert (made.s.pile, made.s.discards) == (t.s.pile, 3)


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_cards_being_looked_at_are_drawn_too(viewer: int) -> None:
    t = table().play("choose(role=councillor)", "draw")
    seen = set()
    for key in range(20):
        made = redeal(GAME, t.s, viewer, (key, 5))
        looked = [card for card in made.looked_at[0] if card != -1]
        assert len(looked) == 5
        assert min(looked) > 0
        seen.add(tuple(looked))
    assert len(seen) > 15


@pytest.mark.parametrize("memory", [False, True])
def test_chapel_cards_go_to_those_who_may_have_them(memory: bool) -> None:
    t = table(
        4,
        cities={0: ["chapel"], 1: ["chapel"], 2: ["crane", "hero"]},
        covered={2: {2: "chapel"}},
        chapels={0: ["well"], 1: ["well", "tower"], 2: ["smithy"]},
    )
    counts = set()
    for key in range(60):
        made = Town(GAME, redeal(GAME, t.s, 0, (key, 6), memory))
        assert made.chapel(0) == {"well": 1}
        assert made.chapel(3) == {}
        counts.add(int(made.s.tucked[1]))
        assert made.s.tucked[1] + made.s.tucked[2] == 3
    assert counts == ({2} if memory else {0, 1, 2, 3})


def test_a_chapel_buried_deep_may_be_anybodys() -> None:
    t = table(2, cities={0: ["crane", "hero"]}, covered={0: {2: "tower"}}, chapels={0: ["well"]})
    t.s.buried[1] += 1 << 28  # a chapel, out of the draw pile
    t.s.draw_pile[1] -= 1 << 28
    t.s.pile -= 1
    made = Town(GAME, redeal(GAME, t.s, 1, (1, 7)))
    assert sum(made.chapel(0).values()) == 1


def test_the_true_cards_do_not_shine_through() -> None:
    one = table(hands={1: ["hero", "well"]}, goods={0: ["indigo"]}, discards={2: ["tower"]})
    other = table(hands={1: ["crane", "palace"]}, goods={0: ["indigo"]}, discards={2: ["archive"]})
    for key in range(5):
        assert redeal(GAME, one.s, 0, (key, 8)) == redeal(GAME, other.s, 0, (key, 8))
        assert redeal(GAME, one.s, 0, (key, 8)) != redeal(GAME, one.s, 0, (key, 9))


def test_after_the_end_only_what_nobody_knows_is_drawn() -> None:
    s = position(decisions(3, 5), 10_000)
    made = redeal(GAME, s, 0, (5, 5))
    assert json.dumps(view(GAME, made, WATCHER)) == json.dumps(view(GAME, s, WATCHER))
    assert [list(made.hand[seat]) for seat in range(3)] == [list(s.hand[seat]) for seat in range(3)]


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_a_redealt_game_can_be_played_to_its_end(viewer: int) -> None:
    made = redeal(GAME, position(decisions(3, 11), 60), viewer, (12, 13))
    luck = random.Random(5)
    while made.question:
        before = made.copy()
        act = luck.choice(GAME.legal(made))
        GAME.apply(made, act)
        assert GAME.broken(before, made, act) == 0
