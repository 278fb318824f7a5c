"""What must hold of shipments: exact when complete, possible while in preparation."""

from tradewinds.games.packet_row.invariants.cards import is_completed
from tradewinds.games.packet_row.invariants.names import Invariant
from tradewinds.games.packet_row.pieces import (
    CAPTAIN,
    HELD_GOODS,
    HELD_INGOTS,
    MERCHANT,
    NONE,
    Contract,
    Country,
    Goods,
    Ingot,
)
from tradewinds.games.packet_row.rules.faces import contract_amount, goods_amount, start_face
from tradewinds.games.packet_row.rules.fitting import (
    captains_left,
    due_in,
    goods_fit,
    merchants_left,
    ships_fit,
)
from tradewinds.games.packet_row.rules.shipments import destinations, without_ship
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.chance import ones
from tradewinds.kernel.rules import rule


@rule
def broken_shipping(before: State, s: State) -> int:
    """Of the shipment in preparation, and of one just completed."""
    if s.question >= Question.CONTRACTS:
        begun = before.question < Question.CONTRACTS
        same = s.asked == before.asked and (begun or s.resume == before.resume)
        if not same or not is_possible(s):
            return Invariant.SHIPMENT_STAYS_POSSIBLE
    elif not is_nothing_prepared(s):
        return Invariant.NOTHING_IS_LEFT_PREPARED
    if is_completed(before, s) and not is_exact(before, s):
        return Invariant.SHIPMENT_IS_EXACT
    return 0


@rule
def is_possible(s: State) -> bool:
    """What is begun can be carried through, and what is laid down is there."""
    for contract in range(len(Contract)):
        if s.picked[contract] > s.hand[s.asked, contract]:
            return False
    if destinations(s) == 0 or captains_left(s) < 0 or merchants_left(s) < 0:
        return False
    if not ships_fit(s, without_ship(s), captains_left(s), NONE):
        return False
    return goods_fit(s, due_in(s), merchants_left(s), NONE, NONE)


@rule
def is_nothing_prepared(s: State) -> bool:
    left = s.picked_start + s.captains + s.merchants + s.resume + due_in(s)
    for contract in range(len(Contract)):
        left += s.picked[contract]
    for country in range(len(Country)):
        left += s.sent[country] != NONE
    for goods in range(len(Goods)):
        left += s.laid[goods]
    for ingot in range(len(Ingot)):
        left += s.ingots[ingot]
    return left == 0


@rule
def is_exact(before: State, s: State) -> bool:
    """A ship a destination, a captain a turned ship, goods that suffice."""
    me = before.asked
    sailed, turned = 0, 0
    for country in range(len(Country)):
        sailed += before.ships[me, country] - s.ships[me, country]
        turned += before.sent[country] != NONE and before.sent[country] != country
    if sailed != ones(destinations(before)):
        return False
    if before.hand[me, CAPTAIN] - s.hand[me, CAPTAIN] != turned:
        return False
    if s.hand[me, MERCHANT] > before.hand[me, MERCHANT]:
        return False
    return units_used(before, s) >= units_asked(before)


@rule
def units_used(before: State, s: State) -> int:
    """Units on the goods cards and ingots that have left the hand."""
    me, found = before.asked, 0
    for goods in range(len(Goods)):
        held = HELD_GOODS + goods
        found += (before.hand[me, held] - s.hand[me, held]) * goods_amount(goods)
    for ingot in range(len(Ingot)):
        held = HELD_INGOTS + ingot
        found += (before.hand[me, held] - s.hand[me, held]) * (ingot + 1)
    return found


@rule
def units_asked(s: State) -> int:
    """What the picked contracts ask for together."""
    found = 0
    for contract in range(len(Contract)):
        found += s.picked[contract] * contract_amount(contract)
    if s.picked_start:
        found += start_face(s.start[s.asked], 2)
    return found
