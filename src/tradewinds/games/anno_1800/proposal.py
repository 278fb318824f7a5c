"""The next step of the cheapest complete payment: what a player can take over with one touch.

It is a courtesy and part of no rule. Followed step by step it finishes every purchase. AN-PAY-07
"""

from tradewinds.games.anno_1800.acts import ALPHABET, Act
from tradewinds.games.anno_1800.pieces import NONE, Cube, Need, Pool, Resource
from tradewinds.games.anno_1800.rules.building import objects_remove_tile
from tradewinds.games.anno_1800.rules.lookups import makes, worker_of
from tradewinds.games.anno_1800.rules.paid_tokens import (
    objects_exploration_for_trade,
    objects_exploration_token_of_card,
    objects_exploration_token_of_ship,
    objects_trade_token_of_card,
    objects_trade_token_of_ship,
)
from tradewinds.games.anno_1800.rules.payment import (
    objects_exhaust,
    objects_free_import,
    objects_import,
    objects_seller,
    objects_trade,
    objects_work,
    seat_ahead,
)
from tradewinds.games.anno_1800.rules.places import (
    ON_ISLAND,
    free_workplaces,
    is_industry,
    slots,
    source,
    visible,
)
from tradewinds.games.anno_1800.rules.purchase import cheapest_plan, lacking
from tradewinds.games.anno_1800.rules.shifts import (
    objects_home_from,
    objects_home_from_spent,
    objects_shift_end,
)
from tradewinds.games.anno_1800.rules.sources import (
    UNCOVER,
    WAY,
    WAY_BITS,
    freed_by_way,
    is_trade,
    kind_of_way,
)
from tradewinds.games.anno_1800.rules.trade import seller_price
from tradewinds.games.anno_1800.rules.upgrading import objects_free_upgrade
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.tables import FIRST_NEW_WORLD
from tradewinds.kernel.rules import rule

TABLE = ALPHABET.table


@rule
def code(kind: int, first: int) -> int:
    """The code of a kind of act with its argument; 0 for one that it lacks."""
    return int(TABLE[kind, first, 0])


# ---------------------------------------------------------------- steps for a resource


@rule
def place_to_work(s: State, resource: int, cube: int) -> int:
    """Where a cube of that kind can make a resource at once; -1 is nowhere."""
    for which in range(ON_ISLAND + 1):
        slot = source(s, s.active, resource, which)
        if slot != NONE and worker_of(visible(s, s.active, slot)) == cube and objects_work(s, slot) == 0:
            return slot
    return NONE


@rule
def get_home(s: State, cube: int) -> int:
    """How a cube of a kind gets into its district: by a shift end, or as an upgraded one."""
    if objects_shift_end(s, cube) == 0:
        return code(Act.SHIFT_END, cube)
    if Cube.WORKER <= cube <= Cube.ARTISAN and objects_free_upgrade(s, cube - 1) == 0:
        return code(Act.FREE_UPGRADE, cube - 1)
    return NONE


@rule
def step_for_way(s: State, resource: int, way: int) -> int:
    """The next step along one way to a resource; -1 if it cannot be taken just now."""
    if is_trade(way):
        return code(Act.TRADE, resource) if objects_trade(s, resource) == 0 else NONE
    if way >= UNCOVER:
        return code(Act.REMOVE_TILE, 0) if objects_remove_tile(s) == 0 else NONE
    slot = place_to_work(s, resource, kind_of_way(way))
    if slot != NONE:
        return code(Act.WORK, slot)
    freed = freed_by_way(way)
    return get_home(s, kind_of_way(way) if freed == NONE else freed)


@rule
def step_for_import(s: State, resource: int) -> int:
    """A token, or where that would not do a card."""
    if objects_import(s, resource) == 0:
        return code(Act.IMPORT, resource)
    return code(Act.FREE_IMPORT, resource) if objects_free_import(s, resource) == 0 else NONE


# ---------------------------------------------------------------- steps for the rest


