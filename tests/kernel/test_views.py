"""Views: each seat is told what it may know, in three forms that agree, and not a byte more."""

from __future__ import annotations

import dataclasses
import enum
import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.play import GAMES, positions, reached
from tests.toy import TOY
from tests.toy.pieces import NONE, Card, Seat
from tests.toy.state import Question, State
from tests.toy.story import Event
from tradewinds.games.san_juan import GAME as SAN_JUAN
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.game import Game
from tradewinds.kernel.nibbles import add_nibble, nibble
from tradewinds.kernel.records import Field, Record, SeatAxis, Sight, deciding, i8, named, named_field
from tradewinds.kernel.views import (
    WATCHER,
    act_seen,
    describe,
    event_seen,
    masks,
    observation,
    redacted,
    redeal,
    sees,
    view,
)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
few = settings(deadline=None, max_examples=40, derandomize=True)


def viewers(s: Record) -> range:
    return range(WATCHER, s.seats)


def full_hand(revealed: int = 0) -> State:
    """A table of three at which every hidden cell holds something."""
    s = TOY.start(3, (8, 8))
    for seat in range(3):
        s.bet[seat], s.stake[seat], s.wagered[seat] = 1 + seat, seat, 1
        s.coins[seat] = 10 + seat
        for card in (Card.SHELL, Card.PEARL, Card.CORAL):
            s.hand[seat, card], s.kept[seat, card] = seat + card, card
    s.revealed = revealed
    return s  # type: ignore[return-value]


def late(**options: str) -> Record:
    """A table of three who have bet and hold cards of their own drawing."""
    s = TOY.start(3, (8, 9), options)
    for act in ["wager(card=shell, coins=1)", "wager(card=pearl, coins=2)", "wager(card=coral, coins=0)"]:
        TOY.apply(s, TOY.alphabet.from_text(act))
    for _ in range(4):
        TOY.apply(s, TOY.alphabet.code("draw"))
        TOY.apply(s, TOY.legal(s)[0])
    assert s.question == Question.TURN
    return s


# ---------------------------------------------------------------- who sees what


