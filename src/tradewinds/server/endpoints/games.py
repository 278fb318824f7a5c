"""What can be played, and by which bots."""

from __future__ import annotations

from functools import cache

import msgspec

from tradewinds.bots import NAMES
from tradewinds.kernel.game import Game
from tradewinds.kernel.texts import LANGUAGES
from tradewinds.server import wire
from tradewinds.server.asking import Answer, Ask, Endpoint
from tradewinds.server.catalogue import KERNEL, described, text_file
from tradewinds.server.errors import Refusal, Wrong

UNCHANGED_FOR = 300


@cache
def _told(games: tuple[Game, ...]) -> msgspec.Raw:
    """All games, put into JSON once."""
    return msgspec.Raw(msgspec.json.encode(wire.Games([described(game) for game in games])))


async def games(ask: Ask) -> Answer:
    """All there is to know of each game."""
    return Answer(_told(tuple(ask.context.house.games())), lasts=UNCHANGED_FOR)


async def texts(ask: Ask) -> Answer:
    """A game's Fluent file, or the kernel's."""
    name, language = ask.path["name"], ask.path["language"]
    if language not in LANGUAGES:
        raise Refusal(Wrong.NO_SUCH_PAGE)
    package = KERNEL if name == "kernel" else ask.context.house.game(name).package
    return Answer(text_file(package, language), media="text/plain", lasts=UNCHANGED_FOR)


async def bots(ask: Ask) -> Answer:
    """The bots there are."""
    return Answer(wire.Bots(list(NAMES)))


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, "All there is to know of each game", wire.Games),
    Endpoint(
        "GET",
        "/api/texts/{name}/{language}.ftl",
        texts,
        "The Fluent file of a game, or of `kernel`",
        str,
        refuses=(Wrong.NO_SUCH_GAME, Wrong.NO_SUCH_PAGE),
        media="text/plain",
    ),
    Endpoint("GET", "/api/bots", bots, "The names of the bots", wire.Bots),
]
