"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tradewinds.bots.bot import Bot
from tradewinds.bots.kernel_bots import RandomBot, ScriptedBot
from tradewinds.kernel.game import Game
from tradewinds.kernel.loops import RANDOM, SCRIPTED
from tradewinds.kernel.quote import quoted


class UnknownBot(LookupError):
    """There is no bot of that name; the message names those there are."""


class _Kind(NamedTuple):
    make: Callable[[Game], Bot]
    number: int


_KINDS = {"random": _Kind(RandomBot, RANDOM), "scripted": _Kind(ScriptedBot, SCRIPTED)}

NAMES = tuple(_KINDS)


def _kind(name: object) -> _Kind:
    if not isinstance(name, str) or name not in _KINDS:
        raise UnknownBot(f"there is no bot {quoted(name)}; there are: {', '.join(NAMES)}")
    return _KINDS[name]


def find_bot(game: Game, name: object) -> Bot:
    """A bot of that name for a game; UnknownBot names those there are."""
    return _kind(name).make(game)


def number_of(name: object) -> int:
    """The number by which the kernel's loops know a bot."""
    return _kind(name).number
