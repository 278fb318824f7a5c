"""`tradewinds games`: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tradewinds.cli.asking import Json, Lang, Language

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tradewinds.cli.terminal.speech import Speech
    from tradewinds.kernel.texts import Texts

EXAMPLES = "\b\nExample:  tradewinds games --json"


def games(json: Json = False, lang: Lang = Language.EN) -> None:
    """List the games, with their players and options."""
    from tradewinds.cli.terminal.output import screen, write_json
    from tradewinds.kernel.game import find, installed
    from tradewinds.kernel.texts import Texts

    found = [Texts(find(name), lang.value) for name in installed()]
    if json:
        write_json([told(texts) for texts in found])
        return
    console = screen()
    for texts in found:
        console.print(drawn(texts))


def told(texts: Texts) -> dict[str, Any]:
    """A game for programs."""
    game = texts.game
    return {
        "id": game.id,
        "title": texts.title(),
        "version": game.version,
        "seats": list(game.seats),
        "options": [_option(texts, name) for name in game.options],
        "summary": texts.summary(),
        "correctable": list(game.correctable),
        "reconstructed": {entry: texts.reconstructed(entry) for entry in game.reconstructed},
    }


def _option(texts: Texts, name: str) -> dict[str, Any]:
    option = texts.game.options[name]
    title, help_ = texts.option(name)
    default = option.label(option.default)
    return {"name": name, "title": title, "help": help_, "values": option.labels(), "default": default}


def drawn(texts: Texts) -> RenderableType:
    """A game for people."""
    from rich.console import Group
    from rich.text import Text

    from tradewinds.cli.terminal.speech import Speech

    game, speech = texts.game, Speech(texts.language)
    players = speech.say("games-players", few=game.seats[0], many=game.seats[-1])
    numbers = "games-reconstructed" if game.reconstructed else "games-exact"
    head = Text.assemble((game.id, "bold cyan"), "  ", (texts.title(), "bold"), f"  {players}")
    rows = [_indented(texts.summary(), 2), _indented(speech.say(numbers), 2)]
    rows += [_indented(texts.reconstructed(entry), 4) for entry in game.reconstructed]
    if game.correctable:
        rows.append(_indented(speech.say("games-correctable", tables=", ".join(game.correctable)), 2))
    for name in game.options:
        rows += _option_drawn(texts, speech, name)
    return Group(head, *rows, "")


def _option_drawn(texts: Texts, speech: Speech, name: str) -> list[RenderableType]:
    from rich.text import Text

    option = texts.game.options[name]
    default = speech.say("games-default", value=option.label(option.default))
    head = Text.assemble((name, "cyan"), f" = {' | '.join(option.labels())}  ", (default, "dim"))
    rows = [_indented(head, 2), _indented("{}. {}".format(*texts.option(name)), 4)]
    for choice in option.choices or ():
        told = f"{choice.name.lower()}: {texts.option_value(name, choice)}"
        rows.append(_indented(told, 6))
    return rows


def _indented(told: RenderableType, by: int) -> RenderableType:
    from rich.padding import Padding

    return Padding(told, (0, 0, 0, by), expand=False)
