"""Rounds: whose choice it is, what happens between rounds, and when the game is over.

Turns pass clockwise; how many rounds there are is up to the players. SJ-GEN-05, SJ-RND-10
"""

from tradewinds.games.san_juan.acts import Objection
from tradewinds.games.san_juan.pieces import (
    CHOICES,
    HAND_LIMIT,
    NONE,
    PLACES,
    ROUND_LIMIT,
    TOWER_LIMIT,
    Card,
    Role,
)
from tradewinds.games.san_juan.rules.city import size, stands
from tradewinds.games.san_juan.rules.piles import discard_from_hand, hide_from_hand, holds
from tradewinds.games.san_juan.scoring import finish
from tradewinds.games.san_juan.state import Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.nibbles import add_nibble
from tradewinds.kernel.rules import ask, next_seat, rule, tell

# ---------------------------------------------------------------- phases and choices


@rule
def end_phase(s: State) -> None:
    """All have acted: the left neighbour of the chooser chooses next, or the round is over.

    SJ-RND-02, SJ-RND-03, SJ-RND-04, SJ-RND-05, SJ-RND-07, SJ-END-01, SJ-END-02, SJ-END-06
    """
    played = s.role
    s.role = NONE
    if played == Role.BUILDER and is_complete(s):
        finish(s)
    elif s.choices < CHOICES[s.seats]:
        ask_role(s, next_seat(s, s.chooser))
    else:
        end_round(s)


@rule
def is_complete(s: State) -> bool:
    """Whether anybody has twelve buildings. SJ-END-01, SJ-END-03"""
    for seat in range(s.seats):
        if size(s, seat) == PLACES:
            return True
    return False


@rule
def ask_role(s: State, seat: int) -> None:
    """SJ-RND-01, SJ-RND-03, SJ-ROL-01"""
    s.chooser = seat
    ask(s, Question.ROLE, seat)


@rule
def end_round(s: State) -> None:
    """The governor card passes to the left; in the end some round is the last. SJ-RND-07, SJ-END-07"""
    if s.turn == ROUND_LIMIT:
        finish(s)
        return
    s.governor = next_seat(s, s.governor)
    begin_round(s)
    begin_chapels(s)


@rule
def begin_round(s: State) -> None:
    """The role cards lie in the middle again. SJ-RND-06, SJ-RND-07, SJ-RND-09, SJ-STR-01"""
    s.turn += 1
    s.choices = 0
    s.chooser = s.governor
    for role in range(len(Role)):
        s.chosen_by[role] = NONE
    for seat in range(s.seats):
        s.library_used[seat] = 0
    tell(Event.ROUND_BEGINS, s.governor, s.turn)


# ---------------------------------------------------------------- chapels


@rule
def may_tuck(s: State, seat: int) -> bool:
    """SJ-STR-02, SJ-STR-10, SJ-STR-11"""
    return s.cards[seat] > 0 and stands(s, seat, Card.CHAPEL)


@rule
def begin_chapels(s: State) -> None:
    """All chapels before all hands, clockwise from the new governor. SJ-STR-01, SJ-STR-08"""
    if may_tuck(s, s.governor):
        ask(s, Question.CHAPEL, s.governor)
    else:
        next_chapel(s, s.governor)


@rule
def next_chapel(s: State, seat: int) -> None:
    """One card at most for each. SJ-STR-03, SJ-STR-08"""
    seat = next_seat(s, seat)
    while seat != s.governor:
        if may_tuck(s, seat):
            ask(s, Question.CHAPEL, seat)
            return
        seat = next_seat(s, seat)
    begin_hands(s)


@rule
def objects_tuck(s: State, card: int) -> int:
    return 0 if holds(s, s.asked, card) else Objection.CARD_NOT_IN_HAND


@rule
def take_tuck(s: State, card: int) -> None:
    """Any hand card, face down; it never comes back. SJ-STR-02, SJ-STR-12, SJ-INF-05, SJ-CRN-16"""
    seat = s.asked
    hide_from_hand(s, seat, card)
    add_nibble(s.chapel[seat], card, 1)
    s.tucked[seat] += 1
    tell(Event.TUCKS, seat, card)
    next_chapel(s, seat)


@rule
def leave_chapel(s: State) -> None:
    """SJ-STR-02, SJ-VIO-03"""
    tell(Event.LEAVES_CHAPEL, s.asked)
    next_chapel(s, s.asked)


# ---------------------------------------------------------------- hands


@rule
def hand_limit(s: State, seat: int) -> int:
    """SJ-STR-04, SJ-STR-05, SJ-STR-10, SJ-STR-11"""
    return TOWER_LIMIT if stands(s, seat, Card.TOWER) else HAND_LIMIT


@rule
def begin_hands(s: State) -> None:
    """Only now are hands checked, a card under the chapel no longer among them. SJ-STR-06, SJ-STR-07"""
    if s.cards[s.governor] > hand_limit(s, s.governor):
        ask(s, Question.HAND_LIMIT, s.governor)
    else:
        next_hand(s, s.governor)


@rule
def next_hand(s: State, seat: int) -> None:
    """In the same order; then the governor chooses the first role. SJ-STR-01, SJ-STR-08, SJ-RND-01"""
    seat = next_seat(s, seat)
    while seat != s.governor:
        if s.cards[seat] > hand_limit(s, seat):
            ask(s, Question.HAND_LIMIT, seat)
            return
        seat = next_seat(s, seat)
    ask_role(s, s.governor)


@rule
def discard_excess(s: State, card: int) -> None:
    """SJ-STR-04, SJ-STR-05, SJ-DCK-01"""
    seat = s.asked
    discard_from_hand(s, seat, card)
    tell(Event.DISCARDS, seat, card)
    if s.cards[seat] == hand_limit(s, seat):
        next_hand(s, seat)
