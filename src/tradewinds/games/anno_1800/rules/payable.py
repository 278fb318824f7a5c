"""Whether a cost can be paid: exactly, by counting, without trying out any step.

Each resource is got in one of a few ways. A choice of ways asks for trade tokens, for cubes of each kind that
work or are exhausted, and for cubes that must go home first to free a workplace. Whatever the order of steps,
a cube that is not in its district when it is needed costs the gold of its shift end, so the gold is a sum
over the kinds. Free upgrades move cubes from one kind to the next; a tile may be taken away once. What is
left is to look through the choices, and few of them exist. AN-PAY-01, AN-PAY-07, AN-PAY-15
"""

from tradewinds.games.anno_1800.pieces import Cube, Effect, Need, Purchase, Token
from tradewinds.games.anno_1800.rules.lookups import (
    exhausted_by,
    exploration_tokens_of,
    need,
    trade_tokens_of,
)
from tradewinds.games.anno_1800.rules.sources import (
    UNCOVER,
    WAY,
    WAY_BITS,
    could_work,
    free_ways,
    freed_by_way,
    is_trade,
    kind_of_way,
    ways_to,
)
from tradewinds.games.anno_1800.rules.supply import imports, tokens, trading_power
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import (
    CUBES,
    FIRST_NEW_WORLD,
    FREE_RESOURCE,
    NO_CUBE,
    NO_RESOURCE,
    SHIFT_END_GOLD,
)
from tradewinds.kernel.rules import rule

COUNT_BITS = 4
COUNT = 15
CHOICE_BITS = 4
CHOICE = 15
IMPOSSIBLE = -1
TOO_MUCH = 9999


# ---------------------------------------------------------------- gold


@rule
def home_coming(s: State, cube: int, wanted: int, freed: int) -> int:
    """What it costs to have so many cubes of a kind, and so many of them freed. AN-SHF-01, AN-SHF-05"""
    return SHIFT_END_GOLD[cube] * max(freed, wanted - s.ready[s.active, cube])


@rule
def gold_by_kinds(s: State, wanted: int, freed: int, first: int) -> int:
    """The same for all kinds from one on, counted in packed numbers. AN-RES-13, AN-PAY-14"""
    gold = 0
    for cube in range(first, CUBES):
        at = COUNT_BITS * cube
        gold += home_coming(s, cube, (wanted >> at) & COUNT, (freed >> at) & COUNT)
    return gold


@rule
def can_deliver_after(s: State, purchase: int, target: int, farmers: int, workers: int) -> bool:
    """Whether supply and cubes suffice after so many free upgrades of farmers and of workers. AN-PAY-08"""
    seat = s.active
    if purchase == Purchase.NEW_CUBE:
        return s.supply[target] + upgraded(farmers, workers, target, -1) > 0
    if purchase == Purchase.UPGRADE:
        old = s.cubes[seat, target] + upgraded(farmers, workers, target, 1)
        return old > 0 and s.supply[target + 1] + upgraded(farmers, workers, target + 1, -1) > 0
    return True


@rule
def upgraded(farmers: int, workers: int, cube: int, sign: int) -> int:
    """How many cubes of a kind a player gains by free upgrades; with -1 as sign, the supply. AN-UPG-08"""
    if cube == Cube.FARMER:
        return -sign * farmers
    if cube == Cube.WORKER:
        return sign * (farmers - workers)
    return sign * workers if cube == Cube.ARTISAN else 0


@rule
def can_upgrade_so(s: State, wanted: int, farmers: int, workers: int) -> bool:
    """Whether the supply and the player's cubes allow so many free upgrades, and the work to be done.

    AN-EFF-12, AN-UPG-08
    """
    seat = s.active
    own, there = s.cubes[seat, Cube.WORKER], s.supply[Cube.WORKER]
    if workers > min(own + farmers, s.supply[Cube.ARTISAN]):
        return False
    if farmers > there + workers or (farmers > 0 and there + own == 0):
        return False
    if (wanted >> COUNT_BITS) & COUNT > 0 and own + farmers == 0:
        return False
    return (wanted >> 2 * COUNT_BITS) & COUNT == 0 or s.cubes[seat, Cube.ARTISAN] + workers > 0


