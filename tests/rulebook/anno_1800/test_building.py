"""Tiles, industries, shipyards, ships: AN-BLD, AN-IND, AN-YRD, AN-SHP."""

from __future__ import annotations

from tests.rulebook.anno_1800.positions import table
from tests.rulebook.anno_1800.test_paying import pay
from tests.rulebook.table import clause

LAND, COAST, SEA = range(10), range(10, 15), range(15, 20)


def places(tile: str, **facts: object) -> list[int]:
    """Where a tile can be placed."""
    t = pay(table(cubes={0: {"artisan": 5}}, **facts).play(f"build(tile={tile})"))
    return [slot for slot in range(44) if t.may(f"place(slot={slot})")]


@clause("AN-BLD-01", "AN-IND-01", "AN-YRD-01", "AN-SHP-04")
def test_one_industry_or_one_shipyard_or_ships() -> None:
    for tile in ("sawmill", "shipyard_1"):
        t = table(actions=2).play(f"build(tile={tile})", "place(slot=11)")
        assert (t.question, t.s.actions_left) == ("menu", 1)
    t = pay(table(2, tiles={0: {11: "shipyard_1"}}, gold={0: 9}).play("build(tile=trade_ship_1)")).play(
        "place(slot=18)"
    )
    assert t.question == "continue"
    assert t.why_not("build(tile=sawmill)") == "only_ships_now"
    t.play("done")
    assert t.question == "menu"


@clause("AN-BLD-02", "AN-IND-02")
def test_an_empty_stack_gives_none() -> None:
    t = table(3, tiles={1: {11: "sawmill"}, 2: {11: "sawmill"}})
    assert t.why_not("build(tile=sawmill)") == "stack_empty"
    t = table(2).play("build(tile=sawmill)", "place(slot=11)")
    assert (t.stack("sawmill"), t.at(11)) == (1, "sawmill")


@clause("AN-BLD-03", "AN-BLD-04", "AN-BLD-06", "AN-BLD-16", "AN-SHP-07")
def test_where_tiles_go() -> None:
    assert places("sawmill") == [*LAND, 10, 11]
    assert places("shipyard_1") == [10, 11]
    assert places("trade_ship_1", seats=2) == [15, 16, 17, 18]
    t = table().play("build(tile=sawmill)")
    assert t.why_not("place(slot=12)") == "equal_space"
    assert t.why_not("place(slot=18)") == "wrong_space"
    assert t.why_not("place(slot=20)") == "not_your_island"
    full = places("trade_ship_1", seats=2, tiles={0: {18: "trade_ship_1", 19: "trade_ship_1"}})
    assert full == list(SEA)


@clause("AN-BLD-05", "AN-OW-04", "AN-NW-08")
def test_old_world_islands_serve_like_home() -> None:
    assert places("sawmill", islands={0: ["coal_mine"]}) == [*LAND, 10, 11, 20, 21]
    assert places("shipyard_1", islands={0: ["shipyard"]}) == [10, 11, 22]
    t = table(
        islands={0: ["farmers"]}, tiles={0: {11: "bakery", 12: "brewery", 13: "cannery", 14: "soap_factory"}}
    )
    t.play("build(tile=sawmill)", "place(slot=20)")
    assert t.at(20) == "sawmill"
    t = table(colonies={0: ["island_1"]}).play("build(tile=sawmill)")
    assert t.why_not("place(slot=20)") == "not_your_island"


@clause("AN-BLD-06", "AN-BLD-08", "AN-BLD-09", "AN-BLD-13", "AN-SUP-03")
def test_covering() -> None:
    t = table(work={0: {5: ["artisan", "artisan"]}}).play("build(tile=sawmill)", "place(slot=5)")
    assert (t.at(5), t.spent(), t.workers(5)) == ("sawmill", {"artisan": 2}, [])
    t = table(2, tiles={0: {12: "bakery", 11: "sawmill"}}).play("build(tile=shipyard_1)", "place(slot=12)")
    assert (t.stack("bakery"), t.at(12)) == (2, "shipyard_1")
    t.play("end_turn").pass_turns(1).play("build(tile=shipyard_1)", "place(slot=11)")
    assert t.why_not("build(tile=sawmill)") == "no_action_left"


