"""The alphabet of answers, the questions each answers, and the reasons for refusing one."""

import enum

from tradewinds.games.puerto_rico.pieces import Building, Good, Role, Ship, Tile
from tradewinds.games.puerto_rico.state import Question
from tradewinds.kernel.acts import Alphabet


class Act(enum.IntEnum):
    CHOOSE = 0
    PASS = 1
    DRAW_TILE = 2
    TAKE_PLANTATION = 3
    TAKE_QUARRY = 4
    PLACE_COLONIST = 5
    TAKE_COLONIST = 6
    FILL = 7
    MAN_TILE = 8
    MAN_BUILDING = 9
    CALL_FROM_TILE = 10
    CALL_FROM_BUILDING = 11
    BUILD = 12
    PRODUCE = 13
    TAKE_BARREL = 14
    SELL = 15
    LOAD = 16
    LOAD_OWN = 17
    STORE = 18
    KEEP = 19


class Objection(enum.IntEnum):
    """Why an act is refused."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    WRONG_PHASE = 3
    MUST_CHOOSE_ROLE = 4
    ROLE_NOT_IN_GAME = 5
    ROLE_TAKEN = 6
    ISLAND_FULL = 7
    TILE_NOT_IN_ROW = 8
    NO_QUARRIES_LEFT = 9
    QUARRY_NEEDS_SETTLER_OR_HUT = 10
    HUT_UNMANNED = 11
    HACIENDA_MISSING = 12
    HACIENDA_UNMANNED = 13
    HACIENDA_USED = 14
    HACIENDA_TOO_LATE = 15
    HIDDEN_PILE_EMPTY = 16
    HIDDEN_TILE_NOT_QUARRY = 17
    HOSPICE_MISSING = 18
    HOSPICE_USED = 19
    UNIVERSITY_MISSING = 20
    NO_COLONISTS_LEFT = 21
    MAYOR_SUPPLY_EMPTY = 22
    MAYOR_CANNOT_DECLINE = 23
    COLONISTS_MOVE_ONLY_WITH_MAYOR = 24
    NO_FREE_CIRCLE = 25
    NOT_ENOUGH_COLONISTS = 26
    NOBODY_WORKS_THERE = 27
    CALL_BEFORE_STATIONING = 28
    PLACED_COLONISTS_STAY = 29
    BUILDING_SOLD_OUT = 30
    BUILDING_ALREADY_OWNED = 31
    CITY_FULL = 32
    NO_ROOM_FOR_LARGE = 33
    TOO_MANY_LARGE = 34
    NOT_ENOUGH_MONEY = 35
    ONE_BUILDING_PER_PHASE = 36
    SUPPLY_EMPTY = 37
    BONUS_NOT_PRODUCED = 38
    BONUS_COMES_LAST = 39
    NO_SUCH_GOOD = 40
    KIND_IN_HOUSE = 41
    OFFICE_UNMANNED = 42
    MUST_LOAD = 43
    SHIP_HAS_OTHER_GOOD = 44
    GOOD_ON_OTHER_SHIP = 45
    SHIP_FULL = 46
    MUST_CHOOSE_FULLER_SHIP = 47
    WHARF_MISSING = 48
    WHARF_UNMANNED = 49
    WHARF_USED = 50
    ALREADY_STORED = 51
    MUST_KEEP = 52
    NO_WAREHOUSE_SLOT = 53
    WAREHOUSE_FIRST = 54


ALPHABET = Alphabet(
    Act,
    {
        Act.CHOOSE: {"role": Role},
        Act.PASS: {},
        Act.DRAW_TILE: {},
        Act.TAKE_PLANTATION: {"good": Good},
        Act.TAKE_QUARRY: {},
        Act.PLACE_COLONIST: {},
        Act.TAKE_COLONIST: {},
        Act.FILL: {},
        Act.MAN_TILE: {"tile": Tile},
        Act.MAN_BUILDING: {"building": Building},
        Act.CALL_FROM_TILE: {"tile": Tile},
        Act.CALL_FROM_BUILDING: {"building": Building},
        Act.BUILD: {"building": Building},
        Act.PRODUCE: {},
        Act.TAKE_BARREL: {"good": Good},
        Act.SELL: {"good": Good},
        Act.LOAD: {"good": Good, "ship": Ship},
        Act.LOAD_OWN: {"good": Good},
        Act.STORE: {"good": Good},
        Act.KEEP: {"good": Good},
    },
)

ANSWERS = {
    Question.ROLE: [Act.CHOOSE],
    Question.SETTLE: [Act.DRAW_TILE, Act.TAKE_PLANTATION, Act.TAKE_QUARRY, Act.PASS],
    Question.HOSPICE: [Act.PLACE_COLONIST, Act.PASS],
    Question.MAYOR: [Act.TAKE_COLONIST, Act.PASS],
    Question.PLACE: [
        Act.FILL,
        Act.MAN_TILE,
        Act.MAN_BUILDING,
        Act.CALL_FROM_TILE,
        Act.CALL_FROM_BUILDING,
    ],
    Question.BUILD: [Act.BUILD, Act.PASS],
    Question.UNIVERSITY: [Act.PLACE_COLONIST, Act.PASS],
    Question.PRODUCE: [Act.PRODUCE, Act.PASS],
    Question.EXTRA: [Act.TAKE_BARREL, Act.PASS],
    Question.SELL: [Act.SELL, Act.PASS],
    Question.LOAD: [Act.LOAD, Act.LOAD_OWN, Act.PASS],
    Question.STORE: [Act.STORE, Act.PASS],
    Question.KEEP: [Act.KEEP, Act.PASS],
}
