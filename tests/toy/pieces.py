"""The things of the toy game."""

import enum

from tradewinds.kernel.records import SeatAxis

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
COPIES = 5
START_COINS = 4
MOST_COINS = 20
PASS_COINS = 2
VALUE = (0, 1, 2, 3)
