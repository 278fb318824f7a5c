"""What the buildings do for visitors, and for their owners through Alonso; all but casino and harbour."""

from tradewinds.games.santiago_de_cuba.acts import Cafe, Objection
from tradewinds.games.santiago_de_cuba.pieces import (
    BANK_PESOS,
    CAFE_VP,
    CHURCH_VP,
    NEWSPAPER_PESOS,
    SAWMILL_PESOS,
    SAWMILL_VP,
    Building,
    Good,
)
from tradewinds.games.santiago_de_cuba.rules.supply import get_pesos, get_vp, return_goods
from tradewinds.games.santiago_de_cuba.rules.visit import leave_building
from tradewinds.games.santiago_de_cuba.state import CurrentStop, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import rule, tell

# ---------------------------------------------------------------- bank, church, sawmill, newspaper


@rule
def gain(s: State, building: int) -> None:
    """What a building without a choice gives. SC-BLD-01, SC-BLD-02, SC-BLD-06, SC-NWS-01"""
    tell(Event.USES, s.active, building)
    if building == Building.BANK:
        get_pesos(s, s.active, BANK_PESOS)
    elif building == Building.CHURCH:
        get_vp(s, s.active, CHURCH_VP)
    elif building == Building.SAWMILL:
        return_goods(s, s.active, Good.WOOD, 1)
        s.vp[s.active] += SAWMILL_VP
        s.pesos[s.active] += SAWMILL_PESOS
        tell(Event.SELLS_WOOD, s.active, SAWMILL_VP, SAWMILL_PESOS)
    else:
        get_pesos(s, s.active, NEWSPAPER_PESOS)


@rule
def objects_use_building(s: State) -> int:
    """Nothing stands against it: the building is offered only when it can be used."""
    return 0


@rule
def take_use_building(s: State) -> None:
    gain(s, s.building)
    leave_building(s)


@rule
def objects_flip(s: State, cuban: int) -> int:
    """SC-NWS-03, SC-NWS-09"""
    if s.inactive[cuban] > 0:
        return Objection.CUBAN_ALREADY_INACTIVE
    if s.newspaper_current_stop == CurrentStop.FORBIDDEN and s.cuban_at[s.car] == cuban:
        return Objection.CUBAN_IS_HERE
    return 0


@rule
def take_flip(s: State, cuban: int) -> None:
    """Driving off from the stop where the car stands now does not count as passing. SC-NWS-02, SC-NWS-09"""
    gain(s, Building.NEWSPAPER)
    s.inactive[cuban] = 1
    if s.newspaper_current_stop == CurrentStop.UNTIL_NEXT_PASS and s.cuban_at[s.car] == cuban:
        s.inactive[cuban] = 2
    tell(Event.SENDS_AWAY, s.active, cuban)
    leave_building(s)


# ---------------------------------------------------------------- distillery, factory, black market, café


@rule
def raw(building: int) -> int:
    """What the distillery or the cigar factory takes."""
    return Good.SUGAR if building == Building.DISTILLERY else Good.TOBACCO


@rule
def refined(building: int) -> int:
    """What the distillery or the cigar factory makes."""
    return Good.RUM if building == Building.DISTILLERY else Good.CIGARS


@rule
def objects_process(s: State, number: int) -> int:
    """SC-BLD-03, SC-BLD-04, SC-SUP-03"""
    if s.goods[s.active, raw(s.building)] < number:
        return Objection.NOT_ENOUGH_GOODS
    if s.supply[refined(s.building)] < number:
        return Objection.SUPPLY_TOO_SMALL
    return 0


@rule
def take_process(s: State, number: int) -> None:
    """SC-BLD-03, SC-BLD-04"""
    given = raw(s.building)
    made = refined(s.building)
    return_goods(s, s.active, given, number)
    return_goods(s, s.active, made, -number)
    tell(Event.PROCESSES, s.active, given, made, number)
    leave_building(s)


@rule
def objects_swap(s: State, give: int, take: int) -> int:
    """SC-BLD-05, SC-SUP-03, SC-SUP-07"""
    if s.goods[s.active, give] == 0:
        return Objection.YOU_HAVE_NONE
    if s.supply[take] == 0:
        return Objection.SUPPLY_EMPTY
    return 0


@rule
def take_swap(s: State, give: int, take: int) -> None:
    """SC-BLD-05"""
    return_goods(s, s.active, give, 1)
    return_goods(s, s.active, take, -1)
    tell(Event.SWAPS, s.active, give, take)
    leave_building(s)


@rule
def objects_cafe(s: State, sell: int) -> int:
    lacks_cigars = sell != Cafe.RUM and s.goods[s.active, Good.CIGARS] == 0
    lacks_rum = sell != Cafe.CIGARS and s.goods[s.active, Good.RUM] == 0
    return Objection.YOU_HAVE_NONE if lacks_cigars or lacks_rum else 0


@rule
def sell_in_cafe(s: State, good: int) -> None:
    return_goods(s, s.active, good, 1)
    s.vp[s.active] += CAFE_VP
    tell(Event.SELLS_IN_CAFE, s.active, good, CAFE_VP)


@rule
def take_cafe(s: State, sell: int) -> None:
    """SC-BLD-07"""
    if sell != Cafe.RUM:
        sell_in_cafe(s, Good.CIGARS)
    if sell != Cafe.CIGARS:
        sell_in_cafe(s, Good.RUM)
    leave_building(s)
