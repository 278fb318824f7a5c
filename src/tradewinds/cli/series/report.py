"""A series told to programs and to people."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from tradewinds.bots import NAMES
from tradewinds.cli.asking import option_labels
from tradewinds.cli.series.counts import Counts
from tradewinds.cli.series.playing import Series
from tradewinds.cli.series.tally import Fault, Score, Tally
from tradewinds.kernel.game import Game
from tradewinds.kernel.loops import REFUSED, STUCK, TOO_LONG

FAULTS = {
    STUCK: "nobody can go on",
    TOO_LONG: "it does not end",
    REFUSED: "a bot chose what is not allowed",
}

BARS = 12
WIDEST = 40


@dataclass(frozen=True)
class Report:
    """What was played, what it came to, and how long it took; `tables` names the file of corrected tables."""

    series: Series
    tally: Tally
    threads: int
    seconds: float
    tables: str | None = None

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.series.batch.game

    @property
    def bots_differ(self) -> bool:
        """Whether more than one kind of bot has played."""
        return len({bot for _, bot in self.tally.scores}) > 1

    def again(self, fault: Fault) -> str:
        """The command that plays a game that went wrong once more."""
        batch = self.series.batch
        seated = batch.bots[fault.game % len(batch.bots)]
        words = ["tradewinds simulate", self.game.id, f"--seats {batch.template.seats}"]
        words.append(f"--bots {','.join(NAMES[bot] for bot in seated)}")
        chosen = {name: getattr(batch.template, name) for name in self.game.options}
        words += [f"--option {name}={label}" for name, label in option_labels(self.game, chosen).items()]
        words += [f"--option {shlex.quote(f'components={self.tables}')}"] if self.tables else []
        return " ".join([*words, f"--seed {batch.seed} --first {fault.game} --games 1 --check"])

    def told(self, fault: Fault) -> str:
        """What went wrong in a game."""
        what = FAULTS.get(fault.kind) or f"it breaks {self.game.invariants(fault.kind).name.lower()}"
        return f"game {fault.game}, after {fault.decisions} decisions: {what}"


# ---------------------------------------------------------------- for programs


def as_json(report: Report) -> dict[str, Any]:
    """All of it; only what "speed" holds differs from one run of a series to the next."""
    batch, tally = report.series.batch, report.tally
    chosen = {name: getattr(batch.template, name) for name in report.game.options}
    return {
        "game": report.game.id,
        "version": report.game.version,
        "seats": batch.template.seats,
        "bots": [[NAMES[bot] for bot in seated] for seated in batch.bots],
        "options": option_labels(report.game, chosen),
        "components": dict(report.game.corrections),
        "seed": batch.seed,
        "first": report.series.first,
        "games": tally.games,
        "checked": batch.check,
        "by_seat": [{"seat": seat, **_score(score)} for seat, score in tally.by(0).items()],
        "by_bot": [{"bot": NAMES[bot], **_score(score)} for bot, score in tally.by(1).items()],
        "decisions": tally.decisions.summary(),
        "turns": tally.turns.summary(),
        "faulty": tally.faulty,
        "faults": [_fault(report, fault) for fault in tally.faults],
        "speed": _speed(report),
    }


def _score(score: Score) -> dict[str, Any]:
    return {"wins": score.share, "points": score.points.summary()}


def _fault(report: Report, fault: Fault) -> dict[str, Any]:
    told, again = report.told(fault), report.again(fault)
    return {"game": fault.game, "decisions": fault.decisions, "what": told, "again": again}


def _speed(report: Report) -> dict[str, Any]:
    return {
        "threads": report.threads,
        "seconds": report.seconds,
        "games_per_second": report.tally.games / report.seconds,
        "decisions_per_second": report.tally.decided / report.seconds,
    }


# ---------------------------------------------------------------- for people


def show(report: Report, console: Console) -> None:
    """Tables of scores and lengths, and how the scores are spread."""
    batch, tally = report.series.batch, report.tally
    kept = f"seed {batch.seed}" + (f", from game {report.series.first}" if report.series.first else "")
    console.print(f"{report.game.id}, {batch.template.seats} players, {tally.games:,} games, {kept}")
    if tally.decisions.number:
        for table in (_scores(report), _lengths(tally), _histogram(report, console)):
            console.print(table, "")
    speed = _speed(report)
    console.print(
        f"{speed['games_per_second']:,.0f} games/s, {speed['decisions_per_second']:,.0f} decisions/s"
        f" with {report.threads} thread{'s' if report.threads > 1 else ''}"
        f" in {report.seconds:.2f} s{', all invariants checked' if batch.check else ''}"
    )


def _table(*first: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in first:
        table.add_column(name)
    return table


def _add_counts(table: Table, label: str, counts: Counts, *more: str) -> None:
    quartiles = [str(counts.quantile(i)) for i in range(5)]
    table.add_row(label, f"{counts.mean:.2f}", f"{counts.deviation:.2f}", *quartiles, *more)


def _spread(table: Table, *more: str) -> Table:
    for name in ("mean", "sd", "min", "q1", "median", "q3", "max", *more):
        table.add_column(name, justify="right")
    return table


def _scores(report: Report) -> Table:
    table = _spread(_table("points"), "wins")
    seatings = report.series.batch.bots
    for seat, score in report.tally.by(0).items():
        sat = {seated[seat] for seated in seatings}
        label = f"seat {seat + 1}" + (f", {NAMES[sat.pop()]}" if len(sat) == 1 else "")
        _add_counts(table, label, score.points, f"{score.share:.2%}")
    if report.bots_differ:
        table.add_section()
        for bot, score in report.tally.by(1).items():
            _add_counts(table, NAMES[bot], score.points, f"{score.share:.2%}")
    return table


def _lengths(tally: Tally) -> Table:
    table = _spread(_table("length"))
    _add_counts(table, "decisions", tally.decisions)
    _add_counts(table, "turns", tally.turns)
    return table


def _histogram(report: Report, console: Console) -> Table:
    """How often scores lie in each of a few equal steps; a column for each kind of bot."""
    by_bot = report.tally.by(1)
    low = min(score.points.quantile(0) for score in by_bot.values())
    high = max(score.points.quantile(4) for score in by_bot.values())
    step = -(-(high - low + 1) // BARS)
    table = _table("points")
    for bot in by_bot:
        table.add_column(NAMES[bot])
    width = min(WIDEST, (console.width - 12) // len(by_bot) - 10)
    columns = [_bars(score.points, low, high, step, width, console) for score in by_bot.values()]
    for i, start in enumerate(range(low, high + 1, step)):
        span = str(start) if step == 1 else f"{start} to {start + step - 1}"
        table.add_row(span, *(bars[i] for bars in columns))
    return table


def _bars(counts: Counts, low: int, high: int, step: int, width: int, console: Console) -> list[str]:
    parts = [
        sum(counts.seen[value] for value in range(start, start + step)) / counts.number
        for start in range(low, high + 1, step)
    ]
    block = "█" if console.encoding.startswith("utf") else "#"
    return [f"{part:6.2%} {block * round(width * part / max(parts))}" for part in parts]
