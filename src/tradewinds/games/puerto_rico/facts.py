"""What follows from a position by the rules and is worth showing: what things cost and bring a player now."""

from typing import Any

from tradewinds.games.puerto_rico.pieces import (
    COSTS,
    FIRST_LARGE,
    NONE,
    OWN_HOLD,
    PRINTED_VP,
    Building,
    Good,
    Role,
    Ship,
    Tile,
)
from tradewinds.games.puerto_rico.rules.builder import price
from tradewinds.games.puerto_rico.rules.captain import objects_load_own
from tradewinds.games.puerto_rico.rules.craftsman import output
from tradewinds.games.puerto_rico.rules.loading import extra_points, objection_to_loading, worth
from tradewinds.games.puerto_rico.rules.trader import sale
from tradewinds.games.puerto_rico.scoring import bonus, printed
from tradewinds.games.puerto_rico.state import Question, State


def facts(view: State, seat: int) -> dict[str, Any]:
    """For a seat, from what it sees; for watchers there are none.

    Prices and sales count a privilege only while its role is carried out.
    """
    if seat < 0:
        return {}
    building, selling = as_role(view, Role.BUILDER), as_role(view, Role.TRADER)
    return {
        "price": {kind.name.lower(): price(building, seat, kind) for kind in Building},
        "saved_by_quarries": {kind.name.lower(): saved_by_quarries(view, seat, kind) for kind in Building},
        "saved_by_builder": {
            kind.name.lower(): price(without_privilege(view), seat, kind) - price(building, seat, kind)
            for kind in Building
        },
        "sale": {good.name.lower(): sale(selling, seat, good) for good in Good},
        "harvest": {good.name.lower(): output(view, seat, good) for good in Good},
        "loads": loads(view, seat),
        "printed": printed(view, seat),
        "bonus": {kind.name.lower(): bonus(view, seat, kind) for kind in list(Building)[FIRST_LARGE:]},
    }


def without_privilege(view: State) -> State:
    """The same position, nobody having chosen the role."""
    plain = view.copy()
    plain.chooser = NONE
    return plain


def as_role(view: State, role: Role) -> State:
    """The position with the chooser's privilege, if it is this role's phase, else without."""
    return view if view.question != Question.ROLE and view.role == role else without_privilege(view)


def saved_by_quarries(view: State, seat: int, building: int) -> int:
    """PR-BLD-03"""
    return min(view.manned[seat, Tile.QUARRY], PRINTED_VP[building], COSTS[building])


def loads(view: State, seat: int) -> dict[str, dict[str, dict[str, int]]]:
    """By good and ship, `own` for a wharf's: how many barrels go aboard, and the points they bring."""
    if view.question != Question.LOAD or view.asked != seat:
        return {}
    extra = worth(extra_points(view.copy(), seat))
    told: dict[str, dict[str, dict[str, int]]] = {}
    for good in Good:
        held, ways = view.goods[seat, good], {}
        for ship in Ship:
            if objection_to_loading(view, seat, good, ship) == 0:
                ways[ship.name.lower()] = min(held, view.hold[ship] - view.loaded[ship])
        if objects_load_own(view, good) == 0:
            ways["own"] = min(held, OWN_HOLD)
        told[good.name.lower()] = {way: {"barrels": n, "vp": n + extra} for way, n in ways.items()}
    return told
