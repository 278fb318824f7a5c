"""One thread that writes: what waits together is committed together, so that many tables share a commit."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, TypeAlias

import sqlalchemy as sql

Batch: TypeAlias = Sequence[Any]
MOST_TOGETHER = 200


class Writer:
    """Carries out pieces of work on a connection of its own; a result is there once it is committed.

    `carry_out` is given pieces that waited together, and answers with a result for each. If it fails, each
    piece is tried by itself, so that one that cannot be done fails alone.
    """

    def __init__(self, engine: sql.Engine, carry_out: Callable[[sql.Connection, Batch], list[Any]]) -> None:
        self._engine, self._carry_out = engine, carry_out
        self._waiting: queue.SimpleQueue[tuple[Any, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tradewinds-writer", daemon=True)
        self._thread.start()

    def submit(self, piece: Any) -> Future[Any]:
        """The result of a piece of work, after its commit; its error, if it failed by itself."""
        future: Future[Any] = Future()
        self._waiting.put((piece, future))
        return future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            together = [first]
            while len(together) < MOST_TOGETHER and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    self._waiting.put(None)
                    break
                together.append(following)
            self._write(together)

    def _write(self, together: list[tuple[Any, Future[Any]]]) -> None:
        try:
            with self._engine.begin() as connection:
                results = self._carry_out(connection, [piece for piece, _ in together])
        except BaseException as error:  # noqa: BLE001, whoever waits is told
            if len(together) == 1:
                _settle(together[0][1], error=error)
                return
            for alone in together:
                self._write([alone])
            return
        for (_, future), result in zip(together, results, strict=True):
            _settle(future, result)


def _settle(future: Future[Any], result: Any = None, error: BaseException | None = None) -> None:
    """Tell who waits, unless nobody does any more."""
    if not future.set_running_or_notify_cancel():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
