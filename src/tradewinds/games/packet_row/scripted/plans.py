"""Plans: what a player weighs how much, in hundredths of a victory point or in percent."""

import enum

import numpy as np

from tradewinds.kernel.rules import rule


class Weight(enum.IntEnum):
    """What stands in a plan."""

    TRADE = 0  # percent of what contracts and goods are worth to the mixed player
    MONEY = 1  # of money cards
    BANKERS = 2
    POINTS = 3
    FIRST = 4  # a dollar that can soon be spent
    FIRST_DOLLARS = 5  # how many of these there are
    NEXT = 6  # a dollar that waits for its turn
    SPENT_A_ROUND = 7  # dollars
    DOLLAR = 8  # one that a contract will bring
    PICK = 9  # a card that might have been another one
    UNIT_PRICE = 10  # of goods still to be bought, in tenths of a dollar
    HOPE = 11  # what a board still to come may bring one who does not choose it
    LATER = 12  # percent: a board still to come, beside one at hand
    LONG = 13  # rounds, from which on there is time for everything
    CHANCE = 14  # percent: to be the richest at the end, for one who is as rich as the next now
    LEAD = 15  # how much ten dollars more change that
    SPARE = 16  # percent of what is left over of goods and ships
    AHEAD = 17  # cards that one plans ahead for contracts


MIXED, TRADER, BANKER, BUYER = 1, 2, 3, 4

_MIXED = (105, 100, 113, 100, 22, 31, 15, 14, 22, 85, 34, 39, 70, 5, 47, 78, 130, 5)


def _but(**changed: int) -> tuple[int, ...]:
    """The mixed plan with other numbers in some places."""
    return tuple(changed.get(weight.name.lower(), _MIXED[weight]) for weight in Weight)


PLANS = np.array(
    [
        _MIXED,
        _MIXED,
        _but(trade=130, money=40, bankers=0),
        _but(trade=0, money=130, bankers=150, points=60),
        _but(trade=50, bankers=30, points=150),
    ],
    dtype=np.int16,
)


@rule
def weight(plan: int, what: int) -> int:
    return int(PLANS[plan, what])
