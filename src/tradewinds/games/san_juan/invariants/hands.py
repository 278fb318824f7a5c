"""What must hold of hands: how they change, what is paid, and what is checked between rounds."""

from tradewinds.games.san_juan.acts import Act
from tradewinds.games.san_juan.invariants.names import Invariant
from tradewinds.games.san_juan.pieces import (
    BLACK_MARKET_GOODS,
    COST,
    HAND_LIMIT,
    NONE,
    START_HAND,
    TOWER_LIMIT,
    Card,
)
from tradewinds.games.san_juan.rules.city import goods, stands
from tradewinds.games.san_juan.state import Question, State
from tradewinds.kernel.rules import rule

MOST_FOR_GOODS = 14  # four goods at three cards, market stand and market hall
MOST_DRAWN = 8


@rule
def broken_hands(before: State, s: State, kind: int) -> int:
    """Of all hands, and of the one that acts."""
    if not is_payment_sound(s):
        return Invariant.PAYMENT_IS_SOUND
    if not are_hands_checked(s):
        return Invariant.HANDS_ARE_CHECKED
    if not are_goods_within_limit(s):
        return Invariant.GOODS_WITHIN_THE_LIMIT
    for seat in range(s.seats):
        change = s.cards[seat] - before.cards[seat]
        if seat != before.asked:
            if change != 0:
                return Invariant.HANDS_ARE_ACCOUNTED_FOR
        elif not is_change_sound(change, before.question, kind):
            return Invariant.HANDS_ARE_ACCOUNTED_FOR
    return 0


@rule
def is_change_sound(change: int, question: int, kind: int) -> bool:
    """How the hand of the player asked may change by an act."""
    if kind == Act.DISCARD or kind == Act.TUCK:
        return change == -1
    if kind == Act.TAKE:
        return change == 1
    if kind == Act.KEEP:
        return change == 1
    if kind == Act.CHOOSE or kind == Act.REVEAL or kind == Act.PASS:
        return change == 0
    if kind == Act.BUILD or kind == Act.PAY:
        return -1 <= change <= 1  # carpenter and poor house may follow
    if kind == Act.PRODUCE:
        return 0 <= change <= 1
    if kind == Act.SELL:
        return 0 <= change <= MOST_FOR_GOODS
    if kind == Act.STOP:
        return 0 <= change <= (MOST_FOR_GOODS if question == Question.SELL else 2)
    if kind == Act.DRAW or kind == Act.USE_LIBRARY or kind == Act.SAVE_LIBRARY:
        return 0 <= change <= MOST_DRAWN
    return 0 <= change <= 2


@rule
def is_payment_sound(s: State) -> bool:
    """Nobody pays more than a building costs, and what is due can be paid."""
    if s.building == NONE:
        return s.onto == NONE and s.price == 0 and s.paid == 0 and s.goods_paid == 0
    seat = s.asked
    cost = COST[s.building]
    if s.onto != NONE:
        cost -= COST[s.city[seat, s.onto]]
    if s.price > max(0, cost) or s.paid > max(0, cost) or s.goods_paid > min(s.paid, BLACK_MARKET_GOODS):
        return False
    market = stands(s, seat, Card.BLACK_MARKET)
    if s.goods_paid > 0 and not market:
        return False
    more = min(BLACK_MARKET_GOODS - s.goods_paid, goods(s, seat)) if market else 0
    return s.price - s.paid <= s.cards[seat] + more


@rule
def are_hands_checked(s: State) -> bool:
    """When a round's first role is chosen nobody has too many cards."""
    if s.question != Question.ROLE or s.choices > 0:
        return True
    for seat in range(s.seats):
        limit = TOWER_LIMIT if stands(s, seat, Card.TOWER) else HAND_LIMIT
        if s.cards[seat] > limit or (s.turn == 1 and s.cards[seat] != START_HAND):
            return False
    return True


@rule
def are_goods_within_limit(s: State) -> bool:
    """Who is asked for another good has not had all that he may."""
    if s.question != Question.PRODUCE and s.question != Question.SELL:
        return s.done == 0 and s.income == 0
    helper = Card.AQUEDUCT if s.question == Question.PRODUCE else Card.TRADING_POST
    limit = 1 + int(stands(s, s.asked, helper))
    if s.asked == s.chooser:
        limit += 1 + int(stands(s, s.asked, Card.LIBRARY))
    return s.done < limit
