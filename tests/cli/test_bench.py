"""`tradewinds bench`: every speed in one run, for people and for programs. No figure is asserted."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from tests.cli.commands import SANTIAGO, Run, complaint
from tradewinds.bench import ours, peers
from tradewinds.bench.measure import Play
from tradewinds.bench.starts import Starts
from tradewinds.cli.bench import command
from tradewinds.kernel.batches import NoGpu

QUICK = ["--seconds", "0.1"]


def peer() -> Play:
    return lambda first, games: 10 * games


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cores, few games a go, one peer that is installed and one that is not."""
    monkeypatch.setattr(ours, "cores", lambda: 2)
    monkeypatch.setattr(ours, "NATIVE_GO", 5)
    rows = (("Here", "chess", "json", peer, 3), ("Gone", "go", "no_such_module", peer, 5))
    monkeypatch.setattr(peers, "PEERS", rows)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No peer is installed."""
    monkeypatch.setattr(peers, "PEERS", (("Gone", "go", "no_such_module", peer, 5),))


def told(run: Run, *args: str) -> dict[str, Any]:
    ran = run("bench", *QUICK, "--json", *args)
    assert (ran.code, ran.err.strip()) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_programs_are_told_every_row(run: Run) -> None:
    found = told(run)
    assert found.keys() == {"command", "machine", "speeds", "starts", "absent"}
    table = f"{SANTIAGO}, 4 players"
    assert [(row["game"], row["name"]) for row in found["speeds"]] == [
        (table, "interpreted"),
        (table, "native, 1 core"),
        (table, "native, 2 cores"),
        ("chess", "Here"),
    ]
    assert (found["starts"], found["absent"]) == ([], ["Gone"])


def test_the_figures_agree_with_each_other(run: Run) -> None:
    for row in told(run)["speeds"]:
        assert 0 < row["games"] <= row["decisions"]
        assert row["games_per_s"] == pytest.approx(row["games"] / row["seconds"])
        assert row["decisions_per_s"] == pytest.approx(row["decisions"] / row["seconds"])


@pytest.mark.parametrize("seats", ["2", "3"])
def test_the_seats_are_those_asked_for(seats: str, alone: None, run: Run) -> None:
    found = told(run, SANTIAGO, "--seats", seats)
    assert {row["game"] for row in found["speeds"]} == {f"{SANTIAGO}, {seats} players"}


def test_without_peers_only_our_own_are_measured(alone: None, run: Run) -> None:
    found = told(run)
    assert len(found["speeds"]) == 3
    assert found["absent"] == ["Gone"]
    ran = run("bench", *QUICK)
    assert ran.code == 0
    assert ran.lines[-1] == "Not installed here, and so not measured: Gone"
    assert " x " not in ran.out


def test_people_are_shown_a_table_beside_the_peers(run: Run) -> None:
    ran = run("bench", *QUICK)
    assert ran.code == 0
    heading = next(line for line in ran.lines if "decisions/s" in line)
    assert "x Here" in heading
    assert "x Gone" not in heading
    for name in ("interpreted", "native, 1 core", "native, 2 cores"):
        assert sum(f"{SANTIAGO}, 4 players" in line and name in line for line in ran.lines) == 1
    [row] = [line for line in ran.lines if "chess" in line]
    assert row.rstrip(" │").endswith("1.00")


def test_several_games_are_measured_in_one_run(
    toy: str, interpreted: None, alone: None, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [f"{SANTIAGO}, 4 players", "toy, 3 players"]
    assert list(dict.fromkeys(row["game"] for row in told(run)["speeds"])) == tables
    assert {row["game"] for row in told(run, toy)["speeds"]} == {tables[1]}


def test_first_games_are_measured_where_that_is_asked(
    alone: None, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int, dict[str, Any]]] = []

    def starts(game: str, seats: int, options: dict[str, Any]) -> Starts:
        asked.append((game, seats, options))
        return Starts(game, 12.34, 0.567)

    monkeypatch.setattr("tradewinds.bench.starts.starts", starts)
    assert told(run, "--starts")["starts"] == [{"game": SANTIAGO, "cold_s": 12.34, "warm_s": 0.567}]
    assert asked == [(SANTIAGO, 4, {})]
    lines = run("bench", *QUICK, "--starts").lines
    wanted = f"{SANTIAGO}: first game 12.3 s after starting with nothing compiled, 0.57 s from the cache"
    assert wanted in lines


def test_the_command_is_told_as_it_can_be_given_again(
    monkeypatch: pytest.MonkeyPatch, alone: None, run: Run
) -> None:
    monkeypatch.setattr(sys, "argv", ["/usr/bin/tradewinds", "bench", "a game", "--json"])
    assert command() == "tradewinds bench 'a game' --json"
    assert told(run)["command"] == command()


def test_without_a_gpu_none_is_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def check_device() -> None:
        raise NoGpu("no GPU here")

    monkeypatch.setattr("tradewinds.kernel.gpu.check_device", check_device)
    assert complaint(run("bench", *QUICK, "--device", "cuda")) == "no GPU here"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--seconds", "0"], "'--seconds'"),
        (["--seconds", "0.09"], "'--seconds'"),
        (["--seconds", "-1"], "'--seconds'"),
        (["--seconds", "601"], "'--seconds'"),
        (["--seconds", "nan"], "'--seconds'"),
        (["--seconds", "inf"], "'--seconds'"),
        (["--seconds", "1e999"], "'--seconds'"),
        (["--seconds", "soon"], "'--seconds'"),
        (["--seconds", ""], "'--seconds'"),
        (["--device", "tpu"], "'tpu' is not one of 'cpu', 'cuda'"),
        (["--lang", "ru"], "No such option: --lang"),
        ([SANTIAGO, "chess"], f"there is no game 'chess'; there are: {SANTIAGO}"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_measured_is_refused(args: list[str], message: str, run: Run) -> None:
    assert message in complaint(run("bench", *args))
