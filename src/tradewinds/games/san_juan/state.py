"""The record: a whole match of San Juan in one fixed-size block.

From who sees each field follow the views of players and watchers: SJ-INF-01, SJ-INF-02, SJ-INF-03,
SJ-INF-04, SJ-INF-05, SJ-INF-06, SJ-INF-07, SJ-INF-08, SJ-INF-09, SJ-INF-12, SJ-INF-13, SJ-INF-14, SJ-DCK-09.
"""

import enum

from tradewinds.games.san_juan.pieces import Card, Nugget, Place, Role, Seat, Slot, Stack, Tile
from tradewinds.kernel.records import (
    Record,
    face_down,
    flag,
    i8,
    nibbles,
    nobody,
    option,
    owner,
    public,
    remembered,
)


class Question(enum.IntEnum):
    """What a player can be asked."""

    OVER = 0
    SET_UP = 1
    CHAPEL = 2
    HAND_LIMIT = 3
    ROLE = 4
    BUILD = 5
    PLACE = 6
    BUILD_LIBRARY = 7
    PAY = 8
    PAY_MORE = 9
    PRODUCE = 10
    SELL = 11
    COUNCIL = 12
    KEEP = 13
    ARCHIVE = 14
    PROSPECT = 15
    GOLD_MINE = 16
    GOLD_CARD = 17


class FinalTie(enum.IntEnum):
    """Who wins when points and cards are equal."""

    SHARED = 0
    LATEST_IN_TURN_ORDER = 1


class State(Record, questions=Question, seat=Seat):
    alternative_setup: flag = option()
    crane_adds_discounts: flag = option(1)
    final_tie: i8 = option(FinalTie.SHARED)

    governor: i8 = public(Seat)
    chooser: i8 = public(Seat)  # who chose the role played now, or chooses the next one
    role: i8 = public(Role)  # played now
    choices: i8  # roles chosen this round
    chosen_by: i8[Role] = public(Seat)
    library_used: flag[Seat]  # in this round

    tiles: i8[Stack] = public(Tile)  # those seen so far: their order never changes
    tile_at: i8  # the place of the one on top
    open_tile: i8 = public(Tile)

    building: i8 = public(Card)  # laid out, to be paid for
    onto: i8 = public(Place)  # where it covers another one
    price: i8
    paid: i8
    goods_paid: i8

    done: i8  # goods produced or sold by the player asked
    income: i8  # cards due for the goods sold
    looking: i8  # how many cards the player asked looks at
    left: i8  # how many of them to keep, or with an archive to discard

    city: i8[Seat, Place] = public(Card)  # the card on top at each place
    beneath: i8[Seat, Place] = public(Card)  # the one that it covers
    good: i8[Seat, Place] = face_down(Card)
    gold: i8[Nugget] = public(Card)  # turned over by a gold mine
    shown: i8[Seat] = public(Card)  # taken from there, and in hand for all that others know

    cards: i8[Seat]  # in hand
    tucked: i8[Seat] = remembered()  # cards under a chapel
    pile: i8
    discards: i8
    buried: nibbles[Card]  # covered twice or deeper
    open_discards: nibbles[Card]  # those of gold mines, which all have seen

    looked_at: i8[Seat, Slot] = owner(Card)
    hand: nibbles[Seat, Card] = owner()
    chapel: nibbles[Seat, Card] = owner()
    discarded: nibbles[Seat, Card] = owner()  # from this hand, and still on the discard pile
    draw_pile: nibbles[Card] = nobody()
    unseen_discards: nibbles[Card] = nobody()  # goods sold, paid or lost
