"""What the game is about: players, cards, chance, and that turns pass clockwise."""

from __future__ import annotations

import itertools

import pytest

from tests.rulebook.san_juan.positions import KEY, at_random, fresh, table
from tests.rulebook.table import clause
from tradewinds.games.san_juan import GAME
from tradewinds.games.san_juan.pieces import COPIES, COST, KINDS, LAST_PRODUCTION, VP, Card
from tradewinds.kernel.game import Setting


@clause("SJ-GEN-01")
def test_two_three_or_four_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Setting):
            GAME.start(seats, KEY)


@clause("SJ-GEN-02")
def test_a_card_is_what_it_lies_as() -> None:
    t = table(
        cities={0: ["chapel", "well"]},
        goods={0: ["indigo"]},
        hands={0: ["smithy", "tower"]},
        chapels={0: ["smithy"]},
    )
    vp = t.vp(0)
    t.play("choose(role=builder)", "build(card=smithy)")
    assert t.city(0)[-1] == "smithy"
    assert t.vp(0) == vp + VP[Card.SMITHY]
    assert (t.goods(0), t.chapel(0), t.hand(0)) == ({"indigo": 1}, {"smithy": 1}, {"tower": 1})


@clause("SJ-GEN-03")
@pytest.mark.parametrize("card", ["indigo_plant", "palace", "hero"])
def test_every_card_is_one_card_of_money_and_one_point_under_a_chapel(card: str) -> None:
    t = table(hands={0: ["sugar_mill", card]}).play("choose(role=builder)", "build(card=sugar_mill)")
    assert t.s.price == 1
    t.play(f"pay(card={card})")
    assert t.city(0)[-1] == "sugar_mill"
    bare, tucked = table(), table(chapels={0: [card]})
    assert tucked.vp(0) - bare.vp(0) == 1


@clause("SJ-GEN-04", "SJ-SCO-08")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_most_points_win(winner: int) -> None:
    t = table(cities={winner: ["hero"]}, hands={(winner + 1) % 3: ["well"] * 3})
    assert GAME.winners(t.s) == [winner]


@clause("SJ-GEN-05", "SJ-RND-02")
@pytest.mark.parametrize(("chooser", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_turns_pass_clockwise(chooser: int, order: list[int]) -> None:
    t = table(4, chooser=chooser).play("choose(role=councillor)")
    asked = []
    for _ in range(4):
        asked.append(t.asked)
        t.play("pass")
    assert asked == order


@clause("SJ-GEN-06")
def test_a_key_and_acts_make_the_same_game_again() -> None:
    for (_, one), (_, other) in itertools.islice(zip(at_random(3, 5), at_random(3, 5), strict=True), 60):
        assert bytes(one.s) == bytes(other.s)
    assert fresh(3, (1, 1)).hand(0) != fresh(3, (1, 2)).hand(0)


@clause("SJ-GEN-06")
def test_nothing_is_drawn_by_chance_where_nothing_is_uncertain() -> None:
    for before, t in itertools.islice(at_random(4, 3), 250):
        if t.s.counter != before.counter:
            assert {"draws", "looks_at", "reveals", "produces", "turns_tile"} & set(t.told)


@clause("SJ-GEN-02")
def test_the_box_holds_110_cards() -> None:
    assert sum(COPIES) == 110
    assert sum(COPIES[: LAST_PRODUCTION + 1]) == 42
    by_cost = [sum(COPIES[card] for card in range(KINDS) if COST[card] == cost) for cost in range(1, 7)]
    assert by_cost == [19, 26, 26, 17, 14, 8]
