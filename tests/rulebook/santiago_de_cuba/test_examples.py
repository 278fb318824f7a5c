"""The worked examples of the rulebook."""

from __future__ import annotations

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.pieces import Building

ANTON, SVETLANA, VLADISLAV, PYOTR = range(4)


@clause("TV-01", "SC-SET-09")
def test_what_a_player_has_at_the_start() -> None:
    for seats in GAME.seats:
        t = Havana(GAME, GAME.start(seats, (20, 11)))
        for seat in range(seats):
            assert t.goods(seat) == {"sugar": 1, "citrus": 1, "tobacco": 1}
            assert (t.pesos(seat), t.vp(seat), t.pawn(seat)) == (3, 2, None)


@clause("TV-02", "SC-CAR-06", "SC-CUB-02", "SC-PWN-01")
def test_three_steps_to_pedro() -> None:
    t = table(
        2,
        cubans=["jose", "maria", "miguel", "pablo", "pedro"],
        car_at="maria",
        pesos=5,
        pawns={0: "casino"},
        spaces={"red": ["casino", "bank", "cafe"], "white": ["church", "office", "sawmill"]},
    )
    before = t.goods(0).get("tobacco", 0)
    t.play("move(steps=3)")
    assert (t.s.car, t.car, t.pesos(0)) == (5, "pedro", 3)
    assert t.goods(0)["tobacco"] == before + 2
    assert t.question == "pawn"
    assert set(t.legal()) == {f"pawn(building={name})" for name in ("church", "office", "sawmill")}
    for building in set(Building) - {Building.CHURCH, Building.OFFICE, Building.SAWMILL}:
        assert t.why_not(f"pawn(building={building.name.lower()})") == "pawn_wrong_flower"


def delivery_round(citrus_of_svetlana: int = 0) -> Havana:
    """Four players, the third ship at value 3, Anton one step before the port."""
    return table(
        4,
        car_at=9,
        ship=3,
        value=3,
        dice={"citrus": 4, "sugar": 2, "rum": 1, "tobacco": 0},
        aside="cigars",
        vp=10,
        pawns={ANTON: "bank"},
        goods=[
            {"citrus": 2, "rum": 1},
            {"sugar": 2, "citrus": citrus_of_svetlana},
            {"sugar": 2, "citrus": 1},
            {},
        ],
    )


@clause("TV-03", "SC-PRT-15")
def test_a_delivery_round_that_leaves_a_citrus_wanted() -> None:
    t = delivery_round().play("move(steps=1)")
    assert (t.question, t.asked) == ("delivery", ANTON)
    t.play("deliver(good=citrus, number=2)")
    assert (t.vp(ANTON), t.dice["citrus"], t.asked) == (16, 2, SVETLANA)
    t.play("deliver(good=sugar, number=2)")
    assert (t.vp(SVETLANA), t.dice["sugar"], t.asked) == (16, 0, VLADISLAV)
    for number in (1, 2):
        assert t.why_not(f"deliver(good=sugar, number={number})") == "good_not_demanded"
    assert t.why_not("deliver(good=citrus, number=2)") == "not_enough_goods"
    t.play("deliver(good=citrus, number=1)")
    assert (t.vp(VLADISLAV), t.dice["citrus"]) == (13, 1)
    assert t.story[-1] == f"passes(who={PYOTR})"
    assert t.asked == ANTON
    t.play("deliver(good=rum, number=1)")
    assert t.dice == {"sugar": 0, "citrus": 1, "tobacco": 0, "rum": 0}
    passes = [line for line in t.story if line.startswith("passes")]
    assert passes == [f"passes(who={seat})" for seat in (PYOTR, SVETLANA, VLADISLAV, ANTON)]
    assert (t.s.value, t.s.departures) == (4, 2)
    assert [t.vp(seat) for seat in range(4)] == [19, 16, 13, 10]
    assert t.pawn(ANTON) == "bank"
    assert (t.question, t.asked) == ("move_car", SVETLANA)


