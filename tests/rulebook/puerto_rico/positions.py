"""Positions of Puerto Rico by facts that have names.

A table starts sound and bare: nobody has tiles, buildings, colonists or barrels, everyone has the doubloons
that the game deals, seat 0 is governor and about to choose a role. Facts then change it. Pieces always come
from somewhere: what a fact takes out of a supply the last player has, and what it gives to a player comes out
of the supply.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tests.rulebook.table import Table
from tradewinds.games.puerto_rico import GAME
from tradewinds.games.puerto_rico.invariants.totals import broken_totals
from tradewinds.games.puerto_rico.pieces import (
    CIRCLES,
    COPIES,
    DOUBLOONS,
    ISLAND_CELLS,
    NONE,
    PLANTATIONS,
    Building,
    Ending,
    Good,
    Role,
    Ship,
    Tile,
)
from tradewinds.games.puerto_rico.rules.holdings import colonists_of, island_filled
from tradewinds.games.puerto_rico.scoring import points, shipped
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.kernel.rules import listening

KEY = (2002, 7)

Amounts = int | Sequence[int] | Mapping[int, int]
Counts = Mapping[str, int] | Sequence[str]
Tiles = Mapping[str, int | tuple[int, int]]


class Island(Table):
    """A table of this game, with what lies on it under its names."""

    s: State

    def goods(self, seat: int) -> dict[str, int]:
        """What a player holds, without the kinds he has none of."""
        return {good.name.lower(): n for good in Good if (n := self.s.goods[seat, good])}

    def doubloons(self, seat: int) -> int:
        return int(self.s.doubloons[seat])

    def vp(self, seat: int) -> int:
        """Points of chips and paper."""
        return shipped(self.s, seat)

    def score(self, seat: int) -> int:
        return points(self.s, seat)

    def tiles(self, seat: int) -> dict[str, tuple[int, int]]:
        """The tiles of an island by kind, and how many of them are manned."""
        s = self.s
        return {t.name.lower(): (n, s.manned[seat, t]) for t in Tile if (n := s.tiles[seat, t])}

    def city(self, seat: int) -> dict[str, int]:
        """The buildings of a city with their colonists."""
        return {b.name.lower(): self.s.workers[seat, b] for b in Building if self.s.built[seat, b]}

    def colonists(self, seat: int) -> int:
        return colonists_of(self.s, seat)

    def san_juan(self, seat: int) -> int:
        return int(self.s.san_juan[seat])

    def counted(self, field: str) -> dict[str, int]:
        """A count of goods, such as `row`, without the kinds of which there are none."""
        cells = getattr(self.s, field)
        return {good.name.lower(): n for good in Good if (n := cells[good])}

    @property
    def ships(self) -> list[tuple[str, int] | None]:
        """What each cargo ship carries."""
        s = self.s
        return [
            None if s.cargo[ship] == NONE else (Good(s.cargo[ship]).name.lower(), int(s.loaded[ship]))
            for ship in Ship
        ]

    @property
    def taken(self) -> dict[str, int]:
        return {role.name.lower(): s for role in Role if (s := self.s.taken[role]) != NONE}

    @property
    def coins(self) -> dict[str, int]:
        return {role.name.lower(): n for role in Role if (n := self.s.coins[role])}

    @property
    def endings(self) -> set[str]:
        return {ending.name.lower() for ending in Ending if self.s.ending[ending]}

    def event(self, name: str) -> list[str]:
        """What was told so far by events of one name."""
        return [line for line in self.story if line.startswith(f"{name}(")]

    def play_on(self) -> Island:
        """Pass, or leave and fill, until somebody has to choose a role."""
        while self.question not in {"role", "over"}:
            legal = self.legal()
            self.play(next((act for act in ("pass", "fill") if act in legal), legal[0]))
        return self


def table(seats: int = 4, **facts: Any) -> Island:
    """A table with these facts; what has no fact stays as a bare start has it.

    Rounds:     governor=0, turn=1, taken={"settler": 0}, coins={"trader": 2}, ending=["city"]
    Boards:     island={0: {"corn": (3, 2), "quarry": 2}} (tiles, and how many of them are manned or all),
                city={0: {"office": 1}}, san_juan={0: 2}, goods={0: {"corn": 2}}, doubloons=, chips=, paper=
    Supplies:   colonists=, aboard=, quarries=, vp_left=, supply={"corn": 0}
    Middle:     row=["corn", ...], pile={...}, discard={...}, house=["corn"], ships=[None, ("corn", 3), None]
    And every option of the game by its name.
    """
    options = {name: facts.pop(name) for name in GAME.options if name in facts}
    s = GAME.start(seats, KEY, options)
    assert isinstance(s, State)
    clear(s)
    for name, setter in SETTERS.items():
        if name in facts:
            setter(s, facts.pop(name))
    assert not facts, f"no such facts: {', '.join(facts)}"
    s.bank = DOUBLOONS - sum(s.doubloons[seat] for seat in range(seats)) - sum(s.coins)
    assert broken_totals(s) == 0, GAME.invariants(broken_totals(s)).name
    return Island(GAME, s)


def choosing(role: str, seats: int = 4, **facts: Any) -> Island:
    """Seat 0 has chosen this role."""
    return table(seats, **facts).play(f"choose(role={role})")


def fresh(seats: int = 4, key: tuple[int, int] = KEY, **options: Any) -> Island:
    """A match as chance deals it, at its first question, with what was told on the way there."""
    with listening() as heard:
        s = GAME.start(seats, key, options)
    begun = Island(GAME, s)
    begun.events = heard
    return begun


def at_random(seats: int = 4, seed: int = 1, **options: Any) -> Iterator[tuple[State, Island]]:
    """A whole match played at random: after each act the position before it, and the table that heard it."""
    game, luck = fresh(seats, (seed, 0), **options), random.Random(seed)
    while game.question != "over":
        before, game.events = game.s.copy(), []
        yield before, game.play(luck.choice(game.legal()))


def clear(s: State) -> None:
    """The bare start, whatever the key has dealt."""
    s.first = s.governor = s.chooser = s.asked = 0
    s.turn, s.question = 1, Question.ROLE
    for seat in range(s.seats):
        for tile in Tile:
            s.tiles[seat, tile] = 0
    for good in Good:
        s.pile[good], s.row[good] = PLANTATIONS[good], 0
    kinds = [*Good, *Good]
    set_row(s, [good.name.lower() for good in kinds[: s.seats + 1]])


def members(counts: Counts) -> dict[str, int]:
    """How many of each name."""
    if isinstance(counts, Mapping):
        return dict(counts)
    return {name: list(counts).count(name) for name in counts}


# ---------------------------------------------------------------- setting one fact


def set_row(s: State, row: Counts) -> None:
    for good in Good:
        s.pile[good] += s.row[good]
        s.row[good] = members(row).get(good.name.lower(), 0)
        s.pile[good] -= s.row[good]


def set_pile(s: State, pile: Counts) -> None:
    """The pile holds just this; what then is missing is discarded."""
    for good in Good:
        number = members(pile).get(good.name.lower(), 0)
        s.discard[good] += s.pile[good] - number
        s.pile[good] = number


def set_discard(s: State, discard: Counts) -> None:
    """Just this is discarded; of the other discards each lies on an island, the last player's first."""
    for good in Good:
        number = members(discard).get(good.name.lower(), 0)
        for _ in range(s.discard[good] - number):
            s.tiles[_roomiest(s), good] += 1
        s.pile[good] -= max(0, number - s.discard[good])
        s.discard[good] = number


