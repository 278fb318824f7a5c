"""Copies, saves, undo, replay: a match of any game survives them byte for byte."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

from tests.conformance.games import every_table, key, positions, walk
from tradewinds.kernel.game import Game
from tradewinds.match import Match


def played(game: Game, seats: int, number: int) -> Match:
    """A whole match at random."""
    match = Match.new(game, seats, key=key(number))
    for _, act in walk(game, seats, number):
        match.play(act)
    return match


@every_table
def test_copies_are_equal_and_apart(game: Game, seats: int) -> None:
    for s in positions(game, seats, 21, every=6):
        for twin in (s.copy(), game.state(bytes(s)), pickle.loads(pickle.dumps(s)), copy.deepcopy(s)):
            assert twin == s
            assert bytes(twin) == bytes(s)
            legal = game.legal(s)
            if legal:
                game.apply(twin, legal[0])
                assert twin != s


@every_table
def test_a_match_follows_from_its_key_and_acts(game: Game, seats: int) -> None:
    match = played(game, seats, 22)
    again = Match.new(game, seats, key=key(22))
    for act in match.acts:
        again.play(act)
    assert bytes(again.state) == bytes(match.state)
    assert again.story() == match.story()
    assert match.verify() == []
    for at in range(match.decisions + 1):
        assert bytes(again.replay(at)) == bytes(match.replay(at))


@every_table
def test_a_match_can_be_saved_at_any_decision(game: Game, seats: int, tmp_path: Path) -> None:
    match = Match.new(game, seats, key=key(23))
    for at, (_, act) in enumerate(walk(game, seats, 23)):
        if at % 17 == 0:
            told = json.loads(json.dumps(match.to_json()))
            loaded = Match.from_json(told, game)
            assert loaded.to_json() == told
            assert bytes(loaded.state) == bytes(match.state)
        match.play(act)
    path = tmp_path / "match.json"
    match.save(path)
    loaded = Match.load(path, game)
    assert loaded.story() == match.story()
    second = tmp_path / "again.json"
    loaded.save(second)
    assert second.read_bytes() == path.read_bytes()


@every_table
def test_undo_gives_back_the_position_before(game: Game, seats: int) -> None:
    match = Match.new(game, seats, key=key(24))
    undone = 0
    for s, act in walk(game, seats, 24):
        before = bytes(s)
        match.play(act)
        after = bytes(match.state)
        if match.can_undo(s.asked):
            assert match.undoes(s.asked) == act
            assert match.undo(s.asked) == act
            assert bytes(match.state) == before
            match.play(act)
            assert bytes(match.state) == after
            undone += 1
    assert undone > 0


@every_table
def test_undo_never_takes_back_chance(game: Game, seats: int) -> None:
    match = Match.new(game, seats, key=key(25))
    for s, act in walk(game, seats, 25):
        drawn = s.counter
        match.play(act)
        if match.state.counter != drawn or match.state.revealed != s.revealed:
            assert not match.can_undo(s.asked)
