"""What must hold of islands, cities, ships and the trading house: everything is where it may be."""

from tradewinds.games.puerto_rico.invariants.names import Invariant
from tradewinds.games.puerto_rico.pieces import (
    CIRCLES,
    CITY_CELLS,
    HOUSE_SPACES,
    ISLAND_CELLS,
    MOST_LARGE,
    NONE,
    Building,
    Ending,
    Good,
    Role,
    Ship,
    Tile,
)
from tradewinds.games.puerto_rico.rules.holdings import (
    city_filled,
    colonists_of,
    island_filled,
    large_built,
)
from tradewinds.games.puerto_rico.rules.immigration import wanted
from tradewinds.games.puerto_rico.rules.stores import kinds_held, room_for
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.kernel.chance import bag_total
from tradewinds.kernel.rules import rule


@rule
def broken_places(before: State, s: State) -> int:
    """Of boards and of what lies between them."""
    for seat in range(s.seats):
        if not has_room(s, seat):
            return Invariant.ALL_HAS_ROOM
        if not are_circles_sound(s, seat):
            return Invariant.CIRCLES_HOLD_ONE
        if has_placed(before, s, seat) and not are_all_at_work(s, seat):
            return Invariant.NOBODY_IDLES
        if is_past(before, s, Role.CAPTAIN) and not are_stores_sound(s, seat):
            return Invariant.STORES_HAVE_LIMITS
    if not are_ships_sound(s):
        return Invariant.SHIPS_CARRY_ONE_KIND
    if not is_emptied(s):
        return Invariant.WHAT_IS_FULL_IS_EMPTIED
    if not is_row_full(s):
        return Invariant.ROW_IS_FULL
    if is_past(before, s, Role.MAYOR) and not is_ship_ready(s):
        return Invariant.SHIP_SERVES_BUILDINGS
    return 0


@rule
def is_past(before: State, s: State, role: int) -> bool:
    """Whether the act ended this role's phase."""
    return before.role == role and s.role != role


@rule
def has_room(s: State, seat: int) -> bool:
    """INV-09: twelve cells each, and no more large buildings than columns."""
    if island_filled(s, seat) > ISLAND_CELLS or city_filled(s, seat) > CITY_CELLS:
        return False
    return large_built(s, seat) <= MOST_LARGE


@rule
def are_circles_sound(s: State, seat: int) -> bool:
    """INV-10: no more colonists than circles."""
    for tile in range(len(Tile)):
        if not 0 <= s.manned[seat, tile] <= s.tiles[seat, tile]:
            return False
    for building in range(len(Building)):
        if not 0 <= s.workers[seat, building] <= s.built[seat, building] * CIRCLES[building]:
            return False
    return True


@rule
def has_placed(before: State, s: State, seat: int) -> bool:
    """Whether the act ended a player's placing, or that of all."""
    if is_past(before, s, Role.MAYOR):
        return True
    return before.question == Question.PLACE and before.asked == seat and s.asked != seat


@rule
def are_all_at_work(s: State, seat: int) -> bool:
    """INV-11: nobody is in San Juan while a circle is free."""
    circles = island_filled(s, seat)
    for building in range(len(Building)):
        circles += s.built[seat, building] * CIRCLES[building]
    return s.san_juan[seat] == max(0, colonists_of(s, seat) - circles)


@rule
def are_stores_sound(s: State, seat: int) -> bool:
    """INV-18: warehouses store so many kinds whole, and one barrel lies beside them."""
    room = room_for(s, seat)
    return kinds_held(s, seat, 1) <= room + 1 and kinds_held(s, seat, 2) <= room


@rule
def are_ships_sound(s: State) -> bool:
    """INV-12: no ship holds more than it can, and each kind is on one ship."""
    seen = 0
    for ship in range(len(Ship)):
        good = s.cargo[ship]
        if not 0 <= s.loaded[ship] <= s.hold[ship] or (good == NONE) != (s.loaded[ship] == 0):
            return False
        if good != NONE:
            if seen & (1 << good):
                return False
            seen |= 1 << good
    return True


@rule
def is_emptied(s: State) -> bool:
    """INV-13: full ships have sailed with the captain's phase, a full house is empty after the trader's."""
    for ship in range(len(Ship)):
        if s.role != Role.CAPTAIN and s.loaded[ship] == s.hold[ship]:
            return False
    return bag_total(s.house, len(Good)) < HOUSE_SPACES


@rule
def is_row_full(s: State) -> bool:
    """INV-16: outside the settler's phase the row is as long as tiles allow."""
    if s.role == Role.SETTLER or bag_total(s.row, len(Good)) == s.seats + 1:
        return True
    return bag_total(s.pile, len(Good)) == 0 and bag_total(s.discard, len(Good)) == 0


@rule
def is_ship_ready(s: State) -> bool:
    """INV-17: as many as the buildings want, or all there were, and the last round."""
    if s.aboard == wanted(s):
        return True
    return s.aboard < wanted(s) and s.colonists == 0 and s.ending[Ending.COLONISTS] != 0
