"""How an error message shows a value that somebody sent."""

from __future__ import annotations

from typing import Any

LONGEST = 40
LARGEST = 10**20


def quoted(value: Any) -> str:
    """The value in a few characters on one line, whatever it is; no value can make this fail."""
    if isinstance(value, str):
        return repr(value[:LONGEST])
    if isinstance(value, int) and not -LARGEST < value < LARGEST:
        return "a number far too large"
    if value is None or isinstance(value, int | float):
        return repr(value)
    return f"<{type(value).__name__[:LONGEST]}>"
