"""What many games came to, counted so that it takes no more room for more games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds.cli.series.counts import Counts

FAULTS_NAMED = 10

Player = tuple[int, int]
"""A seat and the number of the bot in it."""


@dataclass
class Score:
    """The points of a player, and its victories: `wins[k]` are those shared by k."""

    points: Counts = field(default_factory=Counts)
    wins: Counter[int] = field(default_factory=Counter)

    def merge(self, other: Score) -> None:
        """Add another's."""
        self.points.merge(other.points)
        self.wins.update(other.wins)

    @property
    def share(self) -> float:
        """Victories a game; one that is shared by k counts 1/k."""
        return sum(self.wins[k] / k for k in sorted(self.wins)) / max(1, self.points.number)


@dataclass(frozen=True, order=True)
class Fault:
    """A game that went wrong, and after how many decisions."""

    game: int
    kind: int
    decisions: int


class Tally:
    """The games that ended well by seat and bot, and those that did not: how many, and the first of them."""

    def __init__(self) -> None:
        self.scores: dict[Player, Score] = {}
        self.decisions, self.turns = Counts(), Counts()
        self.games = self.decided = self.faulty = 0
        self.faults: list[Fault] = []

    def add(self, results: npt.NDArray[Any], first: int, seatings: Sequence[Sequence[int]]) -> None:
        """Count the results of the games from `first` on."""
        numbers = first + np.arange(len(results))
        self._add_faults(results, numbers)
        well = results["fault"] == 0
        for row, bots in enumerate(seatings):
            self._add_seating(results[well & (numbers % len(seatings) == row)], bots)
        self.decisions.add(results["decisions"][well])
        self.turns.add(results["turns"][well])
        self.games += len(results)
        self.decided += int(results["decisions"].sum())

    def _add_seating(self, results: npt.NDArray[Any], bots: Sequence[int]) -> None:
        ranks = results["ranks"][:, : len(bots)]
        winners = ranks == ranks.max(axis=1, keepdims=True)
        sharers = winners.sum(axis=1)
        for seat, bot in enumerate(bots):
            score = self.scores.setdefault((seat, bot), Score())
            score.points.add(results["points"][:, seat])
            score.wins.update(Counter(sharers[winners[:, seat]].tolist()))

    def _add_faults(self, results: npt.NDArray[Any], numbers: npt.NDArray[np.int64]) -> None:
        wrong = results["fault"] != 0
        self.faulty += int(wrong.sum())
        rows = zip(numbers[wrong], results[wrong], strict=True)
        for number, row in list(rows)[:FAULTS_NAMED]:
            self.faults.append(Fault(int(number), int(row["fault"]), int(row["decisions"])))

    def merge(self, other: Tally) -> None:
        """Count what another has counted."""
        for player, score in other.scores.items():
            self.scores.setdefault(player, Score()).merge(score)
        self.decisions.merge(other.decisions)
        self.turns.merge(other.turns)
        self.games += other.games
        self.decided += other.decided
        self.faulty += other.faulty
        self.faults = sorted(self.faults + other.faults)[:FAULTS_NAMED]

    # ------------------------------------------------------------ put together

    def by(self, place: int) -> dict[int, Score]:
        """The scores by seat (0) or by bot (1)."""
        found: dict[int, Score] = {}
        for player in sorted(self.scores):
            found.setdefault(player[place], Score()).merge(self.scores[player])
        return dict(sorted(found.items()))
