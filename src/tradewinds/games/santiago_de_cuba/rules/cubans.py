"""The services of the Cubans."""

from tradewinds.games.santiago_de_cuba.acts import Objection
from tradewinds.games.santiago_de_cuba.pieces import (
    GIFT_GOOD,
    GIFT_NUMBER,
    GIFT_PESOS,
    GIFT_VP,
    NONE,
    Cuban,
)
from tradewinds.games.santiago_de_cuba.rules.supply import TRADED, get_goods, get_pesos, get_vp
from tradewinds.games.santiago_de_cuba.rules.visit import send_pawn
from tradewinds.games.santiago_de_cuba.rules.zorro import ask_next_giver
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.kernel.rules import ask, next_seat, rule


@rule
def serve(s: State) -> None:
    """The Cuban at whom the car has stopped serves unasked, then the pawn goes.

    SC-CUB-01, SC-CUB-09, SC-CUB-10, SC-CUB-11, SC-TRN-03
    """
    cuban = s.cuban_at[s.car]
    if cuban == Cuban.EL_ZORRO:
        ask_next_giver(s, next_seat(s, s.active))
    elif cuban == Cuban.ALONSO:
        ask(s, Question.ALONSO, s.active)
    elif cuban == Cuban.PABLO and has_anything_for_pablo(s):
        ask(s, Question.PABLO, s.active)
    else:
        give_gift(s, cuban)
        send_pawn(s)


@rule
def give_gift(s: State, cuban: int) -> None:
    """Two goods, two points or three pesos.

    SC-CUB-02, SC-CUB-03, SC-CUB-04, SC-CUB-05, SC-CUB-06, SC-CUB-07
    """
    if GIFT_GOOD[cuban] != NONE:
        get_goods(s, s.active, GIFT_GOOD[cuban], GIFT_NUMBER[cuban])
    if GIFT_PESOS[cuban] > 0:
        get_pesos(s, s.active, GIFT_PESOS[cuban])
    if GIFT_VP[cuban] > 0:
        get_vp(s, s.active, GIFT_VP[cuban])


# ---------------------------------------------------------------- Pablo


@rule
def has_anything_for_pablo(s: State) -> bool:
    """Whether the supply holds any of the five goods. SC-CUB-09"""
    for good in range(TRADED):
        if s.supply[good] > 0:
            return True
    return False


@rule
def objects_take(s: State, good: int) -> int:
    """SC-SUP-03, SC-CUB-08"""
    return Objection.SUPPLY_EMPTY if s.supply[good] == 0 else 0


@rule
def take_take(s: State, good: int) -> None:
    """SC-CUB-08"""
    get_goods(s, s.active, good, 1)
    send_pawn(s)
