"""`tradewinds simulate`: many games between bots."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.asking import (
    Bots,
    Json,
    Options,
    Seats,
    Seed,
    agreed,
    read_bots,
    read_options,
    read_seed,
    usual_seats,
)

if TYPE_CHECKING:
    from rich.console import Console

    from tradewinds.cli.series.playing import Series
    from tradewinds.cli.series.report import Report
    from tradewinds.cli.series.tally import Tally
    from tradewinds.kernel.batches import Batch

EXAMPLES = """\b
Examples:
  tradewinds simulate santiago_de_cuba --games 100000
  tradewinds simulate santiago_de_cuba --bots scripted,random --rotate --json"""

MOST_GAMES = 10**12
MOST_THREADS = 1024
WELL, FAULTY = 0, 1


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Its name, as `tradewinds games` has it.")],
    seats: Seats = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_GAMES, help="How many.")] = 10_000,
    bots: Bots = "scripted",
    rotate: Annotated[bool, typer.Option("--rotate", help="Move all bots on by a seat each game.")] = False,
    seed: Seed = None,
    option: Options = None,
    threads: Annotated[
        int | None,
        typer.Option(metavar="T", min=1, max=MOST_THREADS, help="Threads; one a core by default."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Hold every invariant after every decision.")
    ] = False,
    first: Annotated[
        int, typer.Option(metavar="N", min=0, max=MOST_GAMES, help="The seed's first game to play.")
    ] = 0,
    json: Json = False,
) -> int:
    """Play many games between bots, and say what they come to.

    The same seed gives the same result with any number of threads. The exit code is 1 if a game
    goes wrong.
    """
    from tradewinds.cli.series.playing import Series, usable_cores
    from tradewinds.cli.series.report import Report

    batch = _batch(game, seats, bots, rotate, read_seed(seed), option, check)
    series, used = Series(batch, first, games), threads or usable_cores()
    tally, seconds = _play(series, used, json)
    return _tell(Report(series, tally, used, seconds, read_options(option).get("components")), json)


def _batch(
    game: str,
    seats: int | None,
    bots: str,
    rotate: bool,
    seed: int,
    option: list[str] | None,
    check: bool,
) -> Batch:
    from tradewinds.bots import number_of
    from tradewinds.kernel.batches import Batch
    from tradewinds.kernel.game import find

    played, options = agreed(find(game), option)
    listed = bots.count(",") + 1 if "," in bots else usual_seats(played)
    template = played.template(listed if seats is None else seats, options)
    seated = [number_of(name) for name in read_bots(bots, template.seats)]
    turns = range(template.seats if rotate else 1)
    return Batch(played, template, seed, [seated[-i:] + seated[:-i] for i in turns], check=check)


def _play(series: Series, threads: int, json: bool) -> tuple[Tally, float]:
    from tradewinds.cli.series.playing import play_series
    from tradewinds.cli.terminal.output import notes

    console = notes()
    _make_ready(series.batch, console)
    begun = time.perf_counter()
    if json or not console.is_terminal:
        tally = play_series(series, threads, lambda _: None)
    else:
        tally = _play_in_sight(series, threads, console)
    return tally, time.perf_counter() - begun


def _make_ready(batch: Batch, console: Console) -> None:
    from tradewinds.cli.series.playing import is_compiled, make_ready

    if not is_compiled(batch):
        console.print(f"Making machine code for {batch.game.id} (once, about 15 s) ...")
    make_ready(batch)


def _play_in_sight(series: Series, threads: int, console: Console) -> Tally:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from tradewinds.cli.series.playing import play_series

    columns = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=series.games)
        return play_series(series, threads, lambda played: progress.update(task, completed=played))


def _tell(report: Report, json: bool) -> int:
    from tradewinds.cli.series.report import as_json, show
    from tradewinds.cli.terminal.output import notes, screen, write_json

    if json:
        write_json(as_json(report))
    else:
        show(report, screen())
    errors = notes()
    for fault in report.tally.faults:
        errors.print(f"{report.told(fault)}\n  {report.again(fault)}", soft_wrap=True)
    if report.tally.faulty:
        errors.print(
            f"{report.tally.faulty:,} of {report.tally.games:,} games went wrong and are not counted."
        )
        return FAULTY
    return WELL
