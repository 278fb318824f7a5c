"""Turns: their beginning, their end, and the choice of a new ship's dice in between."""

from tradewinds.games.santiago_de_cuba.pieces import NONE, OWNER_VP, SHIPS
from tradewinds.games.santiago_de_cuba.rules.ships import fix_demand, is_met, refuse_empty_ship, roll
from tradewinds.games.santiago_de_cuba.scoring import finish
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def begin_turn(s: State, seat: int) -> None:
    """Clockwise, without end of its own and without a passing. SC-TRN-01, SC-TRN-06, SC-TRN-07, SC-END-10"""
    s.turn += 1
    s.active = seat
    s.entered = 0
    s.building = NONE
    tell(Event.TURN_BEGINS, seat, s.turn)
    ask(s, Question.MOVE_CAR, seat)


@rule
def pay_owner(s: State) -> None:
    """The active player's pawn stands in somebody else's building.

    SC-OWN-01, SC-OWN-02, SC-OWN-03, SC-OWN-04, SC-OWN-05, SC-OWN-06, SC-ALO-06, SC-ALO-12
    """
    building = s.pawn[s.active]
    if building == NONE or (not s.entered and not s.owner_vp_on_stay):
        return
    owner = s.owner[building]
    if owner != NONE and owner != s.active:
        s.vp[owner] += OWNER_VP
        tell(Event.OWNER_EARNS, owner, building, OWNER_VP)


@rule
def end_turn(s: State) -> None:
    """First the owner's point, then a new ship's dice. SC-TRN-04, SC-END-02"""
    if s.question == Question.OVER:
        return
    pay_owner(s)
    if s.departures == SHIPS:
        finish(s)
    elif s.pending:
        roll(s)
    else:
        begin_turn(s, next_seat(s, s.active))


# ---------------------------------------------------------------- leave_out


@rule
def objects_leave_out(s: State, good: int) -> int:
    """Any of the five may be laid aside."""
    return 0


@rule
def take_leave_out(s: State, good: int) -> None:
    """SC-SET-11, SC-SHP-06, SC-SHP-08"""
    fix_demand(s, good)
    if is_met(s):
        refuse_empty_ship(s)
        if s.question != Question.OVER:
            roll(s)
    else:
        begin_turn(s, next_seat(s, s.active))
