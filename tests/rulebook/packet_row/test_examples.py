"""The rulebook's worked examples."""

from __future__ import annotations

from tests.rulebook.packet_row.positions import Harbour, table
from tests.rulebook.packet_row.test_contracts import pick, sail, trader, use
from tests.rulebook.packet_row.test_end import over
from tests.rulebook.table import clause
from tradewinds.games.packet_row import GAME

ANYA, VANYA, VADIM, DANILA = range(4)
MARKET, DOCKS = "choose_board(board=market)", "choose_board(board=docks)"


@clause("TV-01", "PK-CON-03")
def test_one_contract() -> None:
    t = trader("contract_wheat_gb", "goods_wheat_2", "goods_wheat_2", ships="gb")
    t.play(pick("wheat_gb"), "load", *sail("gb"), *use("wheat_2", "wheat_2"))
    assert (t.cash(0), t.hand(0), t.ships(0)) == (35, {}, {})
    assert t.discards == {"contract_wheat_gb": 1, "goods_wheat_2": 2, "ship_gb": 1}


@clause("TV-02", "PK-CON-06", "PK-CON-07", "PK-CON-09")
def test_three_contracts_at_once() -> None:
    names = ("tobacco_de", "tobacco_gb", "cotton_de")
    goods = ("goods_tobacco_3", "goods_tobacco_3", "goods_cotton_3")
    t = trader(*(f"contract_{name}" for name in names), *goods, ships="gb de")
    t.play(*map(pick, names), "load", *sail("gb", "de"), *use("cotton_3", "tobacco_3", "tobacco_3"))
    assert (t.cash(0), t.hand(0), t.ships(0)) == (65, {}, {})
    assert sum(t.discards.values()) == 8


def at_the_market(**facts: object) -> Harbour:
    """Anya's round, as the pictures show it."""
    return table(
        4,
        market=["library", "goods_tobacco_1", "goods_wheat_2"],
        docks=["ship_fr", "captain", "school"],
        ahead={"market": ["goods_tobacco_3", "merchant"], "docks": ["ingot_single", "ship_es"]},
        **facts,
    )


@clause("TV-03", "PK-RND-06", "PK-RND-19", "PK-REF-02", "PK-TAK-07")
def test_a_round() -> None:
    decks = {
        "market": ["goods_furs_2", "goods_cotton_1", "park"],
        "docks": ["ship_de", "ingot_double", "captain"],
    }
    t = at_the_market(decks=decks)
    gone = dict(t.discards)
    t.play(MARKET, "take_current(place=1)")
    assert (t.cash(VANYA), t.pawn(VANYA)) == (10, ("market", "current", 1))
    t.play("decline", "take_current(place=2)")
    assert t.cash(DANILA) == 23
    t.play("decline", DOCKS)
    assert t.asked == VADIM
    t.play("decline")
    supplies = {
        "market": ["goods_tobacco_3", "merchant", "goods_furs_2"],
        "docks": ["ingot_single", "ship_es", "ship_de"],
    }
    t.will_be("take_current(place=1)", **supplies).play("take_current(place=1)")
    assert (t.ships(ANYA), t.cash(ANYA)) == ({"fr": 1}, 25)
    assert {board: t.current(board) for board in supplies} == supplies
    assert set(t.future("market")) == {"goods_cotton_1", "vp_park_market"}
    assert set(t.future("docks")) == {"ingot_double", "captain"}
    more = {name: n - gone.get(name, 0) for name, n in t.discards.items() if n > gone.get(name, 0)}
    assert more == {"goods_wheat_2": 1, "captain": 1, "vp_school_docks": 1}
    assert [t.pawn(seat) for seat in range(4)] == [None] * 4
    assert (t.hand(VADIM), t.ships(VADIM)) == ({}, {})
    assert t.master == VANYA


@clause("TV-04", "PK-VPC-01")
def test_the_university() -> None:
    t = table(2, cash=[25, 18], bank=["university"])
    t.play("choose_board(board=bank)", "take_current(place=1)")
    assert t.cash(1) == 0
    t = over(2, cash=[0, 0], hands={1: ["vp_university"]}, market=["merchant"])
    assert GAME.points(t.s, 1) == 4


@clause("TV-05", "PK-GDS-01")
def test_two_furs() -> None:
    t = table(2, market=["goods_furs_2"]).play(MARKET, "take_current(place=1)")
    assert (t.cash(1), t.hand(1)) == (19, {"goods_furs_2": 1})


@clause("TV-06", "PK-GDS-02", "PK-GDS-03")
def test_the_merchant() -> None:
    cards = ("contract_furs_se", "goods_furs_1", "goods_cotton_2")
    t = trader(*cards, "merchant", ships="se").play(pick("furs_se"), "load", *sail("se"))
    t.play(*use("furs_1", "cotton_2"))
    assert (t.cash(0), t.hand(0)) == (25, {})
    assert sum(t.discards.values()) == 5
    assert trader(*cards, "merchant").why_not(pick("furs_se")) == "no_ship_for_destination"
    assert trader(*cards, ships="se").why_not(pick("furs_se")) == "not_enough_goods"


@clause("TV-07", "PK-CON-01")
def test_three_cotton_to_the_netherlands() -> None:
    t = trader("contract_cotton_nl", "goods_cotton_3", ships="nl")
    assert t.play(pick("cotton_nl"), "load", *sail("nl"), *use("cotton_3")).cash(0) == 25


@clause("TV-08", "PK-AST-01", "PK-AST-02")
def test_the_assistant() -> None:
    t = at_the_market(hands={DANILA: ["assistant"]}).play(MARKET, "take_current(place=1)", "decline")
    t.play("take_future(place=1)")
    assert (t.cash(DANILA), t.hand(DANILA)) == (15, {"goods_tobacco_3": 1})
    assert t.pawn(DANILA) == ("market", "future", 1)
    assert t.current("market") == [None, "goods_tobacco_1", "goods_wheat_2"]


@clause("TV-09", "PK-SHP-01")
def test_a_ship_to_great_britain() -> None:
    t = trader("contract_cotton_nl", "goods_cotton_3", ships="gb")
    assert t.why_not(pick("cotton_nl")) == "no_ship_for_destination"


@clause("TV-10", "PK-GDS-06")
def test_the_ingot() -> None:
    t = table(2, docks=["ingot_single"]).play(DOCKS, "take_current(place=1)")
    assert (t.cash(1), t.hand(1)) == (21, {"ingot_single": 1})
    t = trader("contract_furs_gb", "goods_furs_1", "ingot_single", ships="gb").play(pick("furs_gb"), "load")
    assert t.play(*sail("gb"), *use("furs_1", "single")).cash(0) == 15


@clause("TV-11", "PK-SHP-02")
def test_the_captain() -> None:
    t = trader("contract_wheat_fr", "goods_wheat_3", "captain", ships="es").play(pick("wheat_fr"), "load")
    t.play(*sail("es"), *use("wheat_3"))
    assert (t.cash(0), t.hand(0), t.ships(0)) == (25, {}, {})
    assert sum(t.discards.values()) == 4
    assert "captain_sails(who=0, ship=es, country=fr)" in t.story


@clause("TV-12", "PK-MON-02")
def test_a_money_card() -> None:
    t = table(2, cash=7, hands={0: ["money_4"]}).play("cash_money(value=4)")
    assert (t.cash(0), t.hand(0), t.discards) == (11, {}, {"money_4": 1})
