"""What contracts, goods and ships in hand may come to, in hundredths of a victory point."""

from tradewinds.games.packet_row.pieces import (
    CAPTAIN,
    HELD_GOODS,
    HELD_INGOTS,
    MERCHANT,
    NONE,
    Contract,
    Country,
    Good,
    Goods,
    Ingot,
)
from tradewinds.games.packet_row.rules.faces import (
    contract_amount,
    contract_good,
    contract_payout,
    contract_to,
    goods_amount,
    goods_good,
    start_face,
)
from tradewinds.games.packet_row.rules.fitting import due_of, with_due, with_paid
from tradewinds.games.packet_row.scripted.plans import Weight, weight
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.rules import rule

UNITS_A_CARD = 3
SPARE_UNIT, SPARE_INGOT_UNIT = 18, 40
SPARE_SHIP, SPARE_CAPTAIN, SPARE_MERCHANT = 20, 45, 35
FEW_ROUNDS = 3  # in which nothing is begun


@rule
def stock(view: State) -> int:
    """Units of each good on the goods cards in hand, eight bits a good."""
    found = 0
    for goods in range(len(Goods)):
        found = with_due(
            found, goods_good(goods), view.hand[view.asked, HELD_GOODS + goods] * goods_amount(goods)
        )
    return found


@rule
def trade_worth(view: State, rounds: int, plan: int) -> int:
    """Contracts by what they pay less what they still lack, and a little for whatever is left over.

    First those with a ship, so that they get the goods.
    """
    me = view.asked
    left = stock(view)
    wild = view.hand[me, HELD_INGOTS + Ingot.SINGLE] + 2 * view.hand[me, HELD_INGOTS + Ingot.DOUBLE]
    captains, merchants = int(view.hand[me, CAPTAIN]), int(view.hand[me, MERCHANT])
    found, served = 0, 0
    ahead = min(rounds, weight(plan, Weight.AHEAD))
    for turn in range(2):
        for contract in range(len(Contract) + 1):
            good, to, amount, payout = face(view, contract)
            if amount == 0 or (view.ships[me, to] > 0) != (turn == 0):
                continue
            lacking = max(0, amount - due_of(left, good))
            left = with_paid(left, good, amount)
            used = min(lacking, wild)
            wild -= used
            lacking -= used
            if lacking > 0 and merchants > 0 and left > 0:
                merchants -= 1
                lacking = max(0, lacking - 2)
            picks = (lacking + UNITS_A_CARD - 1) // UNITS_A_CARD
            if turn == 1 and served >> to & 1 == 0:
                served |= 1 << to
                if captains > 0:
                    captains -= 1
                else:
                    picks += 1
            if picks <= ahead:
                ahead -= picks
                tenths = 10 * payout - weight(plan, Weight.UNIT_PRICE) * lacking
                earned = tenths * weight(plan, Weight.DOLLAR) // 10
                found += max(0, earned - picks * weight(plan, Weight.PICK))
    if rounds < FEW_ROUNDS:
        return found
    return found + spare_worth(view, left, wild, captains, merchants) * weight(plan, Weight.SPARE) // 100


@rule
def spare_worth(view: State, left: int, wild: int, captains: int, merchants: int) -> int:
    """What no contract calls for so far."""
    found = min(wild, 4) * SPARE_INGOT_UNIT
    found += min(captains, 2) * SPARE_CAPTAIN + min(merchants, 2) * SPARE_MERCHANT
    for good in range(len(Good)):
        found += min(4, due_of(left, good)) * SPARE_UNIT
    for country in range(len(Country)):
        found += min(1, view.ships[view.asked, country]) * SPARE_SHIP
    return found


@rule
def face(view: State, contract: int) -> tuple[int, int, int, int]:
    """Good, destination, amount and payout of a contract in hand; the last number is the starting one.

    An amount of 0 says that the contract is not there.
    """
    if contract < len(Contract):
        if view.hand[view.asked, contract] == 0:
            return 0, 0, 0, 0
        return (
            contract_good(contract),
            contract_to(contract),
            contract_amount(contract),
            contract_payout(contract),
        )
    start = view.start[view.asked]
    if start == NONE:
        return 0, 0, 0, 0
    return start_face(start, 0), start_face(start, 1), start_face(start, 2), start_face(start, 3)