@rule
def gold_by_upgrades(s: State, wanted: int, freed: int, farmers: int, workers: int) -> int:
    """The least gold if up to so many cubes are upgraded in their districts. AN-UPG-06, AN-EFF-11"""
    least = TOO_MUCH
    for up in range(farmers + 1):
        for further in range(workers + 1):
            gold = home_coming(s, Cube.FARMER, (wanted & COUNT) + up, freed & COUNT)
            gold += home_coming(
                s,
                Cube.WORKER,
                ((wanted >> COUNT_BITS) & COUNT) + further - up,
                (freed >> COUNT_BITS) & COUNT,
            )
            gold += home_coming(
                s,
                Cube.ARTISAN,
                ((wanted >> 2 * COUNT_BITS) & COUNT) - further,
                (freed >> 2 * COUNT_BITS) & COUNT,
            )
            least = min(least, gold)
    return least


@rule
def gold_with_upgrades(s: State, wanted: int, freed: int, purchase: int, target: int) -> int:
    """The least gold where free upgrades are open; too much where nothing helps."""
    least = TOO_MUCH
    for farmers in range(min(s.pool[Cube.FARMER], s.cubes[s.active, Cube.FARMER]) + 1):
        for workers in range(s.pool[Cube.WORKER] + 1):
            if can_upgrade_so(s, wanted, farmers, workers) and can_deliver_after(
                s, purchase, target, farmers, workers
            ):
                least = min(least, gold_by_upgrades(s, wanted, freed, farmers, workers))
    return least + gold_by_kinds(s, wanted, freed, Cube.ENGINEER)


@rule
def has_upgrades(s: State) -> bool:
    return s.pool[0] + s.pool[1] > 0


@rule
def gold_needed(s: State, wanted: int, freed: int, purchase: int, target: int) -> int:
    """What shift ends cost for so many cubes of each kind."""
    if has_upgrades(s):
        return gold_with_upgrades(s, wanted, freed, purchase, target)
    return gold_by_kinds(s, wanted, freed, 0)


# ---------------------------------------------------------------- the search


@rule
def pick(which: int, a: int, b: int, c: int, d: int, e: int, f: int) -> int:
    """One of six."""
    if which < 3:
        return a if which == 0 else b if which == 1 else c
    return d if which == 3 else e if which == 4 else f


WEIGHT_OF_WORK = (8, 10, 14, 18, 22)
WEIGHT_OF_TOKEN = 12
WEIGHT_OF_SALE = 6  # the seller gets gold
WEIGHT_OF_GOLD = 13
WEIGHT_OF_UNCOVERING = 30


@rule
def weight_of(way: int) -> int:
    """How dear a way is, gold apart, for proposals."""
    if is_trade(way):
        return WEIGHT_OF_SALE + WEIGHT_OF_TOKEN * way
    uncovering = WEIGHT_OF_UNCOVERING if way >= UNCOVER else 0
    return WEIGHT_OF_WORK[kind_of_way(way)] + uncovering


@rule
def work_of(way: int) -> int:
    """The cube that a way asks for, as a packed count."""
    return 0 if is_trade(way) else 1 << COUNT_BITS * kind_of_way(way)


@rule
def freeing_of(way: int) -> int:
    """The cube that a way sends home first, as a packed count."""
    if is_trade(way) or freed_by_way(way) < 0:
        return 0
    return 1 << COUNT_BITS * freed_by_way(way)


@rule
def search(
    s: State,
    count: int,
    a: int,
    b: int,
    c: int,
    d: int,
    e: int,
    f: int,
    wanted: int,
    power: int,
    purse: int,
    purchase: int,
    target: int,
    cheapest: bool,
) -> int:
    """A way for each of so many resources, packed; the first choice that can be paid, or the cheapest one.

    It goes through the choices like an odometer, and no further where tokens or gold have run out.
    """
    best, best_weight = IMPOSSIBLE, TOO_MUCH
    depth, choices, plan = 0, 0, 0
    spent, freed, uncovered, weight = 0, 0, 0, 0
    eager = not has_upgrades(s)
    while True:
        way = 0
        if depth < count:
            at = (choices >> CHOICE_BITS * depth) & CHOICE
            way = (pick(depth, a, b, c, d, e, f) >> WAY_BITS * at) & WAY
        if way > 0:
            price = way if is_trade(way) else 0
            over = 1 if way >= UNCOVER else 0
            fits = spent + price <= power and uncovered + over <= 1
            if fits and eager:
                gold = gold_by_kinds(s, wanted + work_of(way), freed + freeing_of(way), 0)
                fits = gold <= purse
            if fits:
                wanted += work_of(way)
                freed += freeing_of(way)
                spent += price
                uncovered += over
                weight += weight_of(way)
                plan |= way << WAY_BITS * depth
                depth += 1
            else:
                choices += 1 << CHOICE_BITS * depth
            continue
        if depth == count:
            gold = gold_needed(s, wanted, freed, purchase, target)
            if gold <= purse and weight + WEIGHT_OF_GOLD * gold < best_weight:
                best, best_weight = plan, weight + WEIGHT_OF_GOLD * gold
                if not cheapest:
                    return best
        if depth == 0:
            return best
        choices &= (1 << CHOICE_BITS * depth) - 1
        depth -= 1
        way = (plan >> WAY_BITS * depth) & WAY
        wanted -= work_of(way)
        freed -= freeing_of(way)
        if is_trade(way):
            spent -= way
        if way >= UNCOVER:
            uncovered -= 1
        weight -= weight_of(way)
        plan &= (1 << WAY_BITS * depth) - 1
        choices += 1 << CHOICE_BITS * depth


