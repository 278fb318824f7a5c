"""What has been paid is delivered. AN-PAY-10"""

from tradewinds.games.anno_1800.pieces import NONE, Purchase
from tradewinds.games.anno_1800.rules.discovery import explore, open_colony
from tradewinds.games.anno_1800.rules.ending import note_empty_hand
from tradewinds.games.anno_1800.rules.lookups import deck_of, effect_of
from tradewinds.games.anno_1800.rules.purchase import is_settled
from tradewinds.games.anno_1800.rules.supply import get_cube
from tradewinds.games.anno_1800.rules.window import ask_window, close_purchase, end_action, end_purchase
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.kernel.rules import ask, rule, tell


@rule
def lay_open(s: State, seat: int, card: int) -> None:
    """A card leaves the hand as soon as its cost is settled, before any effect.

    AN-CRD-01, AN-CRD-03, AN-CRD-05, AN-CRD-06
    """
    s.hand[seat, card] = 0
    s.held[seat, deck_of(card)] -= 1
    s.played[card] = seat
    s.unused[seat, effect_of(card)] += 1
    tell(Event.LAYS_OPEN, seat, card)
    note_empty_hand(s)


@rule
def deliver(s: State) -> None:
    """AN-PAY-10, AN-BLD-16, AN-UPG-09, AN-EXP-02, AN-OW-01, AN-NW-01, AN-CRD-01"""
    purchase, target, seat = s.purchase, s.target, s.active
    if purchase == Purchase.TILE:
        ask(s, Question.PLACEMENT, seat)
    elif purchase == Purchase.UPGRADE:
        ask(s, Question.UPGRADE, seat)
    elif purchase == Purchase.EXPEDITION:
        ask(s, Question.EXPEDITION, seat)
    elif purchase == Purchase.NEW_CUBE:
        get_cube(s, seat, target)
        end_purchase(s)
    else:
        deliver_whole_action(s, seat, purchase, target)


@rule
def deliver_whole_action(s: State, seat: int, purchase: int, target: int) -> None:
    """A card, an Old World island, a New World island: there is one of them in an action."""
    close_purchase(s)
    if purchase == Purchase.CARD:
        lay_open(s, seat, target)
    elif purchase == Purchase.OLD_WORLD:
        explore(s, seat)
    else:
        open_colony(s, seat)
    end_action(s)


@rule
def deliver_effect(s: State) -> None:
    """Alonso Graves gives an extra action; the Editor has a card buried. AN-OBJ-03, AN-OBJ-05"""
    purchase = s.purchase
    close_purchase(s)
    if purchase == Purchase.GRAVES:
        s.actions_left += 1
        tell(Event.GETS_EXTRA_ACTION, s.active)
        ask_window(s)
    else:
        s.burying = 1
        s.obliged = 1
        ask(s, Question.BURY, s.active)


@rule
def go_on(s: State) -> None:
    """Tokens that are owed at once, then the open purchase, then the window.

    AN-PAY-05, AN-PAY-11, AN-PAY-12
    """
    if s.owed[0] + s.owed[1] > 0:
        ask(s, Question.TOKEN, s.active)
    elif s.purchase == NONE:
        ask_window(s)
    elif s.purchase >= Purchase.GRAVES:
        deliver_effect(s)
    elif is_settled(s):
        deliver(s)
    else:
        ask(s, Question.PAYMENT, s.active)
