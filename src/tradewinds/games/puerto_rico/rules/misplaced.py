"""Why an act does not answer the question asked: the reason that helps a player most."""

from tradewinds.games.puerto_rico.acts import ALPHABET, Act, Objection
from tradewinds.games.puerto_rico.pieces import ISLAND_CELLS, Building
from tradewinds.games.puerto_rico.rules.captain import objection_to_not_loading
from tradewinds.games.puerto_rico.rules.holdings import are_colonists_left, is_manned, island_filled
from tradewinds.games.puerto_rico.rules.settler import objection_to_drawing
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.kernel.rules import rule

KIND = tuple(int(kind) for kind in ALPHABET.kind_of)


@rule
def misplaced(s: State, act: int) -> int:
    """The objection to an act that answers another question than the one asked."""
    kind = KIND[act]
    if s.question == Question.ROLE:
        return Objection.MUST_CHOOSE_ROLE
    if Act.FILL <= kind <= Act.CALL_FROM_BUILDING:
        return misplaced_placing(s)
    if s.question == Question.SETTLE:
        return misplaced_hospice(s) if kind == Act.PLACE_COLONIST else Objection.WRONG_PHASE
    if s.question == Question.HOSPICE:
        return misplaced_tile(s, kind)
    if s.question == Question.PLACE:
        return misplaced_in_placing(s, kind)
    if s.question == Question.BUILD:
        return misplaced_university(s) if kind == Act.PLACE_COLONIST else Objection.WRONG_PHASE
    return misplaced_second(s, kind)


@rule
def misplaced_placing(s: State) -> int:
    """Colonists are not placed now, or not yet. PR-MAY-14"""
    if s.question == Question.MAYOR:
        return Objection.WRONG_PHASE
    return Objection.COLONISTS_MOVE_ONLY_WITH_MAYOR


@rule
def misplaced_hospice(s: State) -> int:
    """No tile has been laid that the hospice could man. PR-STL-14, PR-STL-15, PR-STL-16"""
    if not is_manned(s, s.asked, Building.HOSPICE):
        return Objection.HOSPICE_MISSING
    if s.hosted:
        return Objection.HOSPICE_USED
    return Objection.WRONG_PHASE if are_colonists_left(s) else Objection.NO_COLONISTS_LEFT


@rule
def misplaced_tile(s: State, kind: int) -> int:
    """While the hospice is asked about. PR-STL-05, PR-STL-08, PR-STL-09"""
    if kind < Act.DRAW_TILE or kind > Act.TAKE_QUARRY:
        return Objection.WRONG_PHASE
    if island_filled(s, s.asked) == ISLAND_CELLS:
        return Objection.ISLAND_FULL
    if kind == Act.DRAW_TILE:
        wrong = objection_to_drawing(s, s.asked)
        return wrong if wrong != 0 else Objection.HACIENDA_TOO_LATE
    if kind == Act.TAKE_QUARRY and not s.settled:
        return Objection.HIDDEN_TILE_NOT_QUARRY
    return Objection.WRONG_PHASE


@rule
def misplaced_in_placing(s: State, kind: int) -> int:
    """PR-MAY-01, PR-MAY-04, PR-MAY-06"""
    if kind == Act.PASS:
        return Objection.MAYOR_CANNOT_DECLINE
    if kind == Act.TAKE_COLONIST and s.colonists == 0:
        return Objection.MAYOR_SUPPLY_EMPTY
    return Objection.WRONG_PHASE


@rule
def misplaced_university(s: State) -> int:
    """Nothing has been built that the university could man. PR-BLD-07, PR-BLD-08"""
    if not is_manned(s, s.asked, Building.UNIVERSITY):
        return Objection.UNIVERSITY_MISSING
    return Objection.WRONG_PHASE if are_colonists_left(s) else Objection.NO_COLONISTS_LEFT


@rule
def misplaced_second(s: State, kind: int) -> int:
    """What is done once, or comes before or after. PR-BLD-01, PR-CRA-10, PR-STO-01, PR-STO-02, PR-STO-04"""
    if s.question == Question.UNIVERSITY and kind == Act.BUILD:
        return Objection.ONE_BUILDING_PER_PHASE
    if s.question == Question.PRODUCE and kind == Act.TAKE_BARREL:
        return Objection.BONUS_COMES_LAST
    if s.question == Question.LOAD and kind >= Act.STORE:
        wrong = objection_to_not_loading(s)
        return wrong if wrong != 0 else Objection.WRONG_PHASE
    if s.question == Question.STORE and kind == Act.KEEP:
        return Objection.WAREHOUSE_FIRST
    if s.question == Question.KEEP and kind == Act.STORE:
        return Objection.NO_WAREHOUSE_SLOT
    return Objection.WRONG_PHASE
