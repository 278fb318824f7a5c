"""Where the player drives, whom it visits there, and which building it enters."""

from tradewinds.games.santiago_de_cuba.acts import ALPHABET, Act
from tradewinds.games.santiago_de_cuba.pieces import (
    GIFT_GOOD,
    GIFT_NUMBER,
    GIFT_PESOS,
    GIFT_VP,
    LAST_FLAG,
    NONE,
    OWNER_VP,
    PORT,
    SHIPS,
    STOPS,
    Building,
    Cuban,
)
from tradewinds.games.santiago_de_cuba.rules.alonso import objects_claim, objects_use_own
from tradewinds.games.santiago_de_cuba.rules.driving import objects_move
from tradewinds.games.santiago_de_cuba.rules.visit import objects_pawn
from tradewinds.games.santiago_de_cuba.scripted.cargo import port_gain
from tradewinds.games.santiago_de_cuba.scripted.uses import best_use
from tradewinds.games.santiago_de_cuba.scripted.worth import (
    HOPE,
    VP,
    code,
    edge_at_ship,
    most_wanted,
    pesos_gain,
    worth,
)
from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.kernel.chance import below
from tradewinds.kernel.rules import rule

DECLINE = ALPHABET.code(Act.DECLINE_CUBAN)

STOLEN = 35  # what El Zorro brings from each of the others
CLAIM_A_SHIP = 6  # what a claimed building brings while a ship is in port, to be multiplied with its visits
VISITS = (5, 5, 4, 4, 4, 3, 4, 4, 3, 4, 5, 4)  # how much each building is sought
JITTER = 8  # gains as near as this are taken for equal


@rule
def best_drive(view: State, luck: int) -> int:
    """The stop that brings most for its price; between near equals luck decides."""
    best_steps, best = 1, -99 * VP
    start, pesos = view.car, view.pesos[view.asked]
    for steps in range(1, STOPS + 1):
        if objects_move(view, steps) != 0:
            break
        gain = pesos_gain(view, 1 - steps)
        view.pesos[view.asked] = pesos - steps + 1
        view.car = (start + steps) % STOPS
        if start != PORT and start + steps > STOPS:
            gain += crossing_gain(view)
        else:
            gain += stop_gain(view)
        view.pesos[view.asked] = pesos
        view.car = start
        gain += below(luck, JITTER)
        if gain > best:
            best_steps, best = steps, gain
    return code(Act.MOVE, best_steps, 0)


@rule
def crossing_gain(view: State) -> int:
    """The car goes over the port: the goods in demand rise in value, or the ship leaves without them."""
    ahead = edge_at_ship(view) * HOPE // VP
    if view.value < LAST_FLAG:
        return ahead + stop_gain(view)
    view.pending = 1
    gain = stop_gain(view) - ahead * view.value
    view.pending = 0
    return gain


@rule
def stop_gain(view: State) -> int:
    """What the stop brings where the car is now."""
    if view.car == PORT:
        return port_gain(view)
    cuban = view.cuban_at[view.car]
    if view.inactive[cuban] > 0:
        return 0
    if cuban == Cuban.EL_ZORRO:
        return STOLEN * view.seats + stay_gain(view)
    if cuban == Cuban.ALONSO:
        return best_service(view)[0] + part_b_gain(view)
    if cuban == Cuban.PABLO:
        good = most_wanted(view)
        return part_b_gain(view) if good == NONE else gift_gain(view, good, 1)
    if GIFT_GOOD[cuban] != NONE:
        return gift_gain(view, GIFT_GOOD[cuban], GIFT_NUMBER[cuban])
    return VP * GIFT_VP[cuban] + pesos_gain(view, GIFT_PESOS[cuban]) + part_b_gain(view)


@rule
def gift_gain(view: State, good: int, number: int) -> int:
    """So many of a good, if the supply has them, and what a building then brings."""
    if view.supply[good] < number:
        return part_b_gain(view)
    me, gain = view.asked, 0
    for _ in range(number):
        gain += worth(view, good, view.goods[me, good])
        view.goods[me, good] += 1
        view.supply[good] -= 1
    gain += part_b_gain(view)
    view.goods[me, good] -= number
    view.supply[good] += number
    return gain


@rule
def part_b_gain(view: State) -> int:
    """The best building under the Cuban's flower; where all are taken, the one where the pawn stands."""
    gain, building = best_pawn(view)
    return stay_gain(view) if building == NONE else gain


@rule
def stay_gain(view: State) -> int:
    building = view.pawn[view.asked]
    return 0 if building == NONE else best_use(view, building)[0] - owner_gain(view, building)


@rule
def owner_gain(view: State, building: int) -> int:
    """What it costs that a rival owns the building in which the turn ends."""
    owner = view.owner[building]
    if owner == NONE or owner == view.asked:
        return 0
    return OWNER_VP * VP // (view.seats - 1)


@rule
def best_pawn(view: State) -> tuple[int, int]:
    """The building to enter, NONE where none is free, and what it brings."""
    best, entered = 0, NONE
    for building in range(len(Building)):
        if objects_pawn(view, building) == 0:
            gain = best_use(view, building)[0] - owner_gain(view, building)
            if entered == NONE or gain > best:
                best, entered = gain, building
    return best, entered


@rule
def best_service(view: State) -> tuple[int, int]:
    """At Alonso: the building to claim or the own one to use, and what it brings."""
    best, act = 0, DECLINE
    for building in range(len(Building)):
        if objects_claim(view, building) == 0:
            gain = VISITS[building] * CLAIM_A_SHIP * (SHIPS - view.departures)
            if gain > best:
                best, act = gain, code(Act.CLAIM, building, 0)
        elif objects_use_own(view, building) == 0:
            gain = best_use(view, building)[0]
            if gain > best:
                best, act = gain, code(Act.USE_OWN, building, 0)
    return best, act
