"""What a seat cannot see, drawn anew: decks, starting contracts, and hands where memory is not perfect.

Every card that is nowhere in sight lies in a deck, in the box or in a hidden hand. How many cards of a board
are in hands follows from the size of its deck.
"""

from tradewinds.games.packet_row.pieces import NONE, START_COPIES, Start
from tradewinds.games.packet_row.redeal.choices import deal_choice, forget_choice
from tradewinds.games.packet_row.redeal.unseen import (
    any_card,
    count_unseen,
    deal_card,
    forget_hand,
    held_by,
    place_known_vp,
)
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule

__all__ = ["redeal"]


@rule
def redeal(s: State, seat: int, memory: bool) -> None:
    """Try until all fits; the true position shows that it can. PK-INF-06, PK-INF-07, PK-INF-08"""
    while not deal_unseen(s, seat, memory or s.revealed == 1):
        pass


@rule
def deal_unseen(s: State, seat: int, memory: bool) -> bool:
    """One try: hidden hands and decks hold the unseen cards, and who is asked can answer."""
    others_choice = s.asked != seat and not s.revealed
    if others_choice:
        forget_choice(s)
    for other in range(s.seats):
        if other != seat and not memory:
            forget_hand(s, other)
    count_unseen(s)
    for other in range(s.seats):
        if (other == seat or memory) and not place_known_vp(s, other):
            return False
    if not s.revealed:
        deal_starts(s, seat)
    if others_choice and not deal_choice(s, memory):
        return False
    if not memory:
        deal_hands(s, seat)
    return True


@rule
def deal_starts(s: State, seat: int) -> None:
    """Each seat that has not shown its starting contract has one of those not seen. PK-SET-03"""
    for other in range(s.seats):
        if other != seat:
            s.start[other] = NONE
    for other in range(s.seats):
        if other != seat and s.start_used[other] == NONE:
            s.start[other] = unseen_start(s)


@rule
def unseen_start(s: State) -> int:
    """Any starting contract that nobody is known to have, or to have had."""
    left = 0
    for start in range(len(Start)):
        left += starts_unseen(s, start)
    left = draw(s, left)
    start = 0
    while left >= starts_unseen(s, start):
        left -= starts_unseen(s, start)
        start += 1
    return start


@rule
def starts_unseen(s: State, start: int) -> int:
    left = START_COPIES[start]
    for seat in range(s.seats):
        left -= (s.start[seat] == start) + (s.start_used[seat] == start)
    return left


@rule
def deal_hands(s: State, seat: int) -> None:
    """Fill the hidden hands with unseen cards, each as likely."""
    for other in range(s.seats):
        if other != seat:
            while held_by(s, other) < s.cards[other]:
                deal_card(s, other, any_card(s))
