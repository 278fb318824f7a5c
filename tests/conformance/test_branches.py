"""The rules are run interpreted by the tests of their game, through every branch."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.games import GAMES
from tradewinds.kernel.game import Game

ROOT = Path(__file__).parents[2]
RULES = ("rules", "scoring.py", "redeal.py", "redeal")


def folders_of(game: Game) -> list[Path]:
    """The tests of the game's clauses, and those of its other rooms."""
    folders = (ROOT / "tests" / part / game.id for part in ("rulebook", "games"))
    return [folder for folder in folders if folder.exists()]


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES if folders_of(game)])
def test_the_testing_a_game_reach_every_branch_of_its_rules(game: Game, tmp_path: Path) -> None:
    room = f"*/tradewinds/games/{game.id}/"
    wanted = [f"{room}{part}" if part.endswith(".py") else f"{room}{part}/*" for part in RULES]
    data, told = tmp_path / "data", tmp_path / "told.json"
    coverage = [sys.executable, "-m", "coverage"]
    settings = tmp_path / "settings"
    settings.write_text(
        f"[run]\nbranch = true\ndata_file = {data}\ninclude =\n" + "".join(f"  {w}\n" for w in wanted)
    )
    quiet = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST_XDIST"))}
    runs = (
        [*coverage, "run", f"--rcfile={settings}", "-m", "pytest", *quiet, *map(str, folders_of(game))],
        [*coverage, "json", f"--rcfile={settings}", "-o", str(told)],
    )
    for run in runs:
        done = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    files = json.loads(told.read_text())["files"]
    assert len(files) > len(RULES)
    missed = {
        name: (found["missing_lines"], found["missing_branches"])
        for name, found in files.items()
        if found["missing_lines"] or found["missing_branches"]
    }
    assert missed == {}
