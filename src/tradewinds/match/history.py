"""The positions a match went through, and how they are found again from its acts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tradewinds.kernel.acts import BadAct
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record, named
from tradewinds.kernel.rules import listening
from tradewinds.match.errors import Bar, refusal
from tradewinds.match.notices import Notice, Told
from tradewinds.match.saves import Save, TakenOver

Heard = tuple[int, ...]

UNFIT = (ArithmeticError, LookupError, TypeError, ValueError, RecursionError)
"""What rules and readers raise on a position that no play leads to."""


class Disagreement(Exception):
    """Saved acts or positions do not agree with the rules."""

    def __init__(self, kind: Told, **data: int | str) -> None:
        self.notice = Notice(kind, data)
        super().__init__(str(self.notice))


@dataclass(frozen=True, slots=True)
class Step:
    """An act, who decided it, what was heard of it, and the bytes of the position after it."""

    act: int
    seat: int
    heard: tuple[Heard, ...]
    after: bytes


@dataclass(slots=True)
class History:
    """What a match is known by: the position `begun`, after `first` acts, and the steps from there."""

    first: int
    begun: bytes
    heard: tuple[Heard, ...]
    steps: list[Step]
    taken_over: TakenOver | None = None

    @property
    def last(self) -> int:
        """How many acts the match has in all."""
        return self.first + len(self.steps)

    def bytes_at(self, at: int) -> bytes:
        """The position after `at` acts."""
        return self.begun if at == self.first else self.steps[at - self.first - 1].after

    def story(self) -> Iterator[tuple[int, Heard]]:
        """What was heard, each with the number of acts after it."""
        for event in self.heard:
            yield self.first, event
        for at, step in enumerate(self.steps, start=self.first + 1):
            for event in step.heard:
                yield at, event

    def bar(self, game: Game, seat: int | None) -> Bar | None:
        """Why a seat, or else whoever decided last, cannot take back the last act; None where it can."""
        if not any(seat is None or step.seat == seat for step in self.steps):
            return Bar.TAKEN_OVER if self.taken_over else Bar.NOTHING
        if seat is not None and self.steps[-1].seat != seat:
            return Bar.OTHERS
        return Bar.CHANCE if self._told_something(game, self.last) else None

    def undoable(self, game: Game, seat: int) -> list[int]:
        """The acts that a seat could take back one after another, the last one first."""
        found = []
        for at, step in zip(range(self.last, self.first, -1), reversed(self.steps), strict=True):
            if step.seat != seat or self._told_something(game, at):
                break
            found.append(step.act)
        return found

    def _told_something(self, game: Game, at: int) -> bool:
        """Whether chance was drawn or something hidden came to light by act number `at`."""
        before, after = self.bytes_at(at - 1), self.bytes_at(at)
        told = (game.state.fields[name] for name in ("counter", "revealed"))
        places = (slice(field.offset, field.offset + field.size) for field in told)
        return any(before[place] != after[place] for place in places)


def opening(game: Game, seats: int, key: tuple[int, int], options: Any) -> History:
    """A match of which only the set-up has happened."""
    with listening() as heard:
        s = game.start(seats, key, options)
    return History(0, bytes(s), tuple(heard), [])


def take(game: Game, s: Record, act: int) -> tuple[Record, Step]:
    """The position that a legal act leads to, and the step there; `s` stays as it is."""
    after = s.copy()
    with listening() as heard:
        game.apply(after, act)
    return after, Step(act, s.asked, tuple(heard), bytes(after))


# ---------------------------------------------------------------- from acts


def replay(game: Game, save: Save, history: History) -> History:
    """Play the saved acts on from where the history stands; Disagreement says where that fails."""
    stored = save.stored()
    s = game.state(history.bytes_at(history.last))
    _compare(game, save, stored, s, history.last)
    for at, text in enumerate(save.acts[history.last :], start=history.last + 1):
        act = _read(game, s, text, at)
        try:
            s, step = take(game, s, act)
        except UNFIT:
            raise Disagreement(Told.ACT_FAILED, at=at, act=text) from None
        history.steps.append(step)
        _compare(game, save, stored, s, at)
    return history


def _read(game: Game, s: Record, text: str, at: int) -> int:
    try:
        act = game.alphabet.from_text(text)
    except BadAct as error:
        raise Disagreement(Told.ACT_UNKNOWN, at=at, why=str(error)) from None
    reason = game.objection(s, act)
    if reason != 0:
        raise Disagreement(Told.ACT_REFUSED, at=at, act=text, why=str(refusal(game, reason)))
    return act


def _compare(game: Game, save: Save, stored: dict[int, dict[str, Any]], s: Record, at: int) -> None:
    """Under other rules a record may have other fields; then those in common must agree."""
    if at not in stored:
        return
    now, then = named(s), stored[at]
    compared = now.keys() | then.keys() if save.rules_version == game.version else now.keys() & then.keys()
    for name in sorted(compared):
        if name not in now or name not in then or not same(now[name], then[name]):
            raise Disagreement(Told.POSITION_DIFFERS, at=at, field=name)


def same(one: Any, other: Any) -> bool:
    """Whether two JSON values are the same in type and value; `True` is not 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(value, other[name]) for name, value in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)
