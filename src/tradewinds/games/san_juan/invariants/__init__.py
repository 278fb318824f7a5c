"""What must hold after every act, whatever the rules do. They do not ask how it came about."""

from tradewinds.games.san_juan.acts import ALPHABET
from tradewinds.games.san_juan.invariants.buildings import broken_buildings
from tradewinds.games.san_juan.invariants.cards import broken_cards
from tradewinds.games.san_juan.invariants.course import broken_course
from tradewinds.games.san_juan.invariants.hands import broken_hands
from tradewinds.games.san_juan.invariants.names import Invariant
from tradewinds.games.san_juan.state import State
from tradewinds.kernel.rules import rule

__all__ = ["Invariant", "broken"]

KIND = tuple(int(kind) for kind in ALPHABET.kind_of)


@rule
def broken(before: State, s: State, act: int) -> int:
    """The first invariant that an act broke; 0 where all hold."""
    kind = KIND[act]
    wrong = broken_cards(before, s)
    if wrong == 0:
        wrong = broken_buildings(before, s, kind)
    if wrong == 0:
        wrong = broken_course(before, s, kind)
    if wrong == 0:
        wrong = broken_hands(before, s, kind)
    return wrong
