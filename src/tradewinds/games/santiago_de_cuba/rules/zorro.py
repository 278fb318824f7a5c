"""El Zorro: every other player gives the active one a peso, a point or a piece of the five goods.

He chooses which, and all see it. SC-ZOR-01, SC-ZOR-02, SC-ZOR-05
"""

from tradewinds.games.santiago_de_cuba.acts import Objection
from tradewinds.games.santiago_de_cuba.rules.supply import TRADED
from tradewinds.games.santiago_de_cuba.rules.visit import send_pawn
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def can_give(s: State, seat: int) -> bool:
    """Wood alone is nothing to give. SC-ZOR-03, SC-GEN-05, SC-SUP-07"""
    if s.pesos[seat] > 0 or s.vp[seat] > 0:
        return True
    for good in range(TRADED):
        if s.goods[seat, good] > 0:
            return True
    return False


@rule
def ask_next_giver(s: State, seat: int) -> None:
    """Clockwise from the active player's left; who has nothing is passed over. SC-ZOR-03, SC-ZOR-04"""
    while seat != s.active:
        if can_give(s, seat):
            ask(s, Question.ZORRO, seat)
            return
        tell(Event.HAS_NOTHING_TO_GIVE, seat, s.active)
        seat = next_seat(s, seat)
    send_pawn(s)


@rule
def objects_give_peso(s: State) -> int:
    return Objection.YOU_HAVE_NONE if s.pesos[s.asked] == 0 else 0


@rule
def take_give_peso(s: State) -> None:
    s.pesos[s.asked] -= 1
    s.pesos[s.active] += 1
    tell(Event.GIVES_PESO, s.asked, s.active)
    ask_next_giver(s, next_seat(s, s.asked))


@rule
def objects_give_vp(s: State) -> int:
    return Objection.YOU_HAVE_NONE if s.vp[s.asked] == 0 else 0


@rule
def take_give_vp(s: State) -> None:
    s.vp[s.asked] -= 1
    s.vp[s.active] += 1
    tell(Event.GIVES_VP, s.asked, s.active)
    ask_next_giver(s, next_seat(s, s.asked))


@rule
def objects_give_good(s: State, good: int) -> int:
    return Objection.YOU_HAVE_NONE if s.goods[s.asked, good] == 0 else 0


@rule
def take_give_good(s: State, good: int) -> None:
    s.goods[s.asked, good] -= 1
    s.goods[s.active, good] += 1
    tell(Event.GIVES_GOOD, s.asked, s.active, good)
    ask_next_giver(s, next_seat(s, s.asked))
