"""Fulfilling contracts: pick them, give each destination a ship, then lay down the goods.

Each step is offered only where the shipment can still be carried through after it, so nobody gets stuck.
PK-FRE-01, PK-FRE-02, PK-FRE-03, PK-FRE-04, PK-FRE-05
"""

from tradewinds.games.packet_row.acts import Objection
from tradewinds.games.packet_row.pieces import NONE, Contract, Country, Good
from tradewinds.games.packet_row.rules.completion import complete
from tradewinds.games.packet_row.rules.faces import (
    contract_at,
    contract_to,
    goods_at,
    start_at,
    start_face,
)
from tradewinds.games.packet_row.rules.fitting import (
    captains_left,
    due_in,
    goods_fit,
    goods_left,
    ingots_left,
    merchants_left,
    ships_fit,
    ships_left,
    with_due,
    with_paid,
)
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.rules import ask, rule

# ---------------------------------------------------------------- contracts


@rule
def destinations(s: State) -> int:
    """The countries that the picked contracts name, a bit each. PK-CON-05, PK-CON-06"""
    found = 0
    for contract in range(len(Contract)):
        if s.picked[contract] > 0:
            found |= 1 << contract_to(contract)
    if s.picked_start:
        found |= 1 << start_face(s.start[s.asked], 1)
    return found


@rule
def objects_to_picking(s: State, good: int, country: int, amount: int) -> int:
    """Whether one more contract can be carried through with those picked. PK-CON-02, PK-CON-10, PK-SHP-05"""
    first = s.question != Question.CONTRACTS
    wanted = 1 << country if first else destinations(s) | 1 << country
    if not ships_fit(s, wanted, captains_left(s), NONE):
        return Objection.NO_SHIP_FOR_DESTINATION if first else Objection.NOT_ENOUGH_SHIPS
    due = with_due(0 if first else due_in(s), good, amount)
    if goods_fit(s, due, merchants_left(s), NONE, NONE):
        return 0
    return Objection.NOT_ENOUGH_GOODS if first else Objection.CONTRACT_DOES_NOT_FIT


@rule
def objects_pick_contract(s: State, good: int, country: int, amount: int) -> int:
    """PK-CON-02, PK-CON-15"""
    contract = contract_at(good, country, amount)
    if s.hand[s.asked, contract] == 0:
        return Objection.CARD_NOT_IN_HAND
    if s.hand[s.asked, contract] == s.picked[contract]:
        return Objection.CONTRACT_ALREADY_PICKED
    return objects_to_picking(s, good, country, amount)


@rule
def take_pick_contract(s: State, good: int, country: int, amount: int) -> None:
    s.picked[contract_at(good, country, amount)] += 1
    add(s, good, amount)


@rule
def objects_pick_start(s: State, good: int, country: int, amount: int) -> int:
    """Starting contracts are fulfilled like all others. PK-CON-11"""
    if s.start[s.asked] != start_at(good, country, amount):
        return Objection.CARD_NOT_IN_HAND
    if s.picked_start:
        return Objection.CONTRACT_ALREADY_PICKED
    return objects_to_picking(s, good, country, amount)


@rule
def take_pick_start(s: State, good: int, country: int, amount: int) -> None:
    s.picked_start = 1
    add(s, good, amount)


@rule
def add(s: State, good: int, amount: int) -> None:
    """What is due of a good counts over all contracts together. PK-CON-07"""
    s.due[good] += amount
    if s.question != Question.CONTRACTS:
        s.resume = s.question
        ask(s, Question.CONTRACTS, s.asked)


@rule
def objects_load(s: State) -> int:
    """What is picked can be carried through."""
    return 0


@rule
def take_load(s: State) -> None:
    ask(s, Question.SHIPS, s.asked)


# ---------------------------------------------------------------- ships


@rule
def next_destination(s: State) -> int:
    """The first country still without a ship; NONE when all have one. PK-SHP-05"""
    wanted = destinations(s)
    for country in range(len(Country)):
        if wanted >> country & 1 and s.sent[country] == NONE:
            return country
    return NONE


@rule
def without_ship(s: State) -> int:
    """All countries still without a ship, a bit each."""
    wanted = destinations(s)
    for country in range(len(Country)):
        if s.sent[country] != NONE:
            wanted &= ~(1 << country)
    return wanted


@rule
def objects_send_ship(s: State, country: int) -> int:
    """The right flag, or a captain; and the other destinations must not be left without.

    PK-SHP-01, PK-SHP-02, PK-SHP-03, PK-SHP-06, PK-SHP-07
    """
    if ships_left(s, country) == 0:
        return Objection.NO_SUCH_SHIP
    to, captains = next_destination(s), captains_left(s)
    if country != to:
        captains -= 1
    if captains < 0:
        return Objection.SHIP_WRONG_FLAG
    if not ships_fit(s, without_ship(s) & ~(1 << to), captains, country):
        return Objection.SHIP_NEEDED_ELSEWHERE
    return 0


@rule
def take_send_ship(s: State, country: int) -> None:
    """PK-SHP-02, PK-SHP-07"""
    to = next_destination(s)
    s.sent[to] = country
    s.captains += country != to
    if next_destination(s) == NONE:
        ask(s, Question.GOODS, s.asked)


# ---------------------------------------------------------------- goods


@rule
def next_good(s: State) -> int:
    """The first good of which something is due; NONE when all is there. PK-CON-13"""
    for good in range(len(Good)):
        if s.due[good] > 0:
            return good
    return NONE


@rule
def objects_use_goods(s: State, good: int, amount: int) -> int:
    """The good that is due, or a merchant; and what is left must do for the rest.

    PK-GDS-02, PK-GDS-03, PK-GDS-04, PK-CON-13
    """
    goods, wanted, merchants = goods_at(good, amount), next_good(s), merchants_left(s)
    if goods_left(s, goods) == 0:
        return Objection.CARD_NOT_IN_HAND
    if good != wanted:
        merchants -= 1
    if merchants < 0:
        return Objection.WRONG_GOOD
    due = with_paid(due_in(s), wanted, amount)
    return 0 if goods_fit(s, due, merchants, goods, NONE) else Objection.REST_UNPAID


@rule
def take_use_goods(s: State, good: int, amount: int) -> None:
    """PK-GDS-02, PK-GDS-05"""
    s.laid[goods_at(good, amount)] += 1
    s.merchants += good != next_good(s)
    supply(s, amount)


@rule
def objects_use_ingot(s: State, ingot: int) -> int:
    """In place of any good, with no merchant. PK-GDS-06, PK-GDS-07, PK-GDS-10"""
    if ingots_left(s, ingot) == 0:
        return Objection.CARD_NOT_IN_HAND
    due = with_paid(due_in(s), next_good(s), ingot + 1)
    return 0 if goods_fit(s, due, merchants_left(s), NONE, ingot) else Objection.REST_UNPAID


@rule
def take_use_ingot(s: State, ingot: int) -> None:
    """PK-GDS-06, PK-GDS-07, PK-GDS-08"""
    s.ingots[ingot] += 1
    supply(s, ingot + 1)


@rule
def supply(s: State, units: int) -> None:
    """So much of the good that is asked for; what is too much is lost. PK-CON-04, PK-CON-08, PK-CON-13"""
    good = next_good(s)
    s.due[good] -= min(units, s.due[good])
    if next_good(s) == NONE:
        complete(s)
