"""A match: what may be played, what is refused, what is seen, what can be taken back."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given, settings

from tests.kernel.hostile import anything, each_hostile
from tests.match.play import GAMES, every_game, go_on, played
from tests.toy import TOY
from tests.toy.acts import Objection
from tests.toy.story import Event
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.acts import BadAct
from tradewinds.kernel.game import Game, Setting, UnknownGame
from tradewinds.kernel.records import named
from tradewinds.kernel.views import WATCHER, view
from tradewinds.match import Bar, CannotUndo, Match, Refused, Told

BETS = ["wager(card=shell, coins=1)", "wager(card=pearl, coins=2)"]


def toy(seats: int = 2, *acts: str, key: tuple[int, int] = (7, 7), **options: Any) -> Match:
    match = Match.new(TOY, seats, options, key=key)
    for act in acts:
        match.play(act)
    return match


def setting(call: Any) -> str:
    with pytest.raises(Setting) as caught:
        call()
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 500
    return str(caught.value)


# ---------------------------------------------------------------- a new match


class TestNew:
    @every_game
    def test_stands_at_the_first_question(self, game: Game) -> None:
        match = Match.new(game, 3, key=(5, 6))
        assert match.state == game.start(3, (5, 6))
        assert (match.seats, match.decisions, match.first, match.acts) == (3, 0, 0, [])
        assert (match.over, match.notice) == (False, None)
        assert match.to_act == match.state.asked
        assert match.names == ("Player 1", "Player 2", "Player 3")

    def test_by_the_name_of_the_game(self) -> None:
        assert Match.new("santiago_de_cuba", 2).game is GAME
        with pytest.raises(UnknownGame, match="there is no game 'toy'"):
            Match.new("toy", 2)

    def test_without_a_key_has_one_that_nobody_can_foretell(self) -> None:
        keys = {tuple(Match.new(TOY, 2).state.key) for _ in range(20)}
        assert len(keys) == 20
        assert len({half for key in keys for half in key}) == 40
        assert max(half for key in keys for half in key) > 2**60

    def test_has_options_and_names(self) -> None:
        match = Match.new(TOY, 2, {"hand_size": 3}, key=[1, 2], names=["Ада", "Бо\u0301б"])  # type: ignore[arg-type]
        assert match.state.hand_size == 3
        assert match.names == ("Ада", "Бо\u0301б")
        assert (match.state.key[0], match.state.key[1]) == (1, 2)

    @pytest.mark.parametrize(
        "key", [(1,), (1, 2, 3), (1, -1), (1, 2**64), (1, 1.0), (1, True), (1, "2"), "12", 12, {1: 2, 3: 4}]
    )
    def test_wrong_keys_are_refused(self, key: Any) -> None:
        message = "a key is two whole numbers from 0 to 2**64 - 1"
        assert setting(lambda: Match.new(TOY, 2, key=key)) == message

    @pytest.mark.parametrize(
        ("names", "message"),
        [
            (["A"], "names are a list of 2, one a seat"),
            (["A", "B", "C"], "names are a list of 2, one a seat"),
            ("AB", "names are a list of 2, one a seat"),
            ({"A", "B"}, "names are a list of 2, one a seat"),
            (5, "names are a list of 2, one a seat"),
            (["A", ""], "a name is a line of text"),
            (["A", "  "], "a name is a line of text"),
            (["A", "B\nC"], "a name is a line of text"),
            (["A", "\x1b[31m"], "a name is a line of text"),
            (["A", "\ud800"], "a name is a line of text"),
            (["A", 5], "a name is a line of text"),
            (["A", None], "a name is a line of text"),
            (["A", "B" * 81], "a name has at most 80 characters"),
        ],
    )
    def test_wrong_names_are_refused(self, names: Any, message: str) -> None:
        assert setting(lambda: Match.new(TOY, 2, names=names)) == message

    def test_a_name_may_be_long(self) -> None:
        assert Match.new(TOY, 1, names=["B" * 80]).names == ("B" * 80,)

    @each_hostile
    def test_nothing_hostile_sets_up_a_match(self, value: Any) -> None:
        setting(lambda: Match.new(TOY, value))
        if value is not None:
            setting(lambda: Match.new(TOY, 2, key=value))
            setting(lambda: Match.new(TOY, 2, names=value))
        with pytest.raises(UnknownGame):
            Match.new(value, 2)


# ---------------------------------------------------------------- playing


class TestPlay:
    def test_an_act_is_told_as_number_text_or_json(self) -> None:
        text = "wager(card=shell, coins=1)"
        told = {"act": "wager", "card": "shell", "coins": 1}
        forms = [text, told, TOY.alphabet.from_text(text)]
        matches = [toy(2) for _ in forms]
        heard = [match.play(form) for match, form in zip(matches, forms)]
        assert heard[0] == heard[1] == heard[2] == [(Event.BETS, matches[0].state.first, 1, 1, 0, 0, 0)]
        assert matches[0].state == matches[1].state == matches[2].state
        assert matches[0].acts == matches[1].acts == matches[2].acts == [TOY.alphabet.from_text(text)]
        assert matches[0].decisions == 1

    @every_game
    def test_every_legal_act_can_be_played_and_no_other(self, game: Game) -> None:
        match = played(game, 3, acts=8)
        asked, legal = match.to_act, match.legal()
        assert legal == match.legal(asked) == game.legal(match.state)
        before = bytes(match.state)
        for code in range(len(game.alphabet)):
            reason = match.why_not(code)
            assert (reason == 0) == (code in legal)
            assert reason == match.why_not(code, asked) == game.objection(match.state, code)
            if reason:
                with pytest.raises(Refused) as caught:
                    match.play(code)
                assert caught.value.reason == reason
                assert str(caught.value).isprintable()
        assert bytes(match.state) == before
        assert match.decisions == 8

    def test_whoever_is_not_asked_may_not_decide(self) -> None:
        match = toy(2)
        before = bytes(match.state)
        other = 1 - match.state.asked
        for seat in (other, WATCHER):
            assert match.why_not(BETS[0], seat) == Objection.NOT_YOUR_DECISION
            assert match.legal(seat) == []
            with pytest.raises(Refused) as caught:
                match.play(BETS[0], seat)
            assert caught.value.reason is Objection.NOT_YOUR_DECISION
        assert bytes(match.state) == before
        assert match.why_not(BETS[0], match.to_act) == 0
        match.play(BETS[0], match.to_act)
        assert match.to_act == other

    @every_game
    def test_after_the_end_nothing_can_be_played(self, game: Game) -> None:
        match = played(game, 2, seed=3)
        assert match.over
        assert match.to_act is None
        for seat in (None, 0, 1, WATCHER):
            assert match.legal(seat) == []
            assert match.why_not(0, seat) == 1
            with pytest.raises(Refused) as caught:
                match.play(0, seat)
            assert caught.value.reason.name == "GAME_OVER"

    def test_a_refusal_says_why_in_words(self) -> None:
        with pytest.raises(Refused) as caught:
            toy(2).play("wager(card=shell, coins=9)")
        assert caught.value.reason is Objection.TOO_FEW_COINS
        assert str(caught.value) == "You have fewer coins than that."

    def test_a_refusal_without_a_text_has_its_name(self) -> None:
        game = dataclasses.replace(TOY, package="tradewinds.match")
        match = Match.new(game, 2, key=(1, 1))
        with pytest.raises(Refused, match=r"^too few coins$"):
            match.play("wager(card=shell, coins=9)")

    def test_what_is_never_an_act_is_refused_with_its_reason(self) -> None:
        match = toy(2)
        for call in (match.play, match.why_not):
            with pytest.raises(BadAct) as caught:
                call("wager(card=face_down, coins=1)")
            assert caught.value.reason == Objection.NO_SUCH_CARD

    @each_hostile
    def test_nothing_hostile_is_played(self, value: Any) -> None:
        match = toy(2)
        before = bytes(match.state)
        for call in (match.play, match.why_not):
            with pytest.raises((BadAct, Refused)):
                call({"act": value} if isinstance(value, int) else value)
        assert bytes(match.state) == before
        assert match.acts == []

    @settings(deadline=None, max_examples=80, derandomize=True)
    @given(anything)
    def test_arbitrary_acts_are_played_or_leave_all_as_it_was(self, value: Any) -> None:
        match = toy(2)
        before = bytes(match.state)
        try:
            match.play(value)
        except (BadAct, Refused):
            assert bytes(match.state) == before
            assert match.decisions == 0
        else:
            assert match.decisions == 1

    @pytest.mark.parametrize("seat", [2, -2, True, "0", 0.0, 10**5000], ids=type)
    def test_a_seat_is_a_number_at_the_table(self, seat: Any) -> None:
        match = toy(2)
        calls = [
            lambda: match.play(BETS[0], seat),
            lambda: match.why_not(BETS[0], seat),
            lambda: match.legal(seat),
            lambda: match.view(seat),
            lambda: match.undo(seat),
            lambda: match.can_undo(seat),
        ]
        for call in calls:
            with pytest.raises(ValueError, match=r"^a seat is a number from 0 to 1, not "):
                call()
        assert match.decisions == 0


# ---------------------------------------------------------------- taking back


def bar(match: Match, seat: int | None = None) -> Bar | None:
    """Why nothing can be taken back; that `undo` says the same and leaves all as it is."""
    if match.can_undo(seat):
        return None
    before, acts = bytes(match.state), match.acts
    assert match.undoes(seat) is None
    with pytest.raises(CannotUndo) as caught:
        match.undo(seat)
    assert (bytes(match.state), match.acts) == (before, acts)
    assert str(caught.value) == caught.value.bar.value
    return caught.value.bar


class TestUndo:
    def test_takes_back_the_last_act_whole(self) -> None:
        match = toy(2)
        before, seat = bytes(match.state), match.state.asked
        act = TOY.alphabet.from_text(BETS[0])
        match.play(act)
        assert match.undoes() == match.undoes(seat) == act
        assert match.undo(seat) == act
        assert bytes(match.state) == before
        assert (match.decisions, match.acts, match.to_act) == (0, [], seat)
        assert match.play(BETS[1])
        assert match.acts == [TOY.alphabet.from_text(BETS[1])]

    def test_not_before_anything_was_decided(self) -> None:
        match = toy(2)
        assert bar(match) is bar(match, 0) is bar(match, 1) is bar(match, WATCHER) is Bar.NOTHING

    def test_not_by_a_seat_that_decided_nothing(self) -> None:
        match = toy(2, BETS[0])
        assert bar(match, match.to_act) is bar(match, WATCHER) is Bar.NOTHING

    def test_not_once_somebody_else_has_decided(self) -> None:
        match = toy(2, *BETS)
        first, second = match.state.first, 1 - match.state.first
        assert bar(match, first) is Bar.OTHERS
        assert bar(match, second) is bar(match) is None

    def test_not_once_chance_was_drawn(self) -> None:
        match = toy(2, *BETS, "draw")
        assert bar(match) is bar(match, match.state.first) is Bar.CHANCE

    def test_not_once_hidden_things_came_to_light(self) -> None:
        match = toy(1, BETS[0], "pass")
        assert match.over
        assert match.state.revealed
        assert bar(match) is bar(match, 0) is Bar.CHANCE

    def test_as_far_back_as_that_reaches(self) -> None:
        match = toy(2, *BETS, "draw")
        kept = TOY.legal(match.state)[0]
        match.play(kept)
        keeper = match.state.first
        assert bar(match, keeper) is None
        match.undo(keeper)
        assert bar(match, keeper) is Bar.CHANCE

    def test_a_question_put_to_somebody_else_is_taken_back_too(self) -> None:
        match = toy(3, BETS[0])
        assert match.to_act == (match.state.first + 1) % 3
        match.undo()
        assert match.to_act == match.state.first

    def test_what_happened_is_taken_back_with_it(self) -> None:
        match = toy(2, BETS[0])
        told = match.story()
        match.play(BETS[1])
        match.undo()
        assert match.story() == told

    @every_game
    def test_never_undraws_chance_nor_anothers_act(self, game: Game) -> None:
        match = Match.new(game, 3, key=(1, 9))
        undone = 0
        while not match.over and match.decisions < 60:
            before, asked = match.state.copy(), match.to_act
            go_on(match, 4, 1)
            drawn = match.state.counter != before.counter or match.state.revealed != before.revealed
            assert match.can_undo(asked) == (not drawn)
            for other in {0, 1, 2} - {asked}:
                assert not match.can_undo(other)
            if match.can_undo(asked):
                undone += 1
                act = match.undo(asked)
                assert match.state == before
                match.play(act)
        assert undone > 5

    @every_game
    def test_says_beforehand_how_far_it_would_reach(self, game: Game) -> None:
        match = Match.new(game, 2, key=(3, 4))
        longest = 0
        while not match.over and match.decisions < 80:
            go_on(match, 8, 1)
            for seat in (0, 1):
                told = match.undoable(seat)
                reached = Match.from_json(match.to_json(), game)
                assert [reached.undo(seat) for _ in told] == told
                assert not reached.can_undo(seat)
                longest = max(longest, len(told))
        assert longest > 1 or game is TOY
        with pytest.raises(ValueError, match=r"^a seat is a number from 0 to 1, not 2"):
            match.undoable(2)


# ---------------------------------------------------------------- going on from a position


class TestContinued:
    @every_game
    def test_goes_on_from_a_position_of_another_match(self, game: Game) -> None:
        source = played(game, 2, acts=7)
        past = [game.alphabet.to_text(act) for act in source.acts]
        match = Match.continued(game, source.state, past, ["Ада", "Боб"])
        assert match.state == source.state
        assert (match.first, match.decisions, match.acts, match.names) == (7, 7, [], ("Ада", "Боб"))
        assert (match.notice.kind, match.notice.data["at"]) == (Told.CONTINUED, 7)  # type: ignore[union-attr]
        assert str(match.notice).startswith("goes on from a position of another match, after its act 7;")
        assert bar(match, match.to_act) is Bar.TAKEN_OVER

    @every_game
    def test_is_saved_and_loaded_like_any_other(self, game: Game) -> None:
        source = played(game, 3, acts=9)
        past = [game.alphabet.to_text(act) for act in source.acts]
        match = Match.continued(game, source.state, past)
        go_on(match, 2)
        again = Match.from_json(match.to_json(), game)
        assert again.over
        assert (again.state, again.acts, again.past) == (match.state, match.acts, tuple(past))
        assert again.notice == match.notice
        assert [notice.kind for notice in again.verify()] == [Told.CONTINUED]


# ---------------------------------------------------------------- looking


class TestLooking:
    @every_game
    def test_a_view_is_that_of_the_kernel(self, game: Game) -> None:
        match = played(game, 2, acts=20)
        for seat in (WATCHER, 0, 1):
            for memory in (False, True):
                assert match.view(seat, memory) == view(game, match.state, seat, memory)

    def test_a_view_tells_no_key_and_nothing_hidden(self) -> None:
        match = toy(2, *BETS, key=(0x1234567890ABCDEF, 0xFEDCBA0987654321))
        for seat in (WATCHER, 0, 1):
            for memory in (False, True):
                told = match.view(seat, memory)
                text = json.dumps(told)
                for half in (0x1234567890ABCDEF, 0xFEDCBA0987654321):
                    assert str(half) not in text
                    assert f"{half:x}" not in text
                assert not {"key", "counter", "omen"} & told["fields"].keys()
                assert type(told["fields"]["deck"]) is int
                for other in {0, 1} - {seat}:
                    assert told["fields"]["bet"][other] is None
                    assert type(told["fields"]["hand"][other]) is int

    @every_game
    def test_the_story_has_all_that_was_told(self, game: Game) -> None:
        match = Match.new(game, 2, key=(3, 4))
        story = match.story()
        assert story
        assert {at for at, _ in story} == {0}
        while not match.over and match.decisions < 15:
            at, legal = match.decisions + 1, match.legal()
            heard = match.play(legal[at % len(legal)])
            story += [(at, event) for event in heard]
            assert match.story() == story
            assert match.story(at) == [(at, event) for event in heard]

    @every_game
    def test_every_position_can_be_looked_at_again(self, game: Game) -> None:
        match = Match.new(game, 2, key=(3, 4))
        seen = [match.state.copy()]
        for _ in range(15):
            go_on(match, 1, 1)
            seen.append(match.state.copy())
        assert [match.replay(at) for at in range(match.decisions + 1)] == seen[: match.decisions + 1]
        again = match.replay(5)
        again.counter += 1
        assert match.replay(5) == seen[5]

    @pytest.mark.parametrize("at", [-1, 3, True, "1", 1.0, None, 10**5000], ids=type)
    def test_there_are_no_other_positions(self, at: Any) -> None:
        match = toy(2, *BETS)
        with pytest.raises(ValueError, match=r"^there are positions 0 to 2, not "):
            match.replay(at)

    def test_a_state_looked_at_earlier_stays_as_it_was(self) -> None:
        match = toy(2)
        early = match.state
        told = named(early)
        match.play(BETS[0])
        assert named(early) == told

    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
    def test_all_agrees_when_played_again(self, game: Game) -> None:
        match = Match.new(game, 3, key=(11, 12))
        assert match.verify() == []
        go_on(match, 2, 30)
        assert match.verify() == []
        go_on(match, 2)
        assert match.verify() == []
        assert match.over

    def test_what_does_not_agree_is_found(self) -> None:
        match = toy(2, *BETS)
        match._history.steps[0] = dataclasses.replace(match._history.steps[0], act=0)
        found = match.verify()
        assert [str(notice) for notice in found] == [
            "the position after act 2 is not the one that the acts lead to: stake differs"
        ]
