"""Acts: one integer is a name with arguments, a JSON object and a text, and nothing else is an act."""

from __future__ import annotations

import enum
import itertools
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.hostile import Number, anything, each_hostile
from tests.toy import TOY
from tests.toy.acts import Act as ToyAct
from tests.toy.acts import Objection as ToyObjection
from tests.toy.pieces import Card
from tests.toy.state import Question
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.acts import LONGEST_TEXT, Alphabet, BadAct, Span, candidates
from tradewinds.kernel.game import Game

every_game = pytest.mark.parametrize("game", [GAME, TOY], ids=lambda game: game.id)
toy = TOY.alphabet


class Way(enum.IntEnum):
    LEFT = 0
    RIGHT = 1


class Deed(enum.IntEnum):
    WAIT = 0
    GO = 1


class NotFromZero(enum.IntEnum):
    WAIT = 1


class Below(enum.IntEnum):
    LEFT = -1


def bad(read: Callable[[Any], Any], told: Any) -> BadAct:
    """The error for something that is no act: one short line."""
    with pytest.raises(BadAct) as caught:
        read(told)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) <= 800
    return caught.value


# ---------------------------------------------------------------- there and back


@every_game
def test_every_act_is_a_name_a_json_object_and_a_text(game: Game) -> None:
    alphabet = game.alphabet
    texts = set()
    for code in range(len(alphabet)):
        family, values = alphabet.split(code)
        assert alphabet.code(family.kind, *values) == alphabet.code(family.name, *values) == code
        told = alphabet.to_json(code)
        assert told == {"act": family.name, **alphabet.arguments(code)}
        assert alphabet.from_json(json.loads(json.dumps(told))) == alphabet.read(told) == code
        text = alphabet.to_text(code)
        assert alphabet.from_text(text) == alphabet.read(text) == alphabet.read(code) == code
        assert len(text) <= LONGEST_TEXT
        texts.add(text)
    assert len(texts) == len(alphabet)


@every_game
def test_arrays_for_machine_code_say_the_same(game: Game) -> None:
    alphabet = game.alphabet
    coded = 0
    for code in range(len(alphabet)):
        family, values = alphabet.split(code)
        assert alphabet.kind_of[code] == family.kind
        assert tuple(alphabet.args_of[code])[: len(values)] == values
        assert not alphabet.args_of[code][len(values) :].any()
        assert family.first <= code < family.first + len(family.codes)
        assert family.codes[code - family.first] == values
        if len(values) <= 2:
            coded += 1
            assert alphabet.table[(family.kind, *values, 0, 0)[:3]] == code
    assert np.count_nonzero(alphabet.table >= 0) == coded


def test_forms_of_an_act() -> None:
    code = toy.code(ToyAct.TRADE, Card.PEARL, Card.SHELL, 2)
    assert toy.to_text(code) == "trade(give=pearl, take=shell, number=2)"
    assert toy.to_json(code) == {"act": "trade", "give": "pearl", "take": "shell", "number": 2}
    assert toy.arguments(code) == {"give": "pearl", "take": "shell", "number": 2}
    assert toy.to_text(toy.code("draw")) == "draw"
    assert toy.to_json(toy.code("draw")) == {"act": "draw"}


@pytest.mark.parametrize(
    "text",
    [
        "trade(give=pearl, take=shell, number=2)",
        "trade(number=2,take=shell,give=pearl)",
        "  trade ( give = pearl , take = shell , number = 2 )  ",
        "trade(give=pearl, take=shell, number=2,)",
        "trade(give=pearl, take=shell, number=02)",
    ],
)
def test_text_may_be_spaced_and_ordered_freely(text: str) -> None:
    assert toy.from_text(text) == toy.code("trade", Card.PEARL, Card.SHELL, 2)


@pytest.mark.parametrize("text", ["draw", "draw()", " draw ( ) "])
def test_an_act_without_arguments_may_have_brackets(text: str) -> None:
    assert toy.to_text(toy.from_text(text)) == "draw"


