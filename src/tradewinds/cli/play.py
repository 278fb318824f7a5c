"""`tradewinds play`: a game in the terminal against bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.asking import (
    Lang,
    Language,
    Options,
    Seats,
    Seed,
    agreed,
    read_bots,
    read_seed,
    usual_seats,
    wrong,
)

if TYPE_CHECKING:
    from tradewinds.cli.terminal.table import Seating
    from tradewinds.match import Match

EXAMPLES = """\b
Examples:
  tradewinds play santiago_de_cuba --bots scripted,random --name Ann
  tradewinds play santiago_de_cuba --lang ru --save match.json
  tradewinds play --resume match.json"""

DEFAULT_BOT = "scripted"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Its name, as `tradewinds games` has it.")
    ] = None,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="The others seat by seat, or one for all: scripted, random."),
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="K", help="Your seat, from 1.")] = None,
    lang: Lang = Language.EN,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name.")] = None,
    option: Options = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the match in this file at every decision.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved match, and keep it there.")
    ] = None,
) -> None:
    """Play a game in the terminal against bots."""
    if resume is None:
        match, seating = _begun(game, seats, bots, seat, _name(name, lang), option, seed)
    else:
        _nothing_else({"--seats": seats, "--name": name, "--option": option, "--seed": seed})
        match, seating = _resumed(resume, game, bots, seat)
    _run(match, seating, lang, _file(match, save, resume))


def _name(name: str | None, lang: Language) -> str:
    from tradewinds.cli.terminal.speech import Speech
    from tradewinds.cli.terminal.table import read_name

    return Speech(lang.value).say("default-name") if name is None else read_name(name)


def _begun(
    game: str | None,
    seats: int | None,
    bots: str | None,
    seat: int | None,
    name: str,
    option: list[str] | None,
    seed: int | None,
) -> tuple[Match, Seating]:
    from tradewinds.cli.terminal.table import seated
    from tradewinds.kernel.game import find
    from tradewinds.match import Match

    if game is None:
        raise typer.BadParameter(
            "say which game, as in: tradewinds play santiago_de_cuba", param_hint="'GAME'"
        )
    played, options = agreed(find(game), option)
    told = DEFAULT_BOT if bots is None else bots
    listed = told.count(",") + 2 if "," in told else usual_seats(played)
    template = played.template(listed if seats is None else seats, options)
    seating = seated(template.seats, seat, read_bots(told, template.seats - 1))
    names = seating.names(name)
    return Match.new(played, template.seats, options, _key(seed), names), seating


def _key(seed: int | None) -> tuple[int, int] | None:
    """The key of a seed's first match, which is the first that `tradewinds simulate` plays of it."""
    from tradewinds.kernel.chance import WORD, derive_key

    if seed is None:
        return None
    return derive_key(read_seed(seed) >> 64, seed & WORD, 0)


def _nothing_else(told: dict[str, object]) -> None:
    for name, value in told.items():
        if value is not None and value != []:
            raise wrong("a match that is resumed has all this already", name)


def _resumed(file: Path, game: str | None, bots: str | None, seat: int | None) -> tuple[Match, Seating]:
    from tradewinds.cli.terminal.table import seated_again
    from tradewinds.kernel.game import find
    from tradewinds.match import Match

    match = Match.load(file, None if game is None else find(game))
    named = None if bots is None else read_bots(bots, match.seats - 1)
    return match, seated_again(match.names, seat, named)


def _file(match: Match, save: Path | None, resume: Path | None) -> Path | None:
    """Where the match is kept. A new file is tried at once; one that is there already is not written over."""
    if save is None or save == resume:
        return resume
    try:
        if save.exists():
            raise wrong(f"{str(save)!r} is there already; go on with it by --resume", "--save")
        match.save(save)
    except (OSError, ValueError) as error:
        raise wrong(f"{str(save)!r}: {getattr(error, 'strerror', None) or error}", "--save") from None
    return save


def _run(match: Match, seating: Seating, lang: Language, file: Path | None) -> None:
    from tradewinds.cli.terminal.keeping import Keeping
    from tradewinds.cli.terminal.output import screen
    from tradewinds.cli.terminal.session import Session
    from tradewinds.cli.terminal.showing import Showing

    showing = Showing(match, seating.seat, lang.value, screen())
    Session(showing, Keeping(showing, file), seating.players(match.game)).run()
