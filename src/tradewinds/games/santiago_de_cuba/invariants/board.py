"""What must hold of the board: layout, street, pawns, markers, car, inactive Cubans."""

from tradewinds.games.santiago_de_cuba.acts import Act
from tradewinds.games.santiago_de_cuba.invariants.dues import pesos_due
from tradewinds.games.santiago_de_cuba.invariants.names import Invariant
from tradewinds.games.santiago_de_cuba.pieces import MARKERS, NONE, PORT, STOPS, Building, Cuban
from tradewinds.games.santiago_de_cuba.state import CurrentStop, Question, State
from tradewinds.kernel.rules import rule


@rule
def broken_board(before: State, s: State, kind: int, a: int) -> int:
    """Of all that lies on the board but the ship's dice and its value marker."""
    if not is_layout_kept(before, s):
        return Invariant.BUILDINGS_STAY_PUT
    if not is_street_kept(before, s):
        return Invariant.CUBANS_STAY_PUT
    if not are_pawns_sound(before, s, kind, a):
        return Invariant.PAWNS_STAND_ALONE
    if not are_claims_sound(before, s, kind, a):
        return Invariant.CLAIMS_LAST
    if not is_car_sound(before, s, kind, a):
        return Invariant.CAR_DRIVES_AND_IS_PAID
    if not are_cubans_sound(before, s, kind, a):
        return Invariant.INACTIVE_UNTIL_PASSED
    if not is_passing_sound(before, s):
        return Invariant.PASSING_IS_FINAL
    return 0


@rule
def is_layout_kept(before: State, s: State) -> bool:
    """I-04: the spaces hold each building once, always the same."""
    seen = 0
    for building in range(len(Building)):
        if s.space_of[building] != before.space_of[building]:
            return False
        seen |= 1 << s.space_of[building]
    return seen == (1 << len(Building)) - 1


@rule
def is_street_kept(before: State, s: State) -> bool:
    """I-05: the stops hold each Cuban once, always the same, and the first is the port."""
    seen = 0
    for stop in range(PORT + 1, STOPS):
        if s.cuban_at[stop] != before.cuban_at[stop]:
            return False
        seen |= 1 << s.cuban_at[stop]
    return seen == (1 << len(Cuban)) - 1 and s.cuban_at[PORT] == NONE


@rule
def are_pawns_sound(before: State, s: State, kind: int, a: int) -> bool:
    """I-06: one pawn a building; only the active one moves, to the building named."""
    taken = 0
    for seat in range(s.seats):
        moves = kind == Act.PAWN and seat == before.active
        if s.pawn[seat] != (a if moves else before.pawn[seat]):
            return False
        if s.pawn[seat] != NONE:
            if taken & (1 << s.pawn[seat]):
                return False
            taken |= 1 << s.pawn[seat]
    return True


@rule
def are_claims_sound(before: State, s: State, kind: int, a: int) -> bool:
    """I-07: markers come by claiming, up to three a player, and stay."""
    for building in range(len(Building)):
        claimed = kind == Act.CLAIM and building == a and before.owner[building] == NONE
        if s.owner[building] != (before.active if claimed else before.owner[building]):
            return False
    for seat in range(s.seats):
        placed = 0
        for building in range(len(Building)):
            placed += s.owner[building] == seat
        if placed > MARKERS:
            return False
    return True


@rule
def steps_driven(before: State, s: State, steps: int) -> int:
    """As many as told, but no further than the port where the game has ended on the way."""
    if s.question == Question.OVER and not s.finish_turn_after_last_ship:
        return min(steps, STOPS - before.car)
    return steps


@rule
def is_car_sound(before: State, s: State, kind: int, steps: int) -> bool:
    """I-08: the car drives as many stops as told, for a peso less."""
    if kind != Act.MOVE:
        return s.car == before.car
    paid = before.pesos[before.active] - s.pesos[before.active]
    there = 1 <= steps <= STOPS and s.car == (before.car + steps_driven(before, s, steps)) % STOPS
    return there and paid == -pesos_due(before, s, kind, steps)


@rule
def are_cubans_sound(before: State, s: State, kind: int, a: int) -> bool:
    """I-17: only the newspaper sends a Cuban away, and only the car going past him brings him back."""
    for stop in range(PORT + 1, STOPS):
        cuban = s.cuban_at[stop]
        due = before.inactive[cuban]
        if kind == Act.MOVE and (stop - before.car) % STOPS < steps_driven(before, s, a):
            due = max(due - 1, 0)
        elif kind == Act.FLIP and cuban == a:
            due = 1
            if stop == s.car and s.newspaper_current_stop == CurrentStop.UNTIL_NEXT_PASS:
                due = 2
        if s.inactive[cuban] != due:
            return False
    return True


@rule
def is_passing_sound(before: State, s: State) -> bool:
    """I-18: in a delivery round who has passed stays out and is not asked."""
    if s.question != Question.DELIVERY:
        return True
    for seat in range(s.seats):
        if before.question == Question.DELIVERY and before.passed[seat] and not s.passed[seat]:
            return False
    return not s.passed[s.asked]