@clause("AN-BLD-10", "AN-BLD-12", "AN-BLD-11")
def test_a_removal_may_open_the_action() -> None:
    t = table(tiles={0: {5: "bakery", 11: "sawmill"}}).play("remove_tile")
    assert t.legal() == ["take_away(slot=5)", "take_away(slot=11)"]
    assert t.why_not("take_away(slot=0)") == "not_a_tile"
    t.play("take_away(slot=11)")
    assert t.question == "build_target"
    assert t.may("build(tile=sawmill)")
    t.play("build(tile=sawmill)")
    assert t.why_not("remove_tile") == "already_removed"
    assert table().why_not("remove_tile") == "not_a_tile"


@clause("AN-BLD-12", "AN-BLD-13")
def test_a_removal_while_paying_uncovers_a_printed_industry() -> None:
    t = table(tiles={0: {0: "bakery"}}, cubes={0: {"artisan": 4}}, tokens={0: {"trade": 0}})
    assert t.why_not("gain(cube=farmer)") == "cannot_pay"  # nothing is taken away for a new cube
    t.play("build(tile=coal_mine)")  # planks: only beneath the bakery
    assert t.at(0) == "start_sawmill"
    assert t.workers(0) == ["farmer"]
    t = table(tiles={0: {0: "bakery"}}, work={0: {0: ["worker"]}}, tokens={0: {"trade": 0}}).play(
        "build(tile=coal_mine)"
    )
    assert (t.spent(), t.stack("bakery")) == ({"worker": 1}, 2)


@clause("AN-BLD-12", "AN-BLD-18", "AN-SHP-08", "AN-BLD-14")
def test_a_removal_between_two_ships() -> None:
    t = pay(table(2, tiles={0: {11: "shipyard_1"}}, gold={0: 9}).play("build(tile=trade_ship_1)")).play(
        "place(slot=18)"
    )
    assert t.may("build(tile=trade_ship_1)")
    t.play("remove_tile")
    assert t.legal() == ["take_away(slot=11)", "take_away(slot=18)"]
    t.play("take_away(slot=11)")
    assert not [act for act in t.legal() if act.startswith("build")]  # the shipyard left has built its ship
    t.play("done")
    assert t.at(18) == "trade_ship_1"


@clause("AN-BLD-12")
def test_a_removal_before_placing() -> None:
    t = table(tiles={0: {11: "bakery"}}).play("build(tile=sawmill)", "remove_tile")
    assert t.question == "placement"
    assert t.stack("bakery") == 2
    assert t.may("place(slot=11)")
    assert t.why_not("remove_tile") == "already_removed"


@clause("AN-BLD-12", "AN-PAY-06")
def test_removals_that_would_spoil_things() -> None:
    t = table(2, tiles={0: {18: "trade_ship_1"}, 1: {11: "brewery"}}, hand={0: ["fw13"]})
    t.play("play(card=fw13)")
    assert t.why_not("remove_tile") == "not_during_payment"
    t = table(2, tiles={0: {11: "shipyard_2"}}, cubes={0: {"artisan": 4}}, gold={0: 9}).play(
        "build(tile=trade_ship_2)"
    )
    assert t.why_not("remove_tile") == "would_block_payment"
    t = table(2, ready={0: {}}, tokens={0: {"trade": 0}}, tiles={0: {11: "bakery"}})
    t.s.stack[0] = t.s.stack[35] = 0
    assert t.why_not("remove_tile") == "nothing_to_build_after"


