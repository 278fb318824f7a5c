"""Where output goes: the screen, plain JSON, and notes beside it."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console


def screen() -> Console:
    """The terminal, or whatever stands in its place. Nothing printed there is taken for markup."""
    return Console(markup=False, highlight=False, emoji=False)


def notes() -> Console:
    """The same for what is no result: errors, progress."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def write_json(told: Any) -> None:
    """One JSON value on standard output."""
    sys.stdout.write(json.dumps(told, indent=2) + "\n")
