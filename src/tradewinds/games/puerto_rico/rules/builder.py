"""The builder: everybody may build one building, quarries make it cheaper, the builder pays less."""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.pieces import (
    BUILDER_DISCOUNT,
    CELLS,
    CITY_CELLS,
    COSTS,
    FIRST_LARGE,
    MOST_LARGE,
    NONE,
    PRINTED_VP,
    Building,
    Ending,
    Tile,
)
from tradewinds.games.puerto_rico.rules.holdings import (
    are_colonists_left,
    city_filled,
    earn,
    is_manned,
    large_built,
    use_colonist,
)
from tradewinds.games.puerto_rico.rules.rounds import announce_end, end_phase
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell

# ---------------------------------------------------------------- who is asked


@rule
def begin_building(s: State) -> None:
    """PR-BLD-01"""
    call_builders(s, s.chooser)


@rule
def call_builders(s: State, seat: int) -> None:
    """From this seat on, the next who can build anything. PR-BLD-01, PR-RND-06, PR-RND-07"""
    while True:
        if can_build(s, seat):
            ask(s, Question.BUILD, seat)
            return
        seat = next_seat(s, seat)
        if seat == s.chooser:
            end_phase(s)
            return


@rule
def next_builder(s: State) -> None:
    """The player asked has had his turn."""
    seat = next_seat(s, s.asked)
    if seat == s.chooser:
        end_phase(s)
    else:
        call_builders(s, seat)


@rule
def can_build(s: State, seat: int) -> bool:
    for building in range(len(Building)):
        if objection_to_building(s, seat, building) == 0:
            return True
    return False


# ---------------------------------------------------------------- building


@rule
def price(s: State, seat: int, building: int) -> int:
    """Less by the manned quarries, up to the printed points, and by the builder's discount; never below 0.

    PR-BLD-02, PR-BLD-03, PR-BLD-04, PR-RND-09, PR-RND-11
    """
    quarries = min(s.manned[seat, Tile.QUARRY], PRINTED_VP[building])
    discount = BUILDER_DISCOUNT if seat == s.chooser else 0
    return max(0, COSTS[building] - quarries - discount)


@rule
def objection_to_building(s: State, seat: int, building: int) -> int:
    """PR-BLD-05, PR-BLD-06, PR-BUI-03, PR-BUI-07, PR-INT-07"""
    if s.stock[building] == 0:
        return Objection.BUILDING_SOLD_OUT
    if s.built[seat, building]:
        return Objection.BUILDING_ALREADY_OWNED
    filled = city_filled(s, seat)
    if filled == CITY_CELLS:
        return Objection.CITY_FULL
    if filled + CELLS[building] > CITY_CELLS:
        return Objection.NO_ROOM_FOR_LARGE
    if building >= FIRST_LARGE and large_built(s, seat) == MOST_LARGE:
        return Objection.TOO_MANY_LARGE
    return Objection.NOT_ENOUGH_MONEY if s.doubloons[seat] < price(s, seat, building) else 0


@rule
def objects_build(s: State, building: int) -> int:
    """PR-BLD-06"""
    return objection_to_building(s, s.asked, building)


@rule
def take_build(s: State, building: int) -> None:
    """A full city makes the round the last. PR-BLD-01, PR-BLD-08, PR-BLD-09, PR-BUI-10, PR-END-03"""
    paid = price(s, s.asked, building)
    can_help = is_manned(s, s.asked, Building.UNIVERSITY) and are_colonists_left(s)
    earn(s, s.asked, -paid)
    s.stock[building] -= 1
    s.built[s.asked, building] = 1
    tell(Event.BUILDS, s.asked, building, paid)
    if city_filled(s, s.asked) == CITY_CELLS:
        announce_end(s, s.asked, Ending.CITY)
    if can_help:
        s.new_building = building
        ask(s, Question.UNIVERSITY, s.asked)
    else:
        next_builder(s)


# ---------------------------------------------------------------- the university


@rule
def teach(s: State) -> None:
    """One colonist for the new building, however many circles it has. PR-BLD-07, PR-MAY-14"""
    use_colonist(s)
    s.workers[s.asked, s.new_building] += 1
    tell(Event.UNIVERSITY_HELPS, s.asked, s.new_building)
    leave_university(s)


@rule
def leave_university(s: State) -> None:
    s.new_building = NONE
    next_builder(s)
