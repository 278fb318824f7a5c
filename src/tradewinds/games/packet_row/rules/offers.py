"""What a player can take from a board, and what stands against it."""

from tradewinds.games.packet_row.acts import Objection
from tradewinds.games.packet_row.pieces import (
    ASSISTANT,
    HELD_MONEY,
    MONEY_VALUE,
    MOST_CURRENT,
    MOST_FUTURE,
    NONE,
)
from tradewinds.games.packet_row.rules.faces import price_of
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.rules import rule


@rule
def money_in_hand(s: State, seat: int) -> int:
    """What a player's money cards are worth."""
    found = 0
    for money in range(len(MONEY_VALUE)):
        found += s.hand[seat, HELD_MONEY + money] * MONEY_VALUE[money]
    return found


@rule
def objects_to_card(s: State, card: int) -> int:
    """Whether there is a card, and cash to pay for it. PK-TAK-02, PK-TAK-04, PK-MON-03"""
    if card == NONE:
        return Objection.SLOT_EMPTY
    price, cash = price_of(card), s.cash[s.asked]
    if price <= cash:
        return 0
    if price <= cash + money_in_hand(s, s.asked):
        return Objection.CASH_MONEY_FIRST
    return Objection.CANNOT_AFFORD


@rule
def objects_to_future_card(s: State, card: int) -> int:
    """The same for a card ahead, which an assistant has to fetch. PK-AST-01, PK-AST-02, PK-AST-07"""
    if card == NONE:
        return Objection.SLOT_EMPTY
    if s.hand[s.asked, ASSISTANT] == 0:
        return Objection.FUTURE_NEEDS_ASSISTANT
    return objects_to_card(s, card)


@rule
def can_take_any(s: State, board: int) -> bool:
    """Whether the player asked could take some card of a board right now. PK-RND-15, PK-AST-05, PK-AST-06"""
    for place in range(MOST_CURRENT):
        if objects_to_card(s, s.current[board, place]) == 0:
            return True
    for place in range(MOST_FUTURE):
        if objects_to_future_card(s, s.future[board, place]) == 0:
            return True
    return False
