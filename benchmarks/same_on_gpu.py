"""Plays the same games on a GPU and on the CPU, at random and scripted, and compares all results."""

from __future__ import annotations

import sys

from tradewinds.kernel.batches import Batch
from tradewinds.kernel.game import find, installed
from tradewinds.kernel.gpu import GpuBatch, device_name

GAMES = 20_000


def main() -> int:
    """Compare each game at each number of players; the exit code is the number of differing tables."""
    differing = 0
    print(device_name())
    for game in map(find, installed()):
        for seats in game.seats:
            seatings = [[0] * seats, [1] * seats, [1, *[0] * (seats - 1)]]
            batch = Batch(game, game.template(seats), seed=31, bots=seatings)
            there, here = batch.results(GAMES), batch.results(GAMES)
            same = GpuBatch(batch, lanes=1 << 13).play(0, there) == batch.play(0, here)
            same = same and bool((there == here).all()) and not here["fault"].any()
            told = "same" if same else "DIFFERENT"
            print(f"{game.id}, {seats} players: {GAMES} games, {here['decisions'].sum()} decisions, {told}")
            differing += not same
    return differing


if __name__ == "__main__":
    sys.exit(main())
