"""Why acts are refused: every reason of the ledger is given somewhere."""

from __future__ import annotations

import pytest

from tests.rulebook.anno_1800.positions import Islands, table
from tests.rulebook.anno_1800.test_paying import pay
from tests.rulebook.table import clause
from tradewinds.games.anno_1800.acts import Objection


def paying() -> Islands:
    """A worker is being paid for."""
    return table(2).play("gain(cube=worker)")


def chaining() -> Islands:
    """One farmer has come, another could."""
    return pay(table(2).play("gain(cube=farmer)"))


CASES = {
    "menu, step": (table, "work(slot=0)", "resource_not_needed"),
    "menu, done": (table, "done", "wrong_phase"),
    "menu, token": (table, "trade_token_of_ship", "wrong_phase"),
    "payment, action": (paying, "hold_festival", "payment_open"),
    "payment, end": (paying, "end_turn", "payment_open"),
    "payment, graves": (paying, "use_graves", "not_during_payment"),
    "payment, place": (paying, "place(slot=11)", "wrong_phase"),
    "payment, removal": (paying, "remove_tile", "not_during_payment"),
    "payment, farm": (paying, "work(slot=1)", "resource_not_needed"),
    "payment, coast": (paying, "work(slot=11)", "no_such_industry"),
    "payment, beyond": (paying, "work(slot=30)", "not_your_island"),
    "payment, import": (paying, "import(resource=cotton)", "resource_not_needed"),
    "payment, free import": (paying, "free_import(resource=cacao)", "resource_not_needed"),
    "payment, never": (paying, "import(resource=planks)", "no_new_world_source"),
    "payment, exhaust": (paying, "exhaust", "all_paid"),
    "payment, token": (paying, "exploration_for_trade", "all_paid"),
    "payment, home": (paying, "shift_end(cube=engineer)", "cube_not_used"),
    "chain, action": (chaining, "swap_cards", "action_in_progress"),
    "chain, other": (chaining, "build(tile=sawmill)", "action_in_progress"),
    "chain, upgrade": (chaining, "upgrade(cube=farmer)", "action_in_progress"),
    "chain, end": (chaining, "end_turn", "action_in_progress"),
    "chain, removal": (chaining, "remove_tile", "action_in_progress"),
    "chain, step": (chaining, "trade(resource=planks)", "resource_not_needed"),
    "chain, place": (chaining, "place(slot=11)", "wrong_phase"),
    "placing": (lambda: table().play("build(tile=sawmill)"), "end_turn", "decision_open"),
}


@clause("AN-TRN-10", "AN-PAY-11", "AN-RES-07")
@pytest.mark.parametrize("case", CASES)
def test_acts_at_the_wrong_moment(case: str) -> None:
    position, act, reason = CASES[case]
    assert position().why_not(act) == reason


@clause("AN-TRN-02")
def test_actions_when_none_is_left() -> None:
    t = table(2, hand={0: ["fw36", "fw01"]}).play("hold_festival")
    for act in (
        "swap_cards",
        "explore_old_world",
        "open_new_world",
        "take_expedition",
        "gain(cube=farmer)",
        "remove_tile",
    ):
        assert t.why_not(act) == "no_action_left"
    assert t.why_not("upgrade(cube=farmer)") == t.why_not("build(tile=sawmill)") == "no_action_left"


@clause("AN-BLD-13", "AN-PAY-06")
def test_covered_buildings_do_not_work() -> None:
    t = table(2, tiles={0: {0: "bakery"}}, card_tokens={0: {"trade": 3}}).play("gain(cube=worker)")
    assert t.why_not("work(slot=0)") == "building_covered"


@clause("AN-SHF-01", "AN-SHF-04")
def test_shift_ends_without_gold() -> None:
    t = table(gold={0: 1}, work={0: {5: ["artisan"]}})
    assert t.why_not("shift_end(cube=artisan)") == "not_enough_gold"
    assert t.why_not("shift_end(cube=farmer)") == "cube_not_used"
    t = table(gold={0: 3}, work={0: {5: ["artisan"], 0: ["farmer"]}}, ready={0: {"artisan": 1, "farmer": 2}})
    t.play("shift_end(cube=farmer)")
    assert t.why_not("home_from(slot=5)") == "cube_not_used"
    t = table(gold={0: 3}, work={0: {5: ["artisan"], 6: ["artisan"]}}).play("shift_end(cube=artisan)")
    assert t.why_not("home_from_spent") == "cube_not_used"


@clause("AN-TRD-01", "AN-RES-12")
def test_too_few_trade_tokens() -> None:
    t = table(
        2, hand={0: ["fw13", "fw01"]}, tiles={0: {11: "brewery"}}, tokens={0: {"trade": 1}}, gold={0: 3}
    )
    t.play("play(card=fw13)")
    assert t.why_not("trade(resource=goods)") == "not_enough_trade_tokens"
    t = table(
        4,
        hand={0: ["fw13", "fw01"]},
        tiles={1: {11: "warehouse"}, 2: {11: "warehouse"}, 0: {11: "brewery"}},
        tokens={0: {"trade": 1}},
    )
    t.play("play(card=fw13)", "trade(resource=goods)")
    assert t.why_not("seller(ahead=3)") == "not_enough_trade_tokens"
    t = table(
        colonies={0: ["island_3"]},
        played={0: ["aei28"]},
        tokens={0: {"trade": 0}},
        gold={0: 5},
        work={0: {0: ["farmer"]}},
    )
    t.play("build(tile=rum_distillery)")
    assert t.why_not("import(resource=sugar_cane)") == "not_enough_trade_tokens"


@clause("AN-TRD-11", "AN-PAY-06")
def test_a_seller_who_would_take_too_much() -> None:
    t = table(
        4,
        hand={0: ["fw32", "fw01"]},
        tiles={1: {11: "brewery", 12: "bakery"}, 2: {11: "brewery", 12: "bakery"}},
        cubes={0: {"worker": 0}},
    )
    t.play("play(card=fw32)", "trade(resource=beer)")
    assert t.legal() == ["seller(ahead=1)", "seller(ahead=2)"]
    t = table(
        3,
        hand={0: ["fw13", "fw01"]},
        tiles={1: {11: "brewery", 12: "warehouse"}, 2: {12: "soap_factory"}},
        cubes={0: {"artisan": 0}},
    )
    t.play("play(card=fw13)")
    assert t.question == "payment"
    t.play("trade(resource=goods)")
    assert t.gold(1) == 2  # the dearer warehouse would have left nothing for the beer


@clause("AN-TRN-14")
def test_every_reason_is_listed_once() -> None:
    assert len({reason.name for reason in Objection}) == len(Objection)
    assert [*Objection] == [*range(len(Objection))]
