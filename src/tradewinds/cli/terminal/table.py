"""Who sits at a table in the terminal: one person and bots, known again by their names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tradewinds.bots import NAMES, Bot, find_bot
from tradewinds.cli.asking import wrong
from tradewinds.kernel.game import Game

_BOT = re.compile(rf"({'|'.join(NAMES)}) [0-9]+")


def bot_named(name: str) -> str | None:
    """Which bot a seat's name stands for; None where it is a person's."""
    match = _BOT.fullmatch(name)
    return match[1] if match else None


@dataclass(frozen=True)
class Seating:
    """The person's seat, from 0, and the bots at the others."""

    seat: int
    bots: Mapping[int, str]

    def names(self, person: str) -> list[str]:
        """A name for each seat; those of bots say what they are."""
        seats = len(self.bots) + 1
        return [f"{self.bots[i]} {i + 1}" if i in self.bots else person for i in range(seats)]

    def players(self, game: Game) -> dict[int, Bot]:
        """The bots themselves."""
        return {seat: find_bot(game, name) for seat, name in self.bots.items()}


def seated(seats: int, seat: int | None, bots: Sequence[str]) -> Seating:
    """One person at a seat counted from 1, the bots at the others in order."""
    mine = read_seat(seat, seats) or 0
    others = [other for other in range(seats) if other != mine]
    return Seating(mine, dict(zip(others, bots, strict=True)))


def seated_again(names: Sequence[str], seat: int | None, bots: Sequence[str] | None) -> Seating:
    """The same of a saved match, in which the names say who is a bot; whoever is not named so is scripted."""
    known = [bot_named(name) for name in names]
    people = [i for i, bot in enumerate(known) if bot is None]
    asked = read_seat(seat, len(names))
    mine = asked if asked is not None else people[0] if people else 0
    others = [other for other in range(len(names)) if other != mine]
    if bots is not None:
        return Seating(mine, dict(zip(others, bots, strict=True)))
    return Seating(mine, {other: known[other] or "scripted" for other in others})


def read_seat(seat: int | None, seats: int) -> int | None:
    """A seat counted from 1 as the kernel counts it."""
    if seat is not None and not 1 <= seat <= seats:
        raise wrong(f"the seats are 1 to {seats}", "--seat")
    return None if seat is None else seat - 1


def read_name(name: str) -> str:
    """A person's name: none that stands for a bot."""
    if bot_named(name):
        raise wrong(f"{name!r} is the name of a bot", "--name")
    return name
