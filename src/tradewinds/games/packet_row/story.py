"""What just happened, as events for the log and the animation: each with what it tells, in order.

The first argument is the seat it is about. A shipment is told when it is complete.
"""

import enum
from collections.abc import Mapping

from tradewinds.games.packet_row.pieces import Board, Country, Good, Helper, Ingot, Landmark, Seat


class Event(enum.IntEnum):
    GOES_FIRST = 0
    ROUND_BEGINS = 1
    OPENS = 2
    USES_ASSISTANT = 3
    TAKES_CONTRACT = 4
    TAKES_SHIP = 5
    TAKES_GOODS = 6
    TAKES_HELPER = 7
    TAKES_INGOT = 8
    TAKES_MONEY = 9
    BUYS_VP = 10
    DECLINES = 11
    NOTHING_LEFT = 12
    ENDS_ROUND = 13
    CASHES_MONEY = 14
    SHIP_SAILS = 15
    CAPTAIN_SAILS = 16
    LOADS_GOODS = 17
    LOADS_INGOT = 18
    USES_MERCHANT = 19
    FULFILS = 20
    FULFILS_START = 21
    IS_PAID = 22
    REFILLS = 23
    RUNS_SHORT = 24
    GAME_ENDS = 25
    CASHES_REST = 26
    BANKERS_PAY = 27
    SCORES = 28


EVENT_ARGUMENTS: dict[Event, Mapping[str, type]] = {
    Event.GOES_FIRST: {"who": Seat},
    Event.ROUND_BEGINS: {"who": Seat, "round": int},
    Event.OPENS: {"who": Seat, "board": Board},
    Event.USES_ASSISTANT: {"who": Seat},
    Event.TAKES_CONTRACT: {"who": Seat, "good": Good, "country": Country, "amount": int},
    Event.TAKES_SHIP: {"who": Seat, "country": Country},
    Event.TAKES_GOODS: {"who": Seat, "good": Good, "amount": int, "price": int},
    Event.TAKES_HELPER: {"who": Seat, "helper": Helper},
    Event.TAKES_INGOT: {"who": Seat, "ingot": Ingot, "price": int},
    Event.TAKES_MONEY: {"who": Seat, "value": int},
    Event.BUYS_VP: {"who": Seat, "landmark": Landmark, "vp": int, "price": int},
    Event.DECLINES: {"who": Seat},
    Event.NOTHING_LEFT: {"who": Seat, "board": Board},
    Event.ENDS_ROUND: {"who": Seat},
    Event.CASHES_MONEY: {"who": Seat, "value": int},
    Event.SHIP_SAILS: {"who": Seat, "country": Country},
    Event.CAPTAIN_SAILS: {"who": Seat, "ship": Country, "country": Country},
    Event.LOADS_GOODS: {"who": Seat, "good": Good, "amount": int, "number": int},
    Event.LOADS_INGOT: {"who": Seat, "ingot": Ingot, "number": int},
    Event.USES_MERCHANT: {"who": Seat, "number": int},
    Event.FULFILS: {"who": Seat, "good": Good, "country": Country, "amount": int},
    Event.FULFILS_START: {"who": Seat, "good": Good, "country": Country, "amount": int},
    Event.IS_PAID: {"who": Seat, "cash": int},
    Event.REFILLS: {"who": Seat, "board": Board, "gone": int, "drawn": int},
    Event.RUNS_SHORT: {"who": Seat, "board": Board},
    Event.GAME_ENDS: {"who": Seat},
    Event.CASHES_REST: {"who": Seat, "cash": int},
    Event.BANKERS_PAY: {"who": Seat, "vp": int},
    Event.SCORES: {"who": Seat, "vp": int, "cash": int},
}
