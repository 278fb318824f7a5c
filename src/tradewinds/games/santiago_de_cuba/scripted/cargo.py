"""What the player delivers, and which demand it chooses for a new ship."""

from tradewinds.games.santiago_de_cuba.acts import ALPHABET, Act
from tradewinds.games.santiago_de_cuba.pieces import WOOD_VP, Good
from tradewinds.games.santiago_de_cuba.rules.delivery import objects_deliver, objects_deliver_wood
from tradewinds.games.santiago_de_cuba.rules.ships import demand
from tradewinds.games.santiago_de_cuba.rules.supply import TRADED
from tradewinds.games.santiago_de_cuba.scripted.worth import (
    HOPE,
    VP,
    WOOD,
    code,
    edge,
    others_hold,
)
from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.kernel.rules import rule

PASS = ALPHABET.code(Act.PASS_DELIVERY)

SHARE_OF_REST = 80  # of what the other kinds bring in a round, for others deliver in between


@rule
def taken_from_others(view: State, good: int, number: int) -> int:
    """What the others lose, each on average, when so many pieces less are wanted of a good."""
    theirs = others_hold(view, good)
    wanted = demand(view, good)
    lost = min(theirs, wanted) - min(theirs, wanted - number)
    return lost * view.value * VP // (view.seats - 1)


@rule
def best_delivery(view: State) -> int:
    """The kind that brings most and that others compete for; wood where it does not stand in the way."""
    best, act = 0, PASS
    for good in range(TRADED):
        mine = min(view.goods[view.asked, good], demand(view, good))
        if mine > 0 and objects_deliver(view, good, mine) == 0:
            gain = mine * view.value * VP + taken_from_others(view, good, mine)
            if gain > best:
                best, act = gain, code(Act.DELIVER, good, mine)
        wood = min(view.goods[view.asked, Good.WOOD], demand(view, good) - mine)
        if wood > 0 and objects_deliver_wood(view, good, wood) == 0:
            gain = wood * (WOOD_VP * VP - WOOD) + taken_from_others(view, good, wood)
            if gain > best:
                best, act = gain, code(Act.DELIVER_WOOD, good, wood)
    return act


@rule
def port_gain(view: State) -> int:
    """A delivery round now: the best kind for certain and a share of the others, against what rivals get.

    What the goods were worth in hand is counted off on both sides.
    """
    first, rest, theirs = 0, 0, 0
    for good in range(TRADED):
        wanted = demand(view, good)
        mine = min(view.goods[view.asked, good], wanted)
        theirs += min(others_hold(view, good), wanted)
        rest += mine
        first = max(first, mine)
    realised = first * VP + (rest - first) * SHARE_OF_REST - rest * HOPE
    return view.value * (realised - theirs * (SHARE_OF_REST - HOPE) // (view.seats - 1))


@rule
def best_left_out(view: State) -> int:
    """The die that serves the others most and the player least."""
    best, least = 0, 0
    for good in range(TRADED):
        serves = edge(view, good, view.dice[good])
        if good == 0 or serves < least:
            best, least = good, serves
    return code(Act.LEAVE_OUT, best, 0)
