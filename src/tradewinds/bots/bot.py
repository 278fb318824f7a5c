"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from tradewinds.kernel.records import Record


class Bot(Protocol):
    """A player that is no person. It may remember what it likes between decisions."""

    def act(self, seen: Record, luck: int) -> int:
        """A legal act for the seat that is asked, from the redacted position and 64 random bits."""
        ...
