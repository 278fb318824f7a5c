"""The games that every conformance test runs over, and random walks through them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.toy import TOY
from tradewinds.kernel.chance import below, derive_key, threefry
from tradewinds.kernel.game import Game, find, installed
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import WATCHER

GAMES = [*(find(name) for name in installed()), TOY]
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]
SEED = (2011, 48)

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def key(number: int) -> tuple[int, int]:
    """The key of the so-manieth test match."""
    return derive_key(*SEED, number)


def luck(number: int, at: int) -> int:
    """A random word for a decision of a test match."""
    return threefry(number, at, 0, 77)[0]


def other_settings(game: Game) -> list[dict[str, Any]]:
    """The default options, then each option by itself at each of its other values."""
    settings: list[dict[str, Any]] = [{}]
    for name, told in game.options.items():
        values = range(told.low, told.high + 1) if told.high - told.low < 5 else (told.low, told.high)
        settings += [{name: told.label(value)} for value in values if value != told.default]
    return settings


def walk(
    game: Game, seats: int, number: int, options: dict[str, Any] | None = None
) -> Iterator[tuple[Record, int]]:
    """A match at random: each position with the act chosen there. The record moves on after each."""
    s = game.start(seats, key(number), options)
    at = 0
    while s.question != 0:
        legal = game.legal(s)
        act = legal[below(luck(number, at), len(legal))]
        yield s, act
        game.apply(s, act)
        at += 1


def positions(game: Game, seats: int, number: int, every: int = 1) -> Iterator[Record]:
    """Every so-manieth position of a match at random, and the final one."""
    s = None
    for at, (s, _) in enumerate(walk(game, seats, number)):
        if at % every == number % every:
            yield s.copy()
    assert s is not None
    yield s


def last_position(game: Game, seats: int, number: int) -> Record:
    """The final position of a match at random."""
    *_, (s, _) = walk(game, seats, number)
    return s


def viewers(s: Record) -> list[int]:
    """All seats, and a watcher."""
    return [*range(s.seats), WATCHER]
