"""Tables: sitting down, playing, taking back, leaving and coming back, watching, talking."""

from __future__ import annotations

import random

from tests.server.running import Live
from tests.server.visitors import Looking, Visitor
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.texts import Texts


def two(ann: Visitor, ben: Visitor) -> str:
    """A running table of two people."""
    table = ann.table("me", "open")
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start")
    return table


def asked(*players: Looking) -> Looking:
    """Who is asked, when all have heard the same."""
    newest = max(player.position["at"] for player in players)
    for player in players:
        while player.position["at"] < newest:
            player.next("news")
    return next(player for player in players if player.position["legal"])


def play(chance: random.Random, times: int, *players: Looking) -> None:
    """Some acts by whoever is asked."""
    for _ in range(times):
        player = asked(*players)
        answer = player.act(GAME, chance.choice(player.position["legal"]))
        assert answer["type"] == "done", answer


def test_two_people_play_a_whole_match(ann: Visitor, ben: Visitor) -> None:
    table = two(ann, ben)
    chance = random.Random(1)
    with ann.look(table) as one, ben.look(table) as other:
        while not one.position["over"]:
            play(chance, 1, one, other)
            asked_now = max(one.position["at"], other.position["at"])
            for player in (one, other):
                while player.position["at"] < asked_now:
                    player.next("news")
        assert one.position["winners"]
        assert None not in one.position["points"]
        while one.table["state"] != "over":
            one.hear()
        assert one.table["result"]["points"] == one.position["points"]
    info = ann.get(f"/api/tables/{table}")
    assert info["state"] == "over"
    assert info["result"]["winners"] == one.position["winners"]
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Ben"]
    acts = [entry for entry in one.log if entry["kind"] == "act"]
    assert [entry["at"] for entry in acts] == list(range(1, len(acts) + 1))
    assert ann.get(f"/api/tables/{table}/save")["format"] == "tradewinds-match"
    assert table in [one["id"] for one in ben.get("/api/lobby")["past"]]


def test_a_person_against_bots(ann: Visitor) -> None:
    table = ann.started("me", "scripted", "random")
    chance = random.Random(2)
    with ann.look(table) as player:
        for _ in range(12):
            legal = player.asked()
            assert player.act(GAME, chance.choice(legal))["type"] == "done"
        by = {entry["seat"]: entry["by"] for entry in player.log if entry["kind"] == "act"}
    assert by == {0: "person", 1: "bot", 2: "bot"}


def test_bots_alone_play_to_the_end_while_somebody_watches(ann: Visitor, ben: Visitor) -> None:
    table = ann.started("scripted", "random")
    with ben.look(table) as watcher:
        assert watcher.position["seat"] is None
        assert watcher.asked() == []
        assert watcher.position["over"]


def test_the_log_since_a_number_is_what_was_missed(ann: Visitor, ben: Visitor) -> None:
    table = two(ann, ben)
    chance = random.Random(3)
    with ann.look(table) as one, ben.look(table) as other:
        play(chance, 3, one, other)
        other.close()
        seen = other.seq
        while one.position["legal"]:
            play(chance, 1, one)
        with ben.look(table, since=seen) as again:
            whole = ben.look(table)
            assert again.position == whole.position
            assert other.log + again.log == whole.log
            whole.close()


def test_a_repeated_command_is_carried_out_once(ann: Visitor, ben: Visitor) -> None:
    table = two(ann, ben)
    with ann.look(table) as one, ben.look(table) as other:
        player = asked(one, other)
        at, code = player.position["at"], player.position["legal"][0]
        first = player.act(GAME, code, at=at, word="x")
        second = player.act(GAME, code, at=at, word="x")
        assert first == second
        assert first["type"] == "done"
        again = (ann if player is one else ben).look(table)
        third = again.act(GAME, code, at=at, word="x")
        again.close()
        assert third == first
        stranger = other if player is one else one
        assert stranger.act(GAME, code, at=at, word="x")["error"]["code"] == "stale"


def test_undo_takes_back_ones_last_choice_and_what_was_forced_after_it(live: Live, ann: Visitor) -> None:
    table = ann.started("me", "me")
    chance, undone = random.Random(5), 0
    with ann.look(table) as player:
        for _ in range(50):
            before = player.position
            legal = before["legal"]
            if not legal:
                with ann.look(table) as fresh:
                    player.position = fresh.position
                player.hello()
                continue
            assert player.act(GAME, chance.choice(legal))["type"] == "done"
            undo = player.position["undo"]
            if undo is None:
                continue
            answer = player.do("undo", at=player.position["at"])
            assert answer["type"] == "done", answer
            player.hello(seat=before["seat"])
            assert player.position["at"] == before["at"]
            assert player.position["fields"] == before["fields"]
            undone += 1
            player.hello()
            assert player.act(GAME, chance.choice(player.position["legal"]))["type"] == "done"
            player.hello()
    assert undone > 5
    room = live.call(live.context.house.room(table))
    stored = live.call(live.context.house.read(table))
    assert stored.at == room.table.at
    assert bytes(stored.match.state) == bytes(room.table.match.state)
    assert stored.made == room.table.made


