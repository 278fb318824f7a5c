"""The rulebook's worked examples. Spaces are those of the ledger; names: Lisa, Andrey, Diana, Maxim."""

from __future__ import annotations

from tests.rulebook.anno_1800.positions import table
from tests.rulebook.table import clause


@clause("TV-01", "AN-RES-05", "AN-RES-01", "AN-RES-04", "AN-CRD-02")
def test_beer() -> None:
    t = table(hand={0: ["fw13", "fw02"]}, tiles={0: {11: "brewery"}}, tokens={0: {"trade": 0}}, actions=2)
    t.play("play(card=fw13)", "work(slot=11)")
    assert t.played() == ["fw13"]  # the warehouse was the only way left to the goods
    assert (t.workers(11), t.workers(7)) == (["worker"], ["artisan"])
    assert t.ready() == {"farmer": 4, "worker": 2, "artisan": 1}
    t.play("play(card=fw02)", "work(slot=11)", "work(slot=6)")
    assert t.workers(11) == ["worker", "worker"]
    assert t.workers(6) == ["artisan"]


@clause("TV-02", "AN-RES-08", "AN-PAY-14", "AN-PAY-08", "AN-BLD-16", "AN-IND-05")
def test_warehouse() -> None:
    t = table().play("build(tile=warehouse)")
    assert t.why_not("shift_end(cube=artisan)") == "cube_not_used"
    t.play("work(slot=6)")
    assert t.question == "placement"  # to exhaust the other artisan was all that was left
    assert t.why_not("shift_end(cube=artisan)") == "decision_open"
    t.play("place(slot=11)")
    assert (t.workers(6), t.spent()) == (["artisan"], {"artisan": 1})
    assert "artisan" not in t.ready()
    assert (t.at(11), t.stack("warehouse"), t.at(7)) == ("warehouse", 1, "start_warehouse")


@clause("TV-03", "AN-RES-10")
def test_two_exploration_tokens() -> None:
    t = table(hand={0: ["fw36", "fw01"]}, tiles={0: {17: "exploration_ship_2"}}).play("play(card=fw36)")
    assert t.tokens("exploration") == (0, 0, 2)
    assert t.tokens("trade") == (2, 0, 0)
    assert t.played() == ["fw36"]


@clause("TV-04", "AN-TRD-11", "AN-TRD-02", "AN-TRD-03", "AN-TRD-07", "AN-PAY-12")
def test_bicycles() -> None:
    t = table(
        hand={0: ["aei01", "fw01"]},
        tiles={
            0: {15: "trade_ship_2", 11: "cigar_factory"},
            1: {11: "bicycle_factory"},
            2: {11: "bicycle_factory"},
        },
        cubes={2: {"engineer": 2}},
        work={2: {11: ["engineer", "engineer"]}},
    )
    t.play("play(card=aei01)", "trade(resource=bicycles)")
    assert t.question == "seller"
    assert t.may("seller(ahead=1)")
    t.play("seller(ahead=2)", "work(slot=8)")
    assert t.tokens("trade") == (0, 0, 3)
    assert (t.gold(1), t.gold(2)) == (0, 1)
    assert t.workers(11, 2) == ["engineer", "engineer"]
    assert t.played() == ["aei01"]
    assert (t.workers(8), t.workers(11)) == (["artisan"], ["artisan"])


@clause("TV-05", "AN-SHF-01", "AN-SHF-02", "AN-SHF-03", "AN-SHF-04")
def test_shift_end() -> None:
    t = table(
        gold={0: 4}, work={0: {0: ["farmer", "farmer"]}}, ready={0: {"farmer": 2, "worker": 2, "artisan": 2}}
    )
    t.play("shift_end(cube=farmer)", "shift_end(cube=farmer)", "shift_end(cube=worker)")
    assert t.gold() == 0
    assert t.ready() == {"farmer": 4, "worker": 3, "artisan": 2}
    assert t.workers(0) == []


