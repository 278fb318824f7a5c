"""What warehouses and the single barrel save, what goes back to the supply, and which ships sail."""

from tradewinds.games.puerto_rico.pieces import (
    LARGE_WAREHOUSE_KINDS,
    NONE,
    SMALL_WAREHOUSE_KINDS,
    Building,
    Good,
    Ship,
)
from tradewinds.games.puerto_rico.rules.holdings import get_goods, is_manned
from tradewinds.games.puerto_rico.state import State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def clear_stores(s: State) -> None:
    for good in range(len(Good)):
        s.stored[good] = 0


@rule
def kinds_held(s: State, seat: int, least: int) -> int:
    """Of how many kinds a player has so many barrels or more."""
    kinds = 0
    for good in range(len(Good)):
        kinds += s.goods[seat, good] >= least
    return kinds


@rule
def room_for(s: State, seat: int) -> int:
    """How many kinds the warehouses store whole. PR-STO-02"""
    room = 0
    if is_manned(s, seat, Building.SMALL_WAREHOUSE):
        room += SMALL_WAREHOUSE_KINDS
    if is_manned(s, seat, Building.LARGE_WAREHOUSE):
        room += LARGE_WAREHOUSE_KINDS
    return room


@rule
def count_stored(s: State) -> tuple[int, int]:
    """How many kinds the player asked has stored, and how many are left over."""
    stored, open_kinds = 0, 0
    for good in range(len(Good)):
        stored += s.stored[good]
        open_kinds += s.goods[s.asked, good] > 0 and not s.stored[good]
    return stored, open_kinds


@rule
def first_unstored(s: State, seat: int) -> int:
    """A kind that a player holds and has not stored."""
    for good in range(len(Good)):
        if s.goods[seat, good] > 0 and not s.stored[good]:
            return good
    return NONE


@rule
def store_all(s: State, seat: int) -> None:
    """Without a choice: all that warehouses and the single barrel save. PR-STO-01, PR-STO-02, PR-STO-06"""
    room = room_for(s, seat)
    for least in (2, 1):
        for good in range(len(Good)):
            if room > 0 and s.goods[seat, good] >= least and not s.stored[good]:
                s.stored[good] = 1
                room -= 1
    give_up(s, seat, first_unstored(s, seat))


@rule
def give_up(s: State, seat: int, single: int) -> None:
    """What is neither stored nor the single barrel goes back. PR-STO-01, PR-STO-05"""
    for good in range(len(Good)):
        number = s.goods[seat, good]
        if good == single:
            number -= 1
        if number > 0 and not s.stored[good]:
            get_goods(s, seat, good, -number)
            tell(Event.RETURNS, seat, good, number)


@rule
def sail(s: State) -> None:
    """Full ships are emptied, the others stay as they are. PR-STO-08"""
    for ship in range(len(Ship)):
        if s.loaded[ship] == s.hold[ship]:
            tell(Event.SHIP_SAILS, s.chooser, s.hold[ship], s.cargo[ship])
            s.supply[s.cargo[ship]] += s.loaded[ship]
            s.loaded[ship] = 0
            s.cargo[ship] = NONE
