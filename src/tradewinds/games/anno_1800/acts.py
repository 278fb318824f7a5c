"""The alphabet of answers, the questions each answers, and the reasons for refusing one."""

import enum

from tradewinds.games.anno_1800.pieces import Card, Cube, Effect, Pool, Resource, Tile
from tradewinds.games.anno_1800.state import Question
from tradewinds.games.anno_1800.tables import FIRST_NEW_WORLD, FREE_RESOURCE, SLOTS
from tradewinds.kernel.acts import Alphabet, Span


class Act(enum.IntEnum):
    BUILD = 0
    PLAY = 1
    SWAP_CARDS = 2
    GAIN = 3
    UPGRADE = 4
    EXPLORE_OLD_WORLD = 5
    OPEN_NEW_WORLD = 6
    TAKE_EXPEDITION = 7
    HOLD_FESTIVAL = 8
    REMOVE_TILE = 9
    END_TURN = 10
    DONE = 11
    WORK = 12
    TRADE = 13
    SELLER = 14
    IMPORT = 15
    FREE_IMPORT = 16
    EXHAUST = 17
    TRADE_TOKEN_OF_SHIP = 18
    TRADE_TOKEN_OF_CARD = 19
    EXPLORATION_FOR_TRADE = 20
    EXPLORATION_TOKEN_OF_SHIP = 21
    EXPLORATION_TOKEN_OF_CARD = 22
    PLACE = 23
    TAKE_AWAY = 24
    SHIFT_END = 25
    HOME_FROM_SPENT = 26
    HOME_FROM = 27
    FREE_UPGRADE = 28
    UPGRADE_READY = 29
    UPGRADE_SPENT = 30
    UPGRADE_AT = 31
    EXCHANGE = 32
    BURY = 33
    COUNT = 34
    ACTIVATE = 35
    USE_GRAVES = 36
    USE_AARHANT = 37
    USE_EDITOR = 38


