"""What the browser is told beside the record: it has to be what then happens."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulebook.puerto_rico.positions import choosing, table
from tradewinds.games.puerto_rico import GAME
from tradewinds.games.puerto_rico.facts import facts
from tradewinds.games.puerto_rico.pieces import Building
from tradewinds.kernel.rules import listening
from tradewinds.kernel.views import WATCHER, facts_known, redacted


def test_a_price_is_what_is_paid_with_quarries_and_privilege() -> None:
    t = choosing("builder", doubloons=20, island={0: {"quarry": 2}, 1: {"quarry": 1}})
    told = facts(t.s, 0)
    assert (
        told["price"]["harbor"],
        told["saved_by_quarries"]["harbor"],
        told["saved_by_builder"]["harbor"],
    ) == (5, 2, 1)
    assert (told["price"]["hacienda"], told["saved_by_quarries"]["hacienda"]) == (0, 1)
    assert (facts(t.s, 1)["price"]["harbor"], facts(t.s, 1)["saved_by_builder"]["harbor"]) == (7, 0)
    before = t.doubloons(0)
    t.play("build(building=harbor)")
    assert before - t.doubloons(0) == told["price"]["harbor"]


def test_privileges_count_in_their_own_phase_only() -> None:
    assert facts(choosing("settler").s, 0)["saved_by_builder"]["wharf"] == 0
    assert facts(table().s, 0)["sale"]["coffee"] == 4
    t = choosing("trader", goods={0: {"coffee": 1}}, city={0: {"small_market": 1}})
    assert facts(t.s, 0)["sale"]["coffee"] == 6
    t.play("sell(good=coffee)")
    assert t.event("sells") == ["sells(who=0, good=coffee, doubloons=6)"]


def test_a_watcher_is_told_nothing() -> None:
    assert facts(table().s, WATCHER) == {}


@settings(deadline=None, max_examples=30, derandomize=True)
@given(seats=st.integers(3, 5), seed=st.integers(0, 2**32))
def test_in_whole_games_prices_sales_and_loads_are_as_told(seats: int, seed: int) -> None:
    s = GAME.start(seats, (seed, 3))
    for _ in range(150):
        if s.question == 0:
            break
        me = s.asked
        told = facts_known(GAME, redacted(GAME, s, me), me)
        act = GAME.alphabet.to_json(GAME.scripted(redacted(GAME, s, me), seed))
        assert told["printed"] + sum(told["bonus"].values()) + s.chips[me] + s.paper[me] == GAME.points(s, me)
        with listening() as story:
            GAME.apply(s, GAME.alphabet.from_json(act))
        heard = {GAME.events(each[0]).name: each for each in reversed(story)}
        if act["act"] == "build":
            assert heard["BUILDS"][3] == told["price"][act["building"]]
        if act["act"] == "sell":
            assert heard["SELLS"][3] == told["sale"][act["good"]]
        if act["act"] in {"load", "load_own"}:
            load = told["loads"][act["good"]][act.get("ship", "own")]
            first = heard["LOADS" if act["act"] == "load" else "LOADS_OWN"]
            vp = first[5] if act["act"] == "load" else first[4]
            assert (first[3], vp) == (load["barrels"], load["vp"])
    assert len(told["price"]) == len(Building)
