"""All commands together, and how anything that was asked amiss is told: in one line, without a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Annotated, Any

import typer

COMMANDS = ("games", "play", "serve", "simulate", "replay", "bench")
"""Modules here, each with a function of its name. They load what they need late: every start is quick."""

INTERRUPTED = 130
UNUSABLE = 2
LONGEST = 300

app = typer.Typer(
    name="tradewinds",
    help="Trading-port board games, exact to their rulebooks: play them, and run them by the million.",
    epilog="""\b
Examples:
  tradewinds play santiago_de_cuba --lang ru
  tradewinds simulate santiago_de_cuba --games 100000""",
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        from tradewinds import __version__

        typer.echo(f"tradewinds {__version__}")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version, and stop.")
    ] = False,
) -> None:
    pass


for _name in COMMANDS:
    _function = getattr(import_module(f"tradewinds.cli.{_name}"), _name)
    app.command(_name, epilog=import_module(f"tradewinds.cli.{_name}").EXAMPLES)(_function)


# ---------------------------------------------------------------- running


def main(args: Sequence[str] | None = None) -> int:
    """Run a command line, that of the process by default, and say its exit code."""
    _take_any_letters()
    try:
        code = _run(list(sys.argv[1:] if args is None else args))
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return 1
    except OSError as error:  # where the output goes is full, or failing
        _drop_output()
        return complain(error)
    return code


def _drop_output() -> None:
    """Nothing is left to be flushed later."""
    with suppress(AttributeError, OSError):  # it may be closed, or no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(args: list[str]) -> int:
    command: Any = typer.main.get_command(app)
    try:
        code = command.main(args or ["--help"], prog_name="tradewinds", standalone_mode=False)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except foreseen() as error:
        return complain(error)
    return code if isinstance(code, int) else 0


def foreseen() -> tuple[type[Exception], ...]:
    """What can go wrong that is to be told in one line: a wrong wish, or a bot that breaks the rules."""
    from tradewinds.bots import IllegalAct, UnknownBot
    from tradewinds.kernel.batches import NoGpu
    from tradewinds.kernel.game import Setting, UnknownGame
    from tradewinds.match import BadSave

    usage: Any = typer.BadParameter.__base__
    return usage, UnknownGame, Setting, UnknownBot, BadSave, IllegalAct, NoGpu


def complain(error: Exception) -> int:
    """Tell what was wrong on one line; the exit code for it."""
    told = getattr(error, "format_message", error.__str__)()
    line = "".join(c if c.isprintable() else "?" for c in " ".join(told.split()))
    cut = line if len(line) <= LONGEST else line[:LONGEST] + "..."
    print(f"tradewinds: {cut}", file=sys.stderr)  # noqa: T201
    return UNUSABLE


def _take_any_letters() -> None:
    """Whatever is typed, piped in, or written where the terminal lacks the letters, is no reason to fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
