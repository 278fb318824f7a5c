"""`tradewinds bench`: random play at every speed, beside the peers, in one run."""

from __future__ import annotations

import enum
import shlex
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tradewinds.cli.asking import Json, Options, Seats, agreed

if TYPE_CHECKING:
    from rich.table import Table

    from tradewinds.bench.measure import Runner, Speed
    from tradewinds.bench.starts import Starts
    from tradewinds.kernel.game import Game

EXAMPLES = "Examples:\n\n  tradewinds bench\n\n  tradewinds bench santiago_de_cuba --seats 4 --starts"


class Device(enum.StrEnum):
    """Where games run."""

    CPU = "cpu"
    CUDA = "cuda"


Games = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; without any, all.")
]
On = Annotated[Device, typer.Option("--device", help="With cuda, on the GPU too.")]
Seconds = Annotated[
    float, typer.Option("--seconds", metavar="S", min=0.1, max=600, help="How long each row is measured.")
]
First = Annotated[bool, typer.Option("--starts", help="Measure the first game too, with and without cache.")]


def bench(
    games: Games = None,
    device: On = Device.CPU,
    seats: Seats = None,
    seconds: Seconds = 6.0,
    starts: First = False,
    option: Options = None,
    json: Json = False,
) -> None:
    """Measure random play: interpreted, native, on a GPU, and other projects' games beside it."""
    from tradewinds.bench import machine, ours, peers
    from tradewinds.bench.starts import starts as first_games
    from tradewinds.cli.terminal.output import write_json
    from tradewinds.kernel.game import find, installed

    told = [agreed(find(name), option) for name in games or installed()]
    tables = [(game, _seats(game, seats), options) for game, options in told]
    _check(device)
    runners = [
        run for game, number, options in tables for run in ours.runners(game, number, device.value, options)
    ]
    speeds = _watched(runners + peers.runners(), seconds)
    begun = [first_games(game.id, number, _all(game, options)) for game, number, options in tables if starts]
    if json:
        write_json(
            {
                "command": command(),
                "machine": machine.machine(),
                "speeds": [speed.to_json() for speed in speeds],
                "starts": [start.to_json() for start in begun],
                "absent": peers.absent(),
            }
        )
    else:
        _show(speeds, begun, peers.absent())


def command() -> str:
    """The command line, as it can be given again."""
    return shlex.join(["tradewinds", *sys.argv[1:]])


def _seats(game: Game, told: int | None) -> int:
    """The number of players told, if the game is for so many; else the most it is for."""
    return game.template(game.seats[-1] if told is None else told).seats


def _all(game: Game, options: dict[str, str]) -> dict[str, Any]:
    """The options with the corrected tables among them, as other processes are told them."""
    return {**options, "components": dict(game.corrections)} if game.corrections else dict(options)


def _check(device: Device) -> None:
    if device is Device.CUDA:
        from tradewinds.kernel.gpu import check_device

        check_device()


def _watched(runners: list[Runner], seconds: float) -> list[Speed]:
    from tradewinds.bench.measure import compare
    from tradewinds.cli.terminal.output import notes

    with notes().status("") as status:
        return compare(runners, seconds, told=status.update)


# ---------------------------------------------------------------- showing


def _show(speeds: list[Speed], begun: list[Starts], absent: list[str]) -> None:
    from tradewinds.cli.terminal.output import screen

    console = screen()
    console.print(_table(speeds))
    for start in begun:
        console.print(
            f"{start.game}: first game {start.cold_s:.1f} s after starting with nothing compiled,"
            f" {start.warm_s:.2f} s from the cache"
        )
    if absent:
        console.print(f"Not installed here, and so not measured: {', '.join(absent)}")


def _table(speeds: list[Speed]) -> Table:
    from rich.table import Table

    from tradewinds.bench.peers import PEERS

    peers = [speed for speed in speeds if speed.name in {peer[0] for peer in PEERS}]
    table = Table("game", "how it runs", title="Uniformly random play")
    for heading in ("decisions/s", "games/s", *(f"x {peer.name}" for peer in peers)):
        table.add_column(heading, justify="right")
    for speed in speeds:
        ratios = [_ratio(speed.decisions_per_s / peer.decisions_per_s) for peer in peers]
        figures = [f"{speed.decisions_per_s:,.0f}", f"{speed.games_per_s:,.0f}"]
        table.add_row(speed.game, speed.name, *figures, *ratios)
    return table


def _ratio(times: float) -> str:
    return f"{times:,.0f}" if times >= 10 else f"{times:.2f}"
