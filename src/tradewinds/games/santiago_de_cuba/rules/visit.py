"""Part B of a turn: the pawn goes where the Cuban's flower leads, and may use its building. SC-TRN-02"""

from tradewinds.games.santiago_de_cuba.acts import Objection
from tradewinds.games.santiago_de_cuba.pieces import CASINO_PESOS, FLOWER, NONE, SPACES, Building, Good
from tradewinds.games.santiago_de_cuba.rules.ships import demand, is_met
from tradewinds.games.santiago_de_cuba.rules.supply import TRADED
from tradewinds.games.santiago_de_cuba.rules.turn import end_turn
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import ask, rule, tell

ASKS = (
    Question.GAIN,
    Question.GAIN,
    Question.PROCESS,
    Question.PROCESS,
    Question.SWAP,
    Question.GAIN,
    Question.CAFE,
    Question.CUSTOMS,
    Question.CASINO,
    Question.MARKER,
    Question.OFFICE,
    Question.NEWSPAPER,
)
"""What each building asks of who uses it."""


# ---------------------------------------------------------------- the pawn


@rule
def is_occupied(s: State, building: int) -> bool:
    """Whether any pawn stands there. SC-PWN-02"""
    for seat in range(s.seats):
        if s.pawn[seat] == building:
            return True
    return False


@rule
def is_under_flower(s: State, building: int) -> bool:
    """Whether the building's space has the colour of this Cuban's flower. SC-SET-01, SC-PWN-01"""
    return s.space_of[building] // SPACES == FLOWER[s.cuban_at[s.car]]


@rule
def send_pawn(s: State) -> None:
    """Ask for the building to enter; where all are taken, or there is no flower, the pawn stays.

    SC-PWN-01, SC-PWN-05, SC-PWN-08, SC-PWN-09, SC-ALO-09, SC-ALO-11, SC-ZOR-06
    """
    for building in range(len(Building)):
        if is_under_flower(s, building) and not is_occupied(s, building):
            ask(s, Question.PAWN, s.active)
            return
    tell(Event.PAWN_STAYS, s.active)
    offer_building(s)


@rule
def objects_pawn(s: State, building: int) -> int:
    """SC-PWN-01, SC-PWN-02, SC-PWN-03, SC-PWN-10"""
    if not is_under_flower(s, building):
        return Objection.PAWN_WRONG_FLOWER
    if s.pawn[s.active] == building:
        return Objection.PAWN_MUST_LEAVE
    if is_occupied(s, building):
        return Objection.BUILDING_OCCUPIED
    return 0


@rule
def take_pawn(s: State, building: int) -> None:
    """There it stays until a later turn. SC-PWN-01, SC-PWN-04, SC-TRN-05"""
    s.pawn[s.active] = building
    s.entered = 1
    tell(Event.PAWN_ENTERS, s.active, building)
    offer_building(s)


# ---------------------------------------------------------------- the building


@rule
def offer_building(s: State) -> None:
    """Ask for the use of the building where the pawn stands, if it can do something.

    SC-PWN-05, SC-PWN-08, SC-PWN-09, SC-PWN-11, SC-ZOR-06, SC-ZOR-07, SC-ZOR-08
    """
    building = s.pawn[s.active]
    if building != NONE and is_useful(s, building):
        s.building = building
        ask(s, ASKS[building], s.active)
    else:
        end_turn(s)


@rule
def leave_building(s: State) -> None:
    """The function has been used or left: after Alonso's the pawn goes on, after the visit the turn ends."""
    if s.question == Question.OVER:
        return
    s.building = NONE
    if s.by_alonso:
        s.by_alonso = 0
        send_pawn(s)
    else:
        end_turn(s)


@rule
def objects_skip_building(s: State) -> int:
    """Using a building is never compulsory."""
    return 0


@rule
def take_skip_building(s: State) -> None:
    """SC-PWN-11"""
    tell(Event.SKIPS, s.active, s.building)
    leave_building(s)


# ---------------------------------------------------------------- what it could do


@rule
def can_swap(s: State, seat: int) -> bool:
    """Whether the black market could give any other good for one of the player's. SC-BLD-05"""
    for give in range(TRADED):
        for take in range(TRADED):
            if take != give and s.goods[seat, give] > 0 and s.supply[take] > 0:
                return True
    return False


@rule
def can_deliver_one(s: State, seat: int) -> bool:
    """Whether the player has any of the five goods that the ship wants."""
    for good in range(TRADED):
        if s.goods[seat, good] > 0 and demand(s, good) > 0:
            return True
    return False


@rule
def waits_for_demand(s: State, building: int) -> bool:
    """Whether only the missing demand of the new ship keeps the building from being used. SC-SHP-07"""
    return s.pending == 1 and (building == Building.CUSTOMS or building == Building.OFFICE)


@rule
def is_useful(s: State, building: int) -> bool:
    """Whether the building's function could do anything for the active player now. SC-ALO-08"""
    seat = s.active
    if building == Building.DISTILLERY:
        return min(s.goods[seat, Good.SUGAR], s.supply[Good.RUM]) > 0
    if building == Building.CIGAR_FACTORY:
        return min(s.goods[seat, Good.TOBACCO], s.supply[Good.CIGARS]) > 0
    if building == Building.BLACK_MARKET:
        return can_swap(s, seat)
    if building == Building.SAWMILL:
        return s.goods[seat, Good.WOOD] > 0
    if building == Building.CAFE:
        return s.goods[seat, Good.CIGARS] > 0 or s.goods[seat, Good.RUM] > 0
    if building == Building.CUSTOMS:
        return not is_met(s)
    if building == Building.CASINO:
        return s.pesos[seat] >= CASINO_PESOS or s.vp[seat] > 0
    if building == Building.OFFICE:
        return can_deliver_one(s, seat)
    return True
