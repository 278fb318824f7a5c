"""Every reason for a refusal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rulebook.packet_row.positions import Harbour, table
from tests.rulebook.packet_row.test_contracts import pick, sail, trader, use
from tests.rulebook.packet_row.test_end import ended, over
from tests.rulebook.table import clause
from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.acts import Objection
from tradewinds.match import Match

HALL, DOCKS = "choose_board(board=guild_hall)", "choose_board(board=docks)"
FIRST = "take_current(place=1)"


def loading() -> Harbour:
    t = trader("contract_furs_se", "goods_furs_3", "contract_wheat_de", "goods_wheat_2", ships="se de")
    return t.play(pick("furs_se"), "load", *sail("se"))


def picking() -> Harbour:
    return trader("contract_furs_se", "goods_furs_3", ships="se").play(pick("furs_se"))


REASONS: dict[str, tuple[Callable[[], Harbour], str]] = {
    "none": (lambda: table(2), HALL),
    "game_over": (over, HALL),
    "wrong_phase": (lambda: table(2), "finish"),
    "only_harbour_master_chooses": (lambda: table(2).play(HALL), DOCKS),
    "board_already_chosen": (lambda: table(2).play(HALL, "decline", "decline"), HALL),
    "board_empty": (lambda: table(2, docks=[]), DOCKS),
    "no_board_choice_now": (lambda: table(2).play(HALL, "decline"), DOCKS),
    "slot_empty": (lambda: table(2).play(HALL), "take_current(place=4)"),
    "cannot_afford": (lambda: table(2, cash=0).play(HALL), FIRST),
    "cash_money_first": (lambda: table(2, cash=7, hands={1: ["money_3"]}).play(HALL), FIRST),
    "future_needs_assistant": (lambda: table(2).play(HALL), "take_future(place=1)"),
    "must_choose_next_board": (lambda: table(2), "decline"),
    "cannot_end_round_yet": (lambda: table(2).play(HALL), "end_round"),
    "closing_no_decline": (lambda: table(2).play(HALL, FIRST), "decline"),
    "closing_board_needs_take": (lambda: table(2, cash=[0, 25]).play(HALL, FIRST), DOCKS),
    "must_take_here": (lambda: table(2).play(HALL, FIRST, DOCKS), "end_round"),
    "card_not_in_hand": (lambda: table(2), pick("furs_se")),
    "no_money_card": (lambda: table(2), "cash_money(value=3)"),
    "no_such_card": (lambda: table(2), "pick_contract(good=furs, country=se, amount=6)"),
    "no_ship_for_destination": (lambda: trader("contract_furs_se", "goods_furs_3"), pick("furs_se")),
    "not_enough_ships": (
        lambda: trader("contract_furs_se", "contract_furs_es", "goods_furs_3", ships="se").play(
            pick("furs_se")
        ),
        pick("furs_es"),
    ),
    "not_enough_goods": (lambda: trader("contract_furs_se", ships="se"), pick("furs_se")),
    "contract_does_not_fit": (
        lambda: trader("contract_furs_se", "contract_furs_es", "goods_furs_3", ships="se es").play(
            pick("furs_se")
        ),
        pick("furs_es"),
    ),
    "contract_already_picked": (picking, pick("furs_se")),
    "shipment_in_progress": (picking, HALL),
    "shipment_closed": (loading, pick("wheat_de")),
    "no_shipment": (lambda: table(2), "load"),
    "no_such_ship": (lambda: picking().play("load"), "send_ship(country=gb)"),
    "ship_wrong_flag": (
        lambda: trader("contract_furs_se", "goods_furs_3", ships="se gb").play(pick("furs_se"), "load"),
        "send_ship(country=gb)",
    ),
    "ship_needed_elsewhere": (
        lambda: trader(
            *("contract_wheat_de", "contract_wheat_es", "goods_wheat_2", "goods_wheat_2", "captain"),
            ships="de fr",
        ).play(pick("wheat_de"), pick("wheat_es"), "load"),
        "send_ship(country=de)",
    ),
    "wrong_good": (loading, "use_goods(good=wheat, amount=2)"),
    "rest_unpaid": (
        lambda: trader(
            *("contract_furs_de", "goods_furs_2", "goods_cotton_2", "goods_wheat_1", "merchant"), ships="de"
        ).play(pick("furs_de"), "load", *sail("de")),
        "use_goods(good=wheat, amount=1)",
    ),
    "settlement_contracts_only": (ended, HALL),
}


@clause("PK-INF-07", "PK-RND-02")
@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_is_told_somewhere(reason: str) -> None:
    position, act = REASONS[reason]
    t = position()
    assert t.why_not(act) == reason
    assert (act in t.legal()) == (reason == "none")


@clause("PK-INF-07")
def test_there_is_no_reason_that_is_never_told() -> None:
    assert {reason.name.lower() for reason in Objection} - set(REASONS) == {"not_your_decision"}


@clause("PK-FRE-03", "PK-INF-07")
def test_the_end_goes_before_whose_decision_it_is() -> None:
    match = Match.new(GAME, 2, key=(3, 4))
    asked = match.to_act
    assert asked is not None
    for code in range(len(GAME.alphabet)):
        assert match.why_not(code, 1 - asked) == Objection.NOT_YOUR_DECISION
    while not match.over:
        match.play(match.legal()[-1] if match.decisions % 3 else match.legal()[0])
    for seat in range(2):
        assert match.why_not("load", seat) == Objection.GAME_OVER


@clause("PK-FRE-02")
@pytest.mark.parametrize(
    ("position", "act", "reason"),
    [
        (loading, "load", "wrong_phase"),
        (picking, "send_ship(country=se)", "wrong_phase"),
        (loading, "decline", "shipment_in_progress"),
        (picking, "cash_money(value=3)", "shipment_in_progress"),
        (lambda: picking().play("load"), pick("wheat_de"), "shipment_closed"),
        (loading, "pick_start(good=furs, country=es, amount=3)", "shipment_closed"),
        (lambda: table(2), "use_ingot(ingot=single)", "no_shipment"),
        (lambda: table(2), "end_round", "cannot_end_round_yet"),
        (lambda: table(2).play(HALL, "decline"), "end_round", "cannot_end_round_yet"),
        (lambda: table(2).play(HALL, FIRST, DOCKS), HALL, "must_take_here"),
        (lambda: table(2).play(HALL), "finish", "wrong_phase"),
        (ended, "load", "no_shipment"),
    ],
)
def test_what_does_not_answer_the_question_gets_the_best_reason(
    position: Callable[[], Harbour], act: str, reason: str
) -> None:
    assert position().why_not(act) == reason


@clause("PK-GDS-03", "PK-SHP-02", "PK-AST-03")
def test_helpers_have_no_acts_of_their_own() -> None:
    assert not {"merchant", "captain", "assistant", "banker"} & set(GAME.alphabet.by_name)


@clause("PK-CON-13")
def test_what_is_laid_down_is_gone_for_this_shipment() -> None:
    t = trader("contract_furs_de", "goods_furs_2", "goods_furs_2", ships="de").play(pick("furs_de"), "load")
    t.play(*sail("de"), *use("furs_2"))
    assert t.legal() == use("furs_2")
