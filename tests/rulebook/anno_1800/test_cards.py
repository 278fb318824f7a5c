"""Playing, activating, swapping cards: AN-CRD, AN-ACT, AN-EFF, AN-SWP."""

from __future__ import annotations

from tests.rulebook.anno_1800.positions import table
from tests.rulebook.anno_1800.test_paying import pay
from tests.rulebook.table import clause


@clause("AN-CRD-01", "AN-CRD-03", "AN-CRD-06", "AN-CRD-07")
def test_one_card_an_action() -> None:
    t = table(hand={0: ["fw36", "fw37"]}, tiles={0: {18: "exploration_ship_3"}}).play("play(card=fw36)")
    while t.question == "payment":
        t.play(t.legal()[0])
    assert (t.hand(), t.played(), t.s.actions_left) == (["fw37"], ["fw36"], 0)
    assert t.why_not("play(card=fw37)") == "no_action_left"
    half = table(hand={0: ["fw13", "fw01"]})
    assert half.why_not("play(card=fw13)") == "cannot_pay"  # goods are there, beer is not
    assert half.why_not("play(card=fw12)") == "card_not_in_hand"


@clause("AN-CRD-02")
def test_tokens_and_resources_are_paid() -> None:
    t = table(
        2,
        hand={0: ["nw13", "fw01"]},
        colonies={0: ["island_1"]},
        tiles={0: {11: "brewery", 12: "cotton_mill_worker"}},
    )
    pay(t.play("play(card=nw13)"))
    assert (t.played(), t.tokens("trade"), t.ready()["worker"]) == (["nw13"], (1, 0, 1), 1)


@clause("AN-CRD-04", "AN-SCO-01")
def test_points_whether_activated_or_not() -> None:
    t = table(played={0: ["fw01", "aei01"]}, activated={0: ["fw02", "aei02"]})
    assert t.points() == 22


@clause("AN-CRD-05", "AN-ACT-01", "AN-ACT-05")
def test_an_effect_in_any_later_turn_once_a_card() -> None:
    t = table(played={0: ["fw32", "fw33"]}).pass_turns(3).play("activate(effect=trade_3)")
    assert (t.is_activated("fw32"), t.is_activated("fw33")) == (True, False)
    t.play("activate(effect=trade_3)")
    assert t.tokens("trade") == (2, 6, 0)
    assert t.why_not("activate(effect=trade_3)") == "no_such_effect"


@clause("AN-ACT-03", "AN-ACT-02")
def test_the_card_is_turned_and_stays() -> None:
    t = table(played={0: ["fw41"]}).play("activate(effect=gold_4)")
    assert (t.is_activated("fw41"), t.played(), t.gold()) == (True, ["fw41"], 4)


@clause("AN-ACT-04")
def test_an_effect_without_result_is_refused() -> None:
    t = table(played={0: ["fw01", "fw24", "aei01", "aei24"]}, cubes={0: {"farmer": 0, "worker": 0}})
    t.s.supply[0] = 0
    assert t.why_not("activate(effect=farmers_2)") == "effect_without_result"
    assert t.why_not("activate(effect=upgrade_farmers)") == "effect_without_result"
    assert t.why_not("activate(effect=upgrade_workers)") == "effect_without_result"
    for card in range(10):
        t.s.expedition_deck[card] = 0
    assert t.why_not("activate(effect=expedition_2)") == "effect_without_result"


@clause("AN-EFF-01", "AN-EFF-03")
def test_cubes_come_with_their_cards() -> None:
    t = table(played={0: ["fw04", "fw17"]})
    decks = t.deck("fw"), t.deck("aei")
    t.play("activate(effect=workers_2)", "activate(effect=engineer_1)")
    assert (t.ready()["worker"], t.ready()["engineer"]) == (5, 1)
    assert (t.deck("fw"), t.deck("aei"), len(t.hand())) == (decks[0] - 2, decks[1] - 1, 12)


@clause("AN-EFF-02", "AN-EFF-03", "AN-EFF-04")
def test_cubes_without_cards() -> None:
    t = table(played={0: ["fw04"]}, decks={"fw": 1}, gold={0: 3}).play("activate(effect=workers_2)")
    assert (t.ready()["worker"], t.gold(), t.deck("fw")) == (5, 2, 0)
    t = table(played={0: ["fw04"]}, decks={"fw": 1}).play("activate(effect=workers_2)")
    assert t.ready()["worker"] == 4
    t = table(played={0: ["fw04"]}, decks={"fw": 0})
    assert t.why_not("activate(effect=workers_2)") == "effect_without_result"
    t = table(played={0: ["fw04"]}, cubes={1: {"worker": 33}})
    assert t.supply("worker") == 1
    t.play("activate(effect=workers_2)")
    assert (t.ready()["worker"], len(t.hand())) == (4, 10)


