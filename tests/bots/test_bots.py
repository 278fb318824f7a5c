"""Bots: what they are shown, that they play as the kernel's loops would, and what they may not do."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pytest

from tests.conformance.games import every_game, every_table, key
from tests.toy import TOY
from tradewinds.bots import NAMES, IllegalAct, UnknownBot, choose, find_bot, number_of
from tradewinds.kernel.batches import room
from tradewinds.kernel.chance import bot_luck
from tradewinds.kernel.game import Game
from tradewinds.kernel.loops import RANDOM, SCRIPTED
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import masks, redacted
from tradewinds.match import Match

MOST = 5_000

every_bot = pytest.mark.parametrize("name", NAMES)


def few(game: Game) -> int:
    """The least number of players, but two."""
    return max(2, game.seats[0])


def by_bots(game: Game, seated: list[str], number: int) -> Match:
    """A whole match between bots."""
    match = Match.new(game, len(seated), key=key(number))
    bots = [find_bot(game, name) for name in seated]
    while not match.over:
        match.play(choose(game, match.state, bots[match.state.asked], match.decisions))
    return match


def by_loops(game: Game, seated: list[str], number: int) -> list[int]:
    """The acts of the same match as the kernel's loops play it."""
    _, words = room(game, 1)
    rows = [game.state.over(row) for row in words]
    fresh = game.template(len(seated))
    fresh.key[0], fresh.key[1] = key(number)
    words[0] = np.frombuffer(bytes(fresh), dtype=np.uint64)
    acts, digests = np.zeros(MOST, dtype=np.int64), np.zeros(MOST, dtype=np.int64)
    bots = np.array([number_of(name) for name in seated])
    decisions = game.interpreted()["trace"](rows, words, bots, masks(game.state), acts, digests)
    return [int(act) for act in acts[:decisions]]


@every_bot
@every_table
def test_a_match_with_bots_is_the_game_of_the_loops(game: Game, seats: int, name: str) -> None:
    played = by_bots(game, [name] * seats, 1)
    assert played.acts == by_loops(game, [name] * seats, 1)
    assert played.verify() == []


@every_game
def test_so_is_one_with_different_bots(game: Game) -> None:
    seated = ["random", "scripted", "random"][: few(game)]
    assert by_bots(game, seated, 2).acts == by_loops(game, seated, 2)


def test_the_numbers_are_those_of_the_loops() -> None:
    assert {name: number_of(name) for name in NAMES} == {"random": RANDOM, "scripted": SCRIPTED}


@pytest.mark.parametrize("name", ["", "Random", "mcts", "x" * 10_000, None, 0, ["random"], "\udcff"])
def test_an_unknown_bot_is_told_the_known_ones(name: object) -> None:
    for wrong in (lambda: find_bot(TOY, name), lambda: number_of(name)):
        with pytest.raises(UnknownBot, match="there are: random, scripted") as caught:
            wrong()
        assert len(str(caught.value)) < 120
        assert str(caught.value).isprintable()


@dataclass
class Watcher:
    """Answers as told, and remembers what it was shown."""

    answer: int
    shown: list[tuple[bytes, int]] = field(default_factory=list)

    def act(self, seen: Record, luck: int) -> int:
        self.shown.append((bytes(seen), luck))
        seen.counter = 99
        return self.answer


@every_game
def test_a_bot_is_shown_what_its_seat_may_know_and_cannot_change_it(game: Game) -> None:
    s = game.start(few(game), key(3))
    before = bytes(s)
    watcher = Watcher(game.legal(s)[0])
    assert choose(game, s, watcher, 7) == watcher.answer
    assert watcher.shown == [(bytes(redacted(game, s, s.asked)), bot_luck(s, 7)[0])]
    assert watcher.shown[0][0] != before
    assert bytes(s) == before


@every_game
@pytest.mark.parametrize("answer", [-1, 10**6, "illegal"])
def test_a_bot_that_answers_with_no_legal_act_is_stopped(game: Game, answer: int | str) -> None:
    s = game.start(few(game), key(4))
    legal = game.legal(s)
    act = answer if isinstance(answer, int) else next(c for c in range(len(game.alphabet)) if c not in legal)
    with pytest.raises(IllegalAct, match=f"^{game.id}: Watcher answered"):
        choose(game, s, Watcher(act), 0)