@rule
def token_step(s: State) -> int:
    """Tokens of cards first, for they would be lost; two exploration tokens last."""
    if objects_trade_token_of_card(s) == 0:
        return code(Act.TRADE_TOKEN_OF_CARD, 0)
    if objects_trade_token_of_ship(s) == 0:
        return code(Act.TRADE_TOKEN_OF_SHIP, 0)
    if objects_exploration_token_of_card(s) == 0:
        return code(Act.EXPLORATION_TOKEN_OF_CARD, 0)
    if objects_exploration_token_of_ship(s) == 0:
        return code(Act.EXPLORATION_TOKEN_OF_SHIP, 0)
    return code(Act.EXPLORATION_FOR_TRADE, 0) if objects_exploration_for_trade(s) == 0 else NONE


@rule
def exhaust_step(s: State) -> int:
    if s.exhausts == NONE:
        return NONE
    if objects_exhaust(s) == 0:
        return code(Act.EXHAUST, 0)
    return get_home(s, s.exhausts)


@rule
def planned_step(s: State) -> int:
    """A step of the cheapest plan that can be taken now."""
    plan = cheapest_plan(s)
    at = 0
    for i in range(Need.size):
        resource = s.needs[i]
        if resource == NONE:
            continue
        if resource >= FIRST_NEW_WORLD:
            step = step_for_import(s, resource)
        else:
            step = step_for_way(s, resource, (plan >> WAY_BITS * at) & WAY)
            at += 1
        if step != NONE:
            return step
    step = exhaust_step(s)
    return step if step != NONE else token_step(s)


@rule
def any_step(s: State) -> int:
    """Any step at all, where those of the plan have to wait for another."""
    for slot in range(slots(s, s.active)):
        if objects_work(s, slot) == 0:
            return code(Act.WORK, slot)
    for resource in range(len(Resource)):
        if resource < FIRST_NEW_WORLD and objects_trade(s, resource) == 0:
            return code(Act.TRADE, resource)
    for cube in range(len(Cube)):
        if objects_shift_end(s, cube) == 0:
            return code(Act.SHIFT_END, cube)
    for pool in range(len(Pool)):
        if objects_free_upgrade(s, pool) == 0:
            return code(Act.FREE_UPGRADE, pool)
    return code(Act.REMOVE_TILE, 0)


# ---------------------------------------------------------------- the questions of a payment


@rule
def best_seller(s: State) -> int:
    """The cheapest; of several the next one to the left."""
    best, price = NONE, 0
    for ahead in range(1, s.seats):
        if objects_seller(s, ahead) == 0:
            asked = seller_price(s, seat_ahead(s, ahead), s.buying)
            if best == NONE or asked < price:
                best, price = ahead, asked
    return code(Act.SELLER, best)


@rule
def frees_a_needed_place(s: State, slot: int) -> bool:
    """Whether both workplaces of an industry that makes a lacking resource are taken there."""
    building = visible(s, s.active, slot)
    if not is_industry(building) or lacking(s, makes(building)) == NONE:
        return False
    return free_workplaces(s, s.active, slot) == 0


@rule
def best_home_coming(s: State) -> int:
    """From where a workplace is needed, else from the spent area, else from anywhere."""
    for slot in range(slots(s, s.active)):
        if frees_a_needed_place(s, slot) and objects_home_from(s, slot) == 0:
            return code(Act.HOME_FROM, slot)
    if objects_home_from_spent(s) == 0:
        return code(Act.HOME_FROM_SPENT, 0)
    slot = 0
    while objects_home_from(s, slot) != 0:
        slot += 1
    return code(Act.HOME_FROM, slot)


@rule
def propose(s: State) -> int:
    """What the player asked might answer while he pays; -1 where it is not about paying."""
    if s.question == Question.PAYMENT:
        step = planned_step(s)
        return step if step != NONE else any_step(s)
    if s.question == Question.SELLER:
        return best_seller(s)
    if s.question == Question.TOKEN:
        return token_step(s)
    if s.question == Question.SHIFT_END and s.purchase != NONE:
        return best_home_coming(s)
    return NONE
