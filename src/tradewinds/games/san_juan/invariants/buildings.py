"""What must hold of the play areas: buildings, covered ones, goods, and cards under chapels."""

from tradewinds.games.san_juan.acts import Act
from tradewinds.games.san_juan.invariants.names import Invariant
from tradewinds.games.san_juan.pieces import KINDS, LAST_PRODUCTION, NONE, PLACES, Card
from tradewinds.games.san_juan.rules.city import stands
from tradewinds.games.san_juan.state import Question, State
from tradewinds.kernel.nibbles import nibble
from tradewinds.kernel.rules import rule


@rule
def broken_buildings(before: State, s: State, kind: int) -> int:
    """Of each player's buildings."""
    grown = 0
    for seat in range(s.seats):
        wrong = broken_city(s, seat)
        if wrong != 0:
            return wrong
        if not is_chapel_sound(before, s, seat, kind):
            return Invariant.CHAPELS_ONLY_GROW
        added = buildings(s, seat) - buildings(before, seat)
        if added < 0 or (added > 0 and seat != before.asked):
            return Invariant.CITIES_GROW_ONE_BY_ONE
        grown += added
    return Invariant.CITIES_GROW_ONE_BY_ONE if grown > 1 else 0


@rule
def broken_city(s: State, seat: int) -> int:
    """Of one player's buildings as they stand."""
    if not are_goods_placed(s, seat):
        return Invariant.GOODS_ON_PRODUCTION_BUILDINGS
    if not are_violets_different(s, seat):
        return Invariant.VIOLET_BUILDINGS_DIFFER
    if not 1 <= buildings(s, seat) <= PLACES or not is_in_order(s, seat):
        return Invariant.CITIES_GROW_ONE_BY_ONE
    if not are_covers_sound(s, seat):
        return Invariant.CRANES_STAY_UNCOVERED
    return 0 if is_rooted(s, seat) else Invariant.ROOTS_ARE_INDIGO


@rule
def buildings(s: State, seat: int) -> int:
    found = 0
    for place in range(PLACES):
        found += int(s.city[seat, place] != NONE)
    return found


@rule
def is_in_order(s: State, seat: int) -> bool:
    """Places are filled from the first on."""
    for place in range(buildings(s, seat)):
        if s.city[seat, place] == NONE:
            return False
    return True


@rule
def are_goods_placed(s: State, seat: int) -> bool:
    for place in range(PLACES):
        if s.good[seat, place] != NONE and not 1 <= s.city[seat, place] <= LAST_PRODUCTION:
            return False
    return True


@rule
def are_violets_different(s: State, seat: int) -> bool:
    for place in range(PLACES):
        for other in range(place):
            same = s.city[seat, place] == s.city[seat, other]
            if same and s.city[seat, place] > LAST_PRODUCTION:
                return False
    return True


@rule
def are_covers_sound(s: State, seat: int) -> bool:
    """No crane is covered, nothing by its like, and all by players who have a crane."""
    for place in range(PLACES):
        covered = s.beneath[seat, place]
        wrong = covered == Card.CRANE or covered == s.city[seat, place]
        if covered != NONE and (wrong or not stands(s, seat, Card.CRANE)):
            return False
    return nibble(s.buried, Card.CRANE) == 0


@rule
def is_rooted(s: State, seat: int) -> bool:
    """The first place has an indigo plant at its bottom."""
    if s.city[seat, 0] == Card.INDIGO_PLANT or s.beneath[seat, 0] == Card.INDIGO_PLANT:
        return True
    return s.beneath[seat, 0] != NONE and nibble(s.buried, Card.INDIGO_PLANT) > 0


@rule
def is_chapel_sound(before: State, s: State, seat: int, kind: int) -> bool:
    """Cards come under a chapel one a round, at its start, and stay."""
    due = 0
    if kind == Act.TUCK and seat == before.asked:
        due = 1
        if before.question != Question.CHAPEL or not stands(s, seat, Card.CHAPEL):
            return False
    for card in range(KINDS):
        if nibble(s.chapel[seat], card) < nibble(before.chapel[seat], card):
            return False
    return s.tucked[seat] - before.tucked[seat] == due
