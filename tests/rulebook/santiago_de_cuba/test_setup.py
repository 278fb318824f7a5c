"""The set-up, up to the first player's first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.santiago_de_cuba.positions import GAME, fresh, table
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba.pieces import FACES, MARKERS, NONE, SPACES, Cuban, Die
from tradewinds.games.santiago_de_cuba.rules.alonso import markers_left
from tradewinds.kernel.records import named

STARTS = [fresh(3, (key, 7)) for key in range(200)]


@clause("SC-SET-01")
def test_every_building_can_be_in_every_group() -> None:
    for building in range(12):
        assert {t.s.space_of[building] for t in STARTS} == set(range(12))
    for t in STARTS:
        assert sorted(t.s.space_of) == list(range(12))
        assert Counter(space // SPACES for space in t.s.space_of) == {0: 3, 1: 3, 2: 3, 3: 3}


@clause("SC-SET-01")
@pytest.mark.parametrize("group", [["bank", "casino", "newspaper"], ["sawmill", "cafe", "bank"]])
def test_the_flower_belongs_to_the_space(group: list[str]) -> None:
    t = table(spaces={"white": group}).play("move(steps=1)")
    assert {f"pawn(building={building})" for building in group} == set(t.legal())


@clause("SC-SET-02")
def test_every_cuban_can_be_at_every_stop_face_up() -> None:
    for stop in range(1, 10):
        assert {t.s.cuban_at[stop] for t in STARTS} == set(Cuban)
    for t in STARTS:
        assert sorted(t.s.cuban_at[stop] for stop in range(1, 10)) == list(Cuban)
        assert all(t.is_active(cuban.name) for cuban in Cuban)


@clause("SC-SET-03")
def test_the_street_is_a_ring_of_ten_stops() -> None:
    away, bare = [cuban.name for cuban in Cuban], [{}, {}, {}]
    reached = [table(car_at=stop, inactive=away, goods=bare).play("move(steps=1)") for stop in range(10)]
    assert [t.s.car for t in reached] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    assert [t.car for t in reached] == [*(cuban.name.lower() for cuban in Cuban), "port"]


@clause("SC-SET-04", "SC-SET-05", "SC-SET-06")
def test_car_ship_and_marker_at_the_start() -> None:
    for t in STARTS:
        assert t.car == "port"
        assert t.s.departures == 0
        assert t.s.value == 2
        t.play("leave_out(good=rum)")
        if t.told[-1] == "turn_begins":
            assert (t.car, t.s.departures, t.s.value) == ("port", 0, 2)


@clause("SC-SET-07")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 5), (4, 4)])
def test_the_rest_is_in_the_supply(seats: int, left: int) -> None:
    supply = {"sugar": left, "citrus": left, "tobacco": left, "rum": 8, "cigars": 8, "wood": 8}
    assert fresh(seats).supply == supply
    told = GAME.state.fields["supply"]
    assert told.sight.name == "EVERYONE"


@clause("SC-SET-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pawns_and_markers_at_the_start(seats: int) -> None:
    t = fresh(seats)
    assert [t.pawn(seat) for seat in range(seats)] == [None] * seats
    assert list(t.s.owner) == [NONE] * 12
    assert [markers_left(t.s, seat) for seat in range(seats)] == [MARKERS] * seats == [3] * seats


@clause("SC-SET-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_is_dealt(seats: int) -> None:
    t = fresh(seats)
    for seat in range(seats):
        assert (t.pesos(seat), t.vp(seat)) == (3, 2)
        assert t.goods(seat) == {"sugar": 1, "tobacco": 1, "citrus": 1}


@clause("SC-SET-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_who_goes_first(seats: int) -> None:
    firsts = Counter(int(fresh(seats, (key, 7)).s.first) for key in range(400))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 400 / seats * 0.75


@clause("SC-SET-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("aside", [die.name.lower() for die in Die])
def test_the_last_player_makes_the_first_ship_ready(seats: int, aside: str) -> None:
    for key in range(20):
        t = fresh(seats, (key, 3))
        first, rolled = int(t.s.first), {die.name.lower(): int(t.s.dice[die]) for die in Die}
        assert t.asked == (first - 1) % seats
        assert t.question == "leave_out"
        assert t.told == ["goes_first", "rolls", *["die_shows"] * 5]
        assert t.legal() == [f"leave_out(good={die.name.lower()})" for die in Die]
        t.play(f"leave_out(good={aside})")
        if t.told[-1] == "turn_begins":
            assert t.aside == aside
            assert t.dice == {die: number for die, number in rolled.items() if die != aside}
            assert (t.question, t.asked) == ("move_car", first)


@clause("SC-SET-11")
def test_exactly_one_die_is_laid_aside() -> None:
    t = fresh()
    assert t.why_not("leave_out(good=wood)") == "good_not_demanded"
    assert t.why_not("move(steps=1)") == "leave_exactly_one"
    t.play("leave_out(good=rum)")
    assert t.why_not("leave_out(good=sugar)") == "must_move_car"


@clause("SC-SET-12")
def test_dice_are_the_demand_and_the_one_aside_is_none() -> None:
    dice = {"sugar": 3, "citrus": 2, "tobacco": 1, "rum": 0, "cigars": 3}
    holding = {0: {"sugar": 4, "citrus": 3, "tobacco": 2, "rum": 1, "cigars": 3}}
    t = table(car_at="alonso", dice=dice, aside="cigars", goods=holding).play("move(steps=1)")
    assert t.legal() == [
        "deliver(good=sugar, number=1)",
        "deliver(good=sugar, number=2)",
        "deliver(good=sugar, number=3)",
        "deliver(good=citrus, number=1)",
        "deliver(good=citrus, number=2)",
        "deliver(good=tobacco, number=1)",
        "pass_delivery",
    ]
    assert t.why_not("deliver(good=rum, number=1)") == "good_not_demanded"
    assert t.why_not("deliver(good=cigars, number=1)") == "good_not_demanded"


@clause("SC-SET-13")
def test_dice_have_no_places() -> None:
    """What is known of the dice is which show what and which lies aside, nothing more."""
    t = fresh().play("leave_out(good=citrus)")
    told = named(t.s)
    assert set(told["dice"]) == {"sugar", "citrus", "tobacco", "rum", "cigars"}
    assert told["aside"] == "citrus"
    assert [name for name, field in GAME.state.fields.items() if field.of is Die or Die in field.axes] == [
        "dice",
        "aside",
    ]


@clause("SC-SET-14")
def test_faces_of_the_dice() -> None:
    for die in Die:
        assert sorted(FACES[die]) == ([0, 1, 2, 2, 3, 4] if die == Die.CITRUS else [0, 1, 1, 2, 2, 3])


@clause("SC-SET-14")
def test_every_face_falls_as_often_as_it_is_there() -> None:
    rolls = 1200
    starts = [fresh(2, (key, 11)) for key in range(rolls)]
    for die in Die:
        fallen = Counter(int(t.s.dice[die]) for t in starts)
        for number, there in Counter(FACES[die]).items():
            assert fallen.pop(number) == pytest.approx(rolls * there / 6, abs=60)
        assert not fallen
