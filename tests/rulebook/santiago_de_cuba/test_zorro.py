"""El Zorro, who takes a little of everyone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.santiago_de_cuba.positions import GAME, Havana, table
from tests.rulebook.table import clause
from tradewinds.kernel.views import event_seen

FIVE = ["sugar", "citrus", "tobacco", "rum", "cigars"]


def visited(seats: int = 3, **facts: Any) -> Havana:
    """The car has just stopped at El Zorro."""
    return table(seats, cubans=["el_zorro"], **facts).play("move(steps=1)")


@clause("SC-ZOR-01")
def test_everyone_else_gives_one_thing() -> None:
    t = visited(4, goods=[{}, {"rum": 2}, {}, {}], pesos=5, vp=6)
    t.play("give_good(good=rum)", "give_peso", "give_vp")
    assert (t.goods(0), t.pesos(0), t.vp(0)) == ({"rum": 1}, 6, 7)
    assert [t.goods(1), t.goods(2), t.goods(3)] == [{"rum": 1}, {}, {}]
    assert list(t.s.pesos) == [6, 5, 4, 5]
    assert list(t.s.vp) == [7, 6, 6, 5]
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-ZOR-01")
@pytest.mark.parametrize("good", FIVE)
def test_any_of_the_five_goods_but_no_wood(good: str) -> None:
    t = visited(2, goods=[{}, {good: 1, "wood": 2}], pesos=0, vp=0)
    assert t.legal() == [f"give_good(good={good})"]
    assert t.why_not("give_good(good=wood)") == "wood_cannot_be_given"
    supply = t.supply
    t.play(f"give_good(good={good})")
    assert (t.goods(0), t.goods(1)) == ({good: 1}, {"wood": 2})
    assert t.supply == supply


@clause("SC-ZOR-01")
def test_giving_is_a_must() -> None:
    t = visited(2)
    for act in ("pass_delivery", "skip_building", "decline_cuban", "move(steps=1)"):
        assert t.why_not(act) in {"must_give", "not_a_delivery_round"}
    assert t.why_not("skip_building") == "must_give"


@clause("SC-ZOR-02")
def test_the_giver_decides() -> None:
    t = visited(2, goods=[{}, {"sugar": 1, "cigars": 1}])
    assert t.asked == 1
    assert t.legal() == ["give_peso", "give_vp", "give_good(good=sugar)", "give_good(good=cigars)"]


@clause("SC-ZOR-03")
def test_only_what_one_has_can_be_given() -> None:
    t = visited(2, goods=[{}, {"sugar": 1}], pesos=0, vp=0)
    for gift in ("give_peso", "give_vp", "give_good(good=citrus)"):
        assert t.why_not(gift) == "you_have_none"
    assert t.legal() == ["give_good(good=sugar)"]


@clause("SC-ZOR-03")
@pytest.mark.parametrize(
    ("held", "gift"),
    [
        ({"pesos": [0, 1]}, "give_peso"),
        ({"vp": [0, 1]}, "give_vp"),
        ({"goods": [{}, {"cigars": 1}]}, "give_good(good=cigars)"),
    ],
)
def test_one_thing_is_enough_to_be_asked(held: dict[str, Any], gift: str) -> None:
    t = visited(2, **{"pesos": 0, "vp": 0, "goods": [{}, {}], **held})
    assert (t.asked, t.legal()) == (1, [gift])


@clause("SC-ZOR-03")
@pytest.mark.parametrize("held", [{}, {"wood": 3}])
def test_who_has_none_of_it_gives_nothing(held: dict[str, int]) -> None:
    t = visited(3, goods=[{}, held, {"rum": 1}], pesos=0, vp=0)
    assert t.asked == 2
    assert t.told[-1] == "has_nothing_to_give"
    t.play("give_good(good=rum)")
    assert t.goods(1) == held
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-ZOR-03")
def test_nobody_has_anything_to_give() -> None:
    t = visited(3, goods=[{}, {}, {}], pesos=0, vp=0)
    assert t.told.count("has_nothing_to_give") == 2
    assert (t.question, t.asked) == ("move_car", 1)
    assert (t.goods(0), t.pesos(0), t.vp(0)) == ({}, 0, 0)


@clause("SC-ZOR-04")
@pytest.mark.parametrize(("active", "givers"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_givers_decide_clockwise(active: int, givers: list[int]) -> None:
    t, asked = visited(4, active=active), []
    while t.question == "zorro":
        asked.append(t.asked)
        t.play("give_vp")
    assert asked == givers
    assert t.vp(active) == 5


@clause("SC-ZOR-05")
def test_gifts_are_seen_by_all() -> None:
    t = visited(4, goods=[{}, {"rum": 1}, {}, {}])
    t.events = []
    t.play("give_good(good=rum)", "give_peso", "give_vp")
    gifts = [event for event in t.events if GAME.events(event[0]).name.startswith("GIVES_")]
    expected = [
        {"event": "gives_good", "who": 1, "to": 0, "good": "rum"},
        {"event": "gives_peso", "who": 2, "to": 0},
        {"event": "gives_vp", "who": 3, "to": 0},
    ]
    for viewer in (-1, 0, 1, 2, 3):
        assert [event_seen(GAME, gift, viewer) for gift in gifts] == expected


@clause("SC-ZOR-06")
def test_the_pawn_stays_and_its_building_is_used_again() -> None:
    t = visited(2, pawns={0: "bank"}, pesos=0).play("give_vp")
    assert (t.question, t.asked) == ("gain", 0)
    assert t.why_not("pawn(building=church)") == "pawn_stays_zorro"
    assert t.legal() == ["use_building", "skip_building"]
    t.play("use_building")
    assert (t.pawn(0), t.pesos(0)) == ("bank", 2)
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-ZOR-06")
def test_what_was_just_given_can_be_used() -> None:
    t = visited(2, pawns={0: "distillery"}, goods=[{}, {"sugar": 1}]).play("give_good(good=sugar)")
    assert t.legal() == ["process(number=1)", "skip_building"]


@clause("SC-ZOR-06")
def test_a_building_that_can_do_nothing_is_not_asked_about() -> None:
    t = visited(2, pawns={0: "sawmill"}).play("give_vp")
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-ZOR-07", "SC-ZOR-08")
@pytest.mark.parametrize("turn", [1, 2, 40])  # the first round, and any later one with the pawn still off
def test_no_building_while_the_pawn_is_off_the_board(turn: int) -> None:
    t = visited(2, turn=turn, pawns={1: "bank"}).play("give_peso")
    assert t.pawn(0) is None
    assert (t.question, t.asked) == ("move_car", 1)
    assert t.told[-2:] == ["pawn_stays", "turn_begins"]
