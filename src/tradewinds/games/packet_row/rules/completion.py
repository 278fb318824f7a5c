"""A shipment that is complete: all its cards are discarded, and all its payouts come together.

PK-CON-03, PK-CON-05, PK-CON-06, PK-CON-09, PK-CON-14
"""

from tradewinds.games.packet_row.pieces import (
    CAPTAIN,
    HELD_GOODS,
    HELD_INGOTS,
    MERCHANT,
    NONE,
    Contract,
    Country,
    Good,
    Goods,
    Ingot,
)
from tradewinds.games.packet_row.rules.faces import (
    card_of,
    contract_amount,
    contract_good,
    contract_payout,
    contract_to,
    goods_amount,
    goods_good,
    ship_card,
    start_face,
)
from tradewinds.games.packet_row.state import State
from tradewinds.games.packet_row.story import Event
from tradewinds.kernel.rules import ask, rule, tell


@rule
def complete(s: State) -> None:
    """The player goes on with the decision that was interrupted. PK-CON-09, PK-FRE-06, PK-FRE-07"""
    discard_ships(s)
    discard_goods(s)
    paid = fulfil(s)
    s.cash[s.asked] += paid
    tell(Event.IS_PAID, s.asked, paid)
    question = s.resume
    clear_shipment(s)
    ask(s, question, s.asked)


@rule
def discard(s: State, held: int, number: int) -> None:
    """So many cards of a kind leave the hand. PK-CON-14"""
    s.hand[s.asked, held] -= number
    s.cards[s.asked] -= number
    s.discards[card_of(held)] += number


@rule
def discard_ships(s: State) -> None:
    """PK-SHP-02, PK-SHP-03, PK-SHP-08"""
    for to in range(len(Country)):
        country = s.sent[to]
        if country == NONE:
            continue
        s.ships[s.asked, country] -= 1
        s.discards[ship_card(country)] += 1
        if country == to:
            tell(Event.SHIP_SAILS, s.asked, to)
        else:
            tell(Event.CAPTAIN_SAILS, s.asked, country, to)
    discard(s, CAPTAIN, s.captains)


@rule
def discard_goods(s: State) -> None:
    """PK-GDS-02, PK-GDS-09, PK-CON-08"""
    for goods in range(len(Goods)):
        if s.laid[goods] > 0:
            discard(s, HELD_GOODS + goods, s.laid[goods])
            tell(Event.LOADS_GOODS, s.asked, goods_good(goods), goods_amount(goods), s.laid[goods])
    for ingot in range(len(Ingot)):
        if s.ingots[ingot] > 0:
            discard(s, HELD_INGOTS + ingot, s.ingots[ingot])
            tell(Event.LOADS_INGOT, s.asked, ingot, s.ingots[ingot])
    if s.merchants > 0:
        discard(s, MERCHANT, s.merchants)
        tell(Event.USES_MERCHANT, s.asked, s.merchants)


@rule
def fulfil(s: State) -> int:
    """The contracts leave the hand; what they pay in all. PK-CON-09, PK-CON-11, PK-CON-15"""
    paid = 0
    for contract in range(len(Contract)):
        for _ in range(s.picked[contract]):
            discard(s, contract, 1)
            paid += contract_payout(contract)
            good, to = contract_good(contract), contract_to(contract)
            tell(Event.FULFILS, s.asked, good, to, contract_amount(contract))
    if s.picked_start:
        start = s.start[s.asked]
        s.start[s.asked] = NONE
        s.start_used[s.asked] = start
        s.cards[s.asked] -= 1
        paid += start_face(start, 3)
        tell(Event.FULFILS_START, s.asked, start_face(start, 0), start_face(start, 1), start_face(start, 2))
    return paid


@rule
def clear_shipment(s: State) -> None:
    """No shipment is in preparation."""
    for contract in range(len(Contract)):
        s.picked[contract] = 0
    for country in range(len(Country)):
        s.sent[country] = NONE
    for good in range(len(Good)):
        s.due[good] = 0
    for goods in range(len(Goods)):
        s.laid[goods] = 0
    for ingot in range(len(Ingot)):
        s.ingots[ingot] = 0
    s.picked_start = s.captains = s.merchants = s.resume = 0
