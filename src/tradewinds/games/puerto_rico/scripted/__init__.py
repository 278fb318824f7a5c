"""A sensible player."""

from tradewinds.games.puerto_rico.acts import ALPHABET
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.rules import rule


@rule
def scripted(view: State, luck: int) -> int:
    """What this player answers, from what its seat may know."""
    return 0
