"""The bots that the kernel's loops know too."""

from __future__ import annotations

from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record


class RandomBot:
    """Answers with any legal act, each as likely."""

    def __init__(self, game: Game) -> None:
        self._random_act = game.interpreted()["random_act"]

    def act(self, seen: Record, luck: int) -> int:
        """A legal act by chance."""
        return int(self._random_act(seen, luck))


class ScriptedBot:
    """Answers as the game's own scripted player."""

    def __init__(self, game: Game) -> None:
        self._scripted = game.scripted

    def act(self, seen: Record, luck: int) -> int:
        """What the script says."""
        return int(self._scripted(seen, luck))
