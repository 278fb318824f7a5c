"""After loading: what is kept, what is spoiled, which ships sail."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.puerto_rico.positions import Island, at_random, choosing
from tests.rulebook.table import clause

# All ships are taken by one kind that nobody holds but seat 3, so that nothing else can be loaded.
SHUT: dict[str, Any] = {"ships": [("indigo", 1), ("sugar", 6), ("coffee", 7)]}
HELD = {"corn": 3, "sugar": 2, "tobacco": 1}


def after_loading(held: dict[str, int], warehouses: dict[str, int] | None = None, **facts: Any) -> Island:
    """Seat 0 is captain, holds this, and can load nothing."""
    return choosing("captain", goods={0: held}, city={0: warehouses or {}}, **SHUT, **facts)


@clause("PR-STO-01", "PR-STO-03")
def test_one_barrel_is_kept_and_its_kind_is_free_to_choose() -> None:
    t = after_loading(HELD)
    assert t.legal() == [f"keep(good={good})" for good in HELD]
    supply = t.counted("supply")["sugar"]
    t.play("keep(good=sugar)")
    assert t.goods(0) == {"sugar": 1}
    assert t.counted("supply")["sugar"] == supply + 1 + 6  # a full ship has sailed, too
    assert t.event("keeps") == ["keeps(who=0, good=sugar)"]
    assert t.event("returns") == [
        "returns(who=0, good=corn, number=3)",
        "returns(who=0, good=sugar, number=1)",
        "returns(who=0, good=tobacco, number=1)",
    ]


@clause("PR-STO-01")
def test_of_one_kind_a_barrel_is_kept_unasked() -> None:
    t = after_loading({"corn": 3})
    assert (t.question, t.goods(0)) == ("role", {"corn": 1})


@clause("PR-STO-02", "PR-STO-03")
def test_a_small_warehouse_stores_a_kind_whole() -> None:
    t = after_loading(HELD, {"small_warehouse": 1})
    assert t.legal() == [f"store(good={good})" for good in HELD]
    t.play("store(good=corn)")
    assert t.question == "keep"
    assert t.why_not("keep(good=corn)") == "already_stored"
    assert t.why_not("store(good=sugar)") == "no_warehouse_slot"
    t.play("keep(good=tobacco)")
    assert t.goods(0) == {"corn": 3, "tobacco": 1}
    assert t.event("stores") == ["stores(who=0, good=corn, number=3)"]


@clause("PR-STO-02")
@pytest.mark.parametrize(
    ("warehouses", "rooms"),
    [
        ({"small_warehouse": 1}, 1),
        ({"large_warehouse": 1}, 2),
        ({"small_warehouse": 1, "large_warehouse": 1}, 3),
    ],
)
def test_one_two_or_three_kinds_beside_a_single_barrel(warehouses: dict[str, int], rooms: int) -> None:
    held = {"corn": 2, "indigo": 2, "sugar": 2, "tobacco": 2, "coffee": 2}
    ships = [("corn", 5), ("indigo", 6), ("sugar", 7)]  # each kind is shut out
    t = choosing("captain", goods={0: held}, city={0: warehouses}, ships=ships)
    for good in list(held)[:rooms]:
        assert t.question == "store"
        assert t.why_not("keep(good=coffee)") == "warehouse_first"
        t.play(f"store(good={good})")
    t.play("keep(good=coffee)")
    assert t.goods(0) == {**dict.fromkeys(list(held)[:rooms], 2), "coffee": 1}


@clause("PR-STO-02", "PR-BUI-01")
def test_an_unmanned_warehouse_stores_nothing() -> None:
    assert after_loading(HELD, {"large_warehouse": 0}).question == "keep"


@clause("PR-STO-03", "PR-STO-06")
def test_after_the_warehouses_the_last_kind_is_kept_unasked() -> None:
    t = after_loading({"corn": 3, "sugar": 2}, {"small_warehouse": 1}).play("store(good=sugar)")
    assert (t.question, t.goods(0)) == ("role", {"corn": 1, "sugar": 2})


@clause("PR-STO-03")
def test_what_one_does_not_have_cannot_be_kept() -> None:
    t = after_loading(HELD, {"small_warehouse": 1})
    assert t.why_not("store(good=coffee)") == "no_such_good"
    t.play("store(good=corn)")
    assert t.why_not("keep(good=coffee)") == "no_such_good"


@clause("PR-STO-04")
def test_warehouses_do_not_excuse_from_loading() -> None:
    t = choosing("captain", goods={0: {"corn": 2, "sugar": 2}}, city={0: {"large_warehouse": 1}})
    assert t.why_not("pass") == "must_load"
    assert t.why_not("store(good=corn)") == "must_load"


@clause("PR-STO-05")
def test_at_any_other_time_there_is_no_limit() -> None:
    most = 0
    for _, t in at_random(3, seed=6):
        most = max(most, *(sum(t.goods(seat).values()) for seat in range(3)))
    assert most > 4
    t = choosing("trader", goods={0: {"corn": 9, "sugar": 9}}).play("pass")
    assert t.goods(0) == {"corn": 9, "sugar": 9}


KEPT = [
    ({"corn": 4}, {"small_warehouse": 1}, {"corn": 4}),
    ({"corn": 4, "sugar": 1}, {"small_warehouse": 1}, {"corn": 4, "sugar": 1}),
    ({"corn": 1, "sugar": 4}, {"small_warehouse": 1}, {"corn": 1, "sugar": 4}),
    ({"corn": 1, "sugar": 1}, {"small_warehouse": 1}, {"corn": 1, "sugar": 1}),
    ({"corn": 2, "sugar": 2}, {"large_warehouse": 1}, {"corn": 2, "sugar": 2}),
    ({"corn": 1, "sugar": 2, "tobacco": 2}, {"large_warehouse": 1}, {"corn": 1, "sugar": 2, "tobacco": 2}),
]


@clause("PR-STO-06")
@pytest.mark.parametrize(("held", "warehouses", "kept"), KEPT)
def test_what_can_be_kept_is_kept_unasked(
    held: dict[str, int], warehouses: dict[str, int], kept: dict[str, int]
) -> None:
    t = after_loading(held, warehouses)
    assert (t.question, t.goods(0)) == ("role", kept)


@clause("PR-STO-06")
def test_keeping_is_no_choice() -> None:
    assert after_loading(HELD).why_not("pass") == "must_keep"
    assert after_loading(HELD, {"small_warehouse": 1}).why_not("pass") == "must_keep"


@clause("PR-STO-06")
def test_at_other_tables_goods_may_be_given_up() -> None:
    waste = {"captain_may_discard_storable": True}
    t = after_loading({"corn": 2}, **waste)
    assert t.legal() == ["keep(good=corn)", "pass"]
    t.play("pass")
    assert t.goods(0) == {}
    stored = after_loading(HELD, {"large_warehouse": 1}, **waste).play("store(good=corn)", "pass")
    assert stored.question == "keep"
    stored.play("pass")
    assert stored.goods(0) == {"corn": 3}
    whole = after_loading({"corn": 2}, {"small_warehouse": 1}, **waste).play("store(good=corn)")
    assert (whole.question, whole.goods(0)) == ("role", {"corn": 2})
    single = after_loading({"corn": 2, "sugar": 2}, {"small_warehouse": 1}, **waste).play("store(good=corn)")
    assert single.legal() == ["keep(good=sugar)", "pass"]
    none = after_loading({}, **waste)
    assert none.question == "role"


@clause("PR-STO-07")
def test_in_turn_order_from_the_captain() -> None:
    goods = {seat: {"corn": 1, "sugar": 1} for seat in range(4)}
    t = choosing("captain", goods=goods, ships=[("indigo", 1), ("sugar", 6), ("coffee", 7)])
    asked = []
    while t.question == "keep":
        asked.append(t.asked)
        t.play("keep(good=corn)")
    assert asked == [0, 1, 2, 3]


@clause("PR-STO-08")
def test_full_ships_sail_and_others_stay() -> None:
    t = choosing("captain", goods={0: {"corn": 3}}, ships=[("corn", 3), ("sugar", 5), None])
    assert t.ships == [None, ("sugar", 5), None]
    assert t.event("ship_sails") == ["ship_sails(who=0, hold=5, good=corn)"]
    assert t.counted("supply")["corn"] == 10 - 1
    assert t.goods(0) == {"corn": 1}