@clause("TV-06", "AN-BLD-07", "AN-BLD-08", "AN-BLD-09", "AN-BLD-06")
def test_window_factory() -> None:
    t = table(tiles={0: {2: "glassworks"}}, tokens={0: {"trade": 0}})
    t.play("build(tile=window_factory)", "work(slot=0)", "place(slot=2)")
    assert (t.at(2), t.stack("glassworks"), t.stack("window_factory")) == ("window_factory", 2, 1)
    assert (t.spent(), t.workers(0), t.workers(2)) == ({"worker": 1}, ["farmer"], [])


@clause("TV-07", "AN-SHP-06", "AN-SHP-04", "AN-SHP-05", "AN-SHP-01", "AN-PAY-17", "AN-TRD-06")
def test_ships() -> None:
    t = table(
        seats=2,
        tiles={0: {11: "shipyard_1", 12: "shipyard_2"}, 1: {11: "cannon_foundry"}},
        ready={0: {"farmer": 2, "artisan": 2}},
    )
    t.play(
        "build(tile=trade_ship_2)", "work(slot=0)", "work(slot=9)", "trade(resource=goods)", "place(slot=18)"
    )
    assert t.why_not("build(tile=trade_ship_2)") == "shipyards_used"
    t.play("build(tile=exploration_ship_1)", "work(slot=0)", "work(slot=9)", "trade(resource=cannons)")
    t.play("place(slot=19)", "done")
    assert t.tokens("trade") == (0, 0, 4)
    assert t.tokens("exploration") == (2, 0, 0)
    assert t.gold(1) == 2
    assert (t.workers(0), t.workers(9)) == (["farmer", "farmer"], ["artisan", "artisan"])


@clause("TV-07", "AN-SHP-03", "AN-YRD-03", "AN-BLD-01")
def test_three_ships_of_strength_1_in_one_action() -> None:
    t = table(
        tiles={0: {10: "shipyard_1", 11: "shipyard_1", 12: "shipyard_2"}},
        cubes={0: {"artisan": 4}},
        gold={0: 20},
    )
    for built in range(3):
        t.play("build(tile=trade_ship_1)")
        while t.question != "placement":
            t.play(t.game.alphabet.to_text(t.game.proposes(t.s)))
        t.play(f"place(slot={(18, 19, 15)[built]})")
    assert not [act for act in t.legal() if act.startswith("build")]
    t.play("done")
    assert [t.at(slot) for slot in (18, 19, 15)] == ["trade_ship_1"] * 3


@clause("TV-08", "AN-SWP-02", "AN-SWP-01", "AN-SWP-07", "AN-SWP-03")
def test_swap() -> None:
    t = table(hand={0: ["fw01", "aei01", "nw01"]}, colonies={0: ["island_1"]}, decks={"fw": 0})
    t.play("swap_cards")
    assert t.why_not("exchange(card=fw01)") == "swap_deck_empty"
    t.play("exchange(card=aei01)", "exchange(card=nw01)")
    assert "fw01" in t.hand()
    assert t.under() == {"aei01": 1, "nw01": 1}
    assert [card.rstrip("0123456789") for card in t.hand()] == ["fw", "aei", "nw"]
    assert t.question == "menu"


@clause("TV-09", "AN-WRK-02", "AN-WRK-03", "AN-WRK-04", "AN-WRK-05", "AN-WRK-06", "AN-WRK-01")
def test_workforce() -> None:
    t = table(
        hand={0: ["fw01"], 1: ["fw02"], 2: ["fw03"]},
        tiles={0: {11: "coal_mine", 12: "brickworks", 13: "steelworks", 14: "window_factory"}},
        cubes={0: {"farmer": 2, "worker": 2, "artisan": 2}},
        gold={0: 1},
        tokens={0: {"trade": 0}},
        decks={"fw": 1},
    )
    t.play("gain(cube=worker)", "work(slot=0)", "work(slot=12)")
    assert (t.deck("fw"), len(t.hand())) == (0, 2)
    t.play("gain(cube=worker)", "work(slot=0)", "work(slot=12)")
    assert t.gold() == 0
    assert t.question == "continue"
    t.play("gain(cube=engineer)", "work(slot=11)", "work(slot=13)", "work(slot=7)")
    assert t.question == "menu"
    assert t.ready() == {"engineer": 1}
    assert [len(t.workers(slot)) for slot in (0, 12, 11, 13, 7, 14)] == [2, 2, 1, 1, 1, 1]
    assert len(t.hand()) == 3


