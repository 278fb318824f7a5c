"""How plans fare against each other in Packet Row: .venv/bin/python -m benchmarks.packet_row_balance

One player follows a plan, all others play the mixed one; the plan sits in each seat equally often. What is
told is the plan's share of victories, where one player in n would have 1/n.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
from pathlib import Path
from typing import Any

from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.scripted import play
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.components import corrected, from_toml
from tradewinds.kernel.game import Game
from tradewinds.kernel.loops import redact
from tradewinds.kernel.rules import rule

PLANS = {"mixed": 1, "trader": 2, "banker": 3, "points": 4}
SEED = 1842


@rule
def decide_by_plan(states: Any, words: Any, at: int, bot: int, masks: Any, luck: int) -> int:
    """What a player answers whose plan stands for the bot: from what the seat may know, like any bot."""
    s = states[at]
    redact(words, at, at + 1, masks[s.asked][s.revealed])
    return play(states[at + 1], bot)


@dataclasses.dataclass(frozen=True, eq=False)
class Planned(Game):
    """The game with such players."""

    def bound(self, checked: bool = False, at_random: bool = False) -> dict[str, Any]:
        return {**super().bound(checked, at_random), "decide": decide_by_plan}


def planned(tables: Path | None) -> Planned:
    """The game, with corrected tables if some are given."""
    game = GAME
    if tables is not None:
        game = corrected(GAME, from_toml(tables.read_text("utf-8")))
        globals()["play"] = game.scripted.__globals__["play"]
    return Planned(**{field.name: getattr(game, field.name) for field in dataclasses.fields(game)})


def measured(game: Game, seats: int, plan: int, games: int) -> dict[str, float]:
    """How one player with a plan fares among mixed ones."""
    mixed = PLANS["mixed"]
    seatings = [[plan if seat == own else mixed for seat in range(seats)] for own in range(seats)]
    batch = Batch(game, game.template(seats), SEED, seatings)
    results = batch.results(games)
    batch.play(0, results)
    assert not results["fault"].any()
    ranks, points = results["ranks"][:, :seats], results["points"][:, :seats]
    best = ranks == ranks.max(axis=1, keepdims=True)
    won = own_points = others = 0.0
    for at in range(games):
        seat = at % seats
        won += best[at, seat] / best[at].sum()
        own_points += points[at, seat]
        others += (points[at].sum() - points[at, seat]) / (seats - 1)
    return {
        "share": won / games,
        "of_fair": won / games * seats,
        "points": own_points / games,
        "points_of_others": others / games,
        "rounds": float(results["turns"].mean()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--components", type=Path, help="a file of corrected tables")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--json", type=Path, help="where the figures go")
    told = parser.parse_args()
    game, found = planned(told.components), {}
    for seats in game.seats:
        for name, plan in PLANS.items():
            row = found[f"{seats} {name}"] = measured(game, seats, plan, told.games // seats * seats)
            print(seats, name, {key: round(value, 3) for key, value in row.items()}, flush=True)
    if told.json:
        told.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
