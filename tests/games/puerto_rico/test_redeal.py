"""Positions drawn anew: a viewer could not tell them from the true one, and they make sense."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulebook.puerto_rico.positions import at_random, table
from tradewinds.games.puerto_rico import GAME
from tradewinds.games.puerto_rico.invariants.totals import broken_totals
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import WATCHER, redacted, redeal, view


def assert_redeals_well(s: Record, viewer: int, key: tuple[int, int], memory: bool = False) -> State:
    made = redeal(GAME, s, viewer, key, memory)
    assert isinstance(made, State)
    assert view(GAME, made, viewer, memory) == view(GAME, s, viewer, memory)
    assert redacted(GAME, made, viewer, memory) == redacted(GAME, s, viewer, memory)
    assert broken_totals(made) == 0
    assert GAME.legal(made) == GAME.legal(s)
    return made


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_could_tell_at_any_decision_of_a_game(seats: int) -> None:
    for at, (s, _) in enumerate(at_random(seats, seed=seats)):
        for viewer in [*range(seats), WATCHER]:
            assert_redeals_well(s, viewer, (7, at))


@settings(max_examples=25, deadline=None)
@given(
    chips=st.lists(st.integers(0, 20), min_size=4, max_size=4),
    key=st.tuples(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1)),
    memory=st.booleans(),
    show_vp=st.booleans(),
)
def test_nobody_could_tell_whatever_the_key(
    chips: list[int], key: tuple[int, int], memory: bool, show_vp: bool
) -> None:
    s = table(4, chips=chips, show_vp=show_vp).s
    for viewer in [*range(4), WATCHER]:
        made = assert_redeals_well(s, viewer, key, memory)
        if memory or show_vp:
            assert list(made.chips) == list(s.chips)


def dealt(viewer: int, **facts: Any) -> Iterator[State]:
    """Many worlds drawn for one viewer of one position."""
    luck = random.Random(3)
    s = table(4, **facts).s
    for _ in range(200):
        made = redeal(GAME, s, viewer, (luck.getrandbits(64), luck.getrandbits(64)))
        assert isinstance(made, State)
        yield made


def test_hidden_points_go_to_any_of_the_others() -> None:
    held: list[set[int]] = [set() for _ in range(4)]
    for made in dealt(1, chips=[4, 9, 1, 3]):
        assert made.chips[1] == 9
        assert sum(made.chips) == 17
        for seat in range(4):
            held[seat].add(made.chips[seat])
    assert len(held[1]) == 1
    assert all(len(held[seat]) > 4 for seat in (0, 2, 3))


def test_a_watcher_knows_of_nobody() -> None:
    seen = {tuple(made.chips) for made in dealt(WATCHER, chips=[5, 0, 0, 0])}
    assert len(seen) > 20
    assert {sum(chips) for chips in seen} == {5}


def test_paper_is_guessed_only_when_the_chips_have_run_out() -> None:
    assert {sum(made.paper) for made in dealt(0, chips=20)} == {0}
    papers = {tuple(made.paper)[:4] for made in dealt(0, vp_left=0, paper={0: 2, 3: 1})}
    assert {paper[0] for paper in papers} == {2}
    assert len({paper[3] for paper in papers}) > 3
