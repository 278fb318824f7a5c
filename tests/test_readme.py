"""Every Python example in the README runs as it stands there."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"


def test_there_are_examples() -> None:
    assert len(BLOCKS) == README.read_text("utf-8").count("```python") >= 2


@pytest.mark.parametrize("code", BLOCKS, ids=lambda code: code.splitlines()[-1])
def test_an_example_runs_and_prints_points(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code.replace("100_000", "20") if INTERPRETED else code, {"__name__": "example"})
    printed = capsys.readouterr().out
    points = [float(number) for number in re.findall(r"\d+\.?\d*", printed)]
    assert len(points) >= 3
    assert all(5 < number < 200 for number in points)
