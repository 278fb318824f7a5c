"""The set-up, as far as the first question."""

from tradewinds.games.san_juan.pieces import (
    ALTERNATIVE_HAND,
    COPIES,
    GOLD_MINE_CARDS,
    KINDS,
    NONE,
    PLACES,
    START_HAND,
    Card,
    Slot,
    Stack,
)
from tradewinds.games.san_juan.rules.piles import discard_from_hand, draw_to_hand
from tradewinds.games.san_juan.rules.rounds import ask_role, begin_round
from tradewinds.games.san_juan.state import Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.chance import draw
from tradewinds.kernel.nibbles import add_nibble
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def setup(s: State) -> None:
    """SJ-SET-01, SJ-SET-02, SJ-SET-03, SJ-SET-04, SJ-SET-09, SJ-STR-09"""
    s.governor = draw(s, s.seats)
    tell(Event.GOES_FIRST, s.governor)
    clear_table(s)
    for seat in range(s.seats):
        clear_seat(s, seat)
        plant_indigo(s, seat)
    deal(s)
    begin_round(s)
    if s.alternative_setup:
        ask(s, Question.SET_UP, s.governor)
    else:
        ask_role(s, s.governor)


@rule
def clear_table(s: State) -> None:
    """SJ-SET-04, SJ-SET-07"""
    s.role = NONE
    s.open_tile = NONE
    s.building = NONE
    s.onto = NONE
    for place in range(Stack.size):
        s.tiles[place] = NONE
    for nugget in range(GOLD_MINE_CARDS):
        s.gold[nugget] = NONE
    for card in range(KINDS):
        add_nibble(s.draw_pile, card, COPIES[card])
        s.pile += COPIES[card]


@rule
def clear_seat(s: State, seat: int) -> None:
    s.shown[seat] = NONE
    for slot in range(Slot.size):
        s.looked_at[seat, slot] = NONE
    for place in range(PLACES):
        s.city[seat, place] = NONE
        s.beneath[seat, place] = NONE
        s.good[seat, place] = NONE


@rule
def plant_indigo(s: State, seat: int) -> None:
    """Out of the cards before they are shuffled, and without a good. SJ-SET-05, SJ-SET-08"""
    add_nibble(s.draw_pile, Card.INDIGO_PLANT, -1)
    s.pile -= 1
    s.city[seat, 0] = Card.INDIGO_PLANT


@rule
def deal(s: State) -> None:
    """In turn order; with the alternative set-up all draw before anybody discards.

    SJ-SET-06, SJ-SET-10, SJ-SET-11
    """
    for turn in range(s.seats):
        number = ALTERNATIVE_HAND[turn] if s.alternative_setup else START_HAND
        draw_to_hand(s, (s.governor + turn) % s.seats, number)


@rule
def discard_opening(s: State, card: int) -> None:
    """Down to four, in turn from the first player. SJ-SET-10, SJ-SET-11"""
    seat = s.asked
    discard_from_hand(s, seat, card)
    tell(Event.DISCARDS, seat, card)
    if s.cards[seat] > START_HAND:
        return
    following = next_seat(s, seat)
    if following == s.governor:
        ask_role(s, s.governor)
    else:
        ask(s, Question.SET_UP, following)
