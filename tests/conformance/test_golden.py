from __future__ import annotations

from tests.conformance.games import every_table
from tests.conformance.golden import path, playthrough
from tradewinds.kernel.game import Game


@every_table
def test_a_match_goes_as_it_is_written_down(game: Game, seats: int) -> None:
    """Where this differs on purpose, write the files anew and read the difference."""
    assert playthrough(game, seats).splitlines() == path(game, seats).read_text("utf-8").splitlines()
