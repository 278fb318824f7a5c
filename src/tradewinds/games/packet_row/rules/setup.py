"""The set-up, as far as the first question: which board the first harbour master chooses."""

from tradewinds.games.packet_row.pieces import NONE, START_CASH, START_COPIES, Start
from tradewinds.games.packet_row.rules.completion import clear_shipment
from tradewinds.games.packet_row.rules.rounds import begin_round
from tradewinds.games.packet_row.rules.supply import lay_out
from tradewinds.games.packet_row.state import State
from tradewinds.games.packet_row.story import Event
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule, tell

STARTS = sum(START_COPIES)


@rule
def setup(s: State) -> None:
    """Boards, starting contracts, harbour master: in this order, so that one key gives one game.

    PK-SET-01, PK-SET-08, PK-SET-09, PK-SET-10, PK-SET-11, PK-CMP-05
    """
    s.revealed = s.open_hands
    lay_out(s)
    for seat in range(s.seats):
        s.start[seat] = deal_start(s, seat)
        s.start_used[seat] = NONE
        s.cards[seat] = 1
        s.cash[seat] = START_CASH  # PK-SET-04, PK-CMP-04
        s.pawn[seat] = NONE
    clear_shipment(s)
    s.first = draw(s, s.seats)
    tell(Event.GOES_FIRST, s.first)
    begin_round(s, s.first)


@rule
def deal_start(s: State, seat: int) -> int:
    """One of the starting contracts that the seats before have not been dealt. PK-SET-03, PK-CMP-03"""
    left = draw(s, STARTS - seat)
    for start in range(len(Start) - 1):
        copies = START_COPIES[start]
        for other in range(seat):
            copies -= s.start[other] == start
        if left < copies:
            return start
        left -= copies
    return len(Start) - 1