@clause("AN-BLD-14", "AN-BLD-15", "AN-SHP-10", "AN-SHP-05")
def test_ships_take_their_tokens_along() -> None:
    t = table(2, tiles={0: {18: "trade_ship_3"}}, tokens={0: {"trade": 3}}, card_tokens={0: {"trade": 2}})
    t.play("remove_tile", "build(tile=shipyard_1)", "place(slot=11)")
    assert t.tokens("trade") == (2, 2, 0)  # of its three tokens two were spent
    t = table(2, tiles={0: {17: "trade_ship_2"}}).play("remove_tile", "build(tile=sawmill)", "place(slot=11)")
    assert (t.at(17), t.tokens("exploration"), t.tokens("trade")) == (
        "exploration_ship_1",
        (0, 0, 1),
        (2, 0, 0),
    )
    t = pay(table(2, gold={0: 9}).play("build(tile=trade_ship_1)")).play("place(slot=17)")
    assert (t.tokens("exploration")[2], sum(t.tokens("trade"))) == (0, 3)
    t = pay(table(2, gold={0: 9}, tiles={0: {11: "shipyard_1"}}).play("build(tile=trade_ship_1)")).play(
        "place(slot=18)"
    )
    before = sum(t.tokens("trade"))
    pay(t.play("build(tile=trade_ship_1)")).play("place(slot=18)")
    assert (sum(t.tokens("trade")), t.stack("trade_ship_1")) == (before, 5)


@clause("AN-IND-03", "AN-IND-04", "AN-IND-05", "AN-IND-08")
def test_identical_industries() -> None:
    t = table(tiles={0: {11: "sawmill", 12: "cotton_mill_worker"}})
    assert t.why_not("build(tile=sawmill)") == "identical_industry"
    assert t.why_not("build(tile=cotton_mill_artisan)") == "cannot_pay"
    assert t.may("build(tile=coal_mine)")
    t.play("remove_tile", "take_away(slot=11)", "build(tile=sawmill)", "place(slot=11)")
    assert (t.at(0), t.at(11)) == ("start_sawmill", "sawmill")


@clause("AN-IND-06", "AN-IND-07")
def test_a_covered_identical_industry_forbids_nothing() -> None:
    t = table(islands={0: ["coal_mine"]}, tiles={0: {20: "bakery"}}, actions=2)
    pay(t.play("build(tile=coal_mine)")).play("place(slot=11)", "remove_tile", "take_away(slot=20)")
    t.play("build(tile=sawmill)", "place(slot=12)")
    assert (t.at(11), t.at(20)) == ("coal_mine", "coal_mine")
    t = table(
        islands={0: ["coal_mine"]},
        tiles={0: {11: "coal_mine"}},
        tokens={0: {"trade": 0}},
        cubes={0: {"artisan": 0}},
    )
    t.play("build(tile=bakery)", "work(slot=1)", "work(slot=20)")
    assert t.workers(20) == ["worker"]


@clause("AN-YRD-02", "AN-YRD-03", "AN-YRD-05", "AN-SHP-02")
def test_shipyards() -> None:
    t = table(2, tiles={0: {10: "shipyard_3", 11: "shipyard_3"}}, cubes={0: {"artisan": 5}}, gold={0: 9})
    assert t.may("build(tile=trade_ship_1)")
    assert t.may("build(tile=trade_ship_2)")
    t = table(2, tiles={0: {10: "bakery"}})
    assert t.why_not("build(tile=trade_ship_1)") == "ship_too_strong"
    assert t.may("build(tile=shipyard_1)")


@clause("AN-SHP-01", "AN-SHP-09")
def test_each_shipyard_builds_once_an_action() -> None:
    t = pay(table(2, cubes={0: {"artisan": 5}}, gold={0: 9}, actions=2).play("build(tile=trade_ship_1)"))
    t.play("place(slot=18)")
    assert t.why_not("build(tile=trade_ship_1)") == "shipyards_used"
    t.play("done")
    assert t.may("build(tile=trade_ship_1)")


@clause("AN-SHP-03", "AN-SHP-08")
def test_a_shipyard_taken_away_counts_no_longer() -> None:
    facts = {
        "tiles": {0: {11: "shipyard_2", 12: "shipyard_2"}},
        "cubes": {0: {"artisan": 6}},
        "gold": {0: 30},
    }
    t = pay(table(2, **facts).play("build(tile=trade_ship_2)")).play("place(slot=18)")
    assert t.why_not("build(tile=trade_ship_3)") == "ship_too_strong"
    t.play("remove_tile", "take_away(slot=12)")
    assert t.why_not("build(tile=trade_ship_2)") == "shipyards_used"
    assert t.may("build(tile=trade_ship_1)")
    t.play("done")
    assert t.question == "menu"