# ---------------------------------------------------------------- what is no act


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is not of the form name(argument=value, ...)"),
        ("draw now", "'draw now' is not of the form name(argument=value, ...)"),
        ("draw\n()x", r"'draw\n()x' is not of the form name(argument=value, ...)"),
        ("Draw", "'Draw' is not of the form name(argument=value, ...)"),
        ("keep(card=shell", "'keep(card=shell' is not of the form name(argument=value, ...)"),
        ("drаw", "'drаw' is not of the form name(argument=value, ...)"),  # with a Cyrillic letter
        ("x" * 201, "an act is written name(argument=value, ...)"),
        ("fly", "there is no act 'fly'; there are draw, keep, pass, show, trade, wager"),
        ("keep", "keep: the arguments are card"),
        ("keep(shell)", "keep: the arguments are card"),
        ("keep(card=shell, more=1)", "keep: the arguments are card"),
        ("keep(card=shell, card=shell)", "keep: 'card' is given twice"),
        ("draw(card=shell)", "draw: the arguments are none"),
        ("keep(card=stone)", "keep: card is one of face_down, shell, pearl, coral"),
        ("keep(card=1)", "keep: card is one of face_down, shell, pearl, coral"),
        ("keep(card=SHELL)", "keep: card is one of face_down, shell, pearl, coral"),
        ("wager(card=shell, coins=21)", "wager: coins is a whole number from 0 to 20"),
        ("wager(card=shell, coins=-1)", "wager: coins is a whole number from 0 to 20"),
        ("wager(card=shell, coins=1.0)", "wager: coins is a whole number from 0 to 20"),
        ("wager(card=shell, coins=٣)", "wager: coins is a whole number from 0 to 20"),
        ("wager(card=shell, coins=00000001)", "wager: coins is a whole number from 0 to 20"),
        ("wager(card=shell, coins=" + "9" * 170 + ")", "wager: coins is a whole number from 0 to 20"),
        ("keep(card=face_down)", "keep: never with these arguments"),
    ],
)
def test_a_wrong_text_is_refused(text: str, message: str) -> None:
    assert str(bad(toy.from_text, text)) == message
    assert str(bad(toy.read, text)) == message


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ({}, 'an act is an object with the key "act"'),
        ({"act": 3}, 'an act is an object with the key "act"'),
        ({"act": None}, 'an act is an object with the key "act"'),
        ({"card": "shell"}, 'an act is an object with the key "act"'),
        ({"act": "fly\n"}, r"there is no act 'fly\n'; there are draw, keep, pass, show, trade, wager"),
        ({"act": "keep"}, "keep: the arguments are card"),
        ({"act": "draw", "card": "shell"}, "draw: the arguments are none"),
        ({"act": "keep", 1: "shell"}, "keep: the arguments are card"),
        ({"act": "keep", "card": 1}, "keep: card is one of face_down, shell, pearl, coral"),
        ({"act": "keep", "card": None}, "keep: card is one of face_down, shell, pearl, coral"),
        ({"act": "keep", "card": ["shell"]}, "keep: card is one of face_down, shell, pearl, coral"),
        (
            {"act": "wager", "card": "shell", "coins": "1"},
            "wager: coins is a whole number from 0 to 20",
        ),
        (
            {"act": "wager", "card": "shell", "coins": True},
            "wager: coins is a whole number from 0 to 20",
        ),
        (
            {"act": "wager", "card": "shell", "coins": 1.0},
            "wager: coins is a whole number from 0 to 20",
        ),
        (
            {"act": "wager", "card": "shell", "coins": 10**30},
            "wager: coins is a whole number from 0 to 20",
        ),
    ],
)
def test_a_wrong_json_object_is_refused(told: Any, message: str) -> None:
    assert str(bad(toy.from_json, told)) == message
    assert str(bad(toy.read, told)) == message


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        (-1, "-1"),
        (len(toy), str(len(toy))),
        (True, "True"),
        (1.0, "1.0"),
        (None, "None"),
        (10**30, "a number far too large"),
        (np.int64(1), "<int64>"),
        ([1], "<list>"),
        (b"draw", "<bytes>"),
    ],
)
def test_what_is_no_number_of_an_act_is_refused(code: Any, shown: str) -> None:
    wanted = f"{shown} is no act: acts are numbered 0 to {len(toy) - 1}"
    for read in (toy.split, toy.read, toy.to_text, toy.to_json, toy.arguments):
        assert str(bad(read, code)) == wanted


def test_a_whole_number_of_another_type_is_one() -> None:
    assert toy.read(Number.THREE) == 3
    assert type(toy.read(Number.THREE)) is int
    assert toy.split(Number.THREE) == toy.split(3)


def test_code_knows_no_other_acts() -> None:
    assert str(bad(lambda _: toy.code(ToyAct.KEEP, 9), None)) == "there is no act 'keep'(9)"
    assert str(bad(lambda _: toy.code("fly\n"), None)) == r"there is no act 'fly\n'()"
    assert (
        str(bad(lambda _: toy.code("draw", 10**30), None)) == "there is no act 'draw'(a number far too large)"
    )
    bad(lambda _: toy.code("keep", Card.FACE_DOWN), None)
    bad(lambda _: toy.code("trade", 1, 2), None)


@each_hostile
def test_nothing_hostile_is_an_act(value: Any) -> None:
    bad(toy.from_text, value)
    bad(toy.from_json, value)
    if not (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(toy)):
        bad(toy.read, value)
    for name in ("card", "coins"):
        bad(toy.from_json, {"act": "wager", "card": "shell", "coins": 1, name: value})
    bad(toy.from_json, {"act": value})


@settings(deadline=None, max_examples=100, derandomize=True)
@given(anything, st.sampled_from([TOY, GAME]))
def test_arbitrary_values_are_acts_or_refused(value: Any, game: Game) -> None:
    for read in (game.alphabet.read, game.alphabet.from_json, game.alphabet.from_text):
        try:
            assert 0 <= read(value) < len(game.alphabet)
        except BadAct:
            bad(read, value)


