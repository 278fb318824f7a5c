"""What must hold of the cards: each is in one place, and the counts that players see are true."""

from tradewinds.games.san_juan.invariants.names import Invariant
from tradewinds.games.san_juan.pieces import COPIES, GOLD_MINE_CARDS, KINDS, NONE, PLACES, Slot
from tradewinds.games.san_juan.state import Question, State
from tradewinds.kernel.nibbles import nibble, nibbles_total
from tradewinds.kernel.rules import rule

MOST_DRAWN = 15  # with one act: four goods sold, market stand and market hall


@rule
def broken_cards(before: State, s: State) -> int:
    """Of all cards, and of the piles."""
    if not is_every_card_somewhere(s):
        return Invariant.EVERY_CARD_IS_SOMEWHERE
    if not are_counts_true(s):
        return Invariant.COUNTS_ARE_TRUE
    if not is_looking_sound(s):
        return Invariant.LOOKED_AT_ONLY_WHEN_ASKED
    if not is_reshuffle_sound(before, s):
        return Invariant.RESHUFFLED_WHEN_EMPTY
    if not are_open_cards_there(s):
        return Invariant.OPEN_CARDS_ARE_THERE
    return 0


@rule
def is_every_card_somewhere(s: State) -> bool:
    """All copies of each kind, and no more."""
    for card in range(KINDS):
        found = nibble(s.draw_pile, card) + nibble(s.unseen_discards, card) + nibble(s.open_discards, card)
        found += nibble(s.buried, card) + int(s.building == card)
        for nugget in range(GOLD_MINE_CARDS):
            found += int(s.gold[nugget] == card)
        for seat in range(s.seats):
            found += belonging(s, seat, card)
        if found != COPIES[card]:
            return False
    return True


@rule
def belonging(s: State, seat: int, card: int) -> int:
    """How many of a kind lie with a player, or on the discard pile from his hand."""
    found = nibble(s.hand[seat], card) + nibble(s.chapel[seat], card) + nibble(s.discarded[seat], card)
    for place in range(PLACES):
        found += int(s.city[seat, place] == card) + int(s.beneath[seat, place] == card)
        found += int(s.good[seat, place] == card)
    for slot in range(Slot.size):
        found += int(s.looked_at[seat, slot] == card)
    return found


@rule
def are_counts_true(s: State) -> bool:
    """Of hands, chapels and piles."""
    discards = nibbles_total(s.unseen_discards) + nibbles_total(s.open_discards)
    for seat in range(s.seats):
        discards += nibbles_total(s.discarded[seat])
        if s.cards[seat] != nibbles_total(s.hand[seat]):
            return False
        if s.tucked[seat] != nibbles_total(s.chapel[seat]):
            return False
    return s.discards == discards and s.pile == nibbles_total(s.draw_pile)


@rule
def is_looking_sound(s: State) -> bool:
    """Cards lie apart only while their player is asked about them, gold-mine cards all four."""
    for seat in range(s.seats):
        looked = 0
        for slot in range(Slot.size):
            looked += int(s.looked_at[seat, slot] != NONE)
        due = s.looking if s.question == Question.KEEP and s.asked == seat else 0
        if looked != due:
            return False
    for nugget in range(GOLD_MINE_CARDS):
        if (s.gold[nugget] != NONE) != (s.question == Question.GOLD_CARD):
            return False
    return True


@rule
def is_reshuffle_sound(before: State, s: State) -> bool:
    """The draw pile grows only when it has run out, and by all that lies on the discard pile."""
    if s.pile <= before.pile:
        return True
    return before.pile < MOST_DRAWN and s.discards <= GOLD_MINE_CARDS


@rule
def are_open_cards_there(s: State) -> bool:
    """What all have seen a player take from a gold mine is in his hand."""
    for seat in range(s.seats):
        if s.shown[seat] != NONE and nibble(s.hand[seat], s.shown[seat]) == 0:
            return False
    return True
