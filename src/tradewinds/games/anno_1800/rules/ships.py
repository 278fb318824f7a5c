"""Ships: which can be built, and the tokens that come and go with them."""

from tradewinds.games.anno_1800.pieces import Strength
from tradewinds.games.anno_1800.rules.lookups import ship_token, strength
from tradewinds.games.anno_1800.rules.places import shipyards, yards
from tradewinds.games.anno_1800.state import State
from tradewinds.kernel.rules import rule


@rule
def built_so_far(s: State, least: int) -> int:
    """Ships of this action that are at least so strong."""
    found = 0
    for i in range(least - 1, Strength.size):
        found += s.built[i]
    return found


@rule
def finds_shipyard(s: State, ship: int) -> bool:
    """Whether this ship, with those built in this action, can be dealt to the shipyards.

    AN-SHP-01, AN-SHP-03, AN-SHP-08, AN-YRD-03, AN-YRD-04
    """
    packed = shipyards(s, s.active)
    for least in range(1, Strength.size + 1):
        if built_so_far(s, least) + (least <= strength(ship)) > yards(packed, least):
            return False
    return True


@rule
def ship_sails_in(s: State, seat: int, ship: int) -> None:
    """A ship comes with ready tokens. AN-SHP-05, AN-SHP-06, AN-PAY-17, AN-OW-07, AN-SET-07"""
    s.on_ships[seat, ship_token(ship)] += strength(ship)


@rule
def ship_leaves(s: State, seat: int, ship: int) -> None:
    """A ship takes tokens with it, spent ones first; those on cards stay. AN-BLD-14, AN-SHP-10"""
    sort = ship_token(ship)
    spent = min(s.spent_tokens[seat, sort], strength(ship))
    s.spent_tokens[seat, sort] -= spent
    s.on_ships[seat, sort] -= strength(ship) - spent


@rule
def ship_reappears(s: State, seat: int, ship: int) -> None:
    """A printed ship that is no longer covered brings its tokens back as spent ones. AN-BLD-15"""
    s.spent_tokens[seat, ship_token(ship)] += strength(ship)
