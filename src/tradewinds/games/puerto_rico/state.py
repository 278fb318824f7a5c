"""The record: a whole match of Puerto Rico in one fixed-size block.

From who sees each field follow the views of players and watchers: PR-HID-01, PR-HID-02, PR-HID-03.
"""

import enum

from tradewinds.games.puerto_rico.pieces import Building, Ending, Good, Role, Seat, Ship, Tile
from tradewinds.kernel.records import Record, flag, i8, i16, option, public, remembered


class Question(enum.IntEnum):
    """What a player can be asked."""

    OVER = 0
    ROLE = 1
    SETTLE = 2
    HOSPICE = 3
    MAYOR = 4
    PLACE = 5
    BUILD = 6
    UNIVERSITY = 7
    PRODUCE = 8
    EXTRA = 9
    SELL = 10
    LOAD = 11
    STORE = 12
    KEEP = 13


class HospiceHacienda(enum.IntEnum):
    """Which tile the hospice serves when its owner also draws a hidden one."""

    ONE_EITHER = 0
    CHOSEN_ONLY = 1


class State(Record, questions=Question, seat=Seat):
    hospice_hacienda: i8 = option(HospiceHacienda.ONE_EITHER)
    mayor_moves_placed_colonists: flag = option(1)
    captain_may_discard_storable: flag = option()
    vp_zero_triggers_end: flag = option(1)
    show_vp: flag = option()

    first: i8 = public(Seat)  # governor of the first round
    governor: i8 = public(Seat)
    chooser: i8 = public(Seat)  # whose turn it is, and whose role is carried out
    role: i8 = public(Role)  # carried out now
    taken: i8[Role] = public(Seat)
    coins: i8[Role]  # doubloons on the cards
    ending: flag[Ending]

    row: i8[Good]
    pile: i8[Good]  # the hidden plantations, of which only the order is unknown
    discard: i8[Good]
    quarries: i8
    colonists: i8  # in the supply
    aboard: i8  # on the colonist ship
    stock: i8[Building]
    supply: i8[Good]
    house: i8[Good]
    hold: i8[Ship]
    cargo: i8[Ship] = public(Good)
    loaded: i8[Ship]
    vp_left: i8
    bank: i16

    drawn: flag  # a hidden tile, in this settler’s turn
    settled: flag  # an open tile or a quarry is taken, in this settler’s turn
    hosted: flag  # the hospice has served, in this settler’s turn
    new_tile: i8 = public(Tile)
    new_building: i8 = public(Building)
    stationing: flag  # colonists go to work, none is called off any more
    made: flag[Good]  # by the craftsman, in this phase
    idle: i8  # turns without a load, one after another
    paid: flag  # the captain has had his point
    wharf_used: flag[Seat]
    stored: flag[Good]  # whole, by the player asked

    tiles: i8[Seat, Tile]
    manned: i8[Seat, Tile]
    built: flag[Seat, Building]
    workers: i8[Seat, Building]
    san_juan: i8[Seat]
    goods: i8[Seat, Good]
    doubloons: i16[Seat]
    chips: i8[Seat] = remembered()
    paper: i8[Seat] = remembered()
