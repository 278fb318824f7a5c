"""A server that is killed while people and bots play: a short piece of `benchmarks/killed.py`."""

from __future__ import annotations

import asyncio

from benchmarks.killed import run

from tests.server.running import free_port


def test_nothing_that_was_answered_is_lost_and_every_table_goes_on(database: str) -> None:
    trial = asyncio.run(run(database, free_port(), kills=2, longest=0.6))
    assert trial.errors == []
    assert trial.kills == 2
    assert sum(len(acts) for acts in trial.answered.values()) > 0
