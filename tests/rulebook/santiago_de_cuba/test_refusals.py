"""Every reason for a refusal, and which one is told where several apply."""

from __future__ import annotations

import pytest

from tests.rulebook.santiago_de_cuba.positions import table
from tests.rulebook.santiago_de_cuba.questions import (
    Position,
    at,
    at_set_up,
    at_zorro,
    casino_again,
    delivering,
    inside,
    over,
    over_the_port,
)
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.acts import Objection
from tradewinds.match import Match

# ---------------------------------------------------------------- each reason is reached

REASONS: dict[str, tuple[Position, str]] = {
    "none": (lambda: table(2), "move(steps=1)"),
    "game_over": (over, "move(steps=1)"),
    "wrong_phase": (lambda: at("pablo"), "move(steps=1)"),
    "must_move_car": (lambda: table(2), "move(steps=0)"),
    "too_many_steps": (lambda: table(2, pesos=50), "move(steps=11)"),
    "not_enough_pesos_for_steps": (lambda: table(2, pesos=3), "move(steps=5)"),
    "supply_empty": (lambda: at("pablo", supply={"rum": 0}), "take(good=rum)"),
    "wood_only_from_miguel": (lambda: at("pablo"), "take(good=wood)"),
    "you_have_none": (lambda: at("el_zorro", goods={1: {"sugar": 1}}), "give_good(good=rum)"),
    "wood_cannot_be_given": (lambda: at("el_zorro", goods={1: {"wood": 1}}), "give_good(good=wood)"),
    "must_give": (lambda: at("el_zorro"), "pass_delivery"),
    "building_already_owned": (lambda: at("alonso", owners={"bank": 1}), "claim(building=bank)"),
    "no_markers_left": (
        lambda: at("alonso", owners={"bank": 0, "church": 0, "cafe": 0}),
        "claim(building=office)",
    ),
    "not_your_building": (lambda: at("alonso", owners={"bank": 1}), "use_own(building=bank)"),
    "building_no_effect_now": (lambda: at("alonso", owners={"cafe": 0}), "use_own(building=cafe)"),
    "alonso_one_service": (lambda: at("alonso").play("claim(building=bank)"), "use_own(building=bank)"),
    "pawn_wrong_flower": (lambda: at("maria", spaces={"yellow": ["bank"]}), "pawn(building=casino)"),
    "building_occupied": (
        lambda: at("maria", spaces={"yellow": ["bank"]}, pawns={1: "bank"}),
        "pawn(building=bank)",
    ),
    "pawn_must_leave": (
        lambda: at("maria", spaces={"yellow": ["bank"]}, pawns={0: "bank"}),
        "pawn(building=bank)",
    ),
    "pawn_must_move": (lambda: at("maria", pawns={0: "casino"}), "use_building"),
    "pawn_stays_port": (delivering, "pawn(building=bank)"),
    "pawn_stays_inactive": (lambda: over_the_port("maria", inactive=["maria"]), "pawn(building=bank)"),
    "pawn_stays_zorro": (lambda: at_zorro(pawns={0: "bank"}), "pawn(building=church)"),
    "pawn_off_board": (lambda: at("maria"), "use_building"),
    "building_used_already": (casino_again, "skip_building"),
    "not_this_building": (lambda: inside("bank"), "process(number=1)"),
    "not_enough_goods": (lambda: inside("distillery", goods={0: {"sugar": 2}}), "process(number=3)"),
    "supply_too_small": (
        lambda: inside("distillery", goods={0: {"sugar": 2}}, supply={"rum": 1}),
        "process(number=2)",
    ),
    "swap_same_good": (lambda: inside("black_market"), "swap(give=sugar, take=sugar)"),
    "wood_not_traded": (lambda: inside("black_market"), "swap(give=sugar, take=wood)"),
    "no_demand_yet": (lambda: over_the_port("alonso", owners={"customs": 0}), "use_own(building=customs)"),
    "die_not_on_ship": (lambda: inside("customs", aside="cigars"), "zero_die(good=cigars)"),
    "die_already_zero": (lambda: inside("customs", dice={"rum": 2}), "zero_die(good=sugar)"),
    "casino_needs_three_pesos": (lambda: inside("casino", pesos=2), "buy_vp"),
    "casino_needs_vp": (
        lambda: table(2, car_at="maria", question="casino", building="casino", pawns={0: "casino"}, vp=0),
        "sell_vp",
    ),
    "casino_one_direction": (casino_again, "sell_vp"),
    "marker_leftmost": (lambda: inside("harbour_office", value=2), "marker(direction=left)"),
    "good_not_demanded": (delivering, "deliver(good=rum, number=1)"),
    "more_than_demand": (delivering, "deliver(good=sugar, number=3)"),
    "office_no_wood": (lambda: inside("office", dice={"sugar": 1}), "office(good=wood)"),
    "cuban_already_inactive": (lambda: inside("newspaper", inactive=["jose"]), "flip(cuban=jose)"),
    "cuban_is_here": (lambda: inside("newspaper", newspaper_current_stop="forbidden"), "flip(cuban=maria)"),
    "not_a_delivery_round": (lambda: table(2), "deliver(good=sugar, number=1)"),
    "leave_exactly_one": (at_set_up, "skip_building"),
}


