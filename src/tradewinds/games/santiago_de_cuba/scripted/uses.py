"""What the player would do in a building, and what that brings: each use is a gain and the act."""

from tradewinds.games.santiago_de_cuba.acts import ALPHABET, Act, Cafe, Direction
from tradewinds.games.santiago_de_cuba.pieces import (
    BANK_PESOS,
    CAFE_VP,
    CASINO_PESOS,
    CHURCH_VP,
    FIRST_FLAG,
    LAST_FLAG,
    NEWSPAPER_PESOS,
    NONE,
    OFFICE_VP,
    SAWMILL_PESOS,
    SAWMILL_VP,
    STOPS,
    Building,
    Good,
)
from tradewinds.games.santiago_de_cuba.rules.buildings import objects_flip, raw, refined
from tradewinds.games.santiago_de_cuba.rules.casino import objects_buy_vp, objects_sell_vp
from tradewinds.games.santiago_de_cuba.rules.ships import demand
from tradewinds.games.santiago_de_cuba.rules.supply import TRADED
from tradewinds.games.santiago_de_cuba.rules.visit import is_useful
from tradewinds.games.santiago_de_cuba.rules.zorro import objects_give_peso, objects_give_vp
from tradewinds.games.santiago_de_cuba.scripted.worth import (
    HOPE,
    VP,
    code,
    edge,
    edge_at_ship,
    least_missed,
    loss,
    most_wanted,
    pesos_gain,
    worth,
)
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.kernel.rules import rule

USE = ALPHABET.code(Act.USE_BUILDING)
SKIP = ALPHABET.code(Act.SKIP_BUILDING)
STOP = ALPHABET.code(Act.CASINO_STOP)
BUY = ALPHABET.code(Act.BUY_VP)
SELL = ALPHABET.code(Act.SELL_VP)
GIVE_PESO = ALPHABET.code(Act.GIVE_PESO)
GIVE_VP = ALPHABET.code(Act.GIVE_VP)

PATIENCE = 150  # turns, after which no ship is kept back any more
FLIP_GAIN = 30  # the next player's free step leads to nothing


@rule
def best_use(view: State, building: int) -> tuple[int, int]:
    """The best use of any building; to leave it unused is always another."""
    gain, act = 0, SKIP
    if is_useful(view, building):
        gain, act = function(view, building)
    if view.question == Question.CASINO_AGAIN:
        return (gain, act) if gain > 0 else (0, STOP)
    return (gain, act) if gain > 0 else (0, SKIP)


@rule
def function(view: State, building: int) -> tuple[int, int]:
    if building == Building.BANK:
        return pesos_gain(view, BANK_PESOS), USE
    if building == Building.CHURCH:
        return VP * CHURCH_VP, USE
    if building == Building.SAWMILL:
        return VP * SAWMILL_VP + pesos_gain(view, SAWMILL_PESOS) - loss(view, Good.WOOD), USE
    if building == Building.DISTILLERY or building == Building.CIGAR_FACTORY:
        return process(view, raw(building), refined(building))
    if building == Building.BLACK_MARKET:
        return swap(view)
    if building == Building.CAFE:
        return cafe(view)
    if building == Building.CUSTOMS:
        return customs(view)
    if building == Building.CASINO:
        return casino(view)
    if building == Building.HARBOUR_OFFICE:
        return marker(view)
    if building == Building.OFFICE:
        return office(view)
    return newspaper(view)


@rule
def process(view: State, given: int, made: int) -> tuple[int, int]:
    """As many as are worth it, one after another."""
    gain, number = 0, 0
    has, makes = view.goods[view.asked, given], view.goods[view.asked, made]
    while number < has and number < view.supply[made]:
        more = worth(view, made, makes + number) - worth(view, given, has - 1 - number)
        if more <= 0:
            break
        gain += more
        number += 1
    return gain, code(Act.PROCESS, max(number, 1), 0)


@rule
def swap(view: State) -> tuple[int, int]:
    """What is missed least for what is worth most."""
    give, take = least_missed(view), most_wanted(view)
    if take == NONE or give == take:
        return 0, SKIP
    gain = worth(view, take, view.goods[view.asked, take]) - loss(view, give)
    return gain, code(Act.SWAP, give, take)


@rule
def cafe(view: State) -> tuple[int, int]:
    rum, cigars = 0, 0
    if view.goods[view.asked, Good.RUM] > 0:
        rum = max(0, VP * CAFE_VP - loss(view, Good.RUM))
    if view.goods[view.asked, Good.CIGARS] > 0:
        cigars = max(0, VP * CAFE_VP - loss(view, Good.CIGARS))
    if rum > 0 and cigars > 0:
        return rum + cigars, code(Act.CAFE, Cafe.BOTH, 0)
    return rum + cigars, code(Act.CAFE, Cafe.RUM if rum > 0 else Cafe.CIGARS, 0)


@rule
def customs(view: State) -> tuple[int, int]:
    """What the others can deliver best, and the player worst."""
    gain, act = 0, SKIP
    for good in range(TRADED):
        hurts = -edge(view, good, demand(view, good)) * view.value * HOPE // VP
        if hurts > gain:
            gain, act = hurts, code(Act.ZERO_DIE, good, 0)
    return gain, act


@rule
def marker(view: State) -> tuple[int, int]:
    """Up for those who have what the ship wants, and down or away for the others."""
    ahead = edge_at_ship(view) * HOPE // VP
    right = ahead if view.value < LAST_FLAG else -ahead * view.value
    if right > 0:
        return right, code(Act.MARKER, Direction.RIGHT, 0)
    left = code(Act.MARKER, Direction.LEFT, 0)
    return (-ahead, left) if view.value > FIRST_FLAG and view.turn < PATIENCE else (0, left)


@rule
def casino(view: State) -> tuple[int, int]:
    """One exchange at a time, in the direction that pays, as far as it may go on."""
    buys = VP + pesos_gain(view, -CASINO_PESOS) if objects_buy_vp(view) == 0 else 0
    sells = pesos_gain(view, CASINO_PESOS) - VP if objects_sell_vp(view) == 0 else 0
    return (buys, BUY) if buys > sells else (sells, SELL)


@rule
def office(view: State) -> tuple[int, int]:
    gain, act = 0, SKIP
    for good in range(TRADED):
        if demand(view, good) > 0 and view.goods[view.asked, good] > 0:
            more = VP * OFFICE_VP - loss(view, good)
            if more > gain:
                gain, act = more, code(Act.OFFICE, good, 0)
    return gain, act


@rule
def newspaper(view: State) -> tuple[int, int]:
    """The peso, and the first Cuban ahead of the car is sent away."""
    gain = pesos_gain(view, NEWSPAPER_PESOS)
    ahead = view.cuban_at[(view.car + 1) % STOPS]
    if ahead == NONE or objects_flip(view, ahead) != 0:
        return gain, USE
    return gain + FLIP_GAIN, code(Act.FLIP, ahead, 0)


@rule
def best_gift(view: State) -> int:
    """For El Zorro what is missed least."""
    good = least_missed(view)
    act, cost = GIVE_VP, VP if objects_give_vp(view) == 0 else 3 * VP
    if good != NONE and loss(view, good) < cost:
        act, cost = code(Act.GIVE_GOOD, good, 0), loss(view, good)
    if objects_give_peso(view) == 0 and -pesos_gain(view, -1) < cost:
        act = GIVE_PESO
    return act
