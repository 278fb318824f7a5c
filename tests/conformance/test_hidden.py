"""Hidden stays hidden: in views, observations, legal lists, redacted copies and bots' decisions."""

from __future__ import annotations

import json

import numpy as np

from tests.conformance.games import every_table, key, positions, viewers
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import WATCHER, describe, observation, redacted, redeal, view


def known(game: Game, s: Record, seat: int, memory: bool) -> tuple[str, bytes, bytes]:
    """All that a seat is told of a position."""
    told = json.dumps(view(game, s, seat, memory), sort_keys=True)
    return told, observation(game, s, seat, memory).tobytes(), bytes(redacted(game, s, seat, memory))


@every_table
def test_a_redeal_looks_the_same_to_its_seat(game: Game, seats: int) -> None:
    for s in positions(game, seats, 11, every=3):
        for seat in viewers(s):
            for memory in (False, True):
                one, other = (redeal(game, s, seat, key(n), memory) for n in (1, 2))
                assert known(game, one, seat, memory) == known(game, s, seat, memory)
                assert known(game, other, seat, memory) == known(game, s, seat, memory)


@every_table
def test_a_redeal_is_a_position_that_play_can_go_on_from(game: Game, seats: int) -> None:
    loops = game.interpreted(checked=True)
    for number, s in enumerate(positions(game, seats, 12, every=7)):
        for seat in viewers(s):
            world = redeal(game, s, seat, key(100 + number))
            for step in range(12):
                if world.question == 0:
                    break
                legal = game.legal(world)
                assert legal
                rows = [world, game.state(), game.state()]
                words = [np.frombuffer(row.buffer, dtype=np.uint64) for row in rows]
                assert loops["carry_out"](rows, words, 0, legal[step % len(legal)]) == 0


@every_table
def test_a_redeal_draws_from_a_key_of_its_own(game: Game, seats: int) -> None:
    for s in positions(game, seats, 13, every=9):
        if s.question != 0:
            world = redeal(game, s, s.asked, (5, 6))
            assert (world.key[0], world.key[1]) == (5, 6)


@every_table
def test_what_a_seat_is_asked_can_be_answered_from_what_it_sees(game: Game, seats: int) -> None:
    for number in range(2):
        for s in positions(game, seats, number):
            if s.question != 0:
                assert game.legal(redacted(game, s, s.asked)) == game.legal(s)


@every_table
def test_the_scripted_player_decides_by_what_its_seat_sees(game: Game, seats: int) -> None:
    for s in positions(game, seats, 14):
        if s.question != 0:
            seen = redacted(game, s, s.asked)
            act = game.scripted(seen.copy(), 12345)
            assert game.objection(s, act) == 0
            world = redeal(game, s, s.asked, key(3))
            assert game.scripted(redacted(game, world, s.asked), 12345) == act


@every_table
def test_legal_acts_are_told_to_the_asked_seat_alone(game: Game, seats: int) -> None:
    for s in positions(game, seats, 15, every=4):
        for seat in viewers(s):
            told = view(game, s, seat)["legal"]
            assert told == (game.legal(s) if s.question != 0 and seat == s.asked else [])


@every_table
def test_no_view_carries_the_key(game: Game, seats: int) -> None:
    for s in positions(game, seats, 16, every=10):
        halves = {str(half) for half in (s.key[0], s.key[1])}
        for seat in viewers(s):
            told = view(game, s, seat, memory=True)
            assert not {"key", "counter"} & told["fields"].keys()
            assert not any(half in json.dumps(told) for half in halves)
            assert bytes(redacted(game, s, seat))[:16] == bytes(16)


@every_table
def test_an_observation_has_one_number_for_each_description(game: Game, seats: int) -> None:
    names = describe(game, seats)
    assert len(set(names)) == len(names)
    for s in positions(game, seats, 17, every=8):
        for seat in (*range(seats), WATCHER):
            numbers = observation(game, s, seat)
            assert numbers.shape == (len(names),)
            assert np.isfinite(numbers).all()
