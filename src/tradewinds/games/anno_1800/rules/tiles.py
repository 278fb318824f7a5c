"""Tiles come onto islands and leave them."""

from tradewinds.games.anno_1800.pieces import NONE
from tradewinds.games.anno_1800.rules.lookups import ship_token
from tradewinds.games.anno_1800.rules.places import has_identical, printed, visible
from tradewinds.games.anno_1800.rules.ships import finds_shipyard, ship_leaves, ship_reappears, ship_sails_in
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import INDUSTRIES
from tradewinds.kernel.rules import rule


@rule
def is_ship(building: int) -> bool:
    return building != NONE and ship_token(building) != NONE


@rule
def can_stand(s: State, tile: int) -> bool:
    """Whether a tile could be delivered now. AN-PAY-08, AN-BLD-02, AN-IND-04, AN-SHP-03"""
    if s.stack[tile] == 0:
        return False
    if tile < INDUSTRIES:
        return not has_identical(s, s.active, tile)
    return not is_ship(tile) or finds_shipyard(s, tile)


@rule
def send_workers_off(s: State, seat: int, slot: int) -> None:
    """Cubes on a building that is covered or taken away are exhausted. AN-BLD-09"""
    for place in range(2 * slot, 2 * slot + 2):
        if s.work[seat, place] != NONE:
            s.spent[seat, s.work[seat, place]] += 1
            s.work[seat, place] = NONE


@rule
def return_tile(s: State, seat: int, slot: int) -> None:
    """A tile goes back to its stack on the board, for everybody. AN-BLD-08, AN-SUP-03"""
    tile = s.tile[seat, slot]
    s.tile[seat, slot] = NONE
    s.stack[tile] += 1
    if tile < INDUSTRIES:
        s.site[seat, tile] = NONE


@rule
def clear(s: State, seat: int, slot: int) -> None:
    """What stands on a space makes room. AN-BLD-03, AN-BLD-06, AN-BLD-07"""
    send_workers_off(s, seat, slot)
    if is_ship(visible(s, seat, slot)):
        ship_leaves(s, seat, visible(s, seat, slot))
    if s.tile[seat, slot] != NONE:
        return_tile(s, seat, slot)


@rule
def put_tile(s: State, seat: int, tile: int, slot: int) -> None:
    """AN-BLD-02, AN-BLD-03"""
    clear(s, seat, slot)
    s.stack[tile] -= 1
    s.tile[seat, slot] = tile
    if tile < INDUSTRIES:
        s.site[seat, tile] = slot
    if is_ship(tile):
        ship_sails_in(s, seat, tile)


@rule
def take_off(s: State, seat: int, slot: int) -> None:
    """A tile is taken away; what is printed beneath shows again, with empty workplaces.

    AN-BLD-13, AN-BLD-15
    """
    clear(s, seat, slot)
    if is_ship(printed(s, seat, slot)):
        ship_reappears(s, seat, printed(s, seat, slot))
