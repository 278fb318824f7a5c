"""What a seat cannot see of the toy game, drawn anew."""

from tests.toy.pieces import COPIES, NONE, START_COINS, Card
from tests.toy.state import State
from tradewinds.kernel.chance import bag_draw, draw
from tradewinds.kernel.rules import rule


@rule
def redeal(s: State, seat: int, memory: bool) -> None:
    """All cards unseen go back into the deck, and from there to where as many are hidden."""
    s.deck[Card.FACE_DOWN] = 0
    for card in range(Card.FACE_DOWN + 1, len(Card)):
        s.deck[card] = unseen(s, card)
    s.omen = s.omen_known
    if s.omen_known == NONE:
        s.omen = bag_draw(s, s.deck, len(Card))
    else:
        s.deck[s.omen] -= 1
    for other in range(s.seats):
        if other != seat and not s.revealed:
            deal(s, s.hand[other])
            deal(s, s.kept[other])
            guess(s, other, memory)


@rule
def unseen(s: State, card: int) -> int:
    """How many of a kind lie where the viewer does not see them; face-down cards are of no kind."""
    left = COPIES - s.market[card]
    for seat in range(s.seats):
        left -= s.hand[seat, card] + s.kept[seat, card] + s.shown[seat, card]
    return left


@rule
def deal(s: State, cards: object) -> None:
    """Put a card from the deck in place of each face-down one."""
    hidden = cards[Card.FACE_DOWN]  # type: ignore[index]
    cards[Card.FACE_DOWN] = 0  # type: ignore[index]
    for _ in range(hidden):
        cards[bag_draw(s, s.deck, len(Card))] += 1  # type: ignore[index]


@rule
def guess(s: State, seat: int, memory: bool) -> None:
    """What a seat may have bet, and have in coins."""
    s.bet[seat] = NONE
    if s.wagered[seat]:
        s.bet[seat] = 1 + draw(s, len(Card) - 1)
        s.stake[seat] = draw(s, START_COINS + 1)
    if not memory:
        s.coins[seat] = START_COINS + draw(s, START_COINS)
