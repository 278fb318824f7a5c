"""Which tile the player lays: what its mills wait for, quarries while they pay, corn to ship."""

from tradewinds.games.puerto_rico.acts import ALPHABET, Act
from tradewinds.games.puerto_rico.pieces import (
    CIRCLES,
    ISLAND_CELLS,
    LARGE_MILL,
    NONE,
    PRICES,
    SMALL_MILL,
    Good,
    Tile,
)
from tradewinds.games.puerto_rico.rules.holdings import island_filled
from tradewinds.games.puerto_rico.rules.settler import objection_to_drawing, objection_to_quarry
from tradewinds.games.puerto_rico.scripted.worth import code, coin, growth, rounds_left
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.rules import rule

PASS = ALPHABET.code(Act.PASS)
DRAW = ALPHABET.code(Act.DRAW_TILE)
QUARRY = ALPHABET.code(Act.TAKE_QUARRY)

TILE_SHARE = 26  # of a hundred parts of a barrel's growth; the rest is the mill's and the colonist's
UNMILLED = 50  # of a hundred parts, while no mill waits for the plantation
NEW_KIND = 20  # more for each doubloon that the first of a kind would fetch
QUARRIES_WANTED = 3
QUARRY_SHARE = 22
ROOM_TO_DRAW = 3


@rule
def mill_circles(view: State, seat: int, good: int) -> int:
    """Circles of a player's production buildings of a good."""
    if good == Good.CORN:
        return ISLAND_CELLS
    circles = view.built[seat, LARGE_MILL[good]] * CIRCLES[LARGE_MILL[good]]
    if SMALL_MILL[good] != NONE:
        circles += view.built[seat, SMALL_MILL[good]] * CIRCLES[SMALL_MILL[good]]
    return circles


@rule
def plantation_worth(view: State, seat: int, good: int) -> int:
    """One more plantation of a good."""
    own = view.tiles[seat, good]
    worth = growth(view, good) * TILE_SHARE // 100
    if own >= mill_circles(view, seat, good):
        worth = worth * UNMILLED // 100
    if own == 0:
        worth += NEW_KIND * PRICES[good] * min(rounds_left(view), 6) // 6
    return worth if own < 4 else worth // 2


@rule
def quarry_worth(view: State, seat: int) -> int:
    """One more quarry: a doubloon off each building to come, if not too many have it already."""
    worth = coin(view) * rounds_left(view) * QUARRY_SHARE // 100
    return worth if view.tiles[seat, Tile.QUARRY] < QUARRIES_WANTED else worth // 4


@rule
def best_plantation(view: State, seat: int) -> tuple[int, int]:
    """The plantation of the row that is worth most to a player, NONE if there is none, and its worth."""
    best, chosen = 0, NONE
    for good in range(len(Good)):
        if view.row[good] > 0:
            worth = plantation_worth(view, seat, good)
            if chosen == NONE or worth > best:
                best, chosen = worth, good
    return chosen, best


@rule
def settling_gain(view: State, seat: int) -> int:
    """What a settler's phase brings a player."""
    if island_filled(view, seat) == ISLAND_CELLS:
        return 0
    gain = best_plantation(view, seat)[1]
    if objection_to_quarry(view, seat) == 0:
        gain = max(gain, quarry_worth(view, seat))
    return gain + gain // 2 if objection_to_drawing(view, seat) == 0 else gain


@rule
def best_tile(view: State) -> int:
    """The answer to the settler."""
    me = view.asked
    can_draw = objection_to_drawing(view, me) == 0
    if can_draw and island_filled(view, me) <= ISLAND_CELLS - ROOM_TO_DRAW:
        return DRAW
    good, worth = best_plantation(view, me)
    if objection_to_quarry(view, me) == 0 and (good == NONE or quarry_worth(view, me) > worth):
        return QUARRY
    return PASS if good == NONE else code(Act.TAKE_PLANTATION, good, 0)
