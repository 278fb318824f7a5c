"""Choosing a role card, and the phase that begins with it."""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.pieces import NONE, PROSPECTOR_DOUBLOONS, Role
from tradewinds.games.puerto_rico.rules.builder import begin_building
from tradewinds.games.puerto_rico.rules.captain import begin_loading
from tradewinds.games.puerto_rico.rules.craftsman import begin_producing
from tradewinds.games.puerto_rico.rules.holdings import earn
from tradewinds.games.puerto_rico.rules.mayor import begin_mayor
from tradewinds.games.puerto_rico.rules.rounds import cards_in_game, end_phase
from tradewinds.games.puerto_rico.rules.settler import begin_settling
from tradewinds.games.puerto_rico.rules.trader import begin_selling
from tradewinds.games.puerto_rico.state import State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def objects_choose(s: State, role: int) -> int:
    """PR-RND-02, PR-RND-03, PR-SET-12"""
    if role >= cards_in_game(s):
        return Objection.ROLE_NOT_IN_GAME
    return Objection.ROLE_TAKEN if s.taken[role] != NONE else 0


@rule
def take_choose(s: State, role: int) -> None:
    """The card with its doubloons, then its phase, whoever acts in it.

    PR-RND-03, PR-RND-04, PR-RND-05, PR-RND-06, PR-RND-08, PR-PRO-02
    """
    coins = s.coins[role]
    s.taken[role] = s.asked
    s.role = role
    s.coins[role] = 0
    s.doubloons[s.asked] += coins
    tell(Event.CHOOSES, s.asked, role, coins)
    begin_phase(s, role)


@rule
def begin_phase(s: State, role: int) -> None:
    """Each role has its own phase. PR-RND-06"""
    if role == Role.SETTLER:
        begin_settling(s)
    elif role == Role.MAYOR:
        begin_mayor(s)
    elif role == Role.BUILDER:
        begin_building(s)
    elif role == Role.CRAFTSMAN:
        begin_producing(s)
    elif role == Role.TRADER:
        begin_selling(s)
    elif role == Role.CAPTAIN:
        begin_loading(s)
    else:
        prospect(s)


@rule
def prospect(s: State) -> None:
    """A doubloon, and nobody acts. PR-PRO-01"""
    earn(s, s.chooser, PROSPECTOR_DOUBLOONS)
    tell(Event.PROSPECTS, s.chooser, PROSPECTOR_DOUBLOONS)
    end_phase(s)
