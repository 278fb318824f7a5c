"""Rules: plain Python functions over a record, marked so that native twins can be made of them.

A rule may use scalars and fields of the record, module-level constants and arrays, IntEnum members,
`if`, `while`, `for`, and other rules. Nothing else, so that it compiles everywhere.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as a rule. It stays the plain function it is."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def with_native(native: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule that machine code replaces by another function, where the two need different types."""

    def mark(function: F) -> F:
        function.native = native  # type: ignore[attr-defined]
        return rule(function)

    return mark


class _Hearers(threading.local):
    def __init__(self) -> None:
        self.lists: list[list[tuple[int, ...]]] = []


_hearers = _Hearers()


@contextmanager
def listening() -> Iterator[list[tuple[int, ...]]]:
    """Collect what rules tell while they run in this thread."""
    heard: list[tuple[int, ...]] = []
    _hearers.lists.append(heard)
    try:
        yield heard
    finally:
        _hearers.lists.pop()


def _silence(event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    pass


@with_native(_silence)
def tell(event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Say what just happened, for the log and the animation. Machine code leaves it out."""
    if _hearers.lists:
        _hearers.lists[-1].append((event, a, b, c, d, e, f))


@rule
def ask(s: Any, question: int, seat: int) -> None:
    """Put the next question to a seat."""
    s.question = question
    s.asked = seat


@rule
def next_seat(s: Any, seat: int) -> int:
    """The seat to the left: clockwise, and from the last back to the first."""
    return seat + 1 if seat + 1 < s.seats else 0
