"""Positions of Anno 1800 by facts that have names.

A table starts sound: seat 0 goes first and is about to choose its action in round 1, everybody has what the
set-up gives, and hands are of the last cards of each deck, so that the first ones can be dealt by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from tests.rulebook.table import Table
from tradewinds.games.anno_1800 import GAME
from tradewinds.games.anno_1800.pieces import (
    NONE,
    Building,
    Card,
    Cube,
    Deck,
    Expedition,
    NewWorld,
    Objective,
    OldWorld,
    Resource,
    Tile,
    Token,
)
from tradewinds.games.anno_1800.rules.lookups import deck_of, effect_of
from tradewinds.games.anno_1800.rules.places import visible
from tradewinds.games.anno_1800.rules.ships import ship_sails_in
from tradewinds.games.anno_1800.rules.tiles import is_ship, put_tile
from tradewinds.games.anno_1800.scoring import objective_points, points
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import FIRST_CARD, ISLAND_PRINT
from tradewinds.kernel.rules import listening

KEY = (1800, 7)
HAND = {Deck.FW: 7, Deck.AEI: 2, Deck.NW: 0}


class Islands(Table):
    """A table of this game, with what lies on it under its names."""

    s: State

    @property
    def question(self) -> str:
        """The question asked; the turn menu without an action left is the turn menu too."""
        return {"turn_end": "menu"}.get(super().question, super().question)

    def _by_name(self, names: Any, cells: Any) -> dict[str, int]:
        return {name.name.lower(): int(cells[name]) for name in names if cells[name]}

    def ready(self, seat: int = 0) -> dict[str, int]:
        return self._by_name(Cube, self.s.ready[seat])

    def spent(self, seat: int = 0) -> dict[str, int]:
        return self._by_name(Cube, self.s.spent[seat])

    def cubes(self, seat: int = 0) -> dict[str, int]:
        return self._by_name(Cube, self.s.cubes[seat])

    def workers(self, slot: int, seat: int = 0) -> list[str]:
        """The cubes on a space."""
        found = (self.s.work[seat, 2 * slot], self.s.work[seat, 2 * slot + 1])
        return [Cube(cube).name.lower() for cube in found if cube != NONE]

    def tokens(self, sort: str, seat: int = 0) -> tuple[int, int, int]:
        """Tokens ready on ships, ready on cards, and spent."""
        at = Token[sort.upper()]
        return self.s.on_ships[seat, at], self.s.on_cards[seat, at], self.s.spent_tokens[seat, at]

    def hand(self, seat: int = 0) -> list[str]:
        return [card.name.lower() for card in Card if self.s.hand[seat, card] == 1]

    def under(self, seat: int = 0) -> dict[str, int]:
        """Cards that a player has put under decks, and how deep they lie."""
        return {card.name.lower(): -self.s.hand[seat, card] for card in Card if self.s.hand[seat, card] < 0}

    def played(self, seat: int = 0) -> list[str]:
        return [card.name.lower() for card in Card if self.s.played[card] == seat]

    def is_activated(self, card: str) -> bool:
        return bool(self.s.activated[Card[card.upper()]])

    def at(self, slot: int, seat: int = 0) -> str | None:
        """What is visible on a space."""
        building = visible(self.s, seat, slot)
        return None if building == NONE else Building(building).name.lower()

    def stack(self, tile: str) -> int:
        return int(self.s.stack[Tile[tile.upper()]])

    def supply(self, cube: str) -> int:
        return int(self.s.supply[Cube[cube.upper()]])

    def deck(self, deck: str) -> int:
        return int(self.s.deck_size[Deck[deck.upper()]])

    def gold(self, seat: int = 0) -> int:
        return int(self.s.gold[seat])

    def needs(self) -> list[str]:
        """The resources still lacking."""
        return [Resource(self.s.needs[i]).name.lower() for i in range(6) if self.s.needs[i] != NONE]

    def expeditions(self, seat: int = 0) -> int:
        return sum(self.s.expeditions[seat, card] for card in Expedition)

    def points(self, seat: int = 0) -> int:
        return points(self.s, seat)

    def objective(self, name: str, seat: int = 0) -> int:
        return objective_points(self.s, seat, Objective[name.upper()])

    def pass_turns(self, turns: int) -> Self:
        """So many players hold a festival and end their turns."""
        for _ in range(turns):
            self.play("hold_festival", "end_turn")
        return self

    def may(self, act: str) -> bool:
        return self.why_not(act) == "none"

    def will(self, what: Any, *acts: str) -> Self:
        """Let chance bring about, with these acts, what is wanted; then play them."""
        while True:
            ahead = Islands(GAME, self.s.copy()).play(*acts)
            if what(ahead):
                return self.play(*acts)
            self.s.key[0] += 1


def table(seats: int = 3, **facts: Any) -> Islands:
    """A table with these facts; what has no fact stays as the set-up has it.

    By seat:     hand={0: ["fw13"]}, played={0: ["fw32"]}, activated=..., gold={0: 4},
                 cubes={0: {"engineer": 1}},
                 ready={0: {"farmer": 2}} (the others of that seat are spent), work={0: {7: ["artisan"]}},
                 tiles={0: {11: "brewery"}}, islands={0: ["warehouse"]}, colonies={0: ["island_3"]},
                 tokens={0: {"trade": 1}} (ready on ships, the others spent), card_tokens={0: {"trade": 3}},
                 expeditions={0: ["artisan_artisan"]}
    Common:      objectives=["zoo"], decks={"fw": 1} (the last seat has played the missing cards), taken=[...]
    In a turn:   actions=2, round=3, bought=["planks"], pool={"farmer": 3}
    And every option of the game by its name.
    """
    options = {name: facts.pop(name) for name in [*GAME.options] if name in facts and name != "objectives"}
    s = GAME.start(seats, KEY, options)
    assert isinstance(s, State)
    lay_out(s, facts.pop("hand", {}), facts.get("played", {}), facts.get("activated", {}))
    for name, setter in SETTERS.items():
        if name in facts:
            setter(s, facts.pop(name))
    assert not facts, f"no such facts: {', '.join(facts)}"
    made = Islands(GAME, s)
    broken = GAME.broken(s.copy(), s, 0)
    assert broken == 0, GAME.invariants(broken).name
    return made


def fresh(seats: int = 3, key: tuple[int, int] = KEY, **options: Any) -> Islands:
    """A match as chance deals it, at its first question, with what was told on the way there."""
    with listening() as heard:
        s = GAME.start(seats, key, options)
    begun = Islands(GAME, s)
    begun.events = heard
    return begun


# ---------------------------------------------------------------- laying out


def lay_out(s: State, hands: Mapping[int, list[str]], *played: Mapping[int, list[str]]) -> None:
    """Seat 0 goes first; hands as told, the others from the end of each deck."""
    s.first = s.active = s.asked = 0
    for seat in range(s.seats):
        s.gold[seat] = 0
        for card in Card:
            s.hand[seat, card] = 0
        for deck in Deck:
            s.held[seat, deck] = 0
    for objective in Objective:
        s.in_game[objective] = 0
    for card in Card:
        s.deck[card] = 1
    for deck in Deck:
        s.deck_size[deck] = FIRST_CARD[deck + 1] - FIRST_CARD[deck]
    for seat, names in hands.items():
        for name in names:
            take(s, seat, Card[name.upper()])
    named = {name for laid in played for names in laid.values() for name in names}
    for seat in range(s.seats):
        for deck, number in HAND.items() if seat not in hands else ():
            last = FIRST_CARD[deck + 1] - 1
            while s.held[seat, deck] < number:
                if s.deck[last] and Card(last).name.lower() not in named:
                    take(s, seat, last)
                last -= 1


def take(s: State, seat: int, card: int) -> None:
    """A card of the deck into a hand."""
    assert s.deck[card], Card(card).name
    s.deck[card] = 0
    s.deck_size[deck_of(card)] -= 1
    s.hand[seat, card] = 1
    s.held[seat, deck_of(card)] += 1


def _play(s: State, seat: int, card: int, activated: int) -> None:
    s.deck[card] = 0
    s.deck_size[deck_of(card)] -= 1
    s.played[card] = seat
    s.activated[card] = activated
    s.unused[seat, effect_of(card)] += not activated


def _played(s: State, facts: Mapping[int, Iterable[str]], activated: int = 0) -> None:
    for seat, names in facts.items():
        for name in names:
            _play(s, seat, Card[name.upper()], activated)


def _activated(s: State, facts: Mapping[int, Iterable[str]]) -> None:
    _played(s, facts, 1)


def _gold(s: State, facts: Mapping[int, int]) -> None:
    for seat, gold in facts.items():
        s.gold[seat] = gold


def _cubes(s: State, facts: Mapping[int, Mapping[str, int]]) -> None:
    for seat, cubes in facts.items():
        for name, number in cubes.items():
            cube = Cube[name.upper()]
            s.supply[cube] -= number - s.cubes[seat, cube]
            s.cubes[seat, cube] = s.ready[seat, cube] = number


def _ready(s: State, facts: Mapping[int, Mapping[str, int]]) -> None:
    for seat, cubes in facts.items():
        for cube in Cube:
            there = s.ready[seat, cube] + s.spent[seat, cube]
            s.ready[seat, cube] = cubes.get(cube.name.lower(), 0)
            s.spent[seat, cube] = there - s.ready[seat, cube]


def _work(s: State, facts: Mapping[int, Mapping[int, list[str]]]) -> None:
    for seat, places in facts.items():
        for slot, names in places.items():
            for i, name in enumerate(names):
                s.work[seat, 2 * slot + i] = Cube[name.upper()]
                s.ready[seat, Cube[name.upper()]] -= 1


def _tiles(s: State, facts: Mapping[int, Mapping[int, str]]) -> None:
    for seat, tiles in facts.items():
        for slot, name in tiles.items():
            put_tile(s, seat, Tile[name.upper()], slot)


def _islands(s: State, facts: Mapping[int, Sequence[str]]) -> None:
    for seat, names in facts.items():
        for k, name in enumerate(names):
            s.island[seat, k] = OldWorld[name.upper()]
            for building in ISLAND_PRINT[OldWorld[name.upper()]]:
                if is_ship(int(building)):
                    ship_sails_in(s, seat, int(building))


def _colonies(s: State, facts: Mapping[int, Sequence[str]]) -> None:
    for seat, names in facts.items():
        for k, name in enumerate(names):
            s.colony[seat, k] = NewWorld[name.upper()]


def _tokens(s: State, facts: Mapping[int, Mapping[str, int]]) -> None:
    for seat, tokens in facts.items():
        for name, ready in tokens.items():
            at = Token[name.upper()]
            s.spent_tokens[seat, at] += s.on_ships[seat, at] - ready
            s.on_ships[seat, at] = ready


def _card_tokens(s: State, facts: Mapping[int, Mapping[str, int]]) -> None:
    for seat, tokens in facts.items():
        for name, number in tokens.items():
            s.on_cards[seat, Token[name.upper()]] = number


def _expeditions(s: State, facts: Mapping[int, Iterable[str]]) -> None:
    for seat, names in facts.items():
        for name in names:
            s.expeditions[seat, Expedition[name.upper()]] += 1
            s.expedition_deck[Expedition[name.upper()]] -= 1


def _objectives(s: State, names: Iterable[str]) -> None:
    for name in names:
        s.in_game[Objective[name.upper()]] = 1


def _decks(s: State, facts: Mapping[str, int]) -> None:
    for name, left in facts.items():
        deck = Deck[name.upper()]
        card = FIRST_CARD[deck]
        while s.deck_size[deck] > left:
            if s.deck[card]:
                _play(s, s.seats - 1, card, 1)
            card += 1


def _actions(s: State, actions: int) -> None:
    s.actions_left = actions  # at least one


def _round(s: State, number: int) -> None:
    s.turn += s.seats * (number - s.round)
    s.round = number


def _bought(s: State, names: Iterable[str]) -> None:
    for name in names:
        s.bought[Resource[name.upper()]] = 1


def _pool(s: State, facts: Mapping[str, int]) -> None:
    for name, number in facts.items():
        s.pool[Cube[name.upper()]] = number


SETTERS = {
    "played": _played,
    "activated": _activated,
    "gold": _gold,
    "islands": _islands,
    "colonies": _colonies,
    "tiles": _tiles,
    "cubes": _cubes,
    "work": _work,
    "ready": _ready,
    "tokens": _tokens,
    "card_tokens": _card_tokens,
    "expeditions": _expeditions,
    "objectives": _objectives,
    "decks": _decks,
    "actions": _actions,
    "round": _round,
    "bought": _bought,
    "pool": _pool,
}
