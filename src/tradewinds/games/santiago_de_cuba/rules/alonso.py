"""Alonso, the lawyer: claim a building, or use one of your own, or neither. SC-ALO-01"""

from tradewinds.games.santiago_de_cuba.acts import Objection
from tradewinds.games.santiago_de_cuba.pieces import MARKERS, NONE, Building
from tradewinds.games.santiago_de_cuba.rules.buildings import gain
from tradewinds.games.santiago_de_cuba.rules.visit import (
    ASKS,
    is_useful,
    leave_building,
    send_pawn,
    waits_for_demand,
)
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import ask, rule, tell


@rule
def markers_left(s: State, seat: int) -> int:
    """Property markers that the player has not placed yet. SC-ALO-04"""
    left = MARKERS
    for building in range(len(Building)):
        if s.owner[building] == seat:
            left -= 1
    return left


@rule
def objects_claim(s: State, building: int) -> int:
    """SC-ALO-03, SC-ALO-04, SC-ALO-05"""
    if markers_left(s, s.active) == 0:
        return Objection.NO_MARKERS_LEFT
    return Objection.BUILDING_ALREADY_OWNED if s.owner[building] != NONE else 0


@rule
def take_claim(s: State, building: int) -> None:
    """SC-ALO-03, SC-ALO-05, SC-ALO-06"""
    s.owner[building] = s.active
    tell(Event.CLAIMS, s.active, building)
    send_pawn(s)


@rule
def objects_use_own(s: State, building: int) -> int:
    """SC-ALO-07, SC-ALO-08, SC-SHP-07"""
    if s.owner[building] != s.active:
        return Objection.NOT_YOUR_BUILDING
    if is_useful(s, building):
        return 0
    return Objection.NO_DEMAND_YET if waits_for_demand(s, building) else Objection.BUILDING_NO_EFFECT_NOW


@rule
def take_use_own(s: State, building: int) -> None:
    """What leaves no choice is done at once, for the rest the player is asked. SC-ALO-07, SC-ALO-10"""
    tell(Event.USES_OWN, s.active, building)
    s.building = building
    s.by_alonso = 1
    if ASKS[building] == Question.GAIN:
        gain(s, building)
        leave_building(s)
    else:
        ask(s, ASKS[building], s.active)


@rule
def objects_decline_cuban(s: State) -> int:
    """Declining is always possible."""
    return 0


@rule
def take_decline_cuban(s: State) -> None:
    """SC-ALO-02"""
    tell(Event.DECLINES, s.active)
    send_pawn(s)
