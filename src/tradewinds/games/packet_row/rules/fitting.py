"""Whether a shipment can be carried through: exact tests for its ships and for its goods.

What is still due is one number with eight bits a good, so that these rules can pass it on and try things out.
"""

from tradewinds.games.packet_row.pieces import (
    CAPTAIN,
    GOODS_AMOUNT,
    HELD_GOODS,
    HELD_INGOTS,
    MERCHANT,
    Country,
    Good,
    Ingot,
)
from tradewinds.games.packet_row.rules.faces import goods_amount, goods_good
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.chance import ones
from tradewinds.kernel.rules import rule

KINDS = len(GOODS_AMOUNT)
LANE, FULL = 8, 255
DIGIT, MOST = 3, 7

# ---------------------------------------------------------------- ships


@rule
def ships_left(s: State, country: int) -> int:
    """Ships of a flag that have no destination in this shipment yet."""
    left = s.ships[s.asked, country]
    for to in range(len(Country)):
        left -= s.sent[to] == country
    return left


@rule
def captains_left(s: State) -> int:
    return s.hand[s.asked, CAPTAIN] - s.captains


@rule
def ships_fit(s: State, destinations: int, captains: int, out: int) -> bool:
    """Whether the ships left, without one of flag `out`, reach all destinations of a set, one each.

    Where there is none of the right flag a captain turns some other.
    PK-SHP-01, PK-SHP-02, PK-SHP-04, PK-SHP-05
    """
    there, lacking = 0, 0
    for country in range(len(Country)):
        left = ships_left(s, country) - (country == out)
        there += left
        if destinations >> country & 1 and left == 0:
            lacking += 1
    return lacking <= captains and there >= ones(destinations)


# ---------------------------------------------------------------- goods


@rule
def due_of(due: int, good: int) -> int:
    """How much of a good is due."""
    return due >> LANE * good & FULL


@rule
def with_due(due: int, good: int, units: int) -> int:
    """The same with so much more due of a good."""
    return due + (units << LANE * good)


@rule
def with_paid(due: int, good: int, units: int) -> int:
    """The same with so much supplied; a surplus is lost. PK-CON-04"""
    return due - (min(units, due_of(due, good)) << LANE * good)


@rule
def due_in(s: State) -> int:
    """What the shipment in preparation still lacks."""
    due = 0
    for good in range(len(Good)):
        due = with_due(due, good, s.due[good])
    return due


@rule
def goods_left(s: State, goods: int) -> int:
    """Goods cards of a kind that are not laid down yet."""
    return s.hand[s.asked, HELD_GOODS + goods] - s.laid[goods]


@rule
def ingots_left(s: State, ingot: int) -> int:
    return s.hand[s.asked, HELD_INGOTS + ingot] - s.ingots[ingot]


@rule
def merchants_left(s: State) -> int:
    return s.hand[s.asked, MERCHANT] - s.merchants


@rule
def goods_fit(s: State, due: int, merchants: int, out: int, ingot_out: int) -> bool:
    """Whether what is left, without a goods card or an ingot, supplies all that is due.

    Tried are all choices of cards for the merchants to change, from none on. PK-CON-02, PK-GDS-02, PK-GDS-04
    """
    changed = 0
    while True:
        if covers(s, due, changed, out, ingot_out):
            return True
        changed = next_change(s, changed, merchants, out)
        if changed == 0:
            return False


@rule
def next_change(s: State, changed: int, merchants: int, out: int) -> int:
    """The choice after this one: cards changed of each kind, three bits a kind; 0 after the last."""
    used = 0
    for goods in range(KINDS):
        used += changed >> DIGIT * goods & MOST
    for goods in range(KINDS):
        number = changed >> DIGIT * goods & MOST
        if used < merchants and number < goods_left(s, goods) - (goods == out):
            return changed + (1 << DIGIT * goods)
        changed -= number << DIGIT * goods
        used -= number
    return 0


@rule
def covers(s: State, due: int, changed: int, out: int, ingot_out: int) -> bool:
    """Whether all is supplied with these cards changed. A changed card is of one good, whichever is wanted.

    PK-CON-07, PK-GDS-01, PK-GDS-05, PK-GDS-06, PK-GDS-08
    """
    singles = ingots_left(s, Ingot.SINGLE) - (ingot_out == Ingot.SINGLE)
    doubles = ingots_left(s, Ingot.DOUBLE) - (ingot_out == Ingot.DOUBLE)
    triples = 0
    for goods in range(KINDS):
        moved = changed >> DIGIT * goods & MOST
        left = goods_left(s, goods) - (goods == out) - moved
        due = with_paid(due, goods_good(goods), left * goods_amount(goods))
        if goods_amount(goods) == 1:
            singles += moved
        elif goods_amount(goods) == 2:
            doubles += moved
        else:
            triples += moved
    return spread(due, singles, doubles, triples)


@rule
def spread(due: int, singles: int, doubles: int, triples: int) -> bool:
    """Whether so many pieces of one, two and three units, each of one good alone, supply all that is due."""
    if total(due) > singles + 2 * doubles + 3 * triples:
        return False
    for first in range(triples + 1):
        for second in range(triples - first + 1):
            for third in range(triples - first - second + 1):
                left = with_paid(with_paid(due, 0, 3 * first), 1, 3 * second)
                left = with_paid(left, 2, 3 * third)
                left = with_paid(left, 3, 3 * (triples - first - second - third))
                if small_pieces_do(left, singles, doubles):
                    return True
    return False


@rule
def total(due: int) -> int:
    found = 0
    for good in range(len(Good)):
        found += due_of(due, good)
    return found


@rule
def small_pieces_do(due: int, singles: int, doubles: int) -> bool:
    """Pairs first: a double on a single missing unit loses one. PK-GDS-07, PK-GDS-08"""
    pairs, odd = 0, 0
    for good in range(len(Good)):
        pairs += due_of(due, good) >> 1
        odd += due_of(due, good) & 1
    if doubles <= pairs:
        return total(due) - 2 * doubles <= singles
    return odd - (doubles - pairs) <= singles