@clause("TV-10", "AN-UPG-05", "AN-UPG-06", "AN-UPG-04", "AN-UPG-03", "AN-UPG-02", "AN-UPG-01", "AN-UPG-11")
def test_develop() -> None:
    t = table(
        tiles={0: {11: "brickworks"}},
        cubes={0: {"farmer": 2, "worker": 3, "artisan": 2}},
        work={0: {0: ["farmer"]}},
        tokens={0: {"trade": 0}},
    )
    cards = t.hand()
    t.play("upgrade(cube=farmer)", "work(slot=11)", "upgrade_ready")
    t.play("upgrade(cube=worker)", "work(slot=5)", "upgrade_ready")
    t.play("upgrade(cube=farmer)", "work(slot=11)")
    assert t.question == "menu"
    assert t.ready() == {"worker": 1, "artisan": 1}
    assert [t.workers(slot) for slot in (11, 5, 7, 0)] == [
        ["worker"] * 2,
        ["artisan"],
        ["artisan"],
        ["worker"],
    ]
    assert (t.hand(), sum(t.cubes().values())) == (cards, 7)


@clause("TV-11", "AN-OW-02", "AN-OW-04", "AN-OW-05", "AN-OW-01")
def test_second_old_world_island() -> None:
    t = table(islands={0: ["warehouse"]}, tiles={0: {18: "exploration_ship_1"}})
    t.will(lambda ahead: ahead.s.island[0, 1] == 11, "explore_old_world")
    assert t.tokens("exploration") == (0, 0, 2)
    assert [t.at(slot) for slot in range(26, 32)] == [None] * 6
    assert t.expeditions() == 2


@clause("TV-12", "AN-NW-01", "AN-NW-04", "AN-NW-05", "AN-NW-06", "AN-NW-07", "AN-RES-12", "AN-TRD-08")
def test_new_world_and_rum() -> None:
    t = table(seats=2, colonies={1: ["island_4"]})
    t.will(lambda ahead: ahead.s.colony[0, 0] == 2, "open_new_world")
    assert t.tokens("exploration") == (0, 0, 1)
    assert [card[:2] for card in t.hand()].count("nw") == 3
    t.play("end_turn", "hold_festival", "end_turn")
    t.play("build(tile=rum_distillery)")
    assert t.why_not("trade(resource=sugar_cane)") == "not_tradable"
    t.play("import(resource=sugar_cane)", "work(slot=0)", "place(slot=11)")
    assert (t.tokens("trade"), t.workers(0), t.at(11)) == ((1, 0, 1), ["farmer"], "rum_distillery")


THREE = ["artisan_artisan", "engineer_investor", "engineer_artisan"]


@clause("TV-13", "AN-SCO-02", "AN-SCO-03", "AN-SCO-04", "AN-EXP-06", "AN-EXP-05")
def test_expedition() -> None:
    many = table(expeditions={0: THREE}, cubes={0: {"artisan": 3, "engineer": 2, "investor": 1}})
    assert many.points() == 10
    few = table(expeditions={0: THREE}, cubes={0: {"artisan": 1, "engineer": 0, "investor": 1}})
    assert few.points() == 4


@clause("TV-14", "AN-END-05", "AN-END-06", "AN-END-01", "AN-END-09")
def test_end() -> None:
    t = table(seats=4, hand={1: ["fw36"]}, tiles={1: {18: "exploration_ship_1"}})
    t.pass_turns(1).play("play(card=fw36)", "end_turn")
    assert t.s.fireworks == 1
    seats = []
    while t.question != "over":
        seats.append(t.asked)
        t.pass_turns(1)
    assert seats == [2, 3, 0, 1, 2, 3]
    assert t.why_not("hold_festival") == "game_over"


