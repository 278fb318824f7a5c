"""Rounds, and the use of roles."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, fresh, table
from tests.rulebook.table import clause
from tradewinds.games.san_juan import GAME
from tradewinds.games.san_juan.pieces import CHOICES
from tradewinds.kernel.batches import Batch

ROLES = ["producer", "trader", "councillor", "prospector", "builder"]


def play_round(t: Town, roles: list[str]) -> list[int]:
    """These roles chosen and all declined: who chose."""
    choosers = []
    for role in roles:
        choosers.append(t.asked)
        t.play(f"choose(role={role})").turned_down()
    return choosers


@clause("SJ-RND-01", "SJ-RND-03", "SJ-RND-04")
@pytest.mark.parametrize(("seats", "governor"), [(3, 0), (3, 2), (4, 0), (4, 1)])
def test_each_chooses_once_clockwise_from_the_governor(seats: int, governor: int) -> None:
    t = table(seats, governor=governor)
    choosers = play_round(t, ROLES[:seats])
    assert choosers == [(governor + i) % seats for i in range(seats)]
    assert (t.s.turn, t.s.choices) == (3, 0)


@clause("SJ-RND-02")
def test_a_role_is_played_by_all_before_the_next_is_chosen() -> None:
    t = table().play("choose(role=councillor)")
    for seat in range(3):
        assert (t.question, t.asked, t.role) == ("council", seat, "councillor")
        t.play("pass")
    assert (t.question, t.asked, t.role) == ("role", 1, None)


@clause("SJ-RND-05", "SJ-RND-08")
@pytest.mark.parametrize("governor", [0, 1])
def test_of_two_the_governor_chooses_first_and_last(governor: int) -> None:
    t = table(2, governor=governor)
    assert play_round(t, ["producer", "trader"]) == [governor, 1 - governor]
    t.play("choose(role=prospector)", "draw")
    assert t.cards(governor) == 1
    assert (t.s.governor, t.s.turn) == (1 - governor, 3)


@clause("SJ-RND-06")
def test_a_role_is_chosen_once_a_round_and_stays_with_its_chooser() -> None:
    t = table()
    play_round(t, ["trader", "producer"])
    assert (t.s.chosen_by[2], t.s.chosen_by[1]) == (0, 1)
    assert t.why_not("choose(role=trader)") == "role_taken"
    assert t.legal() == ["choose(role=builder)", "choose(role=councillor)", "choose(role=prospector)"]


@clause("SJ-RND-07", "SJ-STR-01")
def test_a_round_over_the_roles_go_back_and_the_governor_card_to_the_left() -> None:
    t = table(governor=2)
    play_round(t, ROLES[:3])
    assert (t.question, t.asked, t.s.governor) == ("role", 0, 0)
    assert len(t.legal()) == 5
    assert "round_begins(who=0, round=3)" in t.story


@clause("SJ-RND-09")
def test_a_role_left_over_gains_nothing() -> None:
    one, other = table(), table()
    play_round(one, ["producer", "trader", "councillor"])
    other.s.turn = 3
    one.play("choose(role=councillor)").turned_down()
    one.play("choose(role=prospector)", "draw")
    assert one.cards(1) + one.cards(2) == 1
    assert one.s.discards == other.s.discards == 0


@clause("SJ-RND-10")
def test_the_number_of_rounds_follows_from_play() -> None:
    batch = Batch(GAME, GAME.template(2), seed=5, bots=[[1, 1]])
    results = batch.results(10)
    batch.play(0, results)
    assert len(set(results["turns"].tolist())) > 1
    assert 11 <= results["turns"].mean() <= 20


@clause("SJ-RND-11", "SJ-RND-12")
def test_everybody_acts_in_turn() -> None:
    t = table(4, goods={}).play("choose(role=producer)")
    for seat in range(4):
        assert t.asked == seat
        t.play("produce(good=indigo)")
    assert [line for line in t.story if "produces(" in line] == [
        f"produces(who={seat}, good=indigo)" for seat in range(4)
    ]


@clause("SJ-RND-04", "SJ-RND-05")
def test_how_many_roles_are_chosen_in_a_round() -> None:
    assert CHOICES[2:] == (3, 3, 4)


# ---------------------------------------------------------------- roles


@clause("SJ-ROL-01")
def test_a_role_must_be_chosen() -> None:
    t = table(hands={0: ["well"]})
    for act in ("pass", "stop", "draw", "build(card=well)"):
        assert t.why_not(act) == "must_choose_role"


@clause("SJ-ROL-02", "SJ-ROL-03")
@pytest.mark.parametrize(
    ("role", "decline"),
    [("builder", "pass"), ("producer", "stop"), ("trader", "stop"), ("councillor", "pass")],
)
def test_action_and_privilege_may_be_left(role: str, decline: str) -> None:
    hands = {seat: ["indigo_plant", "sugar_mill", "sugar_mill"] for seat in range(3)}
    t = table(hands=hands)
    if role == "trader":
        t = table(hands=hands, goods={seat: ["indigo"] for seat in range(3)}, tile="one")
    t.play(f"choose(role={role})")
    supply = t.supply
    for seat in range(3):
        assert t.asked == seat
        t.play(decline)
    assert t.question == "role"
    assert t.supply == supply
    assert [t.cards(seat) for seat in range(3)] == [3] * 3


@clause("SJ-ROL-04")
def test_the_privilege_is_the_choosers_alone() -> None:
    t = table(hands={seat: ["sugar_mill", "well", "well"][:2] for seat in range(2)}).play(
        "choose(role=builder)"
    )
    t.play("build(card=sugar_mill)", "pay(card=well)")
    assert t.asked == 1
    assert t.why_not("build(card=sugar_mill)") == "cannot_afford"
    t = table(cities={1: ["sugar_mill"]}).play("choose(role=producer)", "stop", "produce(good=indigo)")
    assert t.asked == 2


@clause("SJ-ROL-05")
def test_the_prospector_has_no_action() -> None:
    t = table(cities={1: ["gold_mine"]}).play("choose(role=prospector)", "draw")
    assert (t.question, t.asked) == ("gold_mine", 1)
    assert t.why_not("draw") == "no_action_prospector"


@clause("SJ-ROL-06")
def test_a_privilege_comes_with_the_action() -> None:
    t = table().play("choose(role=councillor)")
    assert set(t.legal()) == {"draw", "pass"}
    t.play("draw")
    assert t.s.looking == 2 + 3


@clause("SJ-ROL-07")
def test_what_can_only_help_is_not_asked() -> None:
    t = table(cities={0: ["well", "sugar_mill"]}).play("choose(role=producer)")
    t.play("produce(good=indigo)", "produce(good=sugar)")
    assert (t.cards(0), t.asked) == (1, 1)


@clause("SJ-ROL-08")
@pytest.mark.parametrize("role", ["builder", "trader"])
def test_a_role_may_be_of_use_to_nobody(role: str) -> None:
    t = table().play(f"choose(role={role})")
    assert (t.question, t.asked) == ("role", 1)


@clause("SJ-ROL-08")
def test_nobody_has_room_for_goods() -> None:
    t = table(goods={seat: ["indigo"] for seat in range(3)}).play("choose(role=producer)")
    assert (t.question, t.asked) == ("role", 1)


@clause("SJ-RND-01")
def test_the_first_governor_chooses_first() -> None:
    t = fresh(4)
    assert (t.question, t.asked) == ("role", t.s.governor)
