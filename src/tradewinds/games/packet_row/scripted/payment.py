"""Which ship sails and which goods are laid down: what will be missed least."""

from tradewinds.games.packet_row.acts import Act
from tradewinds.games.packet_row.pieces import NONE, Contract, Country, Goods, Ingot
from tradewinds.games.packet_row.rules.faces import contract_to, goods_amount, goods_good
from tradewinds.games.packet_row.rules.shipments import (
    next_destination,
    next_good,
    objects_send_ship,
    objects_use_goods,
    objects_use_ingot,
)
from tradewinds.games.packet_row.scripted.worth import code
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.rules import rule

EXACT, BELOW, ABOVE, GOLD, CHANGED = 0, 10, 20, 30, 60


@rule
def best_ship(view: State) -> int:
    """The one with the right flag; otherwise one to where no contract calls."""
    to, best, sent = next_destination(view), 99, NONE
    for country in range(len(Country)):
        if objects_send_ship(view, country) == 0:
            missed = -1 if country == to else calls(view, country)
            if missed < best:
                best, sent = missed, country
    return code(Act.SEND_SHIP, sent, 0)


@rule
def calls(view: State, country: int) -> int:
    """How many contracts in hand call for a country."""
    found = 0
    for contract in range(len(Contract)):
        if contract_to(contract) == country:
            found += view.hand[view.asked, contract]
    return found


@rule
def best_goods(view: State) -> int:
    """What fits exactly, or else as much as can be without a surplus; gold and merchants last."""
    good = next_good(view)
    due, best, act = view.due[good], 999, NONE
    for goods in range(len(Goods)):
        amount = goods_amount(goods)
        missed = misfit(due, amount) + (CHANGED if goods_good(goods) != good else 0)
        if missed < best and objects_use_goods(view, goods_good(goods), amount) == 0:
            best, act = missed, code(Act.USE_GOODS, goods_good(goods), amount)
    for ingot in range(len(Ingot)):
        missed = misfit(due, ingot + 1) + GOLD
        if missed < best and objects_use_ingot(view, ingot) == 0:
            best, act = missed, code(Act.USE_INGOT, ingot, 0)
    return act


@rule
def misfit(due: int, units: int) -> int:
    """How badly a card fits what is due."""
    if units == due:
        return EXACT
    return BELOW + due - units if units < due else ABOVE + units - due
