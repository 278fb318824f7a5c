"""A sensible player: it weighs what each answer brings it, in hundredths of a victory point.

Its plan follows from what it has: a guild hall, standing or in hand, makes production buildings dear to it,
a city hall violet ones, an arch monuments. It knows what its seat may know, and no more.
"""

from tradewinds.games.san_juan.acts import ALPHABET, Act
from tradewinds.games.san_juan.rules.library import has_choice
from tradewinds.games.san_juan.scripted.building import answer_build, answer_pay, answer_place
from tradewinds.games.san_juan.scripted.hands import (
    answer_chapel,
    answer_discard,
    answer_keep,
    answer_produce,
    answer_sell,
)
from tradewinds.games.san_juan.scripted.roles import answer_role
from tradewinds.games.san_juan.state import Question, State
from tradewinds.kernel.rules import rule

DRAW = ALPHABET.code(Act.DRAW)
REVEAL = ALPHABET.code(Act.REVEAL)
STOP = ALPHABET.code(Act.STOP)
USE_LIBRARY = ALPHABET.code(Act.USE_LIBRARY)


@rule
def scripted(view: State, luck: int) -> int:
    """What this player answers, from what its seat may know."""
    if view.question == Question.ROLE:
        return answer_role(view, luck)
    if view.question == Question.BUILD:
        return answer_build(view)
    if view.question == Question.PLACE:
        return answer_place(view)
    if view.question == Question.PAY:
        return answer_pay(view)
    if view.question == Question.PAY_MORE:
        return STOP
    if view.question == Question.PRODUCE:
        return answer_produce(view)
    if view.question == Question.SELL:
        return answer_sell(view)
    if view.question == Question.KEEP or view.question == Question.GOLD_CARD:
        return answer_keep(view)
    if view.question == Question.CHAPEL:
        return answer_chapel(view)
    if view.question == Question.GOLD_MINE:
        return REVEAL
    if view.question == Question.COUNCIL or view.question == Question.PROSPECT:
        return USE_LIBRARY if has_choice(view, view.asked) else DRAW
    if view.question == Question.BUILD_LIBRARY:
        return USE_LIBRARY
    return answer_discard(view)
