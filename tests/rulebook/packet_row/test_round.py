"""The round: boards, who is asked, and how it ends."""

from __future__ import annotations

import pytest

from tests.rulebook.packet_row.positions import Harbour, at_random, table
from tests.rulebook.table import clause
from tradewinds.games.packet_row.pieces import CURRENT

BOARDS = ["guild_hall", "docks", "market", "bank"]
OPEN = [f"choose_board(board={board})" for board in BOARDS]


def legal(t: Harbour, kind: str) -> list[str]:
    return [act for act in t.legal() if act.startswith(kind)]


@clause("PK-RND-01")
def test_the_token_goes_round() -> None:
    masters = {}
    for _, t in at_random(4, seed=3):
        masters[int(t.s.turn)] = t.master
    first = masters[1]
    assert [masters[turn] for turn in sorted(masters)] == [(first + turn - 1) % 4 for turn in sorted(masters)]


@clause("PK-RND-02")
def test_the_master_opens_a_board() -> None:
    t = table(3)
    assert (t.question, t.asked) == ("choose_board", 0)
    assert t.legal() == OPEN
    assert t.why_not("decline") == "must_choose_next_board"
    assert t.why_not("end_round") == "cannot_end_round_yet"


@clause("PK-RND-03")
def test_no_board_is_opened_twice_or_bare() -> None:
    t = table(4, bank=[], ahead={"bank": []}, decks={"bank": []}, short=["bank"])
    assert t.why_not("choose_board(board=bank)") == "board_empty"
    t.play("choose_board(board=docks)", "decline", "decline", "decline", "decline")
    assert t.question == "choose_board"
    assert t.why_not("choose_board(board=docks)") == "board_already_chosen"
    assert legal(t, "choose") == [OPEN[0], OPEN[2]]


