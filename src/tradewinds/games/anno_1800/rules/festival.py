"""A city festival brings everything home. AN-FST-01 to AN-FST-06"""

from tradewinds.games.anno_1800.pieces import NONE, Action, Cube, Token, Workplace
from tradewinds.games.anno_1800.rules.window import begin_action, end_action
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def objects_hold_festival(s: State) -> int:
    """Always possible, even if nothing would move. AN-FST-04, AN-TRN-04"""
    return 0


@rule
def take_hold_festival(s: State) -> None:
    """AN-FST-01, AN-FST-02, AN-FST-03, AN-FST-05, AN-FST-06, AN-EFF-05, AN-EFF-06"""
    seat = s.active
    begin_action(s, Action.FESTIVAL)
    tell(Event.CELEBRATES, seat)
    for place in range(Workplace.size):
        s.work[seat, place] = NONE
    for cube in range(len(Cube)):
        s.spent[seat, cube] = 0
        s.ready[seat, cube] = s.cubes[seat, cube]
    for sort in range(len(Token)):
        s.on_ships[seat, sort] += s.spent_tokens[seat, sort]
        s.spent_tokens[seat, sort] = 0
        s.on_cards[seat, sort] = 0
    end_action(s)
