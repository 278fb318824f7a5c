"""Play areas: which buildings stand where, and which of them carry goods.

A building acts from the end of the builder phase in which it was built. Nobody acts twice in that phase, so
all that stand when a player is asked are at work, and what he has just built is looked at by nobody.
SJ-VIO-02, SJ-VIO-04, SJ-CRN-19
"""

from tradewinds.games.san_juan.pieces import KINDS, LAST_PRODUCTION, NONE, PLACES, Good
from tradewinds.games.san_juan.state import State
from tradewinds.kernel.rules import rule


@rule
def is_production(card: int) -> bool:
    """Whether a building is one of the five kinds that make goods; all others are violet."""
    return card <= LAST_PRODUCTION


@rule
def maker(good: int) -> int:
    """The building that makes a good. SJ-PRO-11"""
    return good + 1


@rule
def made_by(card: int) -> int:
    """The good that a production building makes. SJ-PRO-11"""
    return card - 1


@rule
def size(s: State, seat: int) -> int:
    """How many buildings a player has standing; covered ones are gone. SJ-END-03, SJ-CRN-06"""
    for place in range(PLACES):
        if s.city[seat, place] == NONE:
            return place
    return PLACES


@rule
def place_of(s: State, seat: int, card: int) -> int:
    """The first place where such a building stands; NONE where none does. SJ-CRN-06, SJ-CRN-07"""
    for place in range(PLACES):
        if s.city[seat, place] == card:
            return place
    return NONE


@rule
def stands(s: State, seat: int, card: int) -> bool:
    """Whether a player has such a building: looked up so often that no place is worth stopping at.

    SJ-VIO-01, SJ-VIO-04
    """
    found = 0
    for place in range(PLACES):
        found |= int(s.city[seat, place] == card)
    return found != 0


# ---------------------------------------------------------------- goods


@rule
def goods(s: State, seat: int) -> int:
    """How many goods a player has."""
    found = 0
    for place in range(PLACES):
        if s.good[seat, place] != NONE:
            found += 1
    return found


@rule
def place_with(s: State, seat: int, good: int) -> int:
    """The first of a player's buildings that carries such a good; NONE where none does. SJ-PRO-03"""
    for place in range(PLACES):
        if s.city[seat, place] == maker(good) and s.good[seat, place] != NONE:
            return place
    return NONE


@rule
def place_without(s: State, seat: int, card: int) -> int:
    """The first such building of a player that carries no good; NONE where none does."""
    for place in range(PLACES):
        if s.city[seat, place] == card and s.good[seat, place] == NONE:
            return place
    return NONE


@rule
def has_room(s: State, seat: int) -> bool:
    """Whether any production building of a player is empty. SJ-PRO-03, SJ-PRO-06"""
    for good in range(len(Good)):
        if place_without(s, seat, maker(good)) != NONE:
            return True
    return False


# ---------------------------------------------------------------- counting


@rule
def count(s: State, seat: int, first: int, last: int) -> int:
    """How many buildings of the kinds from first to last stand. SJ-CRN-06, SJ-CRN-07"""
    found = 0
    for place in range(PLACES):
        if first <= s.city[seat, place] <= last:
            found += 1
    return found


@rule
def violet(s: State, seat: int) -> int:
    """How many violet buildings stand, monuments and six-cost buildings among them."""
    return count(s, seat, LAST_PRODUCTION + 1, KINDS)
