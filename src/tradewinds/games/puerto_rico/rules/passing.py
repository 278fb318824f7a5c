"""Passing: whatever is asked, a player may leave it, unless he has to load or to keep."""

from tradewinds.games.puerto_rico.rules.builder import leave_university, next_builder, teach
from tradewinds.games.puerto_rico.rules.captain import objection_to_not_loading, wait_with_wharf
from tradewinds.games.puerto_rico.rules.craftsman import next_producer
from tradewinds.games.puerto_rico.rules.mayor import deal_ship
from tradewinds.games.puerto_rico.rules.rounds import end_phase
from tradewinds.games.puerto_rico.rules.settler import host, leave_hospice, next_settler
from tradewinds.games.puerto_rico.rules.storing import keep_no_single, objection_to_waste, store_no_more
from tradewinds.games.puerto_rico.rules.trader import next_seller
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def objects_pass(s: State) -> int:
    """PR-RND-07, PR-RND-10, PR-CAP-05, PR-STO-06"""
    if s.question == Question.LOAD:
        return objection_to_not_loading(s)
    if s.question == Question.STORE or s.question == Question.KEEP:
        return objection_to_waste(s)
    return 0


@rule
def take_pass(s: State) -> None:
    """PR-RND-07, PR-RND-08, PR-RND-10, PR-STL-07, PR-MAY-02, PR-CRA-07, PR-CRA-13, PR-BUI-08"""
    question = s.question
    tell(Event.PASSES, s.asked)
    if question == Question.SETTLE:
        next_settler(s)
    elif question == Question.HOSPICE:
        leave_hospice(s)
    elif question == Question.MAYOR:
        deal_ship(s)
    elif question == Question.BUILD:
        next_builder(s)
    elif question == Question.UNIVERSITY:
        leave_university(s)
    elif question == Question.PRODUCE:
        next_producer(s)
    elif question == Question.EXTRA:
        end_phase(s)
    elif question == Question.SELL:
        next_seller(s)
    elif question == Question.LOAD:
        wait_with_wharf(s)
    elif question == Question.STORE:
        store_no_more(s)
    else:
        keep_no_single(s)


# ---------------------------------------------------------------- hospice and university


@rule
def objects_place_colonist(s: State) -> int:
    """Asked about only where there is a colonist to place."""
    return 0


@rule
def take_place_colonist(s: State) -> None:
    """On the tile just laid, or in the building just built. PR-STL-14, PR-BLD-07"""
    if s.question == Question.HOSPICE:
        host(s)
    else:
        teach(s)
