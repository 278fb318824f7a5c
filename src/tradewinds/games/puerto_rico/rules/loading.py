"""Which loads a ship takes, and what a load brings."""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.pieces import (
    CAPTAIN_VP,
    HARBOR_VP,
    NONE,
    OWN_HOLD,
    Building,
    Ending,
    Extra,
    Good,
    Ship,
)
from tradewinds.games.puerto_rico.rules.holdings import get_goods, is_manned
from tradewinds.games.puerto_rico.rules.rounds import announce_end
from tradewinds.games.puerto_rico.state import State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.chance import bag_total
from tradewinds.kernel.rules import rule, tell

# ---------------------------------------------------------------- cargo ships


@rule
def is_aboard(s: State, good: int) -> bool:
    """Whether a kind lies on some ship. PR-CAP-03"""
    for ship in range(len(Ship)):
        if s.cargo[ship] == good:
            return True
    return False


@rule
def most_room(s: State) -> int:
    """The hold of the largest empty ship. PR-CAP-08"""
    room = 0
    for ship in range(len(Ship)):
        if s.cargo[ship] == NONE:
            room = max(room, s.hold[ship])
    return room


@rule
def objection_to_loading(s: State, seat: int, good: int, ship: int) -> int:
    """PR-CAP-02, PR-CAP-03, PR-CAP-04, PR-CAP-06, PR-CAP-08, PR-CAP-09, PR-INT-04, PR-INT-05"""
    held = s.goods[seat, good]
    if held == 0:
        return Objection.NO_SUCH_GOOD
    if s.cargo[ship] == good:
        return Objection.SHIP_FULL if s.loaded[ship] == s.hold[ship] else 0
    if s.cargo[ship] != NONE:
        return Objection.SHIP_HAS_OTHER_GOOD
    if is_aboard(s, good):
        return Objection.GOOD_ON_OTHER_SHIP
    return Objection.MUST_CHOOSE_FULLER_SHIP if s.hold[ship] < min(held, most_room(s)) else 0


@rule
def public_loads(s: State, seat: int) -> tuple[int, int, int]:
    """In how many ways a player can load a cargo ship, and one of them. PR-CAP-05, PR-INT-04, PR-INT-05"""
    number, kind, where = 0, NONE, NONE
    for good in range(len(Good)):
        if s.goods[seat, good] > 0:
            for ship in range(len(Ship)):
                if objection_to_loading(s, seat, good, ship) == 0:
                    number += 1
                    kind = good
                    where = ship
    return number, kind, where


@rule
def load(s: State, seat: int, good: int, ship: int) -> None:
    """As many barrels as fit. PR-CAP-07, PR-CAP-10, PR-INT-03"""
    number = min(s.goods[seat, good], s.hold[ship] - s.loaded[ship])
    s.goods[seat, good] -= number
    s.cargo[ship] = good
    s.loaded[ship] += number
    s.idle = 0
    extra = extra_points(s, seat)
    vp = number + worth(extra)
    tell(Event.LOADS, seat, good, number, s.hold[ship], vp, extra)
    get_vp(s, seat, vp)


# ---------------------------------------------------------------- the wharf's own ship


@rule
def objection_to_own_ship(s: State, seat: int) -> int:
    """PR-CAP-11"""
    if not s.built[seat, Building.WHARF]:
        return Objection.WHARF_MISSING
    if not is_manned(s, seat, Building.WHARF):
        return Objection.WHARF_UNMANNED
    return Objection.WHARF_USED if s.wharf_used[seat] else 0


@rule
def can_use_wharf(s: State, seat: int) -> bool:
    """Whether an own ship could carry anything. PR-CAP-11, PR-CAP-14"""
    return objection_to_own_ship(s, seat) == 0 and bag_total(s.goods[seat], len(Good)) > 0


@rule
def load_own(s: State, seat: int, good: int) -> None:
    """All barrels of the kind, back to the supply at once.

    PR-CAP-10, PR-CAP-11, PR-CAP-12, PR-CAP-17, PR-INT-03
    """
    number = min(s.goods[seat, good], OWN_HOLD)
    get_goods(s, seat, good, -number)
    s.wharf_used[seat] = 1
    s.idle = 0
    extra = extra_points(s, seat)
    vp = number + worth(extra)
    tell(Event.LOADS_OWN, seat, good, number, vp, extra)
    get_vp(s, seat, vp)


# ---------------------------------------------------------------- points


@rule
def extra_points(s: State, seat: int) -> int:
    """What a load brings beside its barrels: the captain's point for his first, the harbor's for each.

    PR-CAP-15, PR-CAP-16, PR-CAP-17, PR-RND-09, PR-RND-11
    """
    extra: int = Extra.HARBOR if is_manned(s, seat, Building.HARBOR) else Extra.NOTHING
    if seat == s.chooser and not s.paid:
        s.paid = 1
        extra += Extra.CAPTAIN
    return extra


@rule
def worth(extra: int) -> int:
    """The extra points as a number. PR-CAP-15, PR-CAP-16"""
    vp = HARBOR_VP if extra >= Extra.HARBOR else 0
    return vp + CAPTAIN_VP if extra == Extra.CAPTAIN or extra == Extra.BOTH else vp


@rule
def get_vp(s: State, seat: int, vp: int) -> None:
    """A load's points: chips, and on paper what the supply lacks.

    PR-CAP-10, PR-CAP-19, PR-CAP-20, PR-END-04, PR-END-05
    """
    chips = min(vp, s.vp_left)
    s.vp_left -= chips
    s.chips[seat] += chips
    s.paper[seat] += vp - chips
    if chips < vp:
        tell(Event.NOTES_ON_PAPER, seat, vp - chips)
    if chips < vp or (s.vp_zero_triggers_end and s.vp_left == 0):
        announce_end(s, seat, Ending.POINTS)
