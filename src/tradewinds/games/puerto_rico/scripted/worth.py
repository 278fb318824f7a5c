"""What things are worth to a player, in hundredths of a victory point."""

from tradewinds.games.puerto_rico.acts import ALPHABET
from tradewinds.games.puerto_rico.pieces import CITY_CELLS, PRICES, Building, Ending, Good
from tradewinds.games.puerto_rico.rules.craftsman import output
from tradewinds.games.puerto_rico.rules.holdings import city_filled, is_manned
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.rules import rule

TABLE = ALPHABET.table

VP = 100
BARREL = 48  # in hand, before it is known where it goes
BARREL_PRICE = 9  # more for each doubloon that the trading house pays
CROWDED = 5  # barrels of a kind, of which further ones hardly find a ship
COIN_AT_END = 32
COIN_EARLIER = 10  # more for each round that is left to spend it in, up to so many
COIN_ROUNDS = 8
LONGEST = 14


@rule
def code(kind: int, first: int, second: int) -> int:
    """The code of a kind of act with its arguments; 0 for one that it lacks."""
    return int(TABLE[kind, first, second])


@rule
def fullest_city(view: State) -> int:
    most = 0
    for seat in range(view.seats):
        most = max(most, city_filled(view, seat))
    return most


@rule
def rounds_left(view: State) -> int:
    """After this one, by what will run out first: colonists, points or cells."""
    for ending in range(len(Ending)):
        if view.ending[ending]:
            return 0
    by_colonists = view.colonists // (view.seats + 2)
    by_points = view.vp_left // (2 * view.seats + 2)
    return min(LONGEST, by_colonists, by_points, CITY_CELLS - fullest_city(view))


@rule
def coin(view: State) -> int:
    """A doubloon: the more is left to buy, the better."""
    return COIN_AT_END + COIN_EARLIER * min(COIN_ROUNDS, rounds_left(view))


@rule
def barrel(view: State, good: int) -> int:
    """A barrel in hand, which may be sold or shipped; at the end it may come too late."""
    if rounds_left(view) == 0:
        return BARREL - 20
    return BARREL + BARREL_PRICE * PRICES[good]


@rule
def growth(view: State, good: int) -> int:
    """A barrel more at every harvest that is to come, about three in four rounds."""
    return barrel(view, good) * rounds_left(view) * 3 // 4


@rule
def harvest(view: State, seat: int) -> int:
    """How many barrels of all kinds a player brings in."""
    barrels = 0
    for good in range(len(Good)):
        barrels += output(view, seat, good)
    return barrels


@rule
def kinds_grown(view: State, seat: int) -> int:
    """How many kinds a player brings in."""
    kinds = 0
    for good in range(len(Good)):
        kinds += output(view, seat, good) > 0
    return kinds


@rule
def load_vp(view: State, seat: int, barrels: int) -> int:
    """A load of so many barrels, in hundredths of a point."""
    if barrels == 0:
        return 0
    return VP * (barrels + 1 if is_manned(view, seat, Building.HARBOR) else barrels)
