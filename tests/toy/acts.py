"""The alphabet of the toy game. One kind has three arguments, one question more answers than a word bits."""

import enum

from tests.toy.pieces import MOST_COINS, Card
from tests.toy.state import Question
from tradewinds.kernel.acts import Alphabet, Span


class Act(enum.IntEnum):
    WAGER = 0
    DRAW = 1
    PASS = 2
    KEEP = 3
    SHOW = 4
    TRADE = 5


class Objection(enum.IntEnum):
    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    WRONG_PHASE = 3
    NO_SUCH_CARD = 4
    SAME_CARD = 5
    TOO_FEW_COINS = 6
    DECK_EMPTY = 7
    YOU_HAVE_NONE = 8
    MARKET_TOO_SMALL = 9
    TRADED_ALREADY = 10
    WAGER_FIRST = 11


def _card(card: int, *rest: int) -> int:
    return Objection.NO_SUCH_CARD if card == Card.FACE_DOWN else 0


def _trade(give: int, take: int, number: int) -> int:
    if Card.FACE_DOWN in (give, take):
        return Objection.NO_SUCH_CARD
    return Objection.SAME_CARD if give == take else 0


ALPHABET = Alphabet(
    Act,
    {
        Act.WAGER: {"card": Card, "coins": Span(0, MOST_COINS)},
        Act.DRAW: {},
        Act.PASS: {},
        Act.KEEP: {"card": Card},
        Act.SHOW: {"card": Card},
        Act.TRADE: {"give": Card, "take": Card, "number": Span(1, 2)},
    },
    without={Act.WAGER: _card, Act.KEEP: _card, Act.SHOW: _card, Act.TRADE: _trade},
)

ANSWERS = {
    Question.WAGER: [Act.WAGER],
    Question.TURN: [Act.DRAW, Act.PASS],
    Question.HAND: [Act.KEEP, Act.SHOW, Act.TRADE],
}

SECRET_ARGUMENTS = {Act.WAGER: ["card", "coins"], Act.KEEP: ["card"]}
