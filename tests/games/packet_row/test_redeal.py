"""Positions drawn anew: a viewer could not tell them from the true one, and they make sense."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.rulebook.packet_row.positions import Harbour, table
from tests.rulebook.packet_row.test_contracts import pick, sail, trader
from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.invariants.cards import (
    are_cards_complete,
    are_hands_counted,
    are_starts_complete,
    is_bag_sound,
)
from tradewinds.games.packet_row.invariants.shipping import is_nothing_prepared, is_possible
from tradewinds.games.packet_row.pieces import ASSISTANT, NONE, Card, Contract, Held, Start
from tradewinds.games.packet_row.redeal.choices import any_contract, any_supply, deal_means
from tradewinds.games.packet_row.redeal.unseen import any_deck_with, card_in
from tradewinds.games.packet_row.state import Question
from tradewinds.kernel.records import Record
from tradewinds.kernel.views import WATCHER, redacted, redeal, view


def decisions(seats: int, seed: int, **options: Any) -> Iterator[Record]:
    """Every position of a game in which all play at random, the final one too."""
    luck = random.Random(seed)
    s = GAME.start(seats, (luck.getrandbits(64), luck.getrandbits(64)), options)
    while s.question:
        yield s
        GAME.apply(s, luck.choice(GAME.legal(s)))
    yield s


def assert_possible(made: Any) -> None:
    """The box could show this position, and the player asked has something to answer."""
    assert are_cards_complete(made)
    assert are_starts_complete(made)
    assert is_bag_sound(made)
    assert are_hands_counted(made)
    assert is_possible(made) if made.question >= Question.CONTRACTS else is_nothing_prepared(made)
    assert GAME.legal(made) or made.question == 0


def assert_redeals_well(s: Record, viewer: int, key: tuple[int, int], memory: bool) -> Any:
    made = redeal(GAME, s, viewer, key, memory)
    assert view(GAME, made, viewer, memory) == view(GAME, s, viewer, memory)
    assert redacted(GAME, made, viewer, memory) == redacted(GAME, s, viewer, memory)
    assert_possible(made)
    return made


@pytest.mark.parametrize(("seats", "open_hands"), [(2, False), (3, True), (4, False), (5, False)])
def test_nobody_could_tell_at_any_decision_of_a_game(seats: int, open_hands: bool) -> None:
    for at, s in enumerate(decisions(seats, 3, open_hands=open_hands)):
        if at % 5 == 0 or s.question == 0:
            for viewer in [*range(seats), WATCHER]:
                for memory in (False, True):
                    assert_redeals_well(s, viewer, (seats, at), memory)


def shipment(upto: str, **facts: Any) -> Harbour:
    """Seat 0 is in the midst of a shipment for which only a few hands would do."""
    hand = [
        "contract_furs_se",
        "goods_cotton_2",
        "ingot_single",
        "merchant",
        "captain",
        "vp_library",
        "vp_town_hall",
    ]
    t = trader(*hand, ships="gb fr", starts={0: "furs_es"}, **facts).play(pick("furs_se"))
    if upto != "contracts":
        t.play("load")
    if upto == "goods":
        t.play(*sail("fr"))
    assert t.question == upto
    return t


@pytest.mark.parametrize("upto", ["contracts", "ships", "goods"])
@pytest.mark.parametrize("memory", [False, True])
def test_who_prepares_a_shipment_can_complete_it(upto: str, memory: bool) -> None:
    t = shipment(upto)
    hands = set()
    for key in range(12):
        for viewer in (1, WATCHER):
            made = assert_redeals_well(t.s, viewer, (key, 1), memory)
            hands.add(bytes(made.hand[0]._cells))
    assert (len(hands) == 1) == memory


@pytest.mark.parametrize("memory", [False, True])
def test_it_may_be_the_starting_contract_that_is_shipped(memory: bool) -> None:
    hand = ["goods_furs_3", "goods_cotton_3", "goods_wheat_3", "goods_tobacco_3"]
    t = trader(*hand, ships="es gb de", starts={0: "furs_es"})
    t.play("pick_start(good=furs, country=es, amount=3)", "load", *sail("es"))
    picked = set()
    for key in range(25):
        made = assert_redeals_well(t.s, 1, (key, 2), memory)
        picked.add(Start(made.start[0]).name if made.picked_start else "")
    assert len(picked) > 1


def test_who_opened_a_board_for_a_future_card_has_an_assistant() -> None:
    facts: dict[str, Any] = {"cash": [9, 25], "ahead": {"docks": ["captain", "ship_gb"]}}
    t = table(2, hands={0: ["assistant", "banker"]}, **facts)
    t.play("choose_board(board=bank)", "take_current(place=1)", "choose_board(board=docks)")
    assert t.question == "master_take"
    held = set()
    for key in range(25):
        made = assert_redeals_well(t.s, 1, (key, 3), memory=False)
        assert made.hand[0, ASSISTANT] >= 1
        held.add(bytes(made.hand[0]._cells))
    assert len(held) > 5
    assert_redeals_well(t.s, 1, (9, 9), memory=True)


def test_starting_contracts_are_drawn_from_those_not_seen() -> None:
    t = table(3, starts={1: None})
    drawn = {Start(redeal(GAME, t.s, 0, (key, 4)).start[2]).name for key in range(150)}
    assert len(drawn) == 10
    assert not drawn & {"WHEAT_GB", "FURS_ES"}
    assert redeal(GAME, t.s, 0, (1, 4)).start[1] == NONE


def test_the_true_hands_do_not_shine_through() -> None:
    one = table(3, hands={1: ["banker", "vp_library"], 2: ["money_3", "merchant"]})
    other = table(3, hands={1: ["money_3", "vp_library"], 2: ["banker", "merchant"]})
    for key in range(6):
        assert redeal(GAME, one.s, 0, (key, 5)) == redeal(GAME, other.s, 0, (key, 5))
        assert redeal(GAME, one.s, 0, (key, 5)) != redeal(GAME, one.s, 0, (key, 6))


def test_a_perfect_memory_leaves_starting_contracts_and_decks_to_guess() -> None:
    t = table(3, hands={1: ["banker", "vp_library"], 2: ["money_3", "merchant"]})
    for key in range(10):
        made = redeal(GAME, t.s, 0, (key, 7), memory=True)
        assert Harbour(GAME, made).hand(1) == {"banker": 1, "vp_library": 1}  # type: ignore[arg-type]
        assert Harbour(GAME, made).hand(2) == {"money_3": 1, "merchant": 1}  # type: ignore[arg-type]


def test_a_try_fails_where_no_card_is_left_to_deal() -> None:
    t = trader("contract_furs_se", "vp_library", ships="se")
    for card in Card:
        t.s.bag[card] = 0
    assert any_deck_with(t.s, Held["VP_LIBRARY"]) == NONE
    assert any_supply(t.s) == NONE
    t.s.start[0] = Start["FURS_ES"]
    assert any_contract(t.s, memory=False) == len(Contract)
    assert not deal_means(t.s, 2, 3, 3)
    assert card_in(0, Held["MERCHANT"]) == NONE
