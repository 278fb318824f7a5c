"""What a building costs, and what its builder can pay with."""

from tradewinds.games.san_juan.pieces import BLACK_MARKET_GOODS, COST, NONE, Card
from tradewinds.games.san_juan.rules.city import goods, is_production, size, stands
from tradewinds.games.san_juan.state import State
from tradewinds.kernel.rules import rule


@rule
def discount(s: State, seat: int, card: int, library: int) -> int:
    """What privilege, library, smithy and quarry take off together; all still stand now.

    SJ-BLD-04, SJ-BLD-06, SJ-BLD-07, SJ-BLD-08, SJ-BLD-09, SJ-ROL-04, SJ-CRN-11
    """
    off = library
    if seat == s.chooser:
        off += 1
    if stands(s, seat, Card.SMITHY if is_production(card) else Card.QUARRY):
        off += 1
    return off


@rule
def covered_cost(s: State, seat: int, onto: int) -> int:
    """What the building to be covered takes off. SJ-CRN-04"""
    return 0 if onto == NONE else COST[s.city[seat, onto]]


@rule
def price(s: State, seat: int, card: int, onto: int, library: int) -> int:
    """SJ-BLD-09, SJ-CRN-05"""
    return price_less(s, seat, card, onto, discount(s, seat, card, library))


@rule
def price_less(s: State, seat: int, card: int, onto: int, off: int) -> int:
    """With such a discount: never below 0, and nothing is paid back.

    SJ-BLD-05, SJ-BLD-09, SJ-CRN-04, SJ-CRN-05, SJ-CRN-10, SJ-CRN-20
    """
    due = COST[card] - covered_cost(s, seat, onto)
    if onto == NONE or s.crane_adds_discounts:
        due -= off
    return max(0, due)


@rule
def can_cover(s: State, seat: int, card: int, onto: int) -> bool:
    """Any building of his own but the crane, and not with its like. SJ-CRN-02, SJ-CRN-03, SJ-CRN-10"""
    old = s.city[seat, onto]
    return old != Card.CRANE and old != card


@rule
def cheapest(s: State, seat: int, card: int, library: int) -> int:
    """The lowest price at which a card could be built anywhere. SJ-BLD-18, SJ-CRN-01"""
    off = discount(s, seat, card, library)
    least = price_less(s, seat, card, NONE, off)
    if least > 0 and stands(s, seat, Card.CRANE):
        for onto in range(size(s, seat)):
            if can_cover(s, seat, card, onto):
                least = min(least, price_less(s, seat, card, onto, off))
    return least


@rule
def market_goods(s: State, seat: int) -> int:
    """How many more goods may be paid with, that on the building to be covered included.

    SJ-BLD-10, SJ-CRN-13, SJ-CRN-20
    """
    if not stands(s, seat, Card.BLACK_MARKET):
        return 0
    return min(BLACK_MARKET_GOODS - s.goods_paid, goods(s, seat))


@rule
def purse(s: State, seat: int) -> int:
    """All that a player could pay with: hand cards whatever they show, and goods. SJ-BLD-02, SJ-GEN-03"""
    return s.cards[seat] + market_goods(s, seat)
