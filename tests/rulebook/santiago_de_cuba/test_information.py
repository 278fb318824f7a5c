"""Who sees what."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.rulebook.santiago_de_cuba.counting import Count
from tests.rulebook.santiago_de_cuba.positions import Havana, table
from tests.rulebook.santiago_de_cuba.test_port import at_last_stop
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.pieces import GOODS_OF_A_KIND, Good
from tradewinds.kernel.records import Sight
from tradewinds.kernel.rules import listening
from tradewinds.kernel.views import WATCHER, describe, event_seen, observation, redacted, view
from tradewinds.match import Match

HANDS: dict[str, Any] = {
    "pesos": [4, 6, 9],
    "vp": [11, 12, 13],
    "goods": [{"sugar": 1, "wood": 2}, {"rum": 3}, {"citrus": 1, "cigars": 2}],
}
SCREENED = ("goods", "pesos", "vp")


def fields(t: Havana, viewer: int, memory: bool = False) -> dict[str, Any]:
    """What a viewer is told of the record."""
    told: dict[str, Any] = view(GAME, t.s, viewer, memory)["fields"]
    return told


def held(seat: int) -> dict[str, Any]:
    """What stands in a view of a seat's hands."""
    none = {good.name.lower(): 0 for good in Good}
    return {"goods": none | HANDS["goods"][seat], "pesos": HANDS["pesos"][seat], "vp": HANDS["vp"][seat]}


# ---------------------------------------------------------------- screens


@clause("SC-INF-01", "SC-GEN-03")
def test_goods_pesos_and_points_are_for_their_owner_alone() -> None:
    t = table(3, **HANDS)
    for viewer in range(3):
        told = fields(t, viewer)
        for seat in range(3):
            expected = held(seat) if seat == viewer else dict.fromkeys(SCREENED)
            assert {name: told[name][seat] for name in SCREENED} == expected


@clause("SC-INF-01")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_no_copy_for_a_viewer_depends_on_what_others_hold(viewer: int) -> None:
    """Equal supplies and own holdings give equal views, copies and observations."""
    one = table(3, **HANDS)
    other = table(3, **HANDS)
    hidden = [seat for seat in range(3) if seat != viewer]
    other.s.pesos[hidden[0]], other.s.vp[hidden[1]] = 30, 0
    for good in Good:  # the hidden hands change owners
        first, second = (other.s.goods[seat, good] for seat in hidden[:2])
        other.s.goods[hidden[0], good], other.s.goods[hidden[1], good] = second, first
    assert bytes(one.s) != bytes(other.s)
    one.s.question = other.s.question = GAME.state.questions.PABLO  # whose legal acts are open anyway
    assert view(GAME, one.s, viewer) == view(GAME, other.s, viewer)
    assert redacted(GAME, one.s, viewer) == redacted(GAME, other.s, viewer)
    assert np.array_equal(observation(GAME, one.s, viewer), observation(GAME, other.s, viewer))


@clause("SC-INF-01")
def test_an_observation_shows_ones_own_hands_and_zeros_for_the_others() -> None:
    t = table(3, **HANDS)
    names = describe(GAME, 3)
    for viewer in range(3):
        seen = dict(zip(names, observation(GAME, t.s, viewer).tolist(), strict=True))
        assert seen["pesos[me]"] == HANDS["pesos"][viewer]
        assert seen["vp[me]"] == HANDS["vp"][viewer]
        for good in Good:
            name = good.name.lower()
            assert seen[f"goods[me][{name}]"] == HANDS["goods"][viewer].get(name, 0)
        others = [name for name in names if name.startswith(SCREENED) and "[me]" not in name]
        assert len(others) == 2 * (6 + 1 + 1)
        assert not any(seen[name] for name in others)


@clause("SC-INF-01", "SC-END-03")
def test_after_the_end_all_holdings_are_open() -> None:
    t = at_last_stop(3, ship=7, value=4, dice={"cigars": 1}, goods=dict(enumerate(HANDS["goods"])))
    t.s.goods[0, Good.WOOD], t.s.supply[Good.WOOD] = 0, 8
    t.play("move(steps=1)", "pass_delivery")
    assert t.question == "over"
    for viewer in (0, 1, 2, WATCHER):
        told = fields(t, viewer)
        assert told["pesos"] == [t.pesos(seat) for seat in range(3)]
        assert told["vp"] == [t.vp(seat) for seat in range(3)]
        assert [row["rum"] for row in told["goods"]] == [0, 0, 0]
        assert None not in told["goods"]


