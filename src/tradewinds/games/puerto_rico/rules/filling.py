"""Colonists who go to work by themselves: those a player leaves over, or all where there is no choice."""

from tradewinds.games.puerto_rico.pieces import (
    FIRST_VIOLET,
    LARGE_MILL,
    NONE,
    SMALL_MILL,
    Building,
    Good,
    Tile,
)
from tradewinds.games.puerto_rico.rules.holdings import free_circles
from tradewinds.games.puerto_rico.state import State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def man_tile(s: State, seat: int, tile: int) -> None:
    s.san_juan[seat] -= 1
    s.manned[seat, tile] += 1
    tell(Event.MANS_TILE, seat, tile)


@rule
def man_building(s: State, seat: int, building: int) -> None:
    s.san_juan[seat] -= 1
    s.workers[seat, building] += 1
    tell(Event.MANS_BUILDING, seat, building)


@rule
def fill(s: State, seat: int) -> None:
    """All idle colonists go to work as long as there are circles; the rest wait in San Juan.

    PR-MAY-05, PR-MAY-06, PR-MAY-08
    """
    while s.san_juan[seat] > 0:
        tile, building = suggest(s, seat)
        if tile != NONE:
            man_tile(s, seat, tile)
        elif building != NONE:
            man_building(s, seat, building)
        else:
            return


@rule
def suggest(s: State, seat: int) -> tuple[int, int]:
    """Where one more colonist does most, a tile or a building: for one more barrel, if there is any."""
    for step in range(len(Good)):
        tile, building = lacking(s, seat, len(Good) - 1 - step)
        if tile != NONE or building != NONE:
            return tile, building
    return idle_place(s, seat)


@rule
def lacking(s: State, seat: int, good: int) -> tuple[int, int]:
    """The circle that keeps a player from one more barrel of a good."""
    can_grow = s.manned[seat, good] < s.tiles[seat, good]
    if good == Good.CORN:
        return (good, NONE) if can_grow else (NONE, NONE)
    spare = millers(s, seat, good) - s.manned[seat, good]
    if spare > 0 and can_grow:
        return good, NONE
    if spare < 0:
        return NONE, free_mill(s, seat, good)
    return NONE, NONE


@rule
def millers(s: State, seat: int, good: int) -> int:
    """Colonists in a player's production buildings of a good, small and large. PR-CRA-03, PR-CRA-04"""
    number = s.workers[seat, LARGE_MILL[good]]
    if SMALL_MILL[good] != NONE:
        number += s.workers[seat, SMALL_MILL[good]]
    return number


@rule
def free_mill(s: State, seat: int, good: int) -> int:
    """A production building of a good with a free circle."""
    if free_circles(s, seat, LARGE_MILL[good]) > 0:
        return LARGE_MILL[good]
    if SMALL_MILL[good] != NONE and free_circles(s, seat, SMALL_MILL[good]) > 0:
        return SMALL_MILL[good]
    return NONE


@rule
def idle_place(s: State, seat: int) -> tuple[int, int]:
    """With no barrel to gain: violet buildings from the dearest down, quarries, then whatever is free."""
    for step in range(len(Building) - FIRST_VIOLET):
        building = len(Building) - 1 - step
        if free_circles(s, seat, building) > 0:
            return NONE, building
    for step in range(len(Tile)):
        tile = len(Tile) - 1 - step
        if s.tiles[seat, tile] > s.manned[seat, tile]:
            return tile, NONE
    for building in range(FIRST_VIOLET):
        if free_circles(s, seat, building) > 0:
            return NONE, building
    return NONE, NONE
