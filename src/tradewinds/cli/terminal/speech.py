"""What the terminal itself says, in either language; what a game says comes from the game."""

from __future__ import annotations

from tradewinds.kernel.sentences import Sentences


class Speech(Sentences):
    """The terminal's own sentences in one language."""

    def __init__(self, language: str) -> None:
        super().__init__("tradewinds.cli", language)
