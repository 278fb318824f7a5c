"""Payment steps: work, trade, imports, the cube to exhaust. Each keeps the purchase payable.

Whether it does is judged by making the step in the record, asking, and taking it back.
AN-PAY-04, AN-PAY-05, AN-PAY-06, AN-PAY-16
"""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import NONE, Effect, Token
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.effects import turn_down
from tradewinds.games.anno_1800.rules.lookups import makes, worker_of
from tradewinds.games.anno_1800.rules.places import (
    free_place,
    free_workplaces,
    is_industry,
    printed,
    slots,
    visible,
)
from tradewinds.games.anno_1800.rules.purchase import is_still_payable, lacking
from tradewinds.games.anno_1800.rules.supply import exhaust_cube, imports, trading_power
from tradewinds.games.anno_1800.rules.trade import DEAR, best_price, seller_price
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.kernel.rules import ask, rule, tell


@rule
def power_now(s: State) -> int:
    """Trade tokens that can be spent, but for those that the purchase itself asks for."""
    reserved = s.owed[Token.EXPLORATION] + s.due[Token.EXPLORATION]
    return trading_power(s, s.active, reserved) - s.owed[Token.TRADE] - s.due[Token.TRADE]


@rule
def blocked(s: State) -> int:
    """AN-PAY-06"""
    return 0 if is_still_payable(s) else Objection.WOULD_BLOCK_PAYMENT


@rule
def without_need(s: State, resource: int, price: int, gift: int) -> int:
    """The objection to getting a lacking resource for so many trade tokens, or free cards."""
    place = lacking(s, resource)
    s.needs[place] = NONE
    s.owed[Token.TRADE] += price
    s.unused[s.active, Effect.NEW_WORLD_FREE] -= gift
    told = blocked(s)
    s.needs[place] = resource
    s.owed[Token.TRADE] -= price
    s.unused[s.active, Effect.NEW_WORLD_FREE] += gift
    return told


# ---------------------------------------------------------------- work


@rule
def why_no_work(s: State, slot: int) -> int:
    """AN-RES-01, AN-RES-14, AN-BLD-13"""
    seat = s.active
    if slot >= slots(s, seat):
        return Objection.NOT_YOUR_ISLAND
    building = visible(s, seat, slot)
    if is_industry(building) and lacking(s, makes(building)) != NONE:
        return 0
    beneath = printed(s, seat, slot)
    if is_industry(beneath) and lacking(s, makes(beneath)) != NONE:
        return Objection.BUILDING_COVERED
    return Objection.RESOURCE_NOT_NEEDED if is_industry(building) else Objection.NO_SUCH_INDUSTRY


@rule
def objects_work(s: State, slot: int) -> int:
    """AN-RES-01, AN-RES-02, AN-RES-03, AN-RES-04, AN-RES-05, AN-RES-07, AN-RES-15"""
    told = why_no_work(s, slot)
    if told != 0:
        return told
    seat = s.active
    building = visible(s, seat, slot)
    cube = worker_of(building)
    if free_workplaces(s, seat, slot) == 0:
        return Objection.WORKPLACES_FULL
    if s.ready[seat, cube] == 0:
        return Objection.NO_CUBE_READY
    place = free_place(s, seat, slot)
    s.work[seat, place] = cube
    s.ready[seat, cube] -= 1
    told = without_need(s, makes(building), 0, 0)
    s.ready[seat, cube] += 1
    s.work[seat, place] = NONE
    return told


@rule
def take_work(s: State, slot: int) -> None:
    """A cube makes one resource, which goes straight into the purchase.

    AN-RES-01, AN-RES-04, AN-RES-06, AN-RES-07, AN-TRN-06
    """
    building = visible(s, s.active, slot)
    cube = worker_of(building)
    s.ready[s.active, cube] -= 1
    s.work[s.active, free_place(s, s.active, slot)] = cube
    s.needs[lacking(s, makes(building))] = NONE
    tell(Event.PRODUCES, s.active, makes(building), cube, slot)
    go_on(s)


# ---------------------------------------------------------------- trade, seller


