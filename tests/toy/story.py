"""What happens in the toy game."""

import enum
from collections.abc import Mapping

from tests.toy.pieces import Card, Seat


class Event(enum.IntEnum):
    GOES_FIRST = 0
    BETS = 1
    DRAWS = 2
    PASSES = 3
    KEEPS = 4
    SHOWS = 5
    TRADES = 6
    OMEN_IS = 7


EVENT_ARGUMENTS: dict[Event, Mapping[str, type]] = {
    Event.GOES_FIRST: {"who": Seat},
    Event.BETS: {"who": Seat, "card": Card, "coins": int},
    Event.DRAWS: {"who": Seat, "card": Card},
    Event.PASSES: {"who": Seat, "coins": int},
    Event.KEEPS: {"who": Seat, "card": Card},
    Event.SHOWS: {"who": Seat, "card": Card},
    Event.TRADES: {"who": Seat, "give": Card, "take": Card, "number": int},
    Event.OMEN_IS: {"who": Seat, "card": Card},
}

SECRET_EVENTS = {Event.BETS: ["card", "coins"], Event.DRAWS: ["card"], Event.KEEPS: ["card"]}
