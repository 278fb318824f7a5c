"""The alphabet of answers, the questions each answers, and the reasons for refusing one."""

import enum

from tradewinds.games.san_juan.pieces import Card, Good, Role
from tradewinds.games.san_juan.state import Question
from tradewinds.kernel.acts import Alphabet


class Act(enum.IntEnum):
    CHOOSE = 0
    BUILD = 1
    NEW_PLACE = 2
    OVERBUILD = 3
    OVERBUILD_GOOD = 4
    USE_LIBRARY = 5
    SAVE_LIBRARY = 6
    PAY = 7
    PAY_GOOD = 8
    PRODUCE = 9
    SELL = 10
    DRAW = 11
    KEEP = 12
    REVEAL = 13
    TAKE = 14
    DISCARD = 15
    TUCK = 16
    PASS = 17
    STOP = 18


class Objection(enum.IntEnum):
    """Why an act is refused."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    WRONG_PHASE = 3
    MUST_CHOOSE_ROLE = 4
    ROLE_TAKEN = 5
    CANNOT_STOP_NOW = 6
    CARD_NOT_IN_HAND = 7
    VIOLET_ALREADY_STANDING = 8
    CANNOT_AFFORD = 9
    ONE_BUILDING_PER_PHASE = 10
    NO_CRANE = 11
    CRANE_CANNOT_BE_OVERBUILT = 12
    SAME_BUILDING = 13
    NOT_YOUR_BUILDING = 14
    COVERED_BUILDING = 15
    CARRIES_GOOD = 16
    PAYMENT_INCOMPLETE = 17
    PAYMENT_COMPLETE = 18
    NO_BLACK_MARKET = 19
    BLACK_MARKET_LIMIT = 20
    NO_SUCH_GOOD = 21
    NO_PRODUCTION_BUILDING = 22
    BUILDING_HAS_GOOD = 23
    NO_ACTION_PROSPECTOR = 24
    NO_GOLD_MINE = 25
    GOLD_ONCE = 26
    NOT_AMONG_DRAWN = 27
    ARCHIVE_NEEDED = 28
    MUST_DISCARD_MORE = 29
    NO_LIBRARY = 30
    LIBRARY_USED = 31
    LIBRARY_NOT_CHOOSER = 32
    LIBRARY_BY_ITSELF = 33
    LIBRARY_FIRST = 34
    NO_CHAPEL = 35
    CHAPEL_ONLY_AT_START = 36
    OVER_HAND_LIMIT = 37
    SETUP_KEEP_FOUR = 38


# ------------------------------------------------- acts that are never right, and why


def _from_hand(card: int) -> int:
    return Objection.CARD_NOT_IN_HAND if card == Card.FACE_DOWN else 0


def _among_drawn(card: int) -> int:
    return Objection.NOT_AMONG_DRAWN if card == Card.FACE_DOWN else 0


def _overbuilt(card: int) -> int:
    if card == Card.CRANE:
        return Objection.CRANE_CANNOT_BE_OVERBUILT
    return Objection.NOT_YOUR_BUILDING if card == Card.FACE_DOWN else 0


ALPHABET = Alphabet(
    Act,
    {
        Act.CHOOSE: {"role": Role},
        Act.BUILD: {"card": Card},
        Act.NEW_PLACE: {},
        Act.OVERBUILD: {"card": Card},
        Act.OVERBUILD_GOOD: {"good": Good},
        Act.USE_LIBRARY: {},
        Act.SAVE_LIBRARY: {},
        Act.PAY: {"card": Card},
        Act.PAY_GOOD: {"good": Good},
        Act.PRODUCE: {"good": Good},
        Act.SELL: {"good": Good},
        Act.DRAW: {},
        Act.KEEP: {"card": Card},
        Act.REVEAL: {},
        Act.TAKE: {"card": Card},
        Act.DISCARD: {"card": Card},
        Act.TUCK: {"card": Card},
        Act.PASS: {},
        Act.STOP: {},
    },
    without={
        Act.BUILD: _from_hand,
        Act.OVERBUILD: _overbuilt,
        Act.PAY: _from_hand,
        Act.KEEP: _among_drawn,
        Act.TAKE: _among_drawn,
        Act.DISCARD: _from_hand,
        Act.TUCK: _from_hand,
    },
)

ANSWERS = {
    Question.SET_UP: [Act.DISCARD],
    Question.CHAPEL: [Act.TUCK, Act.PASS],
    Question.HAND_LIMIT: [Act.DISCARD],
    Question.ROLE: [Act.CHOOSE],
    Question.BUILD: [Act.BUILD, Act.PASS],
    Question.PLACE: [Act.NEW_PLACE, Act.OVERBUILD, Act.OVERBUILD_GOOD],
    Question.BUILD_LIBRARY: [Act.USE_LIBRARY, Act.SAVE_LIBRARY],
    Question.PAY: [Act.PAY, Act.PAY_GOOD],
    Question.PAY_MORE: [Act.PAY, Act.STOP],
    Question.PRODUCE: [Act.PRODUCE, Act.STOP],
    Question.SELL: [Act.SELL, Act.STOP],
    Question.COUNCIL: [Act.DRAW, Act.USE_LIBRARY, Act.SAVE_LIBRARY, Act.PASS],
    Question.KEEP: [Act.KEEP],
    Question.ARCHIVE: [Act.DISCARD],
    Question.PROSPECT: [Act.DRAW, Act.USE_LIBRARY, Act.SAVE_LIBRARY, Act.PASS],
    Question.GOLD_MINE: [Act.REVEAL, Act.PASS],
    Question.GOLD_CARD: [Act.TAKE],
}

SECRET_ARGUMENTS = {
    Act.PAY: ["card"],
    Act.KEEP: ["card"],
    Act.DISCARD: ["card"],
    Act.TUCK: ["card"],
}
"""Cards that go face down, or into a hand unseen: SJ-INF-10."""
