"""A sensible scripted player."""

from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.kernel.rules import rule


@rule
def scripted(view: State, luck: int) -> int:
    """What this player answers, from what its seat may know."""
    return 0
