"""Draw pile and discard pile."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, names, table
from tests.rulebook.table import clause
from tradewinds.games.san_juan import GAME
from tradewinds.kernel.records import Sight
from tradewinds.kernel.views import WATCHER, view


@clause("SJ-DCK-01")
def test_all_discards_go_on_one_pile() -> None:
    t = table(hands={0: ["sugar_mill", "well"]}).play("choose(role=builder)", "build(card=sugar_mill)")
    t.play("pay(card=well)")
    assert (t.s.discards, t.discarded(0)) == (1, {"well": 1})
    t.play("choose(role=councillor)", "draw")
    t.play(t.legal()[0])
    assert t.s.discards == 1 + 4


@clause("SJ-DCK-01", "SJ-STR-04")
def test_excess_cards_go_there_too() -> None:
    t = table(2, chosen={"builder": 0, "trader": 1}, chooser=0, hands={1: ["indigo_plant"] * 8})
    t.play("choose(role=producer)").turned_down()
    assert t.question == "hand_limit"
    t.play("discard(card=indigo_plant)")
    assert (t.s.discards, t.discarded(1)) == (1, {"indigo_plant": 1})


@clause("SJ-DCK-02", "SJ-TRD-05")
def test_goods_sold_are_seen_by_nobody() -> None:
    t = table(tile="one", goods={0: ["indigo"]}).play("choose(role=trader)", "sell(good=indigo)")
    assert t.s.discards == 1
    assert [t.discarded(seat) for seat in range(3)] == [{}, {}, {}]
    assert GAME.state.fields["unseen_discards"].sight is Sight.NOBODY


@clause("SJ-DCK-02", "SJ-CRN-08")
def test_goods_lost_to_the_crane_are_seen_by_nobody() -> None:
    t = table(cities={0: ["crane"]}, goods={0: ["indigo"]}, hands={0: ["sugar_mill"]})
    t.play("choose(role=builder)", "build(card=sugar_mill)", "overbuild_good(good=indigo)")
    assert (t.s.discards, t.discarded(0)) == (1, {})
    assert "loses_good(who=0, good=indigo)" in t.story


@clause("SJ-DCK-10")
def test_goods_paid_are_seen_by_nobody() -> None:
    t = table(cities={0: ["black_market"]}, goods={0: ["indigo"]}, hands={0: ["sugar_mill"]})
    t.play("choose(role=builder)", "build(card=sugar_mill)", "pay_good(good=indigo)")
    assert (t.s.discards, t.discarded(0)) == (1, {})


def nearly_out(**facts: object) -> Town:
    """One card on the draw pile, three on the discard pile."""
    return table(pile=["well"], discards={1: ["tower", "hero"]}, sold=["crane"], **facts)


@clause("SJ-DCK-03", "SJ-DCK-04")
def test_the_discard_pile_becomes_the_draw_pile_in_the_middle_of_a_draw() -> None:
    t = nearly_out().play("choose(role=prospector)", "draw")
    assert (t.hand(0), t.s.pile, t.s.discards) == ({"well": 1}, 0, 3)  # not before a card is needed
    t = nearly_out().play("choose(role=councillor)", "draw")
    assert "reshuffles(who=0, number=3)" in t.story
    assert (t.s.looking, t.s.pile, t.s.discards) == (4, 0, 0)
    assert t.told.index("looks_at") < t.told.index("reshuffles")


@clause("SJ-DCK-03")
def test_a_reshuffle_takes_all_discards_whoever_knows_them() -> None:
    t = table(
        pile=["well"], discards={0: ["smithy"], 1: ["tower"]}, sold=["crane"], hands={2: ["hero"]}
    ).play("choose(role=prospector)", "draw", "choose(role=councillor)", "draw")
    while t.question == "keep":
        t.play(t.legal()[0])
    assert t.discarded(0) == {}
    assert sum(t.hand(1).values()) + sum(t.discarded(1).values()) == 3


@clause("SJ-DCK-05")
def test_cards_lying_apart_are_not_shuffled_in() -> None:
    t = table(cities={0: ["gold_mine"]}, pile=["well", "tower"], sold=["hero", "crane", "palace"])
    t.play("choose(role=prospector)", "pass", "reveal")
    assert {"well", "tower"} <= {line.split("card=")[1][:-1] for line in t.story if "reveals" in line}
    assert t.supply == 1


@clause("SJ-DCK-06", "SJ-TRD-05")
def test_a_seller_may_draw_what_he_sold() -> None:
    t = table(tile="one", goods={0: ["indigo"]}, pile=[]).play("choose(role=trader)", "sell(good=indigo)")
    assert t.cards(0) == 1
    assert (t.s.pile, t.s.discards) == (0, 0)


@clause("SJ-DCK-07")
def test_one_draws_what_is_there_and_the_rest_is_not_owed() -> None:
    t = table(pile=["well"], cities={0: ["library"]}).play("choose(role=prospector)", "draw")
    assert t.hand(0) == {"well": 1}
    t.play("choose(role=producer)")
    assert (t.question, t.cards(0)) == ("role", 1)


@clause("SJ-DCK-07", "SJ-COU-08")
def test_nothing_is_drawn_where_nothing_is_left() -> None:
    t = table(pile=[]).play("choose(role=councillor)")
    assert t.question == "role"
    t.play("choose(role=prospector)")
    assert t.question == "role"


@clause("SJ-DCK-08")
def test_who_comes_first_draws_first() -> None:
    t = table(pile=["well", "tower"]).play("choose(role=councillor)", "draw")
    assert t.s.looking == 2
    t.play("keep(card=well)")
    assert (t.question, t.asked) == ("council", 1)
    t.play("draw")
    assert t.hand(1) == {"tower": 1}
    assert (t.question, t.asked) == ("role", 1)


@clause("SJ-DCK-09", "SJ-DCK-11", "SJ-INF-08")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_nobody_looks_through_the_piles(viewer: int) -> None:
    t = table(discards={0: ["well"]}, sold=["tower"])
    told = view(GAME, t.s, viewer)["fields"]
    assert not {"draw_pile", "unseen_discards"} & set(told)
    assert (told["pile"], told["discards"]) == (t.s.pile, 2)
    assert told["pile"] != told["discards"]


@clause("SJ-DCK-11")
def test_the_two_piles_are_told_apart() -> None:
    t = table(sold=["well", "tower"])
    assert sum(names(t.s.draw_pile).values()) == t.s.pile == t.supply - 2
    assert names(t.s.unseen_discards) == {"well": 1, "tower": 1}