FIRST_GAME = ["alonso_graves", "university", "edvard_goode", "isabel_sarmento", "zoo"]


@clause("TV-15", "AN-SCO-01", "AN-SCO-06", "AN-SCO-07", "AN-SCO-08", "AN-CRD-04", "AN-SCO-14")
def test_scoring_107() -> None:
    t = table(
        objectives=FIRST_GAME,
        activated={0: [f"fw{n:02}" for n in range(1, 12)] + ["aei01", "aei02", "aei03"]},
        expeditions={0: THREE},
        cubes={0: {"artisan": 3, "engineer": 1, "investor": 1}, 1: {"engineer": 3}, 2: {"engineer": 2}},
        gold={0: 5},
        tiles={0: {11: "bicycle_factory"}},
        colonies={0: ["island_1"]},
    )
    t.s.fireworks = 0
    for card in range(78, 82):  # the example has more New World cards than one island brings
        t.s.deck[card] = 0
        t.s.played[card] = 0
    lines = {name: t.objective(name) for name in FIRST_GAME}
    assert lines == {"alonso_graves": 0, "university": 0, "edvard_goode": 6, "isabel_sarmento": 6, "zoo": 2}
    assert t.points() == 107


@clause("TV-16", "AN-OBJ-12", "AN-SCO-05")
def test_zoo() -> None:
    t = table(objectives=["zoo"], expeditions={0: ["engineer_engineer"]}, cubes={0: {"engineer": 1}})
    assert t.points() == 3
    assert table(expeditions={0: ["engineer_engineer"]}, cubes={0: {"engineer": 1}}).points() == 2


@clause("TV-17", "AN-YRD-04")
def test_shipyards_do_not_add_up() -> None:
    t = table(tiles={0: {11: "shipyard_1"}})
    assert t.why_not("build(tile=trade_ship_2)") == "ship_too_strong"
    assert t.may("build(tile=trade_ship_1)")


@clause("TV-18", "AN-OBJ-06", "AN-PAY-13")
def test_beryl() -> None:
    t = table(
        seats=2,
        hand={0: ["fw32", "fw01"]},
        objectives=["beryl_omara"],
        tokens={0: {"trade": 0}},
        card_tokens={0: {"exploration": 3}},
        tiles={1: {11: "brewery", 12: "bakery"}},
    )
    t.play("play(card=fw32)", "trade(resource=beer)", "exploration_token_of_ship")
    while t.question != "menu":
        t.play(t.legal()[0])
    assert t.played() == ["fw32"]
    assert t.tokens("exploration") == (0, 0, 1)
    assert t.gold(1) == 2


@clause("TV-19", "AN-IND-04", "AN-IND-06", "AN-OW-08", "AN-IND-03")
def test_identical() -> None:
    t = table(tiles={0: {11: "sailmakers"}})
    assert t.why_not("build(tile=sailmakers)") == "identical_industry"
    t.will(lambda ahead: ahead.s.island[0, 0] == 7, "explore_old_world")
    assert (t.at(11), t.at(20)) == ("sailmakers", "sailmakers")
    t = table(islands={0: ["sailmakers"]})
    assert t.why_not("build(tile=sailmakers)") == "identical_industry"


@clause("TV-20", "AN-BLD-17")
def test_free_tiles() -> None:
    for tile in ("sawmill", "shipyard_1"):
        t = table().play(f"build(tile={tile})")
        assert t.question == "placement"


@clause("TV-21", "AN-END-03", "AN-END-07")
def test_cards_after_the_trigger() -> None:
    t = table(hand={0: ["fw36"]}, tiles={0: {18: "exploration_ship_1"}}, actions=2).play("play(card=fw36)")
    assert t.s.fireworks == 0
    t.play("gain(cube=farmer)", "work(slot=0)", "done")
    assert len(t.hand()) == 1
    assert (t.s.fireworks, t.s.last_round) == (0, 2)
