"""Fulfilling contracts and cashing money cards, at every decision of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.packet_row.positions import Harbour, at_random, table
from tests.rulebook.table import clause
from tradewinds.games.packet_row import GAME
from tradewinds.match import Match

DELIVER = ["pick_contract(good=cotton, country=nl, amount=3)", "load", "send_ship(country=nl)"]
WHOLE = [*DELIVER, "use_goods(good=cotton, amount=3)"]
MEANS: dict[str, Any] = {
    "hands": {seat: ["contract_cotton_nl", "goods_cotton_3", "money_4"] for seat in (0,)},
    "ships": {0: ["nl"]},
}
MEANS_OF_1: dict[str, Any] = {
    "hands": {1: ["contract_cotton_nl", "goods_cotton_3", "money_4"]},
    "ships": {1: ["nl"]},
}
HALL, DOCKS = "choose_board(board=guild_hall)", "choose_board(board=docks)"


def choosing() -> Harbour:
    return table(2, **MEANS)


def offered() -> Harbour:
    return table(2, **MEANS_OF_1).play(HALL)


def master_offered() -> Harbour:
    return table(2, **MEANS).play(HALL, "decline")


def closing() -> Harbour:
    return table(2, **MEANS).play(HALL, "take_current(place=1)")


def taking() -> Harbour:
    return closing().play(DOCKS)


EVERYWHERE = [choosing, offered, master_offered, closing, taking]
everywhere = pytest.mark.parametrize("position", EVERYWHERE, ids=lambda position: position.__name__)


@clause("PK-FRE-01", "PK-FRE-02", "PK-FRE-06")
@everywhere
def test_at_every_decision_contracts_and_money(position: Any) -> None:
    t = position()
    before, me = (t.question, t.asked), t.asked
    plain = [act for act in t.legal() if not act.startswith(("pick", "cash"))]
    t.play("cash_money(value=4)")
    assert (t.question, t.asked, t.cash(me)) == (*before, 29)
    t.play(*WHOLE)
    assert (t.question, t.asked, t.cash(me)) == (*before, 54)
    assert set(plain) <= set(t.legal())
    assert t.hand(me) == {}


@clause("PK-FRE-03")
def test_not_while_somebody_else_is_asked() -> None:
    match = Match.new(GAME, 2, key=(5, 5))
    asked = match.to_act
    assert asked is not None
    for code in range(len(GAME.alphabet)):
        assert GAME.objections(match.why_not(code, 1 - asked)).name == "NOT_YOUR_DECISION"


@clause("PK-FRE-04")
@pytest.mark.parametrize("question", ["offer"])
def test_what_one_does_changes_nothing_for_the_others(question: str) -> None:
    checked = 0
    for before, t in at_random(3, seed=7):
        freely = before.question < 6 and t.s.question in (before.question, 7)
        if freely and t.s.asked == before.asked and t.s.board == before.board:
            for other in range(3):
                if other != before.asked:
                    one, two = before.copy(), t.s.copy()
                    one.asked = two.asked = other
                    one.question = two.question = GAME.state.questions[question.upper()]
                    one.board = two.board = max(before.board, 0)
                    for name in ("picked_start", "resume"):
                        setattr(two, name, 0)
                    for contract in range(len(two.picked)):
                        two.picked[contract] = 0
                    assert GAME.legal(one) == GAME.legal(two)
                    checked += 1
    assert checked > 5


@clause("PK-FRE-05")
def test_neither_is_a_must_or_the_card_of_the_round() -> None:
    t = offered().play("cash_money(value=4)", *WHOLE)
    assert t.pawn(1) is None
    assert "take_current(place=1)" in t.legal()
    t = offered().play("decline")
    assert t.hand(1) == {"contract_cotton_nl": 1, "goods_cotton_3": 1, "money_4": 1}


@clause("PK-FRE-07", "PK-MON-03")
def test_the_cash_can_be_spent_at_once() -> None:
    t = table(2, cash=0, market=["university"], **MEANS_OF_1).play("choose_board(board=market)")
    assert t.why_not("take_current(place=1)") == "cannot_afford"
    t.play(*WHOLE, "take_current(place=1)")
    assert t.cash(1) == 7


@clause("PK-MON-01", "PK-MON-02")
@pytest.mark.parametrize("value", [3, 4, 5])
def test_a_money_card_becomes_cash(value: int) -> None:
    t = table(3, hands={0: [f"money_{value}"] * 2})
    t.play(f"cash_money(value={value})")
    assert (t.cash(0), t.hand(0), t.s.cards[0]) == (25 + value, {f"money_{value}": 1}, 2)
    assert t.discards == {f"money_{value}": 1}
    t.play(f"cash_money(value={value})")
    assert t.why_not(f"cash_money(value={value})") == "no_money_card"


@clause("PK-MON-02", "PK-CMP-06")
def test_there_are_only_the_values_of_the_deck() -> None:
    assert table(3).why_not("cash_money(value=7)") == "no_such_card"
