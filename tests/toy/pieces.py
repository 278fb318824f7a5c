"""The things of the toy game."""

import enum

from tradewinds.kernel.components import a_name, a_number, as_many, tables
from tradewinds.kernel.records import SeatAxis

COMPONENTS = tables(__package__)

PLAYERS = range(1, 4)


class Seat(SeatAxis, size=PLAYERS[-1]):
    """The players in clockwise order."""


class Card(enum.IntEnum):
    FACE_DOWN = 0
    SHELL = 1
    PEARL = 2
    CORAL = 3


class OmenRule(enum.IntEnum):
    """What the cards of the omen's kind are worth."""

    DOUBLE = 0
    NOTHING = 1


NONE = -1
COPIES = a_number("cards, copies", COMPONENTS["cards"]["copies"], 1, 12)
START_COINS = a_number("purse, start", COMPONENTS["purse"]["start"], 0, 9)
MOST_COINS = 20
PASS_COINS = a_number("purse, passing", COMPONENTS["purse"]["passing"], 0, 9)


def _value(card: Card) -> int:
    """What a card is worth; face-down ones are worth nothing."""
    rows = COMPONENTS["cards"]["rows"]
    as_many("cards", len(rows), len(Card) - 1)
    if card == Card.FACE_DOWN:
        return 0
    row = rows[card - 1]
    a_name(f"cards, rows, row {int(card)}, name", row["name"], [card.name.lower()])
    return a_number(f"cards, rows, row {int(card)} ({row['name']}), value", row["value"], 0, 9)


VALUE = tuple(_value(card) for card in Card)
