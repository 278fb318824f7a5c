"""Part B of a turn: where the pawn goes."""

from __future__ import annotations

import pytest

from tests.rulebook.santiago_de_cuba.positions import table
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba.pieces import Building

RED = ["bank", "cigar_factory", "black_market"]


@clause("SC-PWN-01", "SC-SET-01")
@pytest.mark.parametrize(
    ("cuban", "flower"),
    [
        ("pedro", "white"),
        ("maria", "yellow"),
        ("jose", "yellow"),
        ("martinez", "blue"),
        ("conchita", "blue"),
        ("miguel", "red"),
    ],
)
def test_the_flower_says_where_the_pawn_must_go(cuban: str, flower: str) -> None:
    there = ["casino", "bank", "newspaper"]
    t = table(2, cubans=[cuban], spaces={flower: there}).play("move(steps=1)")
    assert (t.question, t.asked) == ("pawn", 0)
    assert set(t.legal()) == {f"pawn(building={name})" for name in there}
    for building in Building:
        name = building.name.lower()
        assert t.why_not(f"pawn(building={name})") == ("none" if name in there else "pawn_wrong_flower")


@clause("SC-PWN-01")
def test_the_pawn_has_to_move_before_anything_else() -> None:
    t = table(2, cubans=["miguel"], pawns={0: "bank"}).play("move(steps=1)")
    assert t.why_not("skip_building") == "pawn_must_move"
    assert t.why_not("use_building") == "pawn_must_move"
    assert t.why_not("move(steps=1)") == "wrong_phase"


@clause("SC-PWN-02")
def test_a_building_with_another_pawn_is_taken_but_a_marker_is_no_pawn() -> None:
    t = table(3, cubans=["miguel"], spaces={"red": RED}, pawns={1: "cigar_factory"}, owners={"bank": 1})
    t.play("move(steps=1)")
    assert t.why_not("pawn(building=cigar_factory)") == "building_occupied"
    assert t.legal() == ["pawn(building=bank)", "pawn(building=black_market)"]
    assert t.play("pawn(building=bank)").pawn(0) == "bank"


@clause("SC-PWN-03", "SC-PWN-10")
def test_the_pawn_must_change_its_building() -> None:
    t = table(2, cubans=["miguel"], spaces={"red": RED}, pawns={0: "black_market", 1: "cigar_factory"})
    t.play("move(steps=1)")
    assert t.why_not("pawn(building=black_market)") == "pawn_must_leave"
    assert t.legal() == ["pawn(building=bank)"]
    t.play("pawn(building=bank)")
    assert [t.pawn(0), t.pawn(1)] == ["bank", "cigar_factory"]


@clause("SC-PWN-04")
def test_with_the_first_visit_the_pawn_comes_onto_the_board() -> None:
    t = table(2, cubans=["maria"], spaces={"yellow": RED}).play("move(steps=1)")
    assert t.pawn(0) is None
    assert t.why_not("use_building") == "pawn_off_board"
    t.play("pawn(building=bank)")
    assert t.pawn(0) == "bank"
    assert "pawn_enters(who=0, building=bank)" in t.story


@clause("SC-PWN-05", "SC-ZOR-06")
def test_at_el_zorro_the_pawn_stays_and_its_building_may_be_used() -> None:
    t = table(2, cubans=["el_zorro"], pawns={0: "bank"}, pesos=3, vp=2)
    t.play("move(steps=1)", "give_vp")
    assert t.question == "gain"
    assert t.why_not("pawn(building=church)") == "pawn_stays_zorro"
    t.play("use_building")
    assert (t.pesos(0), t.pawn(0)) == (5, "bank")


@clause("SC-PWN-06")
def test_after_the_port_the_pawn_stays() -> None:
    t = table(2, car_at=9, pawns={0: "bank"}, goods={0: {}, 1: {}}, pesos=3).play("move(steps=1)")
    assert (t.question, t.asked) == ("move_car", 1)
    assert (t.pawn(0), t.pesos(0)) == ("bank", 3)
    assert "uses" not in t.told


@clause("SC-PWN-07", "SC-NWS-06")
def test_at_an_inactive_cuban_the_pawn_stays_and_nothing_is_used() -> None:
    t = table(2, cubans=["maria"], inactive=["maria"], pawns={0: "bank"}, pesos=3, vp=2).play("move(steps=1)")
    assert (t.question, t.asked) == ("move_car", 1)
    assert (t.pawn(0), t.pesos(0), t.vp(0)) == ("bank", 3, 2)


