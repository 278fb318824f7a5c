"""The browser's own tests, with what the engine says today to compare their words with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.web.sayings import sayings

CLIENT = Path(__file__).parents[2] / "tools" / "client.py"


def test_the_browser_passes_its_tests_and_says_what_the_engine_says(tmp_path: Path) -> None:
    file = tmp_path / "sayings.json"
    file.write_bytes(msgspec.json.encode(sayings()))
    ran = subprocess.run(
        [sys.executable, CLIENT, "test"],
        check=False,
        env={**os.environ, "TRADEWINDS_SAYINGS": str(file), "CI": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-6000:]
