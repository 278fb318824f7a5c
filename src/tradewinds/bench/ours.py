"""Our own games at their speeds: interpreted, native on one core and on all, on a GPU."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tradewinds.bench.measure import Play, Runner
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.game import Game

SEED = 20111
NATIVE_GO = 4_000
CUDA_GO = 1 << 20


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _sound(results: Any, decisions: int) -> int:
    if results["fault"].any():
        raise RuntimeError(f"a game went wrong: fault {results['fault'].min()}")
    return decisions


def interpreted(batch: Batch) -> Play:
    """Plain Python."""

    def play(first: int, games: int) -> int:
        results = batch.results(games)
        return _sound(results, batch.play_interpreted(first, results))

    return play


def native(batch: Batch, threads: int) -> Play:
    """Machine code, the games shared out among threads."""
    pool = ThreadPoolExecutor(threads)

    def play(first: int, games: int) -> int:
        results = batch.results(games)
        share = -(-games // threads)
        parts = [(at, results[at : at + share]) for at in range(0, games, share)]
        told = pool.map(lambda part: batch.play(first + part[0], part[1]), parts)
        return _sound(results, sum(told))

    return play


def gpu(batch: Batch) -> Play:
    """The GPU, one game a thread."""
    from tradewinds.kernel.gpu import GpuBatch

    device = GpuBatch(batch)

    def play(first: int, games: int) -> int:
        results = batch.results(games)
        return _sound(results, device.play(first, results))

    return play


def runners(game: Game, seats: int, device: str, options: Mapping[str, Any] | None = None) -> list[Runner]:
    """All ways in which a game runs here."""
    batch = Batch(game, game.template(seats, options), SEED)
    name, many = f"{game.id}, {seats} players", cores()
    found = [
        Runner("interpreted", name, interpreted(batch), 5),
        Runner("native, 1 core", name, native(batch, 1), NATIVE_GO),
    ]
    if many > 1:
        found.append(Runner(f"native, {many} cores", name, native(batch, many), NATIVE_GO * many))
    if device == "cuda":
        from tradewinds.kernel.gpu import device_name

        found.append(Runner(f"CUDA, {device_name()}", name, gpu(batch), CUDA_GO))
    return found
