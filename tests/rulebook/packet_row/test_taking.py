"""Taking cards, with and without an assistant, and the refill after the round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.packet_row.positions import Harbour, at_random, table
from tests.rulebook.table import clause

MARKET = "choose_board(board=market)"
DOCKS = "choose_board(board=docks)"
BANK = "choose_board(board=bank)"
HALL = "choose_board(board=guild_hall)"
FIRST, SECOND = "take_current(place=1)", "take_current(place=2)"
FETCH = "take_future(place=1)"


@clause("PK-TAK-01")
def test_cards_come_from_the_open_board() -> None:
    t = table(3, docks=["captain", "ship_gb"]).play(DOCKS, SECOND)
    assert t.ships(1) == {"gb": 1}
    assert t.current("docks") == ["captain", None]
    assert t.why_not("take_current(place=3)") == "slot_empty"


@clause("PK-TAK-02", "PK-GDS-09", "PK-VPC-01")
@pytest.mark.parametrize(
    ("board", "card", "price", "held"),
    [
        ("market", "goods_tobacco_1", 2, "goods_tobacco_1"),
        ("market", "goods_furs_2", 6, "goods_furs_2"),
        ("market", "goods_tobacco_3", 10, "goods_tobacco_3"),
        ("docks", "ingot_single", 4, "ingot_single"),
        ("docks", "ingot_double", 8, "ingot_double"),
        ("bank", "university", 18, "vp_university"),
        ("market", "library", 15, "vp_library"),
    ],
)
def test_some_cards_are_paid_at_once(board: str, card: str, price: int, held: str) -> None:
    t = table(3, **{board: [card]}).play(f"choose_board(board={board})", FIRST)
    assert t.cash(1) == 25 - price
    assert t.hand(1) == {held: 1}


@clause("PK-TAK-03", "PK-MON-01", "PK-BNK-01")
@pytest.mark.parametrize(
    ("board", "card"),
    [
        ("guild_hall", "contract_cotton_nl"),
        ("guild_hall", "assistant"),
        ("docks", "ship_es"),
        ("docks", "captain"),
        ("market", "merchant"),
        ("bank", "money_4"),
        ("bank", "banker"),
    ],
)
def test_the_others_are_free(board: str, card: str) -> None:
    t = table(3, cash=0, **{board: [card]}).play(f"choose_board(board={board})", FIRST)
    assert t.cash(1) == 0
    assert sum(t.hand(1).values()) + sum(t.ships(1).values()) == 1


@clause("PK-TAK-04", "PK-MON-03")
def test_there_is_no_credit() -> None:
    t = table(3, cash=9, market=["goods_furs_3"], hands={1: ["money_3"], 2: []}).play(MARKET)
    assert t.why_not(FIRST) == "cash_money_first"
    t.play("cash_money(value=3)", FIRST)
    assert (t.cash(1), t.hand(1)) == (2, {"goods_furs_3": 1})
    t = table(3, cash=9, market=["goods_furs_3"]).play(MARKET)
    assert t.why_not(FIRST) == "cannot_afford"


@clause("PK-TAK-05")
def test_the_pawn_holds_the_place() -> None:
    t = table(4).play(MARKET, SECOND)
    assert t.pawn(1) == ("market", "current", 2)
    assert t.current("market")[1] is None
    assert t.why_not(SECOND) == "slot_empty"


@clause("PK-TAK-06", "PK-TAK-07")
def test_ships_lie_open_all_else_is_in_hand() -> None:
    t = table(3, docks=["ship_se", "captain"]).play(DOCKS, FIRST, FIRST.replace("1", "2"))
    assert (t.ships(1), t.hand(1), t.s.cards[1]) == ({"se": 1}, {}, 1)
    assert (t.ships(2), t.hand(2), t.s.cards[2]) == ({}, {"captain": 1}, 2)


@clause("PK-TAK-08")
def test_everybody_is_told_what_was_taken() -> None:
    t = table(5, market=["goods_furs_2", "merchant", "library"], docks=["ingot_double", "ship_nl"])
    t.play(MARKET, FIRST, SECOND, "take_current(place=3)", "decline", "decline", DOCKS, FIRST, SECOND)
    taken = [told for told in t.story if told.startswith(("takes", "buys"))]
    assert taken == [
        "takes_goods(who=1, good=furs, amount=2, price=6)",
        "takes_helper(who=2, helper=merchant)",
        "buys_vp(who=3, landmark=library, vp=3, price=15)",
        "takes_ingot(who=4, ingot=double, price=8)",
        "takes_ship(who=0, country=nl)",
    ]


@clause("PK-TAK-08")
def test_contracts_and_money_are_told_too() -> None:
    t = table(3, guild_hall=["contract_wheat_fr", "assistant"], bank=["money_5", "banker"])
    t.play(HALL, FIRST, "decline", "decline", BANK, FIRST)
    assert "takes_contract(who=1, good=wheat, country=fr, amount=3)" in t.story
    assert "takes_money(who=2, value=5)" in t.story


@clause("PK-TAK-09")
def test_hands_have_no_limit_and_nothing_is_thrown_away() -> None:
    held = {"goods_furs_3": 3, "goods_wheat_3": 3, "merchant": 5, "captain": 5}
    t = table(3, hands={1: [name for name, n in held.items() for _ in range(n)]}, market=["goods_furs_2"])
    t.play(MARKET, FIRST)
    assert t.hand(1) == {**held, "goods_furs_2": 1}
    assert not [act for act in t.game.alphabet.by_name if act in {"discard", "sell", "trade"}]


@clause("PK-TAK-11")
@pytest.mark.parametrize("board", ["guild_hall", "docks", "market", "bank"])
def test_points_are_for_sale_on_every_board(board: str) -> None:
    t = table(3).play(f"choose_board(board={board})", FIRST)
    assert (t.hand(1), t.cash(1)) == ({"vp_school": 1}, 15)


# ---------------------------------------------------------------- assistants


def helped(seats: int = 3, **facts: Any) -> Harbour:
    """Seat 1 has an assistant, and the Market shows goods ahead."""
    hands = {1: ["assistant"], **facts.pop("hands", {})}
    ahead = {"market": ["goods_tobacco_3", "merchant"], **facts.pop("ahead", {})}
    return table(seats, hands=hands, ahead=ahead, **facts)


@clause("PK-AST-01", "PK-AST-02", "PK-AST-03", "PK-AST-08")
def test_an_assistant_fetches_a_future_card_for_its_price() -> None:
    t = helped().play(MARKET, FETCH)
    assert (t.hand(1), t.cash(1)) == ({"goods_tobacco_3": 1}, 15)
    assert t.discards == {"assistant": 1}
    assert t.pawn(1) == ("market", "future", 1)
    assert t.future("market") == [None, "merchant"]
    assert t.told[-2:] == ["uses_assistant", "takes_goods"]


@clause("PK-AST-03")
def test_without_a_card_no_assistant_is_used() -> None:
    t = helped(cash=9).play(MARKET)
    assert t.why_not(FETCH) == "cannot_afford"
    assert "use_assistant" not in t.game.alphabet.by_name
    t.play("decline")
    assert t.hand(1) == {"assistant": 1}


@clause("PK-AST-04")
def test_he_serves_on_the_open_board_for_the_one_card() -> None:
    t = helped(ahead={"docks": ["ship_gb"]}).play(DOCKS, FETCH)
    assert t.ships(1) == {"gb": 1}
    t.play("decline", "decline", MARKET)
    assert t.asked == 2


@clause("PK-AST-05")
def test_he_serves_where_the_current_supply_is_used_up() -> None:
    t = helped(4, market=["merchant"], hands={3: ["assistant"]}).play(MARKET, "decline", FIRST)
    assert t.current("market") == [None, None, None]
    assert t.legal() == [FETCH, "take_future(place=2)", "decline"]


@clause("PK-AST-06")
def test_the_master_may_use_one_as_well() -> None:
    t = helped(
        2, hands={0: ["assistant", "assistant"]}, cash=[0, 25], ahead={"docks": ["captain", "ship_es"]}
    )
    assert "take_future(place=2)" in t.play(MARKET, FIRST).legal()
    assert "choose_board(board=docks)" in t.legal()
    t.play(DOCKS, "take_future(place=2)")
    assert t.ships(0) == {"es": 1}
    t = helped(3, hands={0: ["assistant"]}).play(MARKET, "decline", "decline", "take_future(place=2)")
    assert (t.hand(0), t.s.turn) == ({"merchant": 1}, 2)


@clause("PK-AST-07")
def test_without_one_future_cards_are_out_of_reach() -> None:
    t = table(3).play(MARKET)
    assert t.why_not(FETCH) == "future_needs_assistant"
    t = table(3, ahead={"market": [None, "merchant"]}).play(MARKET)
    assert t.why_not(FETCH) == "slot_empty"


@clause("PK-AST-08", "PK-REF-06")
def test_the_refill_makes_up_for_the_fetched_card() -> None:
    t = helped(3, decks={"market": ["goods_furs_1"] * 2 + ["library"]}).play(MARKET, FETCH, "decline")
    t.play(FIRST)
    assert t.current("market")[0] == "merchant"
    assert None not in t.current("market")
    assert (t.deck("market"), t.short) == (0, [])


@clause("PK-AST-09")
def test_two_assistants_fetch_two_cards() -> None:
    t = helped(4, hands={2: ["assistant"]}).play(MARKET, FETCH, "take_future(place=2)")
    assert (t.hand(1), t.hand(2)) == ({"goods_tobacco_3": 1}, {"merchant": 1})
    assert t.future("market") == [None, None]


# ---------------------------------------------------------------- refilling


@clause("PK-REF-02", "PK-REF-03", "PK-REF-04", "PK-REF-05", "PK-REF-09")
def test_visited_boards_are_refilled_and_pawns_go_home() -> None:
    t = table(3, market=["goods_furs_1", "merchant"], ahead={"market": ["goods_wheat_1", "goods_wheat_2"]})
    t.play(MARKET, FIRST, "decline", "decline", DOCKS, "decline", FIRST)
    assert t.discards == {"merchant": 1, "vp_park_docks": 1}
    assert t.current("market") == ["goods_wheat_1", "goods_wheat_2"]
    assert t.current("docks") == ["vp_church_docks", "vp_cathedral_docks"]
    assert t.current("bank") == ["vp_school_bank", "vp_park_bank"]
    assert [t.pawn(seat) for seat in range(3)] == [None, None, None]
    assert t.chosen == []


@clause("PK-REF-04")
def test_a_supply_from_which_nothing_was_taken_is_discarded_too() -> None:
    t = table(2).play(MARKET, "decline", "decline", DOCKS, "decline", FIRST)
    assert {name for name in t.discards if name.endswith("market")} == {"vp_school_market", "vp_park_market"}


@clause("PK-REF-06", "PK-REF-07")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_extra_cards_by_the_number_of_players(seats: int, drawn: int) -> None:
    t = table(seats)
    before = t.deck("market")
    t.play(MARKET, *["decline"] * (seats - 1), FIRST)
    assert t.deck("market") == before - drawn
    assert None not in t.current("market") + t.future("market")


@clause("PK-REF-06", "PK-REF-07", "PK-REF-08")
def test_a_deck_that_runs_out_fills_the_current_supply_first() -> None:
    t = table(5, decks={"market": ["merchant", "merchant", "merchant"]})
    t.play(MARKET, *["decline"] * 4, FIRST)
    assert t.current("market") == ["vp_church_market", "vp_cathedral_market", "merchant", "merchant"]
    assert t.future("market") == ["merchant", None]


@clause("PK-REF-09")
def test_drawn_cards_fill_the_next_places_in_order() -> None:
    t = table(4, decks={"market": ["merchant", "goods_furs_1", "library"]}, ahead={"market": [None, "park"]})
    t.play(MARKET, "decline", "decline", "decline")
    t.will_be(FIRST, market=["vp_park_market", "goods_furs_1", "vp_library_market"])
    t.play(FIRST)
    assert t.future("market") == ["merchant", None]


@clause("PK-REF-10")
@pytest.mark.parametrize("seats", [2, 4])
def test_discards_never_come_back(seats: int) -> None:
    for before, t in at_random(seats, seed=2):
        assert all(t.s.discards[card] >= before.discards[card] for card in range(len(before.discards)))
        assert sum(t.s.deck) <= sum(before.deck)


@clause("PK-REF-11", "PK-REF-12")
def test_the_token_goes_on_whoever_took_what() -> None:
    t = table(3).play(MARKET, "decline", "decline", FIRST)
    assert (t.master, t.asked, t.question, t.s.turn) == (1, 1, "choose_board", 2)
    t = table(3, decks={"market": []}, ahead={"market": []}).play(MARKET, "decline", "decline", FIRST)
    assert t.question == "settle"


@clause("PK-REF-01")
def test_there_is_no_fourth_way_to_end_a_round() -> None:
    ends = set()
    for seed in range(4):
        for before, t in at_random(3, seed=seed):
            if t.s.turn != before.turn:
                ends.add((before.question, before.asked == before.master))
    assert all(by_master or question == 2 for question, by_master in ends)
