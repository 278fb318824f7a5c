"""Rare positions: what free upgrades change in a payment, and what blocks one."""

from __future__ import annotations

from tests.rulebook.anno_1800.positions import table
from tests.rulebook.anno_1800.test_paying import pay
from tests.rulebook.table import clause
from tradewinds.games.anno_1800.pieces import Purchase
from tradewinds.games.anno_1800.rules.payable import is_payable
from tradewinds.games.anno_1800.tables import bill


@clause("AN-UPG-08", "AN-EFF-12", "AN-PAY-07")
def test_free_upgrades_need_cubes_in_the_supply() -> None:
    facts = {"tiles": {0: {11: "brickworks"}}, "pool": {"farmer": 3}, "tokens": {0: {"trade": 0}}}
    t = table(2, cubes={0: {"worker": 0, "artisan": 0}, 1: {"worker": 40}}, **facts)
    assert (
        t.why_not("build(tile=warehouse)") == "cannot_pay"
    )  # no farmer can become the worker for the bricks
    t = table(2, cubes={0: {"worker": 0, "artisan": 0}}, **facts)
    assert t.why_not("build(tile=warehouse)") == "cannot_pay"  # and nobody the artisan to exhaust
    t = table(
        2,
        cubes={0: {"worker": 1, "artisan": 0}},
        tiles={0: {11: "brickworks"}},
        pool={"farmer": 1, "worker": 1},
    )
    pay(t.play("build(tile=warehouse)"))
    assert t.question == "placement"
    assert (t.spent(), t.workers(11)) == ({"artisan": 1}, ["worker"])


@clause("AN-PAY-10", "AN-PAY-07", "AN-UPG-08")
def test_a_free_upgrade_can_make_room_in_the_supply() -> None:
    t = table(2, cubes={0: {"worker": 3}, 1: {"worker": 37}}, pool={"worker": 1})
    assert t.supply("worker") == 0
    t.play("gain(cube=worker)", "work(slot=0)", "work(slot=6)")
    assert t.question == "continue"  # the upgrade was all that was left to do
    assert (t.cubes()["worker"], t.cubes()["artisan"]) == (3, 3)


@clause("AN-PAY-06", "AN-EFF-12", "AN-UPG-05")
def test_free_upgrades_that_would_block_a_payment() -> None:
    facts = {"cubes": {0: {"farmer": 1}}, "pool": {"farmer": 1}, "gold": {0: 2}, "work": {0: {2: ["worker"]}}}
    t = table(2, **facts).play("gain(cube=farmer)")
    assert t.may("free_upgrade(pool=farmer)")  # the planks could be bought
    t = table(2, tokens={0: {"trade": 0}}, **facts).play("gain(cube=farmer)")
    assert t.why_not("free_upgrade(pool=farmer)") == "would_block_payment"
    t = table(
        2,
        cubes={0: {"farmer": 2, "worker": 3}},
        work={0: {1: ["worker", "farmer"]}},
        pool={"farmer": 1},
        gold={0: 3},
    )
    t.play("gain(cube=worker)")
    before = t.workers(1)
    assert t.may("free_upgrade(pool=farmer)")
    assert t.workers(1) == before
    t.play("free_upgrade(pool=farmer)", "upgrade_at(slot=1)")
    assert t.workers(1) == ["worker", "worker"]


@clause("AN-PAY-09", "AN-EFF-01", "AN-WRK-05")
def test_effects_that_would_block_a_payment() -> None:
    t = table(
        2,
        hand={0: ["fw01"], 1: ["fw02"]},
        played={0: ["fw05"]},
        decks={"fw": 1},
        cubes={1: {"farmer": 21 - 1}},
        gold={0: 1},
    )
    t.play("gain(cube=worker)")
    assert t.why_not("activate(effect=workers_2)") == "would_block_payment"  # its gold is needed for this one
    assert t.gold() == 1
    assert t.deck("fw") == 1


@clause("AN-PAY-04", "AN-PAY-07")
def test_what_is_nowhere_cannot_be_paid() -> None:
    t = table(2, colonies={0: ["island_1"]})
    assert t.why_not("build(tile=rum_distillery)") == "cannot_pay"
    four = ["island_1", "island_2", "island_5", "island_7"]
    t = table(2, colonies={0: [*four[:3], "island_8"]})
    assert t.why_not("build(tile=rum_distillery)") == "cannot_pay"
    assert table(2, cubes={0: {"artisan": 0}}).why_not("build(tile=warehouse)") == "cannot_pay"


