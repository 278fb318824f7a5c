"""Playing a series: chunks of games in threads, since machine code runs beside other threads."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice

from tradewinds.cli.series.tally import Tally
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.compile import native_folder

CHUNK = 2_000
CHUNKS_A_THREAD = 4  # at least, so that threads end together


@dataclass(frozen=True)
class Series:
    """So many games of a batch from the first on."""

    batch: Batch
    first: int
    games: int

    def chunks(self, threads: int) -> Iterator[tuple[int, int]]:
        """The first game of each chunk and how many there are in it."""
        size = max(1, min(CHUNK, self.games // (threads * CHUNKS_A_THREAD)))
        end = self.first + self.games
        return ((start, min(size, end - start)) for start in range(self.first, end, size))

    def play_chunk(self, chunk: tuple[int, int]) -> Tally:
        """Play some of the games and count them."""
        results = self.batch.results(chunk[1])
        self.batch.play(chunk[0], results)
        tally = Tally()
        tally.add(results, chunk[0], self.batch.bots)
        return tally


def is_compiled(batch: Batch) -> bool:
    """Whether the machine code for a batch lies ready."""
    return any(native_folder(batch.game, batch.check).rglob("*play_batch*.nbi"))


def make_ready(batch: Batch) -> None:
    """Have the machine code made or fetched before any game is played."""
    batch.play(0, batch.results(0))


def play_series(series: Series, threads: int, progress: Callable[[int], None]) -> Tally:
    """Play all games and count them; the result does not depend on the number of threads."""
    total = Tally()
    chunks = series.chunks(threads)
    with ThreadPoolExecutor(threads) as pool:
        waiting: set[Future[Tally]] = set()
        try:
            while True:
                more = islice(chunks, 2 * threads - len(waiting))
                waiting |= {pool.submit(series.play_chunk, chunk) for chunk in more}
                if not waiting:
                    return total
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    total.merge(future.result())
                    progress(total.games)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def usable_cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system can say
        return os.cpu_count() or 1
