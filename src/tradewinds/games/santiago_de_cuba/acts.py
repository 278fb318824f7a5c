"""The alphabet of answers, the questions each answers, and the reasons for refusing one."""

import enum

from tradewinds.games.santiago_de_cuba.pieces import FACES, STOPS, Building, Cuban, Good
from tradewinds.games.santiago_de_cuba.state import Question
from tradewinds.kernel.acts import Alphabet, Span


class Cafe(enum.IntEnum):
    """What is sold in the café."""

    CIGARS = 0
    RUM = 1
    BOTH = 2


class Direction(enum.IntEnum):
    """Where the harbour master's office moves the value marker."""

    LEFT = 0
    RIGHT = 1


class Act(enum.IntEnum):
    MOVE = 0
    TAKE = 1
    GIVE_PESO = 2
    GIVE_VP = 3
    GIVE_GOOD = 4
    CLAIM = 5
    USE_OWN = 6
    DECLINE_CUBAN = 7
    PAWN = 8
    SKIP_BUILDING = 9
    USE_BUILDING = 10
    PROCESS = 11
    SWAP = 12
    CAFE = 13
    ZERO_DIE = 14
    BUY_VP = 15
    SELL_VP = 16
    CASINO_STOP = 17
    MARKER = 18
    OFFICE = 19
    FLIP = 20
    DELIVER = 21
    DELIVER_WOOD = 22
    PASS_DELIVERY = 23
    LEAVE_OUT = 24


