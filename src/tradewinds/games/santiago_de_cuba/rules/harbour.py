"""The buildings that act on the ship in port: customs house, harbour master's office, office."""

from tradewinds.games.santiago_de_cuba.acts import Direction, Objection
from tradewinds.games.santiago_de_cuba.pieces import FIRST_FLAG, OFFICE_VP
from tradewinds.games.santiago_de_cuba.rules.ships import demand, load, move_marker
from tradewinds.games.santiago_de_cuba.rules.supply import return_goods
from tradewinds.games.santiago_de_cuba.rules.visit import leave_building
from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def objects_zero_die(s: State, good: int) -> int:
    """SC-BLD-09"""
    if good == s.aside:
        return Objection.DIE_NOT_ON_SHIP
    return Objection.DIE_ALREADY_ZERO if demand(s, good) == 0 else 0


@rule
def take_zero_die(s: State, good: int) -> None:
    """SC-BLD-08, SC-BLD-10"""
    tell(Event.ZEROES_DIE, s.active, good)
    load(s, good, s.dice[good])
    leave_building(s)


@rule
def objects_marker(s: State, direction: int) -> int:
    """SC-BLD-15"""
    if direction == Direction.LEFT and s.value == FIRST_FLAG:
        return Objection.MARKER_LEFTMOST
    return 0


@rule
def take_marker(s: State, direction: int) -> None:
    """SC-BLD-14, SC-BLD-15"""
    move_marker(s, -1 if direction == Direction.LEFT else 1)
    leave_building(s)


@rule
def objects_office(s: State, good: int) -> int:
    """Wood has no act of its own here. SC-BLD-16, SC-WOD-07"""
    if good == s.aside:
        return Objection.DIE_NOT_ON_SHIP
    if demand(s, good) == 0:
        return Objection.GOOD_NOT_DEMANDED
    return Objection.YOU_HAVE_NONE if s.goods[s.active, good] == 0 else 0


@rule
def take_office(s: State, good: int) -> None:
    """SC-BLD-16, SC-BLD-17"""
    return_goods(s, s.active, good, 1)
    s.vp[s.active] += OFFICE_VP
    tell(Event.DELIVERS_TO_OFFICE, s.active, good, OFFICE_VP)
    load(s, good, 1)
    leave_building(s)
