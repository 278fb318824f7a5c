"""The craftsman's phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.puerto_rico.positions import choosing, table
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico.pieces import Good
from tradewinds.games.puerto_rico.rules.craftsman import output

EVERYTHING: dict[str, Any] = {
    "island": {0: {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1}},
    "city": {0: {"small_indigo_plant": 1, "small_sugar_mill": 1, "tobacco_storage": 1, "coffee_roaster": 1}},
}


@clause("PR-CRA-01", "PR-CRA-05")
def test_in_turn_order_from_the_supply() -> None:
    t = table(governor=2, island={seat: {"corn": 2} for seat in range(4)}, supply={"corn": 5})
    t.play("choose(role=craftsman)", "produce", "produce", "produce")
    assert t.event("produces") == [
        f"produces(who={seat}, good=corn, number={number})" for seat, number in ((2, 2), (3, 2), (0, 1))
    ]
    assert t.question == "role"  # seat 1 gets nothing and is not asked; nothing is left for the craftsman
    assert t.counted("supply")["indigo"] == 11


@clause("PR-CRA-02")
@pytest.mark.parametrize("manned", [0, 2, 3])
def test_corn_needs_no_building(manned: int) -> None:
    t = table(island={0: {"corn": (3, manned)}})
    assert output(t.s, 0, Good.CORN) == manned


@clause("PR-CRA-03", "PR-CRA-06")
@pytest.mark.parametrize(
    ("plantations", "small", "large", "made"),
    [(4, 0, 0, 0), (4, 1, 0, 1), (4, 1, 2, 3), (2, 1, 3, 2), (0, 1, 3, 0), (4, None, 3, 3)],
)
def test_plantations_and_mills(plantations: int, small: int | None, large: int, made: int) -> None:
    mills = {"sugar_mill": large} | ({} if small is None else {"small_sugar_mill": small})
    t = table(island={0: {"sugar": (6, plantations)}}, city={0: mills})
    assert output(t.s, 0, Good.SUGAR) == made


@clause("PR-CRA-04")
@pytest.mark.parametrize(
    ("building", "good"),
    [
        ("small_indigo_plant", "indigo"),
        ("indigo_plant", "indigo"),
        ("small_sugar_mill", "sugar"),
        ("sugar_mill", "sugar"),
        ("tobacco_storage", "tobacco"),
        ("coffee_roaster", "coffee"),
    ],
)
def test_what_is_made_where(building: str, good: str) -> None:
    t = choosing("craftsman", island=EVERYTHING["island"], city={0: {building: 1}}).play("produce")
    assert t.goods(0) == {"corn": 1, good: 1}


@clause("PR-CRA-05")
def test_no_more_than_the_supply_and_nothing_instead() -> None:
    t = choosing("craftsman", island={0: {"corn": 3, "indigo": 1}}, supply={"corn": 2}).play("produce")
    assert t.goods(0) == {"corn": 2}


@clause("PR-CRA-06")
def test_what_has_no_mill_is_not_kept() -> None:
    t = choosing("craftsman", island={0: {"sugar": 3}})
    assert t.question == "role"
    assert t.goods(0) == {}


@clause("PR-CRA-07", "PR-CRA-08")
def test_a_harvest_can_be_left_and_only_all_of_it() -> None:
    t = choosing("craftsman", **EVERYTHING)
    assert t.legal() == ["produce", "pass"]
    t.play("pass")
    assert t.goods(0) == {}


@clause("PR-CRA-09")
@pytest.mark.parametrize(("kinds", "doubloons"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_the_factory_pays_for_kinds(kinds: int, doubloons: int) -> None:
    grown = dict(list(EVERYTHING["island"][0].items())[:kinds])
    city = {0: {**EVERYTHING["city"][0], "factory": 1}}
    t = choosing("craftsman", island={0: grown}, city=city, doubloons=3).play("produce")
    assert t.doubloons(0) == 3 + doubloons
    assert (t.event("factory_pays") != []) == (doubloons > 0)


@clause("PR-CRA-09")
def test_only_kinds_received_count() -> None:
    city = {0: {**EVERYTHING["city"][0], "factory": 1}}
    t = choosing("craftsman", island=EVERYTHING["island"], city=city, supply={"coffee": 0}, doubloons=3)
    t.play("produce")
    assert t.doubloons(0) == 3 + 3


@clause("PR-CRA-10")
def test_the_craftsmans_extra_barrel_comes_last() -> None:
    t = choosing("craftsman", island={seat: {"corn": 1} for seat in range(4)})
    assert t.why_not("take_barrel(good=corn)") == "bonus_comes_last"
    t.play("produce", "produce", "produce", "produce")
    assert (t.question, t.asked) == ("extra", 0)
    t.play("take_barrel(good=corn)")
    assert t.goods(0) == {"corn": 2}
    assert t.event("takes_barrel") == ["takes_barrel(who=0, good=corn)"]


@clause("PR-CRA-11")
def test_who_produces_nothing_gets_no_extra_barrel() -> None:
    t = choosing("craftsman", island={0: {"corn": 1}, 1: {"corn": 1}}).play("pass", "produce")
    assert t.question == "role"
    none = choosing("craftsman", island={1: {"corn": 1}})
    assert none.asked == 1
    assert none.play("produce").question == "role"


@clause("PR-CRA-12")
def test_of_what_he_got_and_the_supply_still_has() -> None:
    facts = {"island": {0: {"corn": 1, "sugar": 1}}, "city": {0: {"sugar_mill": 1}}}
    t = choosing("craftsman", supply={"sugar": 1}, **facts).play("produce")
    assert t.legal() == ["take_barrel(good=corn)", "pass"]
    assert t.why_not("take_barrel(good=sugar)") == "supply_empty"
    assert t.why_not("take_barrel(good=coffee)") == "bonus_not_produced"
    none = choosing("craftsman", supply={"corn": 1, "sugar": 1}, **facts).play("produce")
    assert none.question == "role"


@clause("PR-CRA-13")
def test_the_extra_barrel_does_not_count_for_the_factory() -> None:
    city = {0: {**EVERYTHING["city"][0], "factory": 1}}
    t = choosing("craftsman", island={0: {"corn": 1, "indigo": 1}}, city=city, doubloons=3).play("produce")
    assert t.doubloons(0) == 4
    t.play("take_barrel(good=indigo)")
    assert t.doubloons(0) == 4
