"""A sensible player: it plays towards its hand.

It reckons how far off each resource is, builds the industries that its easiest cards need, plays whatever it
can pay for, swaps what is too hard, and holds a festival when its cubes are used up. It pays as the proposals
do. What it imagines it writes into its view, which is its own copy.
"""

from tradewinds.games.anno_1800.acts import Act
from tradewinds.games.anno_1800.pieces import NONE
from tradewinds.games.anno_1800.proposal import best_home_coming, code, propose
from tradewinds.games.anno_1800.rules.decks import hand_size
from tradewinds.games.anno_1800.rules.discovery import objects_count
from tradewinds.games.anno_1800.rules.targets import objects_build, objects_upgrade
from tradewinds.games.anno_1800.scripted.effort import effort_of_card, reckon
from tradewinds.games.anno_1800.scripted.hand import TOO_HARD, hardest
from tradewinds.games.anno_1800.scripted.menu import best_in_menu, ship_to_build, upgrade_to_buy
from tradewinds.games.anno_1800.scripted.places import best_place, best_upgrade, first_removal
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.kernel.rules import rule


@rule
def scripted(view: State, luck: int) -> int:
    """What this player answers, from what its seat may know."""
    question = view.question
    if question == Question.MENU or question == Question.TURN_END:
        return best_in_menu(view)
    if question == Question.PLACEMENT:
        return best_place(view)
    if question == Question.SHIFT_END:
        return best_home_coming(view)
    if question == Question.FREE_UPGRADE or question == Question.UPGRADE:
        return best_upgrade(view)
    if question == Question.CONTINUE:
        return best_continuation(view)
    if question == Question.SWAP:
        return best_swap(view)
    if question == Question.BURY:
        return best_burial(view)
    if question == Question.EXPEDITION:
        return most_cards(view)
    if question == Question.BUILD_TARGET:
        return first_target(view)
    if question == Question.REMOVAL:
        return first_removal(view)
    return propose(view)


@rule
def best_continuation(view: State) -> int:
    """One more ship or upgrade, if it is wanted."""
    ship = ship_to_build(view)
    if ship != NONE and objects_build(view, ship) == 0:
        return code(Act.BUILD, ship)
    cube = upgrade_to_buy(view)
    if cube != NONE and objects_upgrade(view, cube) == 0:
        return code(Act.UPGRADE, cube)
    return code(Act.DONE, 0)


@rule
def best_swap(view: State) -> int:
    """The hardest cards go, as long as they are too hard."""
    reckon(view)
    card = hardest(view, True)
    chosen = view.swapped[0] + view.swapped[1] + view.swapped[2]
    if chosen > 0 and (card == NONE or effort_of_card(view, card) < TOO_HARD):
        return code(Act.DONE, 0)
    return code(Act.EXCHANGE, card)


@rule
def best_burial(view: State) -> int:
    """The hardest card goes for good."""
    reckon(view)
    return code(Act.BURY, hardest(view, False)) if hand_size(view, view.active) > 0 else code(Act.DONE, 0)


@rule
def most_cards(view: State) -> int:
    number = 3
    while objects_count(view, number) != 0:
        number -= 1
    return code(Act.COUNT, number)


@rule
def first_target(view: State) -> int:
    """Something must be built after a removal: the first that can be."""
    tile = 0
    while objects_build(view, tile) != 0:
        tile += 1
    return code(Act.BUILD, tile)
