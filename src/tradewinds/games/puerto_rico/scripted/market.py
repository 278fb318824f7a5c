"""Producing and selling: what a harvest brings whom, and what the trading house pays."""

from tradewinds.games.puerto_rico.acts import ALPHABET, Act
from tradewinds.games.puerto_rico.pieces import (
    FACTORY_DOUBLOONS,
    HOUSE_SPACES,
    NONE,
    Building,
    Good,
)
from tradewinds.games.puerto_rico.rules.craftsman import output
from tradewinds.games.puerto_rico.rules.holdings import is_manned
from tradewinds.games.puerto_rico.rules.trader import objection_to_selling, sale
from tradewinds.games.puerto_rico.scripted.worth import CROWDED, barrel, code, coin, kinds_grown
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.chance import bag_total
from tradewinds.kernel.rules import next_seat, rule

PASS = ALPHABET.code(Act.PASS)


@rule
def barrels_worth(view: State, seat: int, good: int, number: int) -> int:
    """So many barrels more; those beyond what a ship takes are worth less."""
    held = view.goods[seat, good]
    useful = max(0, min(number, CROWDED - held))
    return barrel(view, good) * (2 * useful + (number - useful)) // 2


@rule
def harvest_gain(view: State, seat: int) -> int:
    """What a craftsman's phase brings a player, who is served after those before him."""
    gain = 0
    for good in range(len(Good)):
        left = view.supply[good]
        other = view.chooser
        while other != seat:
            left = max(0, left - output(view, other, good))
            other = next_seat(view, other)
        gain += barrels_worth(view, seat, good, min(left, output(view, seat, good)))
    if is_manned(view, seat, Building.FACTORY):
        gain += coin(view) * FACTORY_DOUBLOONS[kinds_grown(view, seat)]
    if seat == view.chooser and gain > 0:
        gain += barrel(view, Good.SUGAR)
    return gain


@rule
def best_extra(view: State) -> int:
    """The craftsman's own barrel: the dearest kind that he may take."""
    chosen = NONE
    for good in range(len(Good)):
        if view.made[good] and view.supply[good] > 0:
            chosen = good
    return chosen


@rule
def best_sold(view: State, seat: int, shut: int) -> tuple[int, int]:
    """What a player sells best, NONE if nothing gains, and the gain; `shut` are kinds just sold by others."""
    best, chosen = 0, NONE
    for good in range(len(Good)):
        closed = shut >> good & 1 and not is_manned(view, seat, Building.OFFICE)
        if not closed and objection_to_selling(view, seat, good) == 0:
            gain = sale(view, seat, good) * coin(view) - barrel(view, good)
            if gain > best:
                best, chosen = gain, good
    return chosen, best


@rule
def best_sale(view: State) -> int:
    """The answer to the trader."""
    chosen = best_sold(view, view.asked, 0)[0]
    return PASS if chosen == NONE else code(Act.SELL, chosen, 0)


@rule
def selling_gain(view: State, seat: int) -> int:
    """What a trader's phase brings a player, after those before him have sold their best."""
    spaces, shut = HOUSE_SPACES - bag_total(view.house, len(Good)), 0
    other = view.chooser
    while other != seat:
        sold = best_sold(view, other, shut)[0]
        if sold != NONE:
            shut |= 1 << sold
            spaces -= 1
        other = next_seat(view, other)
    return best_sold(view, seat, shut)[1] if spaces > 0 else 0
