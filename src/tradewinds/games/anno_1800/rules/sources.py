"""Where the active player can get a resource from: each way as a small number, all ways in one word.

1 to 3: trade at that price. From WORK on: a cube of kind k works at a space with a free workplace, or there
only after a cube of kind q has been brought home from it. From UNCOVER on: after the tile over a printed
industry of kind k has been taken away.
"""

from tradewinds.games.anno_1800.pieces import NONE, Pool, Purchase
from tradewinds.games.anno_1800.rules.lookups import maker_cube
from tradewinds.games.anno_1800.rules.places import (
    AT_HOME,
    ON_ISLAND,
    covered,
    free_workplaces,
    source,
)
from tradewinds.games.anno_1800.rules.trade import DEAR, best_price
from tradewinds.games.anno_1800.state import State
from tradewinds.kernel.rules import rule

WAY_BITS = 5
WAY = 31
WORK = 4  # + 6 * kind, + 1 + the kind that goes home first
WAYS_OF_A_KIND = 6
UNCOVER = 28  # + kind


@rule
def is_trade(way: int) -> bool:
    return 0 < way < WORK


@rule
def kind_of_way(way: int) -> int:
    """The kind of cube that works."""
    return way - UNCOVER if way >= UNCOVER else (way - WORK) // WAYS_OF_A_KIND


@rule
def freed_by_way(way: int) -> int:
    """The kind of cube that goes home first to free the workplace; -1 is none."""
    return NONE if way >= UNCOVER else (way - WORK) % WAYS_OF_A_KIND - 1


@rule
def could_work(s: State, cube: int) -> bool:
    """Whether there is, or can be through free upgrades, a cube of that kind.

    AN-RES-02, AN-RES-13, AN-RES-14
    """
    if s.cubes[s.active, cube] > 0:
        return True
    return 0 < cube <= len(Pool) and s.pool[cube - 1] + s.pool[0] > 0


@rule
def can_uncover(s: State, purchase: int) -> bool:
    """Whether a tile may still be taken away during this purchase. AN-BLD-10"""
    return purchase == Purchase.TILE and s.removed == 0


@rule
def free_ways(s: State, resource: int) -> int:
    """Working where a workplace is free."""
    ways, found = 0, 0
    for which in range(ON_ISLAND + 1):
        slot = source(s, s.active, resource, which)
        if slot != NONE and free_workplaces(s, s.active, slot) > 0:
            cube = maker_cube(resource, which)
            if could_work(s, cube):
                ways |= (WORK + WAYS_OF_A_KIND * cube) << (WAY_BITS * found)
                found += 1
    return ways << 4 | found


@rule
def full_ways(s: State, resource: int, ways: int, found: int) -> int:
    """Working where both workplaces are taken, so that a cube must go home first. AN-SHF-02"""
    for which in range(ON_ISLAND + 1):
        slot = source(s, s.active, resource, which)
        if slot != NONE and free_workplaces(s, s.active, slot) == 0:
            cube = maker_cube(resource, which)
            if could_work(s, cube):
                base = WORK + WAYS_OF_A_KIND * cube + 1
                one = s.work[s.active, 2 * slot]
                other = s.work[s.active, 2 * slot + 1]
                ways |= (base + one) << (WAY_BITS * found)
                found += 1
                if other != one:
                    ways |= (base + other) << (WAY_BITS * found)
                    found += 1
    return ways << 4 | found


@rule
def covered_ways(s: State, resource: int, ways: int, found: int) -> int:
    """Working at a printed industry that taking a tile away would uncover. AN-BLD-13"""
    for which in range(AT_HOME, ON_ISLAND + 1, ON_ISLAND):
        slot = covered(s, s.active, resource, which)
        if slot != NONE:
            cube = maker_cube(resource, which)
            if could_work(s, cube):
                ways |= (UNCOVER + cube) << (WAY_BITS * found)
                found += 1
    return ways << 4 | found


@rule
def ways_to(s: State, resource: int, power: int, purse: int, purchase: int) -> int:
    """All ways to get a tradable resource, the easiest first; 0 if there is none.

    `power` is what trade tokens can be spent, `purse` what gold.
    AN-PAY-04, AN-PAY-15, AN-RES-16, AN-TRD-05, AN-TRD-06, AN-TRD-08
    """
    told = free_ways(s, resource)
    ways, found = told >> 4, told & 15
    if power > 0 and s.bought[resource] == 0:
        price = best_price(s, resource)
        if price <= power and price != DEAR:
            ways |= price << (WAY_BITS * found)
            found += 1
    if purse > 0:
        told = full_ways(s, resource, ways, found)
        ways, found = told >> 4, told & 15
    if can_uncover(s, purchase):
        ways = covered_ways(s, resource, ways, found) >> 4
    return ways
