"""The cheapest way to pay for chosen contracts, for a player to accept or to change.

Rules only say what may be paid with; this says what a player would miss least. It tries ship by ship and card
by card, the cheapest first, on copies of the position: an ordinary search, for people at a table.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence

from tradewinds.games.packet_row.acts import ALPHABET, Act
from tradewinds.games.packet_row.pieces import Ingot
from tradewinds.games.packet_row.rules.shipments import next_destination, next_good
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.game import Game

CAPTAIN = MERCHANT = 300
SHIP = 100
UNIT = 100
GOLD = 150  # of an ingot, a unit
CARD = 10  # rather few cards than many
MOST_TRIED = 20_000

PICKS = (Act.PICK_CONTRACT, Act.PICK_START)


def deliveries(game: Game, s: State) -> list[int]:
    """The contracts that whoever is asked could put into a shipment now, as acts."""
    return [act for act in game.legal(s) if ALPHABET.split(act)[0].kind in PICKS]


def proposal(game: Game, s: State, contracts: Sequence[int]) -> list[int]:
    """Acts that ship the contracts which these acts pick, for what is missed least; ValueError if none do."""
    begun = s.copy()
    for act in contracts:
        if game.objection(begun, act) != 0:
            raise ValueError(f"{ALPHABET.to_text(act)} cannot be shipped with the others")
        game.apply(begun, act)
    load = ALPHABET.code(Act.LOAD)
    if begun.question != Question.CONTRACTS:
        raise ValueError("a shipment needs a contract")
    game.apply(begun, load)
    return [*contracts, load, *_cheapest(game, begun)]


def _cheapest(game: Game, begun: State) -> list[int]:
    """Acts from the first ship to the last card."""
    waiting: list[tuple[int, int, State, list[int]]] = [(0, 0, begun, [])]
    reached: set[bytes] = set()
    number = 0
    while waiting and number < MOST_TRIED:
        cost, _, s, acts = heapq.heappop(waiting)
        if s.question not in (Question.SHIPS, Question.GOODS):
            return acts
        if bytes(s) not in reached:
            reached.add(bytes(s))
            for act, more in _steps(game, s):
                number += 1
                after = s.copy()
                game.apply(after, act)
                heapq.heappush(waiting, (cost + more, number, after, [*acts, act]))
    raise ValueError("this shipment has more ways than can be tried")


def _steps(game: Game, s: State) -> Iterator[tuple[int, int]]:
    """The next acts, each with what it costs."""
    for act in game.legal(s):
        family, values = ALPHABET.split(act)
        if family.kind == Act.SEND_SHIP:
            yield act, SHIP + (CAPTAIN if values[0] != next_destination(s) else 0)
        elif family.kind == Act.USE_GOODS:
            changed = MERCHANT if values[0] != next_good(s) else 0
            yield act, CARD + UNIT * values[1] + changed
        else:
            units = 2 if values[0] == Ingot.DOUBLE else 1
            yield act, CARD + GOLD * units
