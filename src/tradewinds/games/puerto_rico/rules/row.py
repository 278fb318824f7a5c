"""The open row of plantations, the hidden pile it is turned up from, and the discards."""

from tradewinds.games.puerto_rico.pieces import NONE, Good
from tradewinds.games.puerto_rico.state import State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.chance import bag_draw, bag_total
from tradewinds.kernel.rules import rule, tell


@rule
def pile_left(s: State) -> int:
    """How many tiles lie face down."""
    return bag_total(s.pile, len(Good))


@rule
def draw_hidden(s: State) -> int:
    """The top tile of the pile, which is any of its tiles, each as likely. PR-SET-06, PR-HID-03"""
    return bag_draw(s, s.pile, len(Good))


@rule
def lay_row(s: State) -> None:
    """One tile more than players; fewer, where even the discards do not suffice.

    PR-SET-07, PR-STL-19, PR-STL-20, PR-STL-21, PR-STL-22, PR-INT-06
    """
    for _ in range(s.seats + 1):
        if pile_left(s) == 0:
            remake_pile(s)
        good = draw_hidden(s)
        if good == NONE:
            return
        s.row[good] += 1
        tell(Event.ROW_SHOWS, s.chooser, good)


@rule
def remake_pile(s: State) -> None:
    """The discards become a pile again, once a tile is wanted and none is hidden. PR-STL-20"""
    number = bag_total(s.discard, len(Good))
    for good in range(len(Good)):
        s.pile[good] = s.discard[good]
        s.discard[good] = 0
    if number > 0:
        tell(Event.PILE_IS_REMADE, s.chooser, number)


@rule
def replace_row(s: State) -> None:
    """What nobody took is discarded, and a new row turned up. PR-STL-19, PR-STL-22"""
    number = bag_total(s.row, len(Good))
    for good in range(len(Good)):
        s.discard[good] += s.row[good]
        s.row[good] = 0
    if number > 0:
        tell(Event.ROW_IS_CLEARED, s.chooser, number)
    lay_row(s)
