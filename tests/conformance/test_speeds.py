"""One source, three speeds: interpreted, native and CUDA agree act by act, whatever the order of work."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from tests.conformance.games import every_game, every_table, key, last_position, walk
from tradewinds.kernel.batches import Batch, room
from tradewinds.kernel.compile import native
from tradewinds.kernel.game import Game
from tradewinds.kernel.views import masks


@every_table
def test_native_equals_interpreted_act_by_act(game: Game, seats: int) -> None:
    for number, bot in ((0, 0), (1, 0), (2, 1)):
        traces = []
        for entry, plain in ((game.interpreted()["trace"], True), (native(game)["trace"], False)):
            states, words = room(game, 1)
            template = game.template(seats)
            template.key[0], template.key[1] = key(number)
            words[0] = np.frombuffer(bytes(template), dtype=np.uint64)
            rows = [game.state.over(row) for row in words] if plain else states
            acts, digests = np.zeros(3000, dtype=np.int64), np.zeros(3000, dtype=np.int64)
            seated = np.full(seats, bot, dtype=np.int64)
            count = entry(rows, words, seated, masks(game.state).copy(), acts, digests)
            traces.append((count, acts.tolist(), digests.tolist(), bytes(words[0])))
        assert traces[0] == traces[1]
        assert traces[0][0] > 0


@every_table
def test_batches_are_the_same_interpreted_and_native(game: Game, seats: int) -> None:
    batch = Batch(game, game.template(seats), seed=1 << 100, bots=[[0] * seats, [1] * seats])
    native_results, plain_results = batch.results(6), batch.results(6)
    assert batch.play(3, native_results) == batch.play_interpreted(3, plain_results)
    assert (native_results == plain_results).all()


@every_table
def test_a_batch_does_not_depend_on_how_it_is_cut(game: Game, seats: int) -> None:
    batch = Batch(game, game.template(seats), seed=3)
    whole = batch.results(40)
    batch.play(0, whole)
    for first in range(0, 40, 8):
        part = batch.results(8)
        batch.play(first, part)
        assert (part == whole[first : first + 8]).all()


SIMULATED = """
import sys
import numpy as np
from tests.conformance.games import GAMES
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.gpu import GpuBatch, is_simulated
assert is_simulated()
game = next(game for game in GAMES if game.id == sys.argv[1])
for seats in game.seats:
    for check in (False, True):
        batch = Batch(game, game.template(seats), seed=5, bots=[[0] * seats, [1] * seats], check=check)
        there, here = batch.results(5), batch.results(5)
        assert GpuBatch(batch, lanes=2).play(2, there) == batch.play_interpreted(2, here)
        assert (there == here).all() and not here["fault"].any()
        print("same", seats)
"""


@pytest.mark.skipif(sys.platform == "darwin", reason="numba-cuda has no wheels for macOS")
@every_game
def test_the_cuda_simulator_plays_the_same_games(game: Game) -> None:
    told = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED, game.id],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("same") == 2 * len(game.seats)


HASHED = """
import hashlib, json, sys
from tests.conformance.games import GAMES, walk
from tradewinds.kernel.rules import listening
from tradewinds.kernel.views import observation, view
mixed = hashlib.sha256()
for game in GAMES:
    for seats in game.seats:
        with listening() as heard:
            for s, act in walk(game, seats, 31):
                mixed.update(json.dumps([act, game.legal(s), view(game, s, s.asked)]).encode())
                mixed.update(observation(game, s, 0).tobytes())
        mixed.update(repr(heard).encode())
print(mixed.hexdigest())
"""


def test_nothing_depends_on_the_order_of_hashes() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", HASHED],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(told) == 1


@every_table
def test_one_key_gives_one_game_and_another_gives_another(game: Game, seats: int) -> None:
    acts = [act for _, act in walk(game, seats, 32)]
    assert acts == [act for _, act in walk(game, seats, 32)]
    assert bytes(last_position(game, seats, 32)) != bytes(last_position(game, seats, 33))
