"""Every reason for a refusal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rulebook.san_juan.positions import Town, fresh, table
from tests.rulebook.san_juan.test_building import building
from tests.rulebook.san_juan.test_crane import laid_out
from tests.rulebook.san_juan.test_end import at_eleven
from tests.rulebook.table import clause
from tradewinds.games.san_juan import GAME
from tradewinds.games.san_juan.acts import Objection
from tradewinds.match import Match

Position = Callable[[], Town]


def at(role: str, *acts: str, **facts: object) -> Position:
    """Seat 0 has chosen a role, and these acts have followed."""
    return lambda: table(**facts).play(f"choose(role={role})", *acts)


MINE = {"cities": {0: ["gold_mine"]}, "pile": ["smithy", "well", "tower", "hero"]}
MARKET = {"cities": {0: ["black_market"]}, "goods": {0: ["indigo"]}, "hands": {0: ["tower", *["well"] * 3]}}

REASONS: dict[str, tuple[Position, str]] = {
    "none": (table, "choose(role=builder)"),
    "game_over": (lambda: at_eleven().play("build(card=smithy)"), "choose(role=builder)"),
    "wrong_phase": (at("producer"), "sell(good=indigo)"),
    "must_choose_role": (table, "pass"),
    "role_taken": (lambda: table(chosen={"trader": 0}), "choose(role=trader)"),
    "cannot_stop_now": (lambda: laid_out("tower"), "pass"),
    "card_not_in_hand": (at("builder", hands={0: ["well"]}), "build(card=tower)"),
    "violet_already_standing": (
        at("builder", hands={0: ["well"] * 2 + ["tower"] * 2}, cities={0: ["well"]}),
        "build(card=well)",
    ),
    "cannot_afford": (at("builder", hands={0: ["palace", "well"]}), "build(card=palace)"),
    "one_building_per_phase": (lambda: building("tower"), "build(card=indigo_plant)"),
    "no_crane": (lambda: building("tower"), "overbuild(card=indigo_plant)"),
    "crane_cannot_be_overbuilt": (lambda: laid_out("tower"), "overbuild(card=crane)"),
    "same_building": (lambda: laid_out("indigo_plant"), "overbuild(card=indigo_plant)"),
    "not_your_building": (lambda: laid_out("tower"), "overbuild(card=well)"),
    "covered_building": (lambda: laid_out("tower", "hero", covered={0: {2: "well"}}), "overbuild(card=well)"),
    "carries_good": (lambda: laid_out("tower", goods={0: ["indigo"]}), "overbuild(card=indigo_plant)"),
    "payment_incomplete": (lambda: building("tower"), "stop"),
    "payment_complete": (
        lambda: building("smithy", "poor_house", "black_market", chooser=0, money=2, goods={0: ["indigo"]}),
        "pay_good(good=indigo)",
    ),
    "no_black_market": (lambda: building("tower", goods={0: ["indigo"]}), "pay_good(good=indigo)"),
    "black_market_limit": (
        lambda: building("hero", "black_market", "indigo_plant", money=3, goods={0: ["indigo"] * 2}).play(
            "pay_good(good=indigo)", "pay_good(good=indigo)"
        ),
        "pay_good(good=indigo)",
    ),
    "no_such_good": (at("trader", tile="one", goods={0: ["indigo"]}), "sell(good=coffee)"),
    "no_production_building": (at("producer"), "produce(good=coffee)"),
    "building_has_good": (
        at("producer", cities={0: ["sugar_mill"]}, goods={0: ["indigo"]}),
        "produce(good=indigo)",
    ),
    "no_action_prospector": (at("prospector", "pass", cities={1: ["gold_mine"]}), "draw"),
    "no_gold_mine": (at("prospector"), "reveal"),
    "gold_once": (at("prospector", "pass", "reveal", **MINE), "reveal"),
    "not_among_drawn": (at("prospector", "pass", "reveal", **MINE), "take(card=palace)"),
    "archive_needed": (at("councillor", "draw", hands={0: ["well"]}), "discard(card=well)"),
    "must_discard_more": (at("councillor", "draw", cities={0: ["archive"]}), "stop"),
    "no_library": (at("councillor"), "use_library"),
    "library_used": (
        at("prospector", seats=2, cities={0: ["library"]}, library_used=[0]),
        "use_library",
    ),
    "library_not_chooser": (at("councillor", "pass", cities={1: ["library"]}), "use_library"),
    "library_by_itself": (at("councillor", cities={0: ["library"]}), "save_library"),
    "library_first": (at("councillor", seats=2, cities={0: ["library"]}), "draw"),
    "no_chapel": (at("councillor", hands={0: ["well"]}), "tuck(card=well)"),
    "chapel_only_at_start": (lambda: table(cities={0: ["chapel"]}, hands={0: ["well"]}), "tuck(card=well)"),
    "over_hand_limit": (lambda: table(hands={0: ["sugar_mill"] * 8}, question="hand_limit"), "pass"),
    "setup_keep_four": (lambda: fresh(2, alternative_setup=True), "choose(role=builder)"),
}


@clause("SJ-ROL-01", "SJ-BLD-18")
@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_is_given(reason: str) -> None:
    position, act = REASONS[reason]
    assert position().why_not(act) == reason


@clause("SJ-RND-12")
def test_no_reason_is_left_out() -> None:
    known = {objection.name.lower() for objection in Objection}
    assert known == {*REASONS, "not_your_decision"}
    match = Match.new(GAME, 3, key=(1, 2))
    other = ((match.to_act or 0) + 1) % 3
    assert GAME.objections(match.why_not("choose(role=builder)", other)).name == "NOT_YOUR_DECISION"


# ---------------------------------------------------------------- which one is told


@clause("SJ-BLD-01", "SJ-CRN-01", "SJ-PSP-10", "SJ-STR-03")
@pytest.mark.parametrize(
    ("position", "act", "reason"),
    [
        (lambda: laid_out("tower"), "build(card=indigo_plant)", "one_building_per_phase"),
        (lambda: laid_out("tower"), "pay(card=indigo_plant)", "wrong_phase"),
        (lambda: laid_out("tower").play("new_place"), "overbuild(card=indigo_plant)", "wrong_phase"),
        (lambda: laid_out("tower"), "overbuild(card=face_down)", "not_your_building"),
        (lambda: building("tower"), "pay(card=face_down)", "card_not_in_hand"),
        (lambda: building("tower"), "draw", "wrong_phase"),
        (lambda: building("tower"), "choose(role=trader)", "wrong_phase"),
        (at("builder", hands={0: ["well"]}), "stop", "wrong_phase"),
        (at("builder", hands={0: ["well"]}), "pay_good(good=indigo)", "wrong_phase"),
        (at("producer"), "pass", "wrong_phase"),
        (at("producer", cities={0: ["library"]}), "use_library", "library_by_itself"),
        (at("producer"), "choose(role=trader)", "wrong_phase"),
        (at("councillor"), "keep(card=well)", "wrong_phase"),
        (at("councillor", "draw"), "keep(card=face_down)", "not_among_drawn"),
        (at("councillor", "draw"), "draw", "wrong_phase"),
        (at("prospector"), "sell(good=indigo)", "wrong_phase"),
        (at("prospector", cities={0: ["gold_mine"]}), "reveal", "wrong_phase"),
        (at("prospector", "pass", cities={0: ["gold_mine"]}), "draw", "wrong_phase"),
        (at("prospector", "pass", "reveal", **MINE), "stop", "cannot_stop_now"),
        (at("builder", **MARKET), "tuck(card=well)", "no_chapel"),
        (
            lambda: table(cities={0: ["chapel"]}, hands={0: ["well"]}, question="chapel"),
            "stop",
            "wrong_phase",
        ),
        (lambda: fresh(2, alternative_setup=True), "pass", "setup_keep_four"),
    ],
)
def test_the_reason_that_helps_most(position: Position, act: str, reason: str) -> None:
    assert position().why_not(act) == reason
