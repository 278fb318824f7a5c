"""What the player builds: mills for its plantations, markets, harbor and wharf, large houses."""

from tradewinds.games.puerto_rico.acts import ALPHABET, Act
from tradewinds.games.puerto_rico.pieces import (
    CELLS,
    CIRCLES,
    CITY_CELLS,
    FACTORY_DOUBLOONS,
    FIRST_LARGE,
    FIRST_LARGE_MILL,
    FIRST_VIOLET,
    ISLAND_CELLS,
    LARGE_MILL,
    NONE,
    PRICES,
    PRINTED_VP,
    RESIDENCE_VP,
    SMALL_MILL,
    Building,
    Good,
    Tile,
)
from tradewinds.games.puerto_rico.rules.builder import objection_to_building, price
from tradewinds.games.puerto_rico.rules.holdings import city_filled, colonists_of, island_filled
from tradewinds.games.puerto_rico.scoring import count_built, shipped
from tradewinds.games.puerto_rico.scripted.island import mill_circles
from tradewinds.games.puerto_rico.scripted.worth import (
    VP,
    code,
    coin,
    growth,
    harvest,
    kinds_grown,
    rounds_left,
)
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.rules import rule

PASS = ALPHABET.code(Act.PASS)

MILL_SHARE = 34  # of a hundred parts of a barrel's growth
SPARE_CIRCLE = 12
SALES = 30  # in a hundred rounds
LOADS = 130


@rule
def help_of(view: State, seat: int, building: int) -> int:
    """What a violet building will still do for a player, once it is manned."""
    if building >= FIRST_LARGE:
        return large_help(view, seat, building) * VP
    left = rounds_left(view)
    if building == Building.SMALL_MARKET:
        return coin(view) * left * SALES // 100
    if building == Building.LARGE_MARKET:
        return 2 * coin(view) * left * SALES // 100
    if building == Building.OFFICE:
        return coin(view) * left * SALES // 200
    if building == Building.FACTORY:
        kinds = min(len(Good), kinds_grown(view, seat) + left // 5)
        return coin(view) * left * FACTORY_DOUBLOONS[kinds] * 70 // 100
    if building == Building.HARBOR:
        return VP * left * LOADS * min(harvest(view, seat) + 1, 5) // 500
    if building == Building.WHARF:
        return 28 * left * min(harvest(view, seat) + 1, 7) * 70 // 100
    return small_help(view, seat, building)


@rule
def small_help(view: State, seat: int, building: int) -> int:
    """What help hospice, hacienda, hut, university and warehouses will still be."""
    left = rounds_left(view)
    room = min(left, ISLAND_CELLS - island_filled(view, seat))
    if building == Building.HACIENDA:
        return 14 * room
    if building == Building.HOSPICE:
        return 22 * room
    if building == Building.CONSTRUCTION_HUT:
        return 14 * room if view.tiles[seat, Tile.QUARRY] < 3 else 3 * room
    if building == Building.UNIVERSITY:
        return 14 * min(left, CITY_CELLS - city_filled(view, seat))
    if building == Building.SMALL_WAREHOUSE:
        return 5 * left * min(harvest(view, seat), 4)
    return 7 * left * min(harvest(view, seat), 6)


@rule
def large_help(view: State, seat: int, building: int) -> int:
    """The points beyond the printed ones that a large building promises, with some hope for what comes."""
    left = rounds_left(view)
    if building == Building.GUILD_HALL:
        small = count_built(view, seat, 0, FIRST_LARGE_MILL)
        return small + 2 * count_built(view, seat, FIRST_LARGE_MILL, FIRST_VIOLET)
    if building == Building.RESIDENCE:
        return RESIDENCE_VP[min(ISLAND_CELLS, island_filled(view, seat) + left // 2)]
    if building == Building.FORTRESS:
        return (colonists_of(view, seat) + left) // 3
    if building == Building.CUSTOMS_HOUSE:
        return (shipped(view, seat) + left * harvest(view, seat) * 2 // 3) // 4
    return count_built(view, seat, FIRST_VIOLET, len(Building)) + 1 + left // 4


@rule
def mill_help(view: State, seat: int, building: int) -> int:
    """What a production building adds: barrels of the plantations that wait for it."""
    for good in range(1, len(Good)):
        if LARGE_MILL[good] == building or SMALL_MILL[good] == building:
            waiting = view.tiles[seat, good] - mill_circles(view, seat, good)
            served = max(0, min(CIRCLES[building], waiting))
            spare = CIRCLES[building] - served
            first = PRICES[good] * coin(view) * min(rounds_left(view), 8) // 20
            gain = growth(view, good) * served * MILL_SHARE // 100
            gain += SPARE_CIRCLE * min(spare, 2) * min(rounds_left(view), 8) // 8
            return gain + first if served > 0 and mill_circles(view, seat, good) == 0 else gain
    return 0


@rule
def building_worth(view: State, seat: int, building: int) -> int:
    """Printed points and help together."""
    worth = PRINTED_VP[building] * VP
    if building < FIRST_VIOLET:
        return worth + mill_help(view, seat, building)
    return worth + help_of(view, seat, building)


@rule
def cell_price(view: State, seat: int, building: int) -> int:
    """What the cells will be missed for, once few are left."""
    left = CITY_CELLS - city_filled(view, seat)
    return CELLS[building] * 30 if left <= 5 else CELLS[building] * 10


@rule
def best_buy(view: State, seat: int) -> tuple[int, int]:
    """The building that gains a player most, NONE where none gains anything, and how much."""
    best, chosen = 0, NONE
    for building in range(len(Building)):
        if objection_to_building(view, seat, building) == 0:
            paid = price(view, seat, building) * coin(view)
            gain = building_worth(view, seat, building) - paid - cell_price(view, seat, building)
            if gain > best:
                best, chosen = gain, building
    return chosen, best


@rule
def best_building(view: State) -> int:
    """The answer to the builder."""
    chosen = best_buy(view, view.asked)[0]
    return PASS if chosen == NONE else code(Act.BUILD, chosen, 0)
