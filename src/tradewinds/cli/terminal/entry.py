"""What a person may type at a question, and what is meant by it."""

from __future__ import annotations

import enum
import re
from collections.abc import Sequence
from typing import NamedTuple

from tradewinds.kernel.acts import Alphabet, BadAct, Family, Span


class Wish(enum.Enum):
    """What is to be done; the values are the words for it, in both languages."""

    PLAY = ()
    WHY = ("why", "почему")
    UNDO = ("u", "undo", "о", "отмена")
    LOG = ("l", "log", "ж", "журнал")
    VIEW = ("v", "view", "п", "позиция")
    SAVE = ("s", "save", "с", "сохранить")
    HELP = ("h", "help", "?", "справка", "помощь")
    QUIT = ("q", "quit", "exit", "в", "выход")


class Entry(NamedTuple):
    """A wish and the words that came with it."""

    wish: Wish
    rest: str


_WITH_WORDS = (Wish.WHY, Wish.SAVE)


def read_entry(line: str) -> Entry | None:
    """What a typed line asks for; nothing where it is empty."""
    told = line.strip()
    if not told:
        return None
    first, _, rest = told.partition(" ")
    for wish in Wish:
        if first.lower() in wish.value and (not rest or wish in _WITH_WORDS):
            return Entry(wish, rest.strip())
    if told.endswith("?"):
        return Entry(Wish.WHY, told[:-1].strip())
    return Entry(Wish.PLAY, told)


class NotUnderstood(ValueError):
    """No act can be meant. `message` names the sentence to say, `given` what it is about."""

    def __init__(self, message: str, **given: str | int) -> None:
        super().__init__(message)
        self.message, self.given = message, given


def read_act(alphabet: Alphabet, legal: Sequence[int], told: str) -> int:
    """The act meant by a number of the list or by its text form; NotUnderstood, or BadAct with a reason."""
    if re.fullmatch(r"[0-9]+", told):
        number = int(told[:9])
        if not 1 <= number <= len(legal):
            raise NotUnderstood("no-such-number", most=len(legal))
        return legal[number - 1]
    try:
        return alphabet.from_text(told)
    except BadAct as error:
        if error.reason:
            raise
        raise _complaint(alphabet, legal, told) from None


def _complaint(alphabet: Alphabet, legal: Sequence[int], told: str) -> NotUnderstood:
    family = alphabet.by_name.get(told.partition("(")[0].strip())
    if family is not None:
        return NotUnderstood("wrong-arguments", form=form(family))
    return NotUnderstood("no-such-act", example=alphabet.to_text(legal[0]))


def form(family: Family) -> str:
    """How acts of a family are written: `move(steps=0..99)`."""
    inner = []
    for name, argument in family.arguments.items():
        if isinstance(argument, Span):
            inner.append(f"{name}={argument.low}..{argument.high}")
        else:
            inner.append(f"{name}={'|'.join(member.name.lower() for member in argument)}")
    return family.name + (f"({', '.join(inner)})" if inner else "")
