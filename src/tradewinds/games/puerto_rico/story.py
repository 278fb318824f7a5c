"""What just happened, as events for the log and the animation: each with what it tells, in order.

The first argument is the seat it is about. Numbers are pieces, doubloons or points.
"""

import enum
from collections.abc import Mapping

from tradewinds.games.puerto_rico.pieces import Building, Ending, Extra, Good, Role, Seat, Tile


class Event(enum.IntEnum):
    ROUND_BEGINS = 0
    CHOOSES = 1
    PASSES = 2
    DRAWS_TILE = 3
    TAKES_PLANTATION = 4
    TAKES_QUARRY = 5
    HOSPICE_HELPS = 6
    ROW_IS_CLEARED = 7
    PILE_IS_REMADE = 8
    ROW_SHOWS = 9
    MAYOR_GETS_COLONIST = 10
    GETS_COLONISTS = 11
    MANS_TILE = 12
    MANS_BUILDING = 13
    CALLS_FROM_TILE = 14
    CALLS_FROM_BUILDING = 15
    COLONISTS_BOARD = 16
    BUILDS = 17
    UNIVERSITY_HELPS = 18
    PRODUCES = 19
    FACTORY_PAYS = 20
    TAKES_BARREL = 21
    SELLS = 22
    HOUSE_IS_EMPTIED = 23
    LOADS = 24
    LOADS_OWN = 25
    NOTES_ON_PAPER = 26
    STORES = 27
    KEEPS = 28
    RETURNS = 29
    SHIP_SAILS = 30
    PROSPECTS = 31
    COIN_IS_ADDED = 32
    LAST_ROUND = 33
    GAME_ENDS = 34
    GETS_BONUS = 35
    SCORES = 36


EVENT_ARGUMENTS: dict[Event, Mapping[str, type]] = {
    Event.ROUND_BEGINS: {"who": Seat, "round": int},
    Event.CHOOSES: {"who": Seat, "role": Role, "doubloons": int},
    Event.PASSES: {"who": Seat},
    Event.DRAWS_TILE: {"who": Seat, "good": Good},
    Event.TAKES_PLANTATION: {"who": Seat, "good": Good},
    Event.TAKES_QUARRY: {"who": Seat},
    Event.HOSPICE_HELPS: {"who": Seat, "tile": Tile},
    Event.ROW_IS_CLEARED: {"who": Seat, "number": int},
    Event.PILE_IS_REMADE: {"who": Seat, "number": int},
    Event.ROW_SHOWS: {"who": Seat, "good": Good},
    Event.MAYOR_GETS_COLONIST: {"who": Seat},
    Event.GETS_COLONISTS: {"who": Seat, "number": int},
    Event.MANS_TILE: {"who": Seat, "tile": Tile},
    Event.MANS_BUILDING: {"who": Seat, "building": Building},
    Event.CALLS_FROM_TILE: {"who": Seat, "tile": Tile},
    Event.CALLS_FROM_BUILDING: {"who": Seat, "building": Building},
    Event.COLONISTS_BOARD: {"who": Seat, "number": int},
    Event.BUILDS: {"who": Seat, "building": Building, "doubloons": int},
    Event.UNIVERSITY_HELPS: {"who": Seat, "building": Building},
    Event.PRODUCES: {"who": Seat, "good": Good, "number": int},
    Event.FACTORY_PAYS: {"who": Seat, "doubloons": int},
    Event.TAKES_BARREL: {"who": Seat, "good": Good},
    Event.SELLS: {"who": Seat, "good": Good, "doubloons": int},
    Event.HOUSE_IS_EMPTIED: {"who": Seat},
    Event.LOADS: {"who": Seat, "good": Good, "number": int, "hold": int, "vp": int, "extra": Extra},
    Event.LOADS_OWN: {"who": Seat, "good": Good, "number": int, "vp": int, "extra": Extra},
    Event.NOTES_ON_PAPER: {"who": Seat, "vp": int},
    Event.STORES: {"who": Seat, "good": Good, "number": int},
    Event.KEEPS: {"who": Seat, "good": Good},
    Event.RETURNS: {"who": Seat, "good": Good, "number": int},
    Event.SHIP_SAILS: {"who": Seat, "hold": int, "good": Good},
    Event.PROSPECTS: {"who": Seat, "doubloons": int},
    Event.COIN_IS_ADDED: {"who": Seat, "role": Role},
    Event.LAST_ROUND: {"who": Seat, "ending": Ending},
    Event.GAME_ENDS: {"who": Seat},
    Event.GETS_BONUS: {"who": Seat, "building": Building, "vp": int},
    Event.SCORES: {"who": Seat, "shipped": int, "printed": int, "bonus": int, "vp": int},
}
