"""Positions of Packet Row by facts that have names.

A table starts sound: every place of every board shows a victory-point card, hands hold a starting contract
alone, everyone has 25 dollars, and seat 0 is harbour master. Facts then change it; cards always come out of
the decks.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.rulebook.table import Table
from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.pieces import (
    CARD_COPIES,
    CARD_HELD,
    CURRENT,
    FIRST_CARD,
    MOST_CURRENT,
    MOST_FUTURE,
    NONE,
    PLACES,
    REMOVED,
    Board,
    Card,
    Country,
    Held,
    Start,
)
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.rules import listening

KEY = (1842, 7)
LANDMARKS = ("school", "park", "hospital", "theatre")
AHEAD = ("church", "cathedral")
STARTS = ("wheat_gb", "wheat_se", "wheat_de", "cotton_gb", "cotton_fr")


class Harbour(Table):
    """A table of this game, with what lies on it under its names."""

    s: State

    def hand(self, seat: int) -> dict[str, int]:
        """What a player holds beside the starting contract."""
        return {held.name.lower(): n for held in Held if (n := self.s.hand[seat, held])}

    def start(self, seat: int) -> str | None:
        at = self.s.start[seat]
        return None if at == NONE else Start(at).name.lower()

    def ships(self, seat: int) -> dict[str, int]:
        return {to.name.lower(): n for to in Country if (n := self.s.ships[seat, to])}

    def cash(self, seat: int) -> int:
        return int(self.s.cash[seat])

    def current(self, board: str) -> list[str | None]:
        """The cards of a current supply, place by place."""
        at = Board[board.upper()]
        return [_name(self.s.current[at, place]) for place in range(CURRENT[self.s.seats])]

    def future(self, board: str) -> list[str | None]:
        at = Board[board.upper()]
        return [_name(self.s.future[at, place]) for place in range(MOST_FUTURE)]

    def deck(self, board: str) -> int:
        return int(self.s.deck[Board[board.upper()]])

    @property
    def discards(self) -> dict[str, int]:
        return {card.name.lower(): n for card in Card if (n := self.s.discards[card])}

    def pawn(self, seat: int) -> tuple[str, str, int] | None:
        """Where a pawn stands: board, supply, and place from 1."""
        spot = self.s.pawn[seat]
        if spot == NONE:
            return None
        board, place = Board(spot // PLACES).name.lower(), spot % PLACES
        ahead = place >= MOST_CURRENT
        return board, "future" if ahead else "current", place + 1 - MOST_CURRENT * ahead

    @property
    def master(self) -> int:
        return int(self.s.master)

    @property
    def chosen(self) -> list[str]:
        return [board.name.lower() for board in Board if self.s.chosen[board]]

    @property
    def short(self) -> list[str]:
        return [board.name.lower() for board in Board if self.s.short[board]]

    def will_be(self, act: str, **supplies: Sequence[str | None]) -> Harbour:
        """Turn the key until the act leads to these current supplies."""
        code = GAME.alphabet.from_text(act)
        for _ in range(20_000):
            ahead = Harbour(GAME, self.s.copy())
            GAME.apply(ahead.s, code)
            if all(ahead.current(board) == list(cards) for board, cards in supplies.items()):
                return self
            self.s.key[0] += 1
        raise AssertionError("no key does that")


def _name(card: int) -> str | None:
    return None if card == NONE else Card(card).name.lower()


def card_named(name: str, board: int) -> int:
    """A card by its name; of a victory-point card the board need not be named: `library`."""
    if name.upper() in Card.__members__:
        return int(Card[name.upper()])
    return int(Card[f"VP_{name}_{Board(board).name}".upper()])


def table(seats: int = 3, **facts: Any) -> Harbour:
    """A table with these facts; what has no fact stays as a canonical start has it.

    Boards:   guild_hall=["contract_wheat_gb", ...] (current),
              ahead={"market": ["goods_furs_3", "park"]} (future),
              decks={"market": ["captain", ...]} (the cards left, those in the box among them; all others are
              discarded), short=["docks"]
    Hands:    hands={0: ["goods_furs_2", "merchant", ...]}, ships={0: ["gb", "es"]},
              starts={0: "furs_es" | None}, cash= 5 | [5, 3] | {0: 5}
    Round:    master=0, asked=1, question="offer", board="market", chosen=["docks"],
              pawns={1: ("docks", 0)}, turn=4
    And every option of the game by its name.
    """
    options = {name: facts.pop(name) for name in GAME.options if name in facts}
    s = GAME.start(seats, KEY, options)
    assert isinstance(s, State)
    lay_out(s)
    for board in Board:
        if board.name.lower() in facts:
            set_supply(s.current[board], board, facts.pop(board.name.lower()))
    for name, cards in facts.pop("ahead", {}).items():
        set_supply(s.future[Board[name.upper()]], Board[name.upper()], cards)
    for name, setter in SETTERS.items():
        if name in facts:
            setter(s, facts.pop(name))
    decks = facts.pop("decks", {})
    assert not facts, f"no such facts: {', '.join(facts)}"
    fill_decks(s, decks)
    return Harbour(GAME, s)


def fresh(seats: int = 3, key: tuple[int, int] = KEY, **options: Any) -> Harbour:
    """A match as chance deals it, at its first question, with what was told on the way there."""
    with listening() as heard:
        s = GAME.start(seats, key, options)
    begun = Harbour(GAME, s)
    begun.events = heard
    return begun


def at_random(seats: int = 3, seed: int = 1, **options: Any) -> Iterator[tuple[State, Harbour]]:
    """A whole match played at random: after each act the position before it, and the table that heard it."""
    game, luck = fresh(seats, (seed, 0), **options), random.Random(seed)
    while game.question != "over":
        before, game.events = game.s.copy(), []
        yield before, game.play(luck.choice(game.legal()))


def lay_out(s: State) -> None:
    """The canonical start, whatever chance has dealt."""
    s.first = s.master = s.asked = 0
    s.turn, s.question = 1, Question.CHOOSE_BOARD
    for board in Board:
        set_supply(s.current[board], board, LANDMARKS[: CURRENT[s.seats]])
        set_supply(s.future[board], board, AHEAD)
    for seat in range(s.seats):
        s.start[seat] = Start[STARTS[seat].upper()]


def fill_decks(s: State, decks: Mapping[str, Sequence[str]]) -> None:
    """What is nowhere else lies in the decks, or where these are told, on the discard piles."""
    for card in Card:
        s.bag[card] = CARD_COPIES[card]
        for board in Board:
            s.bag[card] -= sum(s.current[board, place] == card for place in range(MOST_CURRENT))
            s.bag[card] -= sum(s.future[board, place] == card for place in range(MOST_FUTURE))
    for seat in range(s.seats):
        for held in Held:
            for _ in range(s.hand[seat, held]):
                s.bag[next(card for card in Card if CARD_HELD[card] == held and s.bag[card] > 0)] -= 1
        for to in Country:
            s.bag[Card[f"SHIP_{to.name}"]] -= s.ships[seat, to]
    for board in Board:
        kinds = range(FIRST_CARD[board], FIRST_CARD[board + 1])
        if board.name.lower() in decks:
            left = [card_named(name, board) for name in decks[board.name.lower()]]
            unseen = [card for card in kinds for _ in range(s.bag[card])]
            left += unseen[: max(0, REMOVED[s.seats] - len(left))]
            for card in kinds:
                s.discards[card] = s.bag[card] - left.count(card)
                s.bag[card] = left.count(card)
        s.deck[board] = sum(s.bag[card] for card in kinds) - REMOVED[s.seats]
    assert min(s.bag) >= 0, f"more than there are: {[c.name for c in Card if s.bag[c] < 0]}"
    assert min(s.deck) >= 0


# ---------------------------------------------------------------- setting one fact


def set_supply(cells: Any, board: int, names: Sequence[str | None]) -> None:
    """These cards, place by place; the other places are empty."""
    for place in range(len(cells)):
        name = names[place] if place < len(names) else None
        cells[place] = NONE if name is None else card_named(name, board)


def set_hands(s: State, hands: Mapping[int, Sequence[str]]) -> None:
    for seat, names in hands.items():
        for name in names:
            s.hand[seat, Held[name.upper()]] += 1
        s.cards[seat] += len(names)


def set_starts(s: State, starts: Mapping[int, str | None]) -> None:
    """These starting contracts; of whoever has none it was the furs to Spain."""
    for seat, name in starts.items():
        s.start[seat] = NONE if name is None else Start[name.upper()]
        if name is None:
            s.start_used[seat] = Start.FURS_ES  # type: ignore[attr-defined]
            s.cards[seat] -= 1


def set_ships(s: State, ships: Mapping[int, Sequence[str]]) -> None:
    for seat, flags in ships.items():
        for to in flags:
            s.ships[seat, Country[to.upper()]] += 1


def set_cash(s: State, amounts: int | Sequence[int] | Mapping[int, int]) -> None:
    if isinstance(amounts, int):
        amounts = [amounts] * s.seats
    for seat, cash in dict(amounts if isinstance(amounts, Mapping) else enumerate(amounts)).items():
        s.cash[seat] = cash


def set_master(s: State, seat: int) -> None:
    s.master = s.asked = seat
    s.first = (seat - s.turn + 1) % s.seats


def set_turn(s: State, turn: int) -> None:
    s.turn = turn
    s.first = (s.master - turn + 1) % s.seats


def set_board(s: State, name: str) -> None:
    s.board = Board[name.upper()]
    s.chosen[s.board] = 1


def set_flags(cells: Any, names: Sequence[str]) -> None:
    for name in names:
        cells[Board[name.upper()]] = 1


def set_pawns(s: State, pawns: Mapping[int, tuple[str, int]]) -> None:
    """Pawns on places, counted from 0, of boards that are visited; the cards there are gone."""
    for seat, (name, place) in pawns.items():
        board = Board[name.upper()]
        s.chosen[board] = 1
        s.pawn[seat] = board * PLACES + place
        s.current[board, place] = NONE


SETTERS: dict[str, Any] = {
    "master": set_master,
    "turn": set_turn,
    "asked": lambda s, seat: setattr(s, "asked", seat),
    "question": lambda s, name: setattr(s, "question", Question[name.upper()]),
    "board": set_board,
    "chosen": lambda s, names: set_flags(s.chosen, names),
    "short": lambda s, names: set_flags(s.short, names),
    "pawns": set_pawns,
    "hands": set_hands,
    "starts": set_starts,
    "ships": set_ships,
    "cash": set_cash,
}
