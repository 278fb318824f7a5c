"""The casino: pesos into points or points into pesos, in one direction a visit."""

from tradewinds.games.santiago_de_cuba.acts import Objection
from tradewinds.games.santiago_de_cuba.pieces import CASINO_PESOS
from tradewinds.games.santiago_de_cuba.rules.visit import leave_building
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import ask, rule, tell


@rule
def objects_buy_vp(s: State) -> int:
    if s.question == Question.CASINO_AGAIN and s.selling:
        return Objection.CASINO_ONE_DIRECTION
    return Objection.CASINO_NEEDS_THREE_PESOS if s.pesos[s.active] < CASINO_PESOS else 0


@rule
def take_buy_vp(s: State) -> None:
    """SC-BLD-11"""
    s.pesos[s.active] -= CASINO_PESOS
    s.vp[s.active] += 1
    tell(Event.BUYS_VP, s.active, CASINO_PESOS)
    play_on(s, s.pesos[s.active] >= CASINO_PESOS)


@rule
def objects_sell_vp(s: State) -> int:
    if s.question == Question.CASINO_AGAIN and not s.selling:
        return Objection.CASINO_ONE_DIRECTION
    return Objection.CASINO_NEEDS_VP if s.vp[s.active] == 0 else 0


@rule
def take_sell_vp(s: State) -> None:
    """SC-BLD-11, SC-BLD-13"""
    s.vp[s.active] -= 1
    s.pesos[s.active] += CASINO_PESOS
    s.selling = 1
    tell(Event.SELLS_VP, s.active, CASINO_PESOS)
    play_on(s, s.vp[s.active] > 0)


@rule
def play_on(s: State, can: bool) -> None:
    """Another exchange in the same direction, as long as it can be paid. SC-BLD-12"""
    if can:
        ask(s, Question.CASINO_AGAIN, s.active)
    else:
        take_casino_stop(s)


@rule
def objects_casino_stop(s: State) -> int:
    """The player may stop after any exchange."""
    return 0


@rule
def take_casino_stop(s: State) -> None:
    s.selling = 0
    leave_building(s)
