"""A sensible player: it weighs what each answer brings it, in hundredths of a victory point.

It knows what its seat may know: its own holdings, the table, and from the supply how many of each good the
others hold together. What it imagines (a gift received, a stop reached) it writes into its view and takes
back, for a view is its own copy.
"""

from tradewinds.games.santiago_de_cuba.acts import Act
from tradewinds.games.santiago_de_cuba.scripted.cargo import best_delivery, best_left_out
from tradewinds.games.santiago_de_cuba.scripted.journeys import best_drive, best_pawn, best_service
from tradewinds.games.santiago_de_cuba.scripted.uses import best_gift, best_use
from tradewinds.games.santiago_de_cuba.scripted.worth import code, most_wanted
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.kernel.rules import rule


@rule
def scripted(view: State, luck: int) -> int:
    """What this player answers, from what its seat may know."""
    if view.question == Question.MOVE_CAR:
        return best_drive(view, luck)
    if view.question == Question.DELIVERY:
        return best_delivery(view)
    if view.question == Question.PAWN:
        return code(Act.PAWN, best_pawn(view)[1], 0)
    if view.question == Question.PABLO:
        return code(Act.TAKE, most_wanted(view), 0)
    if view.question == Question.ZORRO:
        return best_gift(view)
    if view.question == Question.ALONSO:
        return best_service(view)[1]
    if view.question == Question.LEAVE_OUT:
        return best_left_out(view)
    return best_use(view, view.building)[1]
