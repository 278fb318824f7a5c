"""Part A of a turn: the car drives clockwise round the ring street to a Cuban or to the port. SC-TRN-02"""

from tradewinds.games.santiago_de_cuba.acts import Objection
from tradewinds.games.santiago_de_cuba.pieces import PORT, STOPS
from tradewinds.games.santiago_de_cuba.rules.cubans import serve
from tradewinds.games.santiago_de_cuba.rules.delivery import begin_delivery_round
from tradewinds.games.santiago_de_cuba.rules.ships import move_marker
from tradewinds.games.santiago_de_cuba.rules.turn import end_turn
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def objects_move(s: State, steps: int) -> int:
    """The first step is free, each further one costs a peso. SC-CAR-02, SC-CAR-03, SC-CAR-04, SC-GEN-05"""
    return Objection.NOT_ENOUGH_PESOS_FOR_STEPS if steps - 1 > s.pesos[s.active] else 0


@rule
def take_move(s: State, steps: int) -> None:
    """Stop by stop; should the last ship leave on the way, nothing more happens.

    SC-CAR-01, SC-CAR-05, SC-CAR-06, SC-CAR-07, SC-CAR-08, SC-CAR-09, SC-CAR-10, SC-NWS-04, SC-END-02
    """
    tell(Event.DRIVES, s.active, s.car, steps, steps - 1)
    s.pesos[s.active] -= steps - 1
    for step in range(steps):
        drive_off(s)
        if s.car == PORT and step < steps - 1:
            move_marker(s, 1)
            if s.question == Question.OVER:
                return
    stop_here(s)


@rule
def drive_off(s: State) -> None:
    """One stop further. A Cuban who was away is back once the car has gone past him.

    SC-SET-03, SC-NWS-05, SC-NWS-07, SC-NWS-08, SC-NWS-10, SC-NWS-11
    """
    if s.car != PORT:
        left_behind = s.cuban_at[s.car]
        if s.inactive[left_behind] > 0:
            s.inactive[left_behind] -= 1
            if s.inactive[left_behind] == 0:
                tell(Event.CUBAN_RETURNS, s.active, left_behind)
    s.car = (s.car + 1) % STOPS


@rule
def stop_here(s: State) -> None:
    """Where the car stops decides the rest of the turn. SC-CAR-11, SC-NWS-04, SC-NWS-06, SC-PWN-07"""
    if s.car == PORT:
        tell(Event.CAR_AT_PORT, s.active)
        begin_delivery_round(s)
    elif s.inactive[s.cuban_at[s.car]] > 0:
        tell(Event.CUBAN_IS_AWAY, s.active, s.cuban_at[s.car])
        end_turn(s)
    else:
        tell(Event.CAR_AT_CUBAN, s.active, s.cuban_at[s.car])
        serve(s)
