"""`--option components=FILE`: corrected tables at the command line."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import SANTIAGO, Run, complaint
from tests.match.play import played
from tests.toy import TOY
from tradewinds.bench import ours, peers
from tradewinds.bench.starts import Starts
from tradewinds.cli.series.playing import Series
from tradewinds.cli.series.report import Report
from tradewinds.cli.series.tally import Fault, Tally
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.components import corrected
from tradewinds.match import Match

TABLES = {"purse": {"start": 7, "passing": 2}}
REMARKED = {"purse": {"confidence": "corrected", "source": "a corrected table", **TABLES["purse"]}}
ENDED = "1\n" * 200


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A file of corrected tables, in a folder with a blank in its name."""
    folder = tmp_path / "my tables"
    folder.mkdir()
    path = folder / "toy.toml"
    path.write_text("# read off the cards\n[purse]\nstart = 7\npassing = 2\n", "utf-8")
    return path


def test_a_match_is_played_with_them_and_kept_with_them(
    toy: str, tables: Path, run: Run, tmp_path: Path, interpreted: None
) -> None:
    kept = tmp_path / "match.json"
    args = ["--seats", 2, "--seed", 4, "--option", f"components={tables}", "--option", "hand_size=1"]
    ran = run("play", toy, *args, "--save", kept, typed="1\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Corrected tables: purse" in ran.lines
    assert json.loads(kept.read_text())["components"] == REMARKED
    again = run("play", "--resume", kept, "--lang", "ru", typed=ENDED)
    assert (again.code, again.err) == (0, "")
    assert "Исправленные таблицы: purse" in again.lines
    match = Match.load(kept, TOY)
    assert match.over
    assert match.replay(0).coins[0] == 7
    told = json.loads(run("replay", kept, "--json").out)
    assert (told["sound"], told["components"]) == (True, REMARKED)


def test_a_damaged_match_with_tables_is_told(toy: str, run: Run, tmp_path: Path) -> None:
    told = played(corrected(TOY, TABLES), 2, acts=30).to_json()
    told["acts"][3] = "pass"
    path = tmp_path / "match.json"
    path.write_text(json.dumps(told))
    assert run("replay", path).code == 1
    told["components"]["purse"]["start"] = 77
    path.write_text(json.dumps(told))
    assert "purse, start is a whole number from 0 to 9, not 77" in complaint(run("replay", path))


def test_many_games_are_played_with_them(toy: str, tables: Path, run: Run, interpreted: None) -> None:
    args = ["simulate", toy, "--games", 30, "--seed", 3, "--check", "--json"]
    plain, told = (json.loads(run(*args, *more).out) for more in ((), ("--option", f"components={tables}")))
    assert (plain["components"], told["components"]) == ({}, REMARKED)
    assert (plain["faulty"], told["faulty"]) == (0, 0)
    assert plain["by_seat"] != told["by_seat"]


def test_the_command_that_plays_a_game_again_names_the_file(tables: Path) -> None:
    batch = Batch(TOY, TOY.template(2), seed=6, bots=[[0, 1]])
    report = Report(Series(batch, 0, 20), Tally(), 1, 1.0, str(tables))
    again = shlex.split(report.again(Fault(3, 1, 5)))
    assert again[again.index(f"components={tables}") - 1] == "--option"
    assert "components" not in Report(Series(batch, 0, 20), Tally(), 1, 1.0).again(Fault(3, 1, 5))


def test_speed_is_measured_with_them(
    toy: str, tables: Path, run: Run, interpreted: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []

    def starts(game: str, seats: int, options: dict[str, Any]) -> Starts:
        asked.append(options)
        return Starts(game, 1.0, 0.5)

    monkeypatch.setattr("tradewinds.bench.starts.starts", starts)
    monkeypatch.setattr(peers, "PEERS", ())
    monkeypatch.setattr(ours, "NATIVE_GO", 5)
    args = ["--seconds", "0.1", "--starts", "--json", "--option", "hand_size=3"]
    ran = run("bench", toy, *args, "--option", f"components={tables}")
    assert (ran.code, ran.err.strip()) == (0, "")
    assert asked == [{"hand_size": "3", "components": REMARKED}]


def test_games_say_which_tables_can_be_corrected(toy: str, run: Run) -> None:
    wanted = "  Corrected tables can be brought along, by --option components=FILE: cards, purse"
    assert wanted in run("games").lines
    told = {game["id"]: game["correctable"] for game in json.loads(run("games", "--json").out)}
    assert told[toy] == ["cards", "purse"]
    assert told[SANTIAGO] == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[purse]\nstart = 77\npassing = 1\n", "purse, start is a whole number from 0 to 9, not 77"),
        ("[purse", "corrected tables are TOML"),
        ("[chess]\n", "toy has no table 'chess' to correct; cards, purse"),
        (b"\xff\xfe", "byte 0 is not UTF-8 text"),
        ("#" * 300_000, "at most 256 KiB"),
    ],
)
def test_wrong_tables_are_told_in_a_line(
    text: str | bytes, said: str, toy: str, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "t.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    for command in ("play", "simulate", "bench"):
        assert said in complaint(run(command, toy, "--option", f"components={path}"))


def test_a_file_that_is_not_there_is_told(toy: str, run: Run, tmp_path: Path) -> None:
    for name in ("gone.toml", ""):
        told = complaint(run("play", toy, "--option", f"components={tmp_path / name}"))
        assert "there is no such file" in told


def test_a_game_without_correctable_tables_takes_none(tables: Path, run: Run) -> None:
    told = complaint(run("simulate", SANTIAGO, "--option", f"components={tables}"))
    assert told == "santiago_de_cuba has no tables that can be corrected"
