import enum
from tradewinds.kernel.rules import rule
class Invariant(enum.IntEnum):
    NONE=0
@rule
def broken(before, s, act):
    return 0
