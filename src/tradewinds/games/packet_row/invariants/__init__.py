"""What must hold after every act.

What speaks of whole games or of several positions is held by tests: how long games last, that something can
always be done, that what one player ships changes nothing for others, and that views hold nothing hidden.
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