@clause("PK-RND-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_some_board_can_always_be_opened(seats: int) -> None:
    rounds = 0
    for before, _ in at_random(seats, seed=seats):
        if before.question == 1 and not any(before.chosen):
            rounds += 1
            assert any(before.current[board, 0] >= 0 for board in range(4))
    assert rounds > 8


@clause("PK-RND-05", "PK-RND-08")
@pytest.mark.parametrize(("master", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
def test_the_others_are_asked_clockwise_the_master_last(master: int, order: list[int]) -> None:
    t, asked = table(4, master=master).play(OPEN[0]), []
    while t.question in {"offer", "master_offer"}:
        asked.append(t.asked)
        t.play("decline")
    assert asked == order


@clause("PK-RND-06", "PK-RND-18")
def test_who_has_a_card_is_not_asked_again() -> None:
    t = table(4).play(OPEN[0], "decline", "take_current(place=1)", "decline", "decline", OPEN[1])
    assert t.asked == 1
    t.play("decline")
    assert t.asked == 3


@clause("PK-RND-07")
def test_who_declines_is_asked_on_later_boards() -> None:
    t = table(3).play(OPEN[0], "decline")
    assert t.pawn(1) is None
    t.play("take_current(place=1)")
    assert t.pawn(2) == ("guild_hall", "current", 1)
    t.play("decline", OPEN[3])
    assert (t.question, t.asked) == ("offer", 1)


@clause("PK-RND-09")
def test_while_somebody_has_no_card_the_master_takes_or_declines() -> None:
    t = table(3).play(OPEN[0], "decline", "take_current(place=1)")
    assert (t.question, t.asked) == ("master_offer", 0)
    assert t.legal() == ["take_current(place=2)", "decline"]
    assert t.why_not(OPEN[1]) == "no_board_choice_now"


@clause("PK-RND-10")
def test_after_declining_he_opens_another_board() -> None:
    t = table(3).play(OPEN[0], "decline", "take_current(place=1)", "decline")
    assert (t.question, t.asked) == ("choose_board", 0)
    assert t.legal() == OPEN[1:]
    assert t.why_not("take_current(place=2)") == "must_choose_next_board"


@clause("PK-RND-11")
def test_he_cannot_end_the_round_while_a_board_is_left() -> None:
    t = table(3).play(OPEN[0], "decline", "decline")
    assert t.why_not("end_round") == "cannot_end_round_yet"
    t.play("decline")
    assert t.why_not("end_round") == "cannot_end_round_yet"
    t.play(OPEN[1])
    assert t.why_not("end_round") == "cannot_end_round_yet"


@clause("PK-RND-12", "PK-REF-01")
def test_when_no_board_is_left_the_round_ends() -> None:
    t = table(2)
    for board in OPEN:
        assert t.s.turn == 1
        t.play(board, "decline", "decline")
    assert (t.s.turn, t.question, t.asked) == (2, "choose_board", 1)


@clause("PK-RND-13")
def test_when_all_others_have_cards_the_master_has_three_choices() -> None:
    t = table(2).play(OPEN[2], "take_current(place=1)")
    assert (t.question, t.asked) == ("master_close", 0)
    assert t.legal() == ["take_current(place=2)", OPEN[0], OPEN[1], OPEN[3], "end_round"]
    assert t.why_not("decline") == "closing_no_decline"


@clause("PK-RND-14")
def test_he_cannot_go_back() -> None:
    t = table(2).play(OPEN[0], "decline", "decline", OPEN[1], "take_current(place=1)")
    assert t.why_not(OPEN[0]) == "board_already_chosen"
    assert t.why_not(OPEN[1]) == "board_already_chosen"
    assert legal(t, "choose") == OPEN[2:]


@clause("PK-RND-15", "PK-TAK-10")
def test_a_board_is_opened_for_a_card_alone() -> None:
    t = table(2, cash=[9, 25], bank=["banker"], hands={0: ["money_3"]}).play(OPEN[2], "take_current(place=1)")
    assert legal(t, "choose") == [OPEN[3]]
    assert t.why_not(OPEN[0]) == "closing_board_needs_take"
    t.play("cash_money(value=3)")
    assert legal(t, "choose") == [OPEN[0], OPEN[1], OPEN[3]]
    t.play(OPEN[1])
    assert (t.question, t.legal()) == ("master_take", ["take_current(place=1)", "take_current(place=2)"])
    for act in ("decline", "end_round", OPEN[0]):
        assert t.why_not(act) == "must_take_here"


@clause("PK-RND-16", "PK-REF-02")
def test_nobody_is_asked_there_and_it_is_refilled() -> None:
    t = table(2).play(OPEN[2], "take_current(place=1)", OPEN[1], "take_current(place=1)")
    assert t.s.turn == 2
    assert t.current("docks") == ["vp_church_docks", "vp_cathedral_docks"]
    assert t.current("market") == ["vp_church_market", "vp_cathedral_market"]
    assert t.current("bank") == ["vp_school_bank", "vp_park_bank"]


@clause("PK-RND-17")
def test_he_may_pass_or_must() -> None:
    t = table(2).play(OPEN[2], "take_current(place=1)", "end_round")
    assert (t.s.turn, t.master, t.cash(0)) == (2, 1, 25)
    t = table(2, cash=[0, 25]).play(OPEN[2], "take_current(place=1)")
    assert t.legal() == ["end_round"]


@clause("PK-RND-18")
@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_gets_two_cards_a_round(seats: int) -> None:
    taken: dict[int, list[int]] = {}
    for before, t in at_random(seats, seed=9):
        for event in t.events:
            name = t.game.events(event[0]).name
            if name.startswith(("TAKES", "BUYS")):
                taken.setdefault(before.turn, []).append(event[1])
    assert taken
    assert all(len(set(seats)) == len(seats) for seats in taken.values())


@clause("PK-RND-19")
def test_somebody_may_get_no_card() -> None:
    t = table(3).play(OPEN[0], "decline", "decline", "take_current(place=1)")
    assert t.s.turn == 2
    assert [t.hand(seat) for seat in (1, 2)] == [{}, {}]


@clause("PK-RND-20", "PK-REF-01")
def test_the_masters_card_ends_the_round() -> None:
    t = table(3).play(OPEN[0], "decline", "decline", "take_current(place=2)")
    assert (t.s.turn, t.master, t.question) == (2, 1, "choose_board")


@clause("PK-RND-21")
def test_a_bare_board_is_offered_to_nobody() -> None:
    facts = {"bank": ["banker"], "ahead": {"bank": []}, "decks": {"bank": []}, "short": ["bank"]}
    t = table(4, **facts).play(OPEN[3], "take_current(place=1)")
    assert t.told[-1] == "nothing_left"
    assert (t.question, t.asked) == ("choose_board", 0)


@clause("PK-RND-21")
def test_on_a_bare_board_the_master_still_closes_the_round() -> None:
    facts = {"bank": ["banker"], "ahead": {"bank": []}, "decks": {"bank": []}, "short": ["bank"]}
    t = table(4, pawns={1: ("docks", 0), 3: ("docks", 1)}, **facts)
    t.play(OPEN[3], "take_current(place=1)")
    assert (t.question, t.asked) == ("master_close", 0)
    assert legal(t, "take") == []


@clause("PK-RND-21", "PK-RND-12")
def test_a_bare_board_may_be_the_last() -> None:
    facts = {"bank": ["banker"], "ahead": {"bank": []}, "decks": {"bank": []}, "short": ["bank"]}
    t = table(4, chosen=BOARDS[:3], **facts).play(OPEN[3], "take_current(place=1)")
    assert (t.s.turn, t.master) == (2, 1)


@clause("PK-RND-21", "PK-AST-05")
def test_with_a_future_card_the_board_is_not_bare() -> None:
    t = table(4, bank=["banker"], ahead={"bank": [None, "park"]}).play(OPEN[3], "take_current(place=1)")
    assert (t.question, t.asked) == ("offer", 2)


@clause("PK-RND-22")
def test_even_who_can_only_decline_is_asked() -> None:
    t = table(3, cash=0).play(OPEN[0])
    assert (t.question, t.asked, t.legal()) == ("offer", 1, ["decline"])


@clause("PK-RND-23")
def test_two_play_alike() -> None:
    t = table(2).play(OPEN[0])
    assert t.asked == 1
    t.play("decline")
    assert t.question == "master_offer"
    t.play("decline", OPEN[1], "take_current(place=1)")
    assert t.question == "master_close"


@clause("PK-RND-01", "PK-SET-07")
def test_a_round_is_counted_as_a_turn() -> None:
    t = table(5)
    assert (t.s.turn, CURRENT[5]) == (1, 4)
