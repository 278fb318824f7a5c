"""Acts: the alphabet of answers. One integer is a name with arguments, a JSON object, and a sentence."""

from __future__ import annotations

import enum
import itertools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tradewinds.kernel.quote import quoted

MOST_ARGUMENTS = 3
LONGEST_TEXT = 200


@dataclass(frozen=True)
class Span:
    """Whole numbers from `low` to `high`, both included."""

    low: int
    high: int


Argument = type[enum.IntEnum] | Span


class BadAct(ValueError):
    """An act that this game's alphabet does not know; the message says what would be right.

    Where the rules themselves never allow it, `reason` is the game's objection; otherwise 0.
    """

    def __init__(self, message: str, reason: int = 0) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass(frozen=True)
class Family:
    """Acts that share a name and differ in their arguments."""

    kind: enum.IntEnum
    arguments: Mapping[str, Argument]
    codes: tuple[tuple[int, ...], ...]
    first: int

    @property
    def name(self) -> str:
        """The name in files, JSON and texts."""
        return self.kind.name.lower()


def _values(argument: Argument) -> list[int]:
    if isinstance(argument, Span):
        return list(range(argument.low, argument.high + 1))
    return [int(member) for member in argument]


def _check(kind: enum.IntEnum, arguments: Mapping[str, Argument]) -> None:
    if len(arguments) > MOST_ARGUMENTS or "act" in arguments:
        raise TypeError(f"{kind.name}: at most {MOST_ARGUMENTS} arguments, none of them called act")
    if any(value < 0 for argument in arguments.values() for value in _values(argument)):
        raise TypeError(f"{kind.name}: arguments are numbers from 0")


def _always(*values: int) -> int:
    return 0


