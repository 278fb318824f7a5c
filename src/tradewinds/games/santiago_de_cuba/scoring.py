"""The end of the game: leftover goods, points, ties. SC-GEN-01, SC-GEN-02"""

from tradewinds.games.santiago_de_cuba.pieces import GOODS_FOR_A_VP, Good
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.rules import ask, rule, tell


@rule
def goods_held(s: State, seat: int) -> int:
    """How many pieces of all kinds a player has, wood included."""
    held = 0
    for good in range(len(Good)):
        held += s.goods[seat, good]
    return held


@rule
def exchange_goods(s: State, seat: int) -> None:
    """Leftover goods into points, three for one. SC-END-03, SC-END-04"""
    vp = goods_held(s, seat) // GOODS_FOR_A_VP
    left = vp * GOODS_FOR_A_VP
    for good in range(len(Good)):
        given = min(left, s.goods[seat, good])
        s.goods[seat, good] -= given
        s.supply[good] += given
        left -= given
    s.vp[seat] += vp
    if vp > 0:
        tell(Event.EXCHANGES_GOODS, seat, vp * GOODS_FOR_A_VP, vp)


@rule
def finish(s: State) -> None:
    """Open the screens and exchange what is left; nothing follows. SC-END-01, SC-END-03, SC-END-11"""
    tell(Event.GAME_ENDS, s.active)
    s.revealed = 1
    for seat in range(s.seats):
        exchange_goods(s, seat)
    ask(s, Question.OVER, s.active)


@rule
def points(s: State, seat: int) -> int:
    """Victory points, and while the game runs those that the goods held would bring. SC-END-05"""
    if s.question == Question.OVER:
        return s.vp[seat]
    return s.vp[seat] + goods_held(s, seat) // GOODS_FOR_A_VP


@rule
def rank(s: State, seat: int) -> int:
    """Points, then goods still left, then pesos, as one number; equal ranks share the place.

    SC-GEN-01, SC-END-06, SC-END-07, SC-END-08, SC-END-09
    """
    left = goods_held(s, seat) % GOODS_FOR_A_VP
    return (points(s, seat) * GOODS_FOR_A_VP + left << 20) + s.pesos[seat]
