"""A sensible player."""

from tradewinds.games.packet_row.acts import ALPHABET, Act
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.rules import rule


@rule
def scripted(view: State, luck: int) -> int:
    return 0
