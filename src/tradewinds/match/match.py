"""The match: what people, bots and servers play, look at, take back and save."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec

from tradewinds.kernel.components import agree
from tradewinds.kernel.game import Game, Setting, UnknownGame, find
from tradewinds.kernel.quote import quoted
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import WATCHER, view
from tradewinds.match import saves
from tradewinds.match.errors import BadSave, Bar, CannotUndo, refusal
from tradewinds.match.history import Disagreement, Heard, History, opening, take
from tradewinds.match.keeping import follow, game_of, restore, saved
from tradewinds.match.notices import Notice, Told
from tradewinds.match.setting import read_key, read_names

GAME_OVER, NOT_YOUR_DECISION = 1, 2


class Match:
    """One match. It is made by `new`, `load` or `from_json`; refused acts leave it as it is."""

    def __init__(self, game: Game, history: History, names: Sequence[str], past: Sequence[str] = ()) -> None:
        self.game = game
        self.names = tuple(names)
        self.past = tuple(past)
        self._history = history
        self._state = game.state(history.bytes_at(history.last))

    @classmethod
    def new(
        cls,
        game: Game | str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        key: tuple[int, int] | None = None,
        names: Sequence[str] | None = None,
    ) -> Self:
        """A match at its first question. Without a key it gets one that nobody can foretell.

        Among the options may be `components`: corrected tables of the game by their names.
        """
        played, options = agree(game if isinstance(game, Game) else find(game), options)
        halves = (secrets.randbits(64), secrets.randbits(64)) if key is None else read_key(key)
        history = opening(played, seats, halves, options)
        return cls(played, history, read_names(names, seats))

    # ------------------------------------------------------------ where it stands

    @property
    def state(self) -> Record:
        """The whole position, hidden things included: for the server's own use."""
        return self._state

    @property
    def acts(self) -> list[int]:
        """The acts played, but for the `past` ones of a match that was taken over from other rules."""
        return [step.act for step in self._history.steps]

    @property
    def first(self) -> int:
        """The earliest decision that can be looked at: 0, or where the match was taken over."""
        return self._history.first

    @property
    def decisions(self) -> int:
        """How many decisions have been made, the past ones of a match taken over included."""
        return self._history.last

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._state.question == 0

    @property
    def to_act(self) -> int | None:
        """The seat that is asked; nobody after the end."""
        return None if self.over else self._state.asked

    @property
    def notice(self) -> Notice | None:
        """That the match goes on from a stored position because the rules have changed, if it does."""
        taken = self._history.taken_over
        if taken is None:
            return None
        versions = {"then": taken.rules_version, "now": self.game.version}
        return Notice(Told.TAKEN_OVER, {"game": self.game.id, "at": taken.at, "lost": taken.lost, **versions})

    # ------------------------------------------------------------ playing

    def legal(self, seat: int | None = None) -> list[int]:
        """The acts that the seat, or else whoever is asked, may choose from now."""
        return [] if self._out_of_turn(seat) else self.game.legal(self._state)

    def why_not(self, act: Any, seat: int | None = None) -> int:
        """Why an act is not allowed now, as a member of the game's objections; 0 where it is."""
        return self._objection(self.game.alphabet.read(act), seat)

    def play(self, act: Any, seat: int | None = None) -> list[Heard]:
        """Carry out an act, told as its number, text or JSON object, and say what happened."""
        code = self.game.alphabet.read(act)
        reason = self._objection(code, seat)
        if reason != 0:
            raise refusal(self.game, reason)
        after, step = take(self.game, self._state, code)
        self._history.steps.append(step)
        self._state = after
        return list(step.heard)

    def _objection(self, code: int, seat: int | None) -> int:
        return self._out_of_turn(seat) or self.game.objection(self._state, code)

    def _out_of_turn(self, seat: int | None) -> int:
        self._check(seat)
        if self.over:
            return GAME_OVER
        return 0 if seat is None or seat == self._state.asked else NOT_YOUR_DECISION

    def _check(self, seat: Any) -> None:
        if seat is not None and not (type(seat) is int and WATCHER <= seat < self.seats):
            raise ValueError(f"a seat is a number from 0 to {self.seats - 1}, not {quoted(seat)}")

    # ------------------------------------------------------------ taking back

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the seat, or else whoever decided last, may take back the last act."""
        return self._bar(seat) is None

    def undoes(self, seat: int | None = None) -> int | None:
        """The act that `undo` would take back; None where it would take back none."""
        return self._history.steps[-1].act if self.can_undo(seat) else None

    def undo(self, seat: int | None = None) -> int:
        """Take back the last act and say which; CannotUndo says why not."""
        bar = self._bar(seat)
        if bar is not None:
            raise CannotUndo(bar)
        step = self._history.steps.pop()
        self._state = self.replay(self.decisions)
        return step.act

    def _bar(self, seat: int | None) -> Bar | None:
        self._check(seat)
        return self._history.bar(self.game, seat)

    # ------------------------------------------------------------ looking

    def view(self, seat: int, memory: bool = False) -> dict[str, Any]:
        """What a seat, or a watcher, may know of the position, as JSON."""
        self._check(seat)
        return view(self.game, self._state, seat, memory)

    def story(self, since: int = 0) -> list[tuple[int, Heard]]:
        """What happened, each with its decision: 0 is the set-up, 1 the first act. All of it, unredacted."""
        return [(at, event) for at, event in self._history.story() if at >= since]

    def replay(self, at: Any) -> Record:
        """The position after `at` decisions."""
        if isinstance(at, bool) or not isinstance(at, int) or not self.first <= at <= self.decisions:
            raise ValueError(f"there are positions {self.first} to {self.decisions}, not {quoted(at)}")
        return self.game.state(self._history.bytes_at(at))

    def verify(self) -> list[Notice]:
        """What does not agree when all is played again from the key; nothing where all does."""
        found = [self.notice] if self.notice else []
        try:
            follow(self.game, self._save())
        except Disagreement as disagreement:
            found.append(disagreement.notice)
        return found

    # ------------------------------------------------------------ keeping

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match into a file, whole or not at all."""
        saves.write(self._save(), path)

    def to_json(self) -> dict[str, Any]:
        """The saved match as a JSON object."""
        told: dict[str, Any] = msgspec.to_builtins(self._save())
        return told

    @classmethod
    def load(cls, path: str | os.PathLike[str], game: Game | None = None) -> Self:
        """The match in a file; BadSave says what is wrong with it. `game` need not be installed."""
        try:
            return cls._restored(saves.read(path), game)
        except BadSave as error:
            raise BadSave(f"{os.fspath(path)!s}: {error}") from None

    @classmethod
    def from_json(cls, told: Any, game: Game | None = None) -> Self:
        """The match that a JSON object describes; BadSave says what is wrong with it."""
        return cls._restored(saves.from_object(told), game)

    @classmethod
    def _restored(cls, save: saves.Save, game: Game | None) -> Self:
        try:
            played = game_of(save, find(save.game) if game is None else game)
            names = read_names(save.names, save.seats)
        except (UnknownGame, Setting) as error:
            raise BadSave(str(error)) from None
        history = restore(played, save)
        return cls(played, history, names, save.acts[: history.first])

    def _save(self) -> saves.Save:
        return saved(self.game, self._history, self.names, self.past)
