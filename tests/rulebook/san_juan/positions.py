"""Positions of San Juan by facts that have names.

A table starts sound: seat 0 is governor and about to choose the first role, everyone has an indigo plant and
an empty hand, and all other cards are on the draw pile. Facts then change it; cards always come out of the
draw pile, so that each has its copies.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from tests.rulebook.table import Table
from tradewinds.games.san_juan import GAME
from tradewinds.games.san_juan.pieces import KINDS, NONE, PLACES, Card, Good, Role, Tile
from tradewinds.games.san_juan.state import Question, State
from tradewinds.kernel.nibbles import add_nibble, nibble
from tradewinds.kernel.rules import listening

KEY = (2004, 7)

Names = Sequence[str]


class Town(Table):
    """A table of this game, with what lies on it under its names."""

    s: State

    def hand(self, seat: int) -> dict[str, int]:
        """The cards in a hand, without the kinds that are not there."""
        return names(self.s.hand[seat])

    def cards(self, seat: int) -> int:
        """How many cards are in hand."""
        return int(self.s.cards[seat])

    def city(self, seat: int) -> list[str]:
        """A player's standing buildings in the order of their places."""
        return [Card(card).name.lower() for card in self.s.city[seat] if card != NONE]

    def covered(self, seat: int) -> dict[int, str]:
        """What lies right under a player's buildings, by place."""
        return {i: Card(c).name.lower() for i, c in enumerate(self.s.beneath[seat]) if c != NONE}

    def goods(self, seat: int) -> dict[str, int]:
        """A player's goods by kind."""
        found: Counter[str] = Counter()
        for place in range(PLACES):
            if self.s.good[seat, place] != NONE:
                found[Good(self.s.city[seat, place] - 1).name.lower()] += 1
        return dict(found)

    def chapel(self, seat: int) -> dict[str, int]:
        return names(self.s.chapel[seat])

    def discarded(self, seat: int) -> dict[str, int]:
        """What lies on the discard pile from a player's hand."""
        return names(self.s.discarded[seat])

    def vp(self, seat: int) -> int:
        return int(GAME.points(self.s, seat))

    @property
    def role(self) -> str | None:
        return None if self.s.role == NONE else Role(self.s.role).name.lower()

    @property
    def tile(self) -> str | None:
        return None if self.s.open_tile == NONE else Tile(self.s.open_tile).name.lower()

    @property
    def supply(self) -> int:
        return int(self.s.pile + self.s.discards)

    def turned_down(self) -> Self:
        """Everyone asked about an action, a function or an option declines it, as long as that goes on."""
        phase = (self.s.turn, self.s.choices, self.s.role)
        while (self.s.turn, self.s.choices, self.s.role) == phase and self.s.role != NONE:
            self.play("pass" if "pass" in self.legal() else "stop")
        return self


def names(row: Any) -> dict[str, int]:
    """The cards in a row of counts."""
    return {card.name.lower(): n for card in Card if (n := nibble(row, card))}


def table(seats: int = 3, **facts: Any) -> Town:
    """A table with these facts; what has no fact stays as described above.

    Course:     governor=0, chooser=, asked=, question="role", role="builder", choices=, turn=,
                chosen={"builder": 0}, library_used=[0]
    Cards:      cities={0: ["smithy"]} (after the indigo plant), hands={0: ["library"]},
                goods={0: ["indigo"]}, chapels={0: ["well"]}, discards={0: ["well"]}, sold=["well"],
                shown={1: "well"}, covered={0: {1: "tower"}}, pile=["well"]: no other card is left to draw
                (the last player has the others under his chapels)
    Trader:     tile="three": the one on top
    And every option of the game by its name.
    """
    options = {name: facts.pop(name) for name in GAME.options if name in facts}
    s = GAME.start(seats, KEY, {**options, "alternative_setup": False})
    assert isinstance(s, State)
    lay_out(s)
    for name, setter in SETTERS.items():
        if name in facts:
            setter(s, facts.pop(name))
    assert not facts, f"no such facts: {', '.join(facts)}"
    broken = GAME.broken(s, s, GAME.alphabet.code("draw"))
    assert GAME.invariants(broken).name in {"NONE", *MENDED}, GAME.invariants(broken).name
    return Town(GAME, s)


MENDED = {"HANDS_ARE_CHECKED"}  # a hand may be as large as a test needs it


def fresh(seats: int = 3, key: tuple[int, int] = KEY, **options: Any) -> Town:
    """A match as chance deals it, at its first question, with what was told on the way there."""
    with listening() as heard:
        s = GAME.start(seats, key, options)
    begun = Town(GAME, s)
    begun.events = heard
    return begun


def at_random(seats: int = 3, seed: int = 1, **options: Any) -> Iterator[tuple[State, Town]]:
    """A whole match played at random: after each act the position before it, and the table that heard it."""
    game, luck = fresh(seats, (seed, 0), **options), random.Random(seed)
    while game.question != "over":
        before, game.events = game.s.copy(), []
        yield before, game.play(luck.choice(game.legal()))


