"""The end of the toy game, and who has won it."""

from tests.toy.pieces import NONE, VALUE, Card, OmenRule
from tests.toy.state import Question, State
from tests.toy.story import Event
from tradewinds.kernel.rules import ask, rule, tell


@rule
def worth(s: State, card: int) -> int:
    """What a kept card counts, as far as the omen is known."""
    if card != s.omen_known:
        return VALUE[card]
    return 2 * VALUE[card] if s.omen_rule == OmenRule.DOUBLE else 0


@rule
def finish(s: State) -> None:
    """Turn everything over."""
    s.omen_known = s.omen
    s.revealed = 1
    tell(Event.OMEN_IS, s.asked, s.omen)
    ask(s, Question.OVER, s.asked)


@rule
def points(s: State, seat: int) -> int:
    """Cards kept, coins, and the stake won or lost once the omen is known."""
    found = s.coins[seat] + 0
    for card in range(len(Card)):
        found += s.kept[seat, card] * worth(s, card)
    if s.omen_known == NONE:
        return found
    return found + s.stake[seat] if s.bet[seat] == s.omen_known else found - s.stake[seat]


@rule
def rank(s: State, seat: int) -> int:
    """Points, then coins."""
    return ((points(s, seat) + 100) << 20) + s.coins[seat]
