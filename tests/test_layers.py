"""The house's arrows point down only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "tradewinds"
LAYERS = ("kernel", "games", "match", "bots", "bench", "server", "cli")


def imports(path: Path) -> set[str]:
    """The layers that a module imports anything of."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, path
            names = [node.module or ""]
        found |= {name.split(".")[1] for name in names if name.startswith("tradewinds.")}
    return found


def upward(layer: str, imported: set[str]) -> set[str]:
    """Those of the imported layers that stand above one."""
    return {name for name in imported if LAYERS.index(name) > LAYERS.index(layer)}


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_nothing_imports_what_stands_above_it(layer: str) -> None:
    modules = sorted((SOURCES / layer).rglob("*.py"))
    assert modules
    for path in modules:
        assert upward(layer, imports(path)) == set(), path


def test_games_do_not_import_each_other_and_the_kernel_names_none() -> None:
    games = [path.name for path in (SOURCES / "games").iterdir() if path.is_dir() and path.name[0] != "_"]
    assert games
    for path in (SOURCES / "kernel").rglob("*.py"):
        assert not any(game in path.read_text("utf-8") for game in games), path
    for game in games:
        for path in (SOURCES / "games" / game).rglob("*.py"):
            others = [other for other in games if other != game]
            assert not any(f"tradewinds.games.{other}" in path.read_text("utf-8") for other in others), path


def test_the_check_sees_an_arrow_that_points_up(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("from tradewinds.match import Match\nimport tradewinds.kernel.acts\n")
    assert imports(module) == {"match", "kernel"}
    assert upward("kernel", imports(module)) == {"match"}
    assert upward("cli", imports(module)) == set()