# ---------------------------------------------------------------- setting facts


def lay_out(s: State) -> None:
    """The canonical start, whatever the key has dealt."""
    s.governor = s.chooser = s.asked = 0
    s.turn = 2
    for seat in range(s.seats):
        for card in range(KINDS):
            number = nibble(s.hand[seat], card)
            add_nibble(s.hand[seat], card, -number)
            add_nibble(s.draw_pile, card, number)
        s.pile += s.cards[seat]
        s.cards[seat] = 0


def draw(s: State, name: str) -> Card:
    """A certain card out of the draw pile."""
    card = Card[name.upper()]
    assert nibble(s.draw_pile, card) > 0, f"no {name} is left"
    add_nibble(s.draw_pile, card, -1)
    s.pile -= 1
    return card


def set_cities(s: State, cities: Mapping[int, Names]) -> None:
    for seat, told in cities.items():
        for name in told:
            place = next(i for i in range(PLACES) if s.city[seat, i] == NONE)
            s.city[seat, place] = draw(s, name)


def set_covered(s: State, covered: Mapping[int, Mapping[int, str]]) -> None:
    for seat, told in covered.items():
        for place, name in told.items():
            s.beneath[seat, place] = draw(s, name)


def set_hands(s: State, hands: Mapping[int, Names]) -> None:
    for seat, told in hands.items():
        for name in told:
            add_nibble(s.hand[seat], draw(s, name), 1)
            s.cards[seat] += 1


def set_goods(s: State, goods: Mapping[int, Names]) -> None:
    """On the first buildings that make them; which cards they are does not matter."""
    for seat, told in goods.items():
        for name in told:
            card = Good[name.upper()] + 1
            places = (i for i in range(PLACES) if s.city[seat, i] == card and s.good[seat, i] == NONE)
            s.good[seat, next(places)] = take_any(s)


def take_any(s: State) -> int:
    """The last kind of which there is a card on the draw pile."""
    card = max(card for card in range(KINDS) if nibble(s.draw_pile, card))
    return draw(s, Card(card).name)


def set_chapels(s: State, chapels: Mapping[int, Names]) -> None:
    for seat, told in chapels.items():
        for name in told:
            add_nibble(s.chapel[seat], draw(s, name), 1)
            s.tucked[seat] += 1


def set_discards(s: State, discards: Mapping[int, Names]) -> None:
    for seat, told in discards.items():
        for name in told:
            add_nibble(s.discarded[seat], draw(s, name), 1)
            s.discards += 1


def set_sold(s: State, told: Names) -> None:
    for name in told:
        add_nibble(s.unseen_discards, draw(s, name), 1)
        s.discards += 1


def set_pile(s: State, told: Names) -> None:
    wanted = Counter(Card[name.upper()] for name in told)
    for card in range(1, KINDS):
        for _ in range(nibble(s.draw_pile, card) - wanted[Card(card)]):
            draw(s, Card(card).name)
            add_nibble(s.chapel[s.seats - 1], card, 1)
            s.tucked[s.seats - 1] += 1
        assert nibble(s.draw_pile, card) == wanted[Card(card)], Card(card).name


def set_chosen(s: State, chosen: Mapping[str, int]) -> None:
    for name, seat in chosen.items():
        s.chosen_by[Role[name.upper()]] = seat
    s.choices = len(chosen)


def set_tile(s: State, name: str) -> None:
    s.tiles[s.tile_at] = Tile[name.upper()]


def set_governor(s: State, seat: int) -> None:
    s.governor = s.chooser = s.asked = seat


def set_shown(s: State, shown: Mapping[int, str]) -> None:
    for seat, name in shown.items():
        s.shown[seat] = Card[name.upper()]


def set_library_used(s: State, seats: Sequence[int]) -> None:
    for seat in seats:
        s.library_used[seat] = 1


def plain(name: str) -> Any:
    """Sets a field that is one number."""
    return lambda s, value: setattr(s, name, int(value))


SETTERS: dict[str, Any] = {
    "turn": plain("turn"),
    "governor": set_governor,
    "chooser": lambda s, seat: (setattr(s, "chooser", seat), setattr(s, "asked", seat)),
    "asked": plain("asked"),
    "question": lambda s, name: setattr(s, "question", Question[name.upper()]),
    "chosen": set_chosen,
    "role": lambda s, name: setattr(s, "role", Role[name.upper()]),
    "choices": plain("choices"),
    "library_used": set_library_used,
    "cities": set_cities,
    "covered": set_covered,
    "hands": set_hands,
    "shown": set_shown,
    "chapels": set_chapels,
    "discards": set_discards,
    "sold": set_sold,
    "goods": set_goods,
    "tile": set_tile,
    "pile": set_pile,
}
