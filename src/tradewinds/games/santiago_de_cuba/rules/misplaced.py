"""Why an act does not answer the question asked: the reason that helps a player most."""

from tradewinds.games.santiago_de_cuba.acts import ALPHABET, Act, Objection
from tradewinds.games.santiago_de_cuba.pieces import NONE, PORT, Cuban
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.kernel.rules import rule

KIND = tuple(int(kind) for kind in ALPHABET.kind_of)


@rule
def misplaced(s: State, act: int) -> int:
    """The objection to an act that answers another question than the one asked."""
    kind = KIND[act]
    if kind == Act.DELIVER or kind == Act.DELIVER_WOOD:
        return Objection.NOT_A_DELIVERY_ROUND
    if s.question == Question.ZORRO:
        return Objection.MUST_GIVE
    if kind == Act.PASS_DELIVERY:
        return Objection.NOT_A_DELIVERY_ROUND
    if s.question == Question.MOVE_CAR:
        return Objection.MUST_MOVE_CAR
    if s.question == Question.LEAVE_OUT:
        return misplaced_after_turn(s, kind)
    if kind == Act.CLAIM or kind == Act.USE_OWN:
        return Objection.ALONSO_ONE_SERVICE if is_at(s, Cuban.ALONSO) else Objection.WRONG_PHASE
    if kind == Act.PAWN:
        return misplaced_pawn(s)
    return misplaced_function(s, kind) if is_function(kind) else Objection.WRONG_PHASE


@rule
def is_at(s: State, cuban: int) -> bool:
    """Whether the car stands at a Cuban."""
    return s.cuban_at[s.car] == cuban


@rule
def is_function(kind: int) -> bool:
    """Whether an act uses a building, or leaves it unused."""
    return Act.SKIP_BUILDING <= kind <= Act.FLIP


@rule
def misplaced_pawn(s: State) -> int:
    """The pawn does not move now. SC-PWN-05, SC-PWN-06"""
    if s.car == PORT:
        return Objection.PAWN_STAYS_PORT
    return Objection.PAWN_STAYS_ZORRO if is_at(s, Cuban.EL_ZORRO) else Objection.WRONG_PHASE


@rule
def misplaced_function(s: State, kind: int) -> int:
    """The building does not do that, or nothing can be used now. SC-PWN-06, SC-PWN-12"""
    if s.question == Question.DELIVERY:
        return Objection.PAWN_STAYS_PORT
    if s.question == Question.PAWN:
        return Objection.PAWN_OFF_BOARD if s.pawn[s.active] == NONE else Objection.PAWN_MUST_MOVE
    if s.question == Question.ALONSO or s.question == Question.PABLO:
        return Objection.WRONG_PHASE
    if s.question == Question.CASINO_AGAIN and kind == Act.SKIP_BUILDING:
        return Objection.BUILDING_USED_ALREADY
    if s.question == Question.CASINO and kind == Act.CASINO_STOP:
        return Objection.WRONG_PHASE
    return Objection.NOT_THIS_BUILDING


# ---------------------------------------------------------------- only the new ship's dice are left to choose


@rule
def was_away(s: State) -> bool:
    """Whether the car stopped at an inactive Cuban; one sent away in this very turn was not. SC-NWS-06"""
    return s.car != PORT and s.inactive[s.cuban_at[s.car]] == 1 and not s.entered


@rule
def misplaced_after_turn(s: State, kind: int) -> int:
    """Why nothing else can be done. SC-PWN-05 to SC-PWN-07, SC-ZOR-07, SC-NWS-06, SC-SHP-07"""
    if s.turn == 0 or kind == Act.MOVE:
        return Objection.LEAVE_EXACTLY_ONE
    if was_away(s):
        return Objection.PAWN_STAYS_INACTIVE
    if kind == Act.PAWN and (s.car == PORT or is_at(s, Cuban.EL_ZORRO)):
        return misplaced_pawn(s)
    if not is_function(kind):
        return Objection.LEAVE_EXACTLY_ONE
    if s.car == PORT:
        return Objection.PAWN_STAYS_PORT
    if s.pawn[s.active] == NONE:
        return Objection.PAWN_OFF_BOARD
    if kind == Act.ZERO_DIE or kind == Act.OFFICE:
        return Objection.NO_DEMAND_YET
    return Objection.LEAVE_EXACTLY_ONE
