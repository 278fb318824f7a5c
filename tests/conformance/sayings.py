"""All that a game can say, and what its text files hold, for the tests to compare."""

from __future__ import annotations

import enum
import importlib
import itertools
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast

from tradewinds.kernel.game import Game
from tradewinds.kernel.records import SeatAxis
from tradewinds.kernel.texts import Texts, name_id
from tradewinds.kernel.views import WATCHER

KERNEL = "tradewinds.kernel"
PLAYERS = {"en": ("Anna", "Boris"), "ru": ("Анна", "Борис")}
NUMBERS = (0, 1, 2, 5, 11, 21, 25)


# ---------------------------------------------------------------- all that a game can say


class Noting(Texts):
    """Texts that note what they are asked for, so that what nobody asks for shows."""

    def __init__(self, game: Game, language: str) -> None:
        self.asked: set[str] = set()
        super().__init__(game, language)

    def say(self, message: str, given: Any = None, attribute: str | None = None) -> str:
        self.asked.add(message if attribute is None else f"{message}.{attribute}")
        return super().say(message, given, attribute)


def enum_arguments(game: Game) -> Iterator[tuple[str, type[enum.IntEnum]]]:
    """The named things that acts and events tell, each with the name of its argument."""
    families = (family.arguments for family in game.alphabet.families)
    for arguments in itertools.chain(families, game.event_arguments.values()):
        for name, kind in arguments.items():
            if isinstance(kind, type) and issubclass(kind, enum.IntEnum):
                yield name, kind


@cache
def named_things(game: Game) -> set[type[enum.IntEnum]]:
    """What players meet by name: in acts, events, options, the fields of the record, and among the pieces."""
    found: set[Any] = {kind for _, kind in enum_arguments(game)}
    found |= {option.choices for option in game.options.values()}
    for field in game.state.fields.values():
        found |= {*field.axes, field.of}
    pieces = importlib.import_module(f"{game.package}.pieces")
    found |= {kind for kind in vars(pieces).values() if getattr(kind, "__module__", "") == pieces.__name__}
    return {kind for kind in found if isinstance(kind, enum.EnumType)} - {game.state.questions}


def typical(kind: type) -> Sequence[int]:
    """The values of an event's argument to try."""
    if issubclass(kind, SeatAxis):
        return (0, 1)
    return [int(member) for member in kind] if issubclass(kind, enum.IntEnum) else NUMBERS


def events(texts: Texts) -> Iterator[str]:
    """Every event with typical arguments; where it has a secret, told to both kinds of viewers."""
    for event, arguments in texts.game.event_arguments.items():
        for values in itertools.product(*map(typical, arguments.values())):
            viewers = {WATCHER, values[0]} if event in texts.game.secret_events else {WATCHER}
            for viewer in viewers:
                yield texts.event((int(event), *values), PLAYERS[texts.language], viewer)


def options(texts: Texts) -> Iterator[tuple[str, str]]:
    for name, option in texts.game.options.items():
        title, told = texts.option(name)
        yield from (("option", title), ("help", told))
        everything = option.choices is not None or option.is_switch
        for value in range(option.low, option.high + 1) if everything else (option.low, option.high):
            yield "value", texts.option_value(name, value)


def everything(texts: Texts) -> Iterator[tuple[str, str]]:
    """All that the code can ask for, each with its kind."""
    game, who = texts.game, PLAYERS[texts.language][0]
    yield from (("title", texts.title()), ("summary", texts.summary()))
    for kind in named_things(game):
        yield from (("name", texts.name(member)) for member in kind)
    yield from (("act", texts.act(code)) for code in range(len(game.alphabet)))
    for question in game.state.questions:
        yield "ask", texts.question(question, who)
        yield "wait", texts.question(question, who, waiting=True)
    yield from (("why", texts.objection(number)) for number in game.objections)
    yield from (("event", sentence) for sentence in events(texts))
    yield from options(texts)
    yield from (("field", texts.field(name)) for name in game.state.fields)
    yield from (("reconstructed", texts.reconstructed(entry)) for entry in game.reconstructed)


@cache
def told(game: Game, language: str) -> tuple[tuple[tuple[str, str], ...], frozenset[str]]:
    """All that a game says in a language, and which messages it took."""
    texts = Noting(game, language)
    said = tuple(everything(texts))
    return said, frozenset(texts.asked)


# ---------------------------------------------------------------- what the files hold


def within(node: Any, kind: Any) -> Iterator[Any]:
    """All parts of that kind in a parsed text."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        node = list(vars(node).values())
    for part in node if isinstance(node, list) else ():
        yield from within(part, kind)


@cache
def entries(package: str, language: str) -> list[Any]:
    """What a file consists of, comments and unreadable parts included."""
    source = files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")
    return list(FluentParser().parse(source).body)


def messages(package: str, language: str) -> list[Any]:
    """A file's messages and terms."""
    return [entry for entry in entries(package, language) if isinstance(entry, ast.Message | ast.Term)]


def message_ids(package: str, language: str) -> list[str]:
    return [entry.id.name for entry in messages(package, language)]


@cache
def parts(package: str, language: str) -> dict[str, Any]:
    """What a file defines: `message` for each value, `message.attribute` for each attribute."""
    found = {}
    for entry in messages(package, language):
        if entry.value is not None:
            found[entry.id.name] = entry.value
        found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def referred(pattern: Any) -> set[str]:
    """The parts that a pattern uses."""
    references = within(pattern, ast.MessageReference | ast.TermReference)
    return {f"{r.id.name}.{r.attribute.name}" if r.attribute else r.id.name for r in references}


def used(game: Game, language: str) -> set[str]:
    """The parts asked for, and those that they use in turn."""
    defined = parts(KERNEL, language) | parts(game.package, language)
    found: set[str] = set()
    fresh = set(told(game, language)[1]) - unused_forms(game, language)
    while fresh:
        found |= fresh
        fresh = set().union(*(referred(defined[part]) for part in fresh)) - found
    return found


def name_ids(game: Game) -> set[str]:
    """The message ids of all named things."""
    return {name_id(member) for kind in named_things(game) for member in kind}


def unused_forms(game: Game, language: str) -> set[str]:
    """Forms of names that no sentence about an act or an event makes use of."""
    defined = parts(game.package, language)
    variables = {variable.id.name for variable in within(list(defined.values()), ast.VariableReference)}
    wanted = {
        f"{name_id(member)}{variable.removeprefix(argument).replace('-', '.', 1)}"
        for argument, kind in enum_arguments(game)
        for member in kind
        for variable in variables
        if variable.startswith(f"{argument}-")
    }
    names = name_ids(game)
    return {part for part in defined if "." in part and part.partition(".")[0] in names} - wanted
