"""What must hold after every act, numbered as in the ledger.

Some of the ledger's invariants speak of more than one act, and are held elsewhere: 6, 25 and 30 (what hands,
cubes and gold owe to each other) by a test over whole games, 27 (every question has a legal answer) by the
loops that play checked games, 31, 32 and 34 (scoring) by the tests of scoring, 33 (views, and one key for one
game) by the conformance tests.
"""

import numpy as np

from tradewinds.games.anno_1800.acts import ALPHABET
from tradewinds.games.anno_1800.invariants.board import broken_board
from tradewinds.games.anno_1800.invariants.islands import broken_islands
from tradewinds.games.anno_1800.invariants.names import Invariant
from tradewinds.games.anno_1800.invariants.turn import broken_turn
from tradewinds.games.anno_1800.state import State
from tradewinds.kernel.rules import rule

__all__ = ["Invariant", "broken"]

KIND = ALPHABET.kind_of.astype(np.int64)


@rule
def broken(before: State, s: State, act: int) -> int:
    """The first invariant that does not hold after an act; 0 is none."""
    wrong = broken_board(s)
    if wrong == 0:
        wrong = broken_islands(s)
    if wrong == 0:
        wrong = broken_turn(before, s, int(KIND[act]))
    return wrong
