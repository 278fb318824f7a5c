"""The alphabet of answers, the questions each answers, and the reasons for refusing one."""

import enum

from tradewinds.games.packet_row.pieces import (
    CONTRACT_AMOUNT,
    CONTRACT_GOOD,
    CONTRACT_TO,
    GOODS_AMOUNT,
    GOODS_GOOD,
    MONEY_VALUE,
    MOST_CURRENT,
    MOST_FUTURE,
    START_AMOUNT,
    START_GOOD,
    START_TO,
    Board,
    Country,
    Good,
    Ingot,
)
from tradewinds.games.packet_row.state import Question
from tradewinds.games.packet_row.tables import MOST_AMOUNT, MOST_UNITS, MOST_VALUE
from tradewinds.kernel.acts import Alphabet, Span


class Act(enum.IntEnum):
    CHOOSE_BOARD = 0
    TAKE_CURRENT = 1
    TAKE_FUTURE = 2
    DECLINE = 3
    END_ROUND = 4
    CASH_MONEY = 5
    PICK_CONTRACT = 6
    PICK_START = 7
    LOAD = 8
    SEND_SHIP = 9
    USE_GOODS = 10
    USE_INGOT = 11
    FINISH = 12


class Objection(enum.IntEnum):
    """Why an act is refused."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    WRONG_PHASE = 3
    ONLY_HARBOUR_MASTER_CHOOSES = 4
    BOARD_ALREADY_CHOSEN = 5
    BOARD_EMPTY = 6
    NO_BOARD_CHOICE_NOW = 7
    SLOT_EMPTY = 8
    CANNOT_AFFORD = 9
    CASH_MONEY_FIRST = 10
    FUTURE_NEEDS_ASSISTANT = 11
    MUST_CHOOSE_NEXT_BOARD = 12
    CANNOT_END_ROUND_YET = 13
    CLOSING_NO_DECLINE = 14
    CLOSING_BOARD_NEEDS_TAKE = 15
    MUST_TAKE_HERE = 16
    CARD_NOT_IN_HAND = 17
    NO_MONEY_CARD = 18
    NO_SUCH_CARD = 19
    NO_SHIP_FOR_DESTINATION = 20
    NOT_ENOUGH_SHIPS = 21
    NOT_ENOUGH_GOODS = 22
    CONTRACT_DOES_NOT_FIT = 23
    CONTRACT_ALREADY_PICKED = 24
    SHIPMENT_IN_PROGRESS = 25
    SHIPMENT_CLOSED = 26
    NO_SHIPMENT = 27
    NO_SUCH_SHIP = 28
    SHIP_WRONG_FLAG = 29
    SHIP_NEEDED_ELSEWHERE = 30
    WRONG_GOOD = 31
    REST_UNPAID = 32
    SETTLEMENT_CONTRACTS_ONLY = 33


# ------------------------------------------------- cards that the decks do not have

_CONTRACTS = set(zip(CONTRACT_GOOD, CONTRACT_TO, CONTRACT_AMOUNT))
_STARTS = set(zip(START_GOOD, START_TO, START_AMOUNT))
_GOODS = set(zip(GOODS_GOOD, GOODS_AMOUNT))


def _contract(good: int, country: int, amount: int) -> int:
    return 0 if (good, country, amount) in _CONTRACTS else Objection.NO_SUCH_CARD


def _start(good: int, country: int, amount: int) -> int:
    return 0 if (good, country, amount) in _STARTS else Objection.NO_SUCH_CARD


_PAPER: dict[str, type[enum.IntEnum] | Span] = {
    "good": Good,
    "country": Country,
    "amount": Span(1, MOST_AMOUNT),
}

ALPHABET = Alphabet(
    Act,
    {
        Act.CHOOSE_BOARD: {"board": Board},
        Act.TAKE_CURRENT: {"place": Span(1, MOST_CURRENT)},
        Act.TAKE_FUTURE: {"place": Span(1, MOST_FUTURE)},
        Act.DECLINE: {},
        Act.END_ROUND: {},
        Act.CASH_MONEY: {"value": Span(1, MOST_VALUE)},
        Act.PICK_CONTRACT: _PAPER,
        Act.PICK_START: _PAPER,
        Act.LOAD: {},
        Act.SEND_SHIP: {"country": Country},
        Act.USE_GOODS: {"good": Good, "amount": Span(1, MOST_UNITS)},
        Act.USE_INGOT: {"ingot": Ingot},
        Act.FINISH: {},
    },
    without={
        Act.CASH_MONEY: lambda value: 0 if value in MONEY_VALUE else Objection.NO_SUCH_CARD,
        Act.PICK_CONTRACT: _contract,
        Act.PICK_START: _start,
        Act.USE_GOODS: lambda good, amount: 0 if (good, amount) in _GOODS else Objection.NO_SUCH_CARD,
    },
)

FREE = [Act.CASH_MONEY, Act.PICK_CONTRACT, Act.PICK_START]

ANSWERS = {
    Question.CHOOSE_BOARD: [Act.CHOOSE_BOARD, *FREE],
    Question.OFFER: [Act.TAKE_CURRENT, Act.TAKE_FUTURE, Act.DECLINE, *FREE],
    Question.MASTER_OFFER: [Act.TAKE_CURRENT, Act.TAKE_FUTURE, Act.DECLINE, *FREE],
    Question.MASTER_CLOSE: [Act.TAKE_CURRENT, Act.TAKE_FUTURE, Act.CHOOSE_BOARD, Act.END_ROUND, *FREE],
    Question.MASTER_TAKE: [Act.TAKE_CURRENT, Act.TAKE_FUTURE, *FREE],
    Question.SETTLE: [Act.FINISH, Act.PICK_CONTRACT, Act.PICK_START],
    Question.CONTRACTS: [Act.LOAD, Act.PICK_CONTRACT, Act.PICK_START],
    Question.SHIPS: [Act.SEND_SHIP],
    Question.GOODS: [Act.USE_GOODS, Act.USE_INGOT],
}

SECRET_ARGUMENTS = {
    Act.PICK_CONTRACT: ("good", "country", "amount"),
    Act.PICK_START: ("good", "country", "amount"),
    Act.SEND_SHIP: ("country",),
    Act.USE_GOODS: ("good", "amount"),
    Act.USE_INGOT: ("ingot",),
}
