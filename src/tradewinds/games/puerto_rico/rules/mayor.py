"""The mayor: his own colonist, then those aboard the ship for everybody."""

from tradewinds.games.puerto_rico.rules.placing import call_placers
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def begin_mayor(s: State) -> None:
    """The privilege comes first, and is void while the supply is empty. PR-MAY-01, PR-MAY-02, PR-INT-01"""
    if s.colonists > 0:
        ask(s, Question.MAYOR, s.chooser)
    else:
        deal_ship(s)


@rule
def objects_take_colonist(s: State) -> int:
    """Asked about only where the supply has one. PR-MAY-01"""
    return 0


@rule
def take_take_colonist(s: State) -> None:
    """From the supply, never from the ship. PR-MAY-01"""
    s.colonists -= 1
    s.san_juan[s.asked] += 1
    tell(Event.MAYOR_GETS_COLONIST, s.asked)
    deal_ship(s)


@rule
def deal_ship(s: State) -> None:
    """One at a time, the mayor first, until the ship is empty; then all are placed.

    PR-MAY-03, PR-MAY-04, PR-MAY-09
    """
    share, more = s.aboard // s.seats, s.aboard % s.seats
    seat = s.chooser
    for place in range(s.seats):
        number = share + 1 if place < more else share
        s.san_juan[seat] += number
        if number > 0:
            tell(Event.GETS_COLONISTS, seat, number)
        seat = next_seat(s, seat)
    s.aboard = 0
    call_placers(s, s.chooser)