class Objection(enum.IntEnum):
    """Why an act is refused."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    WRONG_PHASE = 3
    MUST_MOVE_CAR = 4
    TOO_MANY_STEPS = 5
    NOT_ENOUGH_PESOS_FOR_STEPS = 6
    SUPPLY_EMPTY = 7
    WOOD_ONLY_FROM_MIGUEL = 8
    YOU_HAVE_NONE = 9
    WOOD_CANNOT_BE_GIVEN = 10
    MUST_GIVE = 11
    BUILDING_ALREADY_OWNED = 12
    NO_MARKERS_LEFT = 13
    NOT_YOUR_BUILDING = 14
    BUILDING_NO_EFFECT_NOW = 15
    ALONSO_ONE_SERVICE = 16
    PAWN_WRONG_FLOWER = 17
    BUILDING_OCCUPIED = 18
    PAWN_MUST_LEAVE = 19
    PAWN_MUST_MOVE = 20
    PAWN_STAYS_PORT = 21
    PAWN_STAYS_INACTIVE = 22
    PAWN_STAYS_ZORRO = 23
    PAWN_OFF_BOARD = 24
    BUILDING_USED_ALREADY = 25
    NOT_THIS_BUILDING = 26
    NOT_ENOUGH_GOODS = 27
    SUPPLY_TOO_SMALL = 28
    SWAP_SAME_GOOD = 29
    WOOD_NOT_TRADED = 30
    NO_DEMAND_YET = 31
    DIE_NOT_ON_SHIP = 32
    DIE_ALREADY_ZERO = 33
    CASINO_NEEDS_THREE_PESOS = 34
    CASINO_NEEDS_VP = 35
    CASINO_ONE_DIRECTION = 36
    MARKER_LEFTMOST = 37
    GOOD_NOT_DEMANDED = 38
    MORE_THAN_DEMAND = 39
    OFFICE_NO_WOOD = 40
    CUBAN_ALREADY_INACTIVE = 41
    CUBAN_IS_HERE = 42
    NOT_A_DELIVERY_ROUND = 43
    LEAVE_EXACTLY_ONE = 44


# ------------------------------------------------- acts that are never right, and why


def _steps(steps: int) -> int:
    if steps == 0:
        return Objection.MUST_MOVE_CAR
    return Objection.TOO_MANY_STEPS if steps > STOPS else 0


def _swap(give: int, take: int) -> int:
    if Good.WOOD in (give, take):
        return Objection.WOOD_NOT_TRADED
    return Objection.SWAP_SAME_GOOD if give == take else 0


def _die(good: int) -> int:
    return Objection.GOOD_NOT_DEMANDED if good == Good.WOOD else 0


def _cargo(good: int, number: int) -> int:
    if good == Good.WOOD:
        return Objection.GOOD_NOT_DEMANDED
    return Objection.MORE_THAN_DEMAND if number > max(FACES[good]) else 0


MOST = max(max(faces) for faces in FACES)

ALPHABET = Alphabet(
    Act,
    {
        Act.MOVE: {"steps": Span(0, 99)},
        Act.TAKE: {"good": Good},
        Act.GIVE_PESO: {},
        Act.GIVE_VP: {},
        Act.GIVE_GOOD: {"good": Good},
        Act.CLAIM: {"building": Building},
        Act.USE_OWN: {"building": Building},
        Act.DECLINE_CUBAN: {},
        Act.PAWN: {"building": Building},
        Act.SKIP_BUILDING: {},
        Act.USE_BUILDING: {},
        Act.PROCESS: {"number": Span(1, 8)},
        Act.SWAP: {"give": Good, "take": Good},
        Act.CAFE: {"sell": Cafe},
        Act.ZERO_DIE: {"good": Good},
        Act.BUY_VP: {},
        Act.SELL_VP: {},
        Act.CASINO_STOP: {},
        Act.MARKER: {"direction": Direction},
        Act.OFFICE: {"good": Good},
        Act.FLIP: {"cuban": Cuban},
        Act.DELIVER: {"good": Good, "number": Span(1, MOST)},
        Act.DELIVER_WOOD: {"good": Good, "number": Span(1, MOST)},
        Act.PASS_DELIVERY: {},
        Act.LEAVE_OUT: {"good": Good},
    },
    without={
        Act.MOVE: _steps,
        Act.TAKE: lambda good: Objection.WOOD_ONLY_FROM_MIGUEL if good == Good.WOOD else 0,
        Act.GIVE_GOOD: lambda good: Objection.WOOD_CANNOT_BE_GIVEN if good == Good.WOOD else 0,
        Act.SWAP: _swap,
        Act.ZERO_DIE: _die,
        Act.OFFICE: lambda good: Objection.OFFICE_NO_WOOD if good == Good.WOOD else 0,
        Act.DELIVER: _cargo,
        Act.DELIVER_WOOD: _cargo,
        Act.LEAVE_OUT: _die,
    },
)

ANSWERS = {
    Question.MOVE_CAR: [Act.MOVE],
    Question.PABLO: [Act.TAKE],
    Question.ZORRO: [Act.GIVE_PESO, Act.GIVE_VP, Act.GIVE_GOOD],
    Question.ALONSO: [Act.CLAIM, Act.USE_OWN, Act.DECLINE_CUBAN],
    Question.PAWN: [Act.PAWN],
    Question.GAIN: [Act.USE_BUILDING, Act.SKIP_BUILDING],
    Question.PROCESS: [Act.PROCESS, Act.SKIP_BUILDING],
    Question.SWAP: [Act.SWAP, Act.SKIP_BUILDING],
    Question.CAFE: [Act.CAFE, Act.SKIP_BUILDING],
    Question.CUSTOMS: [Act.ZERO_DIE, Act.SKIP_BUILDING],
    Question.CASINO: [Act.BUY_VP, Act.SELL_VP, Act.SKIP_BUILDING],
    Question.CASINO_AGAIN: [Act.BUY_VP, Act.SELL_VP, Act.CASINO_STOP],
    Question.MARKER: [Act.MARKER, Act.SKIP_BUILDING],
    Question.OFFICE: [Act.OFFICE, Act.SKIP_BUILDING],
    Question.NEWSPAPER: [Act.USE_BUILDING, Act.FLIP, Act.SKIP_BUILDING],
    Question.DELIVERY: [Act.DELIVER, Act.DELIVER_WOOD, Act.PASS_DELIVERY],
    Question.LEAVE_OUT: [Act.LEAVE_OUT],
}