@clause("SC-INF-01")
def test_the_table_may_play_without_screens() -> None:
    t = table(3, open_holdings=True, **HANDS)
    for viewer in (0, 1, 2, WATCHER):
        told = fields(t, viewer)
        assert (told["pesos"], told["vp"]) == (HANDS["pesos"], HANDS["vp"])
        assert told["goods"] == [held(seat)["goods"] for seat in range(3)]


# ---------------------------------------------------------------- legal acts


@clause("SC-INF-02")
@pytest.mark.parametrize("open_holdings", [False, True])
def test_legal_acts_are_told_to_who_is_asked_alone(open_holdings: bool) -> None:
    t = table(3, active=1, open_holdings=open_holdings, **HANDS)
    assert view(GAME, t.s, 1)["legal"] == GAME.legal(t.s) != []
    for viewer in (0, 2, WATCHER):
        assert view(GAME, t.s, viewer)["legal"] == []


@clause("SC-INF-02")
@pytest.mark.parametrize("act", ["move(steps=1)", "move(steps=9)", "take(good=rum)", "pass_delivery"])
def test_a_refusal_tells_others_no_more_than_that_it_is_not_their_turn(act: str) -> None:
    match = Match.new(GAME, 3, key=(1, 2))
    match.play("leave_out(good=rum)")
    asked = match.to_act
    for seat in range(3):
        if seat != asked:
            assert GAME.objections(match.why_not(act, seat)).name == "NOT_YOUR_DECISION"
            assert match.legal(seat) == []


# ---------------------------------------------------------------- what is open


@clause("SC-INF-03")
def test_the_supply_tells_what_all_hold_together() -> None:
    t = table(3, **HANDS)
    for viewer in (0, 1, 2, WATCHER):
        supply = fields(t, viewer)["supply"]
        for good in Good:
            together = sum(t.s.goods[seat, good] for seat in range(3))
            assert GOODS_OF_A_KIND - supply[good.name.lower()] == together


@clause("SC-INF-03")
def test_of_two_players_each_knows_the_others_goods() -> None:
    t = table(2, goods=[{"sugar": 1, "wood": 2}, {"rum": 3, "sugar": 2}])
    told = fields(t, 0)
    for good in Good:
        name = good.name.lower()
        assert 8 - told["supply"][name] - told["goods"][0][name] == t.s.goods[1, good]


@clause("SC-INF-05")
def test_a_watcher_sees_all_but_the_hands() -> None:
    t = table(3, **HANDS)
    watched, played = view(GAME, t.s, WATCHER), view(GAME, t.s, 1)
    assert (watched["seat"], watched["legal"]) == (None, [])
    for name in GAME.state.fields:
        if name in SCREENED:
            assert watched["fields"][name] == [None] * 3
        elif name in played["fields"]:
            assert watched["fields"][name] == played["fields"][name]


# ---------------------------------------------------------------- memory


@clause("SC-INF-04")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_a_perfect_memory_knows_all_holdings(viewer: int) -> None:
    t = table(3, **HANDS)
    told = fields(t, viewer, memory=True)
    assert (told["pesos"], told["vp"]) == (HANDS["pesos"], HANDS["vp"])
    assert told["goods"] == [held(seat)["goods"] for seat in range(3)]
    assert list(redacted(GAME, t.s, viewer, memory=True).pesos)[:3] == HANDS["pesos"]
    seen = dict(zip(describe(GAME, 3), observation(GAME, t.s, viewer, memory=True).tolist(), strict=True))
    assert seen["pesos[+1]"] == HANDS["pesos"][(max(viewer, 0) + 1) % 3]


