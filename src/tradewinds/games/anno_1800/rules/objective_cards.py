"""Objective cards with effects: free actions of every player, once a turn each.

AN-OBJ-01, AN-OBJ-02, AN-OBJ-16
"""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import Cube, Objective, Purchase, Token
from tradewinds.games.anno_1800.rules.decks import hand_size
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.payment import blocked
from tradewinds.games.anno_1800.rules.supply import exhaust_cube, get_gold, pay_gold, tokens
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import AARHANT_GOLD, EDITOR_TOKENS, GRAVES_GOLD, GRAVES_TOKENS
from tradewinds.kernel.rules import rule, tell


@rule
def why_not_usable(s: State, objective: int) -> int:
    """AN-OBJ-01, AN-OBJ-02, AN-OBJ-16"""
    if not s.in_game[objective]:
        return Objection.OBJECTIVE_NOT_IN_GAME
    return Objection.ONCE_PER_TURN if s.used[objective] else 0


@rule
def use(s: State, objective: int) -> None:
    s.used[objective] = 1
    tell(Event.USES_OBJECTIVE, s.active, objective)


# ---------------------------------------------------------------- Alonso Graves


@rule
def objects_use_graves(s: State) -> int:
    """AN-OBJ-03"""
    told = why_not_usable(s, Objective.ALONSO_GRAVES)
    if told == 0 and tokens(s, s.active, Token.EXPLORATION) < GRAVES_TOKENS:
        told = Objection.NOT_ENOUGH_EXPLORATION_TOKENS
    if told == 0 and s.gold[s.active] < GRAVES_GOLD:
        told = Objection.NOT_ENOUGH_GOLD
    return told


@rule
def take_use_graves(s: State) -> None:
    """AN-OBJ-03, AN-PAY-01"""
    use(s, Objective.ALONSO_GRAVES)
    pay_gold(s, s.active, GRAVES_GOLD)
    s.purchase = Purchase.GRAVES
    s.owed[Token.EXPLORATION] = GRAVES_TOKENS
    go_on(s)


# ---------------------------------------------------------------- Aarhant


@rule
def objects_use_aarhant(s: State) -> int:
    """AN-OBJ-04, AN-PAY-09"""
    told = why_not_usable(s, Objective.AARHANT)
    if told != 0:
        return told
    seat = s.active
    if s.ready[seat, Cube.INVESTOR] == 0:
        return Objection.NO_INVESTOR_READY
    s.ready[seat, Cube.INVESTOR] -= 1
    s.spent[seat, Cube.INVESTOR] += 1
    s.gold[seat] += AARHANT_GOLD
    told = blocked(s)
    s.ready[seat, Cube.INVESTOR] += 1
    s.spent[seat, Cube.INVESTOR] -= 1
    s.gold[seat] -= AARHANT_GOLD
    return told


@rule
def take_use_aarhant(s: State) -> None:
    """AN-OBJ-04"""
    use(s, Objective.AARHANT)
    exhaust_cube(s, s.active, Cube.INVESTOR)
    get_gold(s, s.active, AARHANT_GOLD)
    go_on(s)


# ---------------------------------------------------------------- the Editor


@rule
def objects_use_editor(s: State) -> int:
    """AN-OBJ-05"""
    told = why_not_usable(s, Objective.EDITOR)
    if told == 0 and hand_size(s, s.active) == 0:
        told = Objection.HAND_EMPTY
    if told == 0 and tokens(s, s.active, Token.EXPLORATION) < EDITOR_TOKENS:
        told = Objection.NOT_ENOUGH_EXPLORATION_TOKENS
    return told


@rule
def take_use_editor(s: State) -> None:
    """AN-OBJ-05, AN-PAY-01"""
    use(s, Objective.EDITOR)
    s.purchase = Purchase.EDITOR
    s.owed[Token.EXPLORATION] = EDITOR_TOKENS
    go_on(s)
