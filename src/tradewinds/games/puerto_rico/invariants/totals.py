"""What must hold of all pieces together: none comes from nowhere, none is lost."""

from tradewinds.games.puerto_rico.invariants.names import Invariant
from tradewinds.games.puerto_rico.pieces import (
    BARRELS,
    COPIES,
    DOUBLOONS,
    PLANTATIONS,
    QUARRIES,
    START_COLONISTS,
    START_VP,
    Building,
    Good,
    Role,
    Ship,
    Tile,
)
from tradewinds.games.puerto_rico.rules.holdings import colonists_of
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.rules import rule


@rule
def broken_totals(s: State) -> int:
    """Of barrels, tiles, colonists, buildings, points and doubloons."""
    if not is_nothing_owed(s):
        return Invariant.NOTHING_BELOW_ZERO
    if not are_barrels_complete(s):
        return Invariant.BARRELS_ARE_COMPLETE
    if not are_plantations_complete(s):
        return Invariant.PLANTATIONS_ARE_COMPLETE
    if not are_quarries_complete(s):
        return Invariant.QUARRIES_ARE_COMPLETE
    if not are_colonists_complete(s):
        return Invariant.COLONISTS_ARE_COMPLETE
    if not are_buildings_complete(s):
        return Invariant.BUILDINGS_ARE_COMPLETE
    if not are_points_complete(s):
        return Invariant.POINTS_ARE_COMPLETE
    return 0 if are_doubloons_complete(s) else Invariant.DOUBLOONS_ARE_COMPLETE


@rule
def is_nothing_owed(s: State) -> bool:
    """INV-08: nothing but the bank is below 0; of what totals cannot tell."""
    least = min(s.quarries, s.colonists, s.aboard, s.vp_left)
    for good in range(len(Good)):
        least = min(least, s.row[good], s.pile[good], s.discard[good], s.supply[good], s.house[good])
    for seat in range(s.seats):
        least = min(least, s.doubloons[seat], s.san_juan[seat], s.chips[seat], s.paper[seat])
        for good in range(len(Good)):
            least = min(least, s.goods[seat, good])
    return least >= 0


@rule
def are_barrels_complete(s: State) -> bool:
    """INV-01: here or there, on a ship or in the trading house."""
    for good in range(len(Good)):
        barrels = s.supply[good] + s.house[good]
        for seat in range(s.seats):
            barrels += s.goods[seat, good]
        for ship in range(len(Ship)):
            if s.cargo[ship] == good:
                barrels += s.loaded[ship]
        if barrels != BARRELS[good]:
            return False
    return True


@rule
def are_plantations_complete(s: State) -> bool:
    """INV-02: hidden, open, discarded or on islands."""
    for good in range(len(Good)):
        tiles = s.pile[good] + s.row[good] + s.discard[good]
        for seat in range(s.seats):
            tiles += s.tiles[seat, good]
        if tiles != PLANTATIONS[good]:
            return False
    return True


@rule
def are_quarries_complete(s: State) -> bool:
    """INV-03"""
    quarries = s.quarries
    for seat in range(s.seats):
        quarries += s.tiles[seat, Tile.QUARRY]
    return quarries == QUARRIES


@rule
def are_colonists_complete(s: State) -> bool:
    """INV-04: in the supply, on the ship, at work or in San Juan."""
    colonists = s.colonists + s.aboard
    for seat in range(s.seats):
        colonists += colonists_of(s, seat)
    return colonists == START_COLONISTS[s.seats] + s.seats


@rule
def are_buildings_complete(s: State) -> bool:
    """INV-05: for sale or in a city, where there is room for one of a kind."""
    for building in range(len(Building)):
        pieces = s.stock[building]
        for seat in range(s.seats):
            if not 0 <= s.built[seat, building] <= 1:
                return False
            pieces += s.built[seat, building]
        if pieces != COPIES[building] or s.stock[building] < 0:
            return False
    return True


@rule
def are_points_complete(s: State) -> bool:
    """INV-06: all chips; points are noted on paper only once the chips have run out."""
    chips, paper = s.vp_left, 0
    for seat in range(s.seats):
        chips += s.chips[seat]
        paper += s.paper[seat]
    return chips == START_VP[s.seats] and (paper == 0 or s.vp_left == 0)


@rule
def are_doubloons_complete(s: State) -> bool:
    """INV-07: in the bank, which may owe some, with players or on role cards."""
    doubloons = s.bank
    for seat in range(s.seats):
        doubloons += s.doubloons[seat]
    for role in range(len(Role)):
        doubloons += s.coins[role]
    return doubloons == DOUBLOONS
