"""The ship in port: its demand, its value marker, its departure, and the next one's dice."""

from tradewinds.games.santiago_de_cuba.pieces import FACES, FIRST_FLAG, LAST_FLAG, NONE, SHIPS, Die
from tradewinds.games.santiago_de_cuba.scoring import finish
from tradewinds.games.santiago_de_cuba.state import NoDemandShip, Question, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import ask, rule, tell


@rule
def demand(s: State, good: int) -> int:
    """How many of a good the ship still wants; none while its dice are not chosen. SC-SET-12, SC-SHP-07"""
    if s.pending or good == s.aside:
        return 0
    return s.dice[good]


@rule
def is_met(s: State) -> bool:
    """Whether all four dice on the ship show 0."""
    for good in range(len(Die)):
        if demand(s, good) > 0:
            return False
    return True


@rule
def load(s: State, good: int, number: int) -> None:
    """Turn a die down, and let the ship go when it wants nothing more. SC-PRT-03, SC-SHP-01"""
    s.dice[good] -= number
    if is_met(s):
        depart(s)


@rule
def move_marker(s: State, flags: int) -> None:
    """Move the value marker; on the finish flag the ship leaves at once. SC-SHP-01"""
    tell(Event.VALUE_MOVES, s.active, s.value, s.value + flags)
    s.value += flags
    if s.value > LAST_FLAG:
        depart(s)


@rule
def depart(s: State) -> None:
    """The ship leaves; the next one comes, its demand open, unless it was the last.

    SC-SHP-02, SC-SHP-03, SC-SHP-07, SC-SHP-09, SC-END-01, SC-END-02
    """
    s.departures += 1
    tell(Event.SHIP_LEAVES, s.active, s.departures)
    if s.departures < SHIPS:
        tell(Event.SHIP_ARRIVES, s.active, s.departures + 1)
    elif not s.finish_turn_after_last_ship or s.question == Question.LEAVE_OUT:
        finish(s)
        return
    s.value = FIRST_FLAG
    s.pending = 1
    s.aside = NONE
    for die in range(len(Die)):
        s.dice[die] = 0


@rule
def roll(s: State) -> None:
    """Roll all five dice, only now; whoever made the ship leave chooses four of them.

    SC-SET-14, SC-SHP-04, SC-SHP-05, SC-SHP-06, SC-INF-07
    """
    tell(Event.ROLLS, s.active)
    for die in range(len(Die)):
        s.dice[die] = FACES[die][draw(s, 6)]
        tell(Event.DIE_SHOWS, s.active, die, s.dice[die])
    ask(s, Question.LEAVE_OUT, s.active)


@rule
def fix_demand(s: State, aside: int) -> None:
    """Lay one die aside; the other four are what the ship wants. SC-SET-11, SC-SET-13, SC-SHP-06"""
    s.aside = aside
    s.pending = 0
    tell(Event.LEAVES_OUT, s.active, aside)


@rule
def refuse_empty_ship(s: State) -> None:
    """A ship that wants nothing leaves at once, or its dice are rolled again. SC-SHP-08"""
    tell(Event.SHIP_WANTS_NOTHING, s.active, s.departures + 1)
    if s.no_demand_ship == NoDemandShip.REROLL:
        s.pending = 1
        s.aside = NONE
    else:
        depart(s)
