"""Corrected tables make a game of their own; wrong ones are refused with the row that is wrong."""

from __future__ import annotations

import copy
import gc
import sys
import threading
from dataclasses import replace
from typing import Any

import pytest

from tests.kernel.hostile import each_hostile
from tests.toy import TOY, pieces
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel import components
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.compile import ENTRIES, fingerprint
from tradewinds.kernel.components import BadTables, agree, corrected, from_toml, tables
from tradewinds.kernel.game import Game
from tradewinds.match import Match

CARDS = {
    "copies": 4,
    "rows": [{"name": "shell", "value": 5}, {"name": "pearl", "value": 2}, {"name": "coral", "value": 9}],
}
PURSE = {"start": 7, "passing": 2}


def cards(**changed: Any) -> dict[str, Any]:
    return {"cards": {**copy.deepcopy(CARDS), **changed}}


def refused(told: Any, game: Game = TOY) -> str:
    with pytest.raises(BadTables) as error:
        corrected(game, told)
    assert len(str(error.value)) < 400
    return str(error.value)


def mark(game: Game) -> str:
    return fingerprint(game.bound(), game.state, ENTRIES, [], [])


# ---------------------------------------------------------------- a game of its own


def test_a_corrected_game_plays_by_the_corrected_numbers_and_the_other_does_not() -> None:
    made = corrected(TOY, {"purse": PURSE})
    assert made is not TOY
    assert (made.id, made.version, made.package) == (TOY.id, TOY.version, TOY.package)
    assert Match.new(made, 2, key=(1, 2)).state.coins[0] == 7
    assert Match.new(TOY, 2, key=(1, 2)).state.coins[0] == pieces.START_COINS == 4
    for seats in made.seats:
        match = Match.new(made, seats, key=(3, 4))
        while not match.over:
            match.play(match.legal()[-1])
        assert match.verify() == []


def test_nothing_of_a_corrected_game_is_anything_of_the_other() -> None:
    before = {name: module for name, module in sys.modules.items() if name.startswith("tests.toy")}
    made = corrected(TOY, cards())
    assert made.state is not TOY.state
    assert made.objections is not TOY.objections
    ours = {id(vars(module)) for module in before.values()}
    for objects, takes in made.rules.values():
        assert id(objects.__globals__) not in ours
        assert id(takes.__globals__) not in ours
    for field in made.state.fields.values():
        for kind in (*field.axes, field.of):
            if kind is not None and kind.__module__.startswith("tests.toy"):
                assert kind is not vars(before[kind.__module__]).get(kind.__name__)
    after = {name: module for name, module in sys.modules.items() if name.startswith("tests.toy")}
    assert after == before


def test_machine_code_of_a_corrected_game_is_its_own() -> None:
    marks = [mark(game) for game in (TOY, corrected(TOY, {"purse": PURSE}), corrected(TOY, cards()))]
    assert len(set(marks)) == 3


def test_machine_code_of_a_corrected_game_plays_as_its_rules_say() -> None:
    made = corrected(TOY, {"purse": PURSE, **cards()})
    batch = Batch(made, made.template(3), seed=4, bots=[[0, 0, 1]], check=True)
    there, here, plain = batch.results(20), batch.results(20), replace(batch, game=TOY).results(20)
    assert batch.play(0, there) == batch.play_interpreted(0, here)
    assert (there == here).all()
    assert not there["fault"].any()
    Batch(TOY, TOY.template(3), seed=4, bots=[[0, 0, 1]]).play(0, plain)
    assert (plain["points"] != there["points"]).any()


def test_the_same_tables_give_the_same_game() -> None:
    one = corrected(TOY, {**cards(), "purse": PURSE})
    assert corrected(TOY, {"purse": dict(PURSE), **cards()}) is one
    assert corrected(one, {"purse": PURSE, **cards()}) is one
    assert corrected(one, {"purse": PURSE}) is corrected(TOY, {"purse": PURSE})


def test_tables_like_the_game_s_own_change_nothing() -> None:
    assert corrected(TOY, {}) is TOY
    assert corrected(TOY, {"cards": TOY.components["cards"]}) is TOY
    assert corrected(corrected(TOY, cards()), {}) is TOY


def test_a_corrected_game_says_what_was_corrected() -> None:
    made = corrected(TOY, {**cards(), "purse": TOY.components["purse"]})
    assert (TOY.corrections, TOY.original) == ({}, None)
    assert made.original is TOY
    remarks = {"confidence": "corrected", "source": "a corrected table"}
    assert made.corrections == {"cards": {**remarks, **CARDS}}
    assert made.components == {**TOY.components, **made.corrections}
    assert list(made.components) == list(TOY.components)


def test_remarks_can_be_told() -> None:
    made = corrected(TOY, {"purse": {**PURSE, "confidence": "certain", "source": "the box"}})
    assert made.components["purse"]["confidence"] == "certain"
    assert "confidence is one of" in refused({"purse": {**PURSE, "confidence": "sure"}})


def test_only_so_many_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "_made", type(components._made)())
    monkeypatch.setattr(components, "MOST_MADE", 2)
    one, two = (corrected(TOY, {"purse": {**PURSE, "start": start}}) for start in (1, 2))
    assert corrected(TOY, {"purse": {**PURSE, "start": 1}}) is one
    corrected(TOY, {"purse": {**PURSE, "start": 3}})
    assert corrected(TOY, {"purse": {**PURSE, "start": 1}}) is one
    assert corrected(TOY, {"purse": {**PURSE, "start": 2}}) is not two
    gc.collect()


