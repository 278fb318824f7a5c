"""The population decks: a bag each to draw from, and under it the cards put there, in their order.

AN-SET-02, AN-SUP-01, AN-SUP-02
"""

from tradewinds.games.anno_1800.pieces import NONE
from tradewinds.games.anno_1800.rules.lookups import deck_of
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import FIRST_CARD
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule, tell

IN_HAND = 1


@rule
def take_from_bag(s: State, deck: int) -> int:
    """A card of those above the bottom, each as likely."""
    left = draw(s, s.deck_size[deck] - s.bottom_size[deck])
    card = FIRST_CARD[deck]
    while s.deck[card] == 0 or left > 0:
        left -= s.deck[card]
        card += 1
    s.deck[card] = 0
    return card


@rule
def holder_of(s: State, deck: int, depth: int) -> int:
    """The card that lies so deep under a deck."""
    by = s.bottom_by[FIRST_CARD[deck] + depth - 1]
    card = FIRST_CARD[deck]
    while s.hand[by, card] != -depth:
        card += 1
    return card


@rule
def take_from_bottom(s: State, deck: int) -> int:
    """The uppermost of the cards put under a deck; the others move up by one."""
    card = holder_of(s, deck, 1)
    s.hand[s.bottom_by[FIRST_CARD[deck]], card] = 0
    for other in range(FIRST_CARD[deck], FIRST_CARD[deck + 1]):
        for seat in range(s.seats):
            if s.hand[seat, other] < 0:
                s.hand[seat, other] += 1
    s.bottom_size[deck] -= 1
    for depth in range(s.bottom_size[deck]):
        s.bottom_by[FIRST_CARD[deck] + depth] = s.bottom_by[FIRST_CARD[deck] + depth + 1]
    s.bottom_by[FIRST_CARD[deck] + s.bottom_size[deck]] = NONE
    return card


@rule
def draw_card(s: State, seat: int, deck: int) -> None:
    """The top card of a deck goes to a hand; only its new owner learns which. AN-VIS-04"""
    card = take_from_bag(s, deck) if s.deck_size[deck] > s.bottom_size[deck] else take_from_bottom(s, deck)
    s.deck_size[deck] -= 1
    s.hand[seat, card] = IN_HAND
    s.held[seat, deck] += 1
    tell(Event.DRAWS, seat, deck, card)


@rule
def put_under(s: State, seat: int, card: int) -> None:
    """A hand card goes to the very bottom of its deck. AN-SUP-02, AN-EFF-16, AN-VIS-05"""
    deck = deck_of(card)
    s.bottom_by[FIRST_CARD[deck] + s.bottom_size[deck]] = seat
    s.bottom_size[deck] += 1
    s.deck_size[deck] += 1
    s.hand[seat, card] = -s.bottom_size[deck]
    s.held[seat, deck] -= 1
    tell(Event.PUTS_UNDER, seat, deck, card)


@rule
def hand_size(s: State, seat: int) -> int:
    """Hand cards of all decks; expedition cards are none. AN-EXP-04"""
    return s.held[seat, 0] + s.held[seat, 1] + s.held[seat, 2]
