"""Turns and rounds: their beginning, their end, and the word that ends them."""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import Objective, Pool, Resource
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.effects import turn_unused_burials_down
from tradewinds.games.anno_1800.rules.swapping import end_swap, swapped
from tradewinds.games.anno_1800.rules.window import end_action
from tradewinds.games.anno_1800.scoring import finish
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def begin_turn(s: State, seat: int) -> None:
    """AN-TRN-01, AN-TRN-02, AN-TRN-12, AN-TRN-13"""
    s.turn += 1
    s.active = seat
    s.actions_left = 1
    s.actions_done = 0
    for resource in range(len(Resource)):
        s.bought[resource] = 0
    for objective in range(len(Objective)):
        s.used[objective] = 0
    for pool in range(len(Pool)):
        s.pool[pool] = 0
    if seat == s.first:
        begin_round(s)
    tell(Event.TURN_BEGINS, seat, s.round)
    ask(s, Question.MENU, seat)


@rule
def begin_round(s: State) -> None:
    """AN-TRN-01, AN-END-06"""
    s.round += 1
    if s.round == s.last_round:
        tell(Event.LAST_ROUND, s.first, s.round)


@rule
def is_last_turn(s: State) -> bool:
    """Whether the round that ends with this turn was the last.

    AN-END-05, AN-END-06, AN-END-07, AN-END-08, AN-END-09, AN-END-10
    """
    if next_seat(s, s.active) != s.first:
        return False
    return s.round == s.last_round or s.round == s.max_rounds


@rule
def objects_end_turn(s: State) -> int:
    """AN-TRN-04, AN-TRN-09, AN-TRN-11"""
    return Objection.MUST_TAKE_ACTION if s.actions_done == 0 else 0


@rule
def take_end_turn(s: State) -> None:
    """AN-TRN-11, AN-TRN-12, AN-EFF-10, AN-EFF-14"""
    turn_unused_burials_down(s, s.active)
    if is_last_turn(s):
        finish(s)
    else:
        begin_turn(s, next_seat(s, s.active))


# ---------------------------------------------------------------- done


@rule
def objects_done(s: State) -> int:
    """Once there has been one cube, upgrade, ship or card.

    AN-WRK-09, AN-UPG-01, AN-SHP-04, AN-SWP-04, AN-EFF-15
    """
    if s.question == Question.SWAP and swapped(s) == 0:
        return Objection.CHOOSE_AT_LEAST_ONE
    if s.question == Question.BURY and s.obliged:
        return Objection.CHOOSE_AT_LEAST_ONE
    return 0


@rule
def take_done(s: State) -> None:
    """AN-TRN-09, AN-WRK-09, AN-UPG-01, AN-SHP-04, AN-SWP-04, AN-EFF-13"""
    if s.question == Question.SWAP:
        end_swap(s)
    elif s.question == Question.BURY:
        s.burying = 0
        go_on(s)
    else:
        end_action(s)
