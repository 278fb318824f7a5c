"""Alonso: claim a building, or use one's own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba.pieces import Building

ALL = [building.name.lower() for building in Building]
ALL_BUT_RUM_GONE = dict.fromkeys(["sugar", "citrus", "tobacco", "cigars"], 0)


def visited(seats: int = 3, **facts: Any) -> Havana:
    """The car has just stopped at Alonso."""
    return table(seats, cubans=["alonso"], **facts).play("move(steps=1)")


def claims(t: Havana) -> list[str]:
    """The buildings that can be claimed now."""
    return [act[len("claim(building=") : -1] for act in t.legal() if act.startswith("claim")]


@clause("SC-ALO-01")
def test_two_services_to_choose_from() -> None:
    t = visited(owners={"bank": 0})
    assert (t.question, t.asked) == ("alonso", 0)
    assert {act.partition("(")[0] for act in t.legal()} == {"claim", "use_own", "decline_cuban"}


@clause("SC-ALO-01")
@pytest.mark.parametrize("service", ["claim(building=church)", "use_own(building=bank)", "decline_cuban"])
def test_only_one_of_them_is_done(service: str) -> None:
    t = visited(owners={"bank": 0}).play(service)
    assert t.question == "pawn"
    for second in ("claim(building=cafe)", "use_own(building=bank)"):
        assert t.why_not(second) == "alonso_one_service"


@clause("SC-ALO-02")
@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"owners": {"bank": 0}},
        {"owners": {"bank": 0, "church": 0, "casino": 0}},
        {"seats": 4, "owners": {building: i // 3 for i, building in enumerate(ALL)}},
    ],
)
def test_declining_is_always_offered(facts: dict[str, Any]) -> None:
    t = visited(**facts)
    assert t.legal()[-1] == "decline_cuban"
    owners, pesos = list(t.s.owner), t.pesos(0)
    t.play("decline_cuban")
    assert (list(t.s.owner), t.pesos(0), t.question) == (owners, pesos, "pawn")


@clause("SC-ALO-02")
def test_declining_can_be_all_there_is() -> None:
    """All his buildings lie where they can do nothing for him, and his markers are all out."""
    idle = {"sawmill": 0, "cafe": 0, "distillery": 0}
    assert visited(owners=idle, goods={0: {}}).legal() == ["decline_cuban"]


@clause("SC-ALO-03")
def test_any_building_without_a_marker_can_be_claimed() -> None:
    t = visited(owners={"bank": 0, "cafe": 1, "office": 2})
    assert claims(t) == [building for building in ALL if building not in {"bank", "cafe", "office"}]
    for taken in ("bank", "cafe", "office"):
        assert t.why_not(f"claim(building={taken})") == "building_already_owned"
    t.play("claim(building=church)")
    assert [t.owner(building) for building in ("bank", "church", "cafe", "office")] == [0, 0, 1, 2]
    assert sum(seat == 0 for seat in t.s.owner) == 2


@clause("SC-ALO-04")
def test_three_claims_are_all() -> None:
    t = visited(owners={"bank": 0, "cafe": 0})
    assert claims(t)
    t.play("claim(building=church)")
    after = visited(owners={"bank": 0, "cafe": 0, "church": 0})
    assert claims(after) == []
    assert after.why_not("claim(building=office)") == "no_markers_left"
    assert after.why_not("claim(building=bank)") == "no_markers_left"
    assert claims(visited(active=1, owners={"bank": 0, "cafe": 0, "church": 0}))


@clause("SC-ALO-04")
def test_a_marker_that_lies_stays() -> None:
    t = table(2, cubans=["alonso"], pesos=40, dice={"sugar": 2}).play("move(steps=1)", "claim(building=bank)")
    t.play("pawn(building=office)")
    for _ in range(8):
        while t.question != "move_car":
            t.play(t.legal()[-1])
        assert t.owner("bank") == 0
        t.play("move(steps=3)")
    assert t.owner("bank") == 0


@clause("SC-ALO-05")
@pytest.mark.parametrize("building", ALL)
@pytest.mark.parametrize("seat", [0, 1])
def test_pawns_and_colours_do_not_hinder_a_claim(building: str, seat: int) -> None:
    t = visited(pawns={seat: building})
    assert claims(t) == ALL
    t.play(f"claim(building={building})")
    assert t.owner(building) == 0
    assert t.pawn(seat) == building


@clause("SC-ALO-06")
def test_a_claim_brings_nothing_by_itself() -> None:
    t = visited(pawns={0: "casino", 1: "bank"}).play("claim(building=bank)")
    assert (t.pesos(0), t.vp(0), t.goods(0)) == (3, 2, {"sugar": 1, "citrus": 1, "tobacco": 1})
    t.play("pawn(building=newspaper)", "skip_building")
    assert t.vp(0) == 2
    assert "owner_earns" not in t.told


@clause("SC-ALO-07")
def test_an_own_building_is_used_whoever_stands_in_it() -> None:
    t = visited(owners={"bank": 0, "church": 1}, pawns={0: "casino", 1: "bank"})
    assert t.why_not("use_own(building=church)") == "not_your_building"
    assert t.why_not("use_own(building=cafe)") == "not_your_building"
    t.play("use_own(building=bank)")
    assert t.pesos(0) == 5
    assert (t.pawn(0), t.pawn(1)) == ("casino", "bank")


@clause("SC-ALO-07")
@pytest.mark.parametrize(
    ("building", "question", "act", "gain"),
    [
        ("distillery", "process", "process(number=1)", {"rum": 1}),
        ("cigar_factory", "process", "process(number=1)", {"cigars": 1}),
        ("black_market", "swap", "swap(give=sugar, take=rum)", {"rum": 1}),
        ("cafe", "cafe", "cafe(sell=both)", {"vp": 4}),
        ("customs", "customs", "zero_die(good=sugar)", {}),
        ("casino", "casino", "buy_vp", {"vp": 1, "pesos": -3}),
        ("harbour_office", "marker", "marker(direction=right)", {}),
        ("office", "office", "office(good=sugar)", {"vp": 2}),
        ("newspaper", "newspaper", "flip(cuban=maria)", {"pesos": 1}),
        ("newspaper", "newspaper", "use_building", {"pesos": 1}),
    ],
)
def test_every_function_can_be_used(building: str, question: str, act: str, gain: dict[str, int]) -> None:
    held = {"sugar": 1, "tobacco": 1} | ({"rum": 1, "cigars": 1} if building == "cafe" else {})
    t, gain = visited(owners={building: 0}, goods={0: held}, pawns={1: building}), dict(gain)
    t.play(f"use_own(building={building})")
    assert (t.question, t.asked) == (question, 0)
    assert "skip_building" in t.legal()
    t.play(act)
    assert t.question == "pawn"
    assert t.vp(0) == 2 + gain.pop("vp", 0)
    assert t.pesos(0) == 3 + gain.pop("pesos", 0)
    assert t.goods(0).items() >= gain.items()
    assert t.pawn(1) == building


@clause("SC-ALO-07")
@pytest.mark.parametrize(("building", "vp", "pesos"), [("bank", 2, 5), ("church", 3, 3), ("sawmill", 3, 4)])
def test_functions_without_a_choice_work_at_once(building: str, vp: int, pesos: int) -> None:
    t = visited(owners={building: 0}, goods={0: {"wood": 2}}).play(f"use_own(building={building})")
    assert (t.vp(0), t.pesos(0), t.question) == (vp, pesos, "pawn")
    assert t.goods(0) == {"wood": 1 if building == "sawmill" else 2}


@clause("SC-ALO-08")
@pytest.mark.parametrize(
    ("building", "facts"),
    [
        ("distillery", {"goods": {0: {}}}),
        ("distillery", {"supply": {"rum": 0}}),
        ("cigar_factory", {"goods": {0: {}}}),
        ("cigar_factory", {"supply": {"cigars": 0}}),
        ("black_market", {"goods": {0: {"wood": 2}}}),
        ("black_market", {"goods": {0: {"rum": 1}}, "supply": ALL_BUT_RUM_GONE}),
        ("sawmill", {"goods": {0: {"rum": 1}}}),
        ("cafe", {"goods": {0: {"sugar": 1}}}),
        ("casino", {"pesos": 2, "vp": 0}),
        ("office", {"goods": {0: {"cigars": 1, "wood": 1}}}),
    ],
)
def test_what_could_do_nothing_cannot_be_named(building: str, facts: dict[str, Any]) -> None:
    t = visited(owners={building: 0}, **facts)
    assert t.why_not(f"use_own(building={building})") == "building_no_effect_now"
    assert f"use_own(building={building})" not in t.legal()
    assert "decline_cuban" in t.legal()


@clause("SC-ALO-08")
@pytest.mark.parametrize("building", ["bank", "church", "harbour_office", "newspaper", "customs"])
def test_some_buildings_can_always_do_something(building: str) -> None:
    t = visited(owners={building: 0}, goods={0: {}}, pesos=0, vp=0)
    assert t.why_not(f"use_own(building={building})") == "none"


@clause("SC-ALO-09")
@pytest.mark.parametrize("service", ["claim(building=cafe)", "use_own(building=bank)", "decline_cuban"])
def test_afterwards_a_white_building_is_visited(service: str) -> None:
    white = ["church", "office", "newspaper"]
    t = visited(owners={"bank": 0}, spaces={"white": white}, pawns={0: "casino"}).play(service)
    assert t.legal() == [f"pawn(building={building})" for building in white]
    assert t.why_not("pawn(building=bank)") == "pawn_wrong_flower"
    t.play("pawn(building=church)")
    assert t.question == "gain"


@clause("SC-ALO-09")
def test_leaving_the_own_building_unused_comes_to_the_same() -> None:
    t = visited(owners={"distillery": 0}).play("use_own(building=distillery)", "skip_building")
    assert t.question == "pawn"
    t.play("pawn(building=newspaper)", "use_building")
    assert (t.question, t.asked, t.pesos(0)) == ("move_car", 1, 4)


@clause("SC-ALO-10")
def test_the_own_bank_and_then_a_white_building() -> None:
    t = visited(owners={"bank": 0}, spaces={"white": ["church", "office", "newspaper"]}, pesos=0)
    t.play("use_own(building=bank)")
    assert t.pesos(0) == 2
    t.play("pawn(building=church)", "use_building")
    assert (t.pesos(0), t.vp(0)) == (2, 3)
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-ALO-11")
def test_one_building_twice_in_a_turn() -> None:
    t = visited(owners={"bank": 0}, spaces={"white": ["bank", "office", "newspaper"]}, pesos=0)
    t.play("use_own(building=bank)", "pawn(building=bank)", "use_building")
    assert (t.pesos(0), t.question, t.asked) == (4, "move_car", 1)
    elsewhere = visited(owners={"bank": 0}, spaces={"red": ["bank"]}).play("use_own(building=bank)")
    assert elsewhere.why_not("pawn(building=bank)") == "pawn_wrong_flower"


@clause("SC-ALO-12")
def test_no_owners_point_for_ones_own_use() -> None:
    t = visited(owners={"bank": 0}, spaces={"white": ["bank", "office", "newspaper"]}, pawns={1: "casino"})
    t.play("use_own(building=bank)", "pawn(building=bank)", "skip_building")
    assert list(t.s.vp)[:3] == [2, 2, 2]
    assert "owner_earns" not in t.told
