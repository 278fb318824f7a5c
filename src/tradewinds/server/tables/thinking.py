"""Where bots think: in threads of their own, a few at a time, seeing what their seat may see and no more."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
from collections.abc import Callable
from typing import NamedTuple

from tradewinds.bots import Bot, choose, find_bot
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record
from tradewinds.server.tables.table import STAND_IN

_log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """What is decided, and whether the bot itself could not decide."""

    code: int
    failed: bool


class Late(Exception):
    """A bot has thought for too long."""


class Thinking:
    """Asks bots. One that fails, or never ends, is replaced for that decision by a simpler one."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._turn = asyncio.Semaphore(max(2, os.cpu_count() or 2))

    async def decide(self, game: Game, s: Record, make: Callable[[], Bot], decision: int) -> Thought:
        """What the bot that `make` gives answers; a legal act in any case."""
        try:
            async with self._turn:
                return Thought(await self._in_thread(lambda: choose(game, s, make(), decision)), False)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001, whatever a bot does, the table goes on
            _log.warning("a bot of %s failed: %s", game.id, type(error).__name__)
        return Thought(await self._in_thread(lambda: _instead(game, s, decision)), True)

    async def _in_thread(self, think: Callable[[], int]) -> int:
        """In a thread made for it: one that never ends is left behind, and takes no other's place."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[int] = loop.create_future()

        def run() -> None:
            try:
                code = think()
            except BaseException as error:  # noqa: BLE001, told to whoever asked
                _tell(loop, future, None, error)
            else:
                _tell(loop, future, code, None)

        threading.Thread(target=run, name="tradewinds-bot", daemon=True).start()
        try:
            return await asyncio.wait_for(future, self._longest)
        except TimeoutError:
            raise Late from None


def _tell(
    loop: asyncio.AbstractEventLoop,
    future: asyncio.Future[int],
    code: int | None,
    error: BaseException | None,
) -> None:
    def settle() -> None:
        if future.done():
            return
        if code is not None:
            future.set_result(code)
        else:
            # An exception of any kind is told as one that asyncio can carry.
            future.set_exception(
                error if isinstance(error, Exception) else RuntimeError(type(error).__name__)
            )

    try:
        loop.call_soon_threadsafe(settle)
    except RuntimeError:
        return  # the server has stopped meanwhile


def _instead(game: Game, s: Record, decision: int) -> int:
    """What a script says, else any legal act."""
    try:
        return choose(game, s, find_bot(game, STAND_IN), decision)
    except Exception:  # noqa: BLE001, the table goes on
        return secrets.choice(game.legal(s))