def _roomiest(s: State) -> int:
    seats = [seat for seat in range(s.seats) if island_filled(s, seat) < ISLAND_CELLS]
    return max(seats)


def set_quarries(s: State, quarries: int) -> None:
    for _ in range(s.quarries - quarries):
        s.tiles[_roomiest(s), Tile.QUARRY] += 1
    s.quarries = quarries


def set_island(s: State, islands: Mapping[int, Tiles]) -> None:
    for seat, tiles in islands.items():
        for name, told in tiles.items():
            tile = Tile[name.upper()]
            number, manned = told if isinstance(told, tuple) else (told, told)
            s.tiles[seat, tile], s.manned[seat, tile] = number, manned
            s.colonists -= manned
            if tile == Tile.QUARRY:
                s.quarries -= number
            else:
                s.pile[tile] -= number


def set_city(s: State, cities: Mapping[int, Mapping[str, int]]) -> None:
    for seat, city in cities.items():
        for name, workers in city.items():
            building = Building[name.upper()]
            assert workers <= CIRCLES[building]
            s.built[seat, building], s.workers[seat, building] = 1, workers
            s.stock[building] -= 1
            s.colonists -= workers
            assert 0 <= s.stock[building] < COPIES[building]


def set_san_juan(s: State, idle: Mapping[int, int]) -> None:
    for seat, number in idle.items():
        s.san_juan[seat] = number
        s.colonists -= number