class TestWhoSees:
    @pytest.mark.parametrize("revealed", [False, True])
    @pytest.mark.parametrize("memory", [False, True])
    def test_by_sight(self, revealed: bool, memory: bool) -> None:
        fields = TOY.state.fields
        for viewer in (0, 1, WATCHER):
            assert sees(fields["market"], -1, viewer, revealed, memory)
            assert sees(fields["shown"], 1, viewer, revealed, memory)
            assert not sees(fields["omen"], -1, viewer, revealed, memory)
            assert not sees(fields["key"], -1, viewer, revealed, memory)
            assert not sees(fields["deck"], -1, viewer, revealed, memory)
            for name in ("hand", "kept", "bet", "stake"):
                assert sees(fields[name], 1, viewer, revealed, memory) == (revealed or viewer == 1)
            assert sees(fields["coins"], 1, viewer, revealed, memory) == (revealed or memory or viewer == 1)

    def test_masks_are_of_whole_cells_and_closed_to_writing(self) -> None:
        made = masks(TOY.state)
        assert made.shape == (4, 2, TOY.state.size // 8)
        assert set(made.view(np.uint8).ravel()) == {0, 255}
        assert masks(TOY.state) is made
        with pytest.raises(ValueError, match="read-only"):
            made[0, 0, 0] = 0


# ---------------------------------------------------------------- the redacted copy


class TestRedacted:
    def test_of_each_sight(self) -> None:
        s = full_hand()
        seen = redacted(TOY, s, 1)
        assert (seen.key[0], seen.key[1], seen.counter, seen.omen) == (0, 0, 0, 0)
        assert list(seen.deck) == [sum(s.deck), 0, 0, 0]
        assert list(seen.hand[1]) == list(s.hand[1]) == [0, 2, 3, 4]
        assert list(seen.hand[0]) == [6, 0, 0, 0]
        assert list(seen.hand[2]) == [12, 0, 0, 0]
        assert [list(row) for row in seen.kept] == [[6, 0, 0, 0], [0, 1, 2, 3], [6, 0, 0, 0]]  # type: ignore[attr-defined]
        assert (list(seen.bet), list(seen.stake)) == ([0, 2, 0], [0, 1, 0])
        assert list(seen.coins) == [0, 11, 0]
        assert list(redacted(TOY, s, 1, memory=True).coins) == [10, 11, 12]
        assert list(redacted(TOY, s, 1, memory=True).stake) == [0, 1, 0]
        assert list(seen.market) == list(s.market)

    def test_for_a_watcher(self) -> None:
        seen = redacted(TOY, full_hand(), WATCHER)
        assert [seen.hand[seat, 0] for seat in range(3)] == [6, 9, 12]
        assert list(seen.bet) == list(seen.stake) == list(seen.coins) == [0, 0, 0]

    def test_once_revealed(self) -> None:
        s = full_hand(revealed=1)
        for viewer in viewers(s):
            seen = redacted(TOY, s, viewer)
            hidden = {name for name, told in named(seen).items() if told != named(s)[name]}
            assert hidden == {"key", "counter", "omen", "deck"}
            assert list(seen.deck) == [sum(s.deck), 0, 0, 0]

    def test_leaves_the_position_alone(self) -> None:
        s = TOY.start(3, (8, 8))
        before = bytes(s)
        redacted(TOY, s, 0)
        view(TOY, s, 0)
        observation(TOY, s, 0)
        redeal(TOY, s, 0, (1, 1))
        assert bytes(s) == before

    @few
    @given(reached(), st.booleans())
    def test_again_is_the_same_where_no_total_stands(self, at: tuple[Game, Record], memory: bool) -> None:
        game, s = at
        for viewer in viewers(s):
            seen = redacted(game, s, viewer, memory)
            assert redacted(game, seen, viewer, memory) == seen


# ---------------------------------------------------------------- JSON


class TestView:
    def test_of_each_sight(self) -> None:
        s = full_hand()
        fields = view(TOY, s, 1)["fields"]
        hand = [{"face_down": 0, "shell": 2, "pearl": 3, "coral": 4}]
        assert fields["hand"] == [6, *hand, 12]
        assert fields["kept"] == [6, {"face_down": 0, "shell": 1, "pearl": 2, "coral": 3}, 6]
        assert fields["deck"] == sum(s.deck)
        assert fields["bet"] == [None, "pearl", None]
        assert fields["stake"] == [None, 1, None]
        assert fields["coins"] == [None, 11, None]
        assert view(TOY, s, 1, memory=True)["fields"]["coins"] == [10, 11, 12]
        assert fields["market"] == {"face_down": 0, "shell": 1, "pearl": 1, "coral": 1}
        assert fields["omen_known"] is None
        assert fields["hand_size"] == 2
        assert fields["omen_rule"] == "double"
        assert fields["open_hands"] is False
        assert not {"key", "counter", "omen"} & fields.keys()

    def test_says_who_looks_and_what_they_may_do(self) -> None:
        s = TOY.start(2, (1, 1))
        told = {viewer: view(TOY, s, viewer) for viewer in viewers(s)}
        assert [told[viewer]["seat"] for viewer in viewers(s)] == [None, 0, 1]
        assert told[s.asked]["legal"] == TOY.legal(s)
        assert told[WATCHER]["legal"] == told[1 - s.asked]["legal"] == []
        assert not told[0]["over"]

    @every_game
    def test_at_the_end_nobody_may_do_anything(self, game: Game) -> None:
        *_, s = positions(game, 2, 5, every=1000)
        for viewer in viewers(s):
            told = view(game, s, viewer)
            assert told["over"] is True
            assert told["legal"] == []

    @few
    @given(reached(), st.booleans())
    def test_is_json_of_the_visible_cells(self, at: tuple[Game, Record], memory: bool) -> None:
        game, s = at
        for viewer in viewers(s):
            told = view(game, s, viewer, memory)
            assert json.loads(json.dumps(told)) == told
            shown = [f for f in game.state.fields.values() if f.sight is not Sight.NOBODY]
            assert list(told["fields"]) == [field.name for field in shown]
            for field in shown:
                assert told["fields"][field.name] == expected(s, field, viewer, memory)


def expected(s: Record, field: Field, viewer: int, memory: bool) -> Any:
    """A field as the declaration says it is to be told."""
    told = named_field(s, field)
    if field.sight is Sight.EVERYONE:
        return told
    if not field.per_seat:
        return sum(told.values())
    hidden = (lambda row: sum(row.values())) if field.sight is Sight.TOTAL else (lambda row: None)
    remembered = memory and field.sight is Sight.REMEMBERED
    return [
        row if seat == viewer or s.revealed or remembered else hidden(row) for seat, row in enumerate(told)
    ]


# ---------------------------------------------------------------- hidden things stay hidden


def scramble(game: Game, s: Record, viewer: int, memory: bool, data: st.DataObject) -> Record:
    """A position that differs in nothing but what the viewer may not see."""
    other = s.copy()
    for field in game.state.fields.values():
        array = other.array()[field.name]
        for owner in range(field.shape[0]) if field.per_seat else (-1,):
            if sees(field, owner, viewer, bool(s.revealed), memory):
                continue
            cells = array[0, owner : owner + 1] if field.per_seat else array
            if field.sight is Sight.TOTAL:
                flat = cells.reshape(-1)
                flat[1:] = data.draw(st.permutations(list(flat[1:])))
                continue
            high = int(np.iinfo(array.dtype).max)
            cells[...] = data.draw(st.integers(0, high))
    return other


@few
@given(reached(), st.booleans(), st.data())
def test_positions_that_differ_in_hidden_cells_look_the_same(
    at: tuple[Game, Record], memory: bool, data: st.DataObject
) -> None:
    game, s = at
    viewer = data.draw(st.sampled_from(viewers(s)))
    other = scramble(game, s, viewer, memory, data)
    assert bytes(redacted(game, other, viewer, memory)) == bytes(redacted(game, s, viewer, memory))
    one, two = observation(game, s, viewer, memory), observation(game, other, viewer, memory)
    assert one.tobytes() == two.tobytes()
    told, other_told = view(game, s, viewer, memory), view(game, other, viewer, memory)
    if s.asked != viewer:
        told["legal"] = other_told["legal"]  # whoever is not asked has none
    assert json.dumps(other_told["fields"]) == json.dumps(told["fields"])
    assert json.dumps(other_told["facts"]) == json.dumps(told["facts"])


def test_facts_are_derived_from_what_the_viewer_sees() -> None:
    asked: list[tuple[int, int]] = []

    def facts(view: Record, seat: int) -> dict[str, Any]:
        assert isinstance(view, State)
        asked.append((seat, view.coins[0]))
        view.coins[0] = 99  # a scribble on the copy is nobody's loss
        return {"seat": seat}

    s = full_hand()
    game = replace(TOY, facts=facts)
    told = [view(game, s, viewer)["facts"] for viewer in viewers(s)]
    assert told == [{"seat": viewer} for viewer in viewers(s)]
    assert asked == [(viewer, 10 if viewer == 0 else 0) for viewer in viewers(s)]
    assert view(TOY, s, 0)["facts"] == {}


@pytest.mark.parametrize("memory", [False, True])
def test_every_hidden_field_can_differ(memory: bool) -> None:
    """The test above would say nothing if nothing were hidden from anybody."""
    s = full_hand()
    other = s.copy()
    for field in TOY.state.fields.values():
        for owner in range(field.shape[0]) if field.per_seat else (-1,):
            if not sees(field, owner, 0, False, memory):
                other.array()[field.name][(0, owner) if field.per_seat else 0] ^= 1
    changed = {name for name, told in named(other).items() if told != named(s)[name]}
    assert changed == {"key", "counter", "omen", "deck", "hand", "kept", "bet", "stake"} | (
        set() if memory else {"coins"}
    )
    told, other_told = view(TOY, s, 0, memory)["fields"], view(TOY, other, 0, memory)["fields"]
    assert {name for name in told if told[name] != other_told[name]} <= {"deck", "hand", "kept"}  # the totals


@few
@given(reached(), st.booleans(), st.integers(0, 2**64 - 1))
def test_a_redealt_position_looks_the_same(at: tuple[Game, Record], memory: bool, half: int) -> None:
    game, s = at
    for viewer in viewers(s):
        made = redeal(game, s, viewer, (half, 7), memory)
        assert view(game, made, viewer, memory) == view(game, s, viewer, memory)
        assert bytes(redacted(game, made, viewer, memory)) == bytes(redacted(game, s, viewer, memory))
        assert (made.key[0], made.key[1]) == (half, 7)
        assert s.question == 0 or game.legal(made)


def test_redealing_reaches_every_card_that_may_be_there() -> None:
    s = TOY.start(2, (3, 3), {"hand_size": 1})
    hands, omens = set(), set()
    for half in range(60):
        made = redeal(TOY, s, 0, (half, 1))
        assert list(made.hand[0]) == list(s.hand[0])
        hands.add(tuple(made.hand[1]))
        omens.add(made.omen)
    assert hands == {(0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)}
    assert omens == {1, 2, 3}


def test_redealing_takes_nothing_from_what_is_hidden() -> None:
    s = late()
    other = s.copy()
    other.key[0] ^= 5
    other.omen, other.counter = 1 + s.omen % 3, 99
    other.bet[2], other.stake[2], other.coins[2] = 1 + s.bet[2] % 3, 7, 77
    other.array()["hand"][0, 2] = s.array()["hand"][0, 2][[0, 2, 3, 1]]
    assert other != s
    for half in range(5):
        assert redeal(TOY, s, 0, (half, half)) == redeal(TOY, other, 0, (half, half))


# ---------------------------------------------------------------- acts and events


def test_secret_arguments_are_for_their_player() -> None:
    code = TOY.alphabet.from_text("wager(card=pearl, coins=3)")
    assert act_seen(TOY, code, 1, 1) == {"act": "wager", "card": "pearl", "coins": 3}
    for viewer in (0, 2, WATCHER):
        assert act_seen(TOY, code, 1, viewer) == {"act": "wager"}
    shown = TOY.alphabet.from_text("show(card=pearl)")
    assert act_seen(TOY, shown, 1, WATCHER) == {"act": "show", "card": "pearl"}
    moved = GAME.alphabet.from_text("move(steps=2)")
    assert act_seen(GAME, moved, 0, 1) == {"act": "move", "steps": 2}


def test_secret_events_are_for_the_seat_they_are_about() -> None:
    drawn = (Event.DRAWS, 2, Card.CORAL, 0, 0)
    assert event_seen(TOY, drawn, 2) == {"event": "draws", "who": 2, "card": "coral"}
    for viewer in (0, 1, WATCHER):
        assert event_seen(TOY, drawn, viewer) == {"event": "draws", "who": 2}
    bet = (Event.BETS, 0, Card.SHELL, 4, 0)
    assert event_seen(TOY, bet, WATCHER) == {"event": "bets", "who": 0}
    traded = (Event.TRADES, 1, Card.SHELL, Card.PEARL, 2)
    for viewer in (0, 1, WATCHER):
        assert event_seen(TOY, traded, viewer) == {
            "event": "trades",
            "who": 1,
            "give": "shell",
            "take": "pearl",
            "number": 2,
        }


# ---------------------------------------------------------------- numbers


def entry(game: Game, s: Record, viewer: int, name: str, memory: bool = False) -> float:
    names = describe(game, s.seats)
    return float(observation(game, s, viewer, memory)[names.index(name)])


class TestObservation:
    @few
    @given(reached(), st.booleans())
    def test_has_a_name_for_each_number(self, at: tuple[Game, Record], memory: bool) -> None:
        game, s = at
        names = describe(game, s.seats)
        assert len(set(names)) == len(names)
        for viewer in viewers(s):
            told = observation(game, s, viewer, memory)
            assert told.dtype == np.float32
            assert told.shape == (len(names),)

    @few
    @given(reached(), st.booleans())
    def test_entries_are_the_visible_cells_seats_counted_from_me(
        self, at: tuple[Game, Record], memory: bool
    ) -> None:
        game, s = at
        for viewer in viewers(s):
            told = dict(zip(describe(game, s.seats), observation(game, s, viewer, memory).tolist()))
            assert told == by_hand(game, s, viewer, memory)

    def test_puts_me_first(self) -> None:
        s = full_hand()
        for me in range(3):
            for ahead, label in enumerate(["me", "+1", "+2"]):
                seat = (me + ahead) % 3
                assert entry(TOY, s, me, f"hand[{label}][shell]") == (s.hand[me, 1] if ahead == 0 else 0)
                hidden = 0 if ahead == 0 else sum(s.hand[seat])
                assert entry(TOY, s, me, f"hand[{label}][face_down]") == hidden
                assert entry(TOY, s, me, f"asked={label}") == (s.asked == seat)
                assert entry(TOY, s, me, f"coins[{label}]", memory=True) == s.coins[seat]
        assert entry(TOY, s, 2, "deck[face_down]") == sum(s.deck)

    def test_named_things_are_one_number_a_name(self) -> None:
        s = full_hand()
        kinds = ["none", "face_down", "shell", "pearl", "coral"]
        assert [entry(TOY, s, 1, f"bet[me]={kind}") for kind in kinds] == [0, 0, 0, 1, 0]
        assert [entry(TOY, s, 1, f"bet[+1]={kind}") for kind in kinds] == [0, 0, 0, 0, 0]
        assert [entry(TOY, s, 1, f"omen_known={kind}") for kind in kinds] == [1, 0, 0, 0, 0]
        s.bet[1] = NONE
        assert [entry(TOY, s, 1, f"bet[me]={kind}") for kind in kinds] == [1, 0, 0, 0, 0]
        assert entry(TOY, s, 1, "question=wager") == 1
        assert entry(TOY, s, 1, "question=turn") == 0

    def test_a_hidden_name_is_no_name_not_even_the_first(self) -> None:
        """A redacted cell holds 0, which is a name of its own."""
        s = full_hand()
        s.bet[0] = Card.FACE_DOWN
        assert entry(TOY, s, 0, "bet[me]=face_down") == 1
        assert entry(TOY, s, 1, "bet[+2]=face_down") == 0
        assert entry(TOY, s, WATCHER, "bet[me]=face_down") == 0

    def test_a_watcher_counts_from_seat_0_and_holds_nothing(self) -> None:
        s = full_hand()
        assert entry(TOY, s, WATCHER, "hand[me][face_down]") == sum(s.hand[0])
        assert entry(TOY, s, WATCHER, "hand[me][shell]") == 0
        assert entry(TOY, s, WATCHER, "coins[me]") == 0
        assert entry(TOY, s, WATCHER, "coins[+2]", memory=True) == 12

    @every_game
    def test_is_shorter_at_a_smaller_table(self, game: Game) -> None:
        lengths = [len(describe(game, seats)) for seats in game.seats]
        assert lengths == sorted(set(lengths))
        assert not any(
            name.startswith(("key", "counter", "omen[")) for name in describe(game, game.seats[-1])
        )

    def test_is_the_same_at_all_seats_of_a_table_that_looks_the_same_from_each(self) -> None:
        s = full_hand(revealed=1)
        for seat in range(3):
            s.coins[seat], s.stake[seat], s.bet[seat] = 5, 1, 2
            for card in range(4):
                s.hand[seat, card] = s.kept[seat, card] = card
        told = []
        for seat in range(3):
            s.asked, s.first = seat, (seat + 1) % 3
            told.append(observation(TOY, s, seat).tobytes())
        assert len(set(told)) == 1


def by_hand(game: Game, s: Record, viewer: int, memory: bool) -> dict[str, float]:
    """The observation from the definition, cell by cell."""
    seen, me, seats = redacted(game, s, viewer, memory), max(viewer, 0), s.seats
    told: dict[str, float] = {}
    for field in game.state.fields.values():
        if field.sight is Sight.NOBODY:
            continue
        for at in np.ndindex(field.shape):
            if any(issubclass(axis, SeatAxis) and i >= seats for axis, i in zip(field.axes, at)):
                continue
            label = "".join(f"[{_place(axis, i, me, seats)}]" for axis, i in zip(field.axes, at))
            number = int(seen.array()[field.name][(0, *at)])
            owner = at[0] if field.per_seat else -1
            shown = sees(field, owner, viewer, bool(s.revealed), memory)
            if field.of is None:
                told[field.name + label] = number
                continue
            told[f"{field.name}{label}=none"] = float(shown and number == -1)
            size = (
                seats
                if issubclass(field.of, SeatAxis)
                else len(field.of)
                if issubclass(field.of, enum.IntEnum)
                else field.of.size  # type: ignore[attr-defined]
            )
            for value in range(size):
                name = _place(field.of, value, me, seats)
                told[f"{field.name}{label}={name}"] = float(shown and number == value)
    return told


def _place(axis: type, place: int, me: int, seats: int) -> str:
    if issubclass(axis, SeatAxis):
        ahead = (place - me) % seats
        return "me" if ahead == 0 else f"+{ahead}"
    return axis(place).name.lower() if issubclass(axis, enum.IntEnum) else str(place)


def test_open_hands_hide_nothing_but_the_deck_the_omen_and_the_key() -> None:
    s = late(open_hands="on")
    for viewer in viewers(s):
        fields = view(TOY, s, viewer)["fields"]
        everything = {name: told for name, told in named(s).items() if name in fields}
        assert fields == everything | {"deck": sum(s.deck)}


# ---------------------------------------------------------------- what lies face down, and small counts


def town(good: int) -> Record:
    """San Juan with such a good on the first building of seat 1, which holds two cards of kind 3."""
    s = SAN_JUAN.start(2, (1, 2))
    s.good[1, 0] = good
    add_nibble(s.hand[1], 3, 2 - nibble(s.hand[1], 3))
    return s


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
@pytest.mark.parametrize("memory", [False, True])
def test_of_what_lies_face_down_all_see_where_and_nobody_which(viewer: int, memory: bool) -> None:
    none, one, other = town(-1), town(4), town(29)
    for s, place, told in ((none, -1, None), (one, 0, "face_down"), (other, 0, "face_down")):
        assert redacted(SAN_JUAN, s, viewer, memory).good[1, 0] == place
        assert view(SAN_JUAN, s, viewer, memory)["fields"]["good"][1][0] == told
    numbers = [observation(SAN_JUAN, s, viewer, memory).tobytes() for s in (none, one, other)]
    assert numbers[0] != numbers[1] == numbers[2]


def test_what_lies_face_down_stays_so_after_the_end() -> None:
    s = town(4)
    s.revealed, s.question = 1, 0
    assert view(SAN_JUAN, s, 1)["fields"]["good"][1][0] == "face_down"


def test_an_observation_has_each_small_count() -> None:
    s = town(-1)
    names = describe(SAN_JUAN, 2)
    for viewer, entry in ((1, "hand[me][tobacco_storage]"), (0, "hand[+1][tobacco_storage]")):
        numbers = dict(zip(names, observation(SAN_JUAN, s, viewer).tolist(), strict=True))
        assert numbers[entry] == (2 if viewer == 1 else 0)
        buried = [numbers[name] for name in names if name.startswith("buried")]
        assert len(buried) == 30


# ---------------------------------------------------------------- a choice in the making


class Pondering(Record, questions=Question, seat=Seat):
    plain: i8
    choice: i8[Card] = deciding()
    target: i8 = deciding(Seat)


PONDERED = dataclasses.replace(TOY, state=Pondering)


def pondering(asked: int = 1, question: int = Question.TURN, revealed: int = 0) -> Pondering:
    """A position in the midst of a choice."""
    s = Pondering()
    s.seats, s.question, s.asked, s.revealed, s.plain = 3, question, asked, revealed, 4
    s.choice[2], s.target = 7, 2
    return s


class TestChoice:
    def test_only_who_is_asked_sees_it(self) -> None:
        field = Pondering.fields["choice"]
        assert field.sight is Sight.ASKED
        assert sees(field, -1, 1, False, False, asked=True)
        assert not sees(field, -1, 1, False, True, asked=False)
        assert sees(field, -1, WATCHER, True, False)

    @pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
    def test_copies_and_numbers_of_others_are_without_it(self, viewer: int) -> None:
        s = pondering()
        seen = redacted(PONDERED, s, viewer)
        told = dict(zip(describe(PONDERED, 3), observation(PONDERED, s, viewer).tolist(), strict=True))
        mine = viewer == 1
        assert (seen.choice[2], seen.target, seen.plain) == ((7, 2, 4) if mine else (0, 0, 4))
        assert told["choice[pearl]"] == (7 if mine else 0)
        assert told["target=+1"] == (1 if mine else 0)
        assert sum(value for name, value in told.items() if name.startswith("target")) == mine
        assert s == pondering()

    @pytest.mark.parametrize("viewer", [0, 2, WATCHER])
    def test_others_are_told_null(self, viewer: int) -> None:
        fields = view(PONDERED, pondering(), viewer)["fields"]
        assert (fields["choice"], fields["target"], fields["plain"]) == (None, None, 4)

    @pytest.mark.parametrize("viewer", [0, 1, WATCHER])
    def test_it_is_open_when_all_is_and_nobodys_when_nobody_is_asked(self, viewer: int) -> None:
        assert view(PONDERED, pondering(0, Question.OVER, 1), viewer)["fields"]["target"] == 2
        assert view(PONDERED, pondering(viewer, Question.OVER), viewer)["fields"]["target"] is None

    def test_bots_are_taken_to_be_asked(self) -> None:
        s = pondering()
        kept = np.frombuffer(s.buffer, dtype=np.uint64) & masks(Pondering)[1][0]
        assert Pondering(kept.tobytes()).target == 2
        kept = np.frombuffer(s.buffer, dtype=np.uint64) & masks(Pondering)[WATCHER][0]
        assert Pondering(kept.tobytes()).target == 0

    def test_it_belongs_to_no_seat(self) -> None:
        with pytest.raises(TypeError, match="belongs to no seat"):
            type(Record)(
                "Wrong",
                (Record,),
                {"__annotations__": {"x": i8[Seat]}, "x": deciding(), "__module__": __name__},
                questions=Question,
                seat=Seat,
            )
