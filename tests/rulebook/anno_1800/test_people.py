"""New cubes and upgrades: AN-WRK, AN-UPG."""

from __future__ import annotations

import pytest

from tests.rulebook.anno_1800.positions import table
from tests.rulebook.anno_1800.test_paying import pay
from tests.rulebook.table import clause

RICH = {
    11: "coal_mine",
    12: "brickworks",
    13: "steelworks",
    14: "window_factory",
    0: "sawmill",
    1: "fur_dealer",
}
CROWD = {"farmer": 4, "worker": 9, "artisan": 9, "engineer": 2, "investor": 0}


@clause("AN-WRK-01", "AN-WRK-09", "AN-WRK-10")
def test_up_to_three_cubes() -> None:
    t = table(2, cubes={0: {"farmer": 8}}, tokens={0: {"trade": 0}}, work={0: {}}, gold={0: 9})
    for _ in range(3):
        assert t.may("gain(cube=farmer)")
        pay(t.play("gain(cube=farmer)"))
    assert (t.question, t.cubes()["farmer"], t.s.actions_done) == ("menu", 11, 1)
    t = pay(table(2, gold={0: 9}).play("gain(cube=farmer)"))
    t.play("done")
    assert t.question == "menu"


@clause("AN-WRK-03", "AN-WRK-08", "AN-WRK-06")
@pytest.mark.parametrize(
    ("cube", "deck"), [("farmer", 0), ("worker", 0), ("artisan", 1), ("engineer", 1), ("investor", 1)]
)
def test_each_cube_brings_a_card_of_its_deck(cube: str, deck: int) -> None:
    t = table(2, tiles={0: RICH}, cubes={0: CROWD}, gold={0: 20}, actions=2)
    held = t.s.held[0, deck]
    pay(t.play(f"gain(cube={cube})"))
    assert t.cubes()[cube] == CROWD[cube] + 1
    assert t.s.held[0, deck] == held + 1
    assert t.spent() == ({"artisan": 1} if cube == "investor" else {})


@clause("AN-WRK-04", "AN-WRK-05")
@pytest.mark.parametrize(("cube", "fee"), [("farmer", 1), ("worker", 1), ("artisan", 3), ("engineer", 3)])
def test_without_a_card_a_cube_costs_gold(cube: str, fee: int) -> None:
    facts = {
        "tiles": {0: RICH},
        "cubes": {0: CROWD},
        "decks": {"fw": 0, "aei": 0},
        "hand": {0: ["fw46"], 1: ["fw45"]},
    }
    assert table(2, gold={0: fee - 1}, **facts).why_not(f"gain(cube={cube})") == "deck_empty_need_gold"
    t = pay(table(2, gold={0: fee}, **facts).play(f"gain(cube={cube})"))
    assert (t.gold(), t.hand(), t.cubes()[cube]) == (0, ["fw46"], CROWD[cube] + 1)


@clause("AN-WRK-02")
def test_a_new_cube_works_for_the_next() -> None:
    t = table(2, cubes={0: {"farmer": 1}}, tokens={0: {"trade": 0}}).play("gain(cube=farmer)")
    assert t.ready()["farmer"] == 1
    t.play("gain(cube=farmer)")
    assert t.workers(0) == ["farmer", "farmer"]


@clause("AN-WRK-07", "AN-SUP-04")
def test_the_supply_is_limited() -> None:
    t = table(2, cubes={1: {"farmer": 21}})
    assert t.supply("farmer") == 0
    assert t.why_not("gain(cube=farmer)") == "no_cube_in_supply"
    t = table(2, cubes={1: {"worker": 37}})
    assert t.why_not("upgrade(cube=farmer)") == "no_cube_in_supply"


@clause("AN-UPG-01", "AN-UPG-02", "AN-UPG-04", "AN-UPG-08")
def test_up_to_three_upgrades() -> None:
    t = table(2, cubes={0: CROWD}, gold={0: 20}, tiles={0: RICH})
    supply = t.supply("farmer"), t.supply("worker")
    for _ in range(3):
        pay(t.play("upgrade(cube=farmer)"))
        if t.question == "upgrade":
            t.play("upgrade_ready")
    assert (t.question, t.cubes()["farmer"], t.cubes()["worker"]) == ("menu", 1, 12)
    assert (t.supply("farmer"), t.supply("worker")) == (supply[0] + 3, supply[1] - 3)
    assert len(t.hand()) == 9


@clause("AN-UPG-03", "AN-UPG-06")
def test_several_upgrades_of_one_cube() -> None:
    t = table(
        2, cubes={0: {"farmer": 1, "worker": 0, "artisan": 9}}, tiles={0: {14: "window_factory"}}, gold={0: 9}
    )
    for cube in ("farmer", "worker"):
        pay(t.play(f"upgrade(cube={cube})"))
        if t.question == "upgrade":
            t.play("upgrade_ready")
    assert t.cubes() == {"artisan": 10}


@clause("AN-UPG-05", "AN-UPG-07", "AN-UPG-09", "AN-UPG-11")
def test_the_cube_is_named_after_paying() -> None:
    t = table(
        2,
        work={0: {0: ["farmer"], 1: ["farmer"]}},
        ready={0: {"farmer": 1, "worker": 3, "artisan": 2}},
        gold={0: 1},
    )
    t.play("upgrade(cube=farmer)", "work(slot=6)")
    assert t.legal() == [
        "upgrade_ready",
        "upgrade_spent",
        "upgrade_at(slot=0)",
        "upgrade_at(slot=1)",
        "shift_end(cube=farmer)",
    ]
    t.play("shift_end(cube=farmer)", "home_from(slot=1)")
    assert t.question == "upgrade"
    assert t.why_not("upgrade_at(slot=1)") == "no_cube_of_kind"
    t.play("upgrade_spent")
    assert t.spent() == {"worker": 1}
    assert t.needs() == []


@clause("AN-UPG-10")
def test_investors() -> None:
    t = table(2, tiles={0: RICH}, cubes={0: CROWD}, gold={0: 20}).play("upgrade(cube=engineer)")
    pay(t)
    if t.question == "upgrade":
        t.play("upgrade_ready")
    assert (t.cubes()["investor"], t.spent()) == (1, {"artisan": 1})
    assert t.why_not("upgrade(cube=investor)") == "top_kind"
    assert table().why_not("upgrade(cube=engineer)") == "no_cube_of_kind"
