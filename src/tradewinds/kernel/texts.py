"""Texts: what players read, from Fluent files, in both languages.

A message may use the arguments of the act or event it is about. A named thing `good` comes as its name
`$good`, as every other form that its own message has as an attribute (`$good-gen`), and as `$good-id` to
choose by.

Things made of other things, such as cards that show a good and a number, need no message each: their enum has
a method `spoken`, which says the message that they share, and what stands in it.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tradewinds.kernel.acts import Span
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import SeatAxis

LANGUAGES = ("en", "ru")


class MissingText(LookupError):
    """A message that a language lacks, or that cannot be put together."""


def kebab(name: str) -> str:
    """`NewShip` and `NEW_SHIP` as `new-ship`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def name_id(member: enum.IntEnum) -> str:
    """The message id of a named thing: `cuban-el-zorro`."""
    if hasattr(member, "spoken"):
        return str(member.spoken()[0])
    return f"{kebab(type(member).__name__)}-{kebab(member.name)}"


@cache
def _resource(package: str, language: str) -> Any:
    return FluentResource(files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8"))


class Texts:
    """Everything that a game says in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {str(language)[:20]!r}")
        self.game, self.language = game, language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in ("tradewinds.kernel", game.package):
            self._bundle.add_resource(_resource(package, language))

    # ------------------------------------------------------------ messages

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, given: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
        """A message with its arguments filled in; MissingText where that cannot be done."""
        if not self.has(message):
            raise MissingText(f"{self.game.id}: no text {message!r} in {self.language!r}")
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            raise MissingText(
                f"{self.game.id}: no {attribute or 'value'} of {message!r} in {self.language!r}"
            )
        told, errors = self._bundle.format_pattern(pattern, dict(given or {}))
        if errors:
            raise MissingText(f"{self.game.id}: {message!r} in {self.language!r}: {errors[0]}")
        return str(told)

    def name(self, member: enum.IntEnum, form: str | None = None) -> str:
        """A named thing, a good or a building, in its plain form or in another one."""
        return self.say(name_id(member), self._made_of(member), form)

    def _made_of(self, member: enum.IntEnum) -> dict[str, Any]:
        """What stands in the name of a thing that is made of other things."""
        made: Mapping[str, Any] = member.spoken()[1] if hasattr(member, "spoken") else {}
        given: dict[str, Any] = {}
        for name, part in made.items():
            given |= self._forms(name, part) if isinstance(part, enum.IntEnum) else {name: part}
        return given

    def _forms(self, argument: str, member: enum.IntEnum) -> dict[str, str]:
        forms = {argument: self.name(member), f"{argument}-id": member.name.lower()}
        for attribute in self._bundle.get_message(name_id(member)).attributes:
            forms[f"{argument}-{attribute}"] = self.name(member, attribute)
        return forms

    # ------------------------------------------------------------ what is said

    def title(self) -> str:
        """The game's name."""
        return self.say("title")

    def summary(self) -> str:
        """What the game is about, in a line."""
        return self.say("summary")

    def act(self, code: int) -> str:
        """An act as a sentence."""
        family, values = self.game.alphabet.split(code)
        given: dict[str, Any] = {}
        for (name, argument), value in zip(family.arguments.items(), values, strict=True):
            given |= {name: value} if isinstance(argument, Span) else self._forms(name, argument(value))
        return self.say(f"act-{kebab(family.name)}", given)

    def question(self, question: int, who: str, waiting: bool = False) -> str:
        """What a player is asked; `waiting` says the same to those who wait."""
        kind = "wait" if waiting else "ask"
        return self.say(f"{kind}-{kebab(self.game.state.questions(question).name)}", {"who": who})

    def objection(self, number: int) -> str:
        """Why an act is refused."""
        return self.say(f"why-{kebab(self.game.objections(number).name)}")

    def event(self, heard: Sequence[int], names: Sequence[str], viewer: int = -1) -> str:
        """What just happened, as a viewer may know it: secrets only for the seat that it is about."""
        event = self.game.events(heard[0])
        secret = self.game.secret_events.get(event, ()) if heard[1] != viewer else ()
        given: dict[str, Any] = {}
        for (name, kind), value in zip(self.game.event_arguments[event].items(), heard[1:], strict=False):
            if name not in secret:
                given |= self._event_argument(name, kind, value, names)
        return self.say(f"event-{kebab(event.name)}", given, "others" if secret else None)

    def _event_argument(self, name: str, kind: type, value: int, names: Sequence[str]) -> dict[str, Any]:
        if issubclass(kind, SeatAxis):
            return {name: names[value]}
        return self._forms(name, kind(value)) if issubclass(kind, enum.IntEnum) else {name: value}

    def option(self, name: str) -> tuple[str, str]:
        """An option's title and what it means."""
        message = f"option-{kebab(name)}"
        return self.say(message), self.say(message, attribute="help")

    def option_value(self, name: str, value: int) -> str:
        """An option's value in words."""
        told = self.game.options[name]
        return self.name(told.choices(value)) if told.choices is not None else self.number(told.label(value))

    def number(self, label: str) -> str:
        """On and off in words, any other label as it is."""
        return self.say(label) if label in ("on", "off") else label

    def field(self, name: str) -> str:
        """A short label for a field of the record; an option has its title."""
        return self.option(name)[0] if name in self.game.options else self.say(f"field-{kebab(name)}")

    def reconstructed(self, entry: str) -> str:
        """That a table entry of the game, named as in `Game.reconstructed`, is a best guess."""
        return self.say(f"reconstructed-{kebab(entry.replace('.', '-'))}")
