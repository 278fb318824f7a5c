"""Who sees what."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.rulebook.puerto_rico.positions import Island, at_random, choosing, fresh, table
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico import GAME
from tradewinds.kernel.records import Sight
from tradewinds.kernel.views import WATCHER, describe, event_seen, observation, redacted, view
from tradewinds.match import Match

POINTS: dict[str, Any] = {"chips": [11, 12, 13, 14], "goods": {1: {"corn": 2}}, "doubloons": [1, 2, 3, 4]}
VIEWERS = [0, 1, 2, 3, WATCHER]


def fields(t: Island, viewer: int, memory: bool = False) -> dict[str, Any]:
    """What a viewer is told of the record."""
    told: dict[str, Any] = view(GAME, t.s, viewer, memory)["fields"]
    return told


@clause("PR-HID-01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_points_are_for_their_owner_alone_and_all_else_is_open(viewer: int) -> None:
    told = fields(table(**POINTS), viewer)
    for name in ("chips", "paper"):
        assert [told[name][seat] is not None for seat in range(4)] == [seat == viewer for seat in range(4)]
    assert told["doubloons"] == [1, 2, 3, 4]
    assert told["goods"][1]["corn"] == 2
    assert told["vp_left"] == 50


@clause("PR-HID-01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nothing_told_depends_on_how_points_are_shared(viewer: int) -> None:
    one, other = table(**POINTS), table(**POINTS)
    first, second = [seat for seat in range(4) if seat != viewer][:2]
    other.s.chips[first], other.s.chips[second] = 25, one.s.chips[first] + one.s.chips[second] - 25
    assert view(GAME, one.s, viewer) == view(GAME, other.s, viewer)
    assert redacted(GAME, one.s, viewer) == redacted(GAME, other.s, viewer)
    assert np.array_equal(observation(GAME, one.s, viewer), observation(GAME, other.s, viewer))


@clause("PR-HID-02")
def test_paper_is_as_hidden_as_chips() -> None:
    t = table(vp_left=0, paper={0: 3, 1: 2})
    assert fields(t, 0)["paper"] == [3, None, None, None]
    assert fields(t, WATCHER)["paper"] == [None] * 4


@clause("PR-HID-02")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_table_may_play_with_open_points(viewer: int) -> None:
    assert fields(table(show_vp=True, **POINTS), viewer)["chips"] == [11, 12, 13, 14]


@clause("PR-HID-01")
def test_after_the_end_all_is_open() -> None:
    taken = {"trader": 1, "craftsman": 2, "settler": 3}
    t = table(governor=1, taken=taken, ending=["city"], **POINTS).play("choose(role=prospector)")
    assert t.question == "over"
    assert fields(t, WATCHER)["chips"] == [11, 12, 13, 14]


@clause("PR-HID-01")
@pytest.mark.parametrize("key", [(1, 1), (2, 7)])
def test_a_perfect_memory_knows_all_points(key: tuple[int, int]) -> None:
    match = Match.new(GAME, 3, key=key)
    counted = [0] * 3
    step = 0
    while not match.over:
        match.play(match.legal()[(step * 5 + key[1]) % len(match.legal())])
        step += 1
    for _, heard in match.story():
        told = event_seen(GAME, heard, WATCHER)
        if told["event"] in {"loads", "loads_own"}:
            counted[told["who"]] += told["vp"]
    assert counted == [match.state.chips[seat] + match.state.paper[seat] for seat in range(3)]
    assert fields(table(**POINTS), 0, memory=True)["chips"] == [11, 12, 13, 14]


@clause("PR-HID-03")
def test_what_the_pile_holds_is_open_and_what_comes_next_is_fixed_by_nobody() -> None:
    t = fresh(4)
    told = fields(t, WATCHER)
    assert sum(told["pile"].values()) == 41
    hidden = {name for name, field in GAME.state.fields.items() if field.sight is Sight.NOBODY}
    assert hidden == {"key", "counter"}
    for viewer in VIEWERS:
        copy = redacted(GAME, t.s, viewer, memory=True)
        assert (list(copy.key), copy.counter) == ([0, 0], 0)


@clause("PR-HID-03")
def test_the_next_tiles_depend_on_nothing_that_anyone_sees() -> None:
    rows = set()
    for number in range(10):
        t = choosing("settler")
        t.s.key[0] = number
        rows.add(tuple(t.play_on().s.row))
    assert len(rows) > 4


@clause("PR-HID-03", "PR-STL-19")
def test_discards_lie_open() -> None:
    t = choosing("settler", row=["corn"] * 5).play_on()
    assert fields(t, WATCHER)["discard"]["corn"] == 5


@clause("PR-HID-04")
def test_points_are_a_number_whatever_the_chips() -> None:
    t = table(chips=[5, 0, 0, 0])
    assert fields(t, 0)["chips"][0] == 5
    names = [name for name in describe(GAME, 4) if name.startswith("chips")]
    assert names == ["chips[me]", "chips[+1]", "chips[+2]", "chips[+3]"]


@clause("PR-HID-01")
def test_legal_acts_are_told_to_who_is_asked_alone() -> None:
    for _, t in at_random(3, seed=12):
        for viewer in (0, 1, 2, WATCHER):
            told = view(GAME, t.s, viewer)["legal"]
            assert bool(told) == (t.question != "over" and viewer == t.asked)
