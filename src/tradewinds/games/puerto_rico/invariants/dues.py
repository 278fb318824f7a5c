"""What an act is to bring, and that no building helps while it is unmanned."""

from tradewinds.games.puerto_rico.acts import Act
from tradewinds.games.puerto_rico.invariants.names import Invariant
from tradewinds.games.puerto_rico.pieces import (
    BUILDER_DISCOUNT,
    COSTS,
    FACTORY_DOUBLOONS,
    LARGE_MARKET_DOUBLOONS,
    PRICES,
    PRINTED_VP,
    PROSPECTOR_DOUBLOONS,
    SMALL_MARKET_DOUBLOONS,
    TRADER_DOUBLOONS,
    Building,
    Good,
    Role,
    Tile,
)
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.kernel.rules import rule


@rule
def broken_dues(before: State, s: State, kind: int, a: int) -> int:
    """Of doubloons, points and buildings at work."""
    for seat in range(s.seats):
        due = doubloons_due(before, s, kind, a) if seat == before.asked else 0
        if s.doubloons[seat] - before.doubloons[seat] != due:
            return Invariant.DOUBLOONS_ARE_DUE
        gained = s.chips[seat] + s.paper[seat] - before.chips[seat] - before.paper[seat]
        if gained != 0 and not can_ship(before, kind, a):
            return Invariant.POINTS_COME_FROM_SHIPS
    return 0 if is_entitled(before, kind, a) else Invariant.ONLY_MANNED_BUILDINGS_WORK


@rule
def kinds_gained(before: State, s: State, seat: int) -> int:
    """Of how many kinds a player has more barrels than before."""
    kinds = 0
    for good in range(len(Good)):
        kinds += s.goods[seat, good] > before.goods[seat, good]
    return kinds


@rule
def doubloons_due(before: State, s: State, kind: int, a: int) -> int:
    """Doubloons that the act brings its player."""
    me = before.asked
    privileged = me == before.chooser
    if kind == Act.CHOOSE:
        return before.coins[a] + (PROSPECTOR_DOUBLOONS if a >= Role.PROSPECTOR else 0)
    if kind == Act.BUILD:
        discount = min(before.manned[me, Tile.QUARRY], PRINTED_VP[a])
        if privileged:
            discount += BUILDER_DISCOUNT
        return -max(0, COSTS[a] - discount)
    if kind == Act.SELL:
        markets = SMALL_MARKET_DOUBLOONS if before.workers[me, Building.SMALL_MARKET] else 0
        if before.workers[me, Building.LARGE_MARKET]:
            markets += LARGE_MARKET_DOUBLOONS
        return PRICES[a] + markets + (TRADER_DOUBLOONS if privileged else 0)
    if kind == Act.PRODUCE and before.workers[me, Building.FACTORY]:
        return FACTORY_DOUBLOONS[kinds_gained(before, s, me)]
    return 0


@rule
def can_ship(before: State, kind: int, a: int) -> bool:
    """INV-21: points come from loading, chosen or without a choice."""
    if kind == Act.CHOOSE:
        return a == Role.CAPTAIN
    return before.question == Question.LOAD


@rule
def is_entitled(before: State, kind: int, a: int) -> bool:
    """INV-24: the building, or the privilege, that the act needs."""
    me = before.asked
    if kind == Act.DRAW_TILE:
        return before.workers[me, Building.HACIENDA] > 0
    if kind == Act.TAKE_QUARRY:
        return me == before.chooser or before.workers[me, Building.CONSTRUCTION_HUT] > 0
    if kind == Act.PLACE_COLONIST:
        helper = Building.HOSPICE if before.question == Question.HOSPICE else Building.UNIVERSITY
        return before.workers[me, helper] > 0
    if kind == Act.SELL and before.house[a] > 0:
        return before.workers[me, Building.OFFICE] > 0
    if kind == Act.LOAD_OWN:
        return before.workers[me, Building.WHARF] > 0 and not before.wharf_used[me]
    if kind == Act.STORE:
        return before.workers[me, Building.SMALL_WAREHOUSE] + before.workers[me, Building.LARGE_WAREHOUSE] > 0
    return True
