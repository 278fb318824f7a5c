"""The trader: everybody may sell one barrel, as long as the trading house has room for it."""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.pieces import (
    HOUSE_SPACES,
    LARGE_MARKET_DOUBLOONS,
    PRICES,
    SMALL_MARKET_DOUBLOONS,
    TRADER_DOUBLOONS,
    Building,
    Good,
)
from tradewinds.games.puerto_rico.rules.holdings import earn, is_manned
from tradewinds.games.puerto_rico.rules.rounds import end_phase
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.chance import bag_total
from tradewinds.kernel.rules import ask, next_seat, rule, tell

# ---------------------------------------------------------------- who is asked


@rule
def begin_selling(s: State) -> None:
    """PR-TRD-01"""
    call_sellers(s, s.chooser)


@rule
def call_sellers(s: State, seat: int) -> None:
    """From this seat on, the next who can sell anything. PR-TRD-01, PR-TRD-07, PR-RND-06, PR-RND-07"""
    while True:
        if can_sell(s, seat):
            ask(s, Question.SELL, seat)
            return
        seat = next_seat(s, seat)
        if seat == s.chooser:
            end_selling(s)
            return


@rule
def next_seller(s: State) -> None:
    """The player asked has had his turn; a full house ends the phase. PR-TRD-03, PR-TRD-07"""
    seat = next_seat(s, s.asked)
    if seat == s.chooser or is_house_full(s):
        end_selling(s)
    else:
        call_sellers(s, seat)


@rule
def can_sell(s: State, seat: int) -> bool:
    for good in range(len(Good)):
        if objection_to_selling(s, seat, good) == 0:
            return True
    return False


# ---------------------------------------------------------------- selling


@rule
def is_house_full(s: State) -> bool:
    """PR-TRD-03, PR-INT-10"""
    return bag_total(s.house, len(Good)) == HOUSE_SPACES


@rule
def sale(s: State, seat: int, good: int) -> int:
    """What a barrel brings: its price, the privilege, the markets.

    PR-TRD-01, PR-TRD-02, PR-TRD-05, PR-TRD-06, PR-RND-09, PR-RND-11
    """
    doubloons = PRICES[good]
    if seat == s.chooser:
        doubloons += TRADER_DOUBLOONS
    if is_manned(s, seat, Building.SMALL_MARKET):
        doubloons += SMALL_MARKET_DOUBLOONS
    if is_manned(s, seat, Building.LARGE_MARKET):
        doubloons += LARGE_MARKET_DOUBLOONS
    return doubloons


@rule
def objection_to_selling(s: State, seat: int, good: int) -> int:
    """PR-TRD-04, PR-INT-10"""
    if s.goods[seat, good] == 0:
        return Objection.NO_SUCH_GOOD
    if s.house[good] == 0 or is_manned(s, seat, Building.OFFICE):
        return 0
    return Objection.OFFICE_UNMANNED if s.built[seat, Building.OFFICE] else Objection.KIND_IN_HOUSE


@rule
def objects_sell(s: State, good: int) -> int:
    return objection_to_selling(s, s.asked, good)


@rule
def take_sell(s: State, good: int) -> None:
    """PR-TRD-01, PR-TRD-02, PR-TRD-05, PR-TRD-06"""
    doubloons = sale(s, s.asked, good)
    s.goods[s.asked, good] -= 1
    s.house[good] += 1
    earn(s, s.asked, doubloons)
    tell(Event.SELLS, s.asked, good, doubloons)
    next_seller(s)


@rule
def end_selling(s: State) -> None:
    """Only a full house is emptied, and only now. PR-TRD-08, PR-INT-10"""
    if is_house_full(s):
        for good in range(len(Good)):
            s.supply[good] += s.house[good]
            s.house[good] = 0
        tell(Event.HOUSE_IS_EMPTIED, s.chooser)
    end_phase(s)
