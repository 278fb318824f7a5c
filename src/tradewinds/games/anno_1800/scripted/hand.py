"""The hand: which card to play, which to get rid of."""

from tradewinds.games.anno_1800.pieces import NONE, Card
from tradewinds.games.anno_1800.rules.burying import why_not_this_card
from tradewinds.games.anno_1800.rules.decks import IN_HAND, hand_size
from tradewinds.games.anno_1800.rules.lookups import bill_of, deck_of, need
from tradewinds.games.anno_1800.rules.swapping import is_closed
from tradewinds.games.anno_1800.rules.targets import objects_play
from tradewinds.games.anno_1800.scoring import points
from tradewinds.games.anno_1800.scripted.effort import effort_of_card
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import CARD_POINTS, CARDS, FIREWORKS, FIRST_PLAY, MOST_NEEDS
from tradewinds.kernel.rules import rule

TOO_HARD = 95
PATIENCE = 25  # rounds


@rule
def is_held(view: State, card: int) -> bool:
    return view.hand[view.active, card] == IN_HAND


@rule
def best_playable(view: State) -> int:
    """The card worth most of those that can be played now; -1 is none."""
    best, most = NONE, 0
    for card in range(len(Card)):
        if is_held(view, card) and CARD_POINTS[deck_of(card)] > most and objects_play(view, card) == 0:
            best, most = card, CARD_POINTS[deck_of(card)]
    return best


@rule
def hardest(view: State, swapping: bool) -> int:
    """The hand card that takes the most effort, of those that can be named; -1 is none."""
    best = NONE
    for card in range(CARDS):
        if (
            why_not_this_card(view, view.active, card) == 0
            and not (swapping and is_closed(view, deck_of(card)))
            and (best == NONE or effort_of_card(view, card) > effort_of_card(view, best))
        ):
            best = card
    return best


@rule
def is_wanted(view: State, resource: int) -> bool:
    """Whether a hand card needs a resource."""
    for card in range(CARDS):
        if is_held(view, card):
            for i in range(MOST_NEEDS):
                if need(bill_of(FIRST_PLAY + card), i) == resource:
                    return True
    return False


@rule
def hard_cards(view: State) -> int:
    """How many hand cards take too much effort, and could be swapped."""
    found = 0
    for card in range(CARDS):
        if is_held(view, card) and not is_closed(view, deck_of(card)):
            found += effort_of_card(view, card) >= TOO_HARD
    return found


@rule
def would_end(view: State) -> bool:
    """Whether playing a card would empty the hand for the first time."""
    return view.fireworks == NONE and hand_size(view, view.active) == 1


@rule
def is_worth_playing(view: State, card: int) -> bool:
    """A last card is kept back by who is behind, as long as there is time to catch up."""
    if not would_end(view) or view.round >= PATIENCE:
        return True
    mine = points(view, view.active) + FIREWORKS + CARD_POINTS[deck_of(card)]
    for seat in range(view.seats):
        if points(view, seat) > mine:
            return False
    return True
