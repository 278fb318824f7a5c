"""Positions of Santiago de Cuba by facts that have names.

A table starts sound: the Cubans on stops 1 to 9 and the buildings on their spaces in the order of the
rulebook, the car at the port, nobody on the board, everyone with what the game deals, seat 0 about to drive.
Facts then change it; goods always come out of the supply and go back into it, eight of a kind.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tests.rulebook.table import Table
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.pieces import (
    FACES,
    GOODS_OF_A_KIND,
    NONE,
    PORT,
    SPACES,
    Building,
    Cuban,
    Die,
    Flower,
    Good,
)
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import listening

KEY = (2011, 7)
DICE = {"sugar": 2, "citrus": 2, "tobacco": 1, "rum": 1}

Amounts = int | Sequence[int] | Mapping[int, int]
Holdings = Sequence[Mapping[str, int]] | Mapping[int, Mapping[str, int]]


class Havana(Table):
    """A table of this game, with what lies on it under its names."""

    s: State

    def goods(self, seat: int) -> dict[str, int]:
        """What a player holds, without the kinds he has none of."""
        return {good.name.lower(): n for good in Good if (n := self.s.goods[seat, good])}

    def pesos(self, seat: int) -> int:
        return int(self.s.pesos[seat])

    def vp(self, seat: int) -> int:
        return int(self.s.vp[seat])

    def pawn(self, seat: int) -> str | None:
        """The building where a player's pawn stands."""
        return None if self.s.pawn[seat] == NONE else Building(self.s.pawn[seat]).name.lower()

    def owner(self, building: str) -> int | None:
        seat = self.s.owner[Building[building.upper()]]
        return None if seat == NONE else int(seat)

    def is_active(self, cuban: str) -> bool:
        """Whether a Cuban's card lies face up."""
        return self.s.inactive[Cuban[cuban.upper()]] == 0

    @property
    def car(self) -> str:
        """Where the car stands: `port` or a Cuban's name."""
        return "port" if self.s.car == PORT else Cuban(self.s.cuban_at[self.s.car]).name.lower()

    @property
    def dice(self) -> dict[str, int]:
        """The dice on the ship; none while its demand is open."""
        return {} if self.s.pending else {d.name.lower(): self.s.dice[d] for d in Die if d != self.s.aside}

    @property
    def aside(self) -> str | None:
        return None if self.s.aside == NONE else Die(self.s.aside).name.lower()

    @property
    def supply(self) -> dict[str, int]:
        return {good.name.lower(): self.s.supply[good] for good in Good}

    def will_roll(self, **faces: int) -> Havana:
        """See to it that these dice show these faces at the next roll of all five."""
        for die, face in faces.items():
            assert face in FACES[Die[die.upper()]]
        while any(self._next_roll()[die] != face for die, face in faces.items()):
            self.s.key[0] += 1
        return self

    def _next_roll(self) -> dict[str, int]:
        ahead = self.s.copy()
        return {die.name.lower(): FACES[die][draw(ahead, 6)] for die in Die}


def table(seats: int = 3, **facts: Any) -> Havana:
    """A table with these facts; what has no fact stays as a canonical start has it.

    Where and whose:  car_at="pedro" | "port" | 4, active=0, asked=1, question="move_car", turn=5
    Hands:            pesos=, vp= 5 | [5, 3] | {0: 5}; goods={0: {"sugar": 2}} (that seat holds no more)
    Supply:           supply={"rum": 1}: the last seat has what then is missing
    Board:            cubans=["maria", ...] (the rest follow), spaces={"red": ["bank", ...]},
                      pawns={0: "bank"}, owners={"bank": 1}, inactive=["maria"] | {"maria": 2}
    Ship:             ship=3, value=3, dice={"sugar": 2} (others show 0), aside="cigars", pending=True
    In a turn:        building="bank", by_alonso=True, entered=True, selling=True, passed=[1]
    And every option of the game by its name.
    """
    options = {name: facts.pop(name) for name in GAME.options if name in facts}
    s = GAME.start(seats, KEY, options)
    assert isinstance(s, State)
    lay_out(s)
    for name, setter in SETTERS.items():
        if name in facts:
            setter(s, facts.pop(name))
    assert not facts, f"no such facts: {', '.join(facts)}"
    assert_sound(s)
    return Havana(GAME, s)


def fresh(seats: int = 3, key: tuple[int, int] = KEY, **options: Any) -> Havana:
    """A match as chance deals it, at its first question, with what was told on the way there."""
    with listening() as heard:
        s = GAME.start(seats, key, options)
    begun = Havana(GAME, s)
    begun.events = heard
    return begun


def at_random(seats: int = 3, seed: int = 1, **options: Any) -> Iterator[tuple[State, Havana]]:
    """A whole match played at random: after each act the position before it, and the table that heard it."""
    game, luck = fresh(seats, (seed, 0), **options), random.Random(seed)
    while game.question != "over":
        before, game.events = game.s.copy(), []
        yield before, game.play(luck.choice(game.legal()))


def lay_out(s: State) -> None:
    """The canonical start, whatever the key has shuffled."""
    s.first = s.active = s.asked = 0
    s.turn, s.question = 1, Question.MOVE_CAR
    set_cubans(s, [])
    set_spaces(s, {})
    set_dice(s, DICE)


# ---------------------------------------------------------------- setting one fact


def set_active(s: State, seat: int) -> None:
    s.active = s.asked = seat


def set_question(s: State, name: str) -> None:
    s.question = Question[name.upper()]


