"""What happens at a table, as it is stored: everything about the table follows from it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Chair(Struct, frozen=True):
    """A seat as it is kept: whose it is, and which bot plays it."""

    person: str | None
    name: str
    bot: str | None

    @property
    def title(self) -> str:
        """What the seat is called in a list."""
        return self.name or self.bot or ""

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays for the person whose it is."""
        return self.person is not None and self.bot is not None


class Happened(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened at a table."""

    seq: int
    time: str


class Opened(Happened, frozen=True, kw_only=True, tag="opened"):
    """The table was made, by whom and with which seats."""

    host: str
    host_name: str
    chairs: list[Chair]


class Began(Happened, frozen=True, kw_only=True, tag="begin"):
    """The match has begun, perhaps from a position after the acts `past`."""

    chairs: list[Chair]
    events: list[dict[str, Any]]
    past: list[str] | None = None


class Acted(Happened, frozen=True, kw_only=True, tag="act"):
    """A seat has decided; `at` is the number of decisions after it."""

    at: int
    seat: int
    act: str
    forced: bool
    by: str
    events: list[dict[str, Any]]


class TookBack(Happened, frozen=True, kw_only=True, tag="undo"):
    """A seat's acts were taken back, as far as the position after `at` decisions."""

    at: int
    seat: int


class SeatChanged(Happened, frozen=True, kw_only=True, tag="seat"):
    """Somebody sits down or gets up, or a bot takes over or gives back."""

    seat: int
    change: str
    name: str
    chair: Chair


class HostChanged(Happened, frozen=True, kw_only=True, tag="host"):
    """Somebody else is the host now."""

    host: str
    host_name: str


class Closed(Happened, frozen=True, kw_only=True, tag="closed"):
    """Everybody had left before the match began."""


class TookOver(Happened, frozen=True, kw_only=True, tag="taken_over"):
    """The rules were mended: the match goes on from the position after `at` decisions, `lost` are gone."""

    at: int
    rules_version: int
    lost: int


class Troubled(Happened, frozen=True, kw_only=True, tag="trouble"):
    """A bot could not decide; a simpler one does in its place."""

    seat: int
    bot: str


class Said(Happened, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    person: str
    name: str
    seat: int | None
    text: str


Stored = Opened | Began | Acted | TookBack | SeatChanged | HostChanged | Closed | TookOver | Troubled | Said

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Stored)


def to_text(happened: Stored) -> str:
    """As it is stored."""
    return _encoder.encode(happened).decode()


def from_text(text: str) -> Stored:
    """As it was stored."""
    happened: Stored = _decoder.decode(text)
    return happened
