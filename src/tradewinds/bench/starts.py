"""How long the first game takes: with nothing compiled yet, and with machine code from the cache."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

FIRST_GAME = """
import json, sys
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.components import agree
from tradewinds.kernel.game import find
game, options = agree(find(sys.argv[1]), json.loads(sys.argv[3]))
batch = Batch(game, game.template(int(sys.argv[2]), options), seed=1)
assert batch.play(0, batch.results(1)) > 0
"""


@dataclass(frozen=True)
class Starts:
    """Seconds from starting Python to the end of the first native game."""

    game: str
    cold_s: float
    warm_s: float

    def to_json(self) -> dict[str, Any]:
        """The figures by name."""
        return asdict(self)


def starts(game: str, seats: int, options: Mapping[str, Any] | None = None) -> Starts:
    """Start twice with a cache that is empty the first time; the options may bring corrected tables."""
    told = json.dumps(dict(options or {}))
    with tempfile.TemporaryDirectory() as cache:
        cold, warm = (_first_game(game, seats, cache, told) for _ in range(2))
    return Starts(game, cold, warm)


def _first_game(game: str, seats: int, cache: str, options: str = "{}") -> float:
    began = time.perf_counter()
    subprocess.run(  # noqa: S603
        [sys.executable, "-c", FIRST_GAME, game, str(seats), options],
        env={**os.environ, "TRADEWINDS_CACHE": cache},
        check=True,
    )
    return time.perf_counter() - began
