"""What holds for all tiles and buildings."""

from __future__ import annotations

import pytest

from tests.rulebook.puerto_rico.positions import at_random, choosing, table
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico.pieces import CELLS, CITY_CELLS, Building
from tradewinds.games.puerto_rico.rules.builder import price
from tradewinds.games.puerto_rico.rules.holdings import city_filled
from tradewinds.games.puerto_rico.scoring import printed

SMALL = [b.name.lower() for b in Building if CELLS[b] == 1]
LARGE = [b.name.lower() for b in Building if CELLS[b] == 2]


def city_of(cells: int, large: int = 0) -> dict[str, int]:
    """Unmanned buildings that fill so many cells."""
    return dict.fromkeys(LARGE[:large] + SMALL[: cells - 2 * large], 0)


@clause("PR-BUI-01")
def test_unmanned_tiles_and_buildings_do_nothing() -> None:
    unmanned = {
        "hacienda": 0,
        "construction_hut": 0,
        "small_market": 0,
        "large_market": 0,
        "office": 0,
        "wharf": 0,
        "small_warehouse": 0,
        "sugar_mill": 0,
    }
    facts = {"city": {1: unmanned}, "island": {1: {"quarry": (2, 0), "sugar": 2, "corn": (1, 0)}}}
    settler = choosing("settler", **facts).play("pass")
    assert settler.why_not("draw_tile") == "hacienda_unmanned"
    assert settler.why_not("take_quarry") == "hut_unmanned"
    builder = choosing("builder", **facts)
    assert price(builder.s, 1, Building.HARBOR) == 8
    craftsman = choosing("craftsman", **facts)
    assert craftsman.question == "role"  # nobody makes anything
    trader = choosing("trader", house=["sugar"], goods={1: {"sugar": 1, "corn": 1}}, doubloons=0, **facts)
    assert trader.why_not("sell(good=sugar)") == "office_unmanned"
    trader.play("sell(good=corn)")
    assert trader.doubloons(1) == 0
    captain = choosing("captain", goods={1: {"sugar": 4, "corn": 4}}, **facts)
    assert captain.why_not("load_own(good=corn)") == "wharf_unmanned"


@clause("PR-BUI-01")
@pytest.mark.parametrize(("manned", "kept"), [(0, 1), (1, 4)])
def test_one_colonist_is_enough(manned: int, kept: int) -> None:
    ships = [("corn", 1), ("indigo", 1), ("tobacco", 1)]
    t = choosing("captain", goods={0: {"sugar": 4}}, city={0: {"small_warehouse": manned}}, ships=ships)
    assert t.goods(0) == {"sugar": kept}


@clause("PR-BUI-02", "PR-SCO-01")
@pytest.mark.parametrize("workers", [0, 1])
def test_printed_points_count_in_any_case(workers: int) -> None:
    t = table(city={0: {"hospice": workers, "harbor": workers, "small_market": 0}})
    assert printed(t.s, 0) == 2 + 3 + 1


@clause("PR-BUI-03", "PR-BLD-06")
def test_no_second_building_of_a_kind() -> None:
    t = choosing("builder", doubloons=9, city={0: {"office": 0}})
    assert t.why_not("build(building=office)") == "building_already_owned"


@clause("PR-BUI-04")
@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_laid_or_built_stays(seats: int) -> None:
    for before, t in at_random(seats, seed=seats):
        for seat in range(seats):
            assert all(t.s.tiles[seat, i] >= before.tiles[seat, i] for i in range(6))
            assert all(t.s.built[seat, i] >= before.built[seat, i] for i in range(23))


@clause("PR-BUI-05", "PR-BUI-07", "PR-INT-07")
def test_any_two_free_cells_will_do_for_a_large_building() -> None:
    t = choosing("builder", doubloons=20, city={0: city_of(10)})
    assert t.why_not("build(building=fortress)") == "none"
    nearly = choosing("builder", doubloons=20, city={0: city_of(11)})
    assert nearly.why_not("build(building=fortress)") == "no_room_for_large"
    assert nearly.why_not("build(building=harbor)") == "none"


@clause("PR-BUI-06")
def test_a_large_building_takes_two_cells_and_is_one_building() -> None:
    t = table(city={0: {"city_hall": 1, "fortress": 0, "office": 0}})
    assert city_filled(t.s, 0) == 5
    assert t.score(0) == 4 + 4 + 2 + 3  # three violet buildings


@clause("PR-BUI-07")
def test_a_fifth_large_building_has_no_column() -> None:
    t = choosing("builder", doubloons=20, city={0: city_of(8, large=4)})
    assert t.why_not(f"build(building={LARGE[4]})") == "too_many_large"
    assert t.why_not("build(building=harbor)") == "none"
    three = choosing("builder", doubloons=20, city={0: city_of(8, large=3)})
    assert three.why_not(f"build(building={LARGE[4]})") == "none"


@clause("PR-BUI-07", "PR-BLD-06")
def test_a_full_city_takes_nothing() -> None:
    t = choosing("builder", doubloons=20, city={1: city_of(CITY_CELLS, large=1)})
    t.play("pass")
    assert t.asked == 2  # the next player is not even asked


@clause("PR-BUI-08")
def test_functions_need_not_be_used() -> None:
    city = {0: {"hacienda": 1, "hospice": 1, "university": 1, "construction_hut": 1}}
    settler = choosing("settler", city=city, row=["corn"] * 5)
    settler.play("take_plantation(good=corn)", "pass")
    assert settler.tiles(0) == {"corn": (1, 0)}
    builder = choosing("builder", city=city, doubloons=9)
    builder.play("build(building=office)", "pass")
    assert builder.city(0)["office"] == 0


@clause("PR-BUI-09")
def test_a_function_serves_from_the_moment_it_is_manned() -> None:
    t = table(4, city={0: {"small_market": 0}}, goods={0: {"corn": 1}}, doubloons=0, taken={})
    t.play("choose(role=mayor)", "take_colonist", "choose(role=trader)", "sell(good=corn)")
    assert t.city(0) == {"small_market": 1}
    assert t.doubloons(0) == 1


@clause("PR-BUI-10")
def test_the_price_matters_once() -> None:
    t = choosing("builder", doubloons=10).play("build(building=harbor)")
    paid = t.doubloons(0)
    t.play_on()
    assert (paid, t.doubloons(0)) == (3, 3)
    assert t.score(0) == 3
