"""Which contracts are fulfilled, and when: all that can be, and as soon as they can."""

import numpy as np

from tradewinds.games.packet_row.acts import ALPHABET, Act
from tradewinds.games.packet_row.pieces import (
    CONTRACT_AMOUNT,
    CONTRACT_GOOD,
    CONTRACT_TO,
    START_AMOUNT,
    START_GOOD,
    START_TO,
    Contract,
)
from tradewinds.games.packet_row.rules.shipments import objects_pick_contract, objects_pick_start
from tradewinds.games.packet_row.scripted.prospects import face
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.rules import rule

LOAD = ALPHABET.code(Act.LOAD)
NO_ACT = -1

PICK_CONTRACT = np.array(
    [ALPHABET.code(Act.PICK_CONTRACT, *row) for row in zip(CONTRACT_GOOD, CONTRACT_TO, CONTRACT_AMOUNT)],
    dtype=np.int16,
)
PICK_START = np.array(
    [ALPHABET.code(Act.PICK_START, *row) for row in zip(START_GOOD, START_TO, START_AMOUNT)], dtype=np.int16
)


@rule
def pick_contract(contract: int) -> int:
    """The act that picks a contract."""
    return int(PICK_CONTRACT[contract])


@rule
def pick_start(start: int) -> int:
    return int(PICK_START[start])


@rule
def best_contract(view: State) -> int:
    """The act that picks the best paid contract that can be carried through; NO_ACT without any."""
    best, act = 0, NO_ACT
    for contract in range(len(Contract) + 1):
        good, to, amount, payout = face(view, contract)
        if payout <= best:
            continue
        if contract < len(Contract):
            if objects_pick_contract(view, good, to, amount) == 0:
                best, act = payout, pick_contract(contract)
        elif objects_pick_start(view, good, to, amount) == 0:
            best, act = payout, pick_start(view.start[view.asked])
    return act