def test_undo_is_refused_after_others_have_decided(ann: Visitor, ben: Visitor) -> None:
    table = two(ann, ben)
    with ann.look(table) as one, ben.look(table) as other:
        refused = one.do("undo", at=one.position["at"])
        assert refused["error"]["code"] == "cannot_undo"
        assert refused["error"]["data"] == {"bar": "nothing"}
        first = asked(one, other)
        while asked(one, other) is first:
            play(random.Random(6), 1, one, other)
        play(random.Random(6), 1, one, other)
        asked(one, other)
        refused = first.do("undo", at=first.position["at"])
        assert refused["error"]["data"]["bar"] in {"others", "chance"}
        assert set(refused["error"]["text"]) == {"en", "ru"}


def test_an_act_that_the_rules_refuse_is_told_in_the_words_of_the_game(ann: Visitor) -> None:
    table = ann.started("me", "me")
    with ann.look(table) as player:
        position = player.position
        code = GAME.alphabet.from_text("pass_delivery")
        refused = player.act(GAME, code)
        assert refused["type"] == "refused"
        assert refused["error"]["code"] == "objection"
        reason = refused["error"]["data"]["number"]
        said = {language: Texts(GAME, language).objection(reason) for language in ("en", "ru")}
        assert refused["error"]["text"] == said
        why = player.do("why", at=position["at"], acts=[GAME.alphabet.to_json(code)])
        assert why["objections"] == [reason]
        legal = [GAME.alphabet.to_json(code) for code in position["legal"]]
        assert player.do("why", at=position["at"], acts=legal)["objections"] == [0] * len(legal)


def test_several_acts_are_carried_out_all_or_none(ann: Visitor) -> None:
    table = ann.started("me", "me")
    with ann.look(table) as player:
        position = player.position
        good = GAME.alphabet.to_json(position["legal"][0])
        refused = player.do("act", at=position["at"], acts=[good, good])
        assert refused["type"] == "refused"
        player.hello()
        assert player.position == position


def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(ann: Visitor, ben: Visitor) -> None:
    table = two(ann, ben)
    chance = random.Random(7)
    with ann.look(table) as one:
        left = ben.post(f"/api/tables/{table}/leave")
        assert [seat["stand_in"] for seat in left["seats"]] == [False, True]
        for _ in range(3):
            assert one.act(GAME, chance.choice(one.asked()))["type"] == "done"
        one.asked()
        with ben.look(table) as other:
            assert other.position["seat"] == 1
            refused = other.do("act", at=other.position["at"], acts=[{"act": "pass_delivery"}])
            assert refused["error"]["code"] in {"bot_plays", "not_your_decision"}
        back = ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert [seat["stand_in"] for seat in back["seats"]] == [False, False]
        with ben.look(table) as other:
            play(chance, 10, one, other)
        changes = [entry["change"] for entry in one.log if entry["kind"] == "seat"]
        assert changes[-2:] == ["bot", "back"]


def test_the_host_replaces_who_is_missing_and_gives_back(ann: Visitor, ben: Visitor) -> None:
    table = two(ann, ben)
    ben.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"}, 403)
    replaced = ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    assert replaced["seats"][1]["bot"] == "random"
    assert replaced["seats"][1]["name"] == "Ben"
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "nobody"}, 404)
    given = ann.post(f"/api/tables/{table}/seats/1", {"kind": "person"})
    assert given["seats"][1]["bot"] is None
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "open"}, 409)
    ann.post(f"/api/tables/{table}/seats/7", {"kind": "person"}, 404)


def test_before_the_match_seats_come_and_go(ann: Visitor, ben: Visitor) -> None:
    table = ann.table("me", "open", "scripted")
    ben.post(f"/api/tables/{table}/start", status=403)
    ann.post(f"/api/tables/{table}/start", status=409)
    ben.post(f"/api/tables/{table}/sit", {"seat": 0}, 409)
    assert ben.post(f"/api/tables/{table}/sit", {"seat": 1})["seats"][1]["mine"]
    assert ben.post(f"/api/tables/{table}/leave")["seats"][1]["kind"] == "open"
    assert ann.post(f"/api/tables/{table}/seats/2", {"kind": "open"})["seats"][2]["kind"] == "open"
    ben.post(f"/api/tables/{table}/sit", {"seat": 2})
    left = ann.post(f"/api/tables/{table}/leave")
    assert left["host"] == "Ben"
    assert not left["hosting"]
    empty = ben.post(f"/api/tables/{table}/leave")
    assert empty["state"] == "over"
    assert empty["result"] is None
    assert table not in [one["id"] for one in ben.get("/api/lobby")["open"]]


