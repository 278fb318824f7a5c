"""Hand cards go under their decks, and nothing is drawn: an effect of cards, and the Editor's."""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.rules.decks import IN_HAND, hand_size, put_under
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.ending import note_empty_hand
from tradewinds.games.anno_1800.rules.lookups import like
from tradewinds.games.anno_1800.state import State
from tradewinds.kernel.rules import rule


@rule
def why_not_this_card(s: State, seat: int, card: int) -> int:
    """Of hand cards that are alike only the first is offered."""
    if s.hand[seat, card] != IN_HAND:
        return Objection.CARD_NOT_IN_HAND
    for other in range(like(card), card):
        if like(other) == like(card) and s.hand[seat, other] == IN_HAND:
            return Objection.EQUAL_CARD
    return 0


@rule
def objects_bury(s: State, card: int) -> int:
    """AN-EFF-13, AN-OBJ-05"""
    return why_not_this_card(s, s.active, card)


@rule
def take_bury(s: State, card: int) -> None:
    """One after another, to the very bottom; an empty deck is empty no longer.

    AN-EFF-13, AN-EFF-15, AN-OBJ-05, AN-END-02
    """
    put_under(s, s.active, card)
    note_empty_hand(s)
    s.burying -= 1
    s.obliged = 0
    if hand_size(s, s.active) == 0:
        s.burying = 0
    if s.burying == 0:
        go_on(s)
