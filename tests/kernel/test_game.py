"""Games: what is agreed before play, how they are found, who has won."""

from __future__ import annotations

import dataclasses
import enum
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.hostile import anything, each_hostile
from tests.kernel.play import GAMES, positions
from tests.toy import TOY
from tests.toy.pieces import OmenRule
from tests.toy.state import Question
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.game import ENTRY_POINTS, Game, Setting, UnknownGame, find, installed
from tradewinds.kernel.records import Record, i8, i16, named, option, u32


class Bias(enum.IntEnum):
    DOWN = 1
    UP = 2


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def setting(call: Any) -> str:
    """The message of a refused setting: one short line."""
    with pytest.raises(Setting) as caught:
        call()
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 600
    return str(caught.value)


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("name", "value", "number"),
    [
        ("open_hands", "on", 1),
        ("open_hands", "OFF", 0),
        ("open_hands", True, 1),
        ("open_hands", False, 0),
        ("omen_rule", "nothing", OmenRule.NOTHING),
        ("omen_rule", "Double", OmenRule.DOUBLE),
        ("hand_size", 3, 3),
        ("hand_size", "1", 1),
        ("hand_size", "03", 3),
    ],
)
def test_options_are_read_in_words(name: str, value: Any, number: int) -> None:
    assert TOY.read_option(name, value) == number
    assert getattr(TOY.template(2, {name: value}), name) == number


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("open_hands", 1, "open_hands is one of off, on, not 1"),
        ("open_hands", "1", "open_hands is one of off, on, not '1'"),
        ("open_hands", "maybe\n", r"open_hands is one of off, on, not 'maybe\n'"),
        ("open_hands", None, "open_hands is one of off, on, not None"),
        ("omen_rule", 1, "omen_rule is one of double, nothing, not 1"),
        ("omen_rule", True, "omen_rule is one of double, nothing, not True"),
        ("omen_rule", "1", "omen_rule is one of double, nothing, not '1'"),
        ("omen_rule", OmenRule.NOTHING, "omen_rule is one of double, nothing, not <OmenRule.NOTHING: 1>"),
        ("hand_size", 0, "hand_size is one of 1..3, not 0"),
        ("hand_size", 4, "hand_size is one of 1..3, not 4"),
        ("hand_size", "4", "hand_size is one of 1..3, not '4'"),
        ("hand_size", "1..3", "hand_size is one of 1..3, not '1..3'"),
        ("hand_size", "-1", "hand_size is one of 1..3, not '-1'"),
        ("hand_size", "²", "hand_size is one of 1..3, not '²'"),
        ("hand_size", "٢", "hand_size is one of 1..3, not '٢'"),
        ("hand_size", "0" * 20 + "1", "hand_size is one of 1..3, not '000000000000000000001'"),
        ("hand_size", True, "hand_size is one of 1..3, not True"),
        ("hand_size", 2.0, "hand_size is one of 1..3, not 2.0"),
        pytest.param(
            "hand_size", 10**5000, "hand_size is one of 1..3, not a number far too large", id="huge"
        ),
        ("fog", "on", "toy has no option 'fog'; it has: open_hands, omen_rule, hand_size"),
        ("Open_Hands", "on", "toy has no option 'Open_Hands'; it has: open_hands, omen_rule, hand_size"),
        ("turn", 3, "toy has no option 'turn'; it has: open_hands, omen_rule, hand_size"),
        (None, "on", "toy has no option None; it has: open_hands, omen_rule, hand_size"),
        (("a",), "on", "toy has no option <tuple>; it has: open_hands, omen_rule, hand_size"),
    ],
)
def test_wrong_options_are_refused(name: Any, value: Any, message: str) -> None:
    assert setting(lambda: TOY.read_option(name, value)) == message
    assert setting(lambda: TOY.template(2, {name: value})) == message


@every_game
def test_every_label_reads_as_its_value(game: Game) -> None:
    for name, told in game.options.items():
        for value in range(told.low, told.high + 1):
            assert game.read_option(name, told.label(value)) == value
        assert told.low <= told.default <= told.high


class Deep(Record, questions=Question, seat=TOY.state.seat_axis):
    level: i16 = option(0, low=-300, high=300)
    wide: u32 = option(5, low=5, high=2**32 - 1)
    bias: i8 = option(Bias.UP)


def test_ranges_may_begin_anywhere() -> None:
    game = dataclasses.replace(TOY, state=Deep)
    for name, value in [("level", -300), ("level", 0), ("wide", 2**32 - 1), ("bias", Bias.DOWN)]:
        label = game.options[name].label(value)
        assert game.read_option(name, label) == value
    assert game.read_option("level", -7) == game.read_option("level", "-7") == -7
    assert setting(lambda: game.read_option("level", "-301")) == "level is one of -300..300, not '-301'"
    assert setting(lambda: game.read_option("bias", "-1")) == "bias is one of down, up, not '-1'"


@each_hostile
def test_hostile_settings_are_refused(value: Any) -> None:
    for name in TOY.options:
        if not (isinstance(value, bool) and name == "open_hands"):
            setting(lambda: TOY.template(2, {name: value}))  # noqa: B023
    setting(lambda: TOY.template(value))
    if not (value is None or isinstance(value, dict)):
        setting(lambda: TOY.template(2, value))


@settings(deadline=None, max_examples=100, derandomize=True)
@given(st.sampled_from([*TOY.options, "fog"]) | st.text(max_size=5), anything)
def test_arbitrary_options_are_taken_or_refused(name: str, value: Any) -> None:
    try:
        s = TOY.template(2, {name: value})
    except Setting:
        setting(lambda: TOY.template(2, {name: value}))
    else:
        told = TOY.options[name]
        assert told.low <= getattr(s, name) <= told.high


