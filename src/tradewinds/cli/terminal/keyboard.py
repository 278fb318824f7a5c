"""Lines from whoever types: a person at a terminal, or a program through a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console

LONGEST = 200
PROMPT = "> "


def read_line(console: Console, prompt: str = PROMPT) -> str:
    """The next line; EOFError where there is none. What comes through a pipe is shown as if typed."""
    if sys.stdin is None:
        raise EOFError
    if sys.stdin.isatty() and console.file.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401, the terminal then has a history and an editable line
        return input(prompt)
    console.print(prompt, end="")
    line = sys.stdin.readline()
    shown = "".join(c if c.isprintable() else "?" for c in line.rstrip("\r\n"))
    console.print(shown[:LONGEST])
    if not line:
        raise EOFError
    return line
