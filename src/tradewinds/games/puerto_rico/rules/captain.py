"""The captain: lap after lap everybody loads what he can, a kind at a time, for points."""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.rules.loading import (
    can_use_wharf,
    load,
    load_own,
    objection_to_loading,
    objection_to_own_ship,
    public_loads,
)
from tradewinds.games.puerto_rico.rules.storing import begin_storing
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.kernel.rules import ask, next_seat, rule

# ---------------------------------------------------------------- who is asked


@rule
def begin_loading(s: State) -> None:
    """PR-CAP-01"""
    call_loaders(s, s.chooser)


@rule
def call_loaders(s: State, seat: int) -> None:
    """Lap after lap, until a whole one goes by without a load; where there is no choice, it is done at once.

    PR-CAP-01, PR-CAP-05, PR-CAP-13, PR-CAP-14, PR-CAP-18, PR-RND-07, PR-RND-17
    """
    while s.idle < s.seats:
        number, good, ship = public_loads(s, seat)
        if number > 1 or can_use_wharf(s, seat):
            ask(s, Question.LOAD, seat)
            return
        if number == 1:
            load(s, seat, good, ship)
        else:
            s.idle += 1
        seat = next_seat(s, seat)
    begin_storing(s)


# ---------------------------------------------------------------- loading


@rule
def objects_load(s: State, good: int, ship: int) -> int:
    return objection_to_loading(s, s.asked, good, ship)


@rule
def take_load(s: State, good: int, ship: int) -> None:
    """PR-CAP-01, PR-CAP-07"""
    load(s, s.asked, good, ship)
    call_loaders(s, next_seat(s, s.asked))


@rule
def objects_load_own(s: State, good: int) -> int:
    """PR-CAP-11"""
    wrong = objection_to_own_ship(s, s.asked)
    if wrong != 0:
        return wrong
    return Objection.NO_SUCH_GOOD if s.goods[s.asked, good] == 0 else 0


@rule
def take_load_own(s: State, good: int) -> None:
    """PR-CAP-11, PR-CAP-17"""
    load_own(s, s.asked, good)
    call_loaders(s, next_seat(s, s.asked))


# ---------------------------------------------------------------- passing


@rule
def objection_to_not_loading(s: State) -> int:
    """Only who can load nothing but an own ship may keep it for later. PR-CAP-05, PR-CAP-13, PR-CAP-14"""
    return Objection.MUST_LOAD if public_loads(s, s.asked)[0] > 0 else 0


@rule
def wait_with_wharf(s: State) -> None:
    """PR-CAP-14, PR-CAP-18"""
    s.idle += 1
    call_loaders(s, next_seat(s, s.asked))
