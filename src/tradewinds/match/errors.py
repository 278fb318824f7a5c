"""What a match refuses, and why. Every message is one line."""

from __future__ import annotations

import enum
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game

LONGEST = 400


class Refused(ValueError):
    """An act that is not allowed now. `reason` is a member of the game's objections."""

    def __init__(self, reason: enum.IntEnum, sentence: str) -> None:
        super().__init__(reason, sentence)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[1])


class Bar(enum.Enum):
    """Why nothing can be taken back; the values are the English sentences."""

    NOTHING = "there is nothing of yours to take back"
    OTHERS = "somebody else has decided since"
    CHANCE = "chance was drawn or something hidden came to light"
    TAKEN_OVER = "the match was taken over from older rules here"


class CannotUndo(ValueError):
    """The last act stays. `bar` says why."""

    def __init__(self, bar: Bar) -> None:
        super().__init__(bar)
        self.bar = bar

    def __str__(self) -> str:
        return self.bar.value


class BadSave(ValueError):
    """What was to be loaded is no sound match; the message says what is wrong."""

    def __init__(self, message: str) -> None:
        line = " ".join(message.split())
        super().__init__("".join(c if c.isprintable() else "?" for c in line)[:LONGEST])


@cache
def _texts(game: Game) -> Any:
    from tradewinds.kernel.texts import Texts

    return Texts(game, "en")


def refusal(game: Game, reason: int) -> Refused:
    """The error for an objection, with its English sentence where the game has one."""
    member = game.objections(reason)
    try:
        return Refused(member, _texts(game).objection(reason))
    except (ImportError, LookupError, OSError):
        return Refused(member, member.name.lower().replace("_", " "))
