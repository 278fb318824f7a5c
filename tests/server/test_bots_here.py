"""Bots at tables: what they see, and what becomes of a table when one fails."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from tests.server.running import Live
from tests.server.visitors import Visitor
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import redacted
from tradewinds.server.limits import Limits
from tradewinds.server.tables import room as rooms


class Failing:
    """A bot that breaks down in one way or another."""

    def __init__(self, how: str) -> None:
        self.how = how

    def act(self, seen: Record, luck: int) -> int:
        """Anything but a legal act."""
        if self.how == "raises":
            raise SystemExit
        if self.how == "hangs":
            threading.Event().wait(60)
        return {"illegal": 0, "nonsense": 10**6, "hangs": 0}[self.how] if self.how != "no number" else None  # type: ignore[return-value]


@pytest.mark.parametrize("how", ["raises", "illegal", "nonsense", "no number", "hangs"])
def test_a_bot_that_fails_does_not_stop_a_table(
    sqlite_url: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "find_bot", lambda *_: Failing(how))
    with Live(sqlite_url, Limits(bot_thinks=0.05)) as server, Visitor(server.port) as ann:
        table = ann.started("me", "random")
        with ann.look(table) as player:
            for _ in range(8):
                assert player.act(GAME, player.asked()[-1])["type"] == "done"
            player.asked()
            trouble = [entry for entry in player.log if entry["kind"] == "trouble"]
            acts = [entry for entry in player.log if entry["kind"] == "act" and entry["by"] == "bot"]
    assert len(acts) > 1
    assert [(entry["seat"], entry["bot"]) for entry in trouble] == [(1, "random")]


class Looking:
    """A bot that notes what it is shown."""

    def __init__(self) -> None:
        self.seen: list[bytes] = []
        self.threads: set[str] = set()

    def act(self, seen: Record, luck: int) -> int:
        """The first legal act."""
        self.seen.append(bytes(seen))
        self.threads.add(threading.current_thread().name)
        return GAME.legal(seen)[0]


def test_a_bot_sees_what_its_seat_may_see_in_a_thread_of_its_own(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Looking()
    monkeypatch.setattr(rooms, "find_bot", lambda *_: bot)
    with Live(sqlite_url) as server, Visitor(server.port) as ann:
        table = ann.started("me", "random")
        with ann.look(table) as player:
            for _ in range(4):
                player.act(GAME, player.asked()[0])
            player.asked()
        match: Any = server.call(server.context.house.room(table)).table.match
    asked = [match.replay(at) for at in range(match.decisions)]
    shown = [bytes(redacted(GAME, s, 1)) for s in asked if s.asked == 1]
    assert bot.seen == shown[: len(bot.seen)]
    assert len(bot.seen) > 2
    assert bot.threads == {"tradewinds-bot"}


def test_after_a_restart_bots_go_on_by_themselves(database: str) -> None:
    with Live(database) as server, Visitor(server.port) as ann:
        cookie = ann.http.cookies["tradewinds"]
        table = ann.started("scripted", "random")
    with Live(database) as server, Visitor(server.port, None) as again:
        again.http.cookies.set("tradewinds", cookie)
        assert again.get("/api/me")["person"]["name"] == "Ann"
        with again.look(table) as watcher:
            watcher.asked()
            assert watcher.position["over"]
