"""What just happened, as events for the log and the animation: each with what it tells, in order.

The first argument is the seat it is about. Numbers are pieces, pesos or points.
"""

import enum
from collections.abc import Mapping

from tradewinds.games.santiago_de_cuba.pieces import Building, Cuban, Die, Good, Seat


class Event(enum.IntEnum):
    GOES_FIRST = 0
    TURN_BEGINS = 1
    DRIVES = 2
    CAR_AT_CUBAN = 3
    CAR_AT_PORT = 4
    CUBAN_IS_AWAY = 5
    CUBAN_RETURNS = 6
    GETS_GOODS = 7
    GETS_NOTHING = 8
    GETS_PESOS = 9
    GETS_VP = 10
    GIVES_PESO = 11
    GIVES_VP = 12
    GIVES_GOOD = 13
    HAS_NOTHING_TO_GIVE = 14
    CLAIMS = 15
    USES_OWN = 16
    DECLINES = 17
    PAWN_ENTERS = 18
    PAWN_STAYS = 19
    USES = 20
    SKIPS = 21
    PROCESSES = 22
    SWAPS = 23
    SELLS_WOOD = 24
    SELLS_IN_CAFE = 25
    ZEROES_DIE = 26
    BUYS_VP = 27
    SELLS_VP = 28
    DELIVERS_TO_OFFICE = 29
    SENDS_AWAY = 30
    DELIVERS = 31
    DELIVERS_WOOD = 32
    PASSES = 33
    OWNER_EARNS = 34
    VALUE_MOVES = 35
    SHIP_LEAVES = 36
    SHIP_ARRIVES = 37
    ROLLS = 38
    DIE_SHOWS = 39
    LEAVES_OUT = 40
    SHIP_WANTS_NOTHING = 41
    GAME_ENDS = 42
    EXCHANGES_GOODS = 43


EVENT_ARGUMENTS: dict[Event, Mapping[str, type]] = {
    Event.GOES_FIRST: {"who": Seat},
    Event.TURN_BEGINS: {"who": Seat, "turn": int},
    Event.DRIVES: {"who": Seat, "origin": int, "steps": int, "pesos": int},
    Event.CAR_AT_CUBAN: {"who": Seat, "cuban": Cuban},
    Event.CAR_AT_PORT: {"who": Seat},
    Event.CUBAN_IS_AWAY: {"who": Seat, "cuban": Cuban},
    Event.CUBAN_RETURNS: {"who": Seat, "cuban": Cuban},
    Event.GETS_GOODS: {"who": Seat, "good": Good, "number": int},
    Event.GETS_NOTHING: {"who": Seat, "good": Good},
    Event.GETS_PESOS: {"who": Seat, "pesos": int},
    Event.GETS_VP: {"who": Seat, "vp": int},
    Event.GIVES_PESO: {"who": Seat, "to": Seat},
    Event.GIVES_VP: {"who": Seat, "to": Seat},
    Event.GIVES_GOOD: {"who": Seat, "to": Seat, "good": Good},
    Event.HAS_NOTHING_TO_GIVE: {"who": Seat, "to": Seat},
    Event.CLAIMS: {"who": Seat, "building": Building},
    Event.USES_OWN: {"who": Seat, "building": Building},
    Event.DECLINES: {"who": Seat},
    Event.PAWN_ENTERS: {"who": Seat, "building": Building},
    Event.PAWN_STAYS: {"who": Seat},
    Event.USES: {"who": Seat, "building": Building},
    Event.SKIPS: {"who": Seat, "building": Building},
    Event.PROCESSES: {"who": Seat, "give": Good, "take": Good, "number": int},
    Event.SWAPS: {"who": Seat, "give": Good, "take": Good},
    Event.SELLS_WOOD: {"who": Seat, "vp": int, "pesos": int},
    Event.SELLS_IN_CAFE: {"who": Seat, "good": Good, "vp": int},
    Event.ZEROES_DIE: {"who": Seat, "good": Good},
    Event.BUYS_VP: {"who": Seat, "pesos": int},
    Event.SELLS_VP: {"who": Seat, "pesos": int},
    Event.DELIVERS_TO_OFFICE: {"who": Seat, "good": Good, "vp": int},
    Event.SENDS_AWAY: {"who": Seat, "cuban": Cuban},
    Event.DELIVERS: {"who": Seat, "good": Good, "number": int, "vp": int},
    Event.DELIVERS_WOOD: {"who": Seat, "good": Good, "number": int, "vp": int},
    Event.PASSES: {"who": Seat},
    Event.OWNER_EARNS: {"who": Seat, "building": Building, "vp": int},
    Event.VALUE_MOVES: {"who": Seat, "origin": int, "value": int},
    Event.SHIP_LEAVES: {"who": Seat, "ship": int},
    Event.SHIP_ARRIVES: {"who": Seat, "ship": int},
    Event.ROLLS: {"who": Seat},
    Event.DIE_SHOWS: {"who": Seat, "die": Die, "number": int},
    Event.LEAVES_OUT: {"who": Seat, "die": Die},
    Event.SHIP_WANTS_NOTHING: {"who": Seat, "ship": int},
    Event.GAME_ENDS: {"who": Seat},
    Event.EXCHANGES_GOODS: {"who": Seat, "number": int, "vp": int},
}
