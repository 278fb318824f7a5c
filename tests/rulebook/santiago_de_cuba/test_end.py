"""The end of the game, its points and its ties."""

from __future__ import annotations

from typing import Any

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.santiago_de_cuba.test_ships import Cause, each_cause
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba import GAME


@clause("SC-END-01", "SC-END-11", "SC-SHP-01")
@each_cause
def test_the_game_ends_the_moment_the_seventh_ship_leaves(cause: Cause) -> None:
    t = cause(ship=7, value=3)
    assert (t.question, t.s.departures) == ("over", 7)
    assert t.legal() == []
    assert t.why_not("move(steps=1)") == t.why_not("leave_out(good=rum)") == "game_over"
    assert "ship_arrives" not in t.told
    assert "rolls" not in t.told
    assert cause(ship=6, value=3).question != "over"


@clause("SC-END-02")
def test_what_the_last_delivery_brings_is_received() -> None:
    t = table(2, car_at=9, dice={"rum": 2}, goods={0: {"rum": 2}, 1: {}}, ship=7, value=4, vp=[2, 2])
    t.play("move(steps=1)", "deliver(good=rum, number=2)")
    assert (t.question, t.vp(0)) == ("over", 2 + 8)


@clause("SC-END-02")
def test_and_the_points_of_the_office_but_no_owners_point() -> None:
    t = last_ship_leaves_by_the_office()
    assert (t.question, t.vp(0), t.vp(1)) == ("over", 2 + 2, 2)
    assert "owner_earns" not in t.told
    assert t.told.index("delivers_to_office") < t.told.index("game_ends")


def last_ship_leaves_by_the_office(**facts: Any) -> Havana:
    t = table(
        2,
        cubans=["maria"],
        spaces={"yellow": ["office"]},
        owners={"office": 1},
        dice={"rum": 1},
        goods={0: {"rum": 1}, 1: {}},
        vp={0: 0, 1: 2},
        ship=7,
        **facts,
    )
    return t.play("move(steps=1)", "pawn(building=office)", "office(good=rum)")


def last_ship_leaves_on_the_way(cuban: str = "maria", **facts: Any) -> Havana:
    """Seat 0 drives from stop 8 over the port to stop 2 and pays 3 of his 5 pesos."""
    row = {"cubans": ["jose", cuban], "inactive": ["jose"], "spaces": {"yellow": ["bank"]}}
    hands = {"pesos": 5, "vp": 2, "goods": {0: {}, 1: {}}, "owners": {"bank": 1}}
    t = table(2, car_at=8, ship=7, value=4, **{**row, **hands, **facts})
    return t.play("move(steps=4)")


@clause("SC-END-02", "SC-CAR-05", "SC-CAR-09")
def test_on_the_way_over_the_port_nothing_more_happens() -> None:
    t = last_ship_leaves_on_the_way()
    assert (t.question, t.pesos(0)) == ("over", 2)  # the whole way is paid
    assert (t.vp(0), t.pawn(0), t.car) == (2, None, "port")
    assert not t.is_active("jose")  # the car has not come past him
    assert t.told[-3:] == ["value_moves", "ship_leaves", "game_ends"]


@clause("SC-END-02", "SC-BLD-10")
def test_nor_after_the_customs_house_through_alonso() -> None:
    t = table(2, cubans=["alonso"], owners={"customs": 0}, dice={"rum": 2}, ship=7)
    t.play("move(steps=1)", "use_own(building=customs)", "zero_die(good=rum)")
    assert (t.question, t.pawn(0)) == ("over", None)


@clause("SC-END-02")
def test_the_table_may_let_the_active_player_finish_his_turn() -> None:
    t = last_ship_leaves_on_the_way(finish_turn_after_last_ship=True)
    assert (t.question, t.s.departures, t.vp(0), t.car) == ("pawn", 7, 4, "maria")
    t.play("pawn(building=bank)", "use_building")
    assert (t.question, t.pesos(0), t.vp(1)) == ("over", 2 + 2, 2 + 1)
    assert t.told.index("owner_earns") < t.told.index("game_ends")
    assert "rolls" not in t.told
    assert "ship_arrives" not in t.told


@clause("SC-END-02")
def test_then_the_owner_is_paid_after_the_last_delivery_too() -> None:
    facts: dict[str, Any] = {"dice": {"rum": 1}, "goods": {0: {"rum": 1}, 1: {}}, "vp": [0, 0], "value": 2}
    facts |= {"pawns": {0: "bank"}, "owners": {"bank": 1}, "car_at": 9, "ship": 7}
    acts = ["move(steps=1)", "deliver(good=rum, number=1)"]
    t = table(2, **facts).play(*acts)
    assert (t.question, t.vp(0), t.vp(1)) == ("over", 2, 0)
    t = table(2, finish_turn_after_last_ship=True, **facts).play(*acts)
    assert (t.question, t.vp(0), t.vp(1)) == ("over", 2, 1)
    t = last_ship_leaves_by_the_office(finish_turn_after_last_ship=True)
    assert (t.question, t.vp(0), t.vp(1)) == ("over", 4, 3)


@clause("SC-END-02", "SC-SHP-07")
def test_finishing_a_turn_there_is_no_demand_any_more() -> None:
    row = {"cubans": ["jose", "alonso"], "owners": {"customs": 0, "office": 0}}
    t = last_ship_leaves_on_the_way("alonso", finish_turn_after_last_ship=True, **row)
    assert t.why_not("use_own(building=customs)") == t.why_not("use_own(building=office)") == "no_demand_yet"


