"""Where the player's colonists work: where one more brings a barrel, then where a building serves best."""

from tradewinds.games.puerto_rico.acts import ALPHABET, Act
from tradewinds.games.puerto_rico.pieces import (
    FIRST_LARGE,
    FIRST_VIOLET,
    LARGE_MILL,
    NONE,
    SMALL_MILL,
    Building,
    Good,
    Tile,
)
from tradewinds.games.puerto_rico.rules.filling import free_mill, millers
from tradewinds.games.puerto_rico.rules.holdings import free_circles
from tradewinds.games.puerto_rico.scripted.city import help_of
from tradewinds.games.puerto_rico.scripted.worth import VP, code, coin, growth, rounds_left
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.rules import rule

FILL = ALPHABET.code(Act.FILL)

IDLE_TILE = 3  # a plantation without a mill, or a mill without a plantation
PAIRED = 45  # of a hundred parts, where a second colonist is needed as well
WORTH_A_MOVE = 60  # so much more, and a colonist is called off for it


@rule
def mill_with_worker(view: State, seat: int, good: int) -> int:
    """A production building of a good from which a colonist can be called."""
    if view.workers[seat, LARGE_MILL[good]] > 0:
        return LARGE_MILL[good]
    if SMALL_MILL[good] != NONE and view.workers[seat, SMALL_MILL[good]] > 0:
        return SMALL_MILL[good]
    return NONE


@rule
def tile_gain(view: State, seat: int, tile: int) -> int:
    """One colonist more on a free tile of a kind."""
    if tile == Tile.QUARRY:
        return coin(view) * min(rounds_left(view), 8) // 3
    if tile == Good.CORN or millers(view, seat, tile) > view.manned[seat, tile]:
        return growth(view, tile)
    if view.san_juan[seat] > 1 and free_mill(view, seat, tile) != NONE:
        return growth(view, tile) * PAIRED // 100
    return IDLE_TILE


@rule
def mill_gain(view: State, seat: int, good: int) -> int:
    """One colonist more in a production building of a good."""
    spare = view.manned[seat, good] - millers(view, seat, good)
    if spare > 0:
        return growth(view, good)
    if view.san_juan[seat] > 1 and view.tiles[seat, good] > view.manned[seat, good]:
        return growth(view, good) * PAIRED // 100
    return IDLE_TILE


@rule
def made_in(building: int) -> int:
    """What a production building makes."""
    for good in range(1, len(Good)):
        if LARGE_MILL[good] == building or SMALL_MILL[good] == building:
            return good
    return NONE


@rule
def building_gain(view: State, seat: int, building: int) -> int:
    """One colonist more in a building with a free circle."""
    if building < FIRST_VIOLET:
        return mill_gain(view, seat, made_in(building))
    return help_of(view, seat, building)


@rule
def best_free(view: State, seat: int) -> tuple[int, int]:
    """The act that mans the free circle where a colonist does most, and what it brings."""
    best, act = 0, FILL
    for tile in range(len(Tile)):
        if view.tiles[seat, tile] > view.manned[seat, tile]:
            gain = tile_gain(view, seat, tile)
            if gain > best:
                best, act = gain, code(Act.MAN_TILE, tile, 0)
    for building in range(len(Building)):
        if free_circles(view, seat, building) > 0:
            gain = building_gain(view, seat, building)
            if gain > best:
                best, act = gain, code(Act.MAN_BUILDING, building, 0)
    return best, act


@rule
def is_idle_tile(view: State, seat: int, good: int) -> bool:
    """Whether a plantation is manned for which no miller works."""
    return good != Good.CORN and view.manned[seat, good] > millers(view, seat, good)


@rule
def least_missed(view: State, seat: int) -> tuple[int, int]:
    """The act that calls off the colonist who does least, and what is lost by it."""
    least, act = 100 * VP, FILL
    for good in range(1, len(Good)):
        spare = millers(view, seat, good) - view.manned[seat, good]
        if spare < 0:
            return IDLE_TILE, code(Act.CALL_FROM_TILE, good, 0)
        if spare > 0 and mill_with_worker(view, seat, good) != NONE:
            return IDLE_TILE, code(Act.CALL_FROM_BUILDING, mill_with_worker(view, seat, good), 0)
    for building in range(FIRST_VIOLET, FIRST_LARGE):
        if view.workers[seat, building] > 0 and help_of(view, seat, building) < least:
            least, act = help_of(view, seat, building), code(Act.CALL_FROM_BUILDING, building, 0)
    if view.manned[seat, Tile.QUARRY] > 0 and tile_gain(view, seat, Tile.QUARRY) < least:
        least, act = tile_gain(view, seat, Tile.QUARRY), code(Act.CALL_FROM_TILE, Tile.QUARRY, 0)
    return least, act


@rule
def best_place(view: State) -> int:
    """The answer to the mayor: who does little is called off for something better, then all are placed."""
    me = view.asked
    gain, act = best_free(view, me)
    if view.san_juan[me] > 0:
        return act
    if view.mayor_moves_placed_colonists and not view.stationing:
        lost, call = least_missed(view, me)
        if gain > lost + WORTH_A_MOVE:
            return call
    return FILL


@rule
def colonists_gain(view: State, seat: int, number: int) -> int:
    """So many new colonists for a player."""
    free = 0
    for tile in range(len(Tile)):
        free += view.tiles[seat, tile] - view.manned[seat, tile]
    for building in range(len(Building)):
        free += free_circles(view, seat, building)
    used = min(number, free)
    gain = used * (20 + 11 * rounds_left(view)) + 2 * (number - used)
    return gain + best_free(view, seat)[0] // 3 if used > 0 else gain
