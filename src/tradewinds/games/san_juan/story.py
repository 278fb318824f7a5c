"""What just happened, as events for the log and the animation: each with what it tells, in order.

The first argument is the seat it is about. Others learn only that a card was drawn, paid, kept, discarded or
tucked, not which: SJ-INF-10, SJ-COU-09.
"""

import enum
from collections.abc import Mapping

from tradewinds.games.san_juan.pieces import Card, Good, Role, Seat, Summand, Tile


class Event(enum.IntEnum):
    GOES_FIRST = 0
    ROUND_BEGINS = 1
    TUCKS = 2
    LEAVES_CHAPEL = 3
    CHOOSES = 4
    BUILDS = 5
    OVERBUILDS = 6
    PAYS = 7
    PAYS_GOOD = 8
    LOSES_GOOD = 9
    BUILDING_STANDS = 10
    BUILDS_NOTHING = 11
    USES_LIBRARY = 12
    SAVES_LIBRARY = 13
    USES = 14
    PRODUCES = 15
    PRODUCES_NO_MORE = 16
    TURNS_TILE = 17
    SELLS = 18
    SELLS_NO_MORE = 19
    DRAWS = 20
    LOOKS_AT = 21
    KEEPS = 22
    DISCARDS = 23
    DECLINES = 24
    REVEALS = 25
    FINDS_NOTHING = 26
    TAKES = 27
    RESHUFFLES = 28
    GAME_ENDS = 29
    SCORES = 30


EVENT_ARGUMENTS: dict[Event, Mapping[str, type]] = {
    Event.GOES_FIRST: {"who": Seat},
    Event.ROUND_BEGINS: {"who": Seat, "round": int},
    Event.TUCKS: {"who": Seat, "card": Card},
    Event.LEAVES_CHAPEL: {"who": Seat},
    Event.CHOOSES: {"who": Seat, "role": Role},
    Event.BUILDS: {"who": Seat, "card": Card},
    Event.OVERBUILDS: {"who": Seat, "card": Card},
    Event.PAYS: {"who": Seat, "card": Card},
    Event.PAYS_GOOD: {"who": Seat, "good": Good},
    Event.LOSES_GOOD: {"who": Seat, "good": Good},
    Event.BUILDING_STANDS: {"who": Seat, "card": Card, "place": int},
    Event.BUILDS_NOTHING: {"who": Seat},
    Event.USES_LIBRARY: {"who": Seat},
    Event.SAVES_LIBRARY: {"who": Seat},
    Event.USES: {"who": Seat, "card": Card},
    Event.PRODUCES: {"who": Seat, "good": Good},
    Event.PRODUCES_NO_MORE: {"who": Seat},
    Event.TURNS_TILE: {"who": Seat, "tile": Tile},
    Event.SELLS: {"who": Seat, "good": Good, "price": int},
    Event.SELLS_NO_MORE: {"who": Seat},
    Event.DRAWS: {"who": Seat, "card": Card},
    Event.LOOKS_AT: {"who": Seat, "card": Card},
    Event.KEEPS: {"who": Seat, "card": Card},
    Event.DISCARDS: {"who": Seat, "card": Card},
    Event.DECLINES: {"who": Seat, "role": Role},
    Event.REVEALS: {"who": Seat, "card": Card},
    Event.FINDS_NOTHING: {"who": Seat},
    Event.TAKES: {"who": Seat, "card": Card},
    Event.RESHUFFLES: {"who": Seat, "number": int},
    Event.GAME_ENDS: {"who": Seat},
    Event.SCORES: {"who": Seat, "summand": Summand, "vp": int},
}

SECRET_EVENTS = {
    Event.TUCKS: ["card"],
    Event.PAYS: ["card"],
    Event.DRAWS: ["card"],
    Event.LOOKS_AT: ["card"],
    Event.KEEPS: ["card"],
    Event.DISCARDS: ["card"],
}
