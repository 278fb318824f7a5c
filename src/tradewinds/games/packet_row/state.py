"""The record: a whole match of Packet Row in one fixed-size block.

From who sees each field follow the views of players and watchers: PK-INF-01, PK-INF-02, PK-INF-03, PK-INF-04,
PK-INF-05, PK-INF-06, PK-INF-07, PK-INF-08.
"""

import enum

from tradewinds.games.packet_row.pieces import (
    Ahead,
    Board,
    Card,
    Contract,
    Country,
    Good,
    Goods,
    Held,
    Ingot,
    Place,
    Seat,
    Spot,
    Start,
)
from tradewinds.kernel.records import (
    Record,
    deciding,
    flag,
    i8,
    i16,
    nobody,
    option,
    owner,
    public,
    remembered,
)


class Question(enum.IntEnum):
    """What a player can be asked."""

    OVER = 0
    CHOOSE_BOARD = 1
    OFFER = 2
    MASTER_OFFER = 3
    MASTER_CLOSE = 4
    MASTER_TAKE = 5
    SETTLE = 6
    CONTRACTS = 7
    SHIPS = 8
    GOODS = 9


class State(Record, questions=Question, seat=Seat):
    open_hands: flag = option()

    first: i8 = public(Seat)
    master: i8 = public(Seat)
    board: i8 = public(Board)  # the open one
    chosen: flag[Board]
    short: flag[Board]
    pawn: i8[Seat] = public(Spot)

    current: i8[Board, Place] = public(Card)
    future: i8[Board, Ahead] = public(Card)
    deck: i8[Board]
    bag: i8[Card] = nobody()  # what decks and box hold together
    discards: i8[Card]

    cash: i16[Seat]
    ships: i8[Seat, Country]
    cards: i8[Seat]
    hand: i8[Seat, Held] = remembered()
    start: i8[Seat] = owner(Start)
    start_used: i8[Seat] = public(Start)

    resume: i8  # the question that a shipment interrupts
    picked: i8[Contract] = deciding()
    picked_start: flag = deciding()
    sent: i8[Country] = deciding(Country)  # by destination the flag of the ship that goes there
    captains: i8 = deciding()
    due: i8[Good] = deciding()
    laid: i8[Goods] = deciding()
    ingots: i8[Ingot] = deciding()
    merchants: i8 = deciding()
