"""What the game is about: points, screens, and that nobody goes into debt."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rulebook.santiago_de_cuba.positions import GAME, Havana, at_random, table
from tests.rulebook.table import clause
from tradewinds.kernel.records import named
from tradewinds.kernel.views import view

LAST_ACT = {"ship": 7, "value": 4, "car_at": "alonso", "pesos": 5}
VP_TOLD = {  # the events that tell of points gained or paid
    "gets_vp",
    "delivers",
    "delivers_wood",
    "delivers_to_office",
    "sells_wood",
    "sells_in_cafe",
    "buys_vp",
    "sells_vp",
    "owner_earns",
    "exchanges_goods",
    "gives_vp",
}


@clause("SC-GEN-01")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_most_points_win(winner: int) -> None:
    vp = {seat: 20 if seat == winner else 19 for seat in range(3)}
    t = table(**LAST_ACT, vp=vp, goods=[{}, {}, {}]).play("move(steps=3)")
    assert t.question == "over"
    assert GAME.winners(t.s) == [winner]


def deliver() -> Havana:
    return table(car_at="alonso", value=3).play("move(steps=1)", "deliver(good=sugar, number=1)")


def use_the_church() -> Havana:
    return table().play("move(steps=2)", "pawn(building=church)", "use_building")


def visit_maria() -> Havana:
    return table().play("move(steps=2)")


def own_a_building() -> Havana:
    entered = table(active=1, car_at="maria", owners={"bank": 0}).play("move(steps=1)", "pawn(building=bank)")
    return entered.play("skip_building")


def have_goods_left() -> Havana:
    return table(**LAST_ACT).play("move(steps=3)")


@clause("SC-GEN-02")
@pytest.mark.parametrize(
    ("source", "vp"),
    [(deliver, 3), (use_the_church, 2 + 1), (visit_maria, 2), (own_a_building, 1), (have_goods_left, 1)],
)
def test_where_points_come_from(source: Callable[[], Havana], vp: int) -> None:
    assert source().vp(0) == 2 + vp


@clause("SC-GEN-02")
def test_points_come_from_nowhere_else() -> None:
    quiet = 0
    for before, t in at_random(4, seed=5):
        if VP_TOLD.isdisjoint(t.told):
            quiet += 1
            assert list(t.s.vp) == list(before.vp)
    assert quiet > 100


@clause("SC-GEN-03")
def test_screens_hide_what_a_player_holds() -> None:
    t = table(3, pesos=[4, 5, 6], vp=[7, 8, 9])
    for field in ("goods", "pesos", "vp"):
        own, *others = (view(GAME, t.s, seat)["fields"][field] for seat in range(3))
        assert own[0] is not None
        assert [seen[0] for seen in others] == [None, None]


@clause("SC-GEN-04", "SC-GEN-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amounts_are_whole_and_never_below_nothing(seats: int) -> None:
    for _, t in at_random(seats, seed=seats):
        told = named(t.s)
        for amount in [*told["pesos"], *told["vp"], *(n for held in told["goods"] for n in held.values())]:
            assert isinstance(amount, int)
            assert amount >= 0


@clause("SC-GEN-04")
def test_change_is_no_matter() -> None:
    """Four pesos could be a three and a one: paying two of them leaves two all the same."""
    t = table(pesos=4, car_at="maria").play("move(steps=3)")
    assert t.pesos(0) == 2
    assert named(t.s)["pesos"] == [2, 4, 4]


@clause("SC-GEN-05")
def test_nobody_goes_into_debt() -> None:
    poor = {"pesos": 0, "vp": 0, "goods": [{}, {}, {}]}
    assert table(**poor).why_not("move(steps=2)") == "not_enough_pesos_for_steps"
    zorro = table(question="zorro", car_at="el_zorro", asked=1, **poor)
    for gift in ("give_peso", "give_vp", "give_good(good=rum)"):
        assert zorro.why_not(gift) == "you_have_none"
    casino = table(question="casino", building="casino", **poor)
    assert casino.why_not("buy_vp") == "casino_needs_three_pesos"
    assert casino.why_not("sell_vp") == "casino_needs_vp"
    delivery = table(question="delivery", **poor)
    assert delivery.why_not("deliver(good=sugar, number=1)") == "you_have_none"
