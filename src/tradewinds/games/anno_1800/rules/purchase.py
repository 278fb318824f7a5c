"""The purchase going on: what it still asks for, and whether it can be delivered."""

from tradewinds.games.anno_1800.pieces import NONE, Need, Purchase, Token
from tradewinds.games.anno_1800.rules.lookups import (
    bill_of,
    exhausted_by,
    exploration_tokens_of,
    need,
    trade_tokens_of,
)
from tradewinds.games.anno_1800.rules.payable import can_deliver_after, is_payable, plan_for
from tradewinds.games.anno_1800.rules.places import colonies, islands
from tradewinds.games.anno_1800.rules.supply import expeditions_left, fee
from tradewinds.games.anno_1800.rules.tiles import can_stand
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import (
    EMPTY_BILL,
    EXHAUST_AT,
    EXPEDITION_TOKENS,
    EXPLORATION_AT,
    FIRST_NEW_CUBE,
    FIRST_PLAY,
    FIRST_UPGRADE,
    NEED_BITS,
    NO_CUBE,
    NO_RESOURCE,
    TRADE_AT,
)
from tradewinds.kernel.rules import rule

WITHOUT_EXPLORATION = EMPTY_BILL


# ---------------------------------------------------------------- what is asked for


@rule
def full_bill(s: State, purchase: int, target: int) -> int:
    """What a purchase costs. AN-OW-02, AN-NW-02, AN-EXP-01, AN-UPG-02, AN-BLD-17"""
    if purchase == Purchase.TILE:
        return bill_of(target)
    if purchase == Purchase.NEW_CUBE:
        return bill_of(FIRST_NEW_CUBE + target)
    if purchase == Purchase.UPGRADE:
        return bill_of(FIRST_UPGRADE + target)
    if purchase == Purchase.CARD:
        return bill_of(FIRST_PLAY + target)
    price = EXPEDITION_TOKENS
    if purchase == Purchase.OLD_WORLD:
        price = islands(s, s.active) + 1
    elif purchase == Purchase.NEW_WORLD:
        price = colonies(s, s.active) + 1
    return WITHOUT_EXPLORATION | price << EXPLORATION_AT


@rule
def gold_due(s: State, purchase: int, target: int) -> int:
    """The gold that a purchase costs now. AN-WRK-04, AN-WRK-05"""
    return fee(s, target) if purchase == Purchase.NEW_CUBE else 0


@rule
def can_deliver(s: State, purchase: int, target: int) -> bool:
    """Apart from cubes in the supply, which free upgrades can change. AN-PAY-08"""
    if purchase == Purchase.TILE:
        return can_stand(s, target)
    return purchase != Purchase.EXPEDITION or expeditions_left(s) > 0


@rule
def can_buy(s: State, purchase: int, target: int) -> bool:
    """Whether a purchase could be begun and finished. AN-PAY-02, AN-PAY-07"""
    gold = gold_due(s, purchase, target)
    return is_payable(s, full_bill(s, purchase, target), gold, purchase, target)


# ---------------------------------------------------------------- the purchase in the record


@rule
def open_purchase(s: State, purchase: int, target: int) -> None:
    """Its parts lie open, to be settled one by one. AN-PAY-03, AN-CRD-02"""
    told = full_bill(s, purchase, target)
    s.purchase = purchase
    s.target = target
    for i in range(Need.size):
        resource = need(told, i)
        s.needs[i] = NONE if resource == NO_RESOURCE else resource
    s.exhausts = NONE if exhausted_by(told) == NO_CUBE else exhausted_by(told)
    s.due[Token.TRADE] = trade_tokens_of(told)
    s.due[Token.EXPLORATION] = exploration_tokens_of(told)


@rule
def open_bill(s: State) -> int:
    """What is still open, as a bill."""
    told = s.due[Token.TRADE] << TRADE_AT | s.due[Token.EXPLORATION] << EXPLORATION_AT
    told |= (NO_CUBE if s.exhausts == NONE else s.exhausts) << EXHAUST_AT
    for i in range(Need.size):
        told |= (NO_RESOURCE if s.needs[i] == NONE else s.needs[i]) << NEED_BITS * i
    return told


@rule
def lacking(s: State, resource: int) -> int:
    """The place of a resource among those that are lacking; -1 if it is not. AN-RES-07"""
    for i in range(Need.size):
        if s.needs[i] == resource:
            return i
    return NONE


@rule
def is_still_payable(s: State) -> bool:
    """Whether the open purchase can be finished from here; true where none is open. AN-PAY-06"""
    if s.purchase == NONE:
        return True
    if not can_deliver(s, s.purchase, s.target):
        return False
    return is_payable(s, open_bill(s), gold_due(s, s.purchase, s.target), s.purchase, s.target)


@rule
def is_settled(s: State) -> bool:
    """Whether nothing but gold is open, and the purchase can be delivered. AN-PAY-10"""
    if s.exhausts != NONE or s.due[Token.TRADE] + s.due[Token.EXPLORATION] > 0:
        return False
    for i in range(Need.size):
        if s.needs[i] != NONE:
            return False
    return can_deliver_after(s, s.purchase, s.target, 0, 0)


@rule
def cheapest_plan(s: State) -> int:
    """The cheapest way for each lacking tradable resource, packed."""
    return plan_for(s, open_bill(s), gold_due(s, s.purchase, s.target), s.purchase, s.target, True)