@clause("AN-IND-04", "AN-IND-06")
def test_identity_looks_at_all_islands() -> None:
    four = ["farmers", "workers", "artisan", "coal_mine"]
    t = table(2, islands={0: four})
    assert t.why_not("build(tile=coal_mine)") == "identical_industry"
    assert t.may("build(tile=sawmill)")


@clause("AN-PAY-15", "AN-SHF-02")
def test_a_full_industry_is_freed_by_either_cube() -> None:
    t = table(2, work={0: {0: ["farmer", "worker"]}}, gold={0: 3}, tokens={0: {"trade": 0}})
    t.play("build(tile=coal_mine)")
    assert t.legal() == ["shift_end(cube=farmer)", "shift_end(cube=worker)"]
    t.play("shift_end(cube=worker)", "work(slot=0)")
    assert t.workers(0) == ["farmer", "farmer"]
    t = table(2, cubes={0: {"farmer": 0}}, tiles={0: {0: "sawmill"}}, tokens={0: {"trade": 0}})
    assert t.may("build(tile=coal_mine)")


@clause("AN-UPG-08", "AN-UPG-10", "AN-PAY-07")
def test_upgrading_what_free_upgrades_have_to_make_first() -> None:
    t = table(2, cubes={0: {"worker": 0}}, pool={"farmer": 1}, card_tokens={0: {"trade": 2}})
    t.play("upgrade(cube=worker)")
    pay(t)
    assert t.cubes()["artisan"] == 3
    assert t.cubes()["farmer"] == 3


@clause("AN-EFF-02", "AN-EFF-03")
def test_an_effect_while_paying_counts_what_comes() -> None:
    t = table(2, played={0: ["fw05"]}, cubes={1: {"worker": 36}}, hand={0: ["fw01"], 1: ["fw02"]})
    assert t.supply("worker") == 1
    t.play("gain(cube=farmer)", "activate(effect=workers_2)")
    assert t.cubes()["worker"] == 4
    t = table(2, played={0: ["fw05"]}, cubes={1: {"worker": 36}}, hand={0: ["fw01"], 1: ["fw02"]})
    t.play("gain(cube=worker)")
    assert t.why_not("activate(effect=workers_2)") == "would_block_payment"


@clause("AN-EFF-12", "AN-UPG-08")
def test_more_free_upgrades_than_cubes() -> None:
    t = table(2, cubes={0: {"worker": 1}}, pool={"worker": 3}, tokens={0: {"trade": 0}})
    assert t.may("gain(cube=worker)")
    t = table(2, cubes={0: {"farmer": 0}}, pool={"farmer": 3})
    assert t.why_not("free_upgrade(pool=farmer)") == "no_cube_of_kind"


@clause("AN-PAY-15", "AN-PAY-03")
def test_a_cost_of_six_resources() -> None:
    six = bill(["planks", "grain", "potatoes", "pigs", "wool", "coal"])
    for gold, payable in ((0, False), (1, True)):
        t = table(2, gold={0: gold}, tokens={0: {"trade": 0}})
        assert is_payable(t.s, six, 0, Purchase.CARD, 0) is payable  # a farmer has to work twice


@clause("AN-TRN-02", "AN-TRN-10")
def test_steps_after_the_last_action() -> None:
    t = table(2).play("hold_festival")
    assert t.why_not("work(slot=0)") == "resource_not_needed"
    assert t.why_not("done") == "wrong_phase"
    assert t.why_not("hold_festival") == "no_action_left"


@clause("AN-RES-02", "AN-PAY-15", "AN-BLD-13")
def test_a_workplace_is_of_no_use_without_anybody_of_its_kind() -> None:
    facts = {"cubes": {0: {"farmer": 0, "worker": 3}}, "gold": {0: 9}, "tokens": {0: {"trade": 0}}}
    t = table(2, work={0: {0: ["worker", "worker"]}}, **facts)
    assert t.why_not("build(tile=coal_mine)") == "cannot_pay"  # freed or not
    t = table(2, tiles={0: {0: "bakery"}}, **facts)
    assert t.why_not("build(tile=coal_mine)") == "cannot_pay"  # uncovered or not
