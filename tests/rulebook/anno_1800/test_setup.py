"""The set-up: AN-SET."""

from __future__ import annotations

import pytest

from tests.rulebook.anno_1800.positions import fresh, table
from tests.rulebook.table import clause
from tradewinds.games.anno_1800.pieces import Objective

SEATS = (2, 3, 4)


def in_game(**options: object) -> set[str]:
    s = fresh(**options).s
    return {objective.name.lower() for objective in Objective if s.in_game[objective]}


@clause("AN-SET-01", "AN-SET-11", "AN-IND-02")
@pytest.mark.parametrize("seats", SEATS)
def test_tiles_lie_open(seats: int) -> None:
    stacks = [fresh(seats).s.stack[tile] for tile in range(44)]
    assert stacks == [2] * 35 + [4, 6, 4] + [6] * 6
    assert sum(stacks) == 120


@clause("AN-SET-02", "AN-SET-08", "AN-SET-11", "AN-SUP-07")
@pytest.mark.parametrize(("seats", "decks"), [(2, [32, 28, 24]), (3, [25, 26, 24]), (4, [18, 24, 24])])
def test_decks_and_hands(seats: int, decks: list[int]) -> None:
    s = fresh(seats).s
    assert list(s.deck_size) == decks
    assert all(list(s.held[seat]) == [7, 2, 0] for seat in range(seats))
    assert sum(s.expedition_deck) == 22


@clause("AN-SET-03", "AN-SET-02")
def test_another_key_deals_other_cards_and_islands() -> None:
    assert fresh(key=(1, 1)).hand() != fresh(key=(1, 2)).hand()
    islands = set()
    for n in range(40):
        t = table()
        t.s.key[0] = n
        islands.add(t.play("explore_old_world").s.island[0, 0])
    assert len(islands) > 6


@clause("AN-SET-04", "AN-SUP-04")
@pytest.mark.parametrize(
    ("seats", "supply"), [(2, [17, 34, 21, 20, 15]), (3, [13, 31, 19, 20, 15]), (4, [9, 28, 17, 20, 15])]
)
def test_supply(seats: int, supply: list[int]) -> None:
    assert list(fresh(seats).s.supply) == supply


@clause("AN-SET-05", "AN-SET-13")
def test_objective_cards() -> None:
    assert len(in_game()) == 5
    assert in_game(objectives="first_game") == {
        "alonso_graves",
        "university",
        "edvard_goode",
        "isabel_sarmento",
        "zoo",
    }
    assert in_game(objectives="tense") == {
        "hannah_goode",
        "university",
        "worlds_fair",
        "madame_kahina",
        "tourist",
    }
    assert {"alonso_graves", "aarhant", "editor", "beryl_omara"} < in_game(objectives="complex")
    assert {"zoo", "museum"} < in_game(objectives="expeditions")
    assert "pyrphorian" in in_game(objectives="hand")
    industries = {
        "edvard_goode",
        "princess_qing",
        "the_queen",
        "von_malching",
        "willie_wibblesock",
        "eli_bleakworth",
    }
    assert in_game(objectives="relaxed") < industries
    chosen = in_game(objective_1="zoo", objective_2="museum", objective_3="zoo", objectives="tense")
    assert {"zoo", "museum"} < chosen
    assert len(chosen) == 5


@clause("AN-SET-06", "AN-SET-07", "AN-BLD-05")
def test_home_islands() -> None:
    t = fresh(4)
    for seat in range(4):
        assert t.ready(seat) == {"farmer": 4, "worker": 3, "artisan": 2}
        assert (t.tokens("trade", seat), t.tokens("exploration", seat)) == ((2, 0, 0), (1, 0, 0))
        printed = [t.at(slot, seat) for slot in range(20)]
        assert [name for name in printed if name and name.startswith("start")] == printed[:10]
        assert printed[10:] == [
            "shipyard_1",
            *[None] * 4,
            *["trade_ship_1"] * 2,
            "exploration_ship_1",
            None,
            None,
        ]


@clause("AN-SET-09", "AN-SET-10", "AN-SET-12", "AN-TRN-02")
def test_first_player_and_gold() -> None:
    first = set()
    for n in range(30):
        s = fresh(4, key=(n, 1)).s
        first.add(s.first)
        assert [s.gold[(s.first + ahead) % 4] for ahead in range(4)] == [0, 1, 2, 3]
        assert (s.asked, s.question, s.actions_left, s.round) == (s.first, 1, 1, 1)
    assert first == {0, 1, 2, 3}


@clause("AN-SET-14")
def test_nothing_of_an_expansion_is_there() -> None:
    assert len(fresh().game.alphabet.by_name["build"].codes) == 44
