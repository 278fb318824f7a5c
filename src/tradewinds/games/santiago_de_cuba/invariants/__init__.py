"""What must hold after every act, numbered as in the ledger.

Three of the ledger's invariants speak of more than one act, and are held elsewhere:
I-15 (a finished game chose the dice of seven ships) by a test over whole games, I-21 (every question has a
legal answer) by the loops that play checked games, I-23 (a view holds nothing of others) by the views' tests.
"""

import numpy as np

from tradewinds.games.santiago_de_cuba.acts import ALPHABET
from tradewinds.games.santiago_de_cuba.invariants.board import broken_board
from tradewinds.games.santiago_de_cuba.invariants.holdings import broken_holdings
from tradewinds.games.santiago_de_cuba.invariants.names import Invariant
from tradewinds.games.santiago_de_cuba.invariants.ship import broken_ship
from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.kernel.rules import rule

__all__ = ["Invariant", "broken"]

KIND = ALPHABET.kind_of.astype(np.int64)
ARGS = ALPHABET.args_of.astype(np.int64)


@rule
def broken(before: State, s: State, act: int) -> int:
    """The first invariant that does not hold after an act; 0 is none."""
    kind, a, b = int(KIND[act]), int(ARGS[act, 0]), int(ARGS[act, 1])
    wrong = broken_board(before, s, kind, a)
    if wrong == 0:
        wrong = broken_ship(before, s, kind, a)
    if wrong == 0:
        wrong = broken_holdings(before, s, kind, a, b)
    return wrong