def set_car(s: State, where: str | int) -> None:
    if where == "port":
        where = PORT
    if isinstance(where, str):
        where = next(stop for stop in range(1, 10) if s.cuban_at[stop] == Cuban[where.upper()])
    s.car = where


def set_cubans(s: State, names: Sequence[str]) -> None:
    """These from stop 1 on, then the others."""
    named = [Cuban[name.upper()] for name in names]
    for stop, cuban in enumerate(named + [cuban for cuban in Cuban if cuban not in named], start=1):
        s.cuban_at[stop] = cuban


def set_spaces(s: State, groups: Mapping[str, Sequence[str]]) -> None:
    """These under their flowers, the others on the spaces left over."""
    space_of: dict[Building, int] = {}
    for flower, names in groups.items():
        for i, name in enumerate(names):
            space_of[Building[name.upper()]] = Flower[flower.upper()] * SPACES + i
    free = [space for space in range(len(Building)) if space not in space_of.values()]
    others = [building for building in Building if building not in space_of]
    for building, space in {**space_of, **dict(zip(others, free, strict=True))}.items():
        s.space_of[building] = space


def set_dice(s: State, dice: Mapping[str, int]) -> None:
    """These dice, the others at 0; the last one without a number lies aside."""
    for die in Die:
        s.dice[die] = dice.get(die.name.lower(), 0)
    s.aside = max((die for die in Die if die.name.lower() not in dice), default=Die.CIGARS)
    s.pending = 0


def set_aside(s: State, die: str) -> None:
    s.aside = Die[die.upper()]


def set_pending(s: State, pending: bool) -> None:
    """The ship has come, and its demand is not fixed yet."""
    if pending:
        set_dice(s, {})
        s.pending, s.aside = 1, NONE


def set_ship(s: State, ship: int) -> None:
    s.departures = ship - 1


def set_owners(s: State, owners: Mapping[str, int]) -> None:
    for building, seat in owners.items():
        s.owner[Building[building.upper()]] = seat


def set_pawns(s: State, pawns: Mapping[int, str]) -> None:
    for seat, building in pawns.items():
        s.pawn[seat] = Building[building.upper()]


def set_inactive(s: State, away: Iterable[str] | Mapping[str, int]) -> None:
    """Away until the car has driven off from their stops once, or as often as a mapping says."""
    for name, times in (away if isinstance(away, Mapping) else dict.fromkeys(away, 1)).items():
        s.inactive[Cuban[name.upper()]] = times


def set_goods(s: State, holdings: Holdings) -> None:
    """These seats hold exactly this; the supply gives and takes the difference."""
    for seat, held in dict(holdings if isinstance(holdings, Mapping) else enumerate(holdings)).items():
        for good in Good:
            number = held.get(good.name.lower(), 0)
            s.supply[good] += s.goods[seat, good] - number
            s.goods[seat, good] = number


def set_supply(s: State, supply: Mapping[str, int]) -> None:
    """The supply holds just this many; the last seat has what then is missing."""
    for name, number in supply.items():
        good = Good[name.upper()]
        s.goods[s.seats - 1, good] += s.supply[good] - number
        s.supply[good] = number


def set_passed(s: State, seats: Iterable[int]) -> None:
    for seat in seats:
        s.passed[seat] = 1


def set_amounts(cells: Any, seats: int, amounts: Amounts) -> None:
    if isinstance(amounts, int):
        amounts = [amounts] * seats
    for seat, amount in dict(amounts if isinstance(amounts, Mapping) else enumerate(amounts)).items():
        cells[seat] = amount


def plain(name: str) -> Any:
    """Sets a field that is one number."""
    return lambda s, value: setattr(s, name, int(value))


SETTERS: dict[str, Any] = {
    "turn": plain("turn"),
    "cubans": set_cubans,
    "spaces": set_spaces,
    "car_at": set_car,
    "active": set_active,
    "asked": plain("asked"),
    "question": set_question,
    "pesos": lambda s, amounts: set_amounts(s.pesos, s.seats, amounts),
    "vp": lambda s, amounts: set_amounts(s.vp, s.seats, amounts),
    "goods": set_goods,
    "supply": set_supply,
    "ship": set_ship,
    "value": plain("value"),
    "dice": set_dice,
    "aside": set_aside,
    "pending": set_pending,
    "owners": set_owners,
    "pawns": set_pawns,
    "inactive": set_inactive,
    "building": lambda s, name: setattr(s, "building", Building[name.upper()]),
    "by_alonso": plain("by_alonso"),
    "entered": plain("entered"),
    "selling": plain("selling"),
    "passed": set_passed,
}


def assert_sound(s: State) -> None:
    """What the facts made is a position that the box can show."""
    for good in Good:
        held = [s.goods[seat, good] for seat in range(s.seats)]
        assert min(*held, s.supply[good]) >= 0, f"below nothing: {good.name}"
        assert s.supply[good] + sum(held) == GOODS_OF_A_KIND, good.name
    assert sorted(s.space_of) == list(range(len(Building))), "a space with two buildings"
    assert sorted(s.cuban_at)[1:] == list(Cuban), "a Cuban twice"
    standing = [s.pawn[seat] for seat in range(s.seats) if s.pawn[seat] != NONE]
    assert len(standing) == len(set(standing)), "two pawns in a building"
    for die in Die:
        assert s.dice[die] in range(max(FACES[die]) + 1), die.name
    assert s.value in {2, 3, 4}
