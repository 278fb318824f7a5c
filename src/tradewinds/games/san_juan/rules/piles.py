"""Draw pile, discard pile and hands: where cards come from and go.

The draw pile is a bag drawn from when needed, the discard pile is kept by who knows its cards: each player
those from his own hand, all those of gold mines, nobody the goods. SJ-GEN-06, SJ-DCK-09, SJ-DCK-11
"""

from tradewinds.games.san_juan.pieces import KINDS, NONE
from tradewinds.games.san_juan.state import State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.chance import draw
from tradewinds.kernel.nibbles import IN_A_WORD, add_nibble, nibble, nth_nibble, number_in, one_at
from tradewinds.kernel.rules import rule, tell

# ---------------------------------------------------------------- the draw pile


@rule
def supply(s: State) -> int:
    """How many cards could still be drawn."""
    return s.pile + s.discards


@rule
def draw_card(s: State, seat: int) -> int:
    """The top card of the draw pile; NONE when no card is left anywhere. SJ-DCK-03, SJ-DCK-04, SJ-DCK-07"""
    if s.pile == 0:
        reshuffle(s, seat)
    if s.pile == 0:
        return NONE
    card = nth_nibble(s.draw_pile, draw(s, s.pile))
    s.draw_pile[card // IN_A_WORD] -= one_at(card)
    s.pile -= 1
    return card


@rule
def reshuffle(s: State, seat: int) -> None:
    """The discard pile, and nothing that lies elsewhere, becomes the draw pile.

    SJ-DCK-03, SJ-DCK-04, SJ-DCK-05, SJ-DCK-06
    """
    if s.discards > 0:
        tell(Event.RESHUFFLES, seat, s.discards)
    for card in range(KINDS):
        move_all(s.unseen_discards, s.draw_pile, card)
        move_all(s.open_discards, s.draw_pile, card)
        for other in range(s.seats):
            move_all(s.discarded[other], s.draw_pile, card)
    s.pile += s.discards
    s.discards = 0


@rule
def move_all(source: object, target: object, card: int) -> None:
    """All cards of a kind from one place to another."""
    number = nibble(source, card)
    add_nibble(source, card, -number)
    add_nibble(target, card, number)


# ---------------------------------------------------------------- hands


@rule
def holds(s: State, seat: int, card: int) -> bool:
    """Whether a player has such a card in hand. SJ-GEN-02"""
    return number_in(s.hand[seat, card // IN_A_WORD], card) > 0


@rule
def put_in_hand(s: State, seat: int, card: int) -> None:
    s.hand[seat, card // IN_A_WORD] += one_at(card)
    s.cards[seat] += 1


@rule
def take_from_hand(s: State, seat: int, card: int) -> None:
    s.hand[seat, card // IN_A_WORD] -= one_at(card)
    s.cards[seat] -= 1


@rule
def draw_to_hand(s: State, seat: int, number: int) -> int:
    """One card after another, as far as there are any; how many. SJ-DCK-07, SJ-DCK-08, SJ-COU-09"""
    for drawn in range(number):
        card = draw_card(s, seat)
        if card == NONE:
            return drawn
        put_in_hand(s, seat, card)
        tell(Event.DRAWS, seat, card)
    return number


@rule
def hide_from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves the hand face down: what others knew of the hand is uncertain from now on."""
    take_from_hand(s, seat, card)
    s.shown[seat] = NONE


@rule
def discard_own(s: State, seat: int, card: int) -> None:
    """A card that its player has seen, face down on the discard pile. SJ-DCK-01, SJ-INF-03"""
    s.discarded[seat, card // IN_A_WORD] += one_at(card)
    s.discards += 1


@rule
def discard_from_hand(s: State, seat: int, card: int) -> None:
    """SJ-DCK-01, SJ-INF-03"""
    hide_from_hand(s, seat, card)
    discard_own(s, seat, card)


# ---------------------------------------------------------------- goods


@rule
def discard_good(s: State, seat: int, place: int) -> None:
    """A good, face down and seen by nobody. SJ-DCK-01, SJ-DCK-02, SJ-DCK-10"""
    card = s.good[seat, place]
    s.unseen_discards[card // IN_A_WORD] += one_at(card)
    s.discards += 1
    s.good[seat, place] = NONE
