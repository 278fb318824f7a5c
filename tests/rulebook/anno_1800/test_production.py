"""Making, buying, importing, bringing home: AN-RES, AN-TRD, AN-SHF."""

from __future__ import annotations

from tests.rulebook.anno_1800.positions import table
from tests.rulebook.table import clause


@clause("AN-RES-02", "AN-RES-03", "AN-RES-15")
def test_only_the_right_kind_works_and_two_at_most() -> None:
    t = table(cubes={0: {"farmer": 0, "worker": 5}}, tokens={0: {"trade": 0}})
    assert (
        t.why_not("gain(cube=farmer)") == "cannot_pay"
    )  # no farmer for the sawmill, and workers cannot stand in
    t = table(2, work={0: {0: ["worker", "worker"]}}, gold={0: 2})
    t.play("gain(cube=farmer)")
    assert t.why_not("work(slot=0)") == "workplaces_full"
    t.play("shift_end(cube=worker)", "work(slot=0)")
    assert t.workers(0) == ["farmer", "worker"]


@clause("AN-RES-06", "AN-RES-07")
def test_nothing_is_made_for_stock() -> None:
    t = table()
    assert t.why_not("work(slot=0)") == "resource_not_needed"
    t.play("build(tile=brewery)")
    assert t.why_not("work(slot=0)") == "resource_not_needed"
    assert t.why_not("trade(resource=planks)") == "resource_not_needed"
    t.play("work(slot=1)")
    assert t.why_not("work(slot=1)") == "resource_not_needed"
    assert t.needs() == ["coal"]


@clause("AN-RES-04", "AN-RES-09")
def test_what_is_used_is_out_of_use() -> None:
    t = table(ready={0: {"farmer": 4, "worker": 3}}, tokens={0: {"trade": 0}})
    assert t.why_not("build(tile=brickworks)") == "cannot_pay"
    t = table(work={0: {0: ["farmer", "farmer"]}}, ready={0: {}}, tokens={0: {"trade": 0}})
    assert t.why_not("gain(cube=farmer)") == "cannot_pay"


@clause("AN-RES-10", "AN-RES-11", "AN-PAY-13")
def test_tokens_of_ships_and_cards() -> None:
    t = table(seats=2, hand={0: ["fw36", "fw01"]}, card_tokens={0: {"exploration": 2}})
    t.play("play(card=fw36)", "exploration_token_of_card", "exploration_token_of_ship")
    assert t.tokens("exploration") == (0, 1, 1)


@clause("AN-RES-12", "AN-NW-06")
def test_a_new_world_resource_as_often_as_tokens_last() -> None:
    t = table(colonies={0: ["island_3"]}, actions=3)
    for slot in (11, 12):
        t.play(f"build(tile={'rum_distillery' if slot == 11 else 'cotton_mill_artisan'})")
        while t.question != "placement":
            t.play(next(act for act in t.legal() if act.startswith(("import", "work"))))
        t.play(f"place(slot={slot})")
    assert t.tokens("trade") == (0, 0, 2)
    assert t.why_not("build(tile=coffee_roastery)") == "cannot_pay"


@clause("AN-RES-13", "AN-SHF-03")
def test_a_cube_works_twice_in_one_purchase() -> None:
    t = table(2, cubes={0: {"artisan": 1}}, gold={0: 3})
    t.play("upgrade(cube=worker)", "work(slot=5)")
    assert t.why_not("work(slot=7)") == "no_cube_ready"
    t.play("shift_end(cube=artisan)", "work(slot=7)")
    assert (t.gold(), t.workers(5), t.workers(7)) == (0, [], ["artisan"])


@clause("AN-RES-14", "AN-TRD-03")
def test_cubes_stay_on_their_owners_islands() -> None:
    t = table(2, tiles={1: {11: "brewery"}}, hand={0: ["fw13", "fw01"]})
    t.play("play(card=fw13)", "trade(resource=beer)")
    assert [t.workers(slot, 1) for slot in range(20)] == [[]] * 20


@clause("AN-RES-16")
def test_what_was_built_this_turn_works() -> None:
    t = table(actions=2).play("build(tile=sawmill)", "place(slot=11)", "gain(cube=farmer)", "work(slot=11)")
    assert t.workers(11) == ["worker"]


# ---------------------------------------------------------------- trade


@clause("AN-TRD-01", "AN-TRD-02", "AN-TRD-12", "AN-TRD-13")
def test_what_a_resource_costs() -> None:
    t = table(2, hand={0: ["fw13", "fw01"]}, tiles={0: {11: "brewery"}})
    t.play("play(card=fw13)", "trade(resource=goods)")
    assert t.tokens("trade") == (0, 0, 2)  # made by artisans: 2
    t = table(2, hand={0: ["fw13", "fw01"]}, tiles={1: {11: "brewery", 12: "warehouse"}})
    t.play("play(card=fw13)", "trade(resource=goods)")
    assert t.tokens("trade") == (0, 0, 2)  # his workers' warehouse is the cheaper one: 1
    covered = table(2, hand={0: ["fw13", "fw01"]}, tiles={1: {7: "brewery"}}, cubes={0: {"artisan": 0}})
    assert covered.why_not("play(card=fw13)") == "cannot_pay"


@clause("AN-TRD-01")
def test_a_resource_that_nobody_makes_cannot_be_bought() -> None:
    t = table(hand={0: ["fw13", "fw01"]}, tiles={0: {11: "brewery"}}).play("play(card=fw13)")
    assert t.why_not("trade(resource=beer)") == "no_seller"


