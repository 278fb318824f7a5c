"""Several at once: two acts for one turn, two processes on one database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from tests.server.running import Killed, Live, free_port
from tests.server.visitors import Looking, Visitor
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.server.errors import Refusal


def test_of_two_acts_for_one_turn_one_is_done(live: Live) -> None:
    with Visitor(live.port) as ann:
        table = ann.started("me", "me")
        person = ann.get("/api/me")["person"]["id"]

    async def both(room: object, at: int, codes: list[int]) -> list[object]:
        acts = [[GAME.alphabet.to_json(code)] for code in codes]
        tries = [
            room.carry_out(lambda t, now, a=act: t.act(person, at, a, now), person, f"{at}-{number}")
            for number, act in enumerate(acts)
        ]
        return await asyncio.gather(*tries, return_exceptions=True)

    room = live.call(live.context.house.room(table))
    for _ in range(10):
        s = room.table.match.state
        results = live.call(both(room, room.table.at, GAME.legal(s) * 2))
        assert sum(isinstance(result, int) for result in results) == 1
        assert {result.wrong.value for result in results if isinstance(result, Refusal)} == {"stale"}


@pytest.fixture
def pair(postgres_url: str) -> Iterator[tuple[Killed, Killed]]:
    with Killed(postgres_url, free_port()) as one, Killed(postgres_url, free_port()) as other:
        yield one, other


def moved(visitor: Visitor, port: int) -> Visitor:
    """The same person at the other process."""
    there = Visitor(port, None)
    there.http.cookies.set("tradewinds", visitor.http.cookies["tradewinds"])
    return there


def test_two_processes_serve_one_table(pair: tuple[Killed, Killed]) -> None:
    one, other = pair
    chance = random.Random(1)
    with Visitor(one.port, "Ann") as ann, Visitor(other.port, "Ben") as ben:
        table = ann.table("me", "open", "scripted")
        assert table in [info["id"] for info in ben.get("/api/lobby")["open"]]
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ann.look(table) as here, ben.look(table) as there:
            here.until(lambda m: m["type"] == "presence" and m["online"] == [0, 1])
            ann.post(f"/api/tables/{table}/start")
            here.next("news")
            there.next("news")
            for _ in range(30):
                player = asked(here, there)
                if player is None:
                    break
                assert player.act(GAME, chance.choice(player.position["legal"]))["type"] == "done"
            last = max(here.position["at"], there.position["at"])
            for player in (here, there):
                while player.position["at"] < last:
                    player.next("news")
            with moved(ann, other.port) as again, again.look(table) as looking:
                while looking.position["at"] < here.position["at"]:
                    looking.next("news")
                while here.position["at"] < looking.position["at"]:
                    here.next("news")
                assert looking.position == here.position
                assert [entry["seq"] for entry in looking.log] == sorted({e["seq"] for e in here.log})
            here.do("chat", text="hello")
            there.until(lambda m: m["type"] == "table" and m["entries"])


def asked(*players: Looking) -> Looking | None:
    """Who is asked first, whatever each has heard already."""
    while True:
        newest = max(player.position["at"] for player in players)
        for player in players:
            while player.position["at"] < newest:
                player.next("news")
        if any(player.position["over"] for player in players):
            return None
        for player in players:
            if player.position["legal"]:
                return player
        players[0].next("news")


def test_a_repeated_command_is_done_once_across_processes(pair: tuple[Killed, Killed]) -> None:
    one, other = pair
    with Visitor(one.port, "Ann") as ann, moved(ann, other.port) as again:
        table = ann.started("me", "me")
        with ann.look(table) as here, again.look(table) as there:
            at, code = here.position["at"], here.position["legal"][0]
            first = here.act(GAME, code, at=at, word="x")
            second = there.act(GAME, code, at=at, word="x")
            assert first == second
            here.hello()
            at, code = here.position["at"], here.position["legal"][0]
            acts = [GAME.alphabet.to_json(code)]
            here.say({"do": "act", "id": "y", "at": at, "acts": acts})
            there.say({"do": "act", "id": "y", "at": at, "acts": acts})
            done = [player.until(lambda m: m.get("id") == "y") for player in (here, there)]
            assert done[0] == done[1]
            here.say({"do": "act", "id": "z1", "at": at, "acts": acts})
            there.say({"do": "act", "id": "z2", "at": at, "acts": acts})
            told = [
                player.until(lambda m, w=word: m.get("id") == w)
                for player, word in ((here, "z1"), (there, "z2"))
            ]
            assert {message["error"]["code"] for message in told} == {"stale"}


def test_when_one_process_dies_the_other_plays_its_bots_on(pair: tuple[Killed, Killed]) -> None:
    one, other = pair
    with Visitor(one.port, "Ann") as ann, Visitor(other.port, "Ben") as ben:
        table = ann.table("me", "scripted", "random")
        with ben.look(table) as watcher:
            ann.post(f"/api/tables/{table}/start")
            ann.post(f"/api/tables/{table}/leave")
            one.kill()
            while not watcher.position or not watcher.position["over"]:
                watcher.next("news")
