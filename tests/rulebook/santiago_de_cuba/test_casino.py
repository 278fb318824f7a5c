"""The casino."""

from __future__ import annotations

from tests.rulebook.santiago_de_cuba.positions import table
from tests.rulebook.santiago_de_cuba.visits import is_over, visit
from tests.rulebook.table import clause


@clause("SC-BLD-11")
def test_the_casino_exchanges_any_number_of_times() -> None:
    t = visit("casino", pesos=10)
    assert t.legal() == ["buy_vp", "sell_vp", "skip_building"]
    t.play("buy_vp", "buy_vp")
    assert (t.pesos(0), t.vp(0), t.question) == (4, 4, "casino_again")
    assert is_over(t.play("casino_stop"))
    assert (t.pesos(0), t.vp(0)) == (4, 4)


@clause("SC-BLD-11", "SC-BLD-13")
def test_all_points_can_be_sold() -> None:
    t = visit("casino").play("sell_vp")
    assert (t.question, t.legal()) == ("casino_again", ["sell_vp", "casino_stop"])
    t.play("sell_vp")
    assert is_over(t)  # nothing is left to sell
    assert (t.pesos(0), t.vp(0)) == (9, 0)


@clause("SC-BLD-12")
def test_one_visit_goes_in_one_direction() -> None:
    bought = visit("casino", pesos=9).play("buy_vp")
    assert bought.legal() == ["buy_vp", "casino_stop"]
    assert bought.why_not("sell_vp") == "casino_one_direction"
    sold = visit("casino", pesos=9).play("sell_vp")
    assert sold.legal() == ["sell_vp", "casino_stop"]
    assert sold.why_not("buy_vp") == "casino_one_direction"


@clause("SC-BLD-12")
def test_the_next_visit_is_free_to_go_the_other_way() -> None:
    t = visit("casino", pesos=9).play("sell_vp", "casino_stop")
    t.s.question, t.s.asked, t.s.active, t.s.building = t.game.state.questions.CASINO, 0, 0, t.s.pawn[0]
    assert t.legal() == ["buy_vp", "sell_vp", "skip_building"]
    assert t.play("buy_vp").legal() == ["buy_vp", "casino_stop"]


@clause("SC-BLD-13")
def test_pesos_that_make_no_full_three_are_kept() -> None:
    t = visit("casino", pesos=5).play("buy_vp")
    assert is_over(t)
    assert (t.pesos(0), t.vp(0)) == (2, 3)
    poor = visit("casino", pesos=2)
    assert poor.why_not("buy_vp") == "casino_needs_three_pesos"
    assert poor.legal() == ["sell_vp", "skip_building"]


@clause("SC-BLD-11", "SC-BLD-13")
def test_without_points_only_pesos_can_be_exchanged() -> None:
    facts = {"question": "casino", "building": "casino", "pawns": {0: "casino"}, "entered": True}
    t = table(2, **facts, car_at="miguel", vp=0, pesos=3)
    assert t.why_not("sell_vp") == "casino_needs_vp"
    assert t.legal() == ["buy_vp", "skip_building"]


@clause("SC-BLD-11")
def test_with_neither_the_casino_does_nothing() -> None:
    t = table(2, cubans=["miguel"], spaces={"red": ["casino"]}, vp=0, pesos=2)
    assert is_over(t.play("move(steps=1)", "pawn(building=casino)"))