@clause("AN-TRD-04", "AN-TRD-07")
def test_a_seller_needs_no_cube_and_cannot_refuse() -> None:
    t = table(2, hand={0: ["fw13", "fw01"]}, tiles={1: {11: "brewery"}}, cubes={1: {"worker": 0}})
    t.play("play(card=fw13)", "trade(resource=beer)")
    assert (t.gold(1), t.asked) == (1, 0)


@clause("AN-TRD-05", "AN-TRD-06")
def test_one_resource_once_a_turn() -> None:
    t = table(2, actions=3, card_tokens={0: {"trade": 5}})
    t.play("gain(cube=farmer)", "trade(resource=planks)", "trade_token_of_card", "gain(cube=worker)")
    assert t.why_not("trade(resource=planks)") == "already_bought"
    t.play("trade(resource=bricks)", "trade_token_of_card", "trade_token_of_card", "done")
    t.play("build(tile=trade_ship_1)")
    assert t.why_not("trade(resource=planks)") == "already_bought"


@clause("AN-TRD-09")
def test_nobody_buys_from_himself() -> None:
    t = table(3, tiles={0: {11: "brewery"}}, hand={0: ["fw13", "fw01"]})
    t.play("play(card=fw13)", "trade(resource=goods)")
    assert t.why_not("seller(ahead=0)") == "no_self_trade"
    assert t.legal() == ["seller(ahead=1)", "seller(ahead=2)"]
    assert t.why_not("seller(ahead=3)") == "no_seller"


@clause("AN-TRD-10", "AN-TRD-11")
def test_one_may_buy_what_one_could_make_and_from_the_dearer_one() -> None:
    t = table(3, hand={0: ["fw13", "fw01"]}, tiles={0: {11: "brewery"}, 1: {11: "warehouse"}})
    t.play("play(card=fw13)", "trade(resource=goods)", "seller(ahead=2)")
    assert (t.tokens("trade"), t.gold(2)) == ((0, 0, 2), 1)
    few = table(
        3,
        hand={0: ["fw13", "fw01"]},
        tiles={0: {11: "brewery"}, 1: {11: "warehouse"}},
        tokens={0: {"trade": 1}},
    )
    few.play("play(card=fw13)", "trade(resource=goods)")
    assert few.gold(1) == 1  # the other one would have asked for 2


@clause("AN-TRD-08", "AN-NW-07")
def test_products_of_the_new_world_can_be_bought_its_resources_cannot() -> None:
    t = table(2, tiles={1: {11: "cigar_factory"}}, colonies={1: ["island_1"]}, hand={0: ["aei01"]})
    assert t.why_not("build(tile=cigar_factory)") == "cannot_pay"
    assert t.why_not("trade(resource=tobacco)") == "not_tradable"
    t = table(
        2,
        tiles={1: {11: "cigar_factory", 12: "bicycle_factory"}},
        card_tokens={0: {"trade": 5}},
        hand={0: ["aei01"]},
    )
    assert t.may("play(card=aei01)")


# ---------------------------------------------------------------- shift ends


@clause("AN-SHF-05", "AN-SHF-01")
def test_price_and_district_follow_the_colour() -> None:
    t = table(gold={0: 5}, work={0: {0: ["worker"]}}).play("shift_end(cube=worker)")
    assert (t.gold(), t.ready()["worker"]) == (3, 3)
    prices = []
    for cube in ("farmer", "worker", "artisan", "engineer", "investor"):
        t = table(gold={0: 9}, cubes={0: {cube: 2}}, ready={0: {cube: 1}})
        t.play(f"shift_end(cube={cube})")
        prices.append(9 - t.gold())
    assert prices == [1, 2, 3, 4, 5]


@clause("AN-SHF-02", "AN-SHF-08", "AN-SHF-04")
def test_from_where_the_player_likes() -> None:
    t = table(gold={0: 3}, work={0: {0: ["farmer"], 1: ["farmer"]}}, ready={0: {"farmer": 1}})
    t.play("shift_end(cube=farmer)")
    assert t.legal() == ["home_from_spent", "home_from(slot=0)", "home_from(slot=1)"]
    assert t.why_not("home_from(slot=2)") == "cube_not_used"
    t.play("home_from(slot=1)")
    assert (t.workers(0), t.workers(1), t.spent()["farmer"]) == (["farmer"], [], 1)
    t.play("shift_end(cube=farmer)", "home_from_spent", "shift_end(cube=farmer)")
    assert t.why_not("shift_end(cube=farmer)") == "cube_not_used"


@clause("AN-SHF-06")
def test_tokens_do_not_come_home_for_gold() -> None:
    t = table(gold={0: 9}, tokens={0: {"trade": 0, "exploration": 0}})
    assert not [act for act in t.legal() if act.startswith("shift_end")]


@clause("AN-SHF-07", "AN-PAY-06")
def test_while_paying_gold_that_is_needed_stays() -> None:
    t = table(
        hand={0: ["aei31"], 1: ["fw01"], 2: ["fw02"]},
        decks={"fw": 0},
        gold={0: 2},
        work={0: {1: ["farmer"]}, 2: {1: ["farmer"]}},
    )
    t.play("gain(cube=worker)")
    assert t.may("shift_end(cube=farmer)")
    t.play("shift_end(cube=farmer)")
    assert t.gold() == 1
    t = table(
        hand={0: ["aei31"], 1: ["fw01"], 2: ["fw02"]}, decks={"fw": 0}, gold={0: 1}, work={0: {1: ["farmer"]}}
    )
    t.play("gain(cube=worker)")
    assert t.why_not("shift_end(cube=farmer)") == "would_block_payment"
