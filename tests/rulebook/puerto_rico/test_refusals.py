"""Every reason for a refusal, and what is said of an act that answers another question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.puerto_rico.positions import Island, choosing, table
from tests.rulebook.puerto_rico.test_buildings import LARGE, city_of
from tests.rulebook.puerto_rico.test_captain import FULL
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico import GAME
from tradewinds.games.puerto_rico.acts import Act, Objection
from tradewinds.games.puerto_rico.pieces import Building
from tradewinds.games.puerto_rico.state import Question
from tradewinds.match import Match

Position = Callable[[], Island]

CORN = "take_plantation(good=corn)"


def settling(**facts: Any) -> Island:
    return choosing("settler", **{"row": ["corn"] * 5, **facts})


def hosting(**facts: Any) -> Island:
    """Seat 0 has laid an open tile and is asked about the hospice."""
    return settling(**{"city": {0: {"hospice": 1}}, **facts}).play(CORN)


def placing(**facts: Any) -> Island:
    """Seat 0 has two idle colonists, one at work, and more circles."""
    there = {"island": {0: {"corn": (2, 1), "sugar": (2, 0)}}, "city": {0: {"office": 0}}}
    return choosing("mayor", **{**there, **facts}).play("take_colonist")


def building(**facts: Any) -> Island:
    return choosing("builder", **{"doubloons": 20, **facts})


def full_city() -> Island:
    """Who has a full city is never asked, so this is a position made up to ask why."""
    t = building(city={0: city_of(10)})
    t.s.built[0, Building.HARBOR] = t.s.built[0, Building.WHARF] = 1
    return t


def teaching() -> Island:
    return building(city={0: {"university": 1}}).play("build(building=office)")


def producing(**facts: Any) -> Island:
    return choosing("craftsman", **{"island": {0: {"corn": 1}}, **facts})


def loading(**facts: Any) -> Island:
    return choosing("captain", **{"goods": {0: {"corn": 6, "sugar": 2}}, **facts})


def storing(warehouse: int = 1, **facts: Any) -> Island:
    return choosing(
        "captain",
        ships=[("indigo", 1), ("tobacco", 6), ("coffee", 7)],
        goods={0: {"corn": 3, "sugar": 2, "tobacco": 1}},
        city={0: {"small_warehouse": warehouse}},
        **facts,
    )


def over() -> Island:
    taken = {"trader": 1, "craftsman": 2, "settler": 3}
    return table(governor=1, taken=taken, ending=["city"]).play("choose(role=prospector)")


REASONS: dict[str, tuple[Position, str]] = {
    "none": (table, "choose(role=mayor)"),
    "game_over": (over, "choose(role=mayor)"),
    "wrong_phase": (settling, "produce"),
    "must_choose_role": (table, "pass"),
    "role_not_in_game": (table, "choose(role=second_prospector)"),
    "role_taken": (lambda: table(taken={"mayor": 0}), "choose(role=mayor)"),
    "island_full": (lambda: hosting(island={0: {"sugar": (11, 0)}}), CORN),
    "tile_not_in_row": (settling, "take_plantation(good=coffee)"),
    "no_quarries_left": (lambda: settling(quarries=0), "take_quarry"),
    "quarry_needs_settler_or_hut": (lambda: settling().play("pass"), "take_quarry"),
    "hut_unmanned": (lambda: settling(city={1: {"construction_hut": 0}}).play("pass"), "take_quarry"),
    "hacienda_missing": (settling, "draw_tile"),
    "hacienda_unmanned": (lambda: settling(city={0: {"hacienda": 0}}), "draw_tile"),
    "hacienda_used": (lambda: settling(city={0: {"hacienda": 1}}).play("draw_tile"), "draw_tile"),
    "hacienda_too_late": (lambda: hosting(city={0: {"hacienda": 1, "hospice": 1}}), "draw_tile"),
    "hidden_pile_empty": (lambda: settling(pile={}, city={0: {"hacienda": 1}}), "draw_tile"),
    "hidden_tile_not_quarry": (
        lambda: settling(city={0: {"hacienda": 1, "hospice": 1}}).play("draw_tile"),
        "take_quarry",
    ),
    "hospice_missing": (settling, "place_colonist"),
    "hospice_used": (
        lambda: settling(city={0: {"hacienda": 1, "hospice": 1}}).play("draw_tile", "place_colonist"),
        "place_colonist",
    ),
    "university_missing": (building, "place_colonist"),
    "no_colonists_left": (
        lambda: settling(city={0: {"hospice": 1}}, colonists=0, aboard=0),
        "place_colonist",
    ),
    "mayor_supply_empty": (
        lambda: choosing("mayor", colonists=0, island={0: {"corn": (2, 0), "quarry": (1, 0)}}),
        "take_colonist",
    ),
    "mayor_cannot_decline": (placing, "pass"),
    "colonists_move_only_with_mayor": (settling, "man_tile(tile=corn)"),
    "no_free_circle": (placing, "man_tile(tile=coffee)"),
    "not_enough_colonists": (
        lambda: choosing("mayor", aboard=0, island={0: {"corn": (2, 1), "sugar": (2, 0)}}).play("pass"),
        "man_tile(tile=corn)",
    ),
    "nobody_works_there": (placing, "call_from_tile(tile=sugar)"),
    "call_before_stationing": (lambda: placing().play("man_tile(tile=sugar)"), "call_from_tile(tile=corn)"),
    "placed_colonists_stay": (
        lambda: placing(mayor_moves_placed_colonists=False),
        "call_from_tile(tile=corn)",
    ),
    "building_sold_out": (lambda: building(city={1: {"fortress": 0}}), "build(building=fortress)"),
    "building_already_owned": (lambda: building(city={0: {"office": 0}}), "build(building=office)"),
    "city_full": (full_city, "build(building=university)"),
    "no_room_for_large": (lambda: building(city={0: city_of(11)}), "build(building=fortress)"),
    "too_many_large": (lambda: building(city={0: city_of(9, large=4)}), f"build(building={LARGE[4]})"),
    "not_enough_money": (lambda: building(doubloons=3), "build(building=fortress)"),
    "one_building_per_phase": (teaching, "build(building=harbor)"),
    "supply_empty": (
        lambda: producing(island={0: {"corn": 1, "sugar": 1}}, supply={"coffee": 0}).play("produce"),
        "take_barrel(good=coffee)",
    ),
    "bonus_not_produced": (lambda: producing().play("produce"), "take_barrel(good=coffee)"),
    "bonus_comes_last": (producing, "take_barrel(good=corn)"),
    "no_such_good": (loading, "load(good=coffee, ship=small)"),
    "kind_in_house": (
        lambda: choosing("trader", house=["corn"], goods={0: {"corn": 1, "sugar": 1}}),
        "sell(good=corn)",
    ),
    "office_unmanned": (
        lambda: choosing(
            "trader", house=["corn"], goods={0: {"corn": 1, "sugar": 1}}, city={0: {"office": 0}}
        ),
        "sell(good=corn)",
    ),
    "must_load": (loading, "pass"),
    "ship_has_other_good": (lambda: loading(ships=[("corn", 1), None, None]), "load(good=sugar, ship=small)"),
    "good_on_other_ship": (lambda: loading(ships=[("corn", 1), None, None]), "load(good=corn, ship=large)"),
    "ship_full": (
        lambda: loading(ships=[("tobacco", 5), None, None], goods={0: {"sugar": 2, "tobacco": 1}}),
        "load(good=tobacco, ship=small)",
    ),
    "must_choose_fuller_ship": (loading, "load(good=corn, ship=small)"),
    "wharf_missing": (loading, "load_own(good=corn)"),
    "wharf_unmanned": (lambda: loading(city={0: {"wharf": 0}}), "load_own(good=corn)"),
    "wharf_used": (
        lambda: loading(city={0: {"wharf": 1}}).play("load_own(good=corn)"),
        "load_own(good=sugar)",
    ),
    "already_stored": (
        lambda: storing().play("store(good=corn)"),
        "keep(good=corn)",
    ),
    "must_keep": (storing, "pass"),
    "no_warehouse_slot": (lambda: storing(warehouse=0), "store(good=corn)"),
    "warehouse_first": (storing, "keep(good=corn)"),
}


@clause("PR-RND-02", "PR-BUI-07", "PR-MAY-14", "PR-CAP-05", "PR-STO-06")
@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_is_told_somewhere(reason: str) -> None:
    position, act = REASONS[reason]
    t = position()
    assert t.why_not(act) == reason
    assert (act in t.legal()) == (reason == "none")


@clause("PR-RND-02")
def test_there_is_no_reason_that_is_never_told() -> None:
    everywhere = {reason.name.lower() for reason in Objection}
    assert everywhere - set(REASONS) == {"not_your_decision"}  # which a match tells, see below


@clause("PR-END-01", "PR-RND-01")
def test_the_end_goes_first_then_whose_decision_it_is() -> None:
    t = over()
    for code in range(len(GAME.alphabet)):
        assert t.why_not(GAME.alphabet.to_text(code)) == "game_over"
    match = Match.new(GAME, 3, key=(3, 4))
    asked = match.to_act
    assert asked is not None
    for code in range(len(GAME.alphabet)):
        assert match.why_not(code, (asked + 1) % 3) == Objection.NOT_YOUR_DECISION


# ---------------------------------------------------------------- acts for another question

PLACING = ("fill", "man_tile", "man_building", "call_from_tile", "call_from_building")
TILES = ("draw_tile", "take_plantation", "take_quarry")

Reasons = dict[str | tuple[str, ...], str]
ELSEWHERE: Reasons = {PLACING: "colonists_move_only_with_mayor"}

MISPLACED: dict[str, tuple[Position, str, Reasons]] = {
    "a role": (table, "must_choose_role", {}),
    "a tile": (settling, "wrong_phase", {**ELSEWHERE, "place_colonist": "hospice_missing"}),
    "a tile, with a hospice": (lambda: settling(city={0: {"hospice": 1}}), "wrong_phase", ELSEWHERE),
    "the hospice": (
        hosting,
        "wrong_phase",
        {**ELSEWHERE, "draw_tile": "hacienda_missing"},
    ),
    "the hospice, on the last cell": (
        lambda: hosting(island={0: {"sugar": (11, 0)}}),
        "wrong_phase",
        {**ELSEWHERE, TILES: "island_full"},
    ),
    "the hospice, for the hidden tile": (
        lambda: settling(city={0: {"hacienda": 1, "hospice": 1}}).play("draw_tile"),
        "wrong_phase",
        {**ELSEWHERE, "draw_tile": "hacienda_used", "take_quarry": "hidden_tile_not_quarry"},
    ),
    "the mayor": (lambda: choosing("mayor"), "wrong_phase", {}),
    "placing": (placing, "wrong_phase", {"pass": "mayor_cannot_decline"}),
    "placing, without a supply": (
        lambda: choosing("mayor", colonists=0, island={0: {"corn": (2, 0), "quarry": (1, 0)}}),
        "wrong_phase",
        {"pass": "mayor_cannot_decline", "take_colonist": "mayor_supply_empty"},
    ),
    "a building": (building, "wrong_phase", {**ELSEWHERE, "place_colonist": "university_missing"}),
    "a building, with a university": (
        lambda: building(city={0: {"university": 1}}),
        "wrong_phase",
        ELSEWHERE,
    ),
    "a building, without colonists": (
        lambda: building(city={0: {"university": 1}}, colonists=0, aboard=0),
        "wrong_phase",
        {**ELSEWHERE, "place_colonist": "no_colonists_left"},
    ),
    "the university": (teaching, "wrong_phase", {**ELSEWHERE, "build": "one_building_per_phase"}),
    "producing": (producing, "wrong_phase", {**ELSEWHERE, "take_barrel": "bonus_comes_last"}),
    "the extra barrel": (lambda: producing().play("produce"), "wrong_phase", ELSEWHERE),
    "selling": (lambda: choosing("trader", goods={0: {"corn": 1}}), "wrong_phase", ELSEWHERE),
    "loading": (loading, "wrong_phase", {**ELSEWHERE, ("store", "keep"): "must_load"}),
    "waiting with a wharf": (
        lambda: choosing("captain", ships=FULL, goods={0: {"corn": 1}}, city={0: {"wharf": 1}}),
        "wrong_phase",
        ELSEWHERE,
    ),
    "storing": (storing, "wrong_phase", {**ELSEWHERE, "keep": "warehouse_first"}),
    "keeping": (lambda: storing(warehouse=0), "wrong_phase", {**ELSEWHERE, "store": "no_warehouse_slot"}),
}


@clause(
    "PR-RND-02",
    "PR-MAY-14",
    "PR-MAY-04",
    "PR-STL-05",
    "PR-STL-08",
    "PR-STL-09",
    "PR-STL-16",
    "PR-BLD-01",
    "PR-BLD-07",
    "PR-CRA-10",
    "PR-STO-02",
    "PR-STO-04",
)
@pytest.mark.parametrize("case", MISPLACED)
def test_what_is_said_of_an_act_for_another_question(case: str) -> None:
    position, otherwise, reasons = MISPLACED[case]
    t = position()
    answers = GAME.answers[t.s.question]
    told = {
        name: reason
        for names, reason in reasons.items()
        for name in (names if isinstance(names, tuple) else (names,))
    }
    for code in range(len(GAME.alphabet)):
        family, _ = GAME.alphabet.split(code)
        if family.kind not in answers:
            assert t.why_not(GAME.alphabet.to_text(code)) == told.get(family.name, otherwise), family.name


@clause("PR-RND-02")
def test_every_question_was_asked_of_above() -> None:
    asked = {position().question for position, _, _ in MISPLACED.values()}
    assert asked == {question.name.lower() for question in Question} - {"over"}
    assert len(Act) == len(GAME.alphabet.by_name)
