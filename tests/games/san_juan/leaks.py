"""What a seat or a watcher receives, held the same across redeals.

At length: .venv/bin/python -m tests.games.san_juan.leaks 1000
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator

from tradewinds.games.san_juan import GAME
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import WATCHER, observation, redacted, redeal, view

REDEALS = 20


def received(s: Record, viewer: int, memory: bool = False) -> tuple[str, bytes, bytes]:
    """All that a viewer is sent of a position: the view with its legal acts, the numbers, a bot's copy."""
    told = json.dumps(view(GAME, s, viewer, memory), sort_keys=True)
    return told, observation(GAME, s, viewer, memory).tobytes(), bytes(redacted(GAME, s, viewer, memory))


def middle_games(number: int) -> Iterator[Record]:
    """Positions from the middle of random games, at 2, 3 and 4 players in turn."""
    luck = random.Random(number)
    for nth in range(number):
        s = GAME.start(2 + nth % 3, (nth, number), {"alternative_setup": nth % 5 == 0})
        for _ in range(luck.randrange(20, 220)):
            if s.question:
                GAME.apply(s, luck.choice(GAME.legal(s)))
        yield s


def leaks(s: Record, memory: bool) -> Iterator[tuple[int, int]]:
    """Who can tell which redeal from the true position."""
    for viewer in [*range(s.seats), WATCHER]:
        told = received(s, viewer, memory)
        for key in range(REDEALS):
            if received(redeal(GAME, s, viewer, (key, 20), memory), viewer, memory) != told:
                yield viewer, key


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    found = [leak for nth, s in enumerate(middle_games(wanted)) for leak in leaks(s, memory=nth % 2 == 0)]
    print(f"{wanted} positions, {REDEALS} redeals for each viewer: {len(found)} leaks")  # noqa: T201
    sys.exit(bool(found))
