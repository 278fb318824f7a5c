"""Nothing that is sent ever carries what its receiver may not see, nor the key of a running match.

Two tables are set up that a viewer cannot tell apart: the second one's hidden things are drawn anew. Whatever
is sent to the viewer about the one must be sent about the other, letter by letter.
"""

from __future__ import annotations

import json
import logging
import random
import re
from typing import Any

import pytest

from tests.server.running import Live
from tests.server.visitors import Looking, Visitor
from tests.toy import TOY
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.game import Game
from tradewinds.kernel.views import WATCHER, redeal
from tradewinds.match import Match
from tradewinds.server.tables.house import new_head
from tradewinds.server.tables.log import Chair
from tradewinds.server.tables.table import Table

SEATS = 3
TIMES = re.compile(rb'"(time|created|updated)":"[^"]*"')


def position(game: Game, seed: int) -> Match:
    """A match somewhere in its middle."""
    chance = random.Random(seed)
    match = Match.new(game, SEATS, key=(chance.getrandbits(64), chance.getrandbits(64)))
    for _ in range(chance.randrange(2, 60)):
        legal = match.legal()
        after = match.state.copy()
        code = chance.choice(legal)
        game.apply(after, code)
        if after.question == 0:
            break
        match.play(code)
    return match


def placed(live: Live, game: Game, match: Match, viewer: int, people: list[str], s: Any) -> str:
    """A table that goes on from a position; everybody sits there as a person."""
    key = (int(s.key[0]), int(s.key[1]))
    options = {name: told.label(getattr(s, name)) for name, told in game.options.items()}
    table = Table(new_head(game, "match", options, key, private=True, shuffle=False))
    now = "2026-01-01T00:00:00.000+00:00"
    chairs = [Chair(person, f"Player {seat}", None) for seat, person in enumerate(people)]
    happened = table.open_seats(chairs, people[0], "Player 0", now)
    past = [game.alphabet.to_text(act) for act in match.acts]
    goes_on = Match.continued(game, s, past, [chair.title for chair in chairs])
    happened += table.go_on(goes_on, past, now)
    made: str = live.call(live.context.house.make(table, happened))
    return made


def same(one: list[bytes], other: list[bytes], ids: tuple[str, str]) -> None:
    """Both were sent the same, but for the tables' names and times."""
    told = [
        [TIMES.sub(b"", raw).replace(name.encode(), b"TABLE") for raw in heard]
        for heard, name in zip((one, other), ids, strict=True)
    ]
    assert told[0] == told[1]


def people(live: Live) -> list[Visitor]:
    return [Visitor(live.port, f"Player {seat}") for seat in range(SEATS)]


def everything(visitor: Visitor, table: str, game: Game, seat: int) -> Looking:
    """Ask for all that there is, allowed or not."""
    visitor.get(f"/api/tables/{table}")
    looking = visitor.look(table, **({} if seat == WATCHER else {"seat": seat}))
    at = looking.position["at"]
    query = "" if seat == WATCHER else f"seat={seat}"
    visitor.get(f"/api/tables/{table}/positions?{query}")
    for other in range(SEATS):
        if other != seat:
            visitor.get(f"/api/tables/{table}/positions?seat={other}", 403)
            looking.hello(seat=other)
    visitor.get(f"/api/tables/{table}/save", 403)
    for code in random.Random(1).sample(range(len(game.alphabet)), min(40, len(game.alphabet))):
        looking.do("why", at=at, acts=[game.alphabet.to_json(code)])
    looking.do("undo", at=at)
    looking.do("act", at=at, acts=[{"act": "nonsense"}])
    looking.do("act", at=at + 1, acts=[game.alphabet.to_json(0)])
    looking.do("chat", text="hello", word="chat")
    return looking


