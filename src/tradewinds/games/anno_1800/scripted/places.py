"""Where tiles go, and where cubes come from."""

from tradewinds.games.anno_1800.acts import Act
from tradewinds.games.anno_1800.pieces import NONE
from tradewinds.games.anno_1800.proposal import code
from tradewinds.games.anno_1800.rules.building import objects_place, objects_take_away
from tradewinds.games.anno_1800.rules.lookups import makes, strength, worker_of
from tradewinds.games.anno_1800.rules.places import ON_ISLAND, is_industry, slots, source, visible
from tradewinds.games.anno_1800.rules.upgrading import (
    objects_upgrade_at,
    objects_upgrade_ready,
    objects_upgrade_spent,
)
from tradewinds.games.anno_1800.scripted.hand import is_wanted
from tradewinds.games.anno_1800.state import State
from tradewinds.kernel.rules import rule

FREE, SPARE, UNWANTED, WANTED = 0, 10, 30, 80
BASIC = 25  # resources that industries are made of
BASICS = 10


@rule
def ways_to_make(view: State, resource: int) -> int:
    """How many own industries make a resource."""
    found = 0
    for which in range(ON_ISLAND + 1):
        found += source(view, view.active, resource, which) != NONE
    return found


@rule
def loss_at(view: State, slot: int) -> int:
    """What covering a space would cost."""
    building = visible(view, view.active, slot)
    if building == NONE:
        return FREE
    if not is_industry(building):
        return WANTED * strength(building)
    resource = makes(building)
    if ways_to_make(view, resource) > 1:
        return SPARE + worker_of(building)
    if is_wanted(view, resource):
        return WANTED
    return UNWANTED + (BASIC if resource < BASICS else 0)


@rule
def best_place(view: State) -> int:
    """The space where a tile costs least."""
    best, least = NONE, 0
    for slot in range(slots(view, view.active)):
        if objects_place(view, slot) == 0 and (best == NONE or loss_at(view, slot) < least):
            best, least = slot, loss_at(view, slot)
    return code(Act.PLACE, best)


@rule
def first_removal(view: State) -> int:
    """This player takes no tile away of its own accord; asked for one, it names the first."""
    slot = 0
    while objects_take_away(view, slot) != 0:
        slot += 1
    return code(Act.TAKE_AWAY, slot)


@rule
def best_upgrade(view: State) -> int:
    """A cube in the district, else a spent one, else one at work."""
    if objects_upgrade_ready(view) == 0:
        return code(Act.UPGRADE_READY, 0)
    if objects_upgrade_spent(view) == 0:
        return code(Act.UPGRADE_SPENT, 0)
    slot = 0
    while objects_upgrade_at(view, slot) != 0:
        slot += 1
    return code(Act.UPGRADE_AT, slot)
