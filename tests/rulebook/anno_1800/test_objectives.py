"""Objective cards and scoring: AN-OBJ, AN-SCO."""

from __future__ import annotations

import pytest

from tests.rulebook.anno_1800.positions import table
from tests.rulebook.table import clause
from tradewinds.games.anno_1800 import GAME
from tradewinds.games.anno_1800.pieces import COMPONENTS


@clause("AN-OBJ-01", "AN-OBJ-02", "AN-OBJ-03", "AN-PAY-01", "AN-TRN-08")
def test_alonso_graves() -> None:
    t = table(objectives=["alonso_graves"], tiles={0: {18: "exploration_ship_2"}}, gold={0: 6})
    t.play("use_graves")
    assert (t.s.actions_left, t.gold(), t.tokens("exploration")) == (2, 3, (0, 0, 3))
    t.play("hold_festival")
    assert t.why_not("use_graves") == "once_per_turn"
    t.play("end_turn").pass_turns(2)
    assert t.may("use_graves")
    poor = table(objectives=["alonso_graves"], tiles={0: {18: "exploration_ship_2"}}, gold={0: 2})
    assert poor.why_not("use_graves") == "not_enough_gold"
    assert (
        table(objectives=["alonso_graves"], gold={0: 3}).why_not("use_graves")
        == "not_enough_exploration_tokens"
    )


@clause("AN-OBJ-04", "AN-PAY-09")
def test_aarhant() -> None:
    t = table(objectives=["aarhant"], cubes={0: {"investor": 1}}).play("use_aarhant")
    assert (t.gold(), t.spent()) == (5, {"investor": 1})
    assert table(objectives=["aarhant"]).why_not("use_aarhant") == "no_investor_ready"
    t = table(
        2, objectives=["aarhant"], cubes={0: {"investor": 1, "artisan": 5}}, tiles={0: {11: "glassworks"}}
    )
    t.play("build(tile=light_bulb_factory)")
    assert t.why_not("use_aarhant") == "none"  # the 5 gold would bring him home again
    t.s.gold[0] = -4
    assert t.why_not("use_aarhant") == "would_block_payment"


@clause("AN-OBJ-05", "AN-EFF-16")
def test_the_editor() -> None:
    t = table(objectives=["editor"], hand={0: ["fw01", "fw02"]}, tiles={0: {18: "exploration_ship_1"}})
    t.play("use_editor")
    assert (t.question, t.why_not("done")) == ("bury", "choose_at_least_one")
    t.play("bury(card=fw01)")
    assert (t.under(), t.hand(), t.question) == ({"fw01": 1}, ["fw02"], "menu")
    assert table(objectives=["editor"]).why_not("use_editor") == "not_enough_exploration_tokens"
    t = table(objectives=["editor"], hand={0: ["fw01"]})
    t.s.held[0, 0] = 0
    assert t.why_not("use_editor") == "hand_empty"


@clause("AN-OBJ-06")
def test_beryl_omara() -> None:
    t = table(2, objectives=["beryl_omara"], tokens={0: {"trade": 1}}, card_tokens={0: {"exploration": 3}})
    t.play("gain(cube=worker)", "trade(resource=bricks)")
    assert t.may("trade_token_of_ship")
    t.play("exploration_for_trade")
    assert t.why_not("trade_token_of_ship") == "all_paid"  # the two exploration tokens come first
    t.play("exploration_token_of_card", "exploration_token_of_card")
    assert (t.tokens("trade"), t.tokens("exploration")) == ((1, 0, 1), (1, 1, 0))
    assert t.question == "token"  # one more for the bricks
    without = table(2).play("gain(cube=worker)", "trade(resource=planks)")
    assert without.tokens("trade") == (1, 0, 1)
    t = table(2, card_tokens={0: {"trade": 2}}).play("gain(cube=worker)", "trade(resource=bricks)")
    assert t.why_not("exploration_for_trade") == "beryl_not_in_game"
    t = table(2, objectives=["beryl_omara"], card_tokens={0: {"trade": 2}})
    t.play("gain(cube=worker)", "trade(resource=bricks)")
    assert t.why_not("exploration_for_trade") == "not_enough_exploration_tokens"
    assert t.why_not("exploration_token_of_ship") == "all_paid"


@clause("AN-OBJ-06")
def test_beryl_for_a_card() -> None:
    t = table(
        2,
        objectives=["beryl_omara"],
        hand={0: ["nw13", "fw01"]},
        colonies={0: ["island_1"]},
        tiles={0: {11: "brewery", 12: "cotton_mill_worker"}},
        card_tokens={0: {"exploration": 2}},
    )
    t.play(
        "play(card=nw13)", "exploration_for_trade", "exploration_token_of_card", "exploration_token_of_card"
    )
    assert (list(t.s.due), t.question) == ([0, 0], "payment")


@clause("AN-OBJ-07")
@pytest.mark.parametrize(
    "name",
    ["edvard_goode", "princess_qing", "the_queen", "von_malching", "willie_wibblesock", "eli_bleakworth"],
)
def test_industries(name: str) -> None:
    row = COMPONENTS["objectives"][name]
    first, second = row["industries"][:2]
    t = table(objectives=[name], tiles={0: {11: first, 12: second, 13: "sawmill"}, 1: {11: first}})
    assert (t.objective(name), t.objective(name, 1), t.objective(name, 2)) == (
        2 * row["points"],
        row["points"],
        0,
    )
    t.play("build(tile=shipyard_1)", "place(slot=11)")
    assert t.objective(name) == row["points"]


