"""Other tables of Anno 1800: what can be replaced, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tradewinds.games.anno_1800 import GAME
from tradewinds.kernel.components import BadTables, corrected


def changed(table: str, row: str, **values: Any) -> dict[str, Any]:
    """A table of the game with some values of a row changed."""
    rows = GAME.components[table]
    return {table: {**rows, row: {**rows[row], **values}}}


def test_a_sure_cost_is_no_reconstruction() -> None:
    made = corrected(
        GAME, changed("shipyards", "shipyard_2", cost=["planks", "bricks"], confidence="certain")
    )
    assert set(GAME.reconstructed) - set(made.reconstructed) == {"shipyards.shipyard_2"}
    s = made.start(2, (1, 1))
    s.active = s.asked = 0
    before, after = ({game.alphabet.to_text(a) for a in game.legal(s)} for game in (GAME, made))
    assert after >= before
    assert "build(tile=shipyard_2)" in after


@pytest.mark.parametrize(
    ("table", "row", "values", "told"),
    [
        ("industries", "sawmill", {"makes": "tobacco"}, "sawmill, makes is one of"),
        ("industries", "sawmill", {"by": "investor"}, "sawmill, by is one of"),
        ("industries", "sawmill", {"cost": ["planks"]}, "sawmill costs what it makes"),
        ("industries", "bakery", {"makes": "cotton_fabric"}, "more than two industries make cotton_fabric"),
        ("industries", "bakery", {"cost": ["grain", "grain"]}, "different resources"),
        ("ships", "trade_ship_1", {"strength": 4}, "strength"),
        ("cubes", "worker", {"trade": 4}, "trade"),
        ("shipyards", "shipyard_2", {"number": 0}, "number"),
    ],
)
def test_unsound_tables_are_refused(table: str, row: str, values: dict[str, Any], told: str) -> None:
    with pytest.raises(BadTables, match=told):
        corrected(GAME, changed(table, row, **values))
