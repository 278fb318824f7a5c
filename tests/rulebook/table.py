"""A table to set up any position on, for tests that read like the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Self

import pytest

from tradewinds.kernel.acts import BadAct
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record
from tradewinds.kernel.rules import listening


def clause(*ids: str) -> Callable[[Any], Any]:
    """Name the clauses of the ledger, or the worked examples, that a test holds."""
    return pytest.mark.clause(*ids)


class Table:
    """A position of a game, and the acts and refusals that follow from it."""

    def __init__(self, game: Game, s: Record) -> None:
        self.game, self.s = game, s
        self.events: list[tuple[int, ...]] = []

    def play(self, *acts: str) -> Self:
        """Play acts given as text; each must be legal and leave all invariants whole."""
        for act in acts:
            code = self.game.alphabet.from_text(act)
            refused = self.game.objection(self.s, code)
            assert refused == 0, f"{act}: {self.game.objections(refused).name}"
            before = self.s.copy()
            with listening() as heard:
                self.game.apply(self.s, code)
            self.events += heard
            broken = self.game.broken(before, self.s, code)
            assert broken == 0, f"{act}: {self.game.invariants(broken).name}"
        return self

    def why_not(self, act: str) -> str:
        """The name of the objection to an act in small letters; `none` if it is legal.

        Acts that no position ever allows have no code; the alphabet says why.
        """
        try:
            code = self.game.alphabet.from_text(act)
        except BadAct as never:
            if not never.reason:
                raise
            return self.game.objections(never.reason).name.lower()
        before = bytes(self.s)
        told = self.game.objection(self.s, code)
        assert bytes(self.s) == before
        return self.game.objections(told).name.lower()

    def legal(self) -> list[str]:
        """The legal acts as text."""
        return [self.game.alphabet.to_text(code) for code in self.game.legal(self.s)]

    @property
    def question(self) -> str:
        """The question asked, in small letters."""
        return self.game.state.questions(self.s.question).name.lower()

    @property
    def asked(self) -> int:
        """The seat that must answer."""
        return int(self.s.asked)

    @property
    def told(self) -> list[str]:
        """The names of the events so far, in order, in small letters."""
        return [self.game.events(event[0]).name.lower() for event in self.events]

    @property
    def story(self) -> list[str]:
        """The events so far as text, in order: `gets_goods(who=0, good=rum, number=2)`."""
        return [self._tell(event) for event in self.events]

    def _tell(self, event: tuple[int, ...]) -> str:
        kind = self.game.events(event[0])
        arguments: Mapping[str, type] = self.game.event_arguments[kind]
        inner = ", ".join(
            f"{name}={of(value).name.lower() if issubclass(of, Enum) else value}"
            for (name, of), value in zip(arguments.items(), event[1:], strict=False)
        )
        return f"{kind.name.lower()}({inner})"
