"""Turns, actions, free actions, the end: AN-TRN, AN-END, AN-FST."""

from __future__ import annotations

from tests.rulebook.anno_1800.positions import table
from tests.rulebook.table import clause

ACTIONS = {
    "build(tile=sawmill)",
    "gain(cube=farmer)",
    "upgrade(cube=farmer)",
    "play(card=fw36)",
    "swap_cards",
    "explore_old_world",
    "open_new_world",
    "take_expedition",
    "hold_festival",
}


@clause("AN-TRN-03", "AN-TRN-02", "AN-TRN-07", "AN-TRN-08")
def test_nine_actions_and_one_of_them_a_turn() -> None:
    t = table(hand={0: ["fw36", "fw01"]}, tiles={0: {18: "exploration_ship_1"}}, actions=2)
    assert set(t.legal()) >= ACTIONS
    t.play("hold_festival")
    assert set(t.legal()) >= ACTIONS  # the extra action may be any, the same too
    t.play("hold_festival")
    assert {t.why_not(act) for act in ACTIONS} == {"no_action_left"}


@clause("AN-TRN-04", "AN-TRN-09", "AN-TRN-11")
def test_a_turn_needs_an_action_and_ends_by_a_word() -> None:
    t = table(actions=2)
    assert t.why_not("end_turn") == "must_take_action"
    t.play("hold_festival")
    assert t.asked == 0
    t.play("end_turn")
    assert (t.asked, t.s.actions_left) == (1, 1)


@clause("AN-TRN-01", "AN-TRN-13", "AN-TRD-14")
def test_turns_go_round() -> None:
    t = table(3)
    asked = []
    for _ in range(6):
        asked.append((t.asked, t.s.round))
        t.pass_turns(1)
    assert asked == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
    assert t.s.active == t.asked


@clause("AN-TRN-05", "AN-ACT-02", "AN-ACT-01", "AN-ACT-03", "AN-CRD-05")
def test_free_actions_take_no_action() -> None:
    t = table(played={0: ["fw32", "fw41", "fw42"]})
    t.play("activate(effect=trade_3)", "activate(effect=gold_4)", "activate(effect=gold_4)")
    assert t.why_not("activate(effect=gold_4)") == "no_such_effect"
    assert (t.s.actions_left, t.gold(), t.played()) == (1, 8, ["fw32", "fw41", "fw42"])
    assert t.is_activated("fw32")


@clause("AN-TRN-06", "AN-SHF-07")
def test_shifts_end_at_any_moment_of_the_turn() -> None:
    t = table(gold={0: 9}, work={0: {0: ["farmer"], 1: ["farmer"], 2: ["farmer"]}})
    t.play("shift_end(cube=farmer)", "home_from(slot=1)")
    t.play("gain(cube=farmer)")
    t.play("shift_end(cube=farmer)", "home_from(slot=2)", "work(slot=0)")
    assert t.question == "continue"
    t.play("shift_end(cube=farmer)")
    assert (t.workers(0), t.gold()) == (["farmer"], 6)


@clause("AN-TRN-10", "AN-EFF-17")
def test_windows() -> None:
    t = table(
        hand={0: ["fw01", "fw02"]},
        played={0: ["aei04", "fw32"]},
        objectives=["alonso_graves", "editor"],
        card_tokens={0: {"exploration": 9}},
        gold={0: 9},
    )
    t.play("gain(cube=worker)")
    assert t.question == "payment"
    assert t.why_not("activate(effect=extra_action)") == "not_during_payment"
    assert t.why_not("use_graves") == t.why_not("use_editor") == "not_during_payment"
    assert t.why_not("hold_festival") == t.why_not("end_turn") == "payment_open"
    t.play("activate(effect=trade_3)", "work(slot=0)", "work(slot=6)")
    assert t.question == "continue"
    assert t.why_not("hold_festival") == t.why_not("upgrade(cube=farmer)") == "action_in_progress"
    t.play("activate(effect=extra_action)", "done")
    assert t.s.actions_left == 1


