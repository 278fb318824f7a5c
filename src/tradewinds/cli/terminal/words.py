"""The values of a position in words, whatever game it is of."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Any

from tradewinds.cli.terminal.speech import Speech
from tradewinds.kernel.records import Field, SeatAxis
from tradewinds.kernel.texts import Texts

Axes = tuple[type, ...]
Entry = tuple[str, Any]


class Words:
    """Says fields' labels, places and values, given in the named form of records and views."""

    def __init__(self, texts: Texts, speech: Speech, names: Sequence[str]) -> None:
        self.texts, self.speech, self.names = texts, speech, names

    def label(self, field: Field) -> str:
        """What the field is called."""
        return self.texts.field(field.name)

    def value(self, field: Field, told: Any) -> str:
        """One value."""
        if told is None or told is False:
            return self.speech.say("none")
        if told is True:
            return self.speech.say("yes")
        return str(told) if field.of is None else self.place(field.of, told)

    def place(self, axis: type, told: Any) -> str:
        """A place along an axis, or a value that stands for one."""
        if issubclass(axis, SeatAxis):
            return self.names[int(told)]
        if issubclass(axis, enum.IntEnum):
            member: enum.IntEnum = axis[told.upper()]
            return self.texts.name(member)
        return str(told)

    def entries(self, axis: type, told: Any) -> list[Entry]:
        """The parts of a value along an axis, each with its place in words."""
        pairs = told.items() if isinstance(told, Mapping) else enumerate(told)
        return [(self.place(axis, at), part) for at, part in pairs]

    def phrase(self, field: Field, axes: Axes, told: Any) -> str:
        """A value with any number of axes, on one line: "sugar 3, rum 2"."""
        if not axes or not isinstance(told, Mapping | list):
            return self.value(field, told)
        parts = dense(self.entries(axes[0], told))
        if field.flag and len(axes) == 1:
            said = [place for place, _ in parts]
        else:
            colon = ":" if len(axes) > 1 or field.of is not None else ""
            said = [f"{place}{colon} {self.phrase(field, axes[1:], part)}" for place, part in parts]
        return ("; " if len(axes) > 1 else ", ").join(said) or self.speech.say("none")


def dense(entries: list[Entry]) -> list[Entry]:
    """Entries without those that say nothing: none, no, empty rows, and zeros where there are several."""
    told = [entry for entry in entries if not is_void(entry[1])]
    zeros = sum(is_zero(part) for _, part in told)
    return told if zeros == 1 else [entry for entry in told if not is_zero(entry[1])]


def is_zero(told: Any) -> bool:
    """Whether it is the number 0, and not just no."""
    return type(told) is int and told == 0


def is_void(told: Any) -> bool:
    """Whether a value, or every part of it, is none or no."""
    if isinstance(told, Mapping):
        return all(map(is_void, told.values()))
    return all(map(is_void, told)) if isinstance(told, list) else told is None or told is False
