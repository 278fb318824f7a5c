"""The record of the toy game, with a field of every sight."""

import enum

from tests.toy.pieces import Card, OmenRule, Seat
from tradewinds.kernel.records import (
    Record,
    flag,
    i8,
    i16,
    nobody,
    option,
    owner,
    public,
    remembered,
    total,
)


class Question(enum.IntEnum):
    OVER = 0
    WAGER = 1
    TURN = 2
    HAND = 3


class State(Record, questions=Question, seat=Seat):
    open_hands: flag = option()
    omen_rule: i8 = option(OmenRule.DOUBLE)
    hand_size: i8 = option(2, low=1, high=3)

    turn: i16
    first: i8 = public(Seat)
    omen_known: i8 = public(Card)
    done: flag[Seat]
    wagered: flag[Seat]
    traded: flag
    market: i8[Card]
    shown: i8[Seat, Card]

    omen: i8 = nobody(Card)
    deck: i8[Card] = total()
    hand: i8[Seat, Card] = total()
    kept: i8[Seat, Card] = total()
    bet: i8[Seat] = owner(Card)
    stake: i8[Seat] = owner()
    coins: i16[Seat] = remembered()
