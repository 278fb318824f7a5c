"""What stands on the cards. Each table has a rule of its own, so that a GPU keeps it once. PK-CMP-06"""

import numpy as np

from tradewinds.games.packet_row.pieces import (
    CARD_HELD,
    CONTRACT_AMOUNT,
    CONTRACT_GOOD,
    CONTRACT_PAYOUT,
    CONTRACT_TO,
    GOODS_AMOUNT,
    GOODS_GOOD,
    HELD_VP,
    MONEY_VALUE,
    NONE,
    PRICE,
    START_AMOUNT,
    START_GOOD,
    START_PAYOUT,
    START_TO,
    Country,
    Good,
)
from tradewinds.games.packet_row.tables import MOST_AMOUNT, MOST_UNITS, MOST_VALUE
from tradewinds.kernel.rules import rule

_BY_FACE = (len(Good), len(Country), MOST_AMOUNT + 1)

HELD = np.array(CARD_HELD, dtype=np.int16)
PRICES = np.array(PRICE, dtype=np.int16)
CONTRACTS = np.array([CONTRACT_GOOD, CONTRACT_TO, CONTRACT_AMOUNT, CONTRACT_PAYOUT], dtype=np.int16)
STARTS = np.array([START_GOOD, START_TO, START_AMOUNT, START_PAYOUT], dtype=np.int16)
GOODS = np.array([GOODS_GOOD, GOODS_AMOUNT], dtype=np.int16)

CONTRACT_AT = np.full(_BY_FACE, NONE, dtype=np.int16)
CONTRACT_AT[CONTRACT_GOOD, CONTRACT_TO, CONTRACT_AMOUNT] = np.arange(len(CONTRACT_GOOD))
START_AT = np.full(_BY_FACE, NONE, dtype=np.int16)
START_AT[START_GOOD, START_TO, START_AMOUNT] = np.arange(len(START_GOOD))
GOODS_AT = np.full((len(Good), MOST_UNITS + 1), NONE, dtype=np.int16)
GOODS_AT[GOODS_GOOD, GOODS_AMOUNT] = np.arange(len(GOODS_GOOD))
MONEY_AT = np.full(MOST_VALUE + 1, NONE, dtype=np.int16)
MONEY_AT[list(MONEY_VALUE)] = np.arange(len(MONEY_VALUE))
CARD_AT = np.array([CARD_HELD.index(held) for held in range(HELD_VP)], dtype=np.int16)
SHIP_AT = np.array([CARD_HELD.index(NONE - country) for country in Country], dtype=np.int16)


@rule
def held_as(card: int) -> int:
    """What a card is in a hand; a ship, which is never there, is its flag counted down from NONE."""
    return int(HELD[card])


@rule
def is_ship(card: int) -> bool:
    return held_as(card) < 0


@rule
def flag_of(card: int) -> int:
    """The country of a ship."""
    return NONE - held_as(card)


@rule
def price_of(card: int) -> int:
    """PK-TAK-02, PK-TAK-03"""
    return int(PRICES[card])


@rule
def card_of(held: int) -> int:
    """The card of a deck that a card in hand was; not for victory-point cards, which stay in hand."""
    return int(CARD_AT[held])


@rule
def ship_card(country: int) -> int:
    """The card of a deck that a ship was."""
    return int(SHIP_AT[country])


# ---------------------------------------------------------------- contracts: PK-CON-01


@rule
def contract_good(contract: int) -> int:
    return int(CONTRACTS[0, contract])


@rule
def contract_to(contract: int) -> int:
    return int(CONTRACTS[1, contract])


@rule
def contract_amount(contract: int) -> int:
    return int(CONTRACTS[2, contract])


@rule
def contract_payout(contract: int) -> int:
    return int(CONTRACTS[3, contract])


@rule
def start_face(start: int, what: int) -> int:
    """Of a starting contract the good, the destination, the amount or the payout."""
    return int(STARTS[what, start])


@rule
def contract_at(good: int, country: int, amount: int) -> int:
    """The kind of contract with this face."""
    return int(CONTRACT_AT[good, country, amount])


@rule
def start_at(good: int, country: int, amount: int) -> int:
    return int(START_AT[good, country, amount])


# ---------------------------------------------------------------- goods and money


@rule
def goods_good(goods: int) -> int:
    return int(GOODS[0, goods])


@rule
def goods_amount(goods: int) -> int:
    return int(GOODS[1, goods])


@rule
def goods_at(good: int, amount: int) -> int:
    """The kind of goods card with this face."""
    return int(GOODS_AT[good, amount])


@rule
def money_at(value: int) -> int:
    """The kind of money card of this value."""
    return int(MONEY_AT[value])
