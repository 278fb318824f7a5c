"""The captain's phase: loading."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.puerto_rico.positions import at_random, choosing, table
from tests.rulebook.table import clause

FULL = [("corn", 5), ("indigo", 6), ("tobacco", 7)]


@clause("PR-CAP-01")
def test_lap_after_lap_a_kind_a_turn() -> None:
    t = table(
        governor=1, goods={1: {"corn": 1, "sugar": 2, "coffee": 1}, 2: {"corn": 2, "sugar": 1, "coffee": 1}}
    ).play("choose(role=captain)")
    assert t.asked == 1
    t.play("load(good=sugar, ship=small)")
    assert t.asked == 2
    t.play("load(good=corn, ship=middle)")
    assert t.asked == 1
    assert t.goods(1) == {"corn": 1, "coffee": 1}
    t.play("load(good=coffee, ship=large)")
    assert t.asked == 2
    t.play("load(good=sugar, ship=small)")
    assert [line[len("loads(who=")] for line in t.event("loads")] == ["1", "2", "1", "2", "1", "2"]


@clause("PR-CAP-02")
def test_a_ship_takes_one_kind() -> None:
    t = choosing("captain", ships=[("corn", 1), None, None], goods={0: {"sugar": 1, "corn": 1}})
    assert t.why_not("load(good=sugar, ship=small)") == "ship_has_other_good"


@clause("PR-CAP-03", "PR-INT-04")
def test_a_kind_goes_where_it_is_already() -> None:
    t = choosing("captain", ships=[("corn", 1), None, None], goods={0: {"sugar": 1, "corn": 1}})
    assert t.why_not("load(good=corn, ship=middle)") == "good_on_other_ship"
    assert t.why_not("load(good=corn, ship=small)") == "none"
    shut = choosing("captain", ships=[("corn", 5), None, None], goods={0: {"corn": 3}})
    assert (shut.question, shut.vp(0)) == ("role", 0)  # nobody can load; two are spoiled


@clause("PR-CAP-04")
def test_a_full_ship_takes_nothing() -> None:
    t = choosing("captain", ships=[("corn", 5), None, None], goods={0: {"corn": 1, "sugar": 1, "coffee": 1}})
    assert t.why_not("load(good=corn, ship=small)") == "ship_full"
    assert t.why_not("load(good=corn, ship=large)") == "good_on_other_ship"


@clause("PR-CAP-05", "PR-CAP-13")
def test_who_can_load_has_to() -> None:
    goods = {0: {"corn": 1, "sugar": 1}}
    assert choosing("captain", goods=goods).why_not("pass") == "must_load"
    wharf = choosing("captain", goods=goods, city={0: {"wharf": 1}})
    assert wharf.why_not("pass") == "must_load"
    assert wharf.why_not("load_own(good=corn)") == "none"


@clause("PR-CAP-06")
def test_the_kind_is_free_to_choose() -> None:
    t = choosing("captain", goods={0: {"corn": 6, "sugar": 1}})
    assert t.legal() == [
        "load(good=corn, ship=middle)",
        "load(good=corn, ship=large)",
        "load(good=sugar, ship=small)",
        "load(good=sugar, ship=middle)",
        "load(good=sugar, ship=large)",
    ]
    t.play("load(good=sugar, ship=large)")
    assert t.vp(0) >= 2


@clause("PR-CAP-07")
@pytest.mark.parametrize(("held", "there", "loaded"), [(3, 1, 3), (4, 1, 4), (6, 1, 4), (6, 4, 1)])
def test_as_many_as_fit(held: int, there: int, loaded: int) -> None:
    t = choosing("captain", ships=[("corn", there), None, None], goods={1: {"corn": held}})
    assert t.vp(1) == loaded
    assert t.event("loads") == [
        f"loads(who=1, good=corn, number={loaded}, hold=5, vp={loaded}, extra=nothing)"
    ]


@clause("PR-CAP-08")
@pytest.mark.parametrize(
    ("held", "ships"),
    [(5, ["small", "middle", "large"]), (6, ["middle", "large"]), (7, ["large"]), (9, ["large"])],
)
def test_an_empty_ship_that_takes_all_or_else_most(held: int, ships: list[str]) -> None:
    t = choosing("captain", goods={0: {"corn": held, "sugar": 1}})
    assert [act for act in t.legal() if "corn" in act] == [f"load(good=corn, ship={ship})" for ship in ships]
    for ship in {"small", "middle", "large"} - set(ships):
        assert t.why_not(f"load(good=corn, ship={ship})") == "must_choose_fuller_ship"


@clause("PR-CAP-08")
def test_the_largest_of_those_still_empty() -> None:
    t = choosing("captain", ships=[None, None, ("sugar", 1)], goods={0: {"corn": 9, "sugar": 1}})
    assert t.why_not("load(good=corn, ship=small)") == "must_choose_fuller_ship"
    assert t.why_not("load(good=corn, ship=middle)") == "none"


@clause("PR-CAP-09")
def test_among_several_that_take_all_the_choice_is_free() -> None:
    for ship in ("small", "middle", "large"):
        t = choosing("captain", goods={0: {"corn": 5}}).play(f"load(good=corn, ship={ship})")
        assert t.vp(0) == 6


@clause("PR-CAP-10")
@pytest.mark.parametrize("good", ["corn", "indigo", "sugar", "tobacco", "coffee"])
def test_a_point_a_barrel(good: str) -> None:
    t = choosing("captain", ships=[(good, 1), None, None], goods={2: {good: 3}})
    assert (t.vp(2), t.s.chips[2], t.s.vp_left) == (3, 3, 97)


# ---------------------------------------------------------------- wharf and harbor

WHARF: dict[str, Any] = {"city": {0: {"wharf": 1}}}


@clause("PR-CAP-11", "PR-CAP-12", "PR-INT-03")
def test_a_wharf_ships_all_of_a_kind_even_one_aboard_and_once() -> None:
    t = choosing("captain", ships=FULL, goods={0: {"corn": 5, "indigo": 2}}, **WHARF)
    supply = t.counted("supply").get("corn", 0)
    t.play("load_own(good=corn)")
    assert t.vp(0) == 5 + 1
    assert t.goods(0) == {"indigo": 1}  # the other has been spoiled
    assert t.counted("supply")["corn"] == supply + 5 + 5  # the full ship has sailed as well
    assert t.event("loads_own") == ["loads_own(who=0, good=corn, number=5, vp=6, extra=captain)"]


@clause("PR-CAP-11")
def test_not_twice() -> None:
    t = choosing("captain", goods={0: {"corn": 1, "sugar": 1, "coffee": 1}}, **WHARF).play(
        "load_own(good=corn)"
    )
    assert t.why_not("load_own(good=sugar)") == "wharf_used"
    assert t.why_not("load_own(good=tobacco)") == "wharf_used"


@clause("PR-CAP-11")
def test_in_any_turn() -> None:
    t = choosing("captain", goods={0: {"corn": 1, "sugar": 1}}, **WHARF)
    assert t.why_not("load_own(good=coffee)") == "no_such_good"
    t.play("load(good=corn, ship=small)")
    assert (t.asked, t.legal()[-1]) == (0, "load_own(good=sugar)")
    t.play("load_own(good=sugar)")
    assert t.ships == [("corn", 1), None, None]


@clause("PR-CAP-12")
def test_the_own_ship_has_room_for_all() -> None:
    t = choosing(
        "captain", ships=[("corn", 1), ("tobacco", 1), ("coffee", 1)], goods={0: {"sugar": 11}}, **WHARF
    )
    t.play("load_own(good=sugar)")
    assert t.vp(0) == 11 + 1
    assert t.goods(0) == {}


@clause("PR-CAP-13")
def test_who_does_not_use_it_loads_a_cargo_ship() -> None:
    t = choosing("captain", ships=FULL[:2], goods={0: {"sugar": 2}}, **WHARF)
    assert t.legal() == ["load(good=sugar, ship=large)", "load_own(good=sugar)"]


@clause("PR-CAP-14", "PR-CAP-18")
def test_who_can_load_no_cargo_ship_may_wait_with_his_wharf() -> None:
    goods = {0: {"corn": 2}, 1: {"sugar": 2, "coffee": 1}}
    ships = [("corn", 5), ("sugar", 1), None]
    t = choosing("captain", ships=ships, goods=goods, **WHARF)
    assert t.legal() == ["load_own(good=corn)", "pass"]
    t.play("pass")
    assert t.asked == 1
    t.play("load(good=sugar, ship=middle)")
    assert (t.question, t.asked) == ("load", 0)  # another lap
    t.play("load_own(good=corn)")
    assert t.vp(0) == 3


@clause("PR-CAP-18")
def test_a_wharf_that_waits_a_whole_lap_is_lost() -> None:
    t = choosing("captain", ships=[("corn", 5), None, None], goods={0: {"corn": 3}}, **WHARF).play("pass")
    assert t.question == "role"
    assert (t.vp(0), t.goods(0)) == (0, {"corn": 1})


@clause("PR-CAP-18")
def test_the_last_loader_is_asked_again() -> None:
    t = choosing("captain", goods={3: {"corn": 1, "sugar": 1}})
    t.play("load(good=corn, ship=small)")
    assert (t.question, t.asked) == ("load", 3)
    t.play("load(good=sugar, ship=large)")
    assert (t.question, t.vp(3)) == ("role", 2)


@clause("PR-CAP-15")
def test_a_harbor_brings_a_point_a_load() -> None:
    goods = {1: {"corn": 1, "sugar": 3}}
    ships = [("corn", 1), ("sugar", 1), None]
    t = choosing("captain", ships=ships, goods=goods, city={1: {"harbor": 1}}).play(
        "load(good=sugar, ship=middle)"
    )
    assert t.vp(1) == 3 + 1 + 1 + 1
    unmanned = choosing("captain", ships=ships, goods=goods, city={1: {"harbor": 0}})
    assert unmanned.play("load(good=sugar, ship=middle)").vp(1) == 4


@clause("PR-CAP-16")
def test_the_captains_point_comes_once() -> None:
    t = choosing("captain", goods={0: {"corn": 1, "sugar": 1}}, ships=[("corn", 1), ("sugar", 1), None])
    t.play("load(good=corn, ship=small)")
    assert t.vp(0) == 3
    assert [line.rpartition("=")[2] for line in t.event("loads")] == ["captain)", "nothing)"]
    none = choosing("captain", goods={1: {"corn": 1}}, ships=[("corn", 1), None, None])
    assert (none.vp(0), none.vp(1)) == (0, 1)


@clause("PR-CAP-17")
def test_it_may_come_with_the_wharf_and_in_a_later_lap() -> None:
    t = choosing(
        "captain", ships=[("corn", 5), ("sugar", 1), None], goods={0: {"corn": 2}, 1: {"sugar": 1}}, **WHARF
    )
    t.play("pass")
    assert t.vp(1) == 1
    t.play("load_own(good=corn)")
    assert t.vp(0) == 2 + 1
    both = choosing("captain", ships=FULL, goods={0: {"corn": 2}}, city={0: {"wharf": 1, "harbor": 1}})
    both.play("load_own(good=corn)")
    assert both.event("loads_own") == ["loads_own(who=0, good=corn, number=2, vp=4, extra=both)"]


# ---------------------------------------------------------------- points run out


@clause("PR-CAP-19", "PR-END-04")
def test_when_the_chips_have_run_out_points_are_noted() -> None:
    t = choosing(
        "captain", vp_left=2, ships=[("corn", 1), None, None], goods={1: {"corn": 2}, 2: {"corn": 2}}
    )
    assert (t.s.chips[1], t.s.paper[1]) == (2, 0)
    assert (t.s.chips[2], t.s.paper[2], t.vp(2)) == (0, 2, 2)
    assert t.event("notes_on_paper") == ["notes_on_paper(who=2, vp=2)"]
    assert t.endings == {"points"}


@clause("PR-CAP-20")
def test_of_a_load_too_large_the_rest_is_noted() -> None:
    t = choosing("captain", vp_left=3, ships=[("corn", 1), None, None], goods={1: {"corn": 4}})
    assert (t.s.chips[1], t.s.paper[1], t.s.vp_left) == (3, 1, 0)
    assert t.score(1) == 4


@clause("PR-CAP-18", "PR-CAP-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_captains_phase_has_its_bounds(seats: int) -> None:
    """Each load uses up a kind or fills a ship."""
    for seed in range(4):
        loads = 0
        for before, t in at_random(seats, seed=seed + 40):
            loads = loads if before.role == 5 else 0
            loads += t.told.count("loads") + t.told.count("loads_own")
            assert loads <= 5 * seats + 3