def test_one_person_in_several_seats(ann: Visitor) -> None:
    table = ann.started("me", "me", "me")
    seats = set()
    chance = random.Random(8)
    with ann.look(table) as player:
        for _ in range(40):
            seats.add(player.position["seat"])
            assert player.position["asked"] == player.position["seat"]
            player.act(GAME, chance.choice(player.position["legal"]))
            player.hello()
    assert seats == {0, 1, 2}


def test_a_watcher_sees_what_is_public_and_other_seats_only_at_the_end(ann: Visitor, ben: Visitor) -> None:
    table = ann.started("me", "scripted")
    with ben.look(table) as watcher:
        assert watcher.position["seat"] is None
        assert watcher.position["fields"]["pesos"] == [None, None]
        assert watcher.hello(seat=0)["error"]["code"] == "not_your_seat"
        refused = watcher.do("act", at=0, acts=[{"act": "pass_delivery"}])
        assert refused["error"]["code"] == "not_your_seat"
    ben.get(f"/api/tables/{table}/positions?seat=0", 403)
    ben.get(f"/api/tables/{table}/save", 403)
    ann.post(f"/api/tables/{table}/leave")
    with ben.look(table) as watcher:
        watcher.asked()
        assert watcher.position["over"]
        assert watcher.hello(seat=1)["position"]["seat"] == 1
    assert len(ben.get(f"/api/tables/{table}/positions?seat=0&from=3&to=7")["positions"]) == 5
    ben.get(f"/api/tables/{table}/positions?seat=0&from=9999", 404)
    ben.get(f"/api/tables/{table}/positions?seat=9", 404)


def test_presence(ann: Visitor, ben: Visitor) -> None:
    table = two(ann, ben)
    with ann.look(table) as one:
        with ben.look(table):
            one.until(lambda m: m["type"] == "presence" and m["online"] == [0, 1])
        one.until(lambda m: m["type"] == "presence" and m["online"] == [0])
        with Visitor(ann.port, None) as nobody, nobody.look(table) as watcher:
            one.until(lambda m: m["type"] == "presence" and m["watchers"] == 1)
            assert watcher.position["seat"] is None
            assert watcher.do("chat", text="hello")["error"]["code"] == "nobody"


def test_chat(ann: Visitor, ben: Visitor) -> None:
    table = ann.table("me", "open")
    with ann.look(table) as one, ben.look(table) as other:
        assert one.do("chat", text="  hello   Ben ")["type"] == "done"
        told = other.until(lambda m: m["type"] == "table" and m["entries"])["entries"][0]
        assert (told["kind"], told["name"], told["seat"], told["text"]) == ("chat", "Ann", 0, "hello Ben")
        assert other.do("chat", text="x" * 501)["error"]["code"] == "bad_chat"
        assert other.do("chat", text=" ")["error"]["code"] == "bad_chat"
        assert other.do("chat", text="a\u202eb")["error"]["code"] == "bad_chat"


def test_going_on_from_a_position_deals_anew_what_was_not_seen(ann: Visitor, live: Live) -> None:
    table = ann.started("me", "scripted", "scripted")
    chance = random.Random(9)
    with ann.look(table) as player:
        for _ in range(8):
            player.act(GAME, chance.choice(player.asked()))
        player.asked()
        at, seen = player.position["at"], player.position
        made = ann.post(f"/api/tables/{table}/continue", {"at": at, "seat": 0, "bots": ["random"]})["id"]
        with ann.look(made) as again:
            assert again.position["fields"] == seen["fields"]
            assert again.position["at"] == at
            assert again.notice["kind"] == "continued"
            assert again.act(GAME, chance.choice(again.asked()))["type"] == "done"
        old, new = (live.call(live.context.house.room(one)).table for one in (table, made))
        assert old.head.key != new.head.key
        stored = live.call(live.context.house.read(made))
        assert bytes(stored.match.state) == bytes(new.match.state)
    ann.post(f"/api/tables/{table}/continue", {"at": at, "seat": 1, "bots": ["random"]}, 403)


def test_a_saved_match_can_be_studied(ann: Visitor, ben: Visitor) -> None:
    table = ann.started("scripted", "random", "random")
    with ann.look(table) as player:
        player.asked()
        log = player.log
    saved = ann.get(f"/api/tables/{table}/save")
    study = ben.post("/api/studies", saved)["id"]
    info = ben.get(f"/api/tables/{study}")
    assert (info["kind"], info["state"]) == ("study", "over")
    with ben.look(study, seat=1) as reader:
        acts = [[entry["act"], entry["events"]] for entry in reader.log if entry["kind"] == "act"]
        assert acts == [[entry["act"], entry["events"]] for entry in log if entry["kind"] == "act"]
    wrong = ben.post("/api/studies", {**saved, "key": "0" * 32}, 400)
    assert wrong["code"] == "bad_save"
    assert table not in [one["id"] for one in ben.get("/api/lobby")["past"]]
    assert study in [one["id"] for one in ben.get("/api/lobby")["past"]]