class Objection(enum.IntEnum):
    """Why an act is refused."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    WRONG_PHASE = 3
    NO_ACTION_LEFT = 4
    MUST_TAKE_ACTION = 5
    DECISION_OPEN = 6
    ACTION_IN_PROGRESS = 7
    PAYMENT_OPEN = 8
    NOT_DURING_PAYMENT = 9
    CANNOT_PAY = 10
    CANNOT_PAY_YET_ACTIVATE = 11
    WOULD_BLOCK_PAYMENT = 12
    RESOURCE_NOT_NEEDED = 13
    NO_SUCH_INDUSTRY = 14
    NO_CUBE_READY = 15
    WORKPLACES_FULL = 16
    BUILDING_COVERED = 17
    NO_SELLER = 18
    ALREADY_BOUGHT = 19
    NOT_TRADABLE = 20
    NO_SELF_TRADE = 21
    NOT_ENOUGH_TRADE_TOKENS = 22
    NOT_ENOUGH_EXPLORATION_TOKENS = 23
    NO_NEW_WORLD_SOURCE = 24
    FREE_RESOURCE_NOT_OFFERED = 25
    NO_SUCH_TOKEN_SOURCE = 26
    BERYL_NOT_IN_GAME = 27
    CUBE_NOT_USED = 28
    NOT_ENOUGH_GOLD = 29
    STACK_EMPTY = 30
    IDENTICAL_INDUSTRY = 31
    WRONG_SPACE = 32
    NOT_YOUR_ISLAND = 33
    ONLY_SHIPS_NOW = 34
    SHIPYARDS_USED = 35
    SHIP_TOO_STRONG = 36
    NOT_A_TILE = 37
    ALREADY_REMOVED = 38
    NOTHING_TO_BUILD_AFTER = 39
    CARD_NOT_IN_HAND = 40
    NO_SUCH_EFFECT = 41
    EFFECT_WITHOUT_RESULT = 42
    HAND_EMPTY = 43
    SWAP_DECK_EMPTY = 44
    CHOOSE_AT_LEAST_ONE = 45
    NO_CUBE_IN_SUPPLY = 46
    DECK_EMPTY_NEED_GOLD = 47
    NO_CUBE_OF_KIND = 48
    TOP_KIND = 49
    NO_FREE_UPGRADE = 50
    OLD_WORLD_LIMIT = 51
    OLD_WORLD_EMPTY = 52
    NEW_WORLD_LIMIT = 53
    NEW_WORLD_EMPTY = 54
    EXPEDITION_DECK_EMPTY = 55
    OBJECTIVE_NOT_IN_GAME = 56
    ONCE_PER_TURN = 57
    NO_INVESTOR_READY = 58
    EQUAL_CARD = 59
    EQUAL_SPACE = 60
    TOO_MANY = 61
    ALL_PAID = 62


SPACES = Span(0, SLOTS - 1)


def _tradable(resource: int) -> int:
    return Objection.NOT_TRADABLE if resource >= FIRST_NEW_WORLD else 0


def _imported(resource: int) -> int:
    return 0 if resource >= FIRST_NEW_WORLD else Objection.NO_NEW_WORLD_SOURCE


def _free(resource: int) -> int:
    return 0 if FREE_RESOURCE[resource] else Objection.FREE_RESOURCE_NOT_OFFERED


ALPHABET = Alphabet(
    Act,
    {
        Act.BUILD: {"tile": Tile},
        Act.PLAY: {"card": Card},
        Act.SWAP_CARDS: {},
        Act.GAIN: {"cube": Cube},
        Act.UPGRADE: {"cube": Cube},
        Act.EXPLORE_OLD_WORLD: {},
        Act.OPEN_NEW_WORLD: {},
        Act.TAKE_EXPEDITION: {},
        Act.HOLD_FESTIVAL: {},
        Act.REMOVE_TILE: {},
        Act.END_TURN: {},
        Act.DONE: {},
        Act.WORK: {"slot": SPACES},
        Act.TRADE: {"resource": Resource},
        Act.SELLER: {"ahead": Span(0, 3)},
        Act.IMPORT: {"resource": Resource},
        Act.FREE_IMPORT: {"resource": Resource},
        Act.EXHAUST: {},
        Act.TRADE_TOKEN_OF_SHIP: {},
        Act.TRADE_TOKEN_OF_CARD: {},
        Act.EXPLORATION_FOR_TRADE: {},
        Act.EXPLORATION_TOKEN_OF_SHIP: {},
        Act.EXPLORATION_TOKEN_OF_CARD: {},
        Act.PLACE: {"slot": SPACES},
        Act.TAKE_AWAY: {"slot": SPACES},
        Act.SHIFT_END: {"cube": Cube},
        Act.HOME_FROM_SPENT: {},
        Act.HOME_FROM: {"slot": SPACES},
        Act.FREE_UPGRADE: {"pool": Pool},
        Act.UPGRADE_READY: {},
        Act.UPGRADE_SPENT: {},
        Act.UPGRADE_AT: {"slot": SPACES},
        Act.EXCHANGE: {"card": Card},
        Act.BURY: {"card": Card},
        Act.COUNT: {"number": Span(1, 3)},
        Act.ACTIVATE: {"effect": Effect},
        Act.USE_GRAVES: {},
        Act.USE_AARHANT: {},
        Act.USE_EDITOR: {},
    },
    without={
        Act.UPGRADE: lambda cube: Objection.TOP_KIND if cube == Cube.INVESTOR else 0,
        Act.TRADE: _tradable,
        Act.SELLER: lambda ahead: Objection.NO_SELF_TRADE if ahead == 0 else 0,
        Act.IMPORT: _imported,
        Act.FREE_IMPORT: _free,
        Act.ACTIVATE: lambda effect: Objection.RESOURCE_NOT_NEEDED if effect == Effect.NEW_WORLD_FREE else 0,
    },
)

FREE_ACTIONS = [Act.SHIFT_END, Act.FREE_UPGRADE, Act.ACTIVATE, Act.USE_AARHANT]
BETWEEN_ACTIONS = [*FREE_ACTIONS, Act.USE_GRAVES, Act.USE_EDITOR]
TOKENS = [
    Act.TRADE_TOKEN_OF_SHIP,
    Act.TRADE_TOKEN_OF_CARD,
    Act.EXPLORATION_FOR_TRADE,
    Act.EXPLORATION_TOKEN_OF_SHIP,
    Act.EXPLORATION_TOKEN_OF_CARD,
]

ANSWERS = {
    Question.MENU: [
        Act.PLAY,
        Act.BUILD,
        Act.GAIN,
        Act.UPGRADE,
        Act.SWAP_CARDS,
        Act.EXPLORE_OLD_WORLD,
        Act.OPEN_NEW_WORLD,
        Act.TAKE_EXPEDITION,
        Act.HOLD_FESTIVAL,
        Act.REMOVE_TILE,
        Act.END_TURN,
        *BETWEEN_ACTIONS,
    ],
    Question.BUILD_TARGET: [Act.BUILD],
    Question.PAYMENT: [
        Act.WORK,
        Act.TRADE,
        Act.IMPORT,
        Act.FREE_IMPORT,
        Act.EXHAUST,
        *TOKENS,
        Act.REMOVE_TILE,
        *FREE_ACTIONS,
    ],
    Question.SELLER: [Act.SELLER],
    Question.TOKEN: TOKENS,
    Question.PLACEMENT: [Act.PLACE, Act.REMOVE_TILE],
    Question.REMOVAL: [Act.TAKE_AWAY],
    Question.SHIFT_END: [Act.HOME_FROM_SPENT, Act.HOME_FROM],
    Question.FREE_UPGRADE: [Act.UPGRADE_READY, Act.UPGRADE_SPENT, Act.UPGRADE_AT],
    Question.UPGRADE: [Act.UPGRADE_READY, Act.UPGRADE_SPENT, Act.UPGRADE_AT, Act.SHIFT_END],
    Question.CONTINUE: [
        Act.BUILD,
        Act.GAIN,
        Act.UPGRADE,
        Act.REMOVE_TILE,
        Act.DONE,
        *BETWEEN_ACTIONS,
    ],
    Question.SWAP: [Act.EXCHANGE, Act.DONE],
    Question.BURY: [Act.BURY, Act.DONE],
    Question.EXPEDITION: [Act.COUNT],
    Question.TURN_END: [Act.END_TURN, *BETWEEN_ACTIONS],
}
