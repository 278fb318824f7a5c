"""Rounds, role cards, privileges."""

from __future__ import annotations

import pytest

from tests.rulebook.puerto_rico.positions import Island, at_random, choosing, table
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico.state import State
from tradewinds.match import Match


def take_turns(t: Island, *roles: str) -> Island:
    """Choose these one after another, doing nothing else."""
    for role in roles:
        t.play(f"choose(role={role})").play_on()
    return t


@clause("PR-RND-01", "PR-RND-03")
def test_everyone_chooses_once_clockwise_from_the_governor() -> None:
    t = table(4, governor=2)
    for seat, role in zip([2, 3, 0, 1], ["trader", "builder", "captain", "craftsman"], strict=True):
        assert (t.question, t.asked, t.s.turn) == ("role", seat, 1)
        take_turns(t, role)
        if seat != 1:
            assert t.taken[role] == seat
    assert (t.s.turn, t.asked) == (2, 3)


@clause("PR-RND-02")
def test_a_role_must_be_chosen() -> None:
    t = table(3)
    assert t.why_not("pass") == "must_choose_role"
    assert t.why_not("produce") == "must_choose_role"
    assert t.legal() == [
        f"choose(role={role})" for role in ("settler", "mayor", "builder", "craftsman", "trader", "captain")
    ]
    assert t.why_not("choose(role=prospector)") == "role_not_in_game"


@clause("PR-RND-03")
def test_a_card_that_is_taken_is_taken() -> None:
    t = table(4, taken={"builder": 0})
    assert t.why_not("choose(role=builder)") == "role_taken"
    assert "choose(role=builder)" not in t.legal()


@clause("PR-RND-04", "PR-RND-05")
def test_doubloons_on_a_card_come_at_once_and_with_the_card() -> None:
    t = choosing("builder", coins={"builder": 3}, doubloons=0)
    assert (t.question, t.doubloons(0), t.coins) == ("build", 3, {})
    assert t.story[0] == "chooses(who=0, role=builder, doubloons=3)"
    t.play("pass")
    assert t.doubloons(0) == 3


@clause("PR-RND-06", "PR-STL-01")
def test_a_phase_goes_clockwise_from_the_chooser() -> None:
    t = table(4, governor=2).play("choose(role=settler)")
    asked = []
    while t.question == "settle":
        asked.append(t.asked)
        t.play("pass")
    assert asked == [2, 3, 0, 1]
    assert (t.question, t.asked) == ("role", 3)


OFFERS = {
    "settler": {},
    "builder": {"doubloons": 9},
    "craftsman": {"island": {seat: {"corn": 1} for seat in range(4)}},
    "trader": {"goods": {0: {"corn": 1}, 1: {"indigo": 1}, 2: {"sugar": 1}, 3: {"coffee": 1}}},
}


@clause("PR-RND-07", "PR-RND-08", "PR-RND-06")
@pytest.mark.parametrize("role", OFFERS)
def test_nobody_has_to_act_and_others_do_not_wait_for_it(role: str) -> None:
    t = choosing(role, **OFFERS[role])
    asked = []
    while t.question != "role":
        asked.append(t.asked)
        assert t.legal()[-1] == "pass"
        t.play("pass")
    assert asked == [0, 1, 2, 3]
    assert [line for line in t.story if not line.startswith(("passes", "row"))] == [
        f"chooses(who=0, role={role}, doubloons=0)"
    ]


@clause("PR-RND-07", "PR-CAP-05")
def test_the_captain_is_the_exception() -> None:
    t = choosing("captain", goods={0: {"corn": 1, "sugar": 1}})
    assert t.why_not("pass") == "must_load"


