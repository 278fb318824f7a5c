"""`tradewinds replay`: a saved match, checked and told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tradewinds.cli.asking import Json, Lang, Language, option_labels, wrong

if TYPE_CHECKING:
    from tradewinds.kernel.texts import Texts
    from tradewinds.match import Match, Notice

EXAMPLES = "\b\nExample:  tradewinds replay match.json --at 40"

SOUND, NOT_AGREEING = 0, 1
CHANCE = ("key", "counter")


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Tell it as far as the position after N decisions.")
    ] = None,
    lang: Lang = Language.EN,
    json: Json = False,
) -> int:
    """Check a saved match by playing it again, and tell it.

    The exit code is 0 where everything agrees, 1 where something does not, 2 where the file cannot be used.
    """
    from tradewinds.match import BadSave, Match

    try:
        match = Match.load(file)
    except BadSave:
        found = _disagreement(file)
        if found is None:
            raise
        return _tell_disagreement(found, lang, json)
    stop = match.decisions if at is None else at
    if not match.first <= stop <= match.decisions:
        raise wrong(f"the match is known from decision {match.first} to {match.decisions}", "--at")
    notices = match.verify()
    (_write if json else _show)(match, stop, lang, notices)
    return NOT_AGREEING if notices else SOUND


def _disagreement(file: Path) -> Notice | None:
    """Where a file that reads well does not agree with the rules; None where it cannot be read at all."""
    from tradewinds.kernel.game import UnknownGame, find
    from tradewinds.match import BadSave, saves
    from tradewinds.match.history import Disagreement
    from tradewinds.match.keeping import follow, game_of

    try:
        save = saves.read(file)
        follow(game_of(save, find(save.game)), save)
    except Disagreement as found:
        return found.notice
    except (BadSave, UnknownGame):
        return None
    return None


def _tell_disagreement(found: Notice, lang: Language, json: bool) -> int:
    from tradewinds.cli.terminal.output import screen, write_json

    if json:
        write_json({"sound": False, "notices": [_notice(found)]})
    else:
        screen().print(_sentence(found, lang), style="red")
    return NOT_AGREEING


def _notice(found: Notice) -> dict[str, Any]:
    return {"kind": found.kind.name.lower(), **found.data}


def _sentence(found: Notice, lang: Language) -> str:
    from tradewinds.cli.terminal.speech import Speech
    from tradewinds.kernel.texts import kebab

    return Speech(lang.value).say(f"notice-{kebab(found.kind.name)}", **found.data)


# ---------------------------------------------------------------- for people


def _show(match: Match, stop: int, lang: Language, notices: list[Notice]) -> None:
    from rich.padding import Padding

    from tradewinds.cli.terminal.outcome import outcome
    from tradewinds.cli.terminal.output import screen
    from tradewinds.cli.terminal.position import Drawing, laid_open
    from tradewinds.cli.terminal.showing import settings
    from tradewinds.cli.terminal.speech import Speech
    from tradewinds.cli.terminal.words import Words
    from tradewinds.kernel.texts import Texts

    console, texts, speech = screen(), Texts(match.game, lang.value), Speech(lang.value)
    console.print(f"{texts.title()}: {', '.join(match.names)}", style="bold")
    console.print(settings(texts, match), style="dim")
    for number, heard in match.story():
        if number <= stop:
            console.print(f"{number:5}  {texts.event(heard, match.names, heard[1])}")
    seen = laid_open(match.game, match.replay(stop))
    console.print(Padding(Drawing(Words(texts, speech, match.names)).draw(seen), (1, 0)))
    console.print(speech.say("position-after", number=stop, last=match.decisions))
    if match.over:
        console.print(outcome(match, speech))
    for notice in notices:
        console.print(_sentence(notice, lang), style="red")
    if not notices:
        console.print(speech.say("sound"), style="green")


# ---------------------------------------------------------------- for programs


def _write(match: Match, stop: int, lang: Language, notices: list[Notice]) -> None:
    from tradewinds.cli.terminal.outcome import standing
    from tradewinds.cli.terminal.output import write_json
    from tradewinds.cli.terminal.position import laid_open
    from tradewinds.kernel.texts import Texts

    game, texts = match.game, Texts(match.game, lang.value)
    story = [(number, heard) for number, heard in match.story() if number <= stop]
    position = laid_open(game, match.replay(stop)).fields
    write_json(
        {
            "sound": not notices,
            "notices": [_notice(notice) for notice in notices],
            "game": game.id,
            "version": game.version,
            "seats": match.seats,
            "names": list(match.names),
            "options": option_labels(game, {name: getattr(match.state, name) for name in game.options}),
            "components": dict(game.corrections),
            "acts": [*match.past, *map(game.alphabet.to_text, match.acts)],
            "log": [_event(texts, match, number, heard) for number, heard in story],
            "at": stop,
            "position": {name: told for name, told in position.items() if name not in CHANCE},
            "over": match.over,
            "standing": standing(match) if match.over else None,
        }
    )


def _event(texts: Texts, match: Match, number: int, heard: tuple[int, ...]) -> dict[str, Any]:
    from tradewinds.kernel.views import event_seen

    told = event_seen(match.game, heard, heard[1])
    return {"after": number, **told, "text": texts.event(heard, match.names, heard[1])}