words = st.sampled_from(
    [
        "wager",
        "keep",
        "card",
        "coins",
        "shell",
        "face_down",
        "(",
        ")",
        "=",
        ",",
        " ",
        "1",
        "-",
        "99",
        "\n",
        "ж",
    ]
)


@settings(deadline=None, max_examples=100, derandomize=True)
@given(st.lists(words, max_size=12).map("".join))
def test_texts_that_are_nearly_acts_are_acts_or_refused(text: str) -> None:
    try:
        code = toy.from_text(text)
    except BadAct:
        bad(toy.from_text, text)
    else:
        assert toy.from_text(toy.to_text(code)) == code


@settings(deadline=None, max_examples=100, derandomize=True)
@given(
    st.sampled_from(toy.families),
    st.dictionaries(st.sampled_from(["card", "coins", "give", "take", "number", "x"]), anything, max_size=3),
)
def test_objects_that_are_nearly_acts_are_acts_or_refused(family: Any, arguments: dict[str, Any]) -> None:
    told = {"act": family.name, **arguments}
    try:
        code = toy.from_json(told)
    except BadAct:
        bad(toy.from_json, told)
    else:
        assert toy.to_json(code) == told


# ---------------------------------------------------------------- acts that are never right


@every_game
def test_a_combination_without_a_code_has_a_reason(game: Game) -> None:
    alphabet = game.alphabet
    missing = 0
    for family in alphabet.families:
        axes = [
            range(kind.low, kind.high + 1) if isinstance(kind, Span) else [*kind]
            for kind in family.arguments.values()
        ]
        for values in itertools.product(*axes):
            if tuple(map(int, values)) in family.codes:
                continue
            missing += 1
            told = {"act": family.name} | {
                name: value.name.lower() if isinstance(value, enum.IntEnum) else value
                for name, value in zip(family.arguments, values)
            }
            error = bad(alphabet.from_json, told)
            assert game.objections(error.reason).value > 3
            assert str(error) == f"{family.name}: never with these arguments"
    assert missing > 0


def test_the_reason_is_that_of_the_game() -> None:
    assert bad(toy.read, "trade(give=shell, take=shell, number=1)").reason == ToyObjection.SAME_CARD
    assert bad(toy.read, "trade(give=shell, take=face_down, number=1)").reason == ToyObjection.NO_SUCH_CARD
    assert bad(toy.read, "trade(give=shell, take=face_down, number=3)").reason == 0
    assert bad(toy.read, 1000).reason == 0


# ---------------------------------------------------------------- declarations


@pytest.mark.parametrize(
    ("kinds", "families", "message"),
    [
        (Deed, {Deed.WAIT: {}}, "listed once, in its order"),
        (Deed, {Deed.GO: {}, Deed.WAIT: {}}, "listed once, in its order"),
        (NotFromZero, {NotFromZero.WAIT: {}}, "numbered from 0"),
        (Deed, {Deed.WAIT: {}, Deed.GO: dict.fromkeys("abcd", Way)}, "GO: at most 3 arguments"),
        (Deed, {Deed.WAIT: {}, Deed.GO: {"act": Way}}, "none of them called act"),
        (Deed, {Deed.WAIT: {}, Deed.GO: {"by": Span(-1, 1)}}, "GO: arguments are numbers from 0"),
        (Deed, {Deed.WAIT: {}, Deed.GO: {"by": Below}}, "GO: arguments are numbers from 0"),
    ],
)
def test_a_wrong_alphabet_is_refused(kinds: Any, families: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        Alphabet(kinds, families)


def test_codes_count_on_from_kind_to_kind() -> None:
    made = Alphabet(Deed, {Deed.WAIT: {}, Deed.GO: {"way": Way, "steps": Span(2, 4)}})
    assert len(made) == 7
    assert [made.to_text(code) for code in (0, 1, 6)] == [
        "wait",
        "go(way=left, steps=2)",
        "go(way=right, steps=4)",
    ]
    assert made.table.shape == (2, 2, 5)
    assert made.table[Deed.GO, Way.RIGHT, 0] == -1
    assert [family.first for family in made.families] == [0, 1]


# ---------------------------------------------------------------- candidates


@every_game
def test_candidates_are_the_acts_that_answer_a_question(game: Game) -> None:
    starts, codes = candidates(game.alphabet, game.state.questions, game.answers)
    assert len(starts) == len(game.state.questions) + 1
    assert starts[-1] == len(codes)
    for question in game.state.questions:
        found = codes[starts[question] : starts[question + 1]]
        kinds = [int(kind) for kind in game.answers.get(question, ())]
        assert list(dict.fromkeys(int(game.alphabet.kind_of[code]) for code in found)) == kinds
        assert len(found) == sum(len(game.alphabet.families[kind].codes) for kind in kinds)


def test_the_end_of_the_game_has_no_candidates() -> None:
    starts, _ = candidates(TOY.alphabet, Question, TOY.answers)
    assert starts[0] == starts[1] == 0
