"""What just happened, as events for the log and the animation: each with what it tells, in order.

The first argument is the seat it is about. `slot` is a space of that seat; numbers are gold or tokens.
"""

import enum
from collections.abc import Mapping

from tradewinds.games.anno_1800.pieces import (
    Action,
    Building,
    Card,
    Cube,
    Deck,
    Expedition,
    NewWorld,
    Objective,
    OldWorld,
    Pool,
    Resource,
    Seat,
    Token,
)


class Event(enum.IntEnum):
    OBJECTIVE_LIES_OPEN = 0
    GOES_FIRST = 1
    TURN_BEGINS = 2
    BEGINS_ACTION = 3
    CHOOSES_TILE = 4
    CHOOSES_CUBE = 5
    CHOOSES_UPGRADE = 6
    CHOOSES_CARD = 7
    PRODUCES = 8
    TRADES = 9
    IMPORTS = 10
    IMPORTS_FREELY = 11
    EXHAUSTS = 12
    SPENDS_TOKEN = 13
    SPENDS_CARD_TOKEN = 14
    GETS_GOLD = 15
    PAYS_GOLD = 16
    COMES_HOME = 17
    COMES_HOME_FROM_SPENT = 18
    GETS_CUBE = 19
    DRAWS = 20
    PUTS_UNDER = 21
    PLACES = 22
    COVERS = 23
    TAKES_AWAY = 24
    LAYS_OPEN = 25
    ACTIVATES = 26
    GETS_CARD_TOKENS = 27
    OPENS_POOL = 28
    UPGRADES = 29
    UPGRADES_SPENT = 30
    UPGRADES_AT = 31
    GETS_EXTRA_ACTION = 32
    USES_OBJECTIVE = 33
    EXPLORES = 34
    OPENS_NEW_WORLD = 35
    TAKES_EXPEDITION = 36
    CELEBRATES = 37
    TURNS_DOWN = 38
    TAKES_FIREWORKS = 39
    LAST_ROUND = 40
    GAME_ENDS = 41
    VISITS = 42


EVENT_ARGUMENTS: dict[Event, Mapping[str, type]] = {
    Event.OBJECTIVE_LIES_OPEN: {"who": Seat, "objective": Objective},
    Event.GOES_FIRST: {"who": Seat},
    Event.TURN_BEGINS: {"who": Seat, "round": int},
    Event.BEGINS_ACTION: {"who": Seat, "action": Action},
    Event.CHOOSES_TILE: {"who": Seat, "building": Building},
    Event.CHOOSES_CUBE: {"who": Seat, "cube": Cube},
    Event.CHOOSES_UPGRADE: {"who": Seat, "cube": Cube},
    Event.CHOOSES_CARD: {"who": Seat, "card": Card},
    Event.PRODUCES: {"who": Seat, "resource": Resource, "cube": Cube, "slot": int},
    Event.TRADES: {"who": Seat, "seller": Seat, "resource": Resource, "tokens": int},
    Event.IMPORTS: {"who": Seat, "resource": Resource},
    Event.IMPORTS_FREELY: {"who": Seat, "resource": Resource},
    Event.EXHAUSTS: {"who": Seat, "cube": Cube},
    Event.SPENDS_TOKEN: {"who": Seat, "token": Token},
    Event.SPENDS_CARD_TOKEN: {"who": Seat, "token": Token},
    Event.GETS_GOLD: {"who": Seat, "gold": int},
    Event.PAYS_GOLD: {"who": Seat, "gold": int},
    Event.COMES_HOME: {"who": Seat, "cube": Cube, "slot": int},
    Event.COMES_HOME_FROM_SPENT: {"who": Seat, "cube": Cube},
    Event.GETS_CUBE: {"who": Seat, "cube": Cube},
    Event.DRAWS: {"who": Seat, "deck": Deck, "card": Card},
    Event.PUTS_UNDER: {"who": Seat, "deck": Deck, "card": Card},
    Event.PLACES: {"who": Seat, "building": Building, "slot": int},
    Event.COVERS: {"who": Seat, "building": Building, "slot": int},
    Event.TAKES_AWAY: {"who": Seat, "building": Building, "slot": int},
    Event.LAYS_OPEN: {"who": Seat, "card": Card},
    Event.ACTIVATES: {"who": Seat, "card": Card},
    Event.GETS_CARD_TOKENS: {"who": Seat, "token": Token, "tokens": int},
    Event.OPENS_POOL: {"who": Seat, "pool": Pool},
    Event.UPGRADES: {"who": Seat, "cube": Cube},
    Event.UPGRADES_SPENT: {"who": Seat, "cube": Cube},
    Event.UPGRADES_AT: {"who": Seat, "cube": Cube, "slot": int},
    Event.GETS_EXTRA_ACTION: {"who": Seat},
    Event.USES_OBJECTIVE: {"who": Seat, "objective": Objective},
    Event.EXPLORES: {"who": Seat, "island": OldWorld},
    Event.OPENS_NEW_WORLD: {"who": Seat, "colony": NewWorld},
    Event.TAKES_EXPEDITION: {"who": Seat, "expedition": Expedition},
    Event.CELEBRATES: {"who": Seat},
    Event.TURNS_DOWN: {"who": Seat, "card": Card},
    Event.TAKES_FIREWORKS: {"who": Seat},
    Event.LAST_ROUND: {"who": Seat, "round": int},
    Event.GAME_ENDS: {"who": Seat},
    Event.VISITS: {"who": Seat, "expeditions": int, "points": int},
}

SECRET_EVENTS: dict[Event, tuple[str, ...]] = {
    Event.DRAWS: ("card",),
    Event.PUTS_UNDER: ("card",),
    Event.TAKES_EXPEDITION: ("expedition",),
}
