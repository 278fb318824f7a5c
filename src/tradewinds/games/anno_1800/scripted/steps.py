"""The next step towards a card: an industry, an engineer, a ship, an island."""

from tradewinds.games.anno_1800.acts import Act
from tradewinds.games.anno_1800.pieces import NONE, Building, Need, Token
from tradewinds.games.anno_1800.proposal import code
from tradewinds.games.anno_1800.rules.lookups import (
    bill_of,
    exhausted_by,
    exploration_tokens_of,
    need,
    worker_of,
)
from tradewinds.games.anno_1800.rules.supply import all_tokens
from tradewinds.games.anno_1800.rules.targets import objects_build, objects_open_new_world, objects_upgrade
from tradewinds.games.anno_1800.scripted.effort import AN_ACTION, best_industry, effort, effort_of_card
from tradewinds.games.anno_1800.scripted.hand import is_held
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import (
    CARDS,
    FIRST_NEW_WORLD,
    FIRST_PLAY,
    FIRST_UPGRADE,
    NO_CUBE,
    NO_RESOURCE,
)
from tradewinds.kernel.rules import rule

DEEPEST = 8


@rule
def farthest_need(view: State, bill: int) -> int:
    """The resource of a bill that is farthest off; -1 if all are at hand."""
    farthest = NONE
    for i in range(Need.size):
        resource = need(bill, i)
        far = resource != NO_RESOURCE and effort(view, resource) >= AN_ACTION
        if far and (farthest == NONE or effort(view, resource) > effort(view, farthest)):
            farthest = resource
    return farthest


@rule
def missing_cube(view: State, tile: int) -> int:
    """A kind of cube without which a tile cannot be built or used; -1 is none."""
    exhausted = exhausted_by(bill_of(tile))
    if exhausted != NO_CUBE and view.cubes[view.active, exhausted] == 0:
        return exhausted
    return worker_of(tile) if view.cubes[view.active, worker_of(tile)] == 0 else NONE


@rule
def step_to_resource(view: State, resource: int) -> int:
    """The first step on the way to a resource that can be taken now; -1 if none can."""
    for _ in range(DEEPEST):
        if resource >= FIRST_NEW_WORLD:
            return code(Act.OPEN_NEW_WORLD, 0) if objects_open_new_world(view) == 0 else NONE
        tile = best_industry(view, resource)
        if tile == NONE:
            return NONE
        farthest = farthest_need(view, bill_of(tile))
        if farthest == NONE:
            cube = missing_cube(view, tile)
            if cube == NONE:
                return code(Act.BUILD, tile) if objects_build(view, tile) == 0 else NONE
            if objects_upgrade(view, cube - 1) == 0:
                return code(Act.UPGRADE, cube - 1)
            farthest = farthest_need(view, bill_of(FIRST_UPGRADE + cube - 1))
            if farthest == NONE:
                return NONE
        resource = farthest
    return NONE


@rule
def step_to_tokens(view: State) -> int:
    """A ship for exploring, or what it is made of."""
    for ship in range(Building.EXPLORATION_SHIP_3, Building.TRADE_SHIP_3, -1):
        if objects_build(view, ship) == 0:
            return code(Act.BUILD, ship)
    farthest = farthest_need(view, bill_of(Building.EXPLORATION_SHIP_1))
    return NONE if farthest == NONE else step_to_resource(view, farthest)


@rule
def step_to_card(view: State, card: int) -> int:
    """What brings a card nearer, now; -1 is nothing."""
    bill = bill_of(FIRST_PLAY + card)
    if exploration_tokens_of(bill) > all_tokens(view, view.active, Token.EXPLORATION):
        return step_to_tokens(view)
    for i in range(Need.size):
        resource = need(bill, i)
        if resource != NO_RESOURCE and effort(view, resource) >= AN_ACTION:
            step = step_to_resource(view, resource)
            if step != NONE:
                return step
    return NONE


@rule
def best_step(view: State, most: int) -> int:
    """The step for the easiest card for which there is one, of those up to so much effort."""
    best, least = NONE, most
    for card in range(CARDS):
        if is_held(view, card) and effort_of_card(view, card) < least:
            step = step_to_card(view, card)
            if step != NONE:
                best, least = step, effort_of_card(view, card)
    return best
