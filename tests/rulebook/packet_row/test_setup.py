"""The set-up and what the box holds."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.packet_row.positions import KEY, fresh, table
from tests.rulebook.table import clause
from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.pieces import (
    CARD_COPIES,
    DECK_SIZE,
    FIRST_CARD,
    NONE,
    START_COPIES,
    START_GOOD,
    Board,
    Card,
)

DECKS = {"guild_hall": 38, "docks": 42, "market": 42, "bank": 38}
every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def kinds(board: str) -> Counter[str]:
    """How many cards of each sort a deck has, by the first word of their names."""
    at = Board[board.upper()]
    found: Counter[str] = Counter()
    for card in range(FIRST_CARD[at], FIRST_CARD[at + 1]):
        name = Card(card).name.lower()
        sort = name if name.startswith("ingot") else name.partition("_")[0]
        found[sort] += CARD_COPIES[card]
    return found


@clause("PK-CMP-01", "PK-CMP-02")
def test_each_board_has_a_deck_of_its_own() -> None:
    assert dict(zip(DECKS, DECK_SIZE)) == DECKS
    assert kinds("guild_hall") == {"contract": 24, "assistant": 5, "vp": 9}
    assert kinds("docks") == {"ship": 18, "captain": 5, "ingot_single": 5, "ingot_double": 5, "vp": 9}
    assert kinds("market") == {"goods": 28, "merchant": 5, "vp": 9}
    assert kinds("bank") == {"money": 24, "banker": 5, "vp": 9}


@clause("PK-CMP-02")
def test_decks_do_not_mix() -> None:
    for seed in range(20):
        t = fresh(5, (seed, 1))
        for board in Board:
            for cells in (t.s.current[board], t.s.future[board]):
                assert all(FIRST_CARD[board] <= card < FIRST_CARD[board + 1] for card in cells)


@clause("PK-CMP-03")
def test_starting_contracts_are_a_pack_of_their_own() -> None:
    assert sum(START_COPIES) == 12
    assert [START_GOOD.count(good) for good in range(4)] == [3, 3, 3, 3]
    assert not any("START" in card.name for card in Card)


@clause("PK-CMP-04", "PK-SET-04")
@every_number
def test_everybody_begins_with_25_dollars(seats: int) -> None:
    assert [fresh(seats).cash(seat) for seat in range(seats)] == [25] * seats


@clause("PK-CMP-05", "PK-SET-08")
@every_number
def test_pawns_begin_at_home_and_one_is_master(seats: int) -> None:
    t = fresh(seats)
    assert [t.pawn(seat) for seat in range(seats)] == [None] * seats
    assert t.master == t.asked == t.s.first


@clause("PK-SET-01")
def test_two_to_five_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]


@clause("PK-SET-02", "PK-SET-11")
def test_chance_deals_each_board() -> None:
    seen = {board: set() for board in Board}  # type: ignore[var-annotated]
    for seed in range(30):
        t = fresh(5, (seed, 3))
        for board in Board:
            seen[board] |= set(t.s.current[board])
    assert all(len(cards) > 12 for cards in seen.values())
    assert bytes(fresh(4).s) == bytes(fresh(4).s)


@clause("PK-SET-03")
@every_number
def test_everybody_is_dealt_a_starting_contract(seats: int) -> None:
    dealt = Counter[str | None]()
    for seed in range(80):
        t = fresh(seats, (seed, 4))
        starts = [t.start(seat) for seat in range(seats)]
        assert len(set(starts)) == seats
        assert [t.s.cards[seat] for seat in range(seats)] == [1] * seats
        assert set(t.s.start_used) & {NONE} == {NONE}
        dealt.update(starts)
    assert len(dealt) == 12
    assert None not in dealt
    assert max(dealt.values()) < 4 * min(dealt.values())


@clause("PK-SET-05")
def test_two_leave_six_cards_of_each_deck_in_the_box() -> None:
    two, three = fresh(2), fresh(3)
    for board, size in DECKS.items():
        assert two.deck(board) == size - 6 - 4
        assert three.deck(board) == size - 4
        at = Board[board.upper()]
        unseen = sum(two.s.bag[card] for card in range(FIRST_CARD[at], FIRST_CARD[at + 1]))
        assert unseen == two.deck(board) + 6


@clause("PK-SET-05")
def test_cards_in_the_box_never_take_part() -> None:
    t = table(2, decks={"market": ["merchant"] * 5 + ["goods_furs_3"] * 2})
    assert t.deck("market") == 1
    t.play("choose_board(board=market)", "take_current(place=1)", "end_round")
    assert t.deck("market") == 0
    assert len([card for card in t.future("market") if card]) == 1
    assert sum(t.s.bag[card] for card in (Card.MERCHANT, Card.GOODS_FURS_3)) == 6  # type: ignore[attr-defined]


@clause("PK-SET-06", "PK-SET-07")
@pytest.mark.parametrize(("seats", "current"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_supplies_by_the_number_of_players(seats: int, current: int) -> None:
    t = fresh(seats)
    for board in DECKS:
        assert len(t.current(board)) == current
        assert None not in t.current(board)
        assert None not in t.future(board)
        assert len(t.future(board)) == 2
        assert list(t.s.current[Board[board.upper()]])[current:] == [NONE] * (4 - current)


@clause("PK-SET-09")
def test_chance_decides_who_is_first() -> None:
    firsts = Counter(fresh(5, (seed, 5)).s.first for seed in range(80))
    assert set(firsts) == set(range(5))
    assert min(firsts.values()) > 4


@clause("PK-SET-10")
def test_left_is_the_next_higher_seat() -> None:
    t = table(3, master=1).play("choose_board(board=docks)")
    assert t.asked == 2
    t.play("decline")
    assert t.asked == 0


@clause("PK-SET-11")
def test_one_key_gives_one_game() -> None:
    assert fresh(3, KEY).s == fresh(3, KEY).s
    assert fresh(3, KEY).s != fresh(3, (1, 1)).s
    assert fresh(3).told == ["goes_first", "round_begins"]