@rule
def objects_trade(s: State, resource: int) -> int:
    """AN-TRD-01, AN-TRD-05, AN-TRD-06, AN-TRD-08, AN-TRD-10"""
    if lacking(s, resource) == NONE:
        return Objection.RESOURCE_NOT_NEEDED
    if s.bought[resource]:
        return Objection.ALREADY_BOUGHT
    price = best_price(s, resource)
    if price == DEAR:
        return Objection.NO_SELLER
    if price > power_now(s):
        return Objection.NOT_ENOUGH_TRADE_TOKENS
    return without_need(s, resource, price, 0)


@rule
def take_trade(s: State, resource: int) -> None:
    """First the resource, then the seller, then the tokens. AN-PAY-12, AN-TRD-05"""
    s.needs[lacking(s, resource)] = NONE
    s.bought[resource] = 1
    s.buying = resource
    ask(s, Question.SELLER, s.active)


@rule
def seat_ahead(s: State, ahead: int) -> int:
    """So many seats to the left."""
    return (s.active + ahead) % s.seats


@rule
def objects_seller(s: State, ahead: int) -> int:
    """AN-TRD-02, AN-TRD-04, AN-TRD-09, AN-TRD-11"""
    if ahead >= s.seats:
        return Objection.NO_SELLER
    price = seller_price(s, seat_ahead(s, ahead), s.buying)
    if price == DEAR:
        return Objection.NO_SELLER
    if price > power_now(s):
        return Objection.NOT_ENOUGH_TRADE_TOKENS
    s.owed[Token.TRADE] += price
    told = blocked(s)
    s.owed[Token.TRADE] -= price
    return told


@rule
def take_seller(s: State, ahead: int) -> None:
    """The seller takes a gold from the supply, whatever the price, and places no cube.

    AN-TRD-03, AN-TRD-04, AN-TRD-14
    """
    seller = seat_ahead(s, ahead)
    s.owed[Token.TRADE] = seller_price(s, seller, s.buying)
    tell(Event.TRADES, s.active, seller, s.buying, s.owed[Token.TRADE])
    s.gold[seller] += 1
    tell(Event.GETS_GOLD, seller, 1)
    s.buying = NONE
    go_on(s)


# ---------------------------------------------------------------- import, free_import


@rule
def objects_import(s: State, resource: int) -> int:
    """AN-RES-12, AN-NW-06, AN-NW-07"""
    if lacking(s, resource) == NONE:
        return Objection.RESOURCE_NOT_NEEDED
    if not imports(s, s.active, resource):
        return Objection.NO_NEW_WORLD_SOURCE
    if power_now(s) < 1:
        return Objection.NOT_ENOUGH_TRADE_TOKENS
    return without_need(s, resource, 1, 0)


@rule
def take_import(s: State, resource: int) -> None:
    """AN-RES-12, AN-NW-06"""
    s.needs[lacking(s, resource)] = NONE
    s.owed[Token.TRADE] = 1
    tell(Event.IMPORTS, s.active, resource)
    go_on(s)


@rule
def objects_free_import(s: State, resource: int) -> int:
    """AN-EFF-09"""
    if lacking(s, resource) == NONE:
        return Objection.RESOURCE_NOT_NEEDED
    if s.unused[s.active, Effect.NEW_WORLD_FREE] == 0:
        return Objection.FREE_RESOURCE_NOT_OFFERED
    return without_need(s, resource, 0, 1)


@rule
def take_free_import(s: State, resource: int) -> None:
    """AN-EFF-09, AN-ACT-03"""
    s.needs[lacking(s, resource)] = NONE
    turn_down(s, s.active, Effect.NEW_WORLD_FREE)
    tell(Event.IMPORTS_FREELY, s.active, resource)
    go_on(s)


# ---------------------------------------------------------------- exhaust


@rule
def objects_exhaust(s: State) -> int:
    """AN-RES-08, AN-PAY-14"""
    cube = s.exhausts
    if cube == NONE:
        return Objection.ALL_PAID
    if s.ready[s.active, cube] == 0:
        return Objection.NO_CUBE_READY
    s.exhausts = NONE
    s.ready[s.active, cube] -= 1
    s.spent[s.active, cube] += 1
    told = blocked(s)
    s.spent[s.active, cube] -= 1
    s.ready[s.active, cube] += 1
    s.exhausts = cube
    return told


@rule
def take_exhaust(s: State) -> None:
    """AN-RES-08, AN-PAY-14"""
    exhaust_cube(s, s.active, s.exhausts)
    s.exhausts = NONE
    go_on(s)