def test_threads_get_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "_made", type(components._made)())
    found: list[Game] = []
    threads = [threading.Thread(target=lambda: found.append(corrected(TOY, cards()))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(map(id, found))) == 1


def test_options_may_bring_tables() -> None:
    assert agree(TOY, {"hand_size": 3}) == (TOY, {"hand_size": 3})
    assert agree(TOY, None) == (TOY, None)
    assert agree(TOY, 5) == (TOY, 5)
    made, options = agree(TOY, {"components": cards(), "hand_size": 3})
    assert made is corrected(TOY, cards())
    assert options == {"hand_size": 3}


def test_a_package_reads_its_own_tables_alone() -> None:
    with components._bringing("tests.toy", {"cards": 5}):
        assert tables("tests.toy")["cards"] == 5
        assert tables("tradewinds.games.santiago_de_cuba") == GAME.components


# ---------------------------------------------------------------- importing once more


def test_modules_are_imported_from_their_package(monkeypatch: pytest.MonkeyPatch) -> None:
    anew = components._Anew("tests.toy")
    with pytest.raises(ImportError, match=r"write: from tests\.toy import rules"):
        anew._import("tests.toy.rules")
    with pytest.raises(ModuleNotFoundError):
        anew.load("tests.toy.chess")
    assert anew._import("tests.toy", None, None, ["rules"]).rules is anew.modules["tests.toy.rules"]
    assert anew._import("json") is sys.modules["json"]
    told = anew._import("rules", {"__package__": "tests.toy"}, None, ["take_draw"], 1)
    assert told is anew.modules["tests.toy.rules"]


# ---------------------------------------------------------------- what is refused


@each_hostile
def test_what_is_no_table_is_refused_in_a_line(value: Any) -> None:
    for told in (
        value,
        {"cards": value},
        cards(copies=value),
        cards(rows=[value]),
        {"purse": {"start": value}},
    ):
        if not (isinstance(told, dict) and told == {}):
            with pytest.raises(BadTables) as error:
                corrected(TOY, told)
            assert len(str(error.value)) < 1000


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"omen": {"cards": 2}}, "toy has no table 'omen' to correct; cards, purse"),
        ({"chess": {}}, "toy has no table 'chess' to correct; cards, purse"),
        ({"purse": {"start": 3}}, "purse: passing is missing"),
        (
            {"purse": {**PURSE, "end": 3}},
            "purse: there is no 'end'; there are confidence, source, start, passing",
        ),
        ({"purse": 4}, "purse is a table, not 4"),
        ({"purse": {**PURSE, "start": "4"}}, "purse, start is a whole number, not '4'"),
        ({"purse": {**PURSE, "start": True}}, "purse, start is a whole number, not True"),
        ({"purse": {**PURSE, "start": 10}}, "purse, start is a whole number from 0 to 9, not 10"),
        ({"purse": {**PURSE, "start": 0.5}}, "purse, start: 0.5 is no whole number, name or list"),
        (cards(rows={}), "cards, rows is a list, not <dict>"),
        (cards(rows=[7]), "cards, rows, row 1 is a table, not 7"),
        (cards(rows=[]), "cards: there are 3, not 0"),
        (cards(rows=CARDS["rows"][:2]), "cards: there are 3, not 2"),
        (cards(rows=[{"name": "shell"}]), "cards, rows, row 1: value is missing"),
        (
            cards(rows=[{"name": "stone", "value": 1}, *CARDS["rows"][1:]]),
            "cards, rows, row 1, name is one of shell, not 'stone'",
        ),
        (
            cards(rows=[*CARDS["rows"][:2], {"name": "coral", "value": 99}]),
            "cards, rows, row 3 (coral), value is a whole number from 0 to 9, not 99",
        ),
        (cards(copies=[[[[[[[[]]]]]]]]), "nested too deeply"),
        ({"cards": {"a b": 1}}, "cards: 'a b' is no name of a table"),
        (cards(copies="x\ny"), "is no line of text"),
    ],
)
def test_wrong_tables_are_refused_with_what_would_be_right(told: Any, said: str) -> None:
    assert said in refused(told)


def test_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "MOST_BYTES", 100)
    assert "at most 0 KiB" in refused(cards())
    with pytest.raises(BadTables, match="at most"):
        from_toml("x" * 200)


def test_a_game_without_correctable_tables_takes_none() -> None:
    assert refused({"flowers": {}}, GAME) == "santiago_de_cuba has no tables that can be corrected"
    assert corrected(GAME, {}) is GAME


def test_tables_that_a_game_s_own_checks_let_through_are_refused_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(self: Any, name: str) -> Any:
        raise KeyError(name)

    monkeypatch.setattr(components._Anew, "load", fails)
    assert refused({"purse": {"start": 8, "passing": 8}}) == "these tables make no toy: 'tests.toy'"


def test_a_game_that_its_package_does_not_make_takes_none() -> None:
    assert "takes no tables" in refused({"purse": PURSE}, replace(TOY, id="changed"))


def test_only_tables_that_there_are_can_be_corrected() -> None:
    with pytest.raises(TypeError, match="only tables that it has"):
        replace(TOY, correctable=("chess",))


def test_text_is_read_as_toml() -> None:
    assert from_toml("[purse]\nstart = 3\n") == {"purse": {"start": 3}}
    for text in ("[purse", "a = 1\na = 2", "a = " + "[" * 50_000):
        with pytest.raises(BadTables, match="corrected tables are TOML"):
            from_toml(text)
