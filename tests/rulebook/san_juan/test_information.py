"""Who sees what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.san_juan.positions import Town, at_random, table
from tests.rulebook.san_juan.test_building import building
from tests.rulebook.table import clause
from tradewinds.games.san_juan import GAME
from tradewinds.games.san_juan.pieces import Card
from tradewinds.kernel.records import Sight
from tradewinds.kernel.views import WATCHER, act_seen, event_seen, redacted, redeal, view

VIEWERS = [0, 1, 2, WATCHER]


def fields(t: Town, viewer: int, memory: bool = False) -> dict[str, Any]:
    """What a viewer is told of the record."""
    told: dict[str, Any] = view(GAME, t.s, viewer, memory)["fields"]
    return told


def some(row: dict[str, int]) -> dict[str, int]:
    """A row of counts without the kinds that are not there."""
    return {name: number for name, number in row.items() if number}


@clause("SJ-INF-01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_secret_and_its_size_is_not(viewer: int) -> None:
    t = table(hands={0: ["hero", "well"], 1: ["tower"]})
    told = fields(t, viewer)
    assert told["cards"] == [2, 1, 0]
    assert told["hand"][0] is None if viewer != 0 else some(told["hand"][0]) == {"hero": 1, "well": 1}
    assert told["hand"][1] is None if viewer != 1 else some(told["hand"][1]) == {"tower": 1}


@clause("SJ-INF-02")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("memory", [False, True])
def test_nobody_knows_a_good_and_all_see_where_one_lies(viewer: int, memory: bool) -> None:
    t = table(cities={0: ["sugar_mill"]}, goods={0: ["sugar"], 2: ["indigo"]})
    told = fields(t, viewer, memory)["good"]
    assert told[0][:2] == [None, "face_down"]
    assert told[2][0] == "face_down"
    copy = redacted(GAME, t.s, viewer, memory)
    assert [copy.good[0, 0], copy.good[0, 1]] == [-1, Card.FACE_DOWN]


@clause("SJ-INF-02")
def test_not_even_when_the_game_is_over() -> None:
    t = table(goods={0: ["indigo"]})
    t.s.revealed, t.s.question = 1, 0
    assert fields(t, 0)["good"][0][0] == "face_down"


@clause("SJ-INF-03", "SJ-DCK-09")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_player_sees_his_own_discards_again_and_no_others(viewer: int) -> None:
    t = table(discards={0: ["hero"], 1: ["well", "well"]}, sold=["tower"])
    told = fields(t, viewer)
    known = [None if row is None else some(row) for row in told["discarded"]]
    assert known == [
        {"hero": 1} if viewer == 0 else None,
        {"well": 2} if viewer == 1 else None,
        {} if viewer == 2 else None,
    ]
    assert told["discards"] == 4


@clause("SJ-INF-03", "SJ-DCK-03")
def test_once_shuffled_they_are_unknown() -> None:
    t = table(pile=["well"], discards={0: ["hero"], 1: ["tower"]})
    t.play("choose(role=councillor)", "draw")
    assert some(fields(t, 0)["discarded"][0]) == {}


@clause("SJ-INF-03", "SJ-INF-13")
@pytest.mark.parametrize("memory", [False, True])
def test_a_redeal_leaves_what_a_seat_knows(memory: bool) -> None:
    t = table(
        hands={0: ["hero"], 1: ["well", "crane"]},
        cities={0: ["chapel"], 1: ["chapel"]},
        chapels={0: ["palace"], 1: ["statue"]},
        discards={0: ["tower"], 1: ["quarry"]},
        goods={0: ["indigo"]},
    )
    hands, goods = set(), set()
    for key in range(40):
        made = Town(GAME, redeal(GAME, t.s, 0, (key, 1), memory))
        assert (made.hand(0), made.chapel(0), made.discarded(0)) == ({"hero": 1}, {"palace": 1}, {"tower": 1})
        assert sum(made.hand(1).values()) == 2
        assert sum(made.chapel(1).values()) == 1
        hands.add(tuple(made.hand(1)))
        goods.add(made.s.good[0, 0])
    assert len(hands) > 20
    assert len(goods) > 10
    assert min(goods) > 0


def mined() -> Town:
    """Seat 0 has taken a hero from a gold mine; the other three are discarded."""
    t = table(cities={0: ["gold_mine"]}, hands={0: ["archive"]}, pile=["smithy", "well", "tower", "hero"])
    return t.play("choose(role=prospector)", "pass", "reveal")


@clause("SJ-INF-04", "SJ-PSP-03")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_gold_mine_turns_over_is_open(viewer: int) -> None:
    t = mined()
    assert sorted(fields(t, viewer)["gold"]) == ["hero", "smithy", "tower", "well"]
    seen = [event_seen(GAME, event, viewer) for event in t.events]
    assert sorted(told["card"] for told in seen if told["event"] == "reveals") == [
        "hero",
        "smithy",
        "tower",
        "well",
    ]


@clause("SJ-INF-12")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_knows_what_was_taken_and_what_was_not(viewer: int) -> None:
    t = mined().play("take(card=hero)")
    told = fields(t, viewer)
    assert told["shown"] == ["hero", None, None]
    assert some(told["open_discards"]) == {"smithy": 1, "well": 1, "tower": 1}
    assert act_seen(GAME, GAME.alphabet.from_text("take(card=hero)"), 0, viewer)["card"] == "hero"
    for key in range(20):
        assert "hero" in Town(GAME, redeal(GAME, t.s, 2, (key, 0))).hand(0)


@clause("SJ-INF-12")
def test_until_that_player_puts_a_card_away_face_down() -> None:
    t = mined().play("take(card=hero)", "choose(role=trader)", "choose(role=producer)").turned_down()
    assert t.s.shown[0] == Card.HERO
    t.s.question, t.s.asked, t.s.role = t.game.state.questions.PAY, 0, 0
    t.s.building, t.s.price = Card.QUARRY, 1
    t.s.chapel[2, 2] -= 1 << 20  # the quarry comes from where all cards are that are not to be drawn
    t.s.tucked[2] -= 1
    t.play("pay(card=archive)")
    assert t.s.shown[0] == -1


@clause("SJ-INF-12")
@pytest.mark.parametrize(("card", "shown"), [("smithy", None), ("well", "smithy")])
def test_or_builds_it(card: str, shown: str | None) -> None:
    t = table(hands={0: ["smithy", "well", "sugar_mill"]}, shown={0: "smithy"}, cities={0: ["quarry"]})
    t.play("choose(role=builder)", f"build(card={card})")
    assert fields(t, 1)["shown"][0] == shown


@clause("SJ-INF-05", "SJ-INF-06")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_under_a_chapel_is_its_owners_to_know(viewer: int) -> None:
    t = table(cities={0: ["chapel"]}, chapels={0: ["hero", "well"]})
    told = fields(t, viewer)
    own = viewer == 0
    assert (None if told["chapel"][0] is None else some(told["chapel"][0])) == (
        {"hero": 1, "well": 1} if own else None
    )
    assert told["tucked"][0] == (2 if own else None)


@clause("SJ-INF-06")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_perfect_memory_knows_how_many(viewer: int) -> None:
    t = table(cities={0: ["chapel"]}, chapels={0: ["hero", "well"]})
    assert fields(t, viewer, memory=True)["tucked"][0] == 2
    assert GAME.state.fields["tucked"].sight is Sight.REMEMBERED


@clause("SJ-INF-06", "SJ-INF-10")
def test_everyone_sees_that_a_card_goes_there() -> None:
    t = table(cities={0: ["chapel"]}, hands={0: ["hero", "well"]}, question="chapel")
    t.play("tuck(card=hero)")
    assert {event_seen(GAME, event, 1).get("card") for event in t.events if event[0] == 2} == {None}
    assert [event_seen(GAME, t.events[0], viewer) for viewer in (0, 1)] == [
        {"event": "tucks", "who": 0, "card": "hero"},
        {"event": "tucks", "who": 0},
    ]
    assert fields(t, 1)["cards"][0] == 1


@clause("SJ-INF-07", "SJ-INF-14")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_tiles_are_known_once_used(viewer: int) -> None:
    t = table(2, tile="four")
    t.s.tiles[0] = -1
    assert fields(t, min(viewer, 1))["tiles"] == [None] * 5
    t.play("choose(role=trader)")
    seen = fields(t, min(viewer, 1))
    assert seen["tiles"][0] is not None
    assert seen["tiles"][1:] == [None] * 4
    assert seen["tile_at"] == 1


@clause("SJ-INF-08")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_sizes_of_the_piles_are_open(viewer: int) -> None:
    t = table(sold=["well"], discards={1: ["hero"]})
    assert (fields(t, viewer)["pile"], fields(t, viewer)["discards"]) == (110 - 3 - 2, 2)


@clause("SJ-INF-09")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_covered_buildings_are_open(viewer: int) -> None:
    t = table(cities={0: ["crane", "hero"]}, covered={0: {2: "tower"}})
    t.s.buried[0] = 0
    told = fields(t, viewer)
    assert told["beneath"][0][:3] == [None, None, "tower"]
    assert some(told["buried"]) == {}


@clause("SJ-INF-10")
def test_others_are_told_how_many_cards_and_not_which() -> None:
    t = building("tower", money=4)
    t.play(*["pay(card=indigo_plant)"] * 3)
    for viewer in (1, 2, WATCHER):
        paid = [event_seen(GAME, event, viewer) for event in t.events if GAME.events(event[0]).name == "PAYS"]
        assert paid == [{"event": "pays", "who": 0}] * 3
    for text in ("pay(card=well)", "keep(card=well)", "discard(card=well)", "tuck(card=well)"):
        code = GAME.alphabet.from_text(text)
        assert act_seen(GAME, code, 0, 1) == {"act": text.partition("(")[0]}
        assert act_seen(GAME, code, 0, 0)["card"] == "well"


@clause("SJ-INF-10")
def test_goods_are_told_by_kind() -> None:
    t = table(tile="one", goods={0: ["indigo"]}).play("choose(role=trader)", "sell(good=indigo)")
    sold = [event_seen(GAME, event, WATCHER) for event in t.events if GAME.events(event[0]).name == "SELLS"]
    assert sold == [{"event": "sells", "who": 0, "good": "indigo", "price": 1}]


@clause("SJ-INF-11", "SJ-BLD-17")
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_building_nothing_looks_the_same_whether_or_not_one_could(viewer: int) -> None:
    seen = []
    for hand in (["indigo_plant", "well"], ["palace", "hero"]):
        t = table(hands={0: hand}).play("choose(role=builder)")
        assert (t.question, t.asked) == ("build", 0)
        t.play("pass")
        seen.append((view(GAME, t.s, viewer), [event_seen(GAME, event, viewer) for event in t.events]))
    assert seen[0] == seen[1]


@clause("SJ-INF-11")
def test_with_an_empty_hand_it_looks_no_different() -> None:
    t = table(hands={0: ["palace"]}).play("choose(role=builder)", "pass")
    assert [line for line in t.story if "builds_nothing" in line] == [
        f"builds_nothing(who={seat})" for seat in range(3)
    ]


@clause("SJ-INF-13")
def test_a_player_may_look_at_what_lies_under_his_chapel() -> None:
    t = table(cities={0: ["crane", "hero"]}, covered={0: {2: "chapel"}}, chapels={0: ["well"]})
    assert some(fields(t, 0)["chapel"][0]) == {"well": 1}


@clause("SJ-INF-10", "SJ-INF-01")
def test_no_event_tells_others_what_a_hand_holds() -> None:
    secret = {"DRAWS", "LOOKS_AT", "KEEPS", "DISCARDS", "PAYS", "TUCKS"}
    assert {event.name for event in GAME.secret_events} == secret
    for _, t in at_random(3, 9):
        for event in t.events:
            if GAME.events(event[0]).name in secret:
                assert "card" not in event_seen(GAME, event, (event[1] + 1) % 3)
                assert "card" in event_seen(GAME, event, event[1])
