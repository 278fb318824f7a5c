"""What must hold after every act, numbered as in the ledger.

Some of the ledger's invariants speak of more than one act, and are held elsewhere: that every question has a
legal answer by the loops that play checked games, how long phases can get by a test over whole games, and
that a view holds nothing of others by the views' tests.
"""

import numpy as np

from tradewinds.games.puerto_rico.acts import ALPHABET
from tradewinds.games.puerto_rico.invariants.course import broken_course
from tradewinds.games.puerto_rico.invariants.dues import broken_dues
from tradewinds.games.puerto_rico.invariants.names import Invariant
from tradewinds.games.puerto_rico.invariants.places import broken_places
from tradewinds.games.puerto_rico.invariants.totals import broken_totals
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.rules import rule

__all__ = ["Invariant", "broken"]

KIND = ALPHABET.kind_of.astype(np.int64)
ARGS = ALPHABET.args_of.astype(np.int64)


@rule
def broken(before: State, s: State, act: int) -> int:
    """The first invariant that does not hold after an act; 0 is none."""
    kind, a = int(KIND[act]), int(ARGS[act, 0])
    wrong = broken_totals(s)
    if wrong == 0:
        wrong = broken_places(before, s)
    if wrong == 0:
        wrong = broken_course(before, s)
    if wrong == 0:
        wrong = broken_dues(before, s, kind, a)
    return wrong
