"""What must hold after every decision in the toy game."""

import enum

from tests.toy.pieces import COPIES, Card
from tests.toy.state import State
from tradewinds.kernel.rules import rule


class Invariant(enum.IntEnum):
    NONE = 0
    CARDS_ARE_LOST = 1
    NOTHING_LIES_FACE_DOWN = 2
    STAKE_IS_COVERED = 3


@rule
def pieces(s: State, card: int) -> int:
    """How many cards of a kind there are in all."""
    found = s.deck[card] + s.market[card]
    if s.omen == card:
        found += 1
    for seat in range(s.seats):
        found += s.hand[seat, card] + s.kept[seat, card] + s.shown[seat, card]
    return found


@rule
def broken(before: State, s: State, act: int) -> int:
    """The first invariant that does not hold after an act; 0 is none."""
    if pieces(s, Card.FACE_DOWN) != 0:
        return Invariant.NOTHING_LIES_FACE_DOWN
    for card in range(Card.FACE_DOWN + 1, len(Card)):
        if pieces(s, card) != COPIES:
            return Invariant.CARDS_ARE_LOST
    for seat in range(s.seats):
        if not 0 <= s.stake[seat] <= s.coins[seat]:
            return Invariant.STAKE_IS_COVERED
    return Invariant.NONE
