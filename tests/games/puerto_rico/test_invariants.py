"""Each invariant fails on a position that is wrong in just that way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.puerto_rico.positions import Island, choosing, table
from tradewinds.games.puerto_rico import GAME
from tradewinds.games.puerto_rico.invariants import Invariant
from tradewinds.games.puerto_rico.pieces import Building, Ending, Role, Tile
from tradewinds.games.puerto_rico.state import State

Spoil = Callable[[State], None]


def change(**fields: Any) -> Spoil:
    """Set these: a number, or a number for each place given."""

    def spoil(s: State) -> None:
        for name, value in fields.items():
            if isinstance(value, dict):
                for place, number in value.items():
                    getattr(s, name)[place] = number
            else:
                setattr(s, name, value)

    return spoil


def move_colonist(s: State) -> None:
    """One who was at work idles."""
    s.manned[0, Tile.CORN] -= 1
    s.san_juan[0] += 1


def at_work() -> Island:
    """Seat 0 has a manned and a free corn plantation, and a shop; it chooses a role."""
    return table(
        island={0: {"corn": (2, 1), "quarry": (1, 0)}, 1: {"sugar": (2, 0)}},
        city={0: {"office": 1, "sugar_mill": 2}},
        goods={0: {"corn": 3, "sugar": 2}, 1: {"coffee": 2}},
        chips=[10, 2, 3, 4],
    )


def choosing_mayor() -> Island:
    """Seat 0 has a colonist at work and no other circle; nobody comes."""
    return choosing("mayor", aboard=0, island={0: {"corn": 1}})


def discard_one(s: State) -> None:
    kind = next(good for good in range(5) if s.row[good])
    s.row[kind] -= 1
    s.discard[kind] += 1


WRONG: dict[Invariant, tuple[Callable[[], Island], str, Spoil]] = {
    Invariant.NOTHING_BELOW_ZERO: (at_work, "choose(role=prospector)", change(aboard=-1)),
    Invariant.BARRELS_ARE_COMPLETE: (at_work, "choose(role=prospector)", change(supply={0: 9})),
    Invariant.PLANTATIONS_ARE_COMPLETE: (at_work, "choose(role=prospector)", change(discard={0: 1})),
    Invariant.QUARRIES_ARE_COMPLETE: (at_work, "choose(role=prospector)", change(quarries=8)),
    Invariant.COLONISTS_ARE_COMPLETE: (at_work, "choose(role=prospector)", change(colonists=3)),
    Invariant.BUILDINGS_ARE_COMPLETE: (at_work, "choose(role=prospector)", change(stock={11: 2})),
    Invariant.POINTS_ARE_COMPLETE: (at_work, "choose(role=prospector)", change(paper={0: 1})),
    Invariant.DOUBLOONS_ARE_COMPLETE: (at_work, "choose(role=prospector)", change(bank=0)),
    Invariant.ALL_HAS_ROOM: (
        at_work,
        "choose(role=prospector)",
        change(tiles={(0, 5): 8, (0, 0): 5}, quarries=0, pile={0: 4}),
    ),
    Invariant.CIRCLES_HOLD_ONE: (
        at_work,
        "choose(role=prospector)",
        lambda s: change(manned={(0, 0): 3}, colonists=s.colonists - 2)(s),
    ),
    Invariant.NOBODY_IDLES: (choosing_mayor, "pass", move_colonist),
    Invariant.SHIPS_CARRY_ONE_KIND: (
        at_work,
        "choose(role=prospector)",
        change(cargo={0: 0, 1: 0}, loaded={0: 1, 1: 1}, supply={0: 5}),
    ),
    Invariant.WHAT_IS_FULL_IS_EMPTIED: (
        at_work,
        "choose(role=prospector)",
        change(cargo={0: 0}, loaded={0: 5}, supply={0: 2}),
    ),
    Invariant.ROW_IS_FULL: (at_work, "choose(role=prospector)", discard_one),
    Invariant.SHIP_SERVES_BUILDINGS: (
        lambda: choosing("mayor", aboard=0),
        "pass",
        lambda s: change(aboard=3, colonists=s.colonists + 1)(s),
    ),
    Invariant.ONE_ROLE_EACH: (at_work, "choose(role=prospector)", change(taken={Role.MAYOR: 0})),
    Invariant.NO_COINS_ON_TAKEN_CARDS: (
        at_work,
        "choose(role=prospector)",
        lambda s: change(coins={Role.PROSPECTOR: 1}, bank=s.bank - 1)(s),
    ),
    Invariant.ENDINGS_LAST: (
        lambda: table(ending=["city"]),
        "choose(role=prospector)",
        change(ending={Ending.CITY: 0}),
    ),
    Invariant.GOVERNOR_MOVES_ON: (at_work, "choose(role=prospector)", change(first=1)),
    Invariant.NOTHING_IS_LOST: (
        at_work,
        "choose(role=prospector)",
        lambda s: change(chips={0: 9}, vp_left=s.vp_left + 1)(s),
    ),
    Invariant.DOUBLOONS_ARE_DUE: (
        at_work,
        "choose(role=prospector)",
        lambda s: change(doubloons={2: 4}, bank=s.bank - 1)(s),
    ),
    Invariant.POINTS_COME_FROM_SHIPS: (
        at_work,
        "choose(role=prospector)",
        lambda s: change(chips={0: 11}, vp_left=s.vp_left - 1)(s),
    ),
}


def told(t: Island, act: str, spoil: Spoil) -> Invariant:
    """The first invariant that an act breaks, if the position after it is spoilt."""
    code = GAME.alphabet.from_text(act)
    before = t.s.copy()
    GAME.apply(t.s, code)
    spoil(t.s)
    return Invariant(GAME.broken(before, t.s, code))


@pytest.mark.parametrize("invariant", WRONG, ids=lambda invariant: invariant.name.lower())
def test_what_is_wrong_is_found(invariant: Invariant) -> None:
    position, act, spoil = WRONG[invariant]
    assert told(position(), act, lambda s: None) == Invariant.NONE
    assert told(position(), act, spoil) == invariant


def test_goods_kept_beyond_the_limits_are_found() -> None:
    ships = [("indigo", 5), ("tobacco", 1), ("sugar", 7)]
    t = choosing("captain", ships=ships, goods={0: {"corn": 2, "coffee": 2}})

    def keep_another(s: State) -> None:
        s.goods[0, 4] += 1
        s.supply[4] -= 1

    assert told(t, "keep(good=corn)", keep_another) == Invariant.STORES_HAVE_LIMITS


def test_work_of_unmanned_buildings_is_found() -> None:
    """What a building allowed is judged by the position before."""
    t = choosing("settler", city={0: {"hacienda": 1}})
    code = GAME.alphabet.from_text("draw_tile")
    before = t.s.copy()
    GAME.apply(t.s, code)
    assert GAME.broken(before, t.s, code) == Invariant.NONE
    before.workers[0, Building.HACIENDA] = 0
    assert GAME.broken(before, t.s, code) == Invariant.ONLY_MANNED_BUILDINGS_WORK


def test_each_invariant_is_tried() -> None:
    apart = {Invariant.NONE, Invariant.STORES_HAVE_LIMITS, Invariant.ONLY_MANNED_BUILDINGS_WORK}
    assert set(Invariant) == set(WRONG) | apart
