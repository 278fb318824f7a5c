"""Everything that the engine says of each game, as JSON, for the browser's tests to compare with their own.

python -m tests.web.sayings > sayings.json
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.conformance.games import GAMES
from tests.conformance.sayings import PLAYERS, typical
from tradewinds.kernel.game import Game
from tradewinds.kernel.texts import LANGUAGES, Texts, name_id
from tradewinds.kernel.views import WATCHER, event_seen
from tradewinds.server.catalogue import KERNEL, _enums, described, text_file


def heard(game: Game) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every event with typical arguments, and who hears of it: a watcher, and who may know its secrets."""
    for event, arguments in game.event_arguments.items():
        for values in itertools.product(*map(typical, arguments.values())):
            told = (int(event), *values)
            yield told, WATCHER
            if event in game.secret_events:
                yield told, values[0]


def everything(game: Game, language: str) -> dict[str, Any]:
    """As `everything` in web/src/lib/texts.ts."""
    texts, players = Texts(game, language), PLAYERS[language]
    info = described(game)
    return {
        "title": texts.title(),
        "summary": texts.summary(),
        "acts": [texts.act(code) for code in range(len(game.alphabet))],
        "questions": [
            [texts.question(number, players[0]), texts.question(number, players[0], waiting=True)]
            for number in range(len(info.questions))
        ],
        "objections": [texts.objection(number) for number in range(len(info.objections))],
        "names": {
            kind.__name__: [texts.name(member) for member in kind]
            for kind in _enums(game)
            if all(texts.has(name_id(member)) for member in kind)
        },
        "options": [
            {
                "title": texts.option(option.name)[0],
                "help": texts.option(option.name)[1],
                "values": [
                    texts.option_value(option.name, value)
                    for value in range(option.low, option.high + 1)
                    if option.labels
                ],
            }
            for option in info.options
        ],
        "fields": [texts.field(field.name) for field in info.fields],
        "reconstructed": [texts.reconstructed(entry) for entry in info.reconstructed],
        "events": [texts.event(told, players, viewer) for told, viewer in heard(game)],
    }


def sayings() -> list[dict[str, Any]]:
    """Each game: what the browser is told of it, and what the engine makes of that in either language."""
    return [
        {
            "game": described(game),
            "events": [event_seen(game, told, viewer) for told, viewer in heard(game)],
            "languages": {
                language: {
                    "sources": [text_file(package, language) for package in (KERNEL, game.package)],
                    "players": PLAYERS[language],
                    "everything": everything(game, language),
                }
                for language in LANGUAGES
            },
        }
        for game in GAMES
    ]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(sayings()))
