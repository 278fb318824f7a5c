"""The set-up, as far as the first question: which role the first governor takes."""

from tradewinds.games.puerto_rico.pieces import (
    BARRELS,
    COPIES,
    DOUBLOONS,
    HOLDS,
    NONE,
    PLANTATIONS,
    QUARRIES,
    START_COLONISTS,
    START_DOUBLOONS,
    START_PLANTATIONS,
    START_VP,
    Building,
    Good,
    Ship,
)
from tradewinds.games.puerto_rico.rules.holdings import earn
from tradewinds.games.puerto_rico.rules.rounds import begin_round
from tradewinds.games.puerto_rico.rules.row import lay_row
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import next_seat, rule


@rule
def setup(s: State) -> None:
    """First governor, then the first row: in this order, so that one key gives one game.

    PR-SET-01, PR-SET-02
    """
    s.revealed = s.show_vp
    s.first = draw(s, s.seats)
    s.chooser = s.first
    fill_supplies(s)
    ready_ships(s)
    deal(s)
    lay_row(s)
    begin_round(s, s.first)


@rule
def fill_supplies(s: State) -> None:
    """PR-SET-05, PR-SET-08, PR-SET-09, PR-SET-10, PR-SET-13, PR-SET-14, PR-SET-16"""
    for good in range(len(Good)):
        s.pile[good] = PLANTATIONS[good]
        s.supply[good] = BARRELS[good]
    for building in range(len(Building)):
        s.stock[building] = COPIES[building]
    s.quarries = QUARRIES
    s.colonists = START_COLONISTS[s.seats]
    s.aboard = s.seats
    s.vp_left = START_VP[s.seats]
    s.bank = DOUBLOONS
    s.new_tile = NONE
    s.new_building = NONE


@rule
def ready_ships(s: State) -> None:
    """PR-SET-11"""
    for ship in range(len(Ship)):
        s.hold[ship] = HOLDS[s.seats][ship]
        s.cargo[ship] = NONE


@rule
def deal(s: State) -> None:
    """Doubloons, and a plantation by seat from the first governor on.

    PR-SET-03, PR-SET-04, PR-SET-05, PR-SET-15
    """
    seat = s.first
    for place in range(s.seats):
        good = START_PLANTATIONS[s.seats][place]
        s.pile[good] -= 1
        s.tiles[seat, good] += 1
        earn(s, seat, START_DOUBLOONS[s.seats])
        seat = next_seat(s, seat)
