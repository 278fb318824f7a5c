"""Trading with neighbours: who sells what, and at which price."""

from tradewinds.games.anno_1800.pieces import NONE
from tradewinds.games.anno_1800.rules.lookups import maker_cube
from tradewinds.games.anno_1800.rules.places import ON_ISLAND, source
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import PRICE_OF_CUBE
from tradewinds.kernel.rules import rule

DEAR = 99


@rule
def seller_price(s: State, seat: int, resource: int) -> int:
    """What a player's cheapest industry for a resource asks for; DEAR if he has none.

    AN-TRD-02, AN-TRD-07, AN-TRD-12, AN-TRD-13
    """
    price = DEAR
    for which in range(ON_ISLAND + 1):
        slot = source(s, seat, resource, which)
        if slot != NONE:
            price = min(price, PRICE_OF_CUBE[maker_cube(resource, which)])
    return price


@rule
def best_price(s: State, resource: int) -> int:
    """What the cheapest other player asks for. AN-TRD-01, AN-TRD-09, AN-TRD-10, AN-TRD-11"""
    price = DEAR
    for seat in range(s.seats):
        if seat != s.active:
            price = min(price, seller_price(s, seat, resource))
    return price
