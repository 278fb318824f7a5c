"""How far off things are for the player asked, counted in tenths of an action.

What it reckons for each resource it notes in its view where the cards of the decks would be, which nobody
sees.
"""

from tradewinds.games.anno_1800.pieces import NONE, Building, Cube, Need, Resource, Token
from tradewinds.games.anno_1800.rules.lookups import (
    bill_of,
    exhausted_by,
    exploration_tokens_of,
    makes,
    need,
    worker_of,
)
from tradewinds.games.anno_1800.rules.places import ON_ISLAND, colonies, has_identical, source, visible
from tradewinds.games.anno_1800.rules.supply import all_tokens, imports
from tradewinds.games.anno_1800.rules.trade import best_price
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import (
    FIRST_NEW_WORLD,
    FIRST_PLAY,
    INDUSTRIES,
    NO_CUBE,
    NO_RESOURCE,
    RESOURCES,
)
from tradewinds.kernel.rules import rule

FAR = 99
AN_ACTION = 10
A_TOKEN = 2
AN_ISLAND = 40  # and the three cards that come with it
A_MISSING_TOKEN = 12
ISLANDS = 1  # in the New World, for each brings three cards to play
ROUNDS = 4


@rule
def effort(view: State, resource: int) -> int:
    """What a resource takes once all cubes are at home; less than an action if it can be had."""
    return view.deck[resource]


@rule
def has_own(view: State, resource: int) -> bool:
    """Whether an own industry makes it and somebody could work there."""
    for which in range(ON_ISLAND + 1):
        slot = source(view, view.active, resource, which)
        if slot != NONE and view.cubes[view.active, worker_of(visible(view, view.active, slot))] > 0:
            return True
    return False


@rule
def at_hand(view: State, resource: int) -> int:
    """What it takes without building anything."""
    tokens = all_tokens(view, view.active, Token.TRADE)
    if resource >= FIRST_NEW_WORLD:
        if imports(view, view.active, resource) and tokens > 0:
            return A_TOKEN
        return AN_ISLAND if colonies(view, view.active) < ISLANDS else FAR
    if has_own(view, resource):
        return 0
    price = best_price(view, resource)
    return A_TOKEN * price if price <= tokens else FAR


@rule
def effort_of_cube(view: State, cube: int) -> int:
    """What it takes to have a cube of a kind."""
    if view.cubes[view.active, cube] > 0:
        return 0
    if cube == Cube.ENGINEER:
        return AN_ACTION + effort(view, Resource.STEEL) + effort(view, Resource.WINDOWS)
    return 2 * AN_ACTION + effort(view, Resource.FUR_COATS)


@rule
def effort_of_bill(view: State, bill: int) -> int:
    """What it takes to pay a bill."""
    total = 0
    for i in range(Need.size):
        if need(bill, i) != NO_RESOURCE:
            total += effort(view, need(bill, i))
    if exhausted_by(bill) != NO_CUBE:
        total += effort_of_cube(view, exhausted_by(bill))
    short = exploration_tokens_of(bill) - all_tokens(view, view.active, Token.EXPLORATION)
    return min(FAR, total + max(short, 0) * A_MISSING_TOKEN)


@rule
def effort_of_industry(view: State, tile: int) -> int:
    """What it takes to build an industry and to work there."""
    if view.stack[tile] == 0 or has_identical(view, view.active, tile):
        return FAR
    total = AN_ACTION + effort_of_bill(view, bill_of(tile)) + effort_of_cube(view, worker_of(tile))
    return min(FAR, total)


@rule
def effort_of_card(view: State, card: int) -> int:
    return effort_of_bill(view, bill_of(FIRST_PLAY + card))


@rule
def reckon(view: State) -> None:
    """Note the effort of every resource: what is at hand first, then through one industry after another."""
    for resource in range(RESOURCES):
        view.deck[resource] = at_hand(view, resource)
    for _ in range(ROUNDS):
        for tile in range(INDUSTRIES):
            if view.deck[makes(tile)] >= AN_ACTION:
                view.deck[makes(tile)] = min(view.deck[makes(tile)], effort_of_industry(view, tile))


@rule
def best_industry(view: State, resource: int) -> int:
    """The industry through which a resource is had most easily; -1 is none."""
    best, least = NONE, FAR
    for tile in range(Building.SHIPYARD_1):
        if makes(tile) == resource and effort_of_industry(view, tile) < least:
            best, least = tile, effort_of_industry(view, tile)
    return best
