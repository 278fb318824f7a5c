"""Loading and storing: most points first, and no room left to those who could use it."""

from tradewinds.games.puerto_rico.acts import ALPHABET, Act
from tradewinds.games.puerto_rico.pieces import NONE, PRICES, Good, Ship
from tradewinds.games.puerto_rico.rules.loading import (
    is_aboard,
    most_room,
    objection_to_loading,
    objection_to_own_ship,
)
from tradewinds.games.puerto_rico.rules.stores import room_for
from tradewinds.games.puerto_rico.rules.storing import objection_to_keeping
from tradewinds.games.puerto_rico.scripted.worth import VP, barrel, code, coin, load_vp
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.rules import rule

PASS = ALPHABET.code(Act.PASS)

SPITE = 12  # for each barrel of the others that finds no room any more
LATER = 60  # the wharf's ship, which can also sail on a later turn
RIVALRY = 70  # of a hundred parts that a player loads who is not first


@rule
def room_on(view: State, good: int) -> int:
    """How many barrels of a good the cargo ships could still take."""
    for ship in range(len(Ship)):
        if view.cargo[ship] == good:
            return view.hold[ship] - view.loaded[ship]
    return most_room(view)


@rule
def held_by_others(view: State, good: int) -> int:
    held = 0
    for seat in range(view.seats):
        if seat != view.asked:
            held += view.goods[seat, good]
    return held


@rule
def shut_out(view: State, good: int, ship: int, number: int) -> int:
    """How many barrels of the others lose their place by this load."""
    left = view.hold[ship] - view.loaded[ship] - number
    lost = max(0, min(held_by_others(view, good), left + number) - left)
    if view.cargo[ship] == NONE:
        for other in range(len(Good)):
            if other != good and not is_aboard(view, other):
                lost += min(held_by_others(view, other), view.hold[ship]) // 3
    return lost


@rule
def load_gain(view: State, good: int, ship: int) -> int:
    """A load on a cargo ship; dear goods would rather be sold."""
    number = min(view.goods[view.asked, good], view.hold[ship] - view.loaded[ship])
    gain = load_vp(view, view.asked, number) + SPITE * shut_out(view, good, ship, number)
    return gain - PRICES[good] * coin(view) // 2


@rule
def own_ship_gain(view: State, good: int) -> int:
    """A load on the wharf's ship, best kept for what finds no other."""
    number = view.goods[view.asked, good]
    gain = load_vp(view, view.asked, number)
    return gain - LATER - 40 * min(number, room_on(view, good))


@rule
def best_load(view: State) -> int:
    """The answer to the captain."""
    me, best, act = view.asked, -100 * VP, PASS
    for good in range(len(Good)):
        for ship in range(len(Ship)):
            if objection_to_loading(view, me, good, ship) == 0:
                gain = load_gain(view, good, ship)
                if gain > best:
                    best, act = gain, code(Act.LOAD, good, ship)
        if objection_to_own_ship(view, me) == 0 and view.goods[me, good] > 0:
            gain = own_ship_gain(view, good)
            if gain > best:
                best, act = gain, code(Act.LOAD_OWN, good, 0)
    return act


# ---------------------------------------------------------------- what a captain's phase would bring


@rule
def shipping_gain(view: State, seat: int) -> int:
    """What a captain's phase brings a player: points for what finds room, less what is spoiled."""
    loaded, worth, left, kinds_left = 0, 0, 0, 0
    own_ship = 0
    for good in range(len(Good)):
        held = view.goods[seat, good]
        number = min(held, room_on(view, good))
        if seat != view.chooser:
            number = (number * RIVALRY + 50) // 100
        loaded += load_vp(view, seat, number)
        worth += number * barrel(view, good)
        left += (held - number) * barrel(view, good)
        kinds_left += held > number
        own_ship = max(own_ship, held - number)
    if own_ship > 0 and objection_to_own_ship(view, seat) == 0:
        loaded += load_vp(view, seat, own_ship)
    if seat == view.chooser and loaded > 0:
        loaded += VP
    spoiled = left // 2 if kinds_left > room_for(view, seat) else 0
    return loaded - worth - spoiled


# ---------------------------------------------------------------- storing


@rule
def best_stored(view: State) -> int:
    """The kind of which most would be lost."""
    best, chosen = -1, NONE
    for good in range(len(Good)):
        if objection_to_keeping(view, good) == 0:
            worth = (view.goods[view.asked, good] - 1) * barrel(view, good) + PRICES[good]
            if worth > best:
                best, chosen = worth, good
    return chosen


@rule
def best_kept(view: State) -> int:
    """The dearest kind for the single barrel."""
    chosen = NONE
    for good in range(len(Good)):
        if objection_to_keeping(view, good) == 0:
            chosen = good
    return chosen
