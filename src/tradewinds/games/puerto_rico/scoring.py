"""The end of the game: points, bonuses of large buildings, ties. PR-SCO-01"""

from tradewinds.games.puerto_rico.pieces import (
    CUSTOMS_HOUSE_VP,
    FIRST_LARGE,
    FIRST_LARGE_MILL,
    FIRST_VIOLET,
    FORTRESS_COLONISTS,
    LARGE_MILL_VP,
    PRINTED_VP,
    RESIDENCE_VP,
    SMALL_MILL_VP,
    Building,
    Good,
)
from tradewinds.games.puerto_rico.rules.holdings import colonists_of, is_manned, island_filled
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import ask, rule, tell


@rule
def shipped(s: State, seat: int) -> int:
    """Points of chips and those on paper count alike. PR-SCO-01, PR-CAP-19, PR-HID-04"""
    return s.chips[seat] + s.paper[seat]


@rule
def printed(s: State, seat: int) -> int:
    """What stands on the buildings, manned or not. PR-SCO-01, PR-SCO-02, PR-BUI-02"""
    vp = 0
    for building in range(len(Building)):
        vp += s.built[seat, building] * PRINTED_VP[building]
    return vp


@rule
def count_built(s: State, seat: int, first: int, last: int) -> int:
    """How many of the buildings from `first` to the one before `last` a player has."""
    number = 0
    for building in range(first, last):
        number += s.built[seat, building]
    return number


@rule
def bonus(s: State, seat: int, building: int) -> int:
    """What a large building brings, if it is manned.

    PR-SCO-02, PR-SCO-03, PR-SCO-04, PR-SCO-05, PR-SCO-06, PR-SCO-07
    """
    if not is_manned(s, seat, building):
        return 0
    if building == Building.GUILD_HALL:
        small = count_built(s, seat, 0, FIRST_LARGE_MILL)
        large = count_built(s, seat, FIRST_LARGE_MILL, FIRST_VIOLET)
        return small * SMALL_MILL_VP + large * LARGE_MILL_VP
    if building == Building.RESIDENCE:
        return RESIDENCE_VP[island_filled(s, seat)]
    if building == Building.FORTRESS:
        return colonists_of(s, seat) // FORTRESS_COLONISTS
    if building == Building.CUSTOMS_HOUSE:
        return shipped(s, seat) // CUSTOMS_HOUSE_VP
    return count_built(s, seat, FIRST_VIOLET, len(Building))


@rule
def bonuses(s: State, seat: int) -> int:
    """PR-SCO-01"""
    vp = 0
    for building in range(FIRST_LARGE, len(Building)):
        vp += bonus(s, seat, building)
    return vp


@rule
def points(s: State, seat: int) -> int:
    """What a player would have if the game ended now, and has when it is over. PR-SCO-01"""
    return shipped(s, seat) + printed(s, seat) + bonuses(s, seat)


@rule
def rank(s: State, seat: int) -> int:
    """Points, then doubloons and barrels together, as one number; equal ranks share the place.

    PR-SCO-08, PR-SCO-09, PR-SCO-10
    """
    wealth = s.doubloons[seat]
    for good in range(len(Good)):
        wealth += s.goods[seat, good]
    return (points(s, seat) << 20) + wealth


@rule
def finish(s: State) -> None:
    """All is counted, and all is open; nothing follows. PR-END-01, PR-SCO-01"""
    tell(Event.GAME_ENDS, s.governor)
    s.revealed = 1
    for seat in range(s.seats):
        for building in range(FIRST_LARGE, len(Building)):
            if bonus(s, seat, building) > 0:
                tell(Event.GETS_BONUS, seat, building, bonus(s, seat, building))
        tell(Event.SCORES, seat, shipped(s, seat), printed(s, seat), bonuses(s, seat), points(s, seat))
    ask(s, Question.OVER, s.governor)