@clause("SC-INF-04", "SC-ZOR-05")
@pytest.mark.parametrize("key", [(1, 1), (2, 7), (3, 5)])
def test_the_open_record_alone_gives_all_holdings_at_any_time(key: tuple[int, int]) -> None:
    """A listener who counts from the start what everyone is told ends up with what everyone holds."""
    match = Match.new(GAME, 3, key=key)
    counted = Count(3)
    counted.hear(match.story())
    for step in range(150):
        legal = match.legal()
        if not legal:
            break
        match.play(legal[(step * 7 + key[1]) % len(legal)])
        counted.hear(match.story(since=match.decisions))
        assert counted.pesos == list(match.state.pesos)[:3]
        assert counted.vp == list(match.state.vp)[:3]
        assert counted.goods == [[match.state.goods[seat, good] for good in Good] for seat in range(3)]
    assert match.decisions > 100


# ---------------------------------------------------------------- chance


@clause("SC-INF-04", "SC-INF-07")
@pytest.mark.parametrize("memory", [False, True])
def test_nobody_sees_the_dice_to_come(memory: bool) -> None:
    t = table(3, **HANDS)
    for viewer in (0, 1, 2, WATCHER):
        copy = redacted(GAME, t.s, viewer, memory)
        assert (list(copy.key), copy.counter) == ([0, 0], 0)
        assert not {"key", "counter"} & set(fields(t, viewer, memory))
    assert {name for name, f in GAME.state.fields.items() if f.sight is Sight.NOBODY} == {"key", "counter"}


@clause("SC-INF-07", "SC-SHP-07")
def test_a_ship_whose_demand_is_open_shows_no_dice() -> None:
    t = table(2, car_at=9, cubans=["maria"], value=4).play("move(steps=2)")
    assert t.s.pending
    told = fields(t, 0)
    assert set(told["dice"].values()) == {0}
    assert told["aside"] is None


@clause("SC-INF-07")
def test_taking_back_and_replaying_never_roll_again() -> None:
    match = Match.new(GAME, 2, key=(5, 6))
    match.play("leave_out(good=rum)")
    for _ in range(40):
        match.play(match.legal()[-1])
    again = Match.new(GAME, 2, key=(5, 6))
    for at, act in enumerate(match.acts):
        assert bytes(again.state) == bytes(match.replay(at))
        before = bytes(again.state)
        again.play(act)
        if again.can_undo():
            again.undo()
            assert bytes(again.state) == before
            again.play(act)
    assert bytes(again.state) == bytes(match.state)


@clause("SC-INF-07")
def test_what_chance_has_shown_is_not_taken_back() -> None:
    """The roll of a new ship, which could otherwise be looked at before deciding."""
    match = Match.new(GAME, 2, key=(5, 6))
    rolled = 0
    for _ in range(400):
        if match.over:
            break
        counter = match.state.counter
        match.play(match.legal()[0])
        if match.state.counter != counter:
            rolled += 1
            assert not match.can_undo()
    assert rolled > 0


# ---------------------------------------------------------------- passes


@clause("SC-INF-06", "SC-PRT-14")
@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
def test_a_pass_not_asked_for_looks_like_any_other(viewer: int) -> None:
    """Seat 1 has what the ship wants, or only what it does not want: the others cannot tell."""
    seen = []
    for hand, acts in (({"sugar": 1, "rum": 0}, ["pass_delivery"]), ({"sugar": 0, "rum": 1}, [])):
        others = {0: {"citrus": 1}, 2: {"citrus": 1, "sugar": 1 - hand["sugar"], "rum": 1 - hand["rum"]}}
        t = at_last_stop(3, goods={**others, 1: hand}, dice={"sugar": 2, "citrus": 3})
        t.play("move(steps=1)", "deliver(good=citrus, number=1)", *acts)
        assert (t.question, t.asked) == ("delivery", 2)
        told = [event_seen(GAME, event, viewer) for event in t.events]
        public = view(GAME, t.s, viewer)
        if viewer == 2:  # whose own hand differs
            public["fields"]["goods"][2] = public["legal"] = None
        seen.append((told, public))
    assert seen[0] == seen[1]
    assert {"event": "passes", "who": 1} in seen[0][0]


@clause("SC-INF-06")
def test_nothing_is_told_of_having_had_no_choice() -> None:
    t = at_last_stop(3)
    with listening() as heard:
        GAME.apply(t.s, GAME.alphabet.from_text("move(steps=1)"))
    passes = [event for event in heard if GAME.events(event[0]).name == "PASSES"]
    assert [event[1] for event in passes] == [0, 1, 2]
    assert {tuple(event_seen(GAME, event, WATCHER)) for event in passes} == {("event", "who")}