# ---------------------------------------------------------------- a bill


@rule
def import_tokens(s: State, bill: int) -> int:
    """The trade tokens that New World resources cost at least; TOO_MUCH if one cannot be had.

    AN-PAY-04, AN-RES-12, AN-NW-06, AN-EFF-09
    """
    free = s.unused[s.active, Effect.NEW_WORLD_FREE]
    tokens_spent, either = 0, 0
    for i in range(Need.size):
        resource = need(bill, i)
        if resource == NO_RESOURCE or resource < FIRST_NEW_WORLD:
            continue
        if imports(s, s.active, resource):
            tokens_spent += 1
            either += FREE_RESOURCE[resource]
        elif FREE_RESOURCE[resource] and free > 0:
            free -= 1
        else:
            return TOO_MUCH
    return tokens_spent - min(either, free)


@rule
def easy_plan(s: State, bill: int, wanted: int, purse: int) -> int:
    """The first free workplace for each resource, if that will do; most often it does."""
    plan, count = 0, 0
    for i in range(Need.size):
        resource = need(bill, i)
        if resource >= FIRST_NEW_WORLD:
            continue
        way = (free_ways(s, resource) >> COUNT_BITS) & WAY
        if way == 0:
            return IMPOSSIBLE
        wanted += work_of(way)
        plan |= way << WAY_BITS * count
        count += 1
    return plan if gold_by_kinds(s, wanted, 0, 0) <= purse else IMPOSSIBLE


@rule
def plan_for(s: State, bill: int, gold: int, purchase: int, target: int, cheapest: bool) -> int:
    """How the active player can pay a bill and so much gold: a way for each tradable resource, in the bill's
    order, packed; IMPOSSIBLE if he cannot. AN-PAY-03, AN-PAY-07, AN-WRK-05, AN-TRD-01
    """
    seat = s.active
    purse = s.gold[seat] - gold
    reserved = s.owed[Token.EXPLORATION] + exploration_tokens_of(bill)
    if purse < 0 or tokens(s, seat, Token.EXPLORATION) < reserved:
        return IMPOSSIBLE
    power = trading_power(s, seat, reserved) - s.owed[Token.TRADE] - trade_tokens_of(bill)
    power -= import_tokens(s, bill)
    if power < 0:
        return IMPOSSIBLE
    wanted = 0
    exhausted = exhausted_by(bill)
    if exhausted != NO_CUBE:
        if not could_work(s, exhausted):
            return IMPOSSIBLE
        wanted = 1 << COUNT_BITS * exhausted
    if not cheapest and not has_upgrades(s) and can_deliver_after(s, purchase, target, 0, 0):
        easy = easy_plan(s, bill, wanted, purse)
        if easy != IMPOSSIBLE:
            return easy
    count = 0
    a = b = c = d = e = f = 0
    for i in range(Need.size):
        resource = need(bill, i)
        if resource >= FIRST_NEW_WORLD:
            continue
        ways = ways_to(s, resource, power, purse, purchase)
        if ways == 0:
            return IMPOSSIBLE
        if count == 0:
            a = ways
        elif count == 1:
            b = ways
        elif count == 2:
            c = ways
        elif count == 3:
            d = ways
        elif count == 4:
            e = ways
        else:
            f = ways
        count += 1
    if not has_upgrades(s) and not can_deliver_after(s, purchase, target, 0, 0):
        return IMPOSSIBLE
    return search(s, count, a, b, c, d, e, f, wanted, power, purse, purchase, target, cheapest)


@rule
def is_payable(s: State, bill: int, gold: int, purchase: int, target: int) -> bool:
    """AN-PAY-02, AN-PAY-07"""
    return plan_for(s, bill, gold, purchase, target, False) != IMPOSSIBLE
