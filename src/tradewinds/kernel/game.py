"""A game as the kernel knows it, and the registry that finds games by entry points."""

from __future__ import annotations

import enum
import importlib.metadata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import FunctionType
from typing import Any

import numpy as np

from tradewinds.kernel import loops
from tradewinds.kernel.acts import Alphabet, candidates
from tradewinds.kernel.dispatch import generate
from tradewinds.kernel.quote import quoted
from tradewinds.kernel.records import Option, Record

ENTRY_POINTS = "tradewinds.games"

Objects = Callable[..., int]
Takes = Callable[..., None]
Facts = Callable[..., dict[str, Any]]


def no_facts(view: Record, seat: int) -> dict[str, Any]:
    """Of a game of which the record tells all there is to show."""
    return {}


class Setting(ValueError):
    """A match was asked for that this game cannot set up; the message says what would be right."""


class UnknownGame(LookupError):
    """No such game is installed; the message names those that are."""


@dataclass(frozen=True, eq=False)
class Game:
    """Everything that makes a game: its record, its acts, its rules, and what is said about them.

    `components` are the tables that it is made of, of which players may bring their own `correctable` ones.
    Where they did, `corrections` are those, and `original` is the game as it is without them.
    """

    id: str
    version: int
    seats: range
    state: type[Record]
    alphabet: Alphabet
    answers: Mapping[Any, Sequence[Any]]
    rules: Mapping[Any, tuple[Objects, Takes]]
    objections: type[enum.IntEnum]
    misplaced: Objects
    setup: Takes
    points: Objects
    rank: Objects
    broken: Objects
    invariants: type[enum.IntEnum]
    events: type[enum.IntEnum]
    event_arguments: Mapping[Any, Mapping[str, type]]
    scripted: Objects
    redeal: Callable[..., Any]
    package: str
    facts: Facts = no_facts
    """What follows by the rules from what a seat (-1: a watcher) sees, such as prices; plain, with names."""
    reconstructed: Sequence[str] = ()
    secret_arguments: Mapping[Any, Sequence[str]] = field(default_factory=dict)
    secret_events: Mapping[Any, Sequence[str]] = field(default_factory=dict)
    components: Mapping[str, Any] = field(default_factory=dict)
    correctable: Sequence[str] = ()
    corrections: Mapping[str, Any] = field(default_factory=dict)
    original: Game | None = None

    def __post_init__(self) -> None:
        for number, name in enumerate(("NONE", "GAME_OVER", "NOT_YOUR_DECISION", "WRONG_PHASE")):
            if self.objections(number).name != name:
                raise TypeError(f"{self.id}: objection {number} must be {name}")
        if list(self.rules) != list(self.alphabet.kinds):
            raise TypeError(f"{self.id}: the rules must list every kind of act, in order")
        if set(self.answers) | {self.state.questions(0)} != set(self.state.questions):
            raise TypeError(f"{self.id}: every question but the first (the game is over) needs answers")
        if not {*self.correctable} <= {*self.components}:
            raise TypeError(f"{self.id}: only tables that it has can be corrected")

    # ------------------------------------------------------------ rules of all acts together

    @cached_property
    def starts_codes(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """The codes that can answer each question, as `loops` reads them."""
        return candidates(self.alphabet, self.state.questions, self.answers)

    @cached_property
    def dispatch(self) -> dict[str, Any]:
        """The rules of all acts together, generated from their table."""
        return generate(self)

    def bound(self, checked: bool = False, at_random: bool = False) -> dict[str, Any]:
        """What stands in `loops` under "bound", for this game.

        `checked` holds all invariants as it plays; with `at_random` every player is a random one.
        """
        starts, codes = self.starts_codes
        return {
            "carry_out": loops.carry_out_checked if checked else loops.carry_out,
            "decide": loops.decide_at_random if at_random else loops.decide,
            "STARTS": starts,
            "CODES": codes,
            "fits": self.dispatch["fits"],
            "objection": self.dispatch["objection"],
            "apply": self.dispatch["apply"],
            "legal_mask": self.dispatch["legal_mask"],
            "cover": self.dispatch["cover"],
            "setup": self.setup,
            "scripted": self.scripted,
            "broken": self.broken,
            "points": self.points,
            "rank": self.rank,
        }

    def interpreted(self, checked: bool = False) -> dict[str, Any]:
        """The functions of `loops` bound to this game's rules, interpreted."""
        scope = {**loops.__dict__, **self.bound(checked)}
        for name, value in scope.items():
            if isinstance(value, FunctionType) and value.__module__ == loops.__name__:
                scope[name] = FunctionType(value.__code__, scope, name, value.__defaults__)
        return scope

    @cached_property
    def objection(self) -> Callable[[Record, int], int]:
        """Why an act is not allowed now; 0 where it is."""
        return self.dispatch["objection"]  # type: ignore[no-any-return]

    @cached_property
    def apply(self) -> Callable[[Record, int], None]:
        """Carry out an act, which must be legal, and ask the next question."""
        return self.dispatch["apply"]  # type: ignore[no-any-return]

    def legal(self, s: Record) -> list[int]:
        """The acts that are legal now, in the order of their codes within the question."""
        starts, codes = self.starts_codes
        fits = self.dispatch["fits"]
        return [
            int(code)
            for code in codes[starts[s.question] : starts[s.question + 1]]
            if fits(s, int(code)) == 0
        ]

    # ------------------------------------------------------------ setting up

    @property
    def options(self) -> dict[str, Option]:
        """The game's switches by name."""
        return self.state.options

    def read_option(self, name: Any, value: Any) -> int:
        """The number behind an option's value in words; Setting says what would be right."""
        if not isinstance(name, str) or name not in self.options:
            known = ", ".join(self.options) or "none"
            raise Setting(f"{self.id} has no option {quoted(name)}; it has: {known}")
        told = self.options[name]
        number = told.read(value)
        if number is None:
            raise Setting(f"{name} is one of {', '.join(told.labels())}, not {quoted(value)}")
        return number

    def template(self, seats: Any, options: Mapping[str, Any] | None = None) -> Record:
        """A record with seats and options agreed and nothing laid out yet."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise Setting(f"{self.id} is for {few} to {many} players, not {quoted(seats)}")
        s = self.state()
        s.seats = seats
        for name, told in self.options.items():
            setattr(s, name, told.default)
        if options is not None and not isinstance(options, Mapping):
            raise Setting(f"options are given by name, not as {quoted(options)}")
        for name, value in (options or {}).items():
            setattr(s, name, self.read_option(name, value))
        return s

    def start(self, seats: int, key: tuple[int, int], options: Mapping[str, Any] | None = None) -> Record:
        """A match at its first question."""
        s = self.template(seats, options)
        s.key[0], s.key[1] = key
        self.setup(s)
        return s

    def winners(self, s: Record) -> list[int]:
        """The seats that no other seat is ranked before."""
        ranks = [self.rank(s, seat) for seat in range(s.seats)]
        return [seat for seat, value in enumerate(ranks) if value == max(ranks)]


def installed() -> dict[str, importlib.metadata.EntryPoint]:
    """The entry points of all installed games by id."""
    found = importlib.metadata.entry_points(group=ENTRY_POINTS)
    return {entry.name: entry for entry in sorted(found, key=lambda entry: entry.name)}


def find(name: Any) -> Game:
    """The game of that id; UnknownGame names the installed ones."""
    games = installed()
    if not isinstance(name, str) or name not in games:
        raise UnknownGame(f"there is no game {quoted(name)}; there are: {', '.join(games)}")
    game: Game = games[name].load()
    return game
