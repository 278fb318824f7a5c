"""A sensible player (for now: the first legal answer)."""

from tradewinds.games.san_juan.acts import ALPHABET, ANSWERS
from tradewinds.games.san_juan.state import State
from tradewinds.kernel.rules import rule


@rule
def scripted(view: State, luck: int) -> int:
    return 0
