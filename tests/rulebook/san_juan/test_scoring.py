"""Points, and ties."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, at_random, table
from tests.rulebook.table import clause
from tradewinds.games.san_juan import GAME, scoring
from tradewinds.games.san_juan.pieces import VP, Card

MONUMENTS = ["statue", "victory_column", "hero"]


@clause("SJ-SCO-01")
@pytest.mark.parametrize("card", [card for card in Card if card != Card.FACE_DOWN])
def test_each_building_brings_what_is_printed_on_it(card: Card) -> None:
    t = table(cities={0: [card.name.lower()]})
    assert scoring.printed(t.s, 0) == 1 + VP[card]


@clause("SJ-SCO-02")
def test_each_card_under_a_chapel_brings_one() -> None:
    assert table(chapels={0: ["palace", "well", "well"]}).vp(0) == 1 + 3


@clause("SJ-SCO-03", "SJ-SCO-13")
@pytest.mark.parametrize(("number", "vp"), [(0, 0), (1, 4), (2, 6), (3, 8)])
def test_an_arch_by_monuments(number: int, vp: int) -> None:
    t = table(cities={0: ["triumphal_arch", *MONUMENTS[:number]]})
    assert scoring.arch(t.s, 0) == vp
    assert scoring.arch(table(cities={0: MONUMENTS}).s, 0) == 0


@clause("SJ-SCO-04")
def test_a_guild_hall_by_production_buildings_full_or_empty() -> None:
    t = table(cities={0: ["guild_hall", "indigo_plant", "silver_smelter"]}, goods={0: ["indigo"]})
    assert scoring.guild_hall(t.s, 0) == 6
    assert scoring.guild_hall(table(cities={0: ["indigo_plant"]}).s, 0) == 0


@clause("SJ-SCO-05", "SJ-SCO-07")
def test_a_city_hall_by_violet_buildings_itself_too() -> None:
    t = table(cities={0: ["city_hall", "palace", "statue", "well", "sugar_mill"]})
    assert scoring.city_hall(t.s, 0) == 4
    assert scoring.city_hall(table(cities={0: ["palace"]}).s, 0) == 0


@clause("SJ-SCO-06")
@pytest.mark.parametrize(("chapel", "palace"), [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2)])
def test_a_palace_by_full_fours_of_the_rest(chapel: int, palace: int) -> None:
    tucked = [*["well"] * 3, *["crane"] * 3, *["tower"] * 3][:chapel]
    t = table(cities={0: ["palace"]}, chapels={0: tucked})
    assert scoring.base(t.s, 0) == 1 + chapel
    assert (scoring.palace(t.s, 0), t.vp(0)) == (palace, 1 + chapel + palace)


@clause("SJ-SCO-07")
def test_a_monument_counts_for_arch_and_city_hall() -> None:
    t = table(cities={0: ["city_hall", "triumphal_arch", "statue"]})
    assert (scoring.arch(t.s, 0), scoring.city_hall(t.s, 0)) == (4, 3)
    assert t.vp(0) == 1 + 3 + 4 + 3


@clause("SJ-SCO-08")
def test_most_points_win_whatever_else_one_has() -> None:
    t = table(cities={1: ["well"]}, hands={0: ["hero"] * 3}, goods={0: ["indigo"]})
    assert GAME.winners(t.s) == [1]


@clause("SJ-SCO-09", "SJ-SCO-11")
@pytest.mark.parametrize(
    ("hands", "goods", "winners"),
    [
        ({0: ["well"], 1: []}, {}, [0]),
        ({0: ["well"], 1: ["well"]}, {1: ["indigo"]}, [1]),
        ({0: ["well"]}, {1: ["indigo"]}, [0, 1]),
    ],
)
def test_then_cards_in_hand_and_goods(
    hands: dict[int, list[str]], goods: dict[int, list[str]], winners: list[int]
) -> None:
    t = table(2, hands=hands, goods=goods)
    assert [t.vp(seat) for seat in range(2)] == [1, 1]
    assert GAME.winners(t.s) == winners


@clause("SJ-SCO-10")
def test_nothing_else_decides_a_tie() -> None:
    t = table(2, cities={0: ["well"], 1: ["crane"]}, covered={1: {0: "tower"}}, hands={0: ["hero"]})
    assert GAME.winners(t.s) == [0]
    t = table(2, cities={0: ["well", "smithy"], 1: ["well"]}, chapels={1: ["hero"]})
    assert [t.vp(seat) for seat in range(2)] == [3, 3]
    assert GAME.winners(t.s) == [0, 1]


@clause("SJ-SCO-11")
def test_hand_and_goods_are_worth_no_points() -> None:
    t = table(hands={0: ["palace", "hero"]}, goods={0: ["indigo"]})
    assert t.vp(0) == 1


def tied(governor: int, **options: object) -> Town:
    return table(4, governor=governor, hands={seat: ["indigo_plant"] for seat in (0, 1, 3)}, **options)


@clause("SJ-SCO-12")
def test_a_victory_may_be_shared() -> None:
    assert GAME.winners(tied(0).s) == [0, 1, 3]


@clause("SJ-SCO-12")
@pytest.mark.parametrize(("governor", "winner"), [(0, 3), (1, 0), (2, 1), (3, 1)])
def test_or_go_to_the_last_in_turn_order(governor: int, winner: int) -> None:
    t = tied(governor, final_tie="latest_in_turn_order")
    assert GAME.winners(t.s) == [winner]


@clause("SJ-SCO-08", "SJ-SCO-01")
def test_points_are_the_sum_of_what_is_told() -> None:
    *_, (_, t) = at_random(4, 12)
    for seat in range(4):
        told = [line for line in t.story if f"scores(who={seat}," in line]
        assert sum(int(line.rpartition("vp=")[2][:-1]) for line in told) == t.vp(seat)
