from __future__ import annotations

import enum
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.toy import TOY
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel import chance, loops
from tradewinds.kernel import compile as compiling
from tradewinds.kernel.compile import COMPILERS, ENTRIES, Twins, cache_folder, fingerprint, native_folder
from tradewinds.kernel.records import Axis
from tradewinds.kernel.rules import rule


class Colour(enum.IntEnum):
    RED = 0
    BLUE = 1


class Place(Axis, size=3):
    pass


STEP = 2
SHADES = np.array([4, 5, 6])


@rule
def inner(n: int) -> int:
    return n + STEP


@rule
def outer(n: int) -> int:
    return inner(n) * Colour.BLUE + Place.size + int(SHADES[n]) + chance.ones(n)


def plain(function: Any) -> Any:
    return function


def test_a_twin_is_the_same_code_over_twins_of_what_it_calls() -> None:
    twins = Twins(plain, {})
    twin = twins.of(outer)
    assert twin is not outer
    assert twin.__code__ is outer.__code__
    assert twin(2) == outer(2) == 4 + 3 + 6 + 1
    assert twin.__globals__["inner"] is twins.of(inner) is not inner
    assert twin.__globals__["Colour"] == (0, 1)
    assert twin.__globals__["Colour"].BLUE == 1
    assert twin.__globals__["Place"].size == 3
    assert twin.__globals__["chance"].ones is twins.of(chance.ones)
    assert chance.ones.__globals__ is chance.__dict__


def test_random_numbers_are_the_same_natively() -> None:
    import numba

    twins = Twins(lambda function: numba.njit(function, error_model="numpy"), {})
    block, draws = twins.of(chance.threefry), twins.of(loops.derive_key)
    ones = 2**64 - 1
    for words in ((0, 0, 0, 0), (ones, ones, ones, ones), (1, 2, 3, 2**63)):
        told = block(*(np.uint64(word) for word in words))
        assert tuple(int(word) for word in told) == chance.threefry(*words)
    assert tuple(map(int, draws(np.uint64(ones), np.uint64(5), 12))) == chance.derive_key(ones, 5, 12)


# ---------------------------------------------------------------- the fingerprint


def mark(bound: dict[str, Any] | None = None) -> str:
    return fingerprint(bound or GAME.bound(), GAME.state, ENTRIES, COMPILERS, [])


def remade(function: Any, **changed: Any) -> Any:
    """A rule with other constants among its names."""
    twin = type(function)(function.__code__, {**function.__globals__, **changed}, function.__name__)
    return rule(twin)


def test_the_same_rules_have_the_same_mark_in_every_process() -> None:
    code = "import tests.kernel.test_compile as t; print(t.mark())"
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert told == {mark()}


def test_a_changed_constant_of_a_game_changes_its_mark() -> None:
    from tradewinds.games.santiago_de_cuba import scoring

    marks = [
        mark({**GAME.bound(), "points": remade(scoring.points, GOODS_FOR_A_VP=number)})
        for number in (3, 3, 4)
    ]
    assert marks[0] == marks[1] != marks[2]


def test_a_changed_rule_deep_inside_changes_the_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    from tradewinds.games.santiago_de_cuba.rules import ships

    before = mark()

    @rule
    def is_met(s: Any) -> bool:
        return bool(s.pending)

    monkeypatch.setattr(ships, "is_met", is_met)
    assert mark() != before


def test_a_changed_record_changes_the_mark() -> None:
    assert fingerprint(GAME.bound(), TOY.state, ENTRIES, COMPILERS, []) != mark()


def test_another_compiler_changes_the_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    before = mark()
    version = compiling.importlib.metadata.version
    monkeypatch.setattr(
        compiling.importlib.metadata, "version", lambda name: "99" if name == "llvmlite" else version(name)
    )
    assert mark() != before


def test_another_way_of_compiling_changes_the_mark(tmp_path: Path) -> None:
    maker = tmp_path / "maker.py"
    marks = []
    for written in ("light = 1", "light = 1", "light = 2"):
        maker.write_text(written)
        marks.append(fingerprint(GAME.bound(), GAME.state, ENTRIES, COMPILERS, [maker]))
    assert marks[0] == marks[1] != marks[2]


def test_checked_and_plain_code_are_kept_apart() -> None:
    assert native_folder(GAME) != native_folder(GAME, checked=True)


# ---------------------------------------------------------------- the cache

EDITED = """
import sys
from pathlib import Path
from tests.toy import TOY
from tradewinds.kernel.batches import Batch
batch = Batch(TOY, TOY.template(2), seed=4)
natively, plainly = batch.results(30), batch.results(30)
batch.play(0, natively)
batch.play_interpreted(0, plainly)
print(int((natively == plainly).all()), int(plainly["points"].sum()))
"""


def run_toy(folder: Path, cache: Path) -> str:
    told = subprocess.run(
        [sys.executable, "-c", EDITED],
        cwd=folder,
        env={**os.environ, "TRADEWINDS_CACHE": str(cache), "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def made(cache: Path) -> set[Path]:
    return set(cache.rglob("*.nbc"))


@pytest.fixture
def copy_of_toy(tmp_path: Path) -> Callable[[str, str, str], None]:
    """A copy of the toy game in a folder of its own, and a way to edit it."""
    import shutil

    shutil.copytree(Path(__file__).parents[1] / "toy", tmp_path / "tests" / "toy")

    def edit(module: str, old: str, new: str) -> None:
        path = tmp_path / "tests" / "toy" / module
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    return edit


def test_machine_code_is_kept_and_never_stale(copy_of_toy: Any, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    first = run_toy(tmp_path, cache)
    assert first.startswith("1 ")
    kept = made(cache)
    assert kept
    assert run_toy(tmp_path, cache) == first
    assert made(cache) == kept
    copy_of_toy("scoring.py", "s.kept[seat", "2 * s.kept[seat")
    second = run_toy(tmp_path, cache)
    assert second.startswith("1 ")
    assert second != first
    assert made(cache) > kept


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    told = run_toy(Path(__file__).parents[2], blocked / "cache")
    assert told.startswith("1 ")


def test_old_caches_are_swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRADEWINDS_CACHE", str(tmp_path))
    folders = [cache_folder("game", f"{n:02}") for n in range(3)]
    for age, folder in enumerate(folders):
        os.utime(folder, (age, age))
    newer = [cache_folder("game", f"{n:02}") for n in range(3, 6)]
    assert [folder for folder in (*folders, *newer) if folder.exists()] == [*folders[2:], *newer]
    assert cache_folder("other", "00").exists()
