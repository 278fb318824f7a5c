"""What a seat cannot see, drawn anew: other hands, goods, other chapels, both piles.

All that the seat knows stays: its own hand, chapel and discards, what lies open or has lain open, and how
many cards lie where. SJ-INF-01, SJ-INF-02, SJ-INF-03, SJ-INF-12, SJ-INF-13
"""

from tradewinds.games.san_juan.pieces import COPIES, GOLD_MINE_CARDS, KINDS, NONE, PLACES, Card, Slot
from tradewinds.games.san_juan.rules.city import stands
from tradewinds.games.san_juan.state import Question, State
from tradewinds.kernel.chance import draw
from tradewinds.kernel.nibbles import add_nibble, nibble, nibbles_total, nth_nibble
from tradewinds.kernel.rules import rule


@rule
def redeal(s: State, seat: int, memory: bool) -> None:
    """All cards unseen go onto the draw pile, and from there to where as many are hidden."""
    gather_unseen(s)
    for other in range(s.seats):
        if other != seat and not s.revealed:
            return_shown(s, other)
    for other in range(s.seats):
        deal_goods(s, other)
        if other != seat and not s.revealed:
            deal_hand(s, other)
            deal_looked_at(s, other)
    deal_discards(s, seat)
    if not s.revealed:
        deal_chapels(s, seat, memory)


# ---------------------------------------------------------------- cards unseen


@rule
def gather_unseen(s: State) -> None:
    """All copies but those that the seat knows to be elsewhere; what is hidden from it is of no kind."""
    for card in range(Card.FACE_DOWN + 1, KINDS):
        add_nibble(s.draw_pile, card, COPIES[card] - on_the_table(s, card) - known(s, card))


@rule
def on_the_table(s: State, card: int) -> int:
    """How many of a kind all can see, or have seen go onto the discard pile."""
    found = nibble(s.buried, card) + nibble(s.open_discards, card) + int(s.building == card)
    for nugget in range(GOLD_MINE_CARDS):
        found += int(s.gold[nugget] == card)
    for seat in range(s.seats):
        for place in range(PLACES):
            found += int(s.city[seat, place] == card) + int(s.beneath[seat, place] == card)
    return found


@rule
def known(s: State, card: int) -> int:
    """How many of a kind the seat has in hand, put away, or looks at; of others it has been told nothing."""
    found = 0
    for seat in range(s.seats):
        found += nibble(s.hand[seat], card) + nibble(s.chapel[seat], card) + nibble(s.discarded[seat], card)
        for slot in range(Slot.size):
            found += int(s.looked_at[seat, slot] == card)
    return found


@rule
def draw_unseen(s: State) -> int:
    """Any card that the seat has not seen, each as likely."""
    unseen = nibbles_total(s.draw_pile)
    card = nth_nibble(s.draw_pile, draw(s, unseen))
    add_nibble(s.draw_pile, card, -1)
    return card


# ---------------------------------------------------------------- where they may be


@rule
def deal_goods(s: State, seat: int) -> None:
    """SJ-INF-02"""
    for place in range(PLACES):
        if s.good[seat, place] == Card.FACE_DOWN:
            s.good[seat, place] = draw_unseen(s)


@rule
def return_shown(s: State, seat: int) -> None:
    """What came from a gold mine is still in hand, for all that others know. SJ-INF-12"""
    card = s.shown[seat]
    if card != NONE:
        add_nibble(s.draw_pile, card, -1)
        add_nibble(s.hand[seat], card, 1)


@rule
def deal_hand(s: State, seat: int) -> None:
    """As many as the others count. SJ-INF-01"""
    for _ in range(s.cards[seat] - nibbles_total(s.hand[seat])):
        add_nibble(s.hand[seat], draw_unseen(s), 1)


@rule
def deal_looked_at(s: State, seat: int) -> None:
    """SJ-COU-09"""
    looking = s.looking if s.question == Question.KEEP and s.asked == seat else 0
    for slot in range(Slot.size):
        s.looked_at[seat, slot] = draw_unseen(s) if slot < looking else NONE


@rule
def deal_discards(s: State, seat: int) -> None:
    """Each hidden discard came from somebody else's hand or was a good. SJ-INF-03"""
    hidden = s.discards - nibbles_total(s.open_discards)
    for other in range(s.seats):
        hidden -= nibbles_total(s.discarded[other])
    for _ in range(hidden):
        card = draw_unseen(s)
        by = draw(s, s.seats)
        if by == seat or s.revealed:
            add_nibble(s.unseen_discards, card, 1)
        else:
            add_nibble(s.discarded[by], card, 1)


@rule
def deal_chapels(s: State, seat: int, memory: bool) -> None:
    """A perfect memory knows how many lie under each; otherwise all that are missing. SJ-INF-05, SJ-INF-06"""
    if memory:
        for other in range(s.seats):
            if other != seat:
                for _ in range(s.tucked[other]):
                    add_nibble(s.chapel[other], draw_unseen(s), 1)
        return
    for _ in range(nibbles_total(s.draw_pile) - s.pile):
        other = draw(s, s.seats)
        while other == seat or not has_had_chapel(s, other):
            other = draw(s, s.seats)
        s.tucked[other] += 1
        add_nibble(s.chapel[other], draw_unseen(s), 1)


@rule
def has_had_chapel(s: State, seat: int) -> bool:
    """Whether a player may have put cards under a chapel."""
    for place in range(PLACES):
        if s.beneath[seat, place] == Card.CHAPEL:
            return True
    return stands(s, seat, Card.CHAPEL) or nibble(s.buried, Card.CHAPEL) > 0
