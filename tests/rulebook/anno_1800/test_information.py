"""Who sees what, and what the supply tells: AN-VIS, AN-SUP."""

from __future__ import annotations

import json

from tests.rulebook.anno_1800.positions import fresh, table
from tests.rulebook.table import clause
from tradewinds.games.anno_1800 import GAME
from tradewinds.games.anno_1800.acts import Act
from tradewinds.games.anno_1800.pieces import Card
from tradewinds.games.anno_1800.story import Event
from tradewinds.kernel.views import WATCHER, act_seen, event_seen, redeal, view


@clause("AN-VIS-01", "AN-EXP-03")
def test_hands_and_expedition_cards_are_secret() -> None:
    t = table(expeditions={0: ["artisan_artisan", "engineer_artisan"]}, hand={0: ["fw01", "aei02"]})
    own, other = (view(GAME, t.s, seat)["fields"] for seat in (0, 1))
    assert own["hand"][0]["fw01"] == 1
    assert own["expeditions"][0]["engineer_artisan"] == 1
    assert other["hand"][0] is None
    assert other["expeditions"][0] == 2
    assert other["held"][0] == {"fw": 1, "aei": 1, "nw": 0}
    assert view(GAME, t.s, WATCHER)["fields"]["hand"] == [None] * 3


@clause("AN-VIS-02", "AN-SUP-07")
def test_all_else_is_open() -> None:
    t = table(gold={0: 3}, card_tokens={0: {"trade": 2}}, work={0: {0: ["farmer"]}}, played={0: ["fw32"]})
    told = view(GAME, t.s, 1)["fields"]
    assert told["gold"][0] == 3
    assert told["on_cards"][0]["trade"] == 2
    assert told["work"][0][0] == "farmer"
    assert (told["played"]["fw32"], told["activated"]["fw32"]) == (0, False)
    assert told["deck_size"] == {"fw": 24, "aei": 26, "nw": 24}
    assert told["expedition_deck"] == 22
    assert told["stack"]["sawmill"] == 2


@clause("AN-VIS-03")
def test_a_view_does_not_depend_on_what_it_cannot_show() -> None:
    t = table(2, hand={0: ["aei14", "fw01", "fw02", "fw03"]}, card_tokens={0: {"exploration": 5}})
    t.play("play(card=aei14)")
    told = json.dumps(view(GAME, t.s, 1))
    for n in range(5):
        world = redeal(GAME, t.s, 1, (n, n))
        assert json.dumps(view(GAME, world, 1)) == told
        assert world.hand[0, Card.AEI14] == 1  # it lies on the table while it is paid for
    assert redeal(GAME, t.s, 1, (1, 1)) != redeal(GAME, t.s, 1, (2, 2))


@clause("AN-VIS-04", "AN-EXP-03")
def test_drawn_cards_are_told_to_their_drawer() -> None:
    drawn = next(event for event in fresh().events if event[0] == Event.DRAWS)
    assert set(event_seen(GAME, drawn, drawn[1])) == {"event", "who", "deck", "card"}
    assert set(event_seen(GAME, drawn, (drawn[1] + 1) % 3)) == {"event", "who", "deck"}
    t = table(played={0: ["aei01"]}).play("activate(effect=expedition_2)")
    taken = next(event for event in t.events if event[0] == Event.TAKES_EXPEDITION)
    assert "expedition" not in event_seen(GAME, taken, 1)


@clause("AN-VIS-05", "AN-EFF-16", "AN-SWP-05")
def test_cards_under_decks_are_known_to_who_put_them_there() -> None:
    code = GAME.alphabet.code(Act.EXCHANGE, Card.FW01)
    assert act_seen(GAME, code, 0, 1) == {"act": "exchange"}
    assert act_seen(GAME, code, 0, 0) == {"act": "exchange", "card": "fw01"}
    t = table(2, hand={0: ["fw01", "fw02", "fw03"]}).play("swap_cards", "exchange(card=fw02)", "done")
    own, other = (view(GAME, t.s, seat)["fields"] for seat in (0, 1))
    assert own["hand"][0]["fw02"] == -1
    assert other["hand"][0] is None
    assert other["bottom_by"][0] == own["bottom_by"][0] == 0
    worlds = [redeal(GAME, t.s, 1, (n, n)) for n in range(8)]
    assert len({next(c for c in Card if world.hand[0, c] == -1) for world in worlds}) > 2


@clause("AN-VIS-06", "AN-END-09")
def test_at_the_end_all_is_open_but_the_decks() -> None:
    t = table(2, max_rounds=1, expeditions={0: ["artisan_artisan"]}).pass_turns(2)
    told = view(GAME, t.s, 1)["fields"]
    assert told["expeditions"][0]["artisan_artisan"] == 1
    assert sum(told["hand"][0].values()) == 9
    assert "deck" not in told
    assert t.told[-2:] == ["visits", "visits"]


@clause("AN-SUP-02")
def test_cards_go_to_the_bottom() -> None:
    t = table(2, hand={0: ["fw01", "fw02"]}).play("swap_cards", "exchange(card=fw01)", "exchange(card=fw02)")
    assert t.under() == {"fw01": 1, "fw02": 2}
    assert not {"fw01", "fw02"} & set(t.hand())


@clause("AN-SUP-03")
def test_tiles_come_back() -> None:
    t = table(2, tiles={0: {11: "sawmill"}, 1: {11: "sawmill"}}).play("remove_tile")
    assert t.stack("sawmill") == 1


@clause("AN-SUP-05", "AN-SUP-06")
def test_gold_comes_and_goes_without_end() -> None:
    t = table(gold={0: 300}, work={0: {0: ["farmer"]}}).play("shift_end(cube=farmer)")
    assert t.gold() == 299
    t = table(gold={0: 90}, played={0: ["fw41"]}).play("activate(effect=gold_4)")
    assert t.gold() == 94


@clause("AN-SUP-01")
def test_decks_are_not_shuffled_again() -> None:
    t = table(2, hand={0: ["fw01"], 1: ["fw02"]}, decks={"fw": 0}, gold={0: 1}).play("gain(cube=farmer)")
    t.play("work(slot=0)")
    assert (t.deck("fw"), t.hand(), t.gold()) == (0, ["fw01"], 0)
