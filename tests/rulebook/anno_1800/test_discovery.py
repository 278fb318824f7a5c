"""Islands and expeditions: AN-OW, AN-NW, AN-EXP."""

from __future__ import annotations

import pytest

from tests.rulebook.anno_1800.positions import Islands, table
from tests.rulebook.table import clause
from tradewinds.games.anno_1800.pieces import NewWorld, OldWorld


def finds(name: str, **facts: object) -> Islands:
    """Explore an Old World island, which is this one."""
    return table(2, **facts).will(lambda t: t.s.island[0, 0] == OldWorld[name.upper()], "explore_old_world")


@clause("AN-OW-01", "AN-OW-02", "AN-OW-03", "AN-NW-02", "AN-NW-03")
def test_islands_cost_more_and_more() -> None:
    t = table(2, tiles={0: {18: "exploration_ship_3", 19: "exploration_ship_3"}}, actions=9)
    spent = []
    for act in ("explore_old_world", "open_new_world", "explore_old_world"):
        t.play(act)
        spent.append(t.tokens("exploration")[2])
    assert spent == [1, 2, 4]
    four = ["farmers", "workers", "artisan", "expeditions"]
    t = table(2, islands={0: four}, colonies={0: ["island_1", "island_2", "island_3", "island_4"]})
    assert t.why_not("explore_old_world") == "old_world_limit"
    assert t.why_not("open_new_world") == "new_world_limit"
    t = table(2, tokens={0: {"exploration": 0}})
    assert t.why_not("explore_old_world") == t.why_not("open_new_world") == "not_enough_exploration_tokens"
    assert t.why_not("take_expedition") == "not_enough_exploration_tokens"


@clause("AN-OW-03", "AN-NW-03")
def test_stacks_run_out() -> None:
    names = [island.name.lower() for island in OldWorld]
    t = table(4, islands={1: names[:4], 2: names[4:8], 3: names[8:]})
    assert t.why_not("explore_old_world") == "old_world_empty"
    colonies = [colony.name.lower() for colony in NewWorld]
    t = table(4, colonies={1: colonies[:4], 2: colonies[4:]})
    assert t.why_not("open_new_world") == "new_world_empty"


@clause("AN-OW-05", "AN-OW-06", "AN-OW-07", "AN-EFF-01")
def test_bonuses() -> None:
    assert finds("farmers").ready()["farmer"] == 6
    t = finds("workers")
    assert (t.ready()["worker"], len(t.hand())) == (5, 11)
    assert finds("artisan").ready()["artisan"] == 3
    assert finds("trade_ship").tokens("trade") == (3, 0, 0)
    assert finds("exploration_ship").tokens("exploration") == (1, 0, 1)
    assert finds("expeditions").expeditions() == 2
    printed = {"warehouse": 20, "brickworks": 20, "coal_mine": 20, "steelworks": 20, "sailmakers": 20}
    for name, slot in printed.items():
        assert finds(name).at(slot) == name
    assert finds("shipyard").at(22) == "shipyard_1"


@clause("AN-OW-04", "AN-OW-10", "AN-BLD-05")
def test_spaces() -> None:
    t = finds("trade_ship", tiles={0: {11: "bakery"}})
    assert [t.at(slot) for slot in range(20, 27)] == [None] * 4 + ["trade_ship_1", None, None]
    t.play("end_turn", "hold_festival", "end_turn", "build(tile=sawmill)")
    assert t.may("place(slot=20)")
    assert t.why_not("place(slot=24)") == "wrong_space"
    assert t.why_not("place(slot=26)") == "not_your_island"


@clause("AN-OW-09", "AN-OW-06")
def test_an_impossible_bonus_is_no_hindrance() -> None:
    t = finds("artisan", decks={"aei": 0}, hand={0: ["fw01"], 1: ["fw02"]})
    assert t.s.island[0, 0] == OldWorld.ARTISAN
    assert t.ready()["artisan"] == 2


@clause("AN-OW-08", "AN-IND-06")
def test_a_printed_industry_works() -> None:
    t = finds("coal_mine").play(
        "end_turn", "hold_festival", "end_turn", "build(tile=brickworks)", "work(slot=20)"
    )
    assert t.workers(20) == ["worker"]


@clause("AN-NW-01", "AN-NW-04", "AN-NW-05", "AN-NW-09", "AN-SUP-07")
def test_new_world_islands() -> None:
    t = table(2, actions=2)
    t.will(lambda ahead: ahead.s.colony[0, 0] == NewWorld.ISLAND_3, "open_new_world")
    assert (t.s.held[0, 2], t.deck("nw")) == (3, 21)
    t.play("build(tile=rum_distillery)")
    assert t.may("import(resource=sugar_cane)")


@clause("AN-EXP-01", "AN-EXP-02", "AN-EXP-03", "AN-EXP-04", "AN-EXP-05")
def test_expeditions() -> None:
    t = table(2, tiles={0: {18: "exploration_ship_1"}}).play("take_expedition")
    assert (t.question, t.legal()) == (
        "expedition",
        ["count(number=1)", "count(number=2)", "count(number=3)"],
    )
    points = t.points()
    t.play("count(number=2)")
    assert (t.expeditions(), len(t.hand()), t.question) == (2, 9, "menu")
    assert t.points() >= points


@clause("AN-EXP-02")
def test_the_expedition_deck_runs_out() -> None:
    all_but_two = ["artisan_artisan"] * 4 + ["artisan_engineer", "engineer_engineer", "engineer_artisan"] * 3
    all_but_two += ["investor_engineer", "investor_artisan", "engineer_investor"] * 2 + ["investor_investor"]
    t = table(2, tiles={0: {18: "exploration_ship_1"}}, expeditions={1: all_but_two}, played={0: ["aei01"]})
    t.play("take_expedition")
    assert t.why_not("count(number=3)") == "too_many"
    t.play("count(number=2)")
    assert t.why_not("take_expedition") == "no_action_left"
    t = table(
        2,
        tiles={0: {18: "exploration_ship_1"}},
        expeditions={1: [*all_but_two, "artisan_investor", "artisan_investor"]},
    )
    assert t.why_not("take_expedition") == "expedition_deck_empty"
    t = table(
        2,
        tiles={0: {18: "exploration_ship_1"}},
        card_tokens={0: {"exploration": 2}},
        expeditions={1: all_but_two},
        played={0: ["aei01"]},
    )
    t.play("take_expedition")
    assert t.question == "payment"
    assert t.why_not("activate(effect=expedition_2)") == "would_block_payment"


@clause("AN-EXP-06", "AN-EXP-04")
@pytest.mark.parametrize(
    ("visitors", "points"), [({}, 0), ({"artisan": 2}, 1), ({"engineer": 1, "artisan": 2}, 3)]
)
def test_halves_ask_for_their_kind(visitors: dict[str, int], points: int) -> None:
    crowd = {"artisan": 0} | visitors
    assert table(2, expeditions={0: ["engineer_artisan"]}, cubes={0: crowd}).points() == points