@clause("TV-04", "SC-PRT-09", "SC-SHP-04")
def test_the_same_round_met_in_full() -> None:
    t = delivery_round(citrus_of_svetlana=1).play(
        "move(steps=1)",
        "deliver(good=citrus, number=2)",
        "deliver(good=sugar, number=2)",
        "deliver(good=citrus, number=1)",
        "deliver(good=rum, number=1)",
    )
    assert (t.question, t.asked) == ("delivery", SVETLANA)
    t.play("deliver(good=citrus, number=1)")
    assert [t.vp(seat) for seat in range(4)] == [19, 19, 13, 10]
    assert [line for line in t.story if line.startswith("passes")] == [f"passes(who={PYOTR})"]
    assert (t.s.departures, t.s.value, t.aside) == (3, 2, None)
    assert t.told.count("die_shows") == 5
    assert (t.question, t.asked) == ("leave_out", ANTON)
    t.play("leave_out(good=rum)")
    assert (t.question, t.asked) == ("move_car", SVETLANA)


def wood_and_sugar() -> Havana:
    """Anton is asked with 2 wood and a sugar; another player keeps the round going."""
    t = table(
        2,
        car_at=9,
        value=4,
        dice={"sugar": 2, "rum": 2, "tobacco": 1, "citrus": 0},
        aside="cigars",
        vp=2,
        goods=[{"wood": 2, "sugar": 1}, {"wood": 1}],
    )
    return t.play("move(steps=1)")


@clause("TV-05", "SC-WOD-05")
def test_every_delivery_with_wood() -> None:
    t = wood_and_sugar()
    assert set(t.legal()) == {
        "deliver_wood(good=sugar, number=1)",
        "deliver_wood(good=sugar, number=2)",
        "deliver_wood(good=rum, number=1)",
        "deliver_wood(good=rum, number=2)",
        "deliver_wood(good=tobacco, number=1)",
        "deliver(good=sugar, number=1)",
        "pass_delivery",
    }
    assert t.why_not("deliver_wood(good=tobacco, number=2)") == "more_than_demand"
    for good in ("sugar", "rum"):
        after = wood_and_sugar().play(f"deliver_wood(good={good}, number=2)")
        assert (after.vp(0), after.goods(0)) == (4, {"sugar": 1})
        assert after.dice == {"sugar": 2, "rum": 2, "tobacco": 1, "citrus": 0, good: 0}


@clause("TV-06", "SC-ALO-10", "SC-ALO-07", "SC-ALO-12")
def test_the_own_bank_through_alonso() -> None:
    svetlana, other = 0, 1
    t = table(
        2,
        cubans=["alonso"],
        spaces={"white": ["church", "sawmill", "cafe"]},
        owners={"bank": svetlana},
        pawns={svetlana: "casino", other: "bank"},
        pesos=3,
        vp=2,
    )
    t.play("move(steps=1)")
    assert "use_own(building=bank)" in t.legal()
    t.play("use_own(building=bank)")
    assert t.pesos(svetlana) == 5
    assert set(t.legal()) == {f"pawn(building={name})" for name in ("church", "sawmill", "cafe")}
    t.play("pawn(building=church)", "use_building")
    assert (t.vp(svetlana), t.vp(other)) == (3, 2)  # the church's point, and none for the bank
    assert (t.pawn(svetlana), t.pawn(other)) == ("church", "bank")
    assert (t.question, t.asked) == ("move_car", other)


@clause("TV-07", "SC-PWN-10", "SC-OWN-05")
def test_miguel_and_one_red_building_left() -> None:
    svetlana, vladislav = 0, 1
    t = table(
        2,
        cubans=["miguel"],
        spaces={"red": ["bank", "cigar_factory", "black_market"]},
        owners={"bank": vladislav},
        pawns={svetlana: "black_market", vladislav: "cigar_factory"},
        pesos=3,
        vp=2,
    )
    t.play("move(steps=1)")
    assert t.goods(svetlana)["wood"] == 2
    assert t.legal() == ["pawn(building=bank)"]
    assert t.why_not("pawn(building=cigar_factory)") == "building_occupied"
    assert t.why_not("pawn(building=black_market)") == "pawn_must_leave"
    t.play("pawn(building=bank)", "use_building")
    assert (t.pesos(svetlana), t.vp(svetlana), t.vp(vladislav)) == (5, 2, 3)
    assert (t.question, t.asked) == ("move_car", vladislav)