def test_a_game_without_options_says_so() -> None:
    state = type("Bare", (), {"options": {}, "questions": Question})
    game = dataclasses.replace(TOY, id="bare", state=state)  # type: ignore[arg-type]
    assert setting(lambda: game.read_option("fog", "on")) == "bare has no option 'fog'; it has: none"


# ---------------------------------------------------------------- setting up


@pytest.mark.parametrize("seats", [0, 4, -1, True, "2", None, 2.0])
def test_a_wrong_number_of_players_is_refused(seats: Any) -> None:
    message = f"toy is for 1 to 3 players, not {seats!r}"
    assert setting(lambda: TOY.template(seats)) == message
    assert setting(lambda: TOY.start(seats, (1, 1))) == message


def test_options_that_are_no_mapping_are_refused() -> None:
    assert setting(lambda: TOY.template(2, [("open_hands", "on")])) == (  # type: ignore[arg-type]
        "options are given by name, not as <list>"
    )
    assert setting(lambda: TOY.template(2, "")) == "options are given by name, not as ''"  # type: ignore[arg-type]


@every_game
def test_a_template_has_what_is_agreed_and_nothing_else(game: Game) -> None:
    for seats in game.seats:
        s = game.template(seats)
        blank = game.state()
        blank.seats = seats
        for name, told in game.options.items():
            setattr(blank, name, told.default)
        assert s == blank


@every_game
def test_a_match_starts_at_a_question_and_is_known_by_its_key(game: Game) -> None:
    for seats in game.seats:
        s = game.start(seats, (2**64 - 1, 0))
        assert (s.key[0], s.key[1]) == (2**64 - 1, 0)
        assert s.question != 0
        assert 0 <= s.asked < seats
        assert game.start(seats, (2**64 - 1, 0)) == s
        others = {bytes(game.start(seats, (n, 0)))[16:] for n in range(20)}
        assert len(others) > 1


def test_options_reach_the_rules() -> None:
    s = TOY.start(2, (1, 1), {"hand_size": 3, "open_hands": "on", "omen_rule": "nothing"})
    assert (s.revealed, sum(s.hand[0]), s.omen_rule) == (1, 3, OmenRule.NOTHING)
    told = named(s)
    assert (told["hand_size"], told["open_hands"], told["omen_rule"]) == (3, True, "nothing")


# ---------------------------------------------------------------- the table of rules


class Misnamed(enum.IntEnum):
    NONE = 0
    GAME_OVER = 1
    WRONG_PHASE = 2
    NOT_YOUR_DECISION = 3


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"objections": Misnamed}, "toy: objection 2 must be NOT_YOUR_DECISION"),
        ({"rules": dict(list(TOY.rules.items())[:-1])}, "toy: the rules must list every kind of act"),
        ({"rules": dict(list(TOY.rules.items())[::-1])}, "toy: the rules must list every kind of act"),
        ({"answers": {Question.WAGER: []}}, "toy: every question but the first"),
        ({"answers": {}}, "toy: every question but the first"),
    ],
)
def test_an_incomplete_game_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        dataclasses.replace(TOY, **changes)


@every_game
def test_legal_acts_are_those_without_an_objection(game: Game) -> None:
    for s in positions(game, game.seats[-1], 6, every=5):
        free = [code for code in range(len(game.alphabet)) if game.objection(s, code) == 0]
        assert sorted(game.legal(s)) == free
        assert all(type(code) is int for code in game.legal(s))
        assert bool(free) == (s.question != 0)


@every_game
def test_loops_are_bound_to_the_game(game: Game) -> None:
    bound = game.interpreted()
    s = game.start(game.seats[0], (1, 2))
    assert bound["fits"] is game.dispatch["fits"]
    assert bound["legal_count"](s) == len(game.legal(s))
    assert bound["nth_legal"](s, 0) == game.legal(s)[0]


# ---------------------------------------------------------------- winners


def ranked(*ranks: int) -> tuple[Game, Record]:
    game = dataclasses.replace(TOY, rank=lambda s, seat: ranks[seat])
    return game, game.template(len(ranks))


@pytest.mark.parametrize(
    ("ranks", "winners"),
    [((5,), [0]), ((1, 2, 3), [2]), ((3, 1, 3), [0, 2]), ((0, 0, 0), [0, 1, 2]), ((-5, -3), [1])],
)
def test_winners_are_those_whom_nobody_precedes(ranks: tuple[int, ...], winners: list[int]) -> None:
    game, s = ranked(*ranks)
    assert game.winners(s) == winners


# ---------------------------------------------------------------- the registry


def install(folder: Path, name: str, entries: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\n{entries}\n", "utf-8")


def test_a_game_of_this_package_is_found() -> None:
    assert find("santiago_de_cuba") is GAME
    assert "santiago_de_cuba" in installed()


def test_a_game_of_another_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "far_game.py").write_text("from tests.toy import TOY as GAME\n", "utf-8")
    install(tmp_path, "far-game", "toy = far_game:GAME\naardvark = far_game:GAME")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert find("toy") is TOY
    assert next(iter(installed())) == "aardvark"
    assert list(installed()) == sorted(installed())
    with pytest.raises(UnknownGame, match=r"there are: aardvark, .*santiago_de_cuba, toy"):
        find("toys")
    sys.modules.pop("far_game")


def test_an_unknown_game_is_named_with_those_that_are_known() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*santiago_de_cuba"):
        find("chess")


@each_hostile
def test_a_hostile_name_is_no_game(value: Any) -> None:
    with pytest.raises(UnknownGame) as caught:
        find(value)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 500
