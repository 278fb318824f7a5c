"""The end of the game, the settlement, and what counts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.packet_row.positions import Harbour, at_random, table
from tests.rulebook.table import clause
from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.pieces import ENDS
from tradewinds.games.packet_row.scoring import bankers_vp, cards_vp

MARKET, DOCKS = "choose_board(board=market)", "choose_board(board=docks)"
FIRST = "take_current(place=1)"
OUT: dict[str, Any] = {"decks": {"market": []}, "ahead": {"market": []}}


def ended(seats: int = 3, **facts: Any) -> Harbour:
    """The Market could not be refilled, and that was enough."""
    short = ["docks", "bank"][: ENDS[seats] - 1]
    decks = {"market": [], **{board: [] for board in short}}
    ahead = {"market": [], **{board: [] for board in short}}
    supplies = {board: ["park"] for board in short}
    t = table(seats, decks=decks, ahead=ahead, short=short, **{**supplies, **facts})
    return t.play(MARKET, *["decline"] * (seats - 1), "take_current(place=1)")


def over(seats: int = 3, **facts: Any) -> Harbour:
    t = ended(seats, **facts)
    return t.play(*["finish"] * seats)


# ---------------------------------------------------------------- when


@clause("PK-FIN-01", "PK-REF-11")
@pytest.mark.parametrize(("seats", "boards"), [(2, 1), (3, 1), (4, 2), (5, 3)])
def test_so_many_boards_end_the_game(seats: int, boards: int) -> None:
    assert ENDS[seats] == boards
    last: list[str] = []
    for before, t in at_random(seats, seed=4):
        question = before.resume if before.question >= 7 else before.question
        assert (sum(before.short) >= boards) == (question in {0, 6})
        last = t.short
    assert len(last) >= boards


@clause("PK-FIN-02")
def test_a_board_counts_once_and_for_good() -> None:
    t = table(4, **OUT).play(MARKET, "decline", "decline", "decline", FIRST)
    assert (t.short, t.question) == (["market"], "choose_board")
    assert t.current("market") == [None, None, None]
    t = table(4, short=["bank"], bank=["park"], decks={"bank": []}, ahead={"bank": []})
    t.play("choose_board(board=bank)", FIRST, "choose_board(board=docks)", "decline", "decline", FIRST)
    assert (t.short, t.question) == (["bank"], "choose_board")
    assert t.told.count("runs_short") == 0


@clause("PK-FIN-03")
def test_lacking_future_cards_do_not_count() -> None:
    t = table(3, decks={"market": []}).play(MARKET, "decline", "decline", FIRST)
    assert t.future("market") == [None, None]
    assert (t.short, t.question) == ([], "choose_board")


@clause("PK-FIN-04")
def test_a_board_counts_when_it_is_refilled() -> None:
    t = table(3, **OUT).play(DOCKS, "decline", "decline", FIRST)
    assert (t.short, t.question) == ([], "choose_board")
    t.play(MARKET, "decline", "decline", FIRST)
    assert (t.short, t.question) == (["market"], "settle")


@clause("PK-FIN-05")
def test_all_visited_boards_are_refilled_first() -> None:
    t = table(3, **OUT).play(MARKET, "decline", "decline", "decline", DOCKS, "decline", "decline", FIRST)
    assert t.question == "settle"
    assert t.told.count("refills") == 2
    assert t.current("docks") == ["vp_church_docks", "vp_cathedral_docks"]


@clause("PK-FIN-06")
def test_then_nothing_but_contracts_and_the_token_stays() -> None:
    t = ended(3, master=1, hands={2: ["money_4"]})
    assert (t.question, t.master, t.s.turn) == ("settle", 1, 1)
    assert t.told[-1] == "game_ends"
    for act in (DOCKS, FIRST, "decline", "end_round", "cash_money(value=4)"):
        assert t.why_not(act) == "settlement_contracts_only"


@clause("PK-FIN-07")
def test_a_short_board_is_played_with_what_it_has() -> None:
    facts: dict[str, Any] = {"short": ["bank"], "decks": {"bank": []}, "ahead": {"bank": []}}
    t = table(4, bank=[None, "banker"], **facts).play("choose_board(board=bank)")
    assert t.legal() == ["take_current(place=2)", "decline"]
    t = table(4, bank=[], **facts)
    assert t.why_not("choose_board(board=bank)") == "board_empty"


# ---------------------------------------------------------------- settlement


@clause("PK-SCO-01")
def test_contracts_can_still_be_fulfilled() -> None:
    hand = ["contract_wheat_de", "contract_cotton_de", "goods_wheat_2", "goods_cotton_2"]
    t = ended(3, hands={1: hand}, ships={1: ["de", "de"]}, cash=0, market=["merchant"])
    for good in ("wheat", "cotton"):
        t.play(f"pick_contract(good={good}, country=de, amount=2)", "load", "send_ship(country=de)")
        t.play(f"use_goods(good={good}, amount=2)")
        assert (t.question, t.asked) == ("settle", 1)
    assert t.cash(1) == 30


@clause("PK-SCO-02")
@pytest.mark.parametrize(("master", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
def test_clockwise_from_the_last_masters_left(master: int, order: list[int]) -> None:
    t, asked = ended(4, master=master), []
    while t.question == "settle":
        asked.append(t.asked)
        t.play("finish")
    assert asked == order
    assert t.question == "over"


@clause("PK-SCO-03", "PK-SCO-09")
def test_money_cards_left_are_cashed() -> None:
    t = over(3, cash=0, hands={0: ["money_3", "money_5", "money_5"]}, market=["merchant"])
    assert (t.cash(0), t.s.cards[0]) == (13, 2)
    assert t.discards["money_5"] == 2
    assert "cashes_rest(who=0, cash=13)" in t.story
    assert t.s.revealed


@clause("PK-SCO-04", "PK-VPC-01", "PK-VPC-02")
def test_points_are_cards_cash_and_bankers() -> None:
    hands = {0: ["vp_cathedral", "vp_university", "banker", "banker"], 1: ["vp_school", "banker"]}
    t = over(3, cash=[39, 30, 9], hands=hands, market=["merchant"])
    assert [GAME.points(t.s, seat) for seat in range(3)] == [10 + 3 + 4, 2 + 3, 0]
    assert "scores(who=0, vp=17, cash=39)" in t.story
    assert cards_vp(t.s, 0) == 10


@clause("PK-VPC-01", "PK-VPC-02")
@pytest.mark.parametrize(
    ("name", "vp"), [("school", 2), ("library", 3), ("university", 4), ("town_hall", 5), ("cathedral", 6)]
)
def test_cards_count_what_they_show(name: str, vp: int) -> None:
    t = over(2, cash=0, hands={0: [f"vp_{name}"]}, market=["merchant"], starts={1: None})
    assert GAME.points(t.s, 0) == vp
    assert t.hand(0)[f"vp_{name}"] == 1


@clause("PK-SCO-05", "PK-SCO-06", "PK-SCO-07")
@pytest.mark.parametrize(
    ("cash", "winners"),
    [([30, 10, 0], [0]), ([12, 19, 0], [1]), ([15, 15, 0], [0, 1]), ([5, 5, 5], [0, 1, 2])],
)
def test_most_points_then_most_cash_then_a_shared_victory(cash: list[int], winners: list[int]) -> None:
    assert GAME.winners(over(3, cash=cash, market=["merchant"]).s) == winners


@clause("PK-SCO-06")
def test_money_is_the_cash_at_the_end_not_what_was_earned() -> None:
    hands = {0: ["money_4"], 1: ["vp_park"]}
    t = over(2, cash=[16, 0], hands=hands, market=["merchant"])
    assert [GAME.points(t.s, seat) for seat in range(2)] == [2, 2]
    assert GAME.winners(t.s) == [0]


@clause("PK-SCO-08")
def test_leftovers_count_nothing() -> None:
    left = ["goods_furs_3", "merchant", "captain", "assistant", "ingot_double", "contract_wheat_gb"]
    t = over(3, cash=0, hands={0: left}, ships={0: ["gb", "se"]}, market=["merchant"])
    assert GAME.points(t.s, 0) == 0


# ---------------------------------------------------------------- bankers


def bankers(cash: list[int], held: list[int]) -> list[int]:
    hands = {seat: ["banker"] * number for seat, number in enumerate(held)}
    t = over(len(cash), cash=cash, hands=hands, market=["merchant"])
    return [bankers_vp(t.s, seat) for seat in range(len(cash))]


@clause("PK-BNK-01", "PK-BNK-02")
@pytest.mark.parametrize(
    ("cash", "held", "vp"),
    [
        ([20, 10], [2, 1], [4, 0]),
        ([10, 10], [2, 1], [4, 2]),
        ([9, 8, 7], [1, 2, 1], [2, 0, 0]),
        ([9, 9, 7], [1, 2, 1], [2, 4, 0]),
    ],
)
def test_with_two_or_three_the_richest_get_2_a_banker(
    cash: list[int], held: list[int], vp: list[int]
) -> None:
    assert bankers(cash, held) == vp


@clause("PK-BNK-03", "PK-BNK-04", "PK-BNK-05")
@pytest.mark.parametrize(
    ("cash", "held", "vp"),
    [
        ([9, 8, 7, 6], [1, 2, 1, 1], [3, 2, 0, 0]),
        ([9, 8, 8, 6], [1, 2, 1, 1], [3, 2, 1, 0]),
        ([9, 9, 8, 6], [1, 2, 1, 1], [3, 6, 0, 0]),
        ([9, 9, 9, 9], [1, 2, 1, 1], [3, 6, 3, 3]),
        ([6, 7, 8, 9, 5], [1, 1, 1, 1, 1], [0, 0, 1, 3, 0]),
    ],
)
def test_with_four_or_five_the_richest_get_3_and_the_second_1(
    cash: list[int], held: list[int], vp: list[int]
) -> None:
    assert bankers(cash, held) == vp


@clause("PK-BNK-06")
@pytest.mark.parametrize(
    ("cash", "held", "vp"),
    [
        ([9, 8, 0, 0], [0, 2, 1, 0], [0, 2, 0, 0]),
        ([0, 0, 0, 0], [1, 0, 1, 0], [3, 0, 3, 0]),
        ([5, 0, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0]),
    ],
)
def test_only_cash_decides_who_is_rich(cash: list[int], held: list[int], vp: list[int]) -> None:
    assert bankers(cash, held) == vp


@clause("PK-BNK-01", "PK-SCO-03")
def test_money_cards_make_rich_too() -> None:
    hands = {0: ["banker"], 1: ["banker"]}
    t = over(2, cash=[10, 8], hands={**hands, 1: ["banker", "money_3"]}, market=["merchant"])
    assert [bankers_vp(t.s, seat) for seat in range(2)] == [0, 2]
    assert "bankers_pay(who=1, vp=2)" in t.story


@clause("PK-BNK-01")
def test_bankers_do_nothing_before_the_end() -> None:
    plain, t = table(3), table(3, hands={0: ["banker"]})
    assert t.legal() == plain.legal()
