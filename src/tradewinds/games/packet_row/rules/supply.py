"""The boards: decks, current and future supplies, and their discard piles."""

from tradewinds.games.packet_row.pieces import (
    CARD_COPIES,
    CARDS,
    CURRENT,
    DECK_SIZE,
    FIRST_CARD,
    FUTURE,
    MOST_CURRENT,
    MOST_FUTURE,
    NONE,
    REMOVED,
    Board,
)
from tradewinds.games.packet_row.state import State
from tradewinds.games.packet_row.story import Event
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule, tell


@rule
def lay_out(s: State) -> None:
    """A deck a board, never mixed; first its future supply, then its current one.

    With two players six cards of each deck are never drawn, and so nobody knows which they are.
    PK-CMP-01, PK-CMP-02, PK-SET-02, PK-SET-05, PK-SET-06, PK-SET-07, PK-SET-11
    """
    for card in range(CARDS):
        s.bag[card] = CARD_COPIES[card]
    for board in range(len(Board)):
        s.deck[board] = DECK_SIZE[board] - REMOVED[s.seats]
        for place in range(MOST_FUTURE):
            s.future[board, place] = draw_card(s, board) if place < FUTURE[s.seats] else NONE
        for place in range(MOST_CURRENT):
            s.current[board, place] = draw_card(s, board) if place < CURRENT[s.seats] else NONE


@rule
def draw_card(s: State, board: int) -> int:
    """The top card of a deck: each that may lie there is as likely. NONE from an empty deck. PK-INF-06"""
    if s.deck[board] == 0:
        return NONE
    s.deck[board] -= 1
    left = draw(s, s.deck[board] + 1 + REMOVED[s.seats])
    card = FIRST_CARD[board]
    while left >= s.bag[card]:
        left -= s.bag[card]
        card += 1
    s.bag[card] -= 1
    return card


@rule
def cards_current(s: State, board: int) -> int:
    """How many cards lie in the current supply."""
    found = 0
    for place in range(MOST_CURRENT):
        found += s.current[board, place] != NONE
    return found


@rule
def is_bare(s: State, board: int) -> bool:
    """Whether neither supply has a card left. PK-RND-21"""
    for place in range(MOST_FUTURE):
        if s.future[board, place] != NONE:
            return False
    return cards_current(s, board) == 0


# ---------------------------------------------------------------- refilling


@rule
def refill(s: State, board: int) -> None:
    """What is left is discarded, the future cards move up, then cards are drawn.

    PK-REF-04, PK-REF-05, PK-REF-06, PK-REF-07, PK-REF-08, PK-REF-09, PK-REF-10, PK-AST-08
    """
    gone = clear_current(s, board)
    before = s.deck[board]
    filled = move_up(s, board)
    while filled < CURRENT[s.seats] and s.deck[board] > 0:
        s.current[board, filled] = draw_card(s, board)
        filled += 1
    for place in range(FUTURE[s.seats]):
        s.future[board, place] = draw_card(s, board)
    tell(Event.REFILLS, s.master, board, gone, before - s.deck[board])
    note_shortage(s, board, filled)


@rule
def clear_current(s: State, board: int) -> int:
    """Discard the current supply, taken from or not, and say how many cards that were. PK-REF-04"""
    gone = 0
    for place in range(MOST_CURRENT):
        card = s.current[board, place]
        if card != NONE:
            s.discards[card] += 1
            s.current[board, place] = NONE
            gone += 1
    return gone


@rule
def move_up(s: State, board: int) -> int:
    """The future cards become current ones, in the order of their places; how many. PK-REF-05, PK-REF-09"""
    filled = 0
    for place in range(MOST_FUTURE):
        card = s.future[board, place]
        if card != NONE:
            s.current[board, filled] = card
            s.future[board, place] = NONE
            filled += 1
    return filled


@rule
def note_shortage(s: State, board: int, filled: int) -> None:
    """A board that could not be filled is short for good; its future supply does not count.

    PK-FIN-02, PK-FIN-03, PK-FIN-04
    """
    if filled < CURRENT[s.seats] and not s.short[board]:
        s.short[board] = 1
        tell(Event.RUNS_SHORT, s.master, board)
