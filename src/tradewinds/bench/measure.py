"""Timing: whole games, for a given time, several times over, and the median told."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

ROUNDS = 3

Play = Callable[[int, int], int]
"""Plays `games` games from number `first` on, and says how many decisions they took."""


@dataclass(frozen=True)
class Runner:
    """Something that plays random games: what it is called, the game, and how many games a go takes."""

    name: str
    game: str
    play: Play
    go: int


@dataclass(frozen=True)
class Speed:
    """What a runner was measured at."""

    name: str
    game: str
    decisions_per_s: float
    games_per_s: float
    decisions: int
    games: int
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """The figures by name."""
        return asdict(self)


def measure(runner: Runner, seconds: float) -> Speed:
    """Play for about so many seconds; time is looked at between goes only."""
    games = decisions = 0
    began = time.perf_counter()
    while True:
        decisions += runner.play(games, runner.go)
        games += runner.go
        took = time.perf_counter() - began
        if took >= seconds:
            return Speed(runner.name, runner.game, decisions / took, games / took, decisions, games, took)


def median(speeds: list[Speed]) -> Speed:
    """The run in the middle by decisions a second."""
    middle = statistics.median_low(speed.decisions_per_s for speed in speeds)
    return next(speed for speed in speeds if speed.decisions_per_s == middle)


def compare(
    runners: list[Runner], seconds: float, rounds: int = ROUNDS, told: Callable[[str], None] = lambda _: None
) -> list[Speed]:
    """Measure all runners in turn, several rounds, so that a slow spell of the machine meets all of them."""
    for runner in runners:
        told(f"{runner.game}, {runner.name}: warming up")
        runner.play(0, runner.go)
    found: dict[int, list[Speed]] = {i: [] for i in range(len(runners))}
    for turn in range(rounds):
        for i, runner in enumerate(runners):
            told(f"{runner.game}, {runner.name}: round {turn + 1} of {rounds}")
            found[i].append(measure(runner, seconds / rounds))
    return [median(speeds) for speeds in found.values()]
