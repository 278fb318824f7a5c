"""Placing colonists: a player calls off whom he likes, then all go to work that find a circle.

Each small act moves one colonist. Calling off comes before stationing, so that no placing goes on for ever;
and whoever has nothing more to change lets the rest go to work by themselves.
"""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.pieces import CIRCLES, Building, Tile
from tradewinds.games.puerto_rico.rules.filling import fill, man_building, man_tile
from tradewinds.games.puerto_rico.rules.holdings import colonists_of, free_circles
from tradewinds.games.puerto_rico.rules.immigration import refill_ship
from tradewinds.games.puerto_rico.rules.rounds import end_phase
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell

# ---------------------------------------------------------------- who is asked


@rule
def call_placers(s: State, seat: int) -> None:
    """From this seat on, the next who has a choice; all others' colonists go to work by themselves.

    PR-MAY-05, PR-MAY-08, PR-MAY-09, PR-MAY-10, PR-RND-17
    """
    while True:
        s.stationing = 0
        if has_choice(s, seat):
            ask(s, Question.PLACE, seat)
            return
        fill(s, seat)
        seat = next_seat(s, seat)
        if seat == s.chooser:
            refill_ship(s)
            end_phase(s)
            return


@rule
def next_placer(s: State) -> None:
    """The player asked has placed all he can."""
    seat = next_seat(s, s.asked)
    if seat == s.chooser:
        refill_ship(s)
        end_phase(s)
    else:
        call_placers(s, seat)


@rule
def has_choice(s: State, seat: int) -> bool:
    """Whether there are colonists, but not for all circles, and circles at different things.

    PR-MAY-07, PR-MAY-08, PR-RND-17
    """
    lifts = s.mayor_moves_placed_colonists
    movable = colonists_of(s, seat) if lifts else s.san_juan[seat]
    if movable == 0:
        return False
    circles, things = 0, 0
    for tile in range(len(Tile)):
        here = s.tiles[seat, tile] - (0 if lifts else s.manned[seat, tile])
        circles += here
        things += here > 0
    for building in range(len(Building)):
        here = s.built[seat, building] * CIRCLES[building] - (0 if lifts else s.workers[seat, building])
        circles += here
        things += here > 0
    return movable < circles and things > 1


@rule
def go_on_placing(s: State) -> None:
    """Until nobody is idle: circles there are enough. PR-MAY-06, PR-MAY-08"""
    if s.san_juan[s.asked] == 0:
        next_placer(s)


# ---------------------------------------------------------------- calling off


@rule
def objection_to_calling(s: State, working: int) -> int:
    """PR-MAY-07"""
    if not s.mayor_moves_placed_colonists:
        return Objection.PLACED_COLONISTS_STAY
    if s.stationing:
        return Objection.CALL_BEFORE_STATIONING
    return Objection.NOBODY_WORKS_THERE if working == 0 else 0


@rule
def objects_call_from_tile(s: State, tile: int) -> int:
    return objection_to_calling(s, s.manned[s.asked, tile])


@rule
def take_call_from_tile(s: State, tile: int) -> None:
    """PR-MAY-07"""
    s.manned[s.asked, tile] -= 1
    s.san_juan[s.asked] += 1
    tell(Event.CALLS_FROM_TILE, s.asked, tile)


@rule
def objects_call_from_building(s: State, building: int) -> int:
    return objection_to_calling(s, s.workers[s.asked, building])


@rule
def take_call_from_building(s: State, building: int) -> None:
    """PR-MAY-07"""
    s.workers[s.asked, building] -= 1
    s.san_juan[s.asked] += 1
    tell(Event.CALLS_FROM_BUILDING, s.asked, building)


# ---------------------------------------------------------------- stationing


@rule
def objection_to_manning(s: State, free: int) -> int:
    """PR-MAY-05"""
    if free == 0:
        return Objection.NO_FREE_CIRCLE
    return Objection.NOT_ENOUGH_COLONISTS if s.san_juan[s.asked] == 0 else 0


@rule
def objects_man_tile(s: State, tile: int) -> int:
    return objection_to_manning(s, s.tiles[s.asked, tile] - s.manned[s.asked, tile])


@rule
def take_man_tile(s: State, tile: int) -> None:
    """PR-MAY-05"""
    s.stationing = 1
    man_tile(s, s.asked, tile)
    go_on_placing(s)


@rule
def objects_man_building(s: State, building: int) -> int:
    return objection_to_manning(s, free_circles(s, s.asked, building))


@rule
def take_man_building(s: State, building: int) -> None:
    """PR-MAY-05"""
    s.stationing = 1
    man_building(s, s.asked, building)
    go_on_placing(s)


# ---------------------------------------------------------------- filling up


@rule
def objects_fill(s: State) -> int:
    """Always possible: who is at work stays, and the idle find places. PR-MAY-06"""
    return 0


@rule
def take_fill(s: State) -> None:
    """PR-MAY-05, PR-MAY-06"""
    fill(s, s.asked)
    next_placer(s)
