"""What is agreed before play, beside seats and options: the key and the names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tradewinds.kernel.game import Setting

LONGEST_NAME = 80
HALF = 64


def read_key(told: Any) -> tuple[int, int]:
    """A chance key: two whole numbers of 64 bits."""
    halves = tuple(told) if isinstance(told, list | tuple) else ()
    if len(halves) != 2 or not all(type(half) is int and 0 <= half < 2**HALF for half in halves):
        raise Setting(f"a key is two whole numbers from 0 to 2**{HALF} - 1")
    return halves


def read_names(told: Any, seats: int) -> tuple[str, ...]:
    """A name for each seat."""
    if told is None:
        return tuple(f"Player {seat + 1}" for seat in range(seats))
    if isinstance(told, str) or not isinstance(told, Sequence) or len(told) != seats:
        raise Setting(f"names are a list of {seats}, one a seat")
    if not all(isinstance(name, str) and name.strip() and name.isprintable() for name in told):
        raise Setting("a name is a line of text")
    if any(len(name) > LONGEST_NAME for name in told):
        raise Setting(f"a name has at most {LONGEST_NAME} characters")
    return tuple(told)
