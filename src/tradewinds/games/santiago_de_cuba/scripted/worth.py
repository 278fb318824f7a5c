"""What things are worth to the player asked, in hundredths of a victory point."""

from tradewinds.games.santiago_de_cuba.acts import ALPHABET
from tradewinds.games.santiago_de_cuba.pieces import GOODS_OF_A_KIND, NONE, SHIPS, Good
from tradewinds.games.santiago_de_cuba.rules.ships import demand
from tradewinds.games.santiago_de_cuba.rules.supply import TRADED
from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.kernel.rules import rule

TABLE = ALPHABET.table

VP = 100
HOPE = 60  # of what a piece that the ship wants would bring, for it may come too late
LATER = 100  # a piece for some later ship, the first of its kind
LATER_DROP = 15  # less for each piece of the kind that is held already
LEFTOVER = 33  # a piece that no ship will take
WOOD = 70

FIRST_PESOS, FIRST_PESO = 3, 45  # so many pesos, and what each of them is worth
NEXT_PESOS, NEXT_PESO = 6, 30
SPARE_PESO = 12
LAST_PESO = 15  # any peso while the last ship is in port


@rule
def code(kind: int, first: int, second: int) -> int:
    """The code of a kind of act with its arguments; 0 for one that it lacks."""
    return int(TABLE[kind, first, second])


@rule
def is_last_ship(view: State) -> bool:
    return view.departures == SHIPS - 1


@rule
def worth(view: State, good: int, held: int) -> int:
    """A piece of a good for somebody who holds so many others of it."""
    if good == Good.WOOD:
        return WOOD
    if held < demand(view, good):
        return view.value * HOPE
    if is_last_ship(view):
        return LEFTOVER
    return max(LEFTOVER, LATER - LATER_DROP * held)


@rule
def loss(view: State, good: int) -> int:
    """What the player would miss with one piece of a good less."""
    return worth(view, good, view.goods[view.asked, good] - 1)


@rule
def purse(view: State, pesos: int) -> int:
    """So many pesos: the first few buy mobility, the others little."""
    if is_last_ship(view):
        return pesos * LAST_PESO
    first = min(pesos, FIRST_PESOS)
    following = min(pesos - first, NEXT_PESOS)
    return first * FIRST_PESO + following * NEXT_PESO + (pesos - first - following) * SPARE_PESO


@rule
def pesos_gain(view: State, pesos: int) -> int:
    """So many pesos more, or less."""
    return purse(view, view.pesos[view.asked] + pesos) - purse(view, view.pesos[view.asked])


@rule
def most_wanted(view: State) -> int:
    """Of the goods in the supply, wood apart, the one that is worth most."""
    best, best_worth = NONE, 0
    for good in range(TRADED):
        if view.supply[good] > 0 and worth(view, good, view.goods[view.asked, good]) > best_worth:
            best, best_worth = good, worth(view, good, view.goods[view.asked, good])
    return best


@rule
def least_missed(view: State) -> int:
    """Of the goods that the player has, wood apart, the one with a piece that is missed least."""
    best, best_loss = NONE, 0
    for good in range(TRADED):
        if view.goods[view.asked, good] > 0 and (best == NONE or loss(view, good) < best_loss):
            best, best_loss = good, loss(view, good)
    return best


@rule
def others_hold(view: State, good: int) -> int:
    """How many pieces of a good the others hold together, as the supply tells."""
    return GOODS_OF_A_KIND - view.supply[good] - view.goods[view.asked, good]


@rule
def edge(view: State, good: int, wanted: int) -> int:
    """How many hundredths of a piece more than another player one can deliver, if so many are wanted."""
    mine = min(view.goods[view.asked, good], wanted)
    theirs = min(others_hold(view, good), wanted)
    return VP * mine - VP * theirs // (view.seats - 1)


@rule
def edge_at_ship(view: State) -> int:
    """The same for all that the ship in port wants."""
    total = 0
    for good in range(TRADED):
        total += edge(view, good, demand(view, good))
    return total
