"""Matches at random, to look at positions that play leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from tests.toy import TOY
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.chance import threefry
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record

GAMES = [GAME, TOY]


def choice(game: Game, s: Record, seed: int, at: int) -> int:
    """The act that this seed plays at this decision."""
    legal = game.legal(s)
    return legal[threefry(seed, 0, at, 99)[0] % len(legal)]


def positions(
    game: Game, seats: int, seed: int, every: int = 1, options: dict[str, Any] | None = None
) -> Iterator[Record]:
    """Every so-manieth position of a match at random, and the last."""
    s = game.start(seats, (seed, 12345), options)
    at = 0
    while s.question != 0:
        if at % every == 0:
            yield s
        game.apply(s, choice(game, s, seed, at))
        at += 1
    yield s


def position(game: Game, seats: int, seed: int, decisions: int, options: dict[str, Any]) -> Record:
    """The position after so many decisions at random, or at the end."""
    s = game.start(seats, (seed, 54321), options)
    for at in range(decisions):
        if s.question == 0:
            break
        game.apply(s, choice(game, s, seed, at))
    return s


@st.composite
def reached(draw: Any) -> tuple[Game, Record]:
    """A game, and a position that play leads to."""
    game: Game = draw(st.sampled_from(GAMES))
    seats = draw(st.sampled_from(game.seats))
    options = {name: draw(st.sampled_from(_labels(told))) for name, told in game.options.items()}
    return game, position(game, seats, draw(st.integers(0, 10**6)), draw(st.integers(0, 60)), options)


def _labels(told: Any) -> list[str]:
    return [told.label(value) for value in range(told.low, told.high + 1)]
