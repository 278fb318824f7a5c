"""The craftsman: everybody produces in turn, and he takes one barrel more."""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.pieces import FACTORY_DOUBLOONS, Building, Good
from tradewinds.games.puerto_rico.rules.filling import millers
from tradewinds.games.puerto_rico.rules.holdings import earn, get_goods, is_manned
from tradewinds.games.puerto_rico.rules.rounds import end_phase
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell

# ---------------------------------------------------------------- who is asked


@rule
def begin_producing(s: State) -> None:
    """PR-CRA-01"""
    call_producers(s, s.chooser)


@rule
def call_producers(s: State, seat: int) -> None:
    """From this seat on, the next who would get a barrel. PR-CRA-01, PR-RND-06, PR-RND-07"""
    while True:
        if can_produce(s, seat):
            ask(s, Question.PRODUCE, seat)
            return
        seat = next_seat(s, seat)
        if seat == s.chooser:
            offer_extra(s)
            return


@rule
def next_producer(s: State) -> None:
    """The player asked has had his turn."""
    seat = next_seat(s, s.asked)
    if seat == s.chooser:
        offer_extra(s)
    else:
        call_producers(s, seat)


# ---------------------------------------------------------------- producing


@rule
def output(s: State, seat: int, good: int) -> int:
    """What plantations, buildings and colonists yield, were the supply without end.

    PR-CRA-02, PR-CRA-03, PR-CRA-04, PR-CRA-06
    """
    if good == Good.CORN:
        return s.manned[seat, good]
    return min(s.manned[seat, good], millers(s, seat, good))


@rule
def can_produce(s: State, seat: int) -> bool:
    """PR-CRA-05, PR-INT-03"""
    for good in range(len(Good)):
        if min(output(s, seat, good), s.supply[good]) > 0:
            return True
    return False


@rule
def objects_produce(s: State) -> int:
    """Asked about only where there is something to produce."""
    return 0


@rule
def take_produce(s: State) -> None:
    """All that the supply allows; the factory pays for kinds.

    PR-CRA-01, PR-CRA-05, PR-CRA-07, PR-CRA-08, PR-CRA-09
    """
    kinds = 0
    for good in range(len(Good)):
        number = min(output(s, s.asked, good), s.supply[good])
        if number > 0:
            kinds += 1
            get_goods(s, s.asked, good, number)
            tell(Event.PRODUCES, s.asked, good, number)
            if s.asked == s.chooser:
                s.made[good] = 1
    if is_manned(s, s.asked, Building.FACTORY) and FACTORY_DOUBLOONS[kinds] > 0:
        earn(s, s.asked, FACTORY_DOUBLOONS[kinds])
        tell(Event.FACTORY_PAYS, s.asked, FACTORY_DOUBLOONS[kinds])
    next_producer(s)


# ---------------------------------------------------------------- the extra barrel


@rule
def offer_extra(s: State) -> None:
    """If he produced anything that is still in the supply. PR-CRA-10, PR-CRA-11, PR-CRA-12, PR-RND-09"""
    for good in range(len(Good)):
        if s.made[good] and s.supply[good] > 0:
            ask(s, Question.EXTRA, s.chooser)
            return
    end_phase(s)


@rule
def objects_take_barrel(s: State, good: int) -> int:
    """PR-CRA-10, PR-CRA-12"""
    if s.supply[good] == 0:
        return Objection.SUPPLY_EMPTY
    return Objection.BONUS_NOT_PRODUCED if not s.made[good] else 0


@rule
def take_take_barrel(s: State, good: int) -> None:
    """PR-CRA-10, PR-CRA-13"""
    get_goods(s, s.asked, good, 1)
    tell(Event.TAKES_BARREL, s.asked, good)
    end_phase(s)
