"""The things of San Juan by their names, and their numbers as `components.toml` has them."""

import enum

from tradewinds.kernel.components import tables
from tradewinds.kernel.records import Axis, SeatAxis

COMPONENTS = tables(__package__)

_PIECES = COMPONENTS["pieces"]
_ROUND = COMPONENTS["round"]
_COUNCILLOR = COMPONENTS["councillor"]
_FUNCTIONS = COMPONENTS["functions"]
_SCORING = COMPONENTS["scoring"]


class Seat(SeatAxis, size=max(_PIECES["seats"])):
    """The players in clockwise order."""


class Place(Axis, size=_PIECES["places"]):
    """The places of a play area, filled in order."""


class Slot(Axis, size=_COUNCILLOR["everyone"] + 2 * _COUNCILLOR["privilege"]):
    """The cards that a player looks at, before keeping some of them."""


class Nugget(Axis, size=_FUNCTIONS["gold_mine_cards"]):
    """The cards that a gold mine turns over."""


class Stack(Axis, size=5):
    """The stack of trading tiles, from the one that came first."""


class Role(enum.IntEnum):
    BUILDER = 0
    PRODUCER = 1
    TRADER = 2
    COUNCILLOR = 3
    PROSPECTOR = 4


class Good(enum.IntEnum):
    """What production buildings make, each its own."""

    INDIGO = 0
    SUGAR = 1
    TOBACCO = 2
    COFFEE = 3
    SILVER = 4


class Card(enum.IntEnum):
    """What a card shows: five production buildings in the order of their goods, then the violet ones."""

    FACE_DOWN = 0
    INDIGO_PLANT = 1
    SUGAR_MILL = 2
    TOBACCO_STORAGE = 3
    COFFEE_ROASTER = 4
    SILVER_SMELTER = 5
    SMITHY = 6
    GOLD_MINE = 7
    ARCHIVE = 8
    POOR_HOUSE = 9
    BLACK_MARKET = 10
    TRADING_POST = 11
    WELL = 12
    MARKET_STAND = 13
    CRANE = 14
    CHAPEL = 15
    TOWER = 16
    AQUEDUCT = 17
    CARPENTER = 18
    PREFECTURE = 19
    MARKET_HALL = 20
    QUARRY = 21
    LIBRARY = 22
    STATUE = 23
    VICTORY_COLUMN = 24
    HERO = 25
    GUILD_HALL = 26
    CITY_HALL = 27
    TRIUMPHAL_ARCH = 28
    PALACE = 29


class Tile(enum.IntEnum):
    """The trading tiles, from the poorest to the richest."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4


class Summand(enum.IntEnum):
    """What a player's points are made of."""

    BUILDINGS = 0
    CHAPEL = 1
    ARCH = 2
    GUILD_HALL = 3
    CITY_HALL = 4
    PALACE = 5


NONE = -1
KINDS = len(Card)
LAST_PRODUCTION = int(Card.SILVER_SMELTER)

SEATS: list[int] = _PIECES["seats"]
PLACES: int = _PIECES["places"]
START_HAND: int = COMPONENTS["start"]["hand"]
ALTERNATIVE_HAND: tuple[int, ...] = tuple(COMPONENTS["start"]["alternative"])

CHOICES: tuple[int, ...] = tuple(_ROUND["choices"].get(str(seats), 0) for seats in range(max(SEATS) + 1))
HAND_LIMIT: int = _ROUND["hand_limit"]
TOWER_LIMIT: int = _ROUND["tower_limit"]
ROUND_LIMIT: int = COMPONENTS["ours"]["round_limit"]


def _cards(what: str) -> tuple[int, ...]:
    cards = COMPONENTS["cards"]
    return tuple(0 if card == Card.FACE_DOWN else int(cards[card.name.lower()][what]) for card in Card)


COST = _cards("cost")
VP = _cards("vp")
COPIES = _cards("copies")

PRICES: tuple[tuple[int, ...], ...] = tuple(tuple(COMPONENTS["tiles"][tile.name.lower()]) for tile in Tile)

DRAWN: int = _COUNCILLOR["everyone"]
DRAWN_BY_PRIVILEGE: int = _COUNCILLOR["privilege"]
KEPT: int = _COUNCILLOR["kept"]
KEPT_WITH_PREFECTURE: int = _COUNCILLOR["kept_with_prefecture"]

BLACK_MARKET_GOODS: int = _FUNCTIONS["black_market_goods"]
POOR_HOUSE_HAND: int = _FUNCTIONS["poor_house_hand"]
WELL_GOODS: int = _FUNCTIONS["well_goods"]
MARKET_STAND_GOODS: int = _FUNCTIONS["market_stand_goods"]
GOLD_MINE_CARDS: int = _FUNCTIONS["gold_mine_cards"]

ARCH_VP: tuple[int, ...] = tuple(_SCORING["arch"])
GUILD_HALL_VP: int = _SCORING["guild_hall"]
CITY_HALL_VP: int = _SCORING["city_hall"]
PALACE_SHARE: int = _SCORING["palace"]
