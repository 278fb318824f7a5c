"""What several commands ask for: the options of their command lines, and how they are read."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from tradewinds.kernel.game import Game

MOST_SEED = 2**128 - 1
SEED_BITS = 48  # of a seed that was not given: exact wherever numbers are floating


class Language(enum.StrEnum):
    """What the terminal speaks."""

    EN = "en"
    RU = "ru"


Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many play, people and bots.")]
Bots = Annotated[
    str, typer.Option("--bots", metavar="NAMES", help="Bots seat by seat, or one for all: random, scripted.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; may be given repeatedly. components=FILE brings corrected tables.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="S", help="The same seed, the same chance; up to 128 bits."),
]
Lang = Annotated[Language, typer.Option("--lang", help="The language.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON, to be read by programs.")]


def wrong(message: str, option: str) -> typer.BadParameter:
    """The error for an option's value."""
    return typer.BadParameter(message, param_hint=f"'{option}'")


def read_options(told: Sequence[str] | None) -> dict[str, str]:
    """The game's options from NAME=VALUE words."""
    given: dict[str, str] = {}
    for word in told or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise wrong(f"{word[:40]!r} is not of the form NAME=VALUE", "--option")
        if name in given:
            raise wrong(f"{name[:40]!r} is given twice", "--option")
        given[name] = value
    return given


def agreed(game: Game, told: Sequence[str] | None) -> tuple[Game, dict[str, str]]:
    """The game, with corrected tables where the options name a file of them, and its other options."""
    from tradewinds.kernel.components import OPTION, corrected

    options = read_options(told)
    file = options.pop(OPTION, None)
    return (game if file is None else corrected(game, read_tables(Path(file)))), options


def read_tables(file: Path) -> dict[str, Any]:
    """The corrected tables in a file."""
    from tradewinds.kernel.components import MOST_BYTES, from_toml

    try:
        if not file.is_file():
            raise ValueError("there is no such file")
        with file.open("rb") as opened:
            return from_toml(opened.read(MOST_BYTES + 1).decode())
    except UnicodeDecodeError as error:
        raise wrong(f"{str(file)!r}: byte {error.start} is not UTF-8 text", "--option") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise wrong(f"components={str(file)!r}: {why}", "--option") from None


def usual_seats(game: Game) -> int:
    """How many play when nobody says: one more than the least."""
    return game.seats[min(1, len(game.seats) - 1)]


def read_bots(told: str, seats: int) -> list[str]:
    """The name of a bot for each of so many seats."""
    from tradewinds.bots import number_of

    names = [name.strip() for name in told.split(",")]
    for name in names:
        number_of(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise wrong(f"{len(names)} are named, where {seats} are needed, or one for all", "--bots")
    return names


def read_seed(told: int | None) -> int:
    """The seed, or one by chance."""
    import secrets

    if told is None:
        return secrets.randbits(SEED_BITS)
    if not 0 <= told <= MOST_SEED:
        raise wrong("a seed is a number from 0 to 2**128 - 1", "--seed")
    return told


def option_labels(game: Game, chosen: Mapping[str, int]) -> dict[str, str]:
    """Options as people write them."""
    return {name: told.label(chosen[name]) for name, told in game.options.items()}