@clause("AN-EFF-05", "AN-EFF-07", "AN-EFF-06")
def test_tokens_and_gold() -> None:
    t = table(2, played={0: ["nw21", "aei21"]}, colonies={0: ["island_1", "island_2"]})
    t.play("activate(effect=gold_2_trade_4)", "activate(effect=exploration_3)")
    assert (t.gold(), t.tokens("trade"), t.tokens("exploration")) == (2, (2, 4, 0), (1, 3, 0))
    t.play("gain(cube=farmer)", "trade(resource=planks)", "trade_token_of_card", "done", "end_turn")
    assert t.tokens("trade") == (2, 3, 0)
    t.play("hold_festival", "end_turn")
    assert t.tokens("trade") == (2, 3, 0)  # the festival of another takes nothing
    t.play("hold_festival")
    assert (t.tokens("trade"), t.tokens("exploration")) == ((2, 0, 0), (1, 0, 0))


@clause("AN-EFF-08")
def test_two_expedition_cards() -> None:
    t = table(played={0: ["aei01", "aei02"]}).play("activate(effect=expedition_2)")
    assert t.expeditions() == 2
    left = list(["artisan_artisan"] * 4 + ["artisan_engineer"] * 3 + ["engineer_engineer"] * 3)
    others = ["investor_engineer", "investor_artisan", "engineer_investor", "artisan_investor"] * 2
    others += ["engineer_artisan"] * 3
    t = table(played={0: ["aei01"]}, expeditions={1: left + others})
    t.play("activate(effect=expedition_2)")
    assert t.expeditions() == 1


@clause("AN-EFF-09", "AN-PAY-04")
def test_a_free_new_world_resource() -> None:
    t = table(played={0: ["aei28"]}, tokens={0: {"trade": 0}})
    assert t.why_not("activate(effect=new_world_free)") == "resource_not_needed"
    assert t.why_not("build(tile=cotton_mill_artisan)") == "cannot_pay_yet_activate"
    assert t.why_not("free_import(resource=cotton)") == "free_resource_not_offered"
    t.play("build(tile=rum_distillery)")
    assert t.why_not("import(resource=sugar_cane)") == "no_new_world_source"
    t.play("free_import(resource=sugar_cane)")
    assert (t.is_activated("aei28"), t.question) == (True, "placement")
    t = table(played={0: ["aei28"]}, colonies={0: ["island_3"]})
    t.play("build(tile=rum_distillery)")
    assert {"import(resource=sugar_cane)", "free_import(resource=sugar_cane)"} < set(t.legal())
    t = table(colonies={0: ["island_3"]}).play("build(tile=rum_distillery)")
    assert t.why_not("free_import(resource=sugar_cane)") == "free_resource_not_offered"


@clause("AN-EFF-10", "AN-EFF-11", "AN-EFF-12", "AN-UPG-07")
def test_free_upgrades() -> None:
    t = table(
        played={0: ["fw24", "aei24"]},
        work={0: {0: ["farmer"]}},
        ready={0: {"farmer": 1, "worker": 3, "artisan": 2}},
    )
    t.play("activate(effect=upgrade_farmers)", "free_upgrade(pool=farmer)")
    assert t.legal() == ["upgrade_ready", "upgrade_spent", "upgrade_at(slot=0)"]
    t.play("upgrade_at(slot=0)", "gain(cube=farmer)", "work(slot=0)")
    t.play("free_upgrade(pool=farmer)", "upgrade_spent", "done", "free_upgrade(pool=farmer)")
    if t.question == "free_upgrade":
        t.play("upgrade_ready")
    assert t.workers(0)[0] == "worker"
    assert t.spent()["worker"] == 1
    assert t.why_not("free_upgrade(pool=farmer)") == "no_free_upgrade"
    t.play("activate(effect=upgrade_workers)")
    assert list(t.s.pool) == [0, 3]
    t.s.supply[2] = 0
    assert t.why_not("free_upgrade(pool=worker)") == "no_cube_in_supply"


@clause("AN-EFF-11")
def test_pools_add_up_and_upgrade_while_paying() -> None:
    t = table(2, played={0: ["fw24", "fw25"]}, cubes={0: {"worker": 0}}, tiles={0: {11: "brickworks"}})
    t.play("activate(effect=upgrade_farmers)", "activate(effect=upgrade_farmers)")
    assert list(t.s.pool) == [6, 0]
    t.play("gain(cube=worker)", "free_upgrade(pool=farmer)", "work(slot=11)")
    assert t.workers(11) == ["worker"]
    t = table(2, pool={"farmer": 3}, cubes={0: {"farmer": 1}}, tokens={0: {"trade": 0}})
    t.play("gain(cube=farmer)")
    assert t.workers(0) == ["farmer"]  # the only farmer had to stay one