@clause("PR-RND-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_privileges_are_the_choosers(seat: int) -> None:
    seller = choosing("trader", goods={seat: {"sugar": 1}}, doubloons=0).play("sell(good=sugar)")
    assert seller.doubloons(seat) == (3 if seat == 0 else 2)
    builder = choosing("builder", doubloons={0: 5 if seat == 0 else 0, 1: 5, 2: 0, 3: 0})
    assert builder.asked == 0  # with nothing in hand he can still build what costs 1
    if seat == 1:
        builder.play("pass")
    builder.play("build(building=hacienda)")
    assert builder.doubloons(seat) == (4 if seat == 0 else 3)


@clause("PR-RND-09", "PR-BLD-02", "PR-TRD-02", "PR-CRA-11")
def test_no_privilege_without_the_action() -> None:
    for role, facts in OFFERS.items():
        t = choosing(role, **facts)
        before = t.doubloons(0), t.goods(0)
        t.play("pass").play_on()
        assert (t.doubloons(0), t.goods(0)) == before


@clause("PR-RND-10", "PR-MAY-02", "PR-CRA-13")
def test_the_action_without_the_privilege() -> None:
    mayor = choosing("mayor", aboard=4).play("pass")
    assert mayor.colonists(0) == 1
    craftsman = choosing("craftsman", island={0: {"corn": 1}}).play("produce", "pass")
    assert craftsman.goods(0) == {"corn": 1}
    settler = choosing("settler", row=["corn"] * 5).play("take_plantation(good=corn)")
    assert settler.tiles(0) == {"corn": (1, 0)}


@clause("PR-RND-11")
def test_doubloons_and_points_that_come_with_an_act_are_not_asked_about() -> None:
    t = choosing(
        "trader", goods={0: {"sugar": 1}}, city={0: {"small_market": 1, "large_market": 1}}, doubloons=0
    )
    assert t.legal() == ["sell(good=sugar)", "pass"]
    t.play("sell(good=sugar)")
    assert t.doubloons(0) == 2 + 1 + 1 + 2


@clause("PR-RND-12", "PR-RND-13")
def test_after_a_round_three_cards_get_a_doubloon_and_the_governor_moves_on() -> None:
    t = table(4, coins={"prospector": 2, "mayor": 1})
    bank = t.s.bank
    take_turns(t, "trader", "captain", "builder", "craftsman")
    assert t.coins == {"prospector": 3, "mayor": 2, "settler": 1}
    assert t.event("coin_is_added") == [
        f"coin_is_added(who=0, role={role})" for role in ("settler", "mayor", "prospector")
    ]
    assert t.s.bank == bank - 3
    assert (t.s.governor, t.asked, t.s.turn, t.taken) == (1, 1, 2, {})
    assert t.story[-1] == "round_begins(who=1, round=2)"
    assert len(t.legal()) == 7


@clause("PR-RND-13")
def test_the_governor_goes_round() -> None:
    seen: dict[int, int] = {}
    for _, t in at_random(3, seed=4):
        seen[t.s.turn] = t.s.governor
    first = seen[1]
    assert len(seen) > 6
    assert all(governor == (first + turn - 1) % 3 for turn, governor in seen.items())


@clause("PR-RND-14", "PR-END-01", "PR-SCO-10")
def test_nothing_of_this_follows_the_last_round() -> None:
    t = table(4, ending=["city"], coins={"prospector": 2})
    take_turns(t, "trader", "captain", "builder", "craftsman")
    assert t.question == "over"
    assert (t.coins, t.s.governor, t.s.turn) == ({"prospector": 2}, 0, 1)
    assert t.event("coin_is_added") == []


@clause("PR-RND-15")
def test_the_bank_always_pays() -> None:
    t = table(4, doubloons=[40, 20, 20, 6], coins={"prospector": 1}, goods={0: {"coffee": 1}})
    assert t.s.bank == -1
    t.play("choose(role=trader)", "sell(good=coffee)")
    assert (t.doubloons(0), t.s.bank) == (45, -6)


@clause("PR-RND-16")
def test_a_game_that_nobody_drives_on_is_stopped() -> None:
    t = table(3, turn=99, governor=1)
    take_turns(t, "trader", "captain", "craftsman")
    assert (t.question, t.s.turn) == ("role", 100)
    take_turns(t, "trader", "captain", "craftsman")
    assert t.question == "over"
    assert t.endings == {"rounds"}


@clause("PR-RND-17")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_question_has_at_least_two_answers(seats: int) -> None:
    for seed in range(3):
        for _, t in at_random(seats, seed):
            assert t.question == "over" or len(t.legal()) > 1


@clause("PR-RND-17", "PR-CAP-05")
def test_a_load_without_a_choice_is_done_at_once() -> None:
    t = choosing("captain", goods={1: {"corn": 3}}, ships=[("corn", 1), None, None])
    assert (t.question, t.goods(1), t.vp(1)) == ("role", {}, 3)


@clause("PR-RND-04")
def test_doubloons_on_cards_add_up_round_by_round() -> None:
    match: list[tuple[State, Island]] = list(at_random(3, seed=8))
    most = max(max(t.s.coins) for _, t in match)
    assert most > 1
    for before, t in match:
        if t.told[0] == "chooses":
            who, role = before.asked, next(i for i in range(8) if before.taken[i] != t.s.taken[i])
            gained = t.s.doubloons[who] - before.doubloons[who]
            assert gained >= before.coins[role]
        if t.s.turn > before.turn:
            return


@clause("PR-RND-02")
def test_choosing_cannot_be_left_to_others() -> None:
    match = Match.new(table(3).game, 3, key=(1, 2))
    assert match.to_act is not None
    other = (match.to_act + 1) % 3
    assert match.why_not("choose(role=mayor)", other) == 2
