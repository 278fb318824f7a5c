"""A made-up card game for one to three, with everything that a game may have.

A card from the deck is the omen, which nobody sees. Everybody bets secretly on it; then they take turns to
draw a card and keep it hidden, or show it, until the deck is empty or all have passed. What was kept counts,
what the omen names counts double, and who bet on it gets the stake again.
"""

from tests.toy import hidden, rules, scoring
from tests.toy.acts import ALPHABET, ANSWERS, SECRET_ARGUMENTS, Act, Objection
from tests.toy.invariants import Invariant, broken
from tests.toy.pieces import COMPONENTS, PLAYERS
from tests.toy.scripted import scripted
from tests.toy.state import State
from tests.toy.story import EVENT_ARGUMENTS, SECRET_EVENTS, Event
from tradewinds.kernel.game import Game

TOY = Game(
    id="toy",
    version=1,
    seats=PLAYERS,
    state=State,
    alphabet=ALPHABET,
    answers=ANSWERS,
    rules={
        Act.WAGER: (rules.objects_wager, rules.take_wager),
        Act.DRAW: (rules.objects_draw, rules.take_draw),
        Act.PASS: (rules.objects_pass, rules.take_pass),
        Act.KEEP: (rules.objects_keep, rules.take_keep),
        Act.SHOW: (rules.objects_show, rules.take_show),
        Act.TRADE: (rules.objects_trade, rules.take_trade),
    },
    objections=Objection,
    misplaced=rules.misplaced,
    setup=rules.setup,
    points=scoring.points,
    rank=scoring.rank,
    broken=broken,
    invariants=Invariant,
    events=Event,
    event_arguments=EVENT_ARGUMENTS,
    scripted=scripted,
    redeal=hidden.redeal,
    package=__name__,
    secret_arguments=SECRET_ARGUMENTS,
    secret_events=SECRET_EVENTS,
    components=COMPONENTS,
    correctable=("cards", "purse"),
)
