"""What must hold after every act, numbered as in the ledger.

Some of the ledger's invariants speak of whole games or of several positions, and are held by tests: INV-17 and
INV-23 over whole games, INV-20 by the loops that play checked games, INV-21 and INV-22 by those of what is hidden.
"""

import numpy as np

from tradewinds.games.packet_row.acts import ALPHABET
from tradewinds.games.packet_row.invariants.cards import broken_cards
from tradewinds.games.packet_row.invariants.names import Invariant
from tradewinds.games.packet_row.invariants.shipping import broken_shipping
from tradewinds.games.packet_row.invariants.table import broken_table
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.rules import rule

__all__ = ["Invariant", "broken"]

KIND = ALPHABET.kind_of.astype(np.int64)
ARGS = ALPHABET.args_of.astype(np.int64)


@rule
def broken(before: State, s: State, act: int) -> int:
    """The first invariant that does not hold after an act; 0 is none."""
    kind, a = int(KIND[act]), int(ARGS[act, 0])
    wrong = broken_cards(before, s, kind, a)
    if wrong == 0:
        wrong = broken_table(before, s, kind, a)
    if wrong == 0:
        wrong = broken_shipping(before, s)
    return wrong
