"""Upgrades: which cube is exchanged for one of the next kind, paid by Develop or free."""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import NONE
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.payment import blocked
from tradewinds.games.anno_1800.rules.places import change_at, slots, works_at
from tradewinds.games.anno_1800.rules.shifts import SPENT_AREA
from tradewinds.games.anno_1800.rules.window import end_purchase
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.kernel.rules import ask, rule, tell

DISTRICT = -2


@rule
def is_found_at(s: State, cube: int, slot: int) -> bool:
    """Whether a cube of that kind is in its district, in the spent area, or on a space."""
    if slot == DISTRICT:
        return s.ready[s.active, cube] > 0
    if slot == SPENT_AREA:
        return s.spent[s.active, cube] > 0
    return works_at(s, s.active, slot, cube)


@rule
def exchange_cube(s: State, cube: int, into: int, slot: int) -> None:
    """One of a kind there for one of another; the old one goes back to the supply, no card is drawn.

    AN-UPG-04, AN-UPG-05, AN-UPG-06, AN-UPG-07, AN-UPG-08, AN-UPG-11
    """
    seat = s.active
    s.supply[into] -= 1
    s.supply[cube] += 1
    s.cubes[seat, cube] -= 1
    s.cubes[seat, into] += 1
    if slot == DISTRICT:
        s.ready[seat, cube] -= 1
        s.ready[seat, into] += 1
    elif slot == SPENT_AREA:
        s.spent[seat, cube] -= 1
        s.spent[seat, into] += 1
    else:
        change_at(s, seat, slot, cube, into)


@rule
def upgrade(s: State, cube: int, slot: int) -> None:
    """AN-UPG-04, AN-UPG-05, AN-UPG-06, AN-UPG-07"""
    exchange_cube(s, cube, cube + 1, slot)
    if slot == DISTRICT:
        tell(Event.UPGRADES, s.active, cube)
    elif slot == SPENT_AREA:
        tell(Event.UPGRADES_SPENT, s.active, cube)
    else:
        tell(Event.UPGRADES_AT, s.active, cube, slot)


# ---------------------------------------------------------------- free_upgrade


@rule
def blocks_upgrade(s: State, cube: int, slot: int) -> int:
    """The objection to a free upgrade there while something is being paid. AN-PAY-06"""
    if s.purchase == NONE or s.question == Question.UPGRADE:
        return 0
    first = NONE if slot < 0 else s.work[s.active, 2 * slot]
    s.pool[cube] -= 1
    exchange_cube(s, cube, cube + 1, slot)
    told = blocked(s)
    exchange_cube(s, cube + 1, cube, slot)
    s.pool[cube] += 1
    if slot >= 0 and s.work[s.active, 2 * slot] != first:
        swap_places(s, slot)
    return told


@rule
def swap_places(s: State, slot: int) -> None:
    """The cubes on a space change places, so that both are where they were."""
    seat = s.active
    first = s.work[seat, 2 * slot]
    s.work[seat, 2 * slot] = s.work[seat, 2 * slot + 1]
    s.work[seat, 2 * slot + 1] = first


@rule
def objects_free_upgrade(s: State, pool: int) -> int:
    """AN-EFF-10, AN-EFF-12, AN-UPG-08"""
    if s.pool[pool] == 0:
        return Objection.NO_FREE_UPGRADE
    if s.cubes[s.active, pool] == 0:
        return Objection.NO_CUBE_OF_KIND
    if s.supply[pool + 1] == 0:
        return Objection.NO_CUBE_IN_SUPPLY
    for slot in range(DISTRICT, slots(s, s.active)):
        if is_found_at(s, pool, slot) and blocks_upgrade(s, pool, slot) == 0:
            return 0
    return Objection.WOULD_BLOCK_PAYMENT


@rule
def take_free_upgrade(s: State, pool: int) -> None:
    """Each upgrade is a free action of its own. AN-EFF-11"""
    s.cube = pool
    ask(s, Question.FREE_UPGRADE, s.active)


# ---------------------------------------------------------------- where


@rule
def kind_to_upgrade(s: State) -> int:
    return s.target if s.question == Question.UPGRADE else s.cube


@rule
def objects_upgrade_there(s: State, slot: int) -> int:
    """AN-UPG-09, AN-EFF-12"""
    cube = kind_to_upgrade(s)
    if not is_found_at(s, cube, slot):
        return Objection.NO_CUBE_OF_KIND
    return blocks_upgrade(s, cube, slot)


@rule
def upgrade_there(s: State, slot: int) -> None:
    """AN-UPG-09, AN-EFF-11"""
    upgrade(s, kind_to_upgrade(s), slot)
    if s.question == Question.UPGRADE:
        end_purchase(s)
    else:
        s.pool[s.cube] -= 1
        s.cube = NONE
        go_on(s)


@rule
def objects_upgrade_ready(s: State) -> int:
    return objects_upgrade_there(s, DISTRICT)


@rule
def take_upgrade_ready(s: State) -> None:
    """AN-UPG-06"""
    upgrade_there(s, DISTRICT)


@rule
def objects_upgrade_spent(s: State) -> int:
    return objects_upgrade_there(s, SPENT_AREA)


@rule
def take_upgrade_spent(s: State) -> None:
    """AN-UPG-07"""
    upgrade_there(s, SPENT_AREA)


@rule
def objects_upgrade_at(s: State, slot: int) -> int:
    return objects_upgrade_there(s, slot)


@rule
def take_upgrade_at(s: State, slot: int) -> None:
    """AN-UPG-05"""
    upgrade_there(s, slot)
