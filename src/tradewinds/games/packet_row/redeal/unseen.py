"""The cards that are nowhere in sight. They lie in the bag, from which hidden hands are dealt."""

from tradewinds.games.packet_row.pieces import (
    CARD_COPIES,
    CARDS,
    FIRST_CARD,
    HELD_KINDS,
    HELD_VP,
    MOST_CURRENT,
    MOST_FUTURE,
    NONE,
    REMOVED,
    Board,
    Country,
)
from tradewinds.games.packet_row.rules.faces import card_of, held_as, ship_card
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule


@rule
def forget_hand(s: State, seat: int) -> None:
    for held in range(HELD_KINDS):
        s.hand[seat, held] = 0


@rule
def count_unseen(s: State) -> None:
    """All cards but those on the boards, discarded, sailing, or in hands that are known; not yet known hands'
    victory-point cards, for of these one cannot tell the deck.
    """
    for card in range(CARDS):
        s.bag[card] = CARD_COPIES[card] - s.discards[card]
    for board in range(len(Board)):
        for place in range(MOST_CURRENT):
            if s.current[board, place] != NONE:
                s.bag[s.current[board, place]] -= 1
        for place in range(MOST_FUTURE):
            if s.future[board, place] != NONE:
                s.bag[s.future[board, place]] -= 1
    for seat in range(s.seats):
        for country in range(len(Country)):
            s.bag[ship_card(country)] -= s.ships[seat, country]
        for held in range(HELD_VP):
            s.bag[card_of(held)] -= s.hand[seat, held]


@rule
def in_hands(s: State, board: int) -> int:
    """How many unseen cards of a board are in hands: those that are neither in its deck nor in the box."""
    found = -s.deck[board] - REMOVED[s.seats]
    for card in range(FIRST_CARD[board], FIRST_CARD[board + 1]):
        found += s.bag[card]
    return found


@rule
def can_be_held(s: State, card: int, board: int) -> bool:
    """Whether a hand may hold such a card."""
    return s.bag[card] > 0 and in_hands(s, board) > 0


@rule
def place_known_vp(s: State, seat: int) -> bool:
    """From which decks the victory-point cards of a known hand may have come; whether that fits so far."""
    for kind in range(HELD_VP, HELD_KINDS):
        for _ in range(s.hand[seat, kind]):
            card = any_deck_with(s, kind)
            if card == NONE:
                return False
            s.bag[card] -= 1
    return True


@rule
def any_deck_with(s: State, held: int) -> int:
    """A card of this kind of any deck that may have had it, the likelier the more cards it gave."""
    left = 0
    for board in range(len(Board)):
        left += share_of(s, board, held)
    if left == 0:
        return NONE
    left = draw(s, left)
    board = 0
    while left >= share_of(s, board, held):
        left -= share_of(s, board, held)
        board += 1
    return card_in(board, held)


@rule
def share_of(s: State, board: int, held: int) -> int:
    """How many cards a deck gave to hands, if such a card may be among them."""
    card = card_in(board, held)
    return in_hands(s, board) if card != NONE and can_be_held(s, card, board) else 0


@rule
def card_in(board: int, held: int) -> int:
    """The card of a deck that is this in a hand; NONE where the deck has none."""
    for card in range(FIRST_CARD[board], FIRST_CARD[board + 1]):
        if held_as(card) == held:
            return card
    return NONE


@rule
def any_card(s: State) -> int:
    """A card that some hidden hand holds: first of which board, then which. There is one."""
    left = 0
    for board in range(len(Board)):
        left += in_hands(s, board)
    left = draw(s, left)
    board = 0
    while left >= in_hands(s, board):
        left -= in_hands(s, board)
        board += 1
    return any_card_of(s, board)


@rule
def any_card_of(s: State, board: int) -> int:
    """Any unseen card of a board but a ship, which would lie open."""
    first, last = FIRST_CARD[board], FIRST_CARD[board + 1]
    left = 0
    for card in range(first, last):
        if held_as(card) >= 0:
            left += s.bag[card]
    left = draw(s, left)
    card = first
    while held_as(card) < 0 or left >= s.bag[card]:
        left -= s.bag[card] if held_as(card) >= 0 else 0
        card += 1
    return card


@rule
def deal_card(s: State, seat: int, card: int) -> None:
    s.bag[card] -= 1
    s.hand[seat, held_as(card)] += 1


@rule
def held_by(s: State, seat: int) -> int:
    """How many cards a hand has been dealt, a starting contract among them."""
    found = int(s.start[seat] != NONE)
    for held in range(HELD_KINDS):
        found += s.hand[seat, held]
    return found
