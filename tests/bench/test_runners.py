"""What is measured: our games at each speed, the peers that are here, the machine, the first game."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.toy import TOY
from tradewinds.bench import machine as machine_module
from tradewinds.bench import ours, peers, starts
from tradewinds.bench.machine import machine
from tradewinds.bench.measure import Play
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.batches import Batch

# ---------------------------------------------------------------- ours


@pytest.mark.parametrize(("first", "games"), [(0, 1), (3, 7), (100, 4)])
def test_every_way_plays_the_same_games(first: int, games: int) -> None:
    batch = Batch(GAME, GAME.template(3), ours.SEED)
    wanted = ours.interpreted(batch)(first, games)
    assert wanted > 100 * games
    for threads in (1, 2, 5, 9):
        assert ours.native(batch, threads)(first, games) == wanted


def test_one_row_is_interpreted_and_the_others_native(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "cores", lambda: 6)
    rows = ours.runners(TOY, 2, "cpu")
    assert [row.name for row in rows] == ["interpreted", "native, 1 core", "native, 6 cores"]
    assert {row.game for row in rows} == {"toy, 2 players"}
    assert rows[2].go == 6 * rows[1].go


def test_on_one_core_there_is_one_native_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "cores", lambda: 1)
    assert [row.name for row in ours.runners(TOY, 2, "cpu")] == ["interpreted", "native, 1 core"]


def test_a_game_that_goes_wrong_is_not_measured() -> None:
    results = Batch(TOY, TOY.template(2), 1).results(3)
    assert ours._sound(results, 55) == 55
    results["fault"][1] = -2
    with pytest.raises(RuntimeError, match="a game went wrong: fault -2"):
        ours._sound(results, 55)


def test_there_is_a_core_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ours.cores() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert ours.cores() == 1


# ---------------------------------------------------------------- peers


def made() -> Play:
    return lambda first, games: 10 * games


def test_peers_that_are_not_installed_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (("Here", "chess", "json", made, 3), ("Gone", "go", "no_such_module", made, 5))
    monkeypatch.setattr(peers, "PEERS", rows)
    [here] = peers.runners()
    assert (here.name, here.game, here.go, here.play(0, 4)) == ("Here", "chess", 3, 40)
    assert peers.absent() == ["Gone"]


def test_catanatron_is_driven_game_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    class Game:
        def __init__(self, players: list[Any], seed: int) -> None:
            assert players == ["red", "blue", "white", "orange"]
            self.state = SimpleNamespace(actions=[])
            self.seed = seed

        def play(self) -> None:
            seeds.append(self.seed)
            self.state.actions += [0] * (self.seed + 1)

    fake = SimpleNamespace(Color=["red", "blue", "white", "orange", "more"], Game=Game, RandomPlayer=str)
    monkeypatch.setitem(sys.modules, "catanatron", fake)
    assert peers.catanatron()(4, 3) == 5 + 6 + 7
    assert seeds == [4, 5, 6]


def test_of_backgammon_dice_are_no_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    class State:
        def __init__(self) -> None:
            self.turn = 0

        def is_terminal(self) -> bool:
            return self.turn == 10

        def is_chance_node(self) -> bool:
            return self.turn % 2 == 0

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(1, 0.5), (2, 0.5)]

        def legal_actions(self) -> list[int]:
            return [3, 4]

        def apply_action(self, act: int) -> None:
            assert act in ([1, 2] if self.is_chance_node() else [3, 4])
            self.turn += 1

    fake = SimpleNamespace(load_game=lambda name: SimpleNamespace(new_initial_state=State))
    monkeypatch.setitem(sys.modules, "pyspiel", fake)
    assert peers.backgammon()(0, 7) == 7 * 5


# ---------------------------------------------------------------- the machine


def test_the_machine_is_told_with_the_versions_that_matter() -> None:
    told = machine()
    assert told.keys() == {"processor", "cores", "system", "python", "packages"}
    assert told["cores"] == ours.cores()
    packages = told["packages"]
    assert isinstance(packages, dict)
    assert {"tradewinds", "numba", "numpy"} <= packages.keys() <= {*machine_module.PACKAGES}
    for name, version in packages.items():
        assert version == importlib.metadata.version(name)


def test_a_package_that_is_not_installed_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_module, "PACKAGES", ("numpy", "no_such_package"))
    assert machine()["packages"] == {"numpy": importlib.metadata.version("numpy")}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("processor\t: 0\nmodel name\t: Fast One @ 3:00\nmodel name\t: Slow\n", "Fast One @ 3:00"),
        ("processor\t: 0\n", "of the platform"),
        (None, "of the platform"),
    ],
)
def test_the_processor_is_named(
    text: str | None, named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "cpuinfo"
    if text is not None:
        info.write_text(text)
    monkeypatch.setattr(machine_module, "Path", lambda _: info)
    monkeypatch.setattr(machine_module.platform, "processor", lambda: "of the platform")
    assert machine()["processor"] == named


# ---------------------------------------------------------------- the first game


def test_the_first_game_is_started_twice_with_a_cache_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    caches: list[tuple[str, list[str]]] = []

    def run(args: list[str], env: dict[str, str], check: bool) -> None:
        assert check
        assert args == [sys.executable, "-c", starts.FIRST_GAME, "toy", "2", "{}"]
        cache = env["TRADEWINDS_CACHE"]
        caches.append((cache, [path.name for path in Path(cache).iterdir()]))
        (Path(cache) / "code").touch()

    clock = iter([10.0, 17.5, 20.0, 20.5])
    monkeypatch.setattr(starts, "subprocess", SimpleNamespace(run=run))
    monkeypatch.setattr(starts, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    told = starts.starts("toy", 2)
    assert told.to_json() == {"game": "toy", "cold_s": 7.5, "warm_s": 0.5}
    assert caches == [(caches[0][0], []), (caches[0][0], ["code"])]
    assert not Path(caches[0][0]).exists()


def test_what_is_started_plays_a_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert starts._first_game("santiago_de_cuba", 2, str(tmp_path)) > 0


def test_what_is_started_plays_with_the_options_told(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        starts._first_game("santiago_de_cuba", 2, str(tmp_path), '{"components": {"flowers": {}}}')


def test_a_game_that_does_not_start_is_not_measured(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        starts._first_game("chess", 2, str(tmp_path))
