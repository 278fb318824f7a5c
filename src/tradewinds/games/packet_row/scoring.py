"""The end of the game: leftover money cards, points, ties."""

from tradewinds.games.packet_row.pieces import (
    BANKER,
    CASH_FOR_A_VP,
    HELD_MONEY,
    HELD_VP,
    MONEY_VALUE,
    RICHEST,
    SECOND,
    VP_POINTS,
)
from tradewinds.games.packet_row.rules.money import discard_money
from tradewinds.games.packet_row.rules.offers import money_in_hand
from tradewinds.games.packet_row.state import Question, State
from tradewinds.games.packet_row.story import Event
from tradewinds.kernel.rules import ask, rule, tell


@rule
def finish(s: State) -> None:
    """Money cards are cashed, hands are shown, nothing follows. PK-SCO-03, PK-SCO-08, PK-SCO-09"""
    for seat in range(s.seats):
        cash_rest(s, seat)
    s.revealed = 1
    ask(s, Question.OVER, s.master)
    for seat in range(s.seats):
        if bankers_vp(s, seat) > 0:
            tell(Event.BANKERS_PAY, seat, bankers_vp(s, seat))
        tell(Event.SCORES, seat, points(s, seat), s.cash[seat])


@rule
def cash_rest(s: State, seat: int) -> None:
    """PK-SCO-03"""
    cash = money_in_hand(s, seat)
    for money in range(len(MONEY_VALUE)):
        discard_money(s, seat, money, s.hand[seat, HELD_MONEY + money])
    s.cash[seat] += cash
    if cash > 0:
        tell(Event.CASHES_REST, seat, cash)


@rule
def wealth(s: State, seat: int) -> int:
    """A player's cash, with what the money cards will bring. PK-SCO-03, PK-SCO-06"""
    return s.cash[seat] + money_in_hand(s, seat)


@rule
def cards_vp(s: State, seat: int) -> int:
    """What the victory-point cards bring. PK-VPC-01, PK-VPC-02"""
    found = 0
    for kind in range(len(VP_POINTS)):
        found += s.hand[seat, HELD_VP + kind] * VP_POINTS[kind]
    return found


@rule
def bankers_vp(s: State, seat: int) -> int:
    """What the bankers bring the richest, and with four or five players the second richest.

    PK-BNK-01, PK-BNK-02, PK-BNK-03, PK-BNK-04, PK-BNK-05, PK-BNK-06
    """
    richer = 0
    for other in range(s.seats):
        richer += wealth(s, other) > wealth(s, seat)
    if richer == 0:
        return RICHEST[s.seats] * s.hand[seat, BANKER]
    return SECOND[s.seats] * s.hand[seat, BANKER] if richer == 1 else 0


@rule
def points(s: State, seat: int) -> int:
    """Cards, cash and bankers: at the end, or as if it were now. PK-SCO-04"""
    return cards_vp(s, seat) + wealth(s, seat) // CASH_FOR_A_VP + bankers_vp(s, seat)


@rule
def rank(s: State, seat: int) -> int:
    """Points, then cash, as one number; equal ranks share the victory. PK-SCO-05, PK-SCO-06, PK-SCO-07"""
    return (points(s, seat) << 20) + wealth(s, seat)
