"""The delivery round at the port, with goods and with wood."""

from tradewinds.games.santiago_de_cuba.acts import Objection
from tradewinds.games.santiago_de_cuba.pieces import WOOD_VP, Good
from tradewinds.games.santiago_de_cuba.rules.ships import demand, load, move_marker
from tradewinds.games.santiago_de_cuba.rules.supply import return_goods
from tradewinds.games.santiago_de_cuba.rules.turn import end_turn
from tradewinds.games.santiago_de_cuba.rules.visit import can_deliver_one
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def begin_delivery_round(s: State) -> None:
    """For all players, starting with the active one. SC-PRT-01"""
    for seat in range(s.seats):
        s.passed[seat] = 0
    ask_next_deliverer(s, s.active)


@rule
def can_deliver(s: State, seat: int) -> bool:
    """With wood any demand can be served. SC-WOD-01"""
    return s.goods[seat, Good.WOOD] > 0 or can_deliver_one(s, seat)


@rule
def ask_next_deliverer(s: State, seat: int) -> None:
    """Round and round among those still in; who has nothing passes.

    SC-PRT-07, SC-PRT-08, SC-PRT-10, SC-PRT-11, SC-PRT-13, SC-PRT-14
    """
    for _ in range(s.seats):
        if not s.passed[seat]:
            if can_deliver(s, seat):
                ask(s, Question.DELIVERY, seat)
                return
            drop_out(s, seat)
        seat = next_seat(s, seat)
    move_marker(s, 1)  # all have passed and the ship still wants something
    end_turn(s)


@rule
def drop_out(s: State, seat: int) -> None:
    """Asked or not, it looks the same. SC-PRT-05, SC-PRT-14, SC-INF-06"""
    s.passed[seat] = 1
    tell(Event.PASSES, seat)


@rule
def objects_to_cargo(s: State, good: int, carried: int, number: int) -> int:
    """SC-PRT-02, SC-WOD-01, SC-WOD-03"""
    if demand(s, good) == 0:
        return Objection.GOOD_NOT_DEMANDED
    if demand(s, good) < number:
        return Objection.MORE_THAN_DEMAND
    if s.goods[s.asked, carried] == 0:
        return Objection.YOU_HAVE_NONE
    return Objection.NOT_ENOUGH_GOODS if s.goods[s.asked, carried] < number else 0


@rule
def deliver(s: State, good: int, carried: int, number: int, vp: int) -> None:
    """Paid at once; the round ends as soon as the ship wants nothing more. SC-PRT-03, SC-PRT-09"""
    return_goods(s, s.asked, carried, number)
    s.vp[s.asked] += vp
    departures = s.departures
    load(s, good, number)
    if s.departures > departures:
        end_turn(s)
    else:
        ask_next_deliverer(s, next_seat(s, s.asked))


@rule
def objects_deliver(s: State, good: int, number: int) -> int:
    return objects_to_cargo(s, good, good, number)


@rule
def take_deliver(s: State, good: int, number: int) -> None:
    """Each piece brings what the value marker shows. SC-PRT-04, SC-PRT-12, SC-PRT-15"""
    tell(Event.DELIVERS, s.asked, good, number, number * s.value)
    deliver(s, good, good, number, number * s.value)


@rule
def objects_deliver_wood(s: State, good: int, number: int) -> int:
    return objects_to_cargo(s, good, Good.WOOD, number)


@rule
def take_deliver_wood(s: State, good: int, number: int) -> None:
    """In place of any one kind, at a point apiece.

    SC-WOD-01, SC-WOD-02, SC-WOD-03, SC-WOD-04, SC-WOD-05, SC-WOD-06
    """
    tell(Event.DELIVERS_WOOD, s.asked, good, number, number * WOOD_VP)
    deliver(s, good, Good.WOOD, number, number * WOOD_VP)


@rule
def objects_pass_delivery(s: State) -> int:
    """Passing is allowed even to a player who could deliver."""
    return 0


@rule
def take_pass_delivery(s: State) -> None:
    """SC-PRT-05, SC-PRT-06"""
    drop_out(s, s.asked)
    ask_next_deliverer(s, next_seat(s, s.asked))
