"""Rounds: whose turn it is to choose a role, and what happens when all have chosen."""

from tradewinds.games.puerto_rico.pieces import LAST_ROUND, LEFT_OVER, NONE, Ending, Good, Role
from tradewinds.games.puerto_rico.scoring import finish
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def cards_in_game(s: State) -> int:
    """Three more than players: the prospectors come with the fourth and the fifth. PR-SET-12, PR-PRO-02"""
    return s.seats + LEFT_OVER


@rule
def begin_round(s: State, governor: int) -> None:
    """All cards are free again, and the governor chooses first. PR-RND-01, PR-RND-13"""
    s.turn += 1
    s.governor = governor
    for role in range(len(Role)):
        s.taken[role] = NONE
    tell(Event.ROUND_BEGINS, governor, s.turn)
    ask_for_role(s, governor)


@rule
def ask_for_role(s: State, seat: int) -> None:
    """PR-RND-01, PR-RND-02"""
    s.chooser = seat
    s.role = NONE
    ask(s, Question.ROLE, seat)


@rule
def end_phase(s: State) -> None:
    """The next player clockwise chooses, until each has chosen once. PR-RND-01, PR-RND-06"""
    forget_phase(s)
    seat = next_seat(s, s.chooser)
    if seat == s.governor:
        end_round(s)
    else:
        ask_for_role(s, seat)


@rule
def forget_phase(s: State) -> None:
    """What was noted for one phase alone."""
    s.drawn = 0
    s.settled = 0
    s.hosted = 0
    s.stationing = 0
    s.idle = 0
    s.paid = 0
    for good in range(len(Good)):
        s.made[good] = 0
        s.stored[good] = 0
    for seat in range(s.seats):
        s.wharf_used[seat] = 0


@rule
def end_round(s: State) -> None:
    """The last round ends the game; after any other, coins and governor go on.

    PR-RND-12, PR-RND-13, PR-RND-14, PR-RND-16, PR-END-01
    """
    if s.turn == LAST_ROUND:
        announce_end(s, s.governor, Ending.ROUNDS)
    for ending in range(len(Ending)):
        if s.ending[ending]:
            finish(s)
            return
    for role in range(cards_in_game(s)):
        if s.taken[role] == NONE:
            s.coins[role] += 1
            s.bank -= 1
            tell(Event.COIN_IS_ADDED, s.governor, role)
    begin_round(s, next_seat(s, s.governor))


@rule
def announce_end(s: State, seat: int, ending: int) -> None:
    """This round is the last; it is played to its end all the same. PR-END-01, PR-INT-09"""
    if not s.ending[ending]:
        s.ending[ending] = 1
        tell(Event.LAST_ROUND, seat, ending)
