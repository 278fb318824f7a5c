"""How well Puerto Rico's scripted player plays: better than chance by far, and games of a usual length."""

from __future__ import annotations

import numpy as np
import pytest

from tradewinds.games.puerto_rico import GAME
from tradewinds.kernel.batches import Batch


def wins_of_first(games: int) -> float:
    """Which part of games of three one scripted player wins against two random ones, seats taken in turn."""
    seatings = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    batch = Batch(GAME, GAME.template(3), seed=77, bots=seatings)
    results = batch.results(games)
    batch.play(0, results)
    ranks = results["ranks"][:, :3]
    best = ranks == ranks.max(axis=1, keepdims=True)
    shares = best / best.sum(axis=1, keepdims=True)
    return float(shares[np.arange(games), np.arange(games) % 3].mean())


def test_it_beats_chance() -> None:
    assert wins_of_first(300) > 0.9


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_its_games_are_of_a_usual_length_and_score(seats: int) -> None:
    batch = Batch(GAME, GAME.template(seats), seed=78, bots=[[1] * seats])
    results = batch.results(200)
    batch.play(0, results)
    usual = (results["turns"] >= 13) & (results["turns"] <= 18)
    best = results["points"].max(axis=1)
    assert usual.mean() > 0.8
    assert ((best >= 40) & (best <= 60)).mean() > 0.5
