"""A sensible player: it weighs what each answer brings it, in hundredths of a victory point.

It knows both roads to victory, growing much and shipping it, and building dear houses from quarries and
trade; which one it takes follows from what its island and its city are good for. Before it chooses a role it
reckons what the phase would bring the others, whose goods, doubloons and free circles lie open.
"""

from tradewinds.games.puerto_rico.acts import ALPHABET, Act
from tradewinds.games.puerto_rico.scripted.cargo import best_kept, best_load, best_stored
from tradewinds.games.puerto_rico.scripted.choosing import best_role
from tradewinds.games.puerto_rico.scripted.city import best_building
from tradewinds.games.puerto_rico.scripted.island import best_tile
from tradewinds.games.puerto_rico.scripted.labour import best_place
from tradewinds.games.puerto_rico.scripted.market import best_extra, best_sale
from tradewinds.games.puerto_rico.scripted.worth import code
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.kernel.rules import rule

PRODUCE = ALPHABET.code(Act.PRODUCE)
PLACE = ALPHABET.code(Act.PLACE_COLONIST)
TAKE = ALPHABET.code(Act.TAKE_COLONIST)


@rule
def scripted(view: State, luck: int) -> int:
    """What this player answers, from what its seat may know."""
    if view.question == Question.ROLE:
        return code(Act.CHOOSE, best_role(view, luck), 0)
    if view.question == Question.SETTLE:
        return best_tile(view)
    if view.question == Question.PLACE:
        return best_place(view)
    if view.question == Question.BUILD:
        return best_building(view)
    if view.question == Question.SELL:
        return best_sale(view)
    if view.question == Question.LOAD:
        return best_load(view)
    if view.question == Question.STORE:
        return code(Act.STORE, best_stored(view), 0)
    if view.question == Question.KEEP:
        return code(Act.KEEP, best_kept(view), 0)
    return unhesitating(view)


@rule
def unhesitating(view: State) -> int:
    """What is always welcome: goods, and colonists that come by themselves."""
    if view.question == Question.PRODUCE:
        return PRODUCE
    if view.question == Question.EXTRA:
        return code(Act.TAKE_BARREL, best_extra(view), 0)
    return TAKE if view.question == Question.MAYOR else PLACE
