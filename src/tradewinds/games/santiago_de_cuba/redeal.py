"""What a player without a perfect memory cannot see behind the others' screens, drawn anew."""

from tradewinds.games.santiago_de_cuba.pieces import CASINO_PESOS, GOODS_OF_A_KIND, Good
from tradewinds.games.santiago_de_cuba.rules.delivery import can_deliver
from tradewinds.games.santiago_de_cuba.rules.visit import is_useful
from tradewinds.games.santiago_de_cuba.rules.zorro import can_give
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule

PURSE = 12
MORE = 8  # one purse in so many is fuller than usual


@rule
def redeal(s: State, seat: int, memory: bool) -> None:
    """Fill the hidden holdings of a redacted record, so that the question asked still makes sense.

    The goods that it may ask for are among those dealt, so each try has a fair chance.
    """
    if memory or s.revealed:
        return
    deal_hidden(s, seat)
    while not is_sensible(s):
        deal_hidden(s, seat)


@rule
def deal_hidden(s: State, seat: int) -> None:
    """The supply tells how many of each good the others hold together, but nothing of purses. SC-INF-03"""
    for other in range(s.seats):
        if other != seat:
            s.pesos[other] = draw_purse(s, PURSE)
            s.vp[other] = draw_purse(s, PURSE * (1 + s.departures))
            for good in range(len(Good)):
                s.goods[other, good] = 0
    for good in range(len(Good)):
        unseen = GOODS_OF_A_KIND - s.supply[good]
        if 0 <= seat < s.seats:
            unseen -= s.goods[seat, good]
        for _ in range(unseen):
            s.goods[somebody_else(s, seat), good] += 1


@rule
def draw_purse(s: State, usual: int) -> int:
    """Below what is usual, as a rule; but no purse is too full ever to be drawn."""
    held = draw(s, usual)
    while draw(s, MORE) == 0:
        held += draw(s, usual)
    return held


@rule
def somebody_else(s: State, seat: int) -> int:
    """Any seat but this one, each as likely; for a watcher any seat."""
    if not 0 <= seat < s.seats:
        return draw(s, s.seats)
    other = draw(s, s.seats - 1)
    return other + 1 if other >= seat else other


@rule
def is_sensible(s: State) -> bool:
    """Whether the player asked has what he is asked about; in the casino he has got something already."""
    if s.question == Question.ZORRO:
        return can_give(s, s.asked)
    if s.question == Question.DELIVERY:
        return can_deliver(s, s.asked)
    if s.question == Question.CASINO_AGAIN:
        return s.vp[s.active] > 0 and s.pesos[s.active] >= CASINO_PESOS
    if Question.GAIN <= s.question <= Question.NEWSPAPER:
        return is_useful(s, s.building)
    return True
