"""Spaces, what stands on them, and who works there."""

from tradewinds.games.anno_1800.pieces import NONE, Building
from tradewinds.games.anno_1800.rules.lookups import (
    maker,
    printed_at_home,
    printed_on_island,
    space,
    strength,
)
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import COAST, HOME_SLOTS, INDUSTRIES, ISLAND_SLOTS, MOST_ISLANDS
from tradewinds.kernel.rules import rule

YARD_BITS, YARD = 6, 63
YARDS_UP_TO = (1, 1 | 1 << YARD_BITS, 1 | 1 << YARD_BITS | 1 << 2 * YARD_BITS)
"""A shipyard of each strength, as it is counted."""

AT_HOME, FIRST_TILE, SECOND_TILE, ON_ISLAND = range(4)
"""Where a resource can be made, as `maker` counts."""


@rule
def islands(s: State, seat: int) -> int:
    """How many Old World islands a player has; the home island is none of them. AN-OW-03"""
    for k in range(MOST_ISLANDS):
        if s.island[seat, k] == NONE:
            return k
    return MOST_ISLANDS


@rule
def colonies(s: State, seat: int) -> int:
    """How many New World islands a player has."""
    for k in range(MOST_ISLANDS):
        if s.colony[seat, k] == NONE:
            return k
    return MOST_ISLANDS


@rule
def slots(s: State, seat: int) -> int:
    """How many spaces a player has. AN-BLD-05, AN-OW-04, AN-NW-08"""
    return HOME_SLOTS + ISLAND_SLOTS * islands(s, seat)


@rule
def printed(s: State, seat: int, slot: int) -> int:
    """What is printed on a space of the player's; -1 is nothing."""
    if slot < HOME_SLOTS:
        return printed_at_home(slot)
    island = s.island[seat, (slot - HOME_SLOTS) // ISLAND_SLOTS]
    return NONE if island == NONE else printed_on_island(island, (slot - HOME_SLOTS) % ISLAND_SLOTS)


@rule
def visible(s: State, seat: int, slot: int) -> int:
    """What stands on a space: the tile, else what is printed there; -1 is nothing. AN-BLD-13"""
    tile = s.tile[seat, slot]
    return tile if tile != NONE else printed(s, seat, slot)


@rule
def island_slot(s: State, seat: int, island: int) -> int:
    """The first space of a player's Old World island; -1 if it is not his."""
    for k in range(MOST_ISLANDS):
        if s.island[seat, k] == island:
            return HOME_SLOTS + ISLAND_SLOTS * k
    return NONE


@rule
def print_slot(s: State, seat: int, resource: int, which: int) -> int:
    """Where the player's home or Old World island is printed with an industry for it; -1 is nowhere."""
    if which == AT_HOME:
        return maker(resource, AT_HOME)
    island = maker(resource, ON_ISLAND)
    return NONE if island == NONE else island_slot(s, seat, island)


@rule
def source(s: State, seat: int, resource: int, which: int) -> int:
    """The space of a visible industry that makes a resource, of four such places; -1 is none.

    AN-IND-06, AN-TRD-13
    """
    if which in (FIRST_TILE, SECOND_TILE):
        tile = maker(resource, which)
        return NONE if tile == NONE else s.site[seat, tile]
    slot = print_slot(s, seat, resource, which)
    return NONE if slot == NONE or s.tile[seat, slot] != NONE else slot


@rule
def covered(s: State, seat: int, resource: int, which: int) -> int:
    """The space of a printed industry that makes a resource and lies under a tile; -1 is none."""
    slot = print_slot(s, seat, resource, which)
    return NONE if slot == NONE or s.tile[seat, slot] == NONE else slot


@rule
def free_workplaces(s: State, seat: int, slot: int) -> int:
    """AN-RES-03, AN-RES-15"""
    return (s.work[seat, 2 * slot] == NONE) + (s.work[seat, 2 * slot + 1] == NONE)


@rule
def works_at(s: State, seat: int, slot: int, cube: int) -> bool:
    """Whether a cube of that kind stands there."""
    return s.work[seat, 2 * slot] == cube or s.work[seat, 2 * slot + 1] == cube


@rule
def free_place(s: State, seat: int, slot: int) -> int:
    """The workplace that is taken next there. AN-RES-03"""
    return 2 * slot if s.work[seat, 2 * slot] == NONE else 2 * slot + 1


@rule
def change_at(s: State, seat: int, slot: int, cube: int, into: int) -> None:
    """One cube of that kind on a space becomes another, or leaves it."""
    place = 2 * slot if s.work[seat, 2 * slot] == cube else 2 * slot + 1
    s.work[seat, place] = into


@rule
def working(s: State, seat: int, cube: int) -> int:
    """How many cubes of a kind stand on workplaces."""
    return s.cubes[seat, cube] - s.ready[seat, cube] - s.spent[seat, cube]


@rule
def has_identical(s: State, seat: int, tile: int) -> bool:
    """Whether an industry that makes the same with the same kind of cube is visible. AN-IND-03, AN-IND-07"""
    if s.site[seat, tile] != NONE:
        return True
    for k in range(MOST_ISLANDS):
        if s.island[seat, k] == NONE:
            return False
        slot = HOME_SLOTS + ISLAND_SLOTS * k
        if printed(s, seat, slot) == tile and s.tile[seat, slot] == NONE:
            return True
    return False


@rule
def shipyards(s: State, seat: int) -> int:
    """A player's visible shipyards that are at least 1, 2 and 3 strong, as a packed count. AN-YRD-05"""
    found = 0
    for slot in range(slots(s, seat)):
        if space(slot) == COAST:
            building = visible(s, seat, slot)
            if Building.SHIPYARD_1 <= building <= Building.SHIPYARD_3:
                found += YARDS_UP_TO[strength(building) - 1]
    return found


@rule
def yards(packed: int, least: int) -> int:
    """Of these, the shipyards that are at least so strong."""
    return (packed >> YARD_BITS * (least - 1)) & YARD


@rule
def buildings(s: State, seat: int) -> int:
    """Industries, shipyards and ships together, those printed and not covered too. AN-SCO-10"""
    found = 0
    for slot in range(slots(s, seat)):
        found += visible(s, seat, slot) != NONE
    return found


@rule
def is_industry(building: int) -> bool:
    return building != NONE and (building < INDUSTRIES or building >= Building.START_SAWMILL)