@clause("SC-END-02", "SC-SHP-08")
def test_finishing_the_turn_is_no_matter_when_the_turn_is_done() -> None:
    """The seventh ship wants nothing and leaves at once: the turn was over already."""
    there = {"question": "customs", "building": "customs", "pawns": {0: "customs"}, "car_at": "miguel"}
    t = table(
        2,
        **there,
        entered=True,
        owners={"customs": 1},
        dice={"rum": 2},
        ship=6,
        vp=2,
        goods={0: {}, 1: {}},
        finish_turn_after_last_ship=True,
    )
    t.will_roll(sugar=0, citrus=0, tobacco=0, rum=0).play("zero_die(good=rum)", "leave_out(good=cigars)")
    assert (t.question, t.s.departures) == ("over", 7)
    assert t.vp(1) == 3  # once


def end(seats: int = 2, **facts: Any) -> Havana:
    """The game ends with these holdings: the seventh ship leaves unmet."""
    t = table(
        seats, car_at=9, ship=7, value=4, dice={"sugar": 0, "citrus": 0, "tobacco": 0, "cigars": 1}, **facts
    )
    return t.play(
        "move(steps=1)", *["pass_delivery"] * sum(t.goods(seat).get("wood", 0) > 0 for seat in range(seats))
    )


@clause("SC-END-03", "SC-END-04", "SC-GEN-02", "SC-SUP-05")
def test_three_leftover_goods_of_any_kind_make_a_point() -> None:
    hands = [{"sugar": 1, "rum": 2, "wood": 4}, {"citrus": 2}, {"tobacco": 6}]
    t = end(3, goods=hands, vp=10)
    assert t.question == "over"
    assert [t.vp(seat) for seat in range(3)] == [12, 10, 12]
    assert [sum(t.goods(seat).values()) for seat in range(3)] == [1, 2, 0]
    assert sum(t.supply.values()) == 48 - 3
    assert [line for line in t.story if "exchanges" in line] == [
        "exchanges_goods(who=0, number=6, vp=2)",
        "exchanges_goods(who=2, number=6, vp=2)",
    ]


@clause("SC-END-03", "SC-INF-01")
def test_the_screens_are_opened() -> None:
    t = end(goods=[{"sugar": 4}, {"rum": 1}])
    assert t.s.revealed
    assert t.told.index("game_ends") < t.told.index("exchanges_goods")


@clause("SC-END-05")
def test_pesos_and_markers_bring_no_points() -> None:
    t = end(goods=[{}, {}], pesos=[50, 0], vp=[5, 5], owners={"bank": 0, "church": 0, "cafe": 0})
    assert [GAME.points(t.s, seat) for seat in range(2)] == [5, 5]


@clause("SC-GEN-01")
def test_most_points_win() -> None:
    t = end(3, goods=[{"sugar": 2}, {}, {}], pesos=[90, 0, 0], vp=[10, 11, 9])
    assert GAME.winners(t.s) == [1]


@clause("SC-END-06")
def test_tied_in_points_more_goods_still_left_win() -> None:
    t = end(goods=[{"sugar": 2}, {"rum": 1}], vp=[10, 10], pesos=[0, 90])
    assert GAME.winners(t.s) == [0]
    t = end(goods=[{"sugar": 3}, {"rum": 1}], vp=[9, 10], pesos=[0, 0])
    assert GAME.winners(t.s) == [1]  # what was exchanged is not left


@clause("SC-END-07")
def test_then_more_pesos_win() -> None:
    t = end(goods=[{"sugar": 1}, {"rum": 1}], vp=[10, 10], pesos=[4, 5])
    assert GAME.winners(t.s) == [1]


@clause("SC-END-08")
def test_then_the_victory_is_shared() -> None:
    t = end(3, goods=[{"sugar": 1}, {}, {"rum": 1}], vp=10, pesos=4)
    assert GAME.winners(t.s) == [0, 2]


@clause("SC-END-09")
def test_lower_places_go_by_the_same_three_numbers() -> None:
    t = end(4, goods=[{"sugar": 1}, {"rum": 2}, {}, {"citrus": 1}], vp=[10, 10, 20, 10], pesos=[3, 0, 0, 2])
    ranks = [GAME.rank(t.s, seat) for seat in range(4)]
    assert sorted(range(4), key=lambda seat: -ranks[seat]) == [2, 1, 0, 3]
    assert len(set(ranks)) == 4


@clause("SC-END-05", "SC-END-09")
def test_points_weigh_more_than_any_goods_and_goods_more_than_any_pesos() -> None:
    t = end(goods=[{}, {"rum": 2}], vp=[11, 10], pesos=[0, 30_000])
    assert GAME.winners(t.s) == [0]
    t = end(goods=[{"rum": 1}, {}], vp=[10, 10], pesos=[0, 30_000])
    assert GAME.winners(t.s) == [0]


@clause("SC-END-04", "SC-END-09")
def test_while_the_game_runs_goods_count_as_what_they_would_bring() -> None:
    t = table(2, goods=[{"sugar": 4}, {"rum": 2}], vp=[2, 3])
    assert [GAME.points(t.s, seat) for seat in range(2)] == [3, 3]
    assert GAME.winners(t.s) == [1]


@clause("SC-END-10")
def test_no_number_of_turns_ends_the_game() -> None:
    t = table(2, turn=20_000, pawns={0: "harbour_office"}, value=3, goods={0: {}, 1: {}})
    for _ in range(10):
        t.play("move(steps=1)")
        while t.question != "move_car":
            t.play(t.legal()[-1])
    assert t.s.turn == 20_010