def set_aboard(s: State, aboard: int) -> None:
    s.colonists += s.aboard - aboard
    s.aboard = aboard


def set_colonists(s: State, colonists: int) -> None:
    """The supply holds just this many; the last player has the others in San Juan."""
    s.san_juan[s.seats - 1] += s.colonists - colonists
    s.colonists = colonists


def set_goods(s: State, holdings: Mapping[int, Mapping[str, int]]) -> None:
    for seat, held in holdings.items():
        for name, number in held.items():
            s.goods[seat, Good[name.upper()]] = number
            s.supply[Good[name.upper()]] -= number


def set_supply(s: State, supply: Mapping[str, int]) -> None:
    """The supply holds just this many; the last player has what then is missing."""
    for name, number in supply.items():
        good = Good[name.upper()]
        s.goods[s.seats - 1, good] += s.supply[good] - number
        s.supply[good] = number


def set_house(s: State, house: Counts) -> None:
    for name, number in members(house).items():
        s.house[Good[name.upper()]] = number
        s.supply[Good[name.upper()]] -= number


def set_ships(s: State, ships: Sequence[tuple[str, int] | None]) -> None:
    for ship, cargo in enumerate(ships):
        if cargo is not None:
            good = Good[cargo[0].upper()]
            s.cargo[ship], s.loaded[ship] = good, cargo[1]
            s.supply[good] -= cargo[1]


def set_chips(s: State, amounts: Amounts) -> None:
    for seat, amount in by_seat(s, amounts).items():
        s.vp_left += s.chips[seat] - amount
        s.chips[seat] = amount


def set_vp_left(s: State, left: int) -> None:
    """The supply holds just this many; the last player has the others."""
    s.chips[s.seats - 1] += s.vp_left - left
    s.vp_left = left


def by_seat(s: State, amounts: Amounts) -> dict[int, int]:
    if isinstance(amounts, int):
        amounts = [amounts] * s.seats
    return dict(amounts if isinstance(amounts, Mapping) else enumerate(amounts))


def set_each(field: str) -> Any:
    def setter(s: State, amounts: Amounts) -> None:
        for seat, amount in by_seat(s, amounts).items():
            getattr(s, field)[seat] = amount

    return setter


def set_governor(s: State, seat: int) -> None:
    s.governor = s.chooser = s.asked = seat
    s.first = (seat - s.turn + 1) % s.seats


def set_turn(s: State, turn: int) -> None:
    s.turn = turn
    set_governor(s, s.governor)


def set_taken(s: State, taken: Mapping[str, int]) -> None:
    """These cards are taken, in turn order from the governor on; the next player chooses."""
    assert sorted(taken.values()) == sorted((s.governor + i) % s.seats for i in range(len(taken)))
    for name, seat in taken.items():
        s.taken[Role[name.upper()]] = seat
    s.chooser = s.asked = (s.governor + len(taken)) % s.seats


def set_coins(s: State, coins: Mapping[str, int]) -> None:
    for name, number in coins.items():
        s.coins[Role[name.upper()]] = number


def set_ending(s: State, endings: Iterable[str]) -> None:
    for name in endings:
        s.ending[Ending[name.upper()]] = 1


SETTERS: dict[str, Any] = {
    "governor": set_governor,
    "turn": set_turn,
    "taken": set_taken,
    "coins": set_coins,
    "ending": set_ending,
    "row": set_row,
    "island": set_island,
    "pile": set_pile,
    "discard": set_discard,
    "quarries": set_quarries,
    "city": set_city,
    "san_juan": set_san_juan,
    "aboard": set_aboard,
    "colonists": set_colonists,
    "goods": set_goods,
    "house": set_house,
    "ships": set_ships,
    "supply": set_supply,
    "doubloons": set_each("doubloons"),
    "chips": set_chips,
    "paper": set_each("paper"),
    "vp_left": set_vp_left,
}
