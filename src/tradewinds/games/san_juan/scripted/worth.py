"""What buildings and cards are worth to the player, in hundredths of a victory point."""

from tradewinds.games.san_juan.acts import ALPHABET
from tradewinds.games.san_juan.pieces import (
    ARCH_VP,
    CITY_HALL_VP,
    COST,
    GUILD_HALL_VP,
    KINDS,
    NONE,
    PALACE_SHARE,
    PLACES,
    VP,
    Card,
)
from tradewinds.games.san_juan.rules.city import count, is_production, size, stands, violet
from tradewinds.games.san_juan.rules.piles import holds
from tradewinds.games.san_juan.scoring import base, monuments
from tradewinds.games.san_juan.state import State
from tradewinds.kernel.rules import rule

CODES = ALPHABET.table  # by kind of act and its argument

POINT = 100
MONEY = 48  # a card that buys something, as long as there is time to spend it
LAST_MONEY = 6  # a card that can only decide a tie
ENOUGH = 3  # so many production buildings keep producer and trader busy
MORE_TO_COME = 3  # buildings still to be built that a six-cost building may count on

USE = {
    Card.SMITHY: 8,
    Card.GOLD_MINE: 9,
    Card.ARCHIVE: 5,
    Card.POOR_HOUSE: 9,
    Card.BLACK_MARKET: 5,
    Card.TRADING_POST: 9,
    Card.WELL: 8,
    Card.MARKET_STAND: 8,
    Card.CRANE: 2,
    Card.CHAPEL: 40,
    Card.TOWER: 8,
    Card.AQUEDUCT: 11,
    Card.CARPENTER: 17,
    Card.PREFECTURE: 18,
    Card.MARKET_HALL: 11,
    Card.QUARRY: 18,
    Card.LIBRARY: 30,
}
USES = tuple(USE.get(card, 0) for card in Card)
"""What each function brings while one more building is built."""


@rule
def code(kind: int, argument: int) -> int:
    """The act of a kind with this argument; 0 where it has none."""
    return int(CODES[kind, argument, 0])


@rule
def rounds_left(view: State) -> int:
    """How many buildings the one who is ahead has still to build: about as many rounds are left."""
    most = 0
    for seat in range(view.seats):
        most = max(most, size(view, seat))
    return PLACES - most


@rule
def money(view: State) -> int:
    """What any card is worth, for it can be paid with."""
    return MONEY if rounds_left(view) > 1 else LAST_MONEY


@rule
def has_or_holds(view: State, card: int, if_it_stands: int) -> int:
    """The whole of a value if the building stands, half of it if its card is in hand."""
    if stands(view, view.asked, card):
        return if_it_stands
    return if_it_stands // 2 if holds(view, view.asked, card) else 0


@rule
def worth(view: State, card: int) -> int:
    """What a building would bring its player from now on to the end."""
    left = rounds_left(view)
    gain = POINT * VP[card] + USES[card] * left
    if is_production(card):
        gain += production_gain(view, card, left)
    else:
        gain += has_or_holds(view, Card.CITY_HALL, POINT * CITY_HALL_VP)
    if Card.STATUE <= card <= Card.HERO:
        gain += has_or_holds(view, Card.TRIUMPHAL_ARCH, POINT * next_monument(view))
    if card >= Card.GUILD_HALL:
        gain += six_gain(view, card, min(left, MORE_TO_COME))
    if stands(view, view.asked, Card.PALACE):
        gain += gain // PALACE_SHARE
    return gain


@rule
def production_gain(view: State, card: int, left: int) -> int:
    """Goods to sell, the dearer the better, while such buildings are few; and points of a guild hall."""
    makers = count(view, view.asked, Card.INDIGO_PLANT, Card.SILVER_SMELTER)
    gain = has_or_holds(view, Card.GUILD_HALL, POINT * GUILD_HALL_VP)
    if makers < ENOUGH:
        gain += left * (5 + 3 * card)
    return gain


@rule
def next_monument(view: State) -> int:
    """What an arch gets for one monument more."""
    built = min(monuments(view, view.asked), len(ARCH_VP) - 2)
    return ARCH_VP[built + 1] - ARCH_VP[built]


@rule
def six_gain(view: State, card: int, more: int) -> int:
    """The points of a six-cost building by what stands, and by half of what may yet come."""
    seat = view.asked
    if card == Card.GUILD_HALL:
        makers = count(view, seat, Card.INDIGO_PLANT, Card.SILVER_SMELTER)
        return POINT * GUILD_HALL_VP * (2 * makers + more) // 2
    if card == Card.CITY_HALL:
        return POINT * CITY_HALL_VP * (2 * violet(view, seat) + 2 + more) // 2
    if card == Card.TRIUMPHAL_ARCH:
        return POINT * ARCH_VP[monuments(view, seat)] + held_monuments(view) * POINT
    return POINT * (base(view, seat) + more) // PALACE_SHARE


@rule
def held_monuments(view: State) -> int:
    found = 0
    for card in range(Card.STATUE, Card.HERO + 1):
        if holds(view, view.asked, card):
            found += 1
    return found


# ---------------------------------------------------------------- cards in hand


@rule
def card_worth(view: State, card: int) -> int:
    """A card as money, and as what it may become; a second violet building of a kind cannot be built."""
    as_money = money(view)
    if not is_production(card) and stands(view, view.asked, card):
        return as_money
    return as_money + max(0, worth(view, card) - COST[card] * as_money) // 2


@rule
def least_worth(view: State) -> int:
    """The kind of card in hand that is missed least; NONE from an empty hand."""
    found, least = NONE, 0
    for card in range(1, KINDS):
        if holds(view, view.asked, card):
            kept = card_worth(view, card)
            if found == NONE or kept < least:
                found, least = card, kept
    return found
