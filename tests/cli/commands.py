"""What the tests of the command line share."""

from __future__ import annotations

import json
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tradewinds.match import Match

SANTIAGO = "santiago_de_cuba"
SCRIPT = Path(sysconfig.get_path("scripts")) / "tradewinds"
DIGITS = "9" * 5000


class Ran(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.out.splitlines()]


Run = Callable[..., Ran]


def process(*args: str, **more: Any) -> Ran:
    """The command as it is installed, in a process of its own."""
    more = {"stdin": subprocess.DEVNULL, "capture_output": True, "text": True, **more}
    done = subprocess.run([SCRIPT, *args], check=False, **more)
    return Ran(done.returncode, done.stdout or "", done.stderr or "")


def complaint(ran: Ran) -> str:
    """What an unusable command line is answered: one line on standard error, exit code 2, nothing else."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("tradewinds: ")
    message = ran.err.removeprefix("tradewinds: ").removesuffix("\n")
    assert message.isprintable()
    assert 0 < len(message) < 310
    return message


def save_with(match: Match, path: Path, **changed: Any) -> Path:
    """Save a match with some of its values changed."""
    path.write_text(json.dumps({**match.to_json(), **changed}), "utf-8")
    return path
