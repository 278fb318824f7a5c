"""The set-up, and the alternative one."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.san_juan.positions import fresh, names
from tests.rulebook.table import clause
from tradewinds.games.san_juan import GAME
from tradewinds.games.san_juan.pieces import NONE, PRICES, Role

SEATS = [2, 3, 4]


@clause("SJ-SET-01", "SJ-SET-02")
def test_chance_says_who_goes_first() -> None:
    first = Counter()
    for key in range(400):
        t = fresh(4, (key, 0))
        first[int(t.s.governor)] += 1
        assert t.story[0] == f"goes_first(who={t.s.governor})"
        assert t.asked == t.s.governor
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 60


@clause("SJ-SET-03")
@pytest.mark.parametrize("seats", SEATS)
def test_all_five_roles_are_on_offer(seats: int) -> None:
    t = fresh(seats)
    assert t.question == "role"
    assert t.legal() == [f"choose(role={role.name.lower()})" for role in Role]


@clause("SJ-SET-04", "SJ-INF-07")
def test_the_tiles_are_in_random_order() -> None:
    seen = Counter()
    for key in range(300):
        t = fresh(2, (key, 0))
        assert list(t.s.tiles) == [NONE] * 5
        t.play("choose(role=trader)")
        seen[int(t.s.tiles[0])] += 1
    assert set(seen) == set(range(len(PRICES)))
    assert min(seen.values()) > 30


@clause("SJ-SET-05", "SJ-SET-08")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_begins_with_an_empty_indigo_plant(seats: int) -> None:
    t = fresh(seats)
    for seat in range(seats):
        assert (t.city(seat), t.goods(seat), t.vp(seat)) == (["indigo_plant"], {}, 1)
    plants = names(t.s.draw_pile).get("indigo_plant", 0)
    assert plants + sum(t.hand(seat).get("indigo_plant", 0) for seat in range(seats)) == 10 - seats


@clause("SJ-SET-06", "SJ-SET-07")
@pytest.mark.parametrize(("seats", "pile"), [(2, 100), (3, 95), (4, 90)])
def test_four_cards_each_and_the_rest_on_the_draw_pile(seats: int, pile: int) -> None:
    t = fresh(seats)
    assert [t.cards(seat) for seat in range(seats)] == [4] * seats
    assert (t.s.pile, t.s.discards) == (pile, 0)


@clause("SJ-SET-09", "SJ-STR-09")
def test_the_first_thing_decided_is_a_role() -> None:
    t = fresh(3)
    assert (t.question, t.s.turn, t.s.choices) == ("role", 1, 0)
    assert set(t.told) == {"goes_first", "draws", "round_begins"}


@clause("SJ-SET-10")
@pytest.mark.parametrize(("seats", "pile", "discards"), [(2, 97, 3), (3, 89, 6), (4, 80, 10)])
def test_the_alternative_set_up(seats: int, pile: int, discards: int) -> None:
    t = fresh(seats, alternative_setup=True)
    first = t.s.governor
    assert [t.cards((first + turn) % seats) for turn in range(seats)] == [5, 6, 7, 8][:seats]
    while t.question == "set_up":
        assert set(t.legal()) == {f"discard(card={name})" for name in t.hand(t.asked)}
        t.play(t.legal()[0])
    assert [t.cards(seat) for seat in range(seats)] == [4] * seats
    assert (t.s.pile, t.s.discards) == (pile, discards)
    assert (t.question, t.asked) == ("role", first)


@clause("SJ-SET-11")
def test_all_are_dealt_before_the_first_discards_and_discard_in_turn() -> None:
    t = fresh(4, alternative_setup=True)
    assert t.s.pile == 110 - 4 - 26
    order = []
    while t.question == "set_up":
        order.append(t.asked)
        t.play(t.legal()[0])
    first = t.s.governor
    assert order == [(first + turn) % 4 for turn in range(4) for _ in range(turn + 1)]


@clause("SJ-SET-10")
def test_without_the_option_nobody_discards() -> None:
    assert GAME.options["alternative_setup"].default == 0
    assert fresh(4).question == "role"
