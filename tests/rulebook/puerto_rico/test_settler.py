"""The settler's phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.puerto_rico.positions import Island, choosing, fresh, table
from tests.rulebook.table import clause

HACIENDA = {"city": {0: {"hacienda": 1}}}
CORN = "take_plantation(good=corn)"


@clause("PR-STL-01")
def test_one_tile_of_the_row_each() -> None:
    t = choosing("settler", row=["corn", "corn", "sugar", "coffee", "tobacco"])
    assert t.legal() == [
        *(f"take_plantation(good={good})" for good in ("corn", "sugar", "tobacco", "coffee")),
        "take_quarry",
        "pass",
    ]
    t.play("take_plantation(good=coffee)")
    assert t.tiles(0) == {"coffee": (1, 0)}
    assert t.asked == 1
    assert t.why_not("take_plantation(good=coffee)") == "tile_not_in_row"
    assert t.counted("row") == {"corn": 2, "sugar": 1, "tobacco": 1}


@clause("PR-STL-02", "PR-STL-04")
def test_the_settler_may_take_a_quarry_and_nobody_else() -> None:
    t = choosing("settler").play("take_quarry")
    assert (t.tiles(0), t.s.quarries) == ({"quarry": (1, 0)}, 7)
    assert t.asked == 1
    assert t.why_not("take_quarry") == "quarry_needs_settler_or_hut"


@clause("PR-STL-03")
def test_a_construction_hut_allows_a_quarry_too() -> None:
    t = choosing("settler", city={1: {"construction_hut": 1}, 2: {"construction_hut": 0}}).play("pass")
    t.play("take_quarry")
    assert t.tiles(1) == {"quarry": (1, 0)}
    assert t.why_not("take_quarry") == "hut_unmanned"


@clause("PR-STL-04")
def test_settler_and_hut_together_give_one_quarry() -> None:
    t = choosing("settler", city={0: {"construction_hut": 1}}).play("take_quarry")
    assert t.asked == 1
    assert t.tiles(0) == {"quarry": (1, 0)}


@clause("PR-STL-05")
def test_a_full_island_takes_nothing() -> None:
    t = choosing("settler", island={1: {"corn": (6, 0), "sugar": (6, 0)}}).play("pass")
    assert t.asked == 2
    settler = choosing("settler", island={0: {"corn": (6, 0), "sugar": (6, 0)}})
    assert settler.asked == 1


@clause("PR-STL-06")
def test_without_quarries_the_privilege_is_void() -> None:
    t = choosing("settler", quarries=0, city={1: {"construction_hut": 1}})
    assert t.why_not("take_quarry") == "no_quarries_left"
    t.play("pass")
    assert t.why_not("take_quarry") == "no_quarries_left"


@clause("PR-STL-07", "PR-STL-22")
def test_anyone_may_take_nothing() -> None:
    t = choosing("settler", row=["corn"] * 5).play("pass", "pass", "pass", "pass")
    assert t.question == "role"
    assert t.counted("discard") == {"corn": 5}
    assert sum(t.s.row) == 5


@clause("PR-STL-08")
def test_a_hacienda_allows_a_hidden_tile_before_the_open_one() -> None:
    t = choosing("settler", pile={"coffee": 1}, row=["corn", "sugar", "sugar", "sugar", "sugar"], **HACIENDA)
    assert "draw_tile" in t.legal()
    t.play("draw_tile")
    assert t.event("draws_tile") == ["draws_tile(who=0, good=coffee)"]
    assert (t.question, t.asked) == ("settle", 0)
    assert t.why_not("draw_tile") == "hacienda_used"
    t.play(CORN)
    assert t.tiles(0) == {"corn": (1, 0), "coffee": (1, 0)}
    assert t.asked == 1
    assert t.why_not("draw_tile") == "hacienda_missing"


@clause("PR-STL-08")
def test_not_after_the_open_one() -> None:
    t = choosing("settler", city={0: {"hacienda": 1, "hospice": 1}}).play(CORN)
    assert t.why_not("draw_tile") == "hacienda_too_late"


@clause("PR-STL-09", "PR-STL-11")
def test_a_hidden_tile_is_no_quarry_but_a_quarry_may_follow() -> None:
    t = choosing("settler", city={0: {"hacienda": 1, "hospice": 1}}).play("draw_tile")
    assert t.question == "hospice"
    assert t.why_not("take_quarry") == "hidden_tile_not_quarry"
    t.play("pass", "take_quarry", "pass")
    assert sum(number for number, _ in t.tiles(0).values()) == 2
    assert t.tiles(0)["quarry"] == (1, 0)


@clause("PR-STL-10", "PR-STL-11")
def test_a_hidden_tile_is_laid_and_nothing_need_follow() -> None:
    t = choosing("settler", **HACIENDA).play("draw_tile")
    assert sum(number for number, _ in t.tiles(0).values()) == 1
    t.play("pass")
    assert t.asked == 1


@clause("PR-STL-12", "PR-STL-05")
def test_a_hidden_tile_on_the_last_cell() -> None:
    t = choosing("settler", island={0: {"corn": (6, 0), "sugar": (5, 0)}}, **HACIENDA)
    t.play("draw_tile")
    assert t.asked == 1
    full = choosing("settler", island={0: {"corn": (6, 0), "sugar": (6, 0)}}, **HACIENDA)
    assert full.asked == 1


@clause("PR-STL-13")
def test_an_empty_pile_gives_nothing_whatever_is_discarded() -> None:
    t = choosing("settler", pile={}, row=["corn"] * 5, **HACIENDA)
    assert sum(t.s.discard) == 45
    assert t.why_not("draw_tile") == "hidden_pile_empty"
    none = choosing("settler", pile={}, row=[], quarries=0, **HACIENDA)
    assert none.question == "role"  # nobody can take anything


@clause("PR-STL-13", "PR-STL-21")
def test_without_a_row_a_hidden_tile_can_still_be_drawn() -> None:
    """A table where the row has run out; the pile has a tile all the same."""
    t = table(row=[], pile={"sugar": 1}, quarries=0, **HACIENDA)
    t.play("choose(role=settler)")
    assert t.legal() == ["draw_tile", "pass"]


# ---------------------------------------------------------------- the hospice


def hospice(**facts: Any) -> Island:
    return choosing("settler", row=["corn"] * 5, city={0: {"hospice": 1}}, **facts)


@clause("PR-STL-14")
@pytest.mark.parametrize(("act", "tile"), [(CORN, "corn"), ("take_quarry", "quarry")])
def test_a_hospice_mans_the_tile_just_laid(act: str, tile: str) -> None:
    t = hospice(island={0: {"corn": (2, 0)}}).play(act)
    assert t.question == "hospice"
    supply = t.s.colonists
    t.play("place_colonist")
    assert t.tiles(0)[tile][1] == 1
    assert (t.s.colonists, t.s.aboard) == (supply - 1, 4)
    assert t.event("hospice_helps") == [f"hospice_helps(who=0, tile={tile})"]
    assert t.asked == 1


@clause("PR-STL-15", "PR-INT-01")
def test_without_a_supply_the_colonist_comes_from_the_ship() -> None:
    t = hospice(colonists=0).play(CORN, "place_colonist")
    assert (t.s.colonists, t.s.aboard) == (0, 3)
    none = hospice(colonists=0, aboard=0).play(CORN)
    assert (none.question, none.asked) == ("settle", 1)


HOST = {"city": {0: {"hacienda": 1, "hospice": 1}}, "pile": {"coffee": 1}, "row": ["corn"] * 5}


@clause("PR-STL-16")
def test_hospice_and_hacienda_man_the_hidden_tile_and_then_no_other() -> None:
    t = choosing("settler", **HOST).play("draw_tile", "place_colonist")
    assert t.tiles(0) == {"coffee": (1, 1)}
    assert t.why_not("place_colonist") == "hospice_used"
    t.play(CORN)
    assert t.tiles(0) == {"coffee": (1, 1), "corn": (1, 0)}
    assert (t.question, t.asked) == ("settle", 1)


@clause("PR-STL-17")
def test_declined_on_the_hidden_tile_the_colonist_may_come_to_the_open_one() -> None:
    t = choosing("settler", **HOST).play("draw_tile", "pass", CORN)
    assert t.question == "hospice"
    t.play("place_colonist")
    assert t.tiles(0) == {"coffee": (1, 0), "corn": (1, 1)}


@clause("PR-STL-17")
def test_at_other_tables_only_the_open_tile_is_manned() -> None:
    t = choosing("settler", hospice_hacienda="chosen_only", **HOST).play("draw_tile")
    assert t.question == "settle"
    t.play(CORN, "place_colonist")
    assert t.tiles(0) == {"coffee": (1, 0), "corn": (1, 1)}


@clause("PR-STL-18")
def test_without_a_hospice_a_tile_is_unmanned() -> None:
    t = choosing("settler", city={0: {"hospice": 0}}, row=["corn"] * 5).play(CORN)
    assert t.tiles(0) == {"corn": (1, 0)}
    assert (t.question, t.asked) == ("settle", 1)
    assert t.why_not("place_colonist") == "hospice_missing"


# ---------------------------------------------------------------- a new row


@clause("PR-STL-19")
def test_the_rest_of_the_row_is_discarded_and_a_new_one_turned_up() -> None:
    t = choosing("settler", 3, row=["corn", "sugar", "coffee", "coffee"])
    t.play("take_plantation(good=sugar)", "pass", CORN)
    assert t.counted("discard") == {"coffee": 2}
    assert sum(t.s.row) == 4
    assert t.event("row_is_cleared") == ["row_is_cleared(who=0, number=2)"]
    assert len(t.event("row_shows")) == 4


@clause("PR-STL-20")
def test_a_pile_that_runs_out_is_made_anew_of_the_discards() -> None:
    t = choosing("settler", pile={"sugar": 2}, discard={"indigo": 2}, row=["corn"] * 5).play_on()
    assert t.counted("row")["sugar"] == 2
    assert t.event("pile_is_remade") == ["pile_is_remade(who=0, number=7)"]  # this phase's, too
    assert sum(t.s.row) == 5
    assert sum(t.s.pile) == 4
    assert t.counted("discard") == {}


@clause("PR-STL-21")
def test_if_even_the_discards_do_not_suffice_the_row_stays_short() -> None:
    t = choosing("settler", pile={}, discard={}, row=["corn"] * 3).play(CORN).play_on()
    assert t.counted("row") == {"corn": 2}
    assert t.counted("pile") == {}


@clause("PR-STL-22")
def test_a_pile_that_just_suffices_stays_empty() -> None:
    t = choosing("settler", pile={"sugar": 5}, discard={}, row=["corn"] * 5).play_on()
    assert t.counted("row") == {"sugar": 5}
    assert t.counted("discard") == {"corn": 5}
    assert t.event("pile_is_remade") == []


@clause("PR-STL-19", "PR-SET-07")
def test_every_new_row_is_drawn_by_chance() -> None:
    rows = set()
    for number in range(12):
        t = fresh(4, (number, 3)).play("choose(role=settler)", "pass", "pass", "pass", "pass")
        rows.add(tuple(t.s.row))
    assert len(rows) > 6
