"""Obvious questions are answered at once, and random players guess before they look at everything."""

from __future__ import annotations

import dataclasses
from collections import Counter
from types import FunctionType

import numpy as np
import pytest

from tests.toy import TOY
from tests.toy.acts import Act
from tests.toy.state import Question
from tradewinds.kernel import loops
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.chance import threefry
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record

PLAIN = dataclasses.replace(TOY, answers={**TOY.answers, Question.HAND: [Act.KEEP]})  # often one card
BRISK = dataclasses.replace(PLAIN, obvious=(Question.TURN, Question.HAND))


def answer_what_is_obvious(s: Record) -> None:
    while s.question in BRISK.obvious and len(PLAIN.legal(s)) == 1:
        PLAIN.apply(s, PLAIN.legal(s)[0])


@pytest.mark.parametrize("seats", TOY.seats)
def test_the_only_answer_follows_at_once(seats: int) -> None:
    forced = 0
    for number in range(30):
        s = BRISK.start(seats, (number, 1), {"hand_size": 1})
        by_hand = s.copy()
        at = 0
        while s.question:
            legal = BRISK.legal(s)
            act = legal[threefry(number, at, 0, 5)[0] % len(legal)]
            BRISK.apply(s, act)
            PLAIN.apply(by_hand, act)
            forced += s != by_hand
            answer_what_is_obvious(by_hand)
            assert s == by_hand
            at += 1
    assert forced > 0


def test_obvious_questions_are_answered_alike_in_machine_code() -> None:
    batch = Batch(BRISK, BRISK.template(TOY.seats[-1]), seed=4)
    there, here = batch.results(20), batch.results(20)
    assert batch.play(0, there) == batch.play_interpreted(0, here)
    assert (there == here).all()


def test_a_game_says_what_is_brief_and_what_it_proposes() -> None:
    assert (TOY.obvious, TOY.brief, TOY.proposes) == ((), {}, None)


# ---------------------------------------------------------------- guessing


def bound(legal: set[int]) -> dict[str, FunctionType]:
    """The loops of a game with one question and very many candidates."""
    scope = {
        **loops.__dict__,
        "STARTS": np.array([0, 300]),
        "CODES": np.arange(300),
        "fits": lambda s, act: int(act not in legal),
    }
    for name in ("next_luck", "guessed_act", "legal_count", "nth_legal", "random_act"):
        scope[name] = FunctionType(loops.__dict__[name].__code__, scope, name)
    return scope


class Asked:
    question = 0


@pytest.mark.parametrize("legal", [{7}, {0, 299}, set(range(0, 300, 10)), set(range(300))])
def test_every_legal_act_is_as_likely(legal: set[int]) -> None:
    random_act = bound(legal)["random_act"]
    found = Counter(random_act(Asked, threefry(1, n, 2, 3)[0]) for n in range(3000))
    assert set(found) <= legal
    expected = 3000 / len(legal)
    assert all(abs(times - expected) < 6 * expected**0.5 + 1 for times in found.values())


def test_where_nothing_is_legal_nothing_is_found() -> None:
    game: dict[str, FunctionType] = bound(set())
    assert game["random_act"](Asked, threefry(1, 1, 1, 1)[0]) == -1


def test_the_kind_of_game_stays_what_it_was() -> None:
    assert isinstance(BRISK, Game)
    assert BRISK.dispatch.keys() == PLAIN.dispatch.keys()