@clause("SC-TRN-03", "SC-GEN-05", "SC-SUP-03", "SC-SHP-07", "SC-PWN-12")
@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_is_told_somewhere(reason: str) -> None:
    position, act = REASONS[reason]
    t = position()
    assert t.why_not(act) == reason
    assert (act in t.legal()) == (reason == "none")


@clause("SC-INF-02")
def test_there_is_no_reason_that_is_never_told() -> None:
    everywhere = {reason.name.lower() for reason in Objection}
    assert everywhere - set(REASONS) == {"not_your_decision"}  # which a match tells, see below


# ---------------------------------------------------------------- which reason goes first


@clause("SC-END-01")
def test_after_the_end_there_is_no_other_reason() -> None:
    t = over()
    for code in range(len(GAME.alphabet)):
        assert t.why_not(GAME.alphabet.to_text(code)) == "game_over"


@clause("SC-INF-02", "SC-TRN-01")
def test_the_end_goes_before_whose_decision_it_is_and_that_before_all_else() -> None:
    match = Match.new(GAME, 2, key=(3, 4))
    asked = match.to_act
    assert asked is not None
    for code in range(len(GAME.alphabet)):
        assert match.why_not(code, 1 - asked) == Objection.NOT_YOUR_DECISION
    while not match.over:
        match.play(match.legal()[-1] if match.decisions % 3 else match.legal()[0])
    for seat in range(2):
        assert match.why_not("move(steps=1)", seat) == Objection.GAME_OVER


FIRST: dict[str, tuple[Position, str, str]] = {
    "the question before the price": (lambda: at("pablo", pesos=0), "move(steps=9)", "wrong_phase"),
    "too many before too dear": (lambda: table(2, pesos=0), "move(steps=11)", "too_many_steps"),
    "no marker before an owner": (
        lambda: at("alonso", owners={"bank": 0, "church": 0, "cafe": 0}),
        "claim(building=bank)",
        "no_markers_left",
    ),
    "whose it is before what it does": (lambda: at("alonso"), "use_own(building=cafe)", "not_your_building"),
    "whose it is before the demand": (
        lambda: over_the_port("alonso"),
        "use_own(building=customs)",
        "not_your_building",
    ),
    "that the pawn stays before the flower": (
        lambda: at_zorro(pawns={0: "bank"}),
        "pawn(building=bank)",
        "pawn_stays_zorro",
    ),
    "the flower before one's own pawn": (
        lambda: at("maria", pawns={0: "casino"}),
        "pawn(building=casino)",
        "pawn_wrong_flower",
    ),
    "the flower before another's pawn": (
        lambda: at("maria", pawns={1: "casino"}),
        "pawn(building=casino)",
        "pawn_wrong_flower",
    ),
    "the building before the demand": (lambda: inside("bank"), "office(good=rum)", "not_this_building"),
    "the die aside before a die at 0": (
        lambda: inside("customs", dice={"rum": 2}, aside="cigars"),
        "zero_die(good=cigars)",
        "die_not_on_ship",
    ),
    "the die aside before what one has": (
        lambda: inside("office", dice={"sugar": 2, "cigars": 1}, aside="cigars"),
        "office(good=cigars)",
        "die_not_on_ship",
    ),
    "the demand before what one has, at the office": (
        lambda: inside("office", dice={"sugar": 2}),
        "office(good=rum)",
        "good_not_demanded",
    ),
    "what one has before the supply, at the market": (
        lambda: inside("black_market", goods={0: {"sugar": 1}}, supply={"citrus": 0}),
        "swap(give=rum, take=citrus)",
        "you_have_none",
    ),
    "what one has before the supply, at the distillery": (
        lambda: inside("distillery", goods={0: {"sugar": 1}}, supply={"rum": 1}),
        "process(number=2)",
        "not_enough_goods",
    ),
    "the direction before the price": (
        lambda: inside("casino", pesos=0, vp=5).play("sell_vp"),
        "buy_vp",
        "casino_one_direction",
    ),
    "no demand before what one has": (delivering, "deliver(good=cigars, number=3)", "good_not_demanded"),
    "the demand before what one has": (
        lambda: delivering(dice={"sugar": 2, "citrus": 1}),
        "deliver(good=citrus, number=2)",
        "more_than_demand",
    ),
    "none before too few": (
        lambda: delivering(dice={"sugar": 2, "citrus": 3}),
        "deliver(good=citrus, number=2)",
        "you_have_none",
    ),
    "too few": (delivering, "deliver(good=sugar, number=2)", "not_enough_goods"),
    "none before too few, of wood": (delivering, "deliver_wood(good=sugar, number=2)", "you_have_none"),
}


@clause("SC-CAR-04", "SC-ALO-04", "SC-PWN-03", "SC-BLD-09", "SC-BLD-16", "SC-PRT-02")
@pytest.mark.parametrize("case", FIRST)
def test_where_several_reasons_apply_the_first_is_told(case: str) -> None:
    position, act, reason = FIRST[case]
    assert position().why_not(act) == reason
