"""The set-up, as far as the first question: which die of the first ship is laid aside."""

from tradewinds.games.santiago_de_cuba.pieces import (
    FIRST_FLAG,
    GOODS_OF_A_KIND,
    NONE,
    PORT,
    START_GOODS,
    START_PESOS,
    START_VP,
    STOPS,
    Building,
    Cuban,
    Good,
)
from tradewinds.games.santiago_de_cuba.rules.ships import roll
from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.chance import draw, shuffle
from tradewinds.kernel.rules import rule, tell

LAST = -1


@rule
def setup(s: State) -> None:
    """First player, buildings, Cubans, dice: in this order, so that one key gives one game. SC-SET-10"""
    s.revealed = s.open_holdings
    s.first = draw(s, s.seats)
    tell(Event.GOES_FIRST, s.first)
    place_buildings(s)
    place_cubans(s)
    place_markers(s)
    for seat in range(s.seats):
        deal(s, seat)
    s.active = (
        s.first + s.seats + LAST
    ) % s.seats  # the last in turn order makes the first ship ready: SC-SET-11
    roll(s)


@rule
def place_buildings(s: State) -> None:
    """SC-SET-01"""
    for building in range(len(Building)):
        s.space_of[building] = building
        s.owner[building] = NONE
    shuffle(s, s.space_of, 0, len(Building))


@rule
def place_cubans(s: State) -> None:
    """SC-SET-02, SC-SET-03"""
    s.cuban_at[PORT] = NONE
    for cuban in range(len(Cuban)):
        s.cuban_at[PORT + 1 + cuban] = cuban
    shuffle(s, s.cuban_at, PORT + 1, STOPS)


@rule
def place_markers(s: State) -> None:
    """SC-SET-04, SC-SET-05, SC-SET-06, SC-SET-07, SC-SET-08, SC-SUP-01"""
    s.car = PORT
    s.value = FIRST_FLAG
    s.pending = 1
    s.aside = NONE
    s.building = NONE
    for seat in range(s.seats):
        s.pawn[seat] = NONE
    for good in range(len(Good)):
        s.supply[good] = GOODS_OF_A_KIND


@rule
def deal(s: State, seat: int) -> None:
    """SC-SET-09"""
    s.pesos[seat] = START_PESOS
    s.vp[seat] = START_VP
    for good in range(len(Good)):
        s.goods[seat, good] = START_GOODS[good]
        s.supply[good] -= START_GOODS[good]