@pytest.mark.parametrize("game", [GAME, TOY], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_sent_is_the_same_whatever_is_hidden(quick: Live, game: Game, seed: int) -> None:
    seated = people(quick)
    persons = [visitor.get("/api/me")["person"]["id"] for visitor in seated]
    match = position(game, seed)
    s = match.state
    viewer = (*range(SEATS), s.asked, WATCHER, s.asked)[seed]
    world = redeal(game, s, viewer, (seed + 11, 2**64 - 1 - seed))
    assert bytes(world) != bytes(s)
    tables = [placed(quick, game, match, viewer, persons, one) for one in (s, world)]
    heard: list[list[bytes]] = []
    for table in tables:
        visitor = seated[viewer] if viewer != WATCHER else Visitor(quick.port, "Watcher")
        visitor.heard.clear()
        looking = everything(visitor, table, game, viewer)
        _act_without_chance(game, looking, s, viewer)
        looking.close()
        heard.append(list(visitor.heard))
        if viewer == WATCHER:
            visitor.http.close()
    same(*heard, ids=(tables[0], tables[1]))
    for visitor in seated:
        visitor.http.close()


def _act_without_chance(game: Game, looking: Looking, s: Any, viewer: int) -> None:
    """Decide something that nothing is drawn for: the news of it is the same too."""
    if viewer != s.asked:
        return
    room_for_chance = s.counter
    for code in game.legal(s):
        after = s.copy()
        game.apply(after, code)
        if after.counter == room_for_chance and after.asked == viewer and after.question != 0:
            looking.act(game, code, word="act")
            return


def keys_of(key: tuple[int, int]) -> list[str]:
    """How a key could be written."""
    halves = [f"{half:016x}" for half in key] + [str(half) for half in key]
    return [*halves, *(half.upper() for half in halves), json.dumps(key)]


def test_the_key_of_a_running_match_is_never_sent_nor_logged(
    quick: Live, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("tradewinds", "uvicorn", "asyncio"):
        caplog.set_level(logging.DEBUG, name)
    caplog.set_level(logging.INFO, "sqlalchemy")
    with Visitor(quick.port) as ann, Visitor(quick.port, "Ben") as ben:
        table = ann.started("me", "scripted", "random")
        chance = random.Random(4)
        with ann.look(table) as player, ben.look(table) as watcher:
            for _ in range(10):
                player.act(GAME, chance.choice(player.asked()))
                player.do("undo", at=player.position["at"])
                player.hello()
            made = ann.post(f"/api/tables/{table}/continue", {"at": 1, "seat": 0, "bots": ["random"]})["id"]
            ann.look(made).close()
            watcher.do("act", at=0, acts=[{"act": "move", "steps": 1}])
            ann.get(f"/api/tables/{table}/positions?seat=0")
            ann.get("/api/lobby")
            for path in ("/", f"/table/{table}", "/api/openapi.json", "/api/nothing"):
                ann.heard.append(ann.http.get(path).content)
        told = b"\n".join(ann.heard + ben.heard).decode() + caplog.text
        keys = [quick.call(quick.context.house.room(one)).table.head.key for one in (table, made)]
        assert len(told) > 10_000
        for key in keys:
            for written in keys_of(key):
                assert written not in told
    for secret in ("cookies",):
        assert quick.context.store.secret(secret) not in told


def test_secrets_of_others_acts_do_not_go_on_with_a_match(quick: Live) -> None:
    """Bets are secret: whoever goes on from a running match is not told what others have bet."""
    with Visitor(quick.port) as ann, Visitor(quick.port, "Ben") as ben:
        table = ann.table("me", "open", game="toy")
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        ann.post(f"/api/tables/{table}/start")
        with ann.look(table) as one, ben.look(table) as other:
            for _ in range(2):
                player = one if one.position["legal"] else other
                acts = [TOY.alphabet.to_json(code) for code in player.position["legal"]]
                wager = next(
                    code for code, act in zip(player.position["legal"], acts) if act["act"] == "wager"
                )
                player.act(TOY, wager)
                for each in (one, other):
                    while each.position["at"] < player.position["at"]:
                        each.next("news")
            mine = [entry["act"] for entry in one.log if entry["kind"] == "act" and entry["seat"] == 0]
            theirs = [entry["act"] for entry in one.log if entry["kind"] == "act" and entry["seat"] == 1]
            assert len(mine[0]) > 1
            assert theirs == [{"act": "wager"}]
            body = {"at": one.position["at"], "seat": 0, "bots": ["random"]}
            made = ann.post(f"/api/tables/{table}/continue", body)["id"]
        room = quick.call(quick.context.house.room(made))
        assert "wager" in room.table.match.past
