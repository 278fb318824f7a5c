"""All there is to know of a game before a match: what the browser draws, reads and says it by."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tradewinds.kernel.acts import Span
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Axis, SeatAxis, Sight, axis_size
from tradewinds.kernel.texts import LANGUAGES
from tradewinds.server import wire

KERNEL = "tradewinds.kernel"


@cache
def described(game: Game) -> wire.GameInfo:
    """A game as the browser is told of it."""
    alphabet, state = game.alphabet, game.state
    told = {
        "id": game.id,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "options": [_option(name, game) for name in game.options],
        "enums": {kind.__name__: [member.name.lower() for member in kind] for kind in _enums(game)},
        "spoken": {
            kind.__name__: [_spoken(member) for member in kind]
            for kind in _enums(game)
            if hasattr(kind, "spoken")
        },
        "families": [
            {"name": family.name, "arguments": [[n, _kind(k)] for n, k in family.arguments.items()]}
            for family in alphabet.families
        ],
        "acts": [[int(alphabet.kind_of[code]), *_values(game, code)] for code in range(len(alphabet))],
        "questions": [question.name.lower() for question in state.questions],
        "answers": {
            question.name.lower(): [alphabet.families[int(kind)].name for kind in kinds]
            for question, kinds in game.answers.items()
        },
        "objections": [objection.name.lower() for objection in game.objections],
        "events": {
            event.name.lower(): [[name, _kind(kind)] for name, kind in arguments.items()]
            for event, arguments in game.event_arguments.items()
        },
        "secret_events": {event.name.lower(): list(names) for event, names in game.secret_events.items()},
        "fields": [
            {
                "name": field.name,
                "axes": [_axis(axis) for axis in field.axes],
                "of": None if field.of is None else _axis(field.of),
                "flag": field.flag,
                "sight": field.sight.name.lower(),
            }
            for field in state.fields.values()
            if field.sight is not Sight.NOBODY
        ],
        "reconstructed": list(game.reconstructed),
        "components": game.components,
    }
    return msgspec.convert(told, wire.GameInfo)


def _spoken(member: Any) -> dict[str, Any]:
    message, made = member.spoken()
    return {"id": message, "given": {name: _part(part) for name, part in made.items()}}


def _part(part: Any) -> Any:
    if isinstance(part, enum.IntEnum):
        return {"enum": type(part).__name__, "member": part.name.lower()}
    return part


def _values(game: Game, code: int) -> tuple[int, ...]:
    return game.alphabet.split(code)[1]


def _option(name: str, game: Game) -> dict[str, Any]:
    told = game.options[name]
    ranged = told.choices is None and not told.is_switch
    return {
        "name": name,
        "default": told.label(told.default),
        "labels": [] if ranged else told.labels(),
        "low": told.low,
        "high": told.high,
        "enum": None if told.choices is None else told.choices.__name__,
    }


def _kind(kind: Any) -> dict[str, Any]:
    if isinstance(kind, Span):
        return {"span": [kind.low, kind.high]}
    return {"number": True} if kind is int else _axis(kind)


def _axis(axis: type) -> dict[str, Any]:
    if issubclass(axis, SeatAxis):
        return {"seat": True}
    return {"size": axis_size(axis)} if issubclass(axis, Axis) else {"enum": axis.__name__}


def _enums(game: Game) -> Iterator[type[enum.IntEnum]]:
    """Every enum that an act, an event, an option or a field speaks of, each once."""
    spoken: list[Any] = [kind for family in game.alphabet.families for kind in family.arguments.values()]
    spoken += [kind for arguments in game.event_arguments.values() for kind in arguments.values()]
    spoken += [option.choices for option in game.options.values()]
    spoken += [axis for field in game.state.fields.values() for axis in (*field.axes, field.of)]
    for kind in dict.fromkeys(spoken):
        if isinstance(kind, type) and issubclass(kind, enum.IntEnum):
            yield kind


def text_file(package: str, language: str) -> str:
    """The Fluent file of a game's package, or of the kernel's."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")
