"""What players hold and where it comes from: doubloons, barrels, colonists, and buildings at work."""

from tradewinds.games.puerto_rico.pieces import CELLS, CIRCLES, FIRST_LARGE, Building, Tile
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.rules import rule


@rule
def is_manned(s: State, seat: int, building: int) -> bool:
    """Whether a player's building functions: one colonist is enough. PR-BUI-01, PR-BUI-08, PR-BUI-09"""
    return s.workers[seat, building] > 0


@rule
def earn(s: State, seat: int, doubloons: int) -> None:
    """From the bank, which never runs dry; or into it, if the number is below 0. PR-RND-11, PR-RND-15"""
    s.doubloons[seat] += doubloons
    s.bank -= doubloons


@rule
def get_goods(s: State, seat: int, good: int, number: int) -> None:
    """From the supply; or back to it, if the number is below 0."""
    s.goods[seat, good] += number
    s.supply[good] -= number


# ---------------------------------------------------------------- colonists


@rule
def are_colonists_left(s: State) -> bool:
    """Whether hospice and university could still get one. PR-STL-15, PR-BLD-07"""
    return s.colonists > 0 or s.aboard > 0


@rule
def use_colonist(s: State) -> None:
    """One from the supply, and when that is empty from the ship. PR-STL-15, PR-BLD-07, PR-INT-01"""
    if s.colonists > 0:
        s.colonists -= 1
    else:
        s.aboard -= 1


@rule
def colonists_of(s: State, seat: int) -> int:
    """A player's colonists, at work and in San Juan."""
    own = s.san_juan[seat]
    for tile in range(len(Tile)):
        own += s.manned[seat, tile]
    for building in range(len(Building)):
        own += s.workers[seat, building]
    return own


# ---------------------------------------------------------------- island and city


@rule
def island_filled(s: State, seat: int) -> int:
    """How many cells of an island hold a plantation or a quarry. PR-BUI-04, PR-BUI-05"""
    filled = 0
    for tile in range(len(Tile)):
        filled += s.tiles[seat, tile]
    return filled


@rule
def city_filled(s: State, seat: int) -> int:
    """How many cells of a city are built on; a large building takes two. PR-BUI-05, PR-BUI-06, PR-BUI-07"""
    filled = 0
    for building in range(len(Building)):
        filled += s.built[seat, building] * CELLS[building]
    return filled


@rule
def large_built(s: State, seat: int) -> int:
    """How many large buildings a city has. PR-BUI-06, PR-BUI-07"""
    large = 0
    for building in range(FIRST_LARGE, len(Building)):
        large += s.built[seat, building]
    return large


@rule
def free_circles(s: State, seat: int, building: int) -> int:
    """Circles of a building without a colonist; none, where it is not built."""
    return s.built[seat, building] * CIRCLES[building] - s.workers[seat, building]
