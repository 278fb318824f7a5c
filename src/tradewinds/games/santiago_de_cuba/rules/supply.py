"""The general supply: eight pieces of each good, pesos and points without end. SC-SUP-01, SC-SUP-04"""

from tradewinds.games.santiago_de_cuba.pieces import Good
from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import rule, tell

TRADED = len(Good) - 1  # all goods but wood, which only Miguel gives: SC-SUP-07


@rule
def get_goods(s: State, seat: int, good: int, number: int) -> None:
    """All of them or none, unless the table agreed to take what there is. SC-SUP-02"""
    if s.partial_gain:
        number = min(number, s.supply[good])
    if number == 0 or s.supply[good] < number:
        tell(Event.GETS_NOTHING, seat, good)
        return
    s.supply[good] -= number
    s.goods[seat, good] += number
    tell(Event.GETS_GOODS, seat, good, number)


@rule
def return_goods(s: State, seat: int, good: int, number: int) -> None:
    """Processed, sold and delivered goods go back to the supply at once. SC-SUP-05, SC-SUP-06"""
    s.goods[seat, good] -= number
    s.supply[good] += number


@rule
def get_pesos(s: State, seat: int, pesos: int) -> None:
    """SC-GEN-04, SC-SUP-04"""
    s.pesos[seat] += pesos
    tell(Event.GETS_PESOS, seat, pesos)


@rule
def get_vp(s: State, seat: int, vp: int) -> None:
    """SC-GEN-02, SC-GEN-04, SC-SUP-04"""
    s.vp[seat] += vp
    tell(Event.GETS_VP, seat, vp)
