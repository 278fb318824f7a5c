"""What lies where when the game begins."""

from __future__ import annotations

import pytest

from tests.rulebook.puerto_rico.positions import fresh
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico import GAME
from tradewinds.games.puerto_rico.pieces import BARRELS, COPIES, PLANTATIONS, Good, Tile
from tradewinds.kernel.game import Setting

tables = pytest.mark.parametrize("seats", [3, 4, 5])


@clause("PR-SET-01")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_can_play(seats: int) -> None:
    assert list(GAME.seats) == [3, 4, 5]
    with pytest.raises(Setting):
        GAME.start(seats, (1, 1))


@clause("PR-SET-02")
@tables
def test_chance_decides_on_the_first_governor(seats: int) -> None:
    governors = set()
    for number in range(40):
        t = fresh(seats, (number, 1))
        governors.add(t.s.governor)
        assert (t.asked, t.s.first, t.s.chooser) == (t.s.governor,) * 3
    assert governors == set(range(seats))


@clause("PR-SET-03", "PR-SET-15")
@pytest.mark.parametrize(("seats", "doubloons"), [(3, 2), (4, 3), (5, 4)])
def test_doubloons(seats: int, doubloons: int) -> None:
    t = fresh(seats)
    assert [t.doubloons(seat) for seat in range(seats)] == [doubloons] * seats
    assert t.s.bank == 86 - seats * doubloons


@clause("PR-SET-04", "PR-SET-15")
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize(
    ("seats", "indigo"),
    [(3, 2), (4, 2), (5, 3)],
)
def test_first_plantations_by_seat_from_the_governor(seats: int, indigo: int, number: int) -> None:
    t = fresh(seats, (number, 5))
    for place in range(seats):
        kind = "indigo" if place < indigo else "corn"
        assert t.tiles((t.s.first + place) % seats) == {kind: (1, 0)}


@clause("PR-SET-05", "PR-SET-06")
@tables
def test_the_other_plantations_are_one_pile(seats: int) -> None:
    t = fresh(seats)
    for good in Good:
        laid = sum(t.s.tiles[seat, good] for seat in range(seats))
        assert t.s.pile[good] + t.s.row[good] + laid == PLANTATIONS[good]
    assert sum(t.s.pile) == {3: 43, 4: 41, 5: 39}[seats]


@clause("PR-SET-06")
def test_any_tile_of_the_pile_can_come_next() -> None:
    first = {fresh(3, (number, 9)).event("row_shows")[0].partition("good=")[2] for number in range(60)}
    assert len(first) == len(Good)


@clause("PR-SET-07")
@tables
def test_the_row_has_one_tile_more_than_players(seats: int) -> None:
    t = fresh(seats)
    assert sum(t.s.row) == seats + 1
    assert len(t.event("row_shows")) == seats + 1
    assert sum(t.s.discard) == 0


@clause("PR-SET-08")
@tables
def test_eight_quarries_lie_apart(seats: int) -> None:
    t = fresh(seats)
    assert t.s.quarries == 8
    assert not any(t.s.tiles[seat, Tile.QUARRY] for seat in range(seats))


@clause("PR-SET-09")
@pytest.mark.parametrize(("seats", "vp"), [(3, 75), (4, 100), (5, 122)])
def test_points_in_the_supply(seats: int, vp: int) -> None:
    assert fresh(seats).s.vp_left == vp


@clause("PR-SET-10", "PR-SET-16")
@pytest.mark.parametrize(("seats", "supply", "in_all"), [(3, 55, 58), (4, 75, 79), (5, 95, 100)])
def test_colonists_in_the_supply_and_besides_on_the_ship(seats: int, supply: int, in_all: int) -> None:
    s = fresh(seats).s
    assert (s.colonists, s.aboard) == (supply, seats)
    assert supply + seats == in_all


@clause("PR-SET-11", "PR-SET-16")
@pytest.mark.parametrize(("seats", "holds"), [(3, [4, 5, 6]), (4, [5, 6, 7]), (5, [6, 7, 8])])
def test_three_empty_cargo_ships(seats: int, holds: list[int]) -> None:
    t = fresh(seats)
    assert list(t.s.hold) == holds
    assert t.ships == [None] * 3


@clause("PR-SET-12", "PR-SET-16")
@pytest.mark.parametrize(("seats", "prospectors"), [(3, 0), (4, 1), (5, 2)])
def test_role_cards(seats: int, prospectors: int) -> None:
    t = fresh(seats)
    names = [act[len("choose(role=") : -1] for act in t.legal()]
    assert names[:6] == ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
    assert names[6:] == ["prospector", "second_prospector"][:prospectors]
    assert t.coins == {}


@clause("PR-SET-13")
@tables
def test_all_buildings_are_for_sale(seats: int) -> None:
    stock = list(fresh(seats).s.stock)
    assert stock == list(COPIES)
    assert sum(stock) == 49


@clause("PR-SET-14")
@tables
def test_all_barrels_are_in_the_supply(seats: int) -> None:
    t = fresh(seats)
    assert list(t.s.supply) == list(BARRELS) == [10, 11, 11, 9, 9]
    assert t.counted("house") == {}


@clause("PR-SET-15")
@tables
def test_nobody_starts_with_anything_else(seats: int) -> None:
    t = fresh(seats)
    for seat in range(seats):
        assert (t.goods(seat), t.city(seat), t.colonists(seat), t.vp(seat)) == ({}, {}, 0, 0)
