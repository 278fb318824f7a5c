"""Matches at random, and files and errors to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.toy import TOY
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.chance import threefry
from tradewinds.kernel.game import Game
from tradewinds.match import BadSave, Match

GAMES = [GAME, TOY]
ENDLESS = 10**6

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def played(game: Game, seats: int = 2, seed: int = 1, acts: int = ENDLESS, **options: Any) -> Match:
    """A match after so many acts at random, or at its end."""
    match = Match.new(game, seats, options, key=(seed, 2**64 - seed))
    go_on(match, seed, acts)
    return match


def go_on(match: Match, seed: int, acts: int = ENDLESS) -> None:
    """Play so many more acts at random."""
    for _ in range(acts):
        if match.over:
            return
        legal = match.legal()
        match.play(legal[threefry(seed, match.decisions, 0, 5)[0] % len(legal)])


def bad(load: Callable[[], Any]) -> str:
    """The message of a BadSave: one short line, whatever was to be loaded."""
    with pytest.raises(BadSave) as caught:
        load()
    message = str(caught.value)
    assert message
    assert message.isprintable()
    assert len(message) <= 400
    return message


def write(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path
