"""Measuring, with a clock that goes as it is told."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tradewinds.bench import measure as module
from tradewinds.bench.measure import ROUNDS, Play, Runner, Speed, compare, measure, median


class Clock:
    """A clock on which playing takes as long as is told."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.played: list[tuple[str, int, int]] = []

    def playing(self, name: str, decisions: int, *seconds: float) -> Play:
        """Takes these times in turn, the last one ever after."""
        left = list(seconds)

        def play(first: int, games: int) -> int:
            self.now += left.pop(0) if len(left) > 1 else left[0]
            self.played.append((name, first, games))
            return decisions * games

        return play


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=lambda: clock.now))
    return clock


def speed(decisions_per_s: float, games: int = 1) -> Speed:
    return Speed("a", "g", decisions_per_s, 1.0, 1, games, 1.0)


# ---------------------------------------------------------------- one runner


def test_goes_are_played_until_the_time_is_up(clock: Clock) -> None:
    told = measure(Runner("a", "g", clock.playing("a", 10, 1.0), 4), 2.5)
    assert clock.played == [("a", 0, 4), ("a", 4, 4), ("a", 8, 4)]
    assert told == Speed("a", "g", 40.0, 4.0, 120, 12, 3.0)


def test_a_single_go_may_take_all_the_time(clock: Clock) -> None:
    told = measure(Runner("a", "g", clock.playing("a", 3, 8.0), 2), 1)
    assert (told.games, told.decisions, told.seconds) == (2, 6, 8.0)
    assert (told.games_per_s, told.decisions_per_s) == (0.25, 0.75)


def test_a_speed_is_told_by_name(clock: Clock) -> None:
    assert speed(7.0).to_json() == {
        "name": "a",
        "game": "g",
        "decisions_per_s": 7.0,
        "games_per_s": 1.0,
        "decisions": 1,
        "games": 1,
        "seconds": 1.0,
    }


# ---------------------------------------------------------------- several


@pytest.mark.parametrize(
    ("speeds", "middle"), [([5], 5), ([5, 9], 5), ([1, 9, 5], 5), ([5, 5, 1], 5), ([4, 3, 2, 1], 2)]
)
def test_the_median_is_a_run_that_was_measured(speeds: list[int], middle: int) -> None:
    told = [speed(value, games=number) for number, value in enumerate(speeds)]
    found = median(told)
    assert found in told
    assert found.decisions_per_s == middle


def test_runners_take_turns_after_warming_up(clock: Clock) -> None:
    told: list[str] = []
    runners = [Runner(name, "g", clock.playing(name, 1, 1.0), 1) for name in "ab"]
    found = compare(runners, 3.0, told=told.append)
    assert [name for name, _, _ in clock.played] == ["a", "b", *["a", "b"] * ROUNDS]
    assert all(first == 0 for _, first, _ in clock.played)
    assert [speed.name for speed in found] == ["a", "b"]
    assert told[:3] == ["g, a: warming up", "g, b: warming up", f"g, a: round 1 of {ROUNDS}"]
    assert told[-1] == f"g, b: round {ROUNDS} of {ROUNDS}"


def test_warming_up_and_a_slow_spell_do_not_count(clock: Clock) -> None:
    slow = clock.playing("a", 1, 100.0, 1.0, 50.0, 1.0)
    [found] = compare([Runner("a", "g", slow, 1)], 3.0)
    assert (found.decisions_per_s, found.seconds) == (1.0, 1.0)


def test_the_time_is_shared_among_the_rounds(clock: Clock) -> None:
    [found] = compare([Runner("a", "g", clock.playing("a", 1, 0.25), 1)], 3.0, rounds=2)
    assert (found.games, found.seconds) == (6, 1.5)


def test_nothing_to_measure_is_nothing_measured() -> None:
    assert compare([], 1.0) == []
