"""The functions generated from a game's table of rules agree with the table."""

from __future__ import annotations

import dataclasses
import traceback

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.play import positions
from tests.toy import TOY
from tests.toy.acts import Act, Objection
from tests.toy.state import Question, State
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.dispatch import FUNCTIONS, MOST_IN_A_MASK, generate
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record

every_game = pytest.mark.parametrize("game", [GAME, TOY], ids=lambda game: game.id)


def answers(game: Game, s: Record, code: int) -> bool:
    return int(game.alphabet.kind_of[code]) in map(int, game.answers.get(s.question, ()))


@every_game
def test_fits_and_apply_are_the_rules_of_the_table(game: Game) -> None:
    made = generate(game)
    assert set(made) == set(FUNCTIONS)
    assert all(function.is_rule for function in made.values())
    for s in positions(game, game.seats[-1], 1, every=4):
        before = bytes(s)
        for code in range(len(game.alphabet)):
            family, values = game.alphabet.split(code)
            objects, takes = game.rules[family.kind]
            if answers(game, s, code):
                assert made["fits"](s, code) == objects(s, *values)
                if made["fits"](s, code) == 0:
                    one, other = s.copy(), s.copy()
                    made["apply"](one, code)
                    takes(other, *values)
                    assert one == other
        assert bytes(s) == before


@every_game
def test_an_objection_is_the_end_the_wrong_question_or_the_rule(game: Game) -> None:
    objection = generate(game)["objection"]
    for s in positions(game, game.seats[0], 2, every=4):
        for code in range(len(game.alphabet)):
            told = objection(s, code)
            assert type(told) is int
            if s.question == 0:
                assert told == 1
            elif answers(game, s, code):
                assert told == generate_once(game)["fits"](s, code)
            else:
                assert told == game.misplaced(s, code) != 0
    assert s.question == 0


def generate_once(game: Game) -> dict[str, object]:
    return game.dispatch


@every_game
def test_the_mask_has_a_bit_for_each_legal_candidate(game: Game) -> None:
    made = generate(game)
    starts, codes = game.starts_codes
    asked = set()
    for s in positions(game, game.seats[-1], 3):
        candidates = codes[starts[s.question] : starts[s.question + 1]]
        mask = made["legal_mask"](s)
        asked.add(s.question)
        if len(candidates) > MOST_IN_A_MASK:
            assert mask == 0
        else:
            fitting = [int(code) for bit, code in enumerate(candidates) if mask >> bit & 1]
            assert fitting == game.legal(s)
            assert mask < 1 << len(candidates)
    assert len(asked) >= 4


def test_a_question_with_too_many_answers_has_no_mask_but_is_answered() -> None:
    starts, _ = TOY.starts_codes
    assert starts[Question.WAGER + 1] - starts[Question.WAGER] == MOST_IN_A_MASK + 1
    s = TOY.start(2, (1, 1))
    assert s.question == Question.WAGER
    assert TOY.dispatch["legal_mask"](s) == 0
    assert TOY.interpreted()["legal_count"](s) == len(TOY.legal(s)) == 15
    chosen = {TOY.interpreted()["random_act"](s, luck << 58) for luck in range(64)}
    assert chosen == set(TOY.legal(s))
    assert TOY.interpreted()["nth_legal"](s, 15) == -1


def test_an_act_of_no_kind_is_of_the_wrong_phase() -> None:
    foreign = dataclasses.replace(TOY, id="foreign")
    scope = foreign.dispatch["fits"].__globals__
    scope["KIND"] = np.array([99])
    assert foreign.dispatch["fits"](TOY.start(1, (1, 1)), 0) == Objection.WRONG_PHASE
    assert foreign.dispatch["apply"](TOY.start(1, (1, 1)), 0) is None


def test_generated_lines_are_shown_when_a_rule_fails() -> None:
    def broken_rule(s: Record, card: int) -> int:
        raise ZeroDivisionError

    rules = {**TOY.rules, Act.KEEP: (broken_rule, TOY.rules[Act.KEEP][1])}
    game = dataclasses.replace(TOY, id="bad", rules=rules)
    s = TOY.start(1, (1, 1))
    s.question = Question.HAND
    with pytest.raises(ZeroDivisionError) as caught:
        game.objection(s, game.alphabet.from_text("keep(card=shell)"))
    assert "return int(objects_keep(s, a))" in "".join(traceback.format_exception(caught.value))


# ---------------------------------------------------------------- totals


cells = st.lists(st.integers(0, 5), min_size=4, max_size=4)


@settings(deadline=None, max_examples=60, derandomize=True)
@given(cells, st.lists(cells, min_size=3, max_size=3), st.integers(-1, 2), st.integers(0, 1))
def test_cover_leaves_totals_of_what_is_hidden(
    deck: list[int], hands: list[list[int]], viewer: int, revealed: int
) -> None:
    s, seen = State(), State()
    s.revealed = revealed
    for card in range(4):
        s.deck[card] = deck[card]
        for seat in range(3):
            s.hand[seat, card] = hands[seat][card]
    TOY.dispatch["cover"](s, seen, viewer)
    assert list(seen.deck) == [sum(deck), 0, 0, 0]
    for seat in range(3):
        hidden = seat != viewer and not revealed
        assert list(seen.hand[seat]) == [sum(hands[seat]) if hidden else 0, 0, 0, 0]
        seen.hand[seat, 0] = 0
    seen.deck[0] = 0
    assert seen == State()


def test_a_game_without_totals_has_nothing_to_cover() -> None:
    s = GAME.start(2, (1, 1))
    seen = GAME.state()
    GAME.dispatch["cover"](s, seen, 0)
    assert seen == GAME.state()
