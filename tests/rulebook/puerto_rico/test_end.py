"""The prospector, and how the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.puerto_rico.positions import Island, at_random, choosing, table
from tests.rulebook.puerto_rico.test_buildings import city_of
from tests.rulebook.table import clause

LAST: dict[str, Any] = {"taken": {"trader": 1, "craftsman": 2, "settler": 3}, "governor": 1}


def last_turn(role: str, **facts: Any) -> Island:
    """Seat 0 has the last turn of a round and chooses this."""
    return table(4, **LAST, **facts).play(f"choose(role={role})")


# ---------------------------------------------------------------- prospectors


@clause("PR-PRO-01")
def test_a_doubloon_and_nobody_acts() -> None:
    t = table(4, doubloons=3).play("choose(role=prospector)")
    assert [t.doubloons(seat) for seat in range(4)] == [4, 3, 3, 3]
    assert (t.question, t.asked) == ("role", 1)


@clause("PR-PRO-02", "PR-SET-12")
def test_two_prospectors_are_two_cards() -> None:
    t = table(5, coins={"prospector": 2, "second_prospector": 1}, doubloons=4)
    t.play("choose(role=second_prospector)")
    assert t.doubloons(0) == 4 + 1 + 1
    assert t.coins == {"prospector": 2}
    t.play("choose(role=prospector)")
    assert t.doubloons(1) == 4 + 2 + 1
    assert table(4).why_not("choose(role=second_prospector)") == "role_not_in_game"


# ---------------------------------------------------------------- the last round


@clause("PR-END-01", "PR-END-03")
def test_the_round_is_played_to_its_end() -> None:
    t = choosing("builder", doubloons=9, city={0: city_of(11)}).play("build(building=wharf)")
    assert t.endings == {"city"}
    assert (t.question, t.asked) == ("build", 1)  # the others still build
    t.play_on()
    for seat, role in zip((1, 2, 3), ("prospector", "trader", "craftsman"), strict=True):
        assert (t.question, t.asked) == ("role", seat)
        t.play(f"choose(role={role})").play_on()
    assert t.question == "over"
    assert t.s.turn == 1


@clause("PR-END-01")
def test_without_a_reason_the_game_goes_on() -> None:
    t = last_turn("prospector")
    assert (t.question, t.s.turn, t.endings) == ("role", 2, set())


@clause("PR-END-02", "PR-MAY-12")
@pytest.mark.parametrize(("supply", "ends"), [(4, False), (3, True), (0, True)])
def test_too_few_colonists_for_the_ship(supply: int, ends: bool) -> None:
    t = choosing("mayor", aboard=0, colonists=supply).play_on()
    assert (t.endings == {"colonists"}) == ends
    assert t.s.aboard == supply


@clause("PR-END-02", "PR-MAY-10")
@pytest.mark.parametrize(("supply", "ends"), [(6, False), (5, True)])
def test_measured_by_what_the_buildings_want(supply: int, ends: bool) -> None:
    mills = {0: {"sugar_mill": 0, "indigo_plant": 0}}
    t = choosing("mayor", aboard=0, colonists=supply, city=mills).play("pass").play_on()
    assert (t.endings == {"colonists"}) == ends


@clause("PR-END-03")
def test_the_twelfth_cell_and_not_the_eleventh() -> None:
    t = choosing("builder", doubloons=9, city={0: city_of(10)}).play("build(building=wharf)")
    assert t.endings == set()
    large = choosing("builder", doubloons=9, city={0: city_of(10)}).play("build(building=fortress)")
    assert large.endings == {"city"}
    assert large.event("last_round") == ["last_round(who=0, ending=city)"]


@clause("PR-END-04")
def test_points_run_out_and_the_phase_goes_on() -> None:
    t = choosing(
        "captain", vp_left=1, ships=[("corn", 1), ("sugar", 1), None], goods={1: {"corn": 2}, 2: {"sugar": 2}}
    )
    assert t.endings == {"points"}
    assert (t.vp(1), t.vp(2)) == (2, 2)


@clause("PR-END-05")
@pytest.mark.parametrize(
    ("option", "left", "ends"), [(True, 2, True), (False, 2, False), (False, 1, True), (True, 3, False)]
)
def test_the_last_point_or_one_more(option: bool, left: int, ends: bool) -> None:
    t = choosing(
        "captain",
        vp_zero_triggers_end=option,
        vp_left=left,
        ships=[("corn", 1), None, None],
        goods={1: {"corn": 2}},
    )
    assert (t.endings == {"points"}) == ends


@clause("PR-END-01", "PR-INT-09")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_game_ends_with_the_round_that_gave_the_reason(seats: int) -> None:
    for seed in range(5):
        announced = 0
        for before, t in at_random(seats, seed=seed + 60):
            if "last_round" in t.told and not announced:
                announced = before.turn
            assert not announced or t.s.turn == announced
        assert announced
