"""A match with corrected tables carries them: it comes back with them, and with no others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.hostile import each_hostile
from tests.match.play import bad, go_on
from tests.toy import TOY
from tradewinds.kernel.components import BadTables, corrected
from tradewinds.kernel.game import Setting
from tradewinds.match import Match

TABLES = {"purse": {"start": 7, "passing": 2}}


@pytest.fixture
def match() -> Match:
    """A match with corrected tables, in the middle."""
    made = Match.new(TOY, 2, {"components": TABLES, "hand_size": 3}, key=(5, 6))
    go_on(made, 3, acts=8)
    return made


@pytest.fixture
def save(match: Match) -> Any:
    return json.loads(json.dumps(match.to_json()))


def test_a_match_can_be_begun_with_corrected_tables(match: Match) -> None:
    assert match.game is corrected(TOY, TABLES)
    assert match.replay(0).coins[0] == 7
    assert match.state.hand_size == 3


def test_wrong_tables_begin_no_match() -> None:
    with pytest.raises(BadTables, match="purse, start is a whole number from 0 to 9, not 99"):
        Match.new(TOY, 2, {"components": {"purse": {"start": 99, "passing": 1}}})
    assert issubclass(BadTables, Setting)


@pytest.mark.parametrize(
    "given", [TOY, corrected(TOY, TABLES), corrected(TOY, {"purse": {"start": 1, "passing": 1}})]
)
def test_a_save_brings_its_tables_along(given: Any, match: Match, save: Any, tmp_path: Path) -> None:
    loaded = Match.from_json(save, given)
    assert loaded.game is match.game
    assert bytes(loaded.state) == bytes(match.state)
    assert loaded.to_json() == save
    assert loaded.verify() == []
    match.save(tmp_path / "m")
    again = Match.load(tmp_path / "m", given)
    again.save(tmp_path / "n")
    assert (tmp_path / "m").read_bytes() == (tmp_path / "n").read_bytes()
    go_on(again, 4)
    go_on(match, 4)
    assert bytes(again.state) == bytes(match.state)


def test_a_save_holds_the_tables_that_differ_and_no_others(save: Any) -> None:
    assert list(save["components"]) == ["purse"]
    assert save["components"]["purse"] == {
        "confidence": "corrected",
        "source": "a corrected table",
        **TABLES["purse"],
    }
    plain = Match.new(TOY, 2, {"components": {}}, key=(5, 6)).to_json()
    assert "components" not in plain


def test_a_save_without_tables_is_of_the_game_as_it_is() -> None:
    plain = Match.new(TOY, 2, key=(5, 6))
    loaded = Match.from_json(plain.to_json(), corrected(TOY, TABLES))
    assert loaded.game is TOY


def test_tables_taken_out_of_a_save_or_changed_in_it_are_noticed(save: Any) -> None:
    changed = json.loads(json.dumps(save))
    changed["components"]["purse"]["start"] = 8
    assert "differs" in bad(lambda: Match.from_json(changed, TOY))
    del save["components"]
    assert "coins=7), is refused" in bad(lambda: Match.from_json(save, TOY))


@each_hostile
def test_hostile_tables_are_no_sound_save(value: Any, save: Any) -> None:
    if not (isinstance(value, dict) and value == {}):
        bad(lambda: Match.from_json({**save, "components": value}, TOY))
    for told in ({"purse": value}, {"purse": {"start": value, "passing": 2}}, {"cards": {"rows": [value]}}):
        bad(lambda told=told: Match.from_json({**save, "components": told}, TOY))  # type: ignore[misc]


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        ({"omen": {"cards": 1}}, "the tables that came with it: toy has no table 'omen' to correct"),
        ({"purse": {"start": 3}}, "the tables that came with it: purse: passing is missing"),
        ({"purse": None}, "the tables that came with it: purse: None is no whole number, name or list"),
        (None, "components"),
        ([], "components"),
    ],
)
def test_wrong_tables_are_told(tables: Any, said: str, save: Any) -> None:
    assert said in bad(lambda: Match.from_json({**save, "components": tables}, TOY))