class Alphabet:
    """All acts of a game, numbered from 0.

    `families` gives each kind its arguments; `without` answers 0, or the objection to a combination that
    no position ever allows and that therefore has no code.
    """

    def __init__(
        self,
        kinds: type[enum.IntEnum],
        families: Mapping[Any, Mapping[str, Argument]],
        without: Mapping[Any, Callable[..., int]] | None = None,
    ) -> None:
        if list(families) != list(kinds) or [int(k) for k in kinds] != list(range(len(kinds))):
            raise TypeError("every kind of act is listed once, in its order, numbered from 0")
        self.kinds = kinds
        self.families: list[Family] = []
        self._of: list[tuple[Family, tuple[int, ...]]] = []
        self._codes: dict[tuple[str, tuple[int, ...]], int] = {}
        self._never: dict[tuple[str, tuple[int, ...]], int] = {}
        for kind, arguments in families.items():
            _check(kind, arguments)
            never = (without or {}).get(kind, _always)
            every = list(itertools.product(*map(_values, arguments.values())))
            combos = tuple(values for values in every if not never(*values))
            self._never |= {
                (kind.name.lower(), values): int(never(*values)) for values in every if never(*values)
            }
            family = Family(kind, dict(arguments), combos, len(self._of))
            self.families.append(family)
            for values in combos:
                self._codes[family.name, values] = len(self._of)
                self._of.append((family, values))
        self.by_name = {family.name: family for family in self.families}
        self.kind_of = np.array([int(family.kind) for family, _ in self._of], dtype=np.int16)
        self.args_of = np.array(
            [(*values, 0, 0, 0)[:MOST_ARGUMENTS] for _, values in self._of], dtype=np.int16
        )
        self.table = self._lookup()

    def __len__(self) -> int:
        return len(self._of)

    def _lookup(self) -> np.ndarray[Any, np.dtype[np.int16]]:
        """`table[kind, first, second]` is the code, for machine code; -1 where there is none."""
        high = 1 + self.args_of.max(axis=0).astype(int)
        table = np.full((len(self.kinds), high[0], high[1]), -1, dtype=np.int16)
        for code, (family, values) in enumerate(self._of):
            if len(values) <= 2:
                first, second = (*values, 0, 0)[:2]
                table[int(family.kind), first, second] = code
        return table

    def split(self, code: Any) -> tuple[Family, tuple[int, ...]]:
        """The family and the arguments of a code."""
        if isinstance(code, bool) or not isinstance(code, int) or not 0 <= code < len(self._of):
            raise BadAct(f"{quoted(code)} is no act: acts are numbered 0 to {len(self._of) - 1}")
        return self._of[code]

    def code(self, kind: enum.IntEnum | str, *values: int) -> int:
        """The code of a kind with its arguments, in order."""
        name = kind if isinstance(kind, str) else kind.name.lower()
        found = self._codes.get((name, tuple(int(value) for value in values)))
        if found is None:
            raise BadAct(f"there is no act {quoted(name)}({', '.join(map(quoted, values))})")
        return found

    def arguments(self, code: int) -> dict[str, int | str]:
        """The arguments of a code by name, enum members by their names."""
        family, values = self.split(code)
        return {
            name: value if isinstance(argument, Span) else argument(value).name.lower()
            for (name, argument), value in zip(family.arguments.items(), values, strict=True)
        }

    def to_json(self, code: int) -> dict[str, int | str]:
        """The act as a JSON object: `{"act": "move", "steps": 3}`."""
        return {"act": self.split(code)[0].name, **self.arguments(code)}

    def to_text(self, code: int) -> str:
        """The act as one word of text: `move(steps=3)`."""
        inner = ", ".join(f"{name}={value}" for name, value in self.arguments(code).items())
        return self.split(code)[0].name + (f"({inner})" if inner else "")

    def from_json(self, told: Any) -> int:
        """The code behind a JSON object; BadAct says what is wrong with it."""
        if not isinstance(told, Mapping) or not isinstance(told.get("act"), str):
            raise BadAct('an act is an object with the key "act"')
        family = self._family(told["act"])
        return self._read(family, {name: value for name, value in told.items() if name != "act"})

    def from_text(self, told: Any) -> int:
        """The code behind `name(argument=value, ...)`; BadAct says what is wrong with it."""
        if not isinstance(told, str) or len(told) > LONGEST_TEXT:
            raise BadAct("an act is written name(argument=value, ...)")
        match = re.fullmatch(r"\s*([a-z_0-9]+)\s*(?:\((.*)\))?\s*", told)
        if match is None:
            raise BadAct(f"{quoted(told)} is not of the form name(argument=value, ...)")
        family = self._family(match[1])
        given: dict[str, Any] = {}
        for part in filter(str.strip, (match[2] or "").split(",")):
            name, _, value = (piece.strip() for piece in part.partition("="))
            if name in given:
                raise BadAct(f"{family.name}: {quoted(name)} is given twice")
            given[name] = int(value) if re.fullmatch(r"-?\d{1,6}", value, re.ASCII) else value
        return self._read(family, given)

    def read(self, told: Any) -> int:
        """The code of an act told as a number, a text or a JSON object."""
        if isinstance(told, str):
            return self.from_text(told)
        if isinstance(told, Mapping):
            return self.from_json(told)
        self.split(told)
        return int(told)

    def _family(self, name: str) -> Family:
        family = self.by_name.get(name)
        if family is None:
            raise BadAct(f"there is no act {quoted(name)}; there are {', '.join(sorted(self.by_name))}")
        return family

    def _read(self, family: Family, given: Mapping[str, Any]) -> int:
        if set(given) != set(family.arguments):
            wanted = ", ".join(family.arguments) or "none"
            raise BadAct(f"{family.name}: the arguments are {wanted}")
        values = tuple(
            _read_argument(family, name, kind, given[name]) for name, kind in family.arguments.items()
        )
        if (family.name, values) not in self._codes:
            raise BadAct(f"{family.name}: never with these arguments", self._never[family.name, values])
        return self._codes[family.name, values]


def _read_argument(family: Family, name: str, argument: Argument, value: Any) -> int:
    if isinstance(argument, Span):
        if isinstance(value, int) and not isinstance(value, bool) and argument.low <= value <= argument.high:
            return value
        raise BadAct(f"{family.name}: {name} is a whole number from {argument.low} to {argument.high}")
    names = [member.name.lower() for member in argument]
    if isinstance(value, str) and value in names:
        return int(list(argument)[names.index(value)])
    raise BadAct(f"{family.name}: {name} is one of {', '.join(names)}")


def candidates(
    alphabet: Alphabet, questions: type[enum.IntEnum], answers: Mapping[Any, Sequence[Any]]
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Per question the codes that can answer it: `codes[starts[q]:starts[q + 1]]`."""
    starts: list[int] = [0]
    codes: list[int] = []
    for question in questions:
        for kind in answers.get(question, ()):
            family = alphabet.families[int(kind)]
            codes += range(family.first, family.first + len(family.codes))
        starts.append(len(codes))
    return np.array(starts, dtype=np.int32), np.array(codes, dtype=np.int16)
