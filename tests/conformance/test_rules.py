"""What every game's rules hold at every decision of random matches."""

from __future__ import annotations

import pytest

from tests.conformance.games import every_game, every_table, key, other_settings, positions, walk
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.game import Game
from tradewinds.kernel.rules import listening
from tradewinds.match import Match, Refused


@every_table
def test_random_matches_break_no_invariant(game: Game, seats: int) -> None:
    batch = Batch(game, game.template(seats), seed=7, check=True)
    results = batch.results(400)
    assert batch.play(0, results) == results["decisions"].sum() > 0
    assert set(results["fault"].tolist()) == {0}


@every_table
def test_scripted_matches_break_no_invariant_and_end(game: Game, seats: int) -> None:
    batch = Batch(game, game.template(seats), seed=8, bots=[[1] * seats], check=True)
    results = batch.results(200)
    batch.play(0, results)
    assert set(results["fault"].tolist()) == {0}


@every_game
def test_no_option_breaks_an_invariant(game: Game) -> None:
    for options in other_settings(game):
        for seats in game.seats:
            batch = Batch(
                game, game.template(seats, options), seed=9, bots=[[0] * seats, [1] * seats], check=True
            )
            results = batch.results(60)
            batch.play(0, results)
            assert set(results["fault"].tolist()) == {0}, (options, seats)


@every_table
def test_an_act_is_legal_exactly_where_nothing_is_objected(game: Game, seats: int) -> None:
    for number in range(2):
        for s in positions(game, seats, number):
            unobjected = [code for code in range(len(game.alphabet)) if game.objection(s, code) == 0]
            assert sorted(game.legal(s)) == unobjected
            assert (len(unobjected) == 0) == (s.question == 0)


@every_table
def test_machine_code_and_lists_agree_on_what_is_legal(game: Game, seats: int) -> None:
    loops = game.interpreted()
    starts, codes = game.starts_codes
    for s in positions(game, seats, 3):
        legal = game.legal(s)
        assert loops["legal_count"](s) == len(legal)
        assert [loops["nth_legal"](s, i) for i in range(len(legal) + 1)] == [*legal, -1]
        if s.question != 0 and starts[s.question + 1] - starts[s.question] <= 62:
            mask = game.dispatch["legal_mask"](s)
            asked = codes[starts[s.question] : starts[s.question + 1]]
            assert [int(code) for bit, code in enumerate(asked) if mask >> bit & 1] == legal


@every_table
def test_objecting_changes_nothing_and_refused_acts_change_nothing(game: Game, seats: int) -> None:
    match = Match.new(game, seats, key=key(4))
    for s, act in walk(game, seats, 4):
        assert bytes(match.state) == bytes(s)
        refused = next((code for code in range(len(game.alphabet)) if game.objection(s, code)), None)
        if refused is not None:
            with pytest.raises(Refused):
                match.play(refused)
        with pytest.raises(Refused):
            match.play(act, seat=(s.asked + 1) % seats) if seats > 1 else match.play(refused)
        assert bytes(match.state) == bytes(s)
        match.play(act)
    for code in range(len(game.alphabet)):
        assert game.objections(match.why_not(code)).name == "GAME_OVER"


@every_table
def test_what_is_told_fits_what_events_are_declared_to_tell(game: Game, seats: int) -> None:
    for number in range(3):
        with listening() as heard:
            for _ in walk(game, seats, number):
                pass
        assert heard
        for told in heard:
            event = game.events(told[0])
            arguments = list(game.event_arguments[event].values())
            assert set(told[1 + len(arguments) :]) <= {0}
            assert all(isinstance(value, int) and not isinstance(value, bool) for value in told)
            for value, kind in zip(told[1:], arguments, strict=False):
                if kind is not int:
                    size = seats if kind is game.state.seat_axis else len(kind)  # type: ignore[arg-type]
                    assert 0 <= value < size, event.name


@every_table
def test_rules_leave_plain_numbers_within_their_fields(game: Game, seats: int) -> None:
    """A position can be written by name and read back, so every number is one of its field's."""
    from tradewinds.kernel.records import from_named, named

    for s in positions(game, seats, 5, every=5):
        assert bytes(from_named(game.state, named(s))) == bytes(s)


@every_table
def test_winners_are_the_best_ranked(game: Game, seats: int) -> None:
    *_, s = positions(game, seats, 6)
    ranks = [game.rank(s, seat) for seat in range(seats)]
    assert game.winners(s) == [seat for seat in range(seats) if ranks[seat] == max(ranks)]
    assert max(game.points(s, seat) for seat in range(seats)) == game.points(s, game.winners(s)[0])
