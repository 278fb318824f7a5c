"""Hostile messages and requests: a short piece of what `benchmarks/hostile.py` does at length."""

from __future__ import annotations

import asyncio
import json

import pytest
from benchmarks.hostile import attack
from websockets.exceptions import ConnectionClosed

from tests.server.running import Live
from tests.server.visitors import Looking, Visitor
from tradewinds.server.limits import Limits, Rate


def hung_up(looking: Looking) -> None:
    """Hear all until there is nothing more."""
    with pytest.raises(ConnectionClosed):
        looking.until(lambda _: False)


def test_nothing_hostile_fails_or_changes_anything(live: Live) -> None:
    villain = asyncio.run(attack(live.port, 3_000, seed=7))
    assert villain.wrong == []
    assert villain.sent > 2_500
    assert {"unreadable", "not_your_seat", "foreign_page", "not_the_host"} <= set(villain.codes)


def test_floods_are_slowed_down_and_answered(sqlite_url: str) -> None:
    limits = Limits(messages=Rate(20, 40), chats=Rate(2, 0.1))
    with Live(sqlite_url, limits) as server, Visitor(server.port) as ann:
        table = ann.started("me", "me")
        with ann.look(table) as flooding:
            for _ in range(30):
                flooding.say({"do": "ping"})
            told = flooding.next("error")
            assert told["error"]["code"] == "too_fast"
        with ann.look(table) as talking:
            for _ in range(2):
                assert talking.do("chat", text="hello")["type"] == "done"
            assert talking.do("chat", text="hello")["error"]["code"] == "too_fast"


def test_frames_that_are_too_large_are_hung_up_on(quick: Live) -> None:
    with Visitor(quick.port) as ann:
        table = ann.started("me", "me")
        with ann.look(table) as player:
            player.say(json.dumps({"do": "chat", "id": "x", "text": "x" * 200_000}))
            hung_up(player)
        ann.look(table).close()


def test_who_does_not_read_is_let_go(sqlite_url: str) -> None:
    with (
        Live(sqlite_url, Limits(waiting_messages=3, chats=Rate(1e6, 1e6), messages=Rate(1e6, 1e6))) as server,
        Visitor(server.port) as ann,
    ):
        table = ann.started("me", "me")
        room = server.call(server.context.house.room(table))
        with ann.look(table) as reader:
            (socket,) = room.listeners

            async def flood() -> None:
                for _ in range(10):
                    socket.send('{"type":"pong"}')

            server.call(flood())
            hung_up(reader)
        ann.look(table).close()


def test_who_says_nothing_is_let_go(sqlite_url: str) -> None:
    with Live(sqlite_url, Limits(hello_within=0.2)) as server, Visitor(server.port) as ann:
        table = ann.started("me", "me")
        socket = ann.dial(table)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=20)
