"""The first empty hand, which brings the end about. AN-END-01"""

from tradewinds.games.anno_1800.pieces import NONE
from tradewinds.games.anno_1800.rules.decks import hand_size
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def note_empty_hand(s: State) -> None:
    """The first player without a hand card takes the fireworks; one more round follows this one.

    AN-END-01, AN-END-02, AN-END-03, AN-END-04, AN-END-06, AN-CRD-06, AN-SWP-06
    """
    if s.fireworks == NONE and hand_size(s, s.active) == 0:
        s.fireworks = s.active
        s.last_round = s.round + 1
        tell(Event.TAKES_FIREWORKS, s.active)