@clause("SC-PWN-08")
def test_all_taken_the_pawn_stays_and_its_building_may_be_used_whatever_its_colour() -> None:
    pawns = {0: "church", 1: "bank", 2: "cigar_factory", 3: "black_market"}
    t = table(4, cubans=["miguel"], spaces={"red": RED}, pawns=pawns, vp=2).play("move(steps=1)")
    assert (t.question, t.pawn(0)) == ("gain", "church")
    assert "pawn_stays(who=0)" in t.story
    t.play("use_building")
    assert (t.vp(0), t.pawn(0)) == (3, "church")
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-PWN-08")
def test_ones_own_pawn_counts_among_those_that_take_all() -> None:
    pawns = {0: "black_market", 1: "bank", 2: "cigar_factory"}
    t = table(3, cubans=["miguel"], spaces={"red": RED}, pawns=pawns, goods={0: {"sugar": 1}})
    t.play("move(steps=1)")
    assert (t.question, t.pawn(0)) == ("swap", "black_market")
    t.play("swap(give=sugar, take=rum)")
    assert t.goods(0) == {"rum": 1, "wood": 2}


@clause("SC-PWN-08")
def test_one_free_building_is_enough_to_have_to_move() -> None:
    t = table(3, cubans=["miguel"], spaces={"red": RED}, pawns={0: "church", 1: "bank", 2: "cigar_factory"})
    t.play("move(steps=1)")
    assert t.legal() == ["pawn(building=black_market)"]


@clause("SC-PWN-09")
def test_all_taken_while_the_pawn_is_off_the_board() -> None:
    pawns = {1: "bank", 2: "cigar_factory", 3: "black_market"}
    t = table(4, cubans=["miguel"], spaces={"red": RED}, pawns=pawns).play("move(steps=1)")
    assert t.pawn(0) is None
    assert t.goods(0)["wood"] == 2
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-PWN-11")
@pytest.mark.parametrize("building", [building.name.lower() for building in Building])
def test_no_building_has_to_be_used(building: str) -> None:
    everything = {"sugar": 1, "tobacco": 1, "rum": 1, "cigars": 1, "wood": 1}
    t = table(2, cubans=["miguel"], spaces={"red": [building]}, goods={0: everything})
    t.play("move(steps=1)", f"pawn(building={building})")
    before = (t.goods(0), t.pesos(0), t.vp(0), t.dice, t.s.value)
    assert "skip_building" in t.legal()
    t.play("skip_building")
    assert (t.goods(0), t.pesos(0), t.vp(0), t.dice, t.s.value) == before
    assert (t.question, t.asked) == ("move_car", 1)
    assert t.pawn(0) == building
    assert f"skips(who=0, building={building})" in t.story


@clause("SC-PWN-12")
@pytest.mark.parametrize(
    ("building", "act"),
    [
        ("bank", "use_building"),
        ("church", "use_building"),
        ("distillery", "process(number=1)"),
        ("cigar_factory", "process(number=1)"),
        ("black_market", "swap(give=sugar, take=rum)"),
        ("sawmill", "use_building"),
        ("cafe", "cafe(sell=rum)"),
        ("customs", "zero_die(good=sugar)"),
        ("harbour_office", "marker(direction=right)"),
        ("office", "office(good=sugar)"),
        ("newspaper", "use_building"),
        ("newspaper", "flip(cuban=maria)"),
    ],
)
def test_a_visit_is_one_use(building: str, act: str) -> None:
    twice = {"sugar": 2, "tobacco": 2, "rum": 2, "cigars": 2, "wood": 2}
    t = table(2, cubans=["miguel"], spaces={"red": [building]}, goods={0: twice}, dice={"sugar": 2, "rum": 2})
    t.play("move(steps=1)", f"pawn(building={building})", act)
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-PWN-12", "SC-BLD-11")
def test_the_casino_asks_on_but_for_the_same_use() -> None:
    t = table(
        2, question="casino", building="casino", pawns={0: "casino"}, car_at="miguel", entered=True, pesos=9
    )
    t.play("buy_vp")
    assert t.why_not("skip_building") == "building_used_already"
    assert t.play("casino_stop").question == "move_car"