@clause("AN-EFF-13", "AN-EFF-14", "AN-EFF-15")
def test_burying() -> None:
    t = table(hand={0: ["aei14", "fw01", "fw02", "fw03"]}, card_tokens={0: {"exploration": 5}})
    t.play("play(card=aei14)", *["exploration_token_of_card"] * 5)
    t.play("activate(effect=bury_2)")
    assert t.why_not("done") == "choose_at_least_one"
    t.play("bury(card=fw02)")
    assert t.may("done")
    t.play("bury(card=fw01)")
    assert (t.under(), t.hand(), t.question) == ({"fw02": 1, "fw01": 2}, ["fw03"], "menu")
    t = table(hand={0: ["aei14"]}, card_tokens={0: {"exploration": 5}})
    t.play("play(card=aei14)", *["exploration_token_of_card"] * 5)
    assert t.why_not("activate(effect=bury_2)") == "hand_empty"
    t = table(hand={0: ["aei14", "fw01", "fw02"]}, card_tokens={0: {"exploration": 5}})
    t.play(
        "play(card=aei14)",
        *["exploration_token_of_card"] * 5,
        "activate(effect=bury_2)",
        "bury(card=fw01)",
        "done",
    )
    assert t.hand() == ["fw02"]


@clause("AN-EFF-17", "AN-TRN-07", "AN-TRN-08", "AN-TRN-09")
def test_extra_actions() -> None:
    t = table(played={0: ["aei04", "aei05"]}).play(
        "activate(effect=extra_action)", "activate(effect=extra_action)"
    )
    assert t.s.actions_left == 3
    t.play("hold_festival", "end_turn")
    assert (t.asked, t.s.actions_left) == (1, 1)


# ---------------------------------------------------------------- swapping


@clause("AN-SWP-01", "AN-SWP-04", "AN-SWP-07")
def test_swapping() -> None:
    t = table(hand={0: ["fw01", "fw02", "fw03", "aei01"]}).play("swap_cards")
    assert t.why_not("done") == "choose_at_least_one"
    t.play("exchange(card=fw01)", "exchange(card=aei01)", "exchange(card=fw02)")
    assert t.question == "menu"
    assert (len(t.hand()), t.s.held[0, 0], t.s.held[0, 1]) == (4, 3, 1)
    t = table(hand={0: ["fw01", "fw02"]}).play("swap_cards", "exchange(card=fw02)", "done")
    assert "fw01" in t.hand()
    assert len(t.hand()) == 2


@clause("AN-SWP-05", "AN-SUP-02")
def test_own_cards_may_come_back() -> None:
    t = table(2, hand={0: ["fw01", "fw02"], 1: ["fw03"]}, decks={"fw": 1})
    t.play("swap_cards", "exchange(card=fw02)", "exchange(card=fw01)")
    assert "fw02" in t.hand()  # the deck's one card came first, then what lies uppermost below
    assert t.under() == {"fw01": 1}
    t.play("end_turn", "swap_cards")
    assert t.hand(1) == ["fw01"]  # its own card goes below, and the other's comes up
    assert (t.under(0), t.under(1)) == ({}, {"fw03": 1})


@clause("AN-SWP-02", "AN-SWP-03")
def test_an_empty_deck_cannot_be_swapped_with() -> None:
    t = table(2, hand={0: ["fw01", "fw02"], 1: ["fw03"]}, decks={"fw": 0})
    assert t.why_not("swap_cards") == "swap_deck_empty"
    t = table(2, hand={0: ["fw01"]})
    t.s.hand[0, 0] = t.s.held[0, 0] = 0
    assert t.why_not("swap_cards") == "hand_empty"


@clause("AN-SUP-01")
def test_played_cards_stay_out() -> None:
    t = table(
        2, hand={0: ["fw36", "fw01"], 1: ["fw02"]}, decks={"fw": 1}, card_tokens={0: {"exploration": 1}}
    )
    t.play("play(card=fw36)", "exploration_token_of_card", "end_turn")
    assert t.deck("fw") == 1
    assert t.played() == ["fw36"]


@clause("AN-VIS-05", "AN-CRD-07")
def test_equal_cards_are_offered_once() -> None:
    t = table(hand={0: ["fw36", "fw37"]}, tiles={0: {18: "exploration_ship_1"}})
    assert t.why_not("play(card=fw37)") == "equal_card"
    assert t.may("play(card=fw36)")
