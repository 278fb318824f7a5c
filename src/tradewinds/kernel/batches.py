"""Batches: many whole games from one seed, the same results at every speed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds.kernel.compile import native
from tradewinds.kernel.game import Game
from tradewinds.kernel.loops import RANDOM, ROWS
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import masks

MOST_DECISIONS = 20_000
WORD = 2**64 - 1

Results = npt.NDArray[Any]


class NoGpu(RuntimeError):
    """Nothing here can run CUDA code; the message says what is missing."""


def result_type(game: Game) -> np.dtype[Any]:
    """What is told of each game: points and ranks by seat, decisions, turns, what went wrong, a digest."""
    by_seat = (np.int64, (game.state.seat_axis.size,))
    return np.dtype(
        [
            ("points", *by_seat),
            ("ranks", *by_seat),
            ("decisions", np.int64),
            ("turns", np.int64),
            ("fault", np.int64),
            ("digest", np.int64),
        ],
        align=True,
    )


@dataclass(frozen=True)
class Batch:
    """Games of one seed at equal tables. `bots` holds seatings, a bot's number a seat, taken in turn.

    The `index`-th game of a seed has the same key, players and course in whatever batch it is played.
    """

    game: Game
    template: Record
    seed: int
    bots: Sequence[Sequence[int]] = ()
    limit: int = MOST_DECISIONS
    check: bool = False

    @property
    def at_random(self) -> bool:
        """Whether all players are random ones."""
        return not any(bot != RANDOM for seated in self.bots for bot in seated)

    def arguments(self, first: int, results: Results) -> tuple[Any, ...]:
        """What `play_batch` takes after its room: arrays and numbers."""
        seatings = self.bots or [[RANDOM] * self.template.seats]
        return (
            np.frombuffer(bytes(self.template), dtype=np.uint64).copy(),
            np.array([self.seed >> 64 & WORD, self.seed & WORD], dtype=np.uint64),
            first,
            np.array(seatings, dtype=np.int64),
            masks(self.game.state).copy(),
            self.limit,
            results,
        )

    def results(self, games: int) -> Results:
        """Room for the results of so many games."""
        return np.zeros(games, dtype=result_type(self.game))

    def play(self, first: int, results: Results) -> int:
        """Play games from `first` on, as many as there is room for, natively; the decisions in all."""
        if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
            return self.play_interpreted(first, results)
        states, words = room(self.game, 1)
        decided: int = native(self.game, self.check)["play_batch"](
            states, words, *self.arguments(first, results)
        )
        return decided

    def play_interpreted(self, first: int, results: Results) -> int:
        """The same in plain Python."""
        _, words = room(self.game, 1)
        rows = [self.game.state.over(row) for row in words]
        play = self.game.interpreted(self.check)["play_batch"]
        decided: int = play(rows, words, *self.arguments(first, results))
        return decided


def room(game: Game, lanes: int) -> tuple[npt.NDArray[Any], npt.NDArray[np.uint64]]:
    """Records for so many games at a time, and the same bytes as words."""
    words = np.zeros((ROWS * lanes, game.state.size // 8), dtype=np.uint64)
    return words.view(game.state.dtype).reshape(-1), words
