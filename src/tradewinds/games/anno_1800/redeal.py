"""What a player cannot see, drawn anew: the others' hands and expedition cards, and the decks.

A player knows his own hand, what he has put under the decks and how deep, all played cards, the card that is
being paid for, and of the others how many cards of each deck they hold and where theirs lie under the decks.
AN-VIS-01, AN-VIS-03, AN-VIS-06
"""

from tradewinds.games.anno_1800.pieces import NONE, Deck, Expedition, Purchase
from tradewinds.games.anno_1800.rules.decks import IN_HAND, take_from_bag
from tradewinds.games.anno_1800.rules.lookups import deck_of
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import CARDS, EXPEDITION_NUMBER, FIRST_CARD
from tradewinds.kernel.chance import bag_draw
from tradewinds.kernel.rules import rule


@rule
def redeal(s: State, seat: int, memory: bool) -> None:
    """Fill what is hidden in a redacted record, so that it could be so."""
    redeal_cards(s, seat)
    redeal_expeditions(s)


@rule
def is_hidden(s: State, seat: int, other: int) -> bool:
    """Whether a viewer does not see what another seat holds."""
    return other != seat and not s.revealed


@rule
def card_on_the_table(s: State) -> int:
    """The hand card that is being paid for; -1 if there is none."""
    return s.target if s.purchase == Purchase.CARD else NONE


@rule
def is_known(s: State, card: int) -> bool:
    """Whether a card lies open, or in a hand or under a deck that the viewer knows."""
    if s.played[card] != NONE:
        return True
    for seat in range(s.seats):
        if s.hand[seat, card] != 0:
            return True
    return False


@rule
def redeal_cards(s: State, seat: int) -> None:
    """All cards that are not known, to hands, under decks, and into the decks."""
    shown = card_on_the_table(s)
    if shown != NONE:
        s.hand[s.active, shown] = IN_HAND
    for card in range(CARDS):
        s.deck[card] = not is_known(s, card)
    for deck in range(len(Deck)):
        known_size = s.deck_size[deck]
        s.deck_size[deck] = unknown_cards(s, deck) + s.bottom_size[deck]
        for other in range(s.seats):
            if is_hidden(s, seat, other):
                missing = s.held[other, deck]
                if shown != NONE and other == s.active and deck_of(shown) == deck:
                    missing -= 1
                for _ in range(missing):
                    s.hand[other, take_unknown(s, deck)] = IN_HAND
        for depth in range(1, s.bottom_size[deck] + 1):
            by = s.bottom_by[FIRST_CARD[deck] + depth - 1]
            if is_hidden(s, seat, by):
                s.hand[by, take_unknown(s, deck)] = -depth
        s.deck_size[deck] = known_size


@rule
def unknown_cards(s: State, deck: int) -> int:
    """How many cards of a deck lie nowhere yet."""
    found = 0
    for card in range(FIRST_CARD[deck], FIRST_CARD[deck + 1]):
        found += s.deck[card]
    return found


@rule
def take_unknown(s: State, deck: int) -> int:
    """One of them, each as likely."""
    card = take_from_bag(s, deck)
    s.deck_size[deck] -= 1
    return card


@rule
def redeal_expeditions(s: State) -> None:
    """Cards that are seen in nobody's pile, to those who hold cards unseen, and back into the deck."""
    s.expedition_deck[Expedition.FACE_DOWN] = 0
    for card in range(1, len(Expedition)):
        s.expedition_deck[card] = EXPEDITION_NUMBER[card]
        for seat in range(s.seats):
            s.expedition_deck[card] -= s.expeditions[seat, card]
    for seat in range(s.seats):
        taken = s.expeditions[seat, Expedition.FACE_DOWN]
        s.expeditions[seat, Expedition.FACE_DOWN] = 0
        for _ in range(taken):
            s.expeditions[seat, bag_draw(s, s.expedition_deck, len(Expedition))] += 1
