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
    if s.question == Question.ZORRO:
        return Objection.MUST_GIVE
    if Act.DELIVER <= kind <= Act.PASS_DELIVERY:
        return Objection.NOT_A_DELIVERY_ROUND
    if s.question == Question.MOVE_CAR:
        return Objection.MUST_MOVE_CAR
    if (kind == Act.CLAIM or kind == Act.USE_OWN) and is_at(s, Cuban.ALONSO):
        return Objection.ALONSO_ONE_SERVICE
    if kind == Act.PAWN:
        return misplaced_pawn(s)
    if is_function(kind):
        return misplaced_function(s)
    return Objection.LEAVE_EXACTLY_ONE if s.question == Question.LEAVE_OUT else Objection.WRONG_PHASE


@rule
def is_at(s: State, cuban: int) -> bool:
    """Whether the car stands at a Cuban."""
    return s.cuban_at[s.car] == cuban


@rule
def is_function(kind: int) -> bool:
    """Whether an act uses a building, or leaves it unused."""
    return Act.SKIP_BUILDING <= kind <= Act.FLIP


@rule
def pawn_stays(s: State) -> int:
    """Why there is no part B in this turn; 0 where there is. SC-PWN-05 to SC-PWN-07"""
    if s.turn == 0:
        return Objection.LEAVE_EXACTLY_ONE
    if s.car == PORT:
        return Objection.PAWN_STAYS_PORT
    if is_at(s, Cuban.EL_ZORRO):
        return Objection.PAWN_STAYS_ZORRO
    if s.inactive[s.cuban_at[s.car]] > 0 and not s.entered:
        return Objection.PAWN_STAYS_INACTIVE
    return 0


@rule
def misplaced_pawn(s: State) -> int:
    """The pawn does not move now."""
    stays = pawn_stays(s)
    return stays if stays != 0 else Objection.WRONG_PHASE


@rule
def misplaced_function(s: State) -> int:
    """The building does not do that, or nothing can be used now. SC-PWN-12, SC-ZOR-07"""
    if s.question == Question.PAWN:
        return Objection.PAWN_OFF_BOARD if s.pawn[s.active] == NONE else Objection.PAWN_MUST_MOVE
    if s.question == Question.CASINO_AGAIN:
        return Objection.BUILDING_USED_ALREADY
    if s.question == Question.LEAVE_OUT or s.question == Question.DELIVERY:
        stays = pawn_stays(s)
        return stays if stays != 0 else Objection.BUILDING_USED_ALREADY
    if s.question == Question.ALONSO or s.question == Question.PABLO:
        return Objection.WRONG_PHASE
    return Objection.NOT_THIS_BUILDING
