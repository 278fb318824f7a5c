"""Toy games in which something is wrong."""

import dataclasses

from tests.toy import TOY
from tests.toy.acts import ALPHABET
from tests.toy.invariants import Invariant
from tests.toy.state import State
from tradewinds.kernel.rules import rule

PASS = ALPHABET.from_text("pass")


@rule
def unlucky(before: State, s: State, act: int) -> int:
    """What holds unless the second seat went first, and then for two turns only."""
    return Invariant.CARDS_ARE_LOST if s.first == 1 and s.turn > 2 else Invariant.NONE


@rule
def impatient(view: State, luck: int) -> int:
    """A player who passes at once, allowed or not."""
    return PASS


UNLUCKY = dataclasses.replace(TOY, id="unlucky", broken=unlucky)
IMPATIENT = dataclasses.replace(TOY, id="impatient", scripted=impatient)
