"""Cashing money cards, at any decision of one's own. PK-FRE-01, PK-FRE-02, PK-FRE-06"""

from tradewinds.games.packet_row.acts import Objection
from tradewinds.games.packet_row.pieces import HELD_MONEY
from tradewinds.games.packet_row.rules.faces import card_of, money_at
from tradewinds.games.packet_row.state import State
from tradewinds.games.packet_row.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def objects_cash_money(s: State, value: int) -> int:
    """PK-MON-02"""
    return Objection.NO_MONEY_CARD if s.hand[s.asked, HELD_MONEY + money_at(value)] == 0 else 0


@rule
def take_cash_money(s: State, value: int) -> None:
    """The question stays the same, with more cash to answer it. PK-MON-02, PK-FRE-05, PK-FRE-06, PK-FRE-07"""
    discard_money(s, s.asked, money_at(value), 1)
    s.cash[s.asked] += value
    tell(Event.CASHES_MONEY, s.asked, value)


@rule
def discard_money(s: State, seat: int, money: int, number: int) -> None:
    """So many money cards of a kind leave a hand."""
    s.hand[seat, HELD_MONEY + money] -= number
    s.cards[seat] -= number
    s.discards[card_of(HELD_MONEY + money)] += number
