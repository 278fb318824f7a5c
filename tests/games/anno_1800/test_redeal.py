"""Positions drawn anew: a viewer could not tell them from the true one, and play goes on from them."""

from __future__ import annotations

import random

import pytest

from tradewinds.games.anno_1800 import GAME
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import WATCHER, redeal, view


def positions(seats: int, seed: int) -> list[Record]:
    """Every position of a short game at random."""
    luck = random.Random(seed)
    s = GAME.start(seats, (seed, 3), {"max_rounds": 9, "objectives": "complex"})
    found = [s.copy()]
    while s.question:
        GAME.apply(s, luck.choice(GAME.legal(s)))
        found.append(s.copy())
    return found


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_could_tell(seats: int, seed: int) -> None:
    for at, s in enumerate(positions(seats, seed)):
        if at % 7 == 0 or s.question == 0:
            for viewer in [*range(seats), WATCHER]:
                made = redeal(GAME, s, viewer, (seed, at))
                assert view(GAME, made, viewer) == view(GAME, s, viewer)
                assert GAME.broken(made.copy(), made, 0) == 0
                assert bool(GAME.legal(made)) == (s.question != 0)


def test_every_world_is_possible_and_they_differ() -> None:
    s = positions(3, 5)[40]
    hands = set()
    for n in range(20):
        made = redeal(GAME, s, 0, (n, n))
        hands.add(tuple(card for card in range(102) if made.hand[1, card] == 1))
        assert [
            sum(made.hand[1, c] == 1 for c in cards) for cards in (range(46), range(46, 78), range(78, 102))
        ] == [s.held[1, deck] for deck in range(3)]
    assert len(hands) == 20
