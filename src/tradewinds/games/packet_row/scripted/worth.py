"""What things are worth to the player asked, in hundredths of a victory point."""

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
from tradewinds.games.packet_row.scripted.plans import Weight, weight
from tradewinds.games.packet_row.scripted.prospects import trade_worth
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.rules import rule

TABLE = ALPHABET.table
NO_ACT = -1

VP = 100
LATE = VP // CASH_FOR_A_VP  # what a dollar is worth at the end
ROUNDS, VISITS = 3, 2  # so many rounds for so many visits of a board
FETCH = 25  # an assistant in hand


@rule
def code(kind: int, first: int, second: int) -> int:
    """The code of a kind of act with its arguments."""
    return int(TABLE[kind, first, second])


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
            return refills_left(view, board) * ROUNDS // VISITS
    return 0


@rule
def purse(cash: int, rounds: int, plan: int) -> int:
    """So many dollars: the first are needed most; what cannot be spent any more counts a tenth of a point."""
    long = weight(plan, Weight.LONG)
    time = min(rounds, long)
    first = min(cash, weight(plan, Weight.FIRST_DOLLARS))
    following = min(cash - first, weight(plan, Weight.SPENT_A_ROUND) * rounds)
    found = cash * LATE + first * (weight(plan, Weight.FIRST) - LATE) * time // long
    return found + following * (weight(plan, Weight.NEXT) - LATE) * time // long


@rule
def banker_worth(view: State, rounds: int, plan: int) -> int:
    """What a banker may bring: more to the richest, the more so the nearer the end."""
    lead = wealth(view, view.asked)
    richest = 0
    for other in range(view.seats):
        if other != view.asked:
            richest = max(richest, view.cash[other])
    lead -= richest
    chance = weight(plan, Weight.CHANCE) + lead * weight(plan, Weight.LEAD) // (10 * (rounds + 2))
    chance = min(95, max(5, chance))
    return RICHEST[view.seats] * chance + SECOND[view.seats] * (100 - chance) * 2 // 5


@rule
def worth(view: State, plan: int) -> int:
    """All that the player asked has, and hopes to make of it."""
    me, rounds = view.asked, rounds_left(view)
    cash = purse(view.cash[me], rounds, plan)
    found = cash + cards_vp(view, me) * weight(plan, Weight.POINTS)
    found += (purse(wealth(view, me), rounds, plan) - cash) * weight(plan, Weight.MONEY) // 100
    if view.hand[me, BANKER] > 0:
        each = banker_worth(view, rounds, plan)
        found += view.hand[me, BANKER] * each * weight(plan, Weight.BANKERS) // 100
    found += trade_worth(view, rounds, plan) * weight(plan, Weight.TRADE) // 100
    return found + FETCH * min(view.hand[me, ASSISTANT], rounds)
