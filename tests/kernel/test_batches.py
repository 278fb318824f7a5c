from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from tests.toy import TOY
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.batches import Batch, result_type
from tradewinds.kernel.chance import derive_key
from tradewinds.kernel.loops import TOO_LONG


def test_a_game_of_a_batch_is_the_match_of_its_key() -> None:
    batch = Batch(GAME, GAME.template(3), seed=(7 << 64) + 9)
    results = batch.results(3)
    batch.play(5, results)
    loops = GAME.interpreted()
    for i in range(3):
        s = GAME.start(3, derive_key(7, 9, 5 + i))
        decisions = 0
        while s.question != 0:
            luck = loops["bot_luck"](s, decisions)[0]
            GAME.apply(s, loops["random_act"](s, luck))
            decisions += 1
        assert results["decisions"][i] == decisions
        assert results["turns"][i] == s.turn
        assert results["points"][i][:3].tolist() == [GAME.points(s, seat) for seat in range(3)]
        assert results["ranks"][i][:3].tolist() == [GAME.rank(s, seat) for seat in range(3)]
        assert results["digest"][i] == loops["digest"]([np.frombuffer(bytes(s), dtype=np.uint64)], 0)


def test_seatings_take_turns_by_the_number_of_the_game() -> None:
    by_turns = Batch(GAME, GAME.template(2), seed=1, bots=[[1, 0], [0, 1]])
    results = by_turns.results(4)
    by_turns.play(1, results)
    for i, seated in enumerate(([0, 1], [1, 0], [0, 1], [1, 0])):
        fixed = Batch(GAME, GAME.template(2), seed=1, bots=[seated])
        alone = fixed.results(1)
        fixed.play(1 + i, alone)
        assert alone[0] == results[i]


def test_threads_share_nothing() -> None:
    batch = Batch(GAME, GAME.template(4), seed=2)
    whole = batch.results(64)
    batch.play(0, whole)
    parts = batch.results(64)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda at: batch.play(at, parts[at : at + 4]), range(0, 64, 4)))
    assert (parts == whole).all()


def test_a_game_that_takes_too_long_is_given_up() -> None:
    batch = Batch(GAME, GAME.template(2), seed=2, limit=20)
    results = batch.results(2)
    assert batch.play(0, results) == 40
    assert results["fault"].tolist() == [TOO_LONG, TOO_LONG]


def test_without_machine_code_batches_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch(TOY, TOY.template(2), seed=3)
    natively, plainly = batch.results(5), batch.results(5)
    batch.play(0, natively)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setattr("tradewinds.kernel.batches.native", None)
    batch.play(0, plainly)
    assert (natively == plainly).all()


def test_results_have_room_for_every_seat() -> None:
    assert result_type(GAME)["points"].shape == (4,)
    assert result_type(GAME).itemsize == 2 * 4 * 8 + 4 * 8
