"""What must hold of the ship in port: departures, dice, demand, value marker."""

from tradewinds.games.santiago_de_cuba.acts import Act, Direction
from tradewinds.games.santiago_de_cuba.invariants.names import Invariant
from tradewinds.games.santiago_de_cuba.pieces import (
    FACES,
    FIRST_FLAG,
    LAST_FLAG,
    NONE,
    PORT,
    SHIPS,
    STOPS,
    Die,
)
from tradewinds.games.santiago_de_cuba.rules.ships import is_met
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.kernel.rules import rule

HIGHEST = tuple(max(faces) for faces in FACES)


@rule
def broken_ship(before: State, s: State, kind: int, a: int) -> int:
    """Of the ship, its dice and its value marker."""
    if not are_departures_sound(before, s):
        return Invariant.SEVEN_SHIPS
    if not is_departure_single(before, s, kind):
        return Invariant.ONE_DEPARTURE_A_TURN
    if not are_dice_placed(s):
        return Invariant.FOUR_DICE_OR_NONE
    if not are_dice_falling(before, s):
        return Invariant.DICE_ONLY_FALL
    if s.question == Question.OVER:
        return 0
    if not s.pending and is_met(s):
        return Invariant.SHIP_WANTS_SOMETHING  # I-11
    if not FIRST_FLAG <= s.value <= LAST_FLAG:
        return Invariant.VALUE_ON_A_FLAG  # I-12
    if not is_open_demand_sound(before, s):
        return Invariant.DEMAND_OPEN_WITHIN_A_TURN
    if s.value != value_due(before, s, kind, a):
        return Invariant.VALUE_MOVES_FOR_A_REASON
    return 0


@rule
def are_departures_sound(before: State, s: State) -> bool:
    """I-13: the departures never fall; with the seventh the game, or at least its last turn, is over."""
    if s.departures < before.departures:
        return False
    if s.question == Question.OVER:
        return s.departures == SHIPS
    last = SHIPS if s.finish_turn_after_last_ship and s.pending else SHIPS - 1
    return 0 <= s.departures <= last


@rule
def is_departure_single(before: State, s: State, kind: int) -> bool:
    """I-22: once a ship has left, the next one does so only after its dice are chosen."""
    left = s.departures - before.departures
    return left == 0 or (left == 1 and (kind == Act.LEAVE_OUT or not before.pending))


@rule
def are_dice_placed(s: State) -> bool:
    """I-09: four dice are on the ship and one lies beside it; or none, but for those just rolled."""
    if not s.pending:
        return 0 <= s.aside < len(Die)
    on_the_table = 0
    for die in range(len(Die)):
        on_the_table += s.dice[die]
    return s.aside == NONE and (on_the_table == 0 or s.question == Question.LEAVE_OUT)


@rule
def are_dice_falling(before: State, s: State) -> bool:
    """I-10: dice show one of their faces, and for one ship no other die than before, and none rises."""
    for die in range(len(Die)):
        if not 0 <= s.dice[die] <= HIGHEST[die]:
            return False
        if s.departures == before.departures and not s.pending and s.dice[die] > before.dice[die]:
            return False
    same_ship = s.departures == before.departures and not before.pending
    return not same_ship or s.aside == before.aside


@rule
def is_open_demand_sound(before: State, s: State) -> bool:
    """I-14: demand is open from a departure until the dice are chosen, and never when a turn begins."""
    if not s.pending:
        return not before.pending or before.question == Question.LEAVE_OUT
    opens = before.pending or s.departures > before.departures
    return bool(opens) and s.question != Question.MOVE_CAR


@rule
def value_due(before: State, s: State, kind: int, a: int) -> int:
    """I-16: up by a crossing, an unmet delivery round or the harbour office, which alone moves it down."""
    if s.departures > before.departures:
        return FIRST_FLAG
    if kind == Act.MARKER:
        return before.value + (-1 if a == Direction.LEFT else 1)
    delivers = Act.DELIVER <= kind <= Act.PASS_DELIVERY or (kind == Act.MOVE and s.car == PORT)
    unmet = delivers and s.question != Question.DELIVERY
    crosses = kind == Act.MOVE and before.car != PORT and before.car + a > STOPS
    return before.value + 1 if unmet or crosses else before.value
