"""The colonist ship after the mayor's phase: as many as the buildings have places for."""

from tradewinds.games.puerto_rico.pieces import Building, Ending
from tradewinds.games.puerto_rico.rules.holdings import free_circles
from tradewinds.games.puerto_rico.rules.rounds import announce_end
from tradewinds.games.puerto_rico.state import State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def wanted(s: State) -> int:
    """One for each empty circle in all buildings, and no fewer than players.

    PR-MAY-10, PR-MAY-11, PR-MAY-15, PR-INT-08
    """
    circles = 0
    for seat in range(s.seats):
        for building in range(len(Building)):
            circles += free_circles(s, seat, building)
    return max(circles, s.seats)


@rule
def refill_ship(s: State) -> None:
    """If the supply has fewer, all of them board, and the round is the last.

    PR-MAY-10, PR-MAY-12, PR-MAY-13, PR-END-02, PR-INT-01, PR-INT-02
    """
    number = min(wanted(s), s.colonists)
    if number < wanted(s):
        announce_end(s, s.chooser, Ending.COLONISTS)
    s.colonists -= number
    s.aboard += number
    tell(Event.COLONISTS_BOARD, s.chooser, number)
