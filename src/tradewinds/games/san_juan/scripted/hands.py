"""Which cards the player keeps, discards and tucks away, and which goods it makes and sells."""

from tradewinds.games.san_juan.acts import ALPHABET, Act
from tradewinds.games.san_juan.pieces import KINDS, NONE, PRICES, Good
from tradewinds.games.san_juan.rules.councillor import objects_keep
from tradewinds.games.san_juan.rules.producer import objects_produce
from tradewinds.games.san_juan.rules.prospector import objects_take
from tradewinds.games.san_juan.rules.rounds import hand_limit
from tradewinds.games.san_juan.rules.trader import objects_sell
from tradewinds.games.san_juan.scripted.worth import POINT, card_worth, code, least_worth, rounds_left
from tradewinds.games.san_juan.state import Question, State
from tradewinds.kernel.rules import rule

PASS = ALPHABET.code(Act.PASS)
STOP = ALPHABET.code(Act.STOP)

PURSE = 4  # a hand that can still pay for something
LAST_ROUNDS = 2


@rule
def answer_keep(view: State) -> int:
    """The best of the cards looked at, or turned over."""
    found, most = NONE, 0
    kind = Act.TAKE if view.question == Question.GOLD_CARD else Act.KEEP
    for card in range(1, KINDS):
        offered = objects_take(view, card) if kind == Act.TAKE else objects_keep(view, card)
        if offered == 0:
            kept = card_worth(view, card)
            if found == NONE or kept > most:
                found, most = card, kept
    return code(kind, found)


@rule
def answer_discard(view: State) -> int:
    return code(Act.DISCARD, least_worth(view))


@rule
def answer_chapel(view: State) -> int:
    """A point for a card that is worth less, if enough are left to build with."""
    card = least_worth(view)
    spare = view.cards[view.asked] > PURSE or rounds_left(view) <= LAST_ROUNDS
    too_many = view.cards[view.asked] > hand_limit(view, view.asked)
    if too_many or (spare and card_worth(view, card) < POINT):
        return code(Act.TUCK, card)
    return PASS


@rule
def answer_produce(view: State) -> int:
    """The dearest good first."""
    for nth in range(len(Good)):
        good = len(Good) - 1 - nth
        if objects_produce(view, good) == 0:
            return code(Act.PRODUCE, good)
    return STOP


@rule
def answer_sell(view: State) -> int:
    """What brings most on the open tile; of equals the one that is cheapest elsewhere."""
    found, most = NONE, 0
    for good in range(len(Good)):
        if objects_sell(view, good) == 0 and PRICES[view.open_tile][good] > most:
            found, most = good, PRICES[view.open_tile][good]
    return code(Act.SELL, found)
