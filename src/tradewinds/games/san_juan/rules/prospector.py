"""The prospector phase: a card for the chooser, then the gold mines."""

from tradewinds.games.san_juan.acts import Objection
from tradewinds.games.san_juan.pieces import COST, GOLD_MINE_CARDS, NONE, Card
from tradewinds.games.san_juan.rules.city import stands
from tradewinds.games.san_juan.rules.piles import draw_card, draw_to_hand, put_in_hand, supply
from tradewinds.games.san_juan.rules.rounds import end_phase
from tradewinds.games.san_juan.state import Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.nibbles import add_nibble
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def begin_prospector(s: State) -> None:
    """SJ-PSP-01, SJ-ROL-05, SJ-ROL-08"""
    if supply(s) > 0:
        ask(s, Question.PROSPECT, s.chooser)
    else:
        end_phase(s)


@rule
def prospect(s: State, library: int) -> None:
    """SJ-PSP-01, SJ-LIB-01"""
    draw_to_hand(s, s.asked, 1 + library)
    begin_mines(s)


# ---------------------------------------------------------------- gold mines


@rule
def may_mine(s: State, seat: int) -> bool:
    """Four cards must be left. SJ-PSP-05, SJ-PSP-07"""
    return supply(s) >= GOLD_MINE_CARDS and stands(s, seat, Card.GOLD_MINE)


@rule
def begin_mines(s: State) -> None:
    """Whether or not the privilege was used; the chooser's own comes first. SJ-PSP-02, SJ-PSP-06"""
    if may_mine(s, s.chooser):
        ask(s, Question.GOLD_MINE, s.chooser)
    else:
        next_mine(s, s.chooser)


@rule
def next_mine(s: State, seat: int) -> None:
    """One try for each owner, chooser or not. SJ-PSP-02, SJ-PSP-05, SJ-PSP-06"""
    seat = next_seat(s, seat)
    while seat != s.chooser:
        if may_mine(s, seat):
            ask(s, Question.GOLD_MINE, seat)
            return
        seat = next_seat(s, seat)
    end_phase(s)


@rule
def objects_reveal(s: State) -> int:
    """A mine that could not be used is not asked about."""
    return 0


@rule
def take_reveal(s: State) -> None:
    """Four cards, for all to see. SJ-PSP-03, SJ-PSP-04, SJ-PSP-05, SJ-INF-04, SJ-DCK-05"""
    seat = s.asked
    tell(Event.USES, seat, Card.GOLD_MINE)
    for nugget in range(GOLD_MINE_CARDS):
        s.gold[nugget] = draw_card(s, seat)
        tell(Event.REVEALS, seat, s.gold[nugget])
    if all_costs_differ(s):
        ask(s, Question.GOLD_CARD, seat)
        return
    tell(Event.FINDS_NOTHING, seat)
    discard_gold(s)
    next_mine(s, seat)


@rule
def all_costs_differ(s: State) -> bool:
    """Printed costs alone count. SJ-PSP-03, SJ-PSP-04, SJ-PSP-09"""
    for one in range(GOLD_MINE_CARDS):
        for other in range(one):
            if COST[s.gold[one]] == COST[s.gold[other]]:
                return False
    return True


@rule
def discard_gold(s: State) -> None:
    """Face down, but all have seen them. SJ-PSP-03, SJ-PSP-04, SJ-DCK-01, SJ-INF-12"""
    for nugget in range(GOLD_MINE_CARDS):
        card = s.gold[nugget]
        s.gold[nugget] = NONE
        if card != NONE:
            add_nibble(s.open_discards, card, 1)
            s.discards += 1


@rule
def nugget_of(s: State, card: int) -> int:
    """Where such a card is among those turned over; NONE where it is not."""
    for nugget in range(GOLD_MINE_CARDS):
        if s.gold[nugget] == card:
            return nugget
    return NONE


@rule
def objects_take(s: State, card: int) -> int:
    """SJ-PSP-08"""
    return Objection.NOT_AMONG_DRAWN if nugget_of(s, card) == NONE else 0


@rule
def take_take(s: State, card: int) -> None:
    """Any one of the four, and one it must be. SJ-PSP-03, SJ-PSP-08, SJ-PSP-10, SJ-INF-12"""
    seat = s.asked
    s.gold[nugget_of(s, card)] = NONE
    put_in_hand(s, seat, card)
    s.shown[seat] = card
    tell(Event.TAKES, seat, card)
    discard_gold(s)
    next_mine(s, seat)
