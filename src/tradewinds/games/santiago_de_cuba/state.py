"""The record: a whole match of Santiago de Cuba in one fixed-size block.

From who sees each field follow the views of players and watchers: SC-GEN-03,
SC-INF-01, SC-INF-02, SC-INF-03, SC-INF-04, SC-INF-05.
"""

import enum

from tradewinds.games.santiago_de_cuba.pieces import Building, Cuban, Die, Good, Seat, Stop
from tradewinds.kernel.records import Record, flag, i8, i16, option, public, remembered


class Question(enum.IntEnum):
    """What a player can be asked."""

    OVER = 0
    MOVE_CAR = 1
    PABLO = 2
    ZORRO = 3
    ALONSO = 4
    PAWN = 5
    GAIN = 6
    PROCESS = 7
    SWAP = 8
    CAFE = 9
    CUSTOMS = 10
    CASINO = 11
    CASINO_AGAIN = 12
    MARKER = 13
    OFFICE = 14
    NEWSPAPER = 15
    DELIVERY = 16
    LEAVE_OUT = 17


class CurrentStop(enum.IntEnum):
    """Whether the newspaper may turn over the Cuban at whom the car stands, and until when."""

    UNTIL_NEXT_PASS = 0
    REACTIVATE_ON_LEAVING = 1
    FORBIDDEN = 2


class NoDemandShip(enum.IntEnum):
    """What becomes of a new ship whose four dice all show 0."""

    DEPARTS = 0
    REROLL = 1


class State(Record, questions=Question, seat=Seat):
    open_holdings: flag = option()
    partial_gain: flag = option()
    owner_vp_on_stay: flag = option(1)
    newspaper_current_stop: i8 = option(CurrentStop.UNTIL_NEXT_PASS)
    no_demand_ship: i8 = option(NoDemandShip.DEPARTS)
    finish_turn_after_last_ship: flag = option()

    first: i8 = public(Seat)
    active: i8 = public(Seat)

    cuban_at: i8[Stop] = public(Cuban)
    space_of: i8[Building]
    car: i8
    inactive: i8[Cuban]  # how often the car has yet to drive off from his stop; 0 is active
    owner: i8[Building] = public(Seat)
    pawn: i8[Seat] = public(Building)

    departures: i8
    value: i8
    pending: flag  # the ship has come, its demand is not fixed yet
    dice: i8[Die]
    aside: i8 = public(Die)

    building: i8 = public(Building)  # in use now
    by_alonso: flag
    selling: flag  # points for pesos, once the first exchange in the casino is made
    entered: flag  # the active pawn has entered its building this turn
    passed: flag[Seat]

    supply: i8[Good]
    goods: i8[Seat, Good] = remembered()
    pesos: i16[Seat] = remembered()
    vp: i16[Seat] = remembered()
