"""A table to set up any position on, for tests that read like the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record
from tradewinds.kernel.rules import listening


def clause(*ids: str) -> Callable[[Any], Any]:
    """Name the clauses of the ledger that a test holds."""
    return pytest.mark.clause(*ids)


class Table:
    """A position of a game, and the acts and refusals that follow from it."""

    def __init__(self, game: Game, s: Record) -> None:
        self.game, self.s = game, s
        self.events: list[tuple[int, ...]] = []

    def play(self, *acts: str) -> Table:
        """Play acts given as text; each must be legal."""
        for act in acts:
            code = self.game.alphabet.from_text(act)
            refused = self.game.objection(self.s, code)
            assert refused == 0, f"{act}: {self.game.objections(refused).name}"
            with listening() as heard:
                self.game.apply(self.s, code)
            self.events += heard
        return self

    def why_not(self, act: str) -> str:
        """The name of the objection to an act in small letters; `none` if it is legal."""
        before = bytes(self.s)
        told = self.game.objection(self.s, self.game.alphabet.from_text(act))
        assert bytes(self.s) == before
        return self.game.objections(told).name.lower()

    def legal(self) -> list[str]:
        """The legal acts as text."""
        return [self.game.alphabet.to_text(code) for code in self.game.legal(self.s)]

    @property
    def question(self) -> str:
        """The question asked, in small letters."""
        return self.game.state.questions(self.s.question).name.lower()