@clause("AN-OBJ-08", "AN-OBJ-11")
def test_majorities() -> None:
    t = table(
        4,
        objectives=["hannah_goode", "university", "worlds_fair", "madame_kahina", "tourist"],
        cubes={0: {"engineer": 3, "investor": 1}, 1: {"engineer": 2}, 2: {"engineer": 1, "worker": 9}},
        ready={0: {"engineer": 1}},
        card_tokens={1: {"trade": 3}},
        tokens={1: {"trade": 0}},
        expeditions={3: ["artisan_artisan"] * 2, 2: ["artisan_engineer"]},
    )
    assert [t.objective("university", seat) for seat in range(4)] == [10, 4, 0, 0]
    assert [t.objective("worlds_fair", seat) for seat in range(4)] == [10, 0, 0, 0]
    assert [t.objective("hannah_goode", seat) for seat in range(4)] == [4, 0, 10, 0]
    assert [t.objective("madame_kahina", seat) for seat in range(4)] == [4, 10, 4, 4]
    assert [t.objective("tourist", seat) for seat in range(4)] == [0, 0, 4, 10]


@clause("AN-OBJ-09", "AN-OBJ-10")
def test_ties_of_majorities() -> None:
    t = table(
        4, objectives=["university"], cubes={0: {"engineer": 2}, 1: {"engineer": 2}, 2: {"engineer": 1}}
    )
    assert [t.objective("university", seat) for seat in range(4)] == [10, 10, 4, 0]
    assert [table(objectives=["university"]).objective("university", seat) for seat in range(3)] == [0, 0, 0]


@clause("AN-OBJ-12", "AN-SCO-05", "AN-SCO-08")
def test_zoo_and_museum() -> None:
    facts = {
        "expeditions": {0: ["artisan_engineer", "artisan_artisan"]},
        "cubes": {0: {"artisan": 2, "engineer": 1}},
    }
    zoo, museum, both = (table(objectives=o, **facts) for o in (["zoo"], ["museum"], ["zoo", "museum"]))
    assert (zoo.objective("zoo"), zoo.points()) == (2, 6)
    assert (museum.objective("museum"), museum.points()) == (2, 6)
    assert (both.objective("zoo"), both.objective("museum"), both.points()) == (3, 0, 7)


@clause("AN-OBJ-13", "AN-OBJ-14", "AN-OBJ-15")
def test_islands_and_hand_cards() -> None:
    t = table(
        objectives=["bente_jorgensen", "isabel_sarmento", "pyrphorian"],
        islands={0: ["warehouse"], 1: ["farmers", "workers"]},
        colonies={0: ["island_1", "island_2"]},
        activated={0: ["fw01"]},
    )
    assert [t.objective("bente_jorgensen", seat) for seat in range(3)] == [18, 0, 18]
    assert [t.objective("isabel_sarmento", seat) for seat in range(3)] == [12, 0, 0]
    assert [t.objective("pyrphorian", seat) for seat in range(3)] == [-18] * 3
    assert (t.points(0), t.points(1)) == (15, -18)


@clause("AN-OBJ-16")
def test_a_card_that_is_not_in_the_game_does_nothing() -> None:
    t = table(
        gold={0: 9},
        card_tokens={0: {"exploration": 9}},
        cubes={0: {"investor": 1}},
        colonies={0: ["island_1"]},
    )
    for act in ("use_graves", "use_aarhant", "use_editor"):
        assert t.why_not(act) == "objective_not_in_game"
    assert t.points() == 3
    assert t.objective("isabel_sarmento") == 0


# ---------------------------------------------------------------- the sum, and ties


@clause("AN-SCO-06", "AN-SCO-07", "AN-SCO-14")
def test_gold_and_fireworks() -> None:
    assert [table(gold={0: gold}).points() for gold in (2, 3, 8)] == [0, 1, 2]
    t = table()
    t.s.fireworks = 0
    assert (t.points(0), t.points(1)) == (7, 0)


@clause("AN-SCO-02", "AN-SCO-03", "AN-SCO-04")
def test_visitors_wherever_they_are() -> None:
    t = table(
        expeditions={0: ["investor_investor", "engineer_engineer", "artisan_artisan"]},
        cubes={0: {"artisan": 1, "engineer": 3, "investor": 1}},
        ready={0: {}},
    )
    assert t.points() == 1 + 4 + 3


@clause("AN-SCO-09", "AN-SCO-13")
def test_most_points_win() -> None:
    t = table(gold={1: 3, 2: 6})
    assert GAME.winners(t.s) == [2]
    t = table(objectives=["pyrphorian"], hand={0: ["fw01"], 1: ["fw02", "fw03"]})
    assert GAME.winners(t.s) == [0]
    assert GAME.rank(t.s, 1) > GAME.rank(t.s, 2)


@clause("AN-SCO-10", "AN-SCO-11", "AN-SCO-12")
def test_ties() -> None:
    assert GAME.winners(table(tiles={1: {11: "sawmill"}}).s) == [1]
    assert GAME.winners(table(hand={2: ["fw01"]}).s) == [2]
    assert GAME.winners(table(tiles={1: {0: "sawmill"}}).s) == [
        0,
        1,
        2,
    ]  # covering a printed one adds nothing