@clause("AN-TRN-12", "AN-EFF-14", "AN-EFF-10")
def test_what_a_turn_end_ends() -> None:
    t = table(
        hand={0: ["aei16", "fw01"]},
        played={0: ["fw24"]},
        tiles={
            0: {11: "brewery"},
            1: {11: "champagne_cellar", 12: "coffee_roastery", 13: "gramophone_factory"},
        },
        card_tokens={0: {"trade": 9}},
        objectives=["aarhant"],
        cubes={0: {"farmer": 4, "investor": 1}},
        seats=2,
    )
    t.play("activate(effect=upgrade_farmers)", "use_aarhant", "play(card=aei16)")
    while t.question != "menu":
        t.play(t.game.alphabet.to_text(t.game.proposes(t.s)))
    assert t.why_not("use_aarhant") == "once_per_turn"
    assert t.may("activate(effect=bury_2)")
    t.play("end_turn").pass_turns(1)
    assert t.is_activated("aei16")
    assert "turns_down" in t.told
    assert t.why_not("activate(effect=bury_2)") == "no_such_effect"
    assert t.why_not("free_upgrade(pool=farmer)") == "no_free_upgrade"
    assert not any([*t.s.bought, *t.s.used])


@clause("AN-TRN-14")
def test_what_is_forced_is_done() -> None:
    t = table(hand={0: ["fw36", "fw01"]}, tiles={0: {18: "exploration_ship_1"}}).play("play(card=fw36)")
    assert t.question == "menu"
    assert t.told.count("spends_token") == 2


@clause("AN-FST-01", "AN-FST-02", "AN-FST-03", "AN-FST-05", "AN-EFF-05", "AN-EFF-06", "AN-FST-06")
def test_festival() -> None:
    t = table(
        work={0: {0: ["farmer", "worker"]}, 1: {0: ["farmer"]}},
        ready={0: {"worker": 1}},
        tokens={0: {"trade": 0, "exploration": 0}, 1: {"trade": 1}},
        card_tokens={0: {"trade": 3}, 1: {"trade": 2}},
    )
    t.play("hold_festival")
    assert t.ready() == {"farmer": 4, "worker": 3, "artisan": 2}
    assert (t.tokens("trade"), t.tokens("exploration")) == ((2, 0, 0), (1, 0, 0))
    assert (t.workers(0, 1), t.tokens("trade", 1)) == (["farmer"], (1, 2, 1))
    assert t.why_not("hold_festival") == "no_action_left"


@clause("AN-FST-04", "AN-TRN-04")
def test_a_festival_is_always_possible() -> None:
    assert table().may("hold_festival")


# ---------------------------------------------------------------- the end


@clause("AN-END-08", "AN-END-06")
def test_the_last_seat_triggers() -> None:
    t = table(2, hand={1: ["fw36"]}, tiles={1: {18: "exploration_ship_1"}})
    t.pass_turns(1).play("play(card=fw36)", "end_turn")
    assert (t.s.round, t.s.last_round) == (2, 2)
    assert "last_round" in t.told
    t.pass_turns(2)
    assert t.question == "over"


@clause("AN-END-02", "AN-EFF-13", "AN-EFF-15", "AN-EFF-16")
def test_burying_the_last_cards_triggers_too() -> None:
    t = table(
        hand={0: ["fw01", "fw02"]},
        objectives=["editor"],
        card_tokens={0: {"exploration": 4}},
        decks={"fw": 0},
    )
    t.play("hold_festival")
    t.s.on_cards[0, 1] = 2
    t.play("use_editor")
    while t.question == "token":
        t.play(t.legal()[0])
    t.play("bury(card=fw02)")
    assert (t.under(), t.deck("fw"), t.s.fireworks) == ({"fw02": 1}, 1, -1)
    t.s.used[2] = 0
    t.s.on_cards[0, 1] = 2
    t.play("use_editor")  # both tokens lie on the card, and one card is left to bury
    assert t.s.fireworks == 0
    assert t.under() == {"fw02": 1, "fw01": 2}


@clause("AN-END-04")
def test_a_later_empty_hand_means_nothing() -> None:
    t = table(
        2,
        hand={0: ["fw36"], 1: ["fw37"]},
        tiles={0: {18: "exploration_ship_1"}, 1: {18: "exploration_ship_1"}},
    )
    t.play("play(card=fw36)", "end_turn", "play(card=fw37)")
    assert (t.s.fireworks, t.s.last_round) == (0, 2)


@clause("AN-END-10", "AN-END-09")
def test_a_last_round_can_be_agreed() -> None:
    t = table(2, max_rounds=2).pass_turns(4)
    assert t.question == "over"
    assert t.s.fireworks == -1
    endless = table(2).pass_turns(100)
    assert endless.question == "menu"


@clause("AN-SWP-06")
def test_a_swap_triggers_nothing() -> None:
    t = table(hand={0: ["fw01"]}).play("swap_cards")
    assert t.question == "menu"
    assert (t.s.fireworks, len(t.hand())) == (-1, 1)
