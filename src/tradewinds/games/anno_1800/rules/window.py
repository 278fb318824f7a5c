"""What is asked next: the turn menu, the next purchase of an action, or nothing more of it."""

from tradewinds.games.anno_1800.pieces import NONE, Action, Strength
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import MOST_CUBES, MOST_UPGRADES
from tradewinds.kernel.rules import ask, rule, tell


@rule
def ask_window(s: State) -> None:
    """The turn menu, what is left when no action is, or within an action its next purchase. AN-TRN-10"""
    if s.action != NONE:
        ask(s, Question.CONTINUE, s.active)
    else:
        ask(s, Question.MENU if s.actions_left > 0 else Question.TURN_END, s.active)


@rule
def begin_action(s: State, action: int) -> None:
    """AN-TRN-02, AN-TRN-03, AN-TRN-10"""
    if s.action == NONE:
        s.action = action
        s.actions_left -= 1
        tell(Event.BEGINS_ACTION, s.active, action)


@rule
def end_action(s: State) -> None:
    """Back to the turn menu; in a further Build action every shipyard builds again.

    AN-TRN-07, AN-TRN-08, AN-SHP-09
    """
    s.action = NONE
    s.actions_done += 1
    s.purchases = 0
    s.removed = 0
    for i in range(Strength.size):
        s.built[i] = 0
    ask_window(s)


@rule
def close_purchase(s: State) -> None:
    """It has been delivered."""
    s.purchase = NONE
    s.target = 0


@rule
def end_purchase(s: State) -> None:
    """One cube, upgrade or ship more; after the third cube or upgrade the action ends by itself.

    AN-WRK-01, AN-WRK-09, AN-UPG-01, AN-SHP-04
    """
    close_purchase(s)
    s.purchases += 1
    most = MOST_CUBES if s.action == Action.WORKFORCE else MOST_UPGRADES
    if s.action != Action.BUILD and s.purchases == most:
        end_action(s)
    else:
        ask_window(s)
