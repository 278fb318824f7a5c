"""What must hold after every decision, numbered as in the ledger."""

import enum

from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.kernel.rules import rule


class Invariant(enum.IntEnum):
    NONE = 0


@rule
def broken(before: State, s: State, act: int) -> int:
    """The first invariant that does not hold after an act; 0 is none."""
    return 0
