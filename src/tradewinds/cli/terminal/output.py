"""Where output goes: the screen, plain JSON, and notes beside it."""

from __future__ import annotations

import json
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
    print(json.dumps(told, indent=2))  # noqa: T201, nothing happens where standard output is closed
