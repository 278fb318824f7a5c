"""What things are worth to the player asked, in hundredths of a victory point."""

import numpy as np

from tradewinds.games.packet_row.acts import ALPHABET
from tradewinds.games.packet_row.pieces import (
    ASSISTANT,
    BANKER,
    CASH_FOR_A_VP,
    CURRENT,
    ENDS,
    HELD_MONEY,
    MONEY_VALUE,
    MOST_FUTURE,
    NONE,
    RICHEST,
    SECOND,
    Board,
)
from tradewinds.games.packet_row.scoring import cards_vp, wealth
from tradewinds.games.packet_row.scripted.prospects import trade_worth
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.rules import rule

TABLE = ALPHABET.table
NO_ACT = -1

MIXED, TRADER, SAVER, BUYER = 1, 2, 3, 4
TRADE, MONEY, BANK, POINTS = 0, 1, 2, 3
WEIGHTS = np.array(
    [
        [100, 100, 100, 100],
        [100, 100, 100, 100],  # a bit of all
        [130, 40, 0, 100],  # contracts, and what they earn
        [0, 130, 150, 60],  # money cards and bankers
        [50, 100, 30, 150],  # victory points as soon as they can be paid
    ],
    dtype=np.int16,
)

VP = 100
LATE = VP // CASH_FOR_A_VP  # what a dollar is worth at the end
FIRST, FIRST_DOLLARS = 21, 26  # a dollar that can still be spent, and how many of these there are
NEXT = 15  # further ones, which wait for their turn to be spent
SPENT_A_ROUND = 14
LONG = 6  # rounds, from which on there is time enough for everything
VISITS = 3, 2  # so many rounds for so many visits of a board
FETCH = 25  # an assistant in hand


@rule
def code(kind: int, first: int, second: int) -> int:
    """The code of a kind of act with its arguments."""
    return int(TABLE[kind, first, second])


@rule
def weight(plan: int, what: int) -> int:
    return int(WEIGHTS[plan, what])


@rule
def money_to_cash(view: State) -> int:
    """The value of a money card in hand; NO_ACT where there is none."""
    for money in range(len(MONEY_VALUE)):
        if view.hand[view.asked, HELD_MONEY + money] > 0:
            return MONEY_VALUE[money]
    return NO_ACT


@rule
def refills_left(view: State, board: int) -> int:
    """How often a board can still be refilled in full."""
    if view.short[board]:
        return 0
    cards = view.deck[board]
    for place in range(MOST_FUTURE):
        cards += view.future[board, place] != NONE
    return cards // CURRENT[view.seats]


@rule
def rounds_left(view: State) -> int:
    """About how many rounds are to come: until so many boards are short as end the game."""
    for board in range(len(Board)):
        sooner = 0
        for other in range(len(Board)):
            left, there = refills_left(view, board), refills_left(view, other)
            sooner += there < left or (there == left and other < board)
        if sooner == ENDS[view.seats] - 1:
            return refills_left(view, board) * VISITS[0] // VISITS[1]
    return 0


@rule
def purse(cash: int, rounds: int) -> int:
    """So many dollars: the first are needed most, and what cannot be spent any more counts a tenth of a point."""
    time = min(rounds, LONG)
    first = min(cash, FIRST_DOLLARS)
    following = min(cash - first, SPENT_A_ROUND * rounds)
    return cash * LATE + first * (FIRST - LATE) * time // LONG + following * (NEXT - LATE) * time // LONG


@rule
def banker_worth(view: State) -> int:
    """What a banker may bring: more to the richest, the more so the nearer the end."""
    mine, richer, closest = wealth(view, view.asked), 0, 0
    for other in range(view.seats):
        if other != view.asked:
            richer += view.cash[other] > mine
            closest = max(closest, view.cash[other])
    if richer == 0:
        chance = 40 + min(2 * (mine - closest), 50)
        return RICHEST[view.seats] * chance
    chance = 30 if richer == 1 else 12
    return max(SECOND[view.seats] * 2 * chance, RICHEST[view.seats] * chance * 2 // 3)


@rule
def worth(view: State, plan: int) -> int:
    """All that the player asked has, and hopes to make of it."""
    me, rounds = view.asked, rounds_left(view)
    found = cards_vp(view, me) * VP * weight(plan, POINTS) // 100
    found += purse(view.cash[me], rounds)
    found += purse_of_cards(view, rounds) * weight(plan, MONEY) // 100
    found += view.hand[me, BANKER] * banker_worth(view) * weight(plan, BANK) // 100
    found += trade_worth(view, rounds) * weight(plan, TRADE) // 100
    return found + FETCH * min(view.hand[me, ASSISTANT], rounds)


@rule
def purse_of_cards(view: State, rounds: int) -> int:
    """What the money cards in hand add to the purse."""
    return purse(wealth(view, view.asked), rounds) - purse(view.cash[view.asked], rounds)
