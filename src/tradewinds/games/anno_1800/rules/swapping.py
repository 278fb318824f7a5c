"""Swap: up to three hand cards under their decks, as many drawn from these. AN-SWP-01 to AN-SWP-07"""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import Action, Deck
from tradewinds.games.anno_1800.rules.burying import why_not_this_card
from tradewinds.games.anno_1800.rules.decks import draw_card, hand_size, put_under
from tradewinds.games.anno_1800.rules.lookups import deck_of
from tradewinds.games.anno_1800.rules.window import begin_action, end_action
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.tables import MOST_SWAPS
from tradewinds.kernel.rules import ask, rule


@rule
def is_closed(s: State, deck: int) -> bool:
    """Whether a deck had run out when the swap began. AN-SWP-02, AN-SWP-03"""
    return s.deck_size[deck] == 0


@rule
def can_swap(s: State, seat: int) -> bool:
    """Whether any hand card can be swapped."""
    for deck in range(len(Deck)):
        if s.held[seat, deck] > 0 and not is_closed(s, deck):
            return True
    return False


@rule
def objects_swap_cards(s: State) -> int:
    """AN-SWP-01, AN-SWP-02, AN-SWP-04"""
    if hand_size(s, s.active) == 0:
        return Objection.HAND_EMPTY
    return 0 if can_swap(s, s.active) else Objection.SWAP_DECK_EMPTY


@rule
def take_swap_cards(s: State) -> None:
    """AN-SWP-01"""
    begin_action(s, Action.SWAP)
    ask(s, Question.SWAP, s.active)


@rule
def swapped(s: State) -> int:
    """Cards put under their decks so far."""
    return s.swapped[Deck.FW] + s.swapped[Deck.AEI] + s.swapped[Deck.NW]


@rule
def objects_exchange(s: State, card: int) -> int:
    """AN-SWP-02, AN-SWP-03, AN-SWP-07"""
    told = why_not_this_card(s, s.active, card)
    if told == 0 and is_closed(s, deck_of(card)):
        told = Objection.SWAP_DECK_EMPTY
    return told


@rule
def take_exchange(s: State, card: int) -> None:
    """All go under their decks before any is drawn. AN-SWP-01, AN-SWP-04, AN-SWP-05, AN-SWP-06"""
    put_under(s, s.active, card)
    s.swapped[deck_of(card)] += 1
    if swapped(s) == MOST_SWAPS or not can_swap(s, s.active):
        end_swap(s)


@rule
def end_swap(s: State) -> None:
    """As many from each deck as were put under it. AN-SWP-01, AN-SWP-05"""
    for deck in range(len(Deck)):
        for _ in range(s.swapped[deck]):
            draw_card(s, s.active, deck)
        s.swapped[deck] = 0
    end_action(s)
