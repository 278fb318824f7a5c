"""The command line run within the process: what it says and the exit code."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.cli.commands import SANTIAGO, Ran, Run, save_with
from tests.match.play import played
from tradewinds.cli import main
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel import game as registry
from tradewinds.match import Match


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line; `typed` comes through standard input. No line is so long that it breaks."""
    monkeypatch.setenv("COLUMNS", "400")

    def run(*args: object, typed: str | bytes = "") -> Ran:
        text = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), encoding="utf-8"))
        code = main([str(arg) for arg in args])
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture(autouse=True)
def alone_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line is tried with one game, whatever others there are."""
    found = {SANTIAGO: registry.installed()[SANTIAGO]}
    monkeypatch.setattr(registry, "installed", lambda: found)


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Makes a game be installed beside the others, by its entry point."""

    def install(name: str, value: str) -> None:
        found = {**registry.installed(), name: EntryPoint(name, value, registry.ENTRY_POINTS)}
        monkeypatch.setattr(registry, "installed", lambda: found)

    return install


@pytest.fixture
def toy(install: Callable[[str, str], None]) -> str:
    """The toy game, installed."""
    install("toy", "tests.toy:TOY")
    return "toy"


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is compiled, and the cache is left alone."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setenv("TRADEWINDS_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def match() -> Match:
    """A match of Santiago de Cuba in the middle, with two positions stored."""
    assert GAME.id == SANTIAGO
    return played(GAME, 2, seed=9, acts=40)


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    """That match in a file."""
    return save_with(match, tmp_path / "match.json")
