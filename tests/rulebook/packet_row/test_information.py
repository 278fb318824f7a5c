"""Who sees what."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from tests.rulebook.packet_row.positions import Harbour, at_random, table
from tests.rulebook.packet_row.test_contracts import pick, sail, use
from tests.rulebook.table import clause
from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.acts import Act
from tradewinds.kernel.records import Sight
from tradewinds.kernel.views import WATCHER, act_seen, observation, redacted, view

VIEWERS = [0, 1, 2, WATCHER]
PRIVATE = ["picked", "picked_start", "sent", "captains", "due", "laid", "ingots", "merchants"]


def fields(t: Harbour, viewer: int, memory: bool = False) -> dict[str, Any]:
    told: dict[str, Any] = view(GAME, t.s, viewer, memory)["fields"]
    return told


def hands() -> Harbour:
    held = {0: ["goods_furs_3", "contract_furs_es"], 1: ["banker", "money_4"], 2: ["assistant"]}
    return table(3, hands=held, ships={0: ["es"], 2: ["gb", "gb"]}, cash=[3, 8, 20])


def shipping() -> Harbour:
    return hands().play(pick("furs_es"), "load")


@clause("PK-INF-01", "PK-INF-03", "PK-INF-04", "PK-INF-05")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_table_is_open_to_all(viewer: int) -> None:
    t = hands().play("choose_board(board=market)", "decline", "take_current(place=1)")
    told = fields(t, viewer)
    assert told["cash"] == [3, 8, 10]
    assert told["cards"] == [3, 3, 3]
    assert told["ships"][2]["gb"] == 2
    assert told["current"]["docks"] == ["vp_school_docks", "vp_park_docks", None, None]
    assert told["future"]["market"] == ["vp_church_market", "vp_cathedral_market"]
    assert told["deck"]["bank"] == t.deck("bank")
    assert (told["master"], told["chosen"]["market"], told["pawn"][2] is None) == (0, True, False)
    assert sum(told["discards"].values()) == 0
    assert told["start_used"] == [None, None, None]


@clause("PK-INF-02", "PK-TAK-06")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_for_its_owner_alone(viewer: int) -> None:
    told = fields(hands(), viewer)
    for seat in range(3):
        assert (told["hand"][seat] is None) == (seat != viewer)
        assert (told["start"][seat] is None) == (seat != viewer)
    if viewer == 1:
        assert told["hand"][1]["banker"] == told["hand"][1]["money_4"] == 1
        assert told["start"][1] == "wheat_se"


@clause("PK-INF-02")
def test_the_table_may_play_with_open_hands() -> None:
    t = table(3, open_hands=True, hands={1: ["banker"]})
    for viewer in VIEWERS:
        told = fields(t, viewer)
        assert told["hand"][1]["banker"] == 1
        assert told["start"] == ["wheat_gb", "wheat_se", "wheat_de"]
        assert "bag" not in told


@clause("PK-INF-06", "PK-SET-03", "PK-SET-05")
def test_nobody_sees_decks_box_or_chance() -> None:
    assert {n for n, f in GAME.state.fields.items() if f.sight is Sight.NOBODY} == {"key", "counter", "bag"}
    one, two = table(2), table(2)
    for pair in ((0, 1), (40, 41)):
        two.s.bag[pair[0]], two.s.bag[pair[1]] = two.s.bag[pair[1]], two.s.bag[pair[0]] + 1
    for viewer in (0, 1, WATCHER):
        assert view(GAME, one.s, viewer) == view(GAME, two.s, viewer)
        assert redacted(GAME, one.s, viewer) == redacted(GAME, two.s, viewer)


@clause("PK-INF-07")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_shipment_in_preparation_is_its_players_alone(viewer: int) -> None:
    t = shipping()
    told = fields(t, viewer)
    for name in PRIVATE:
        assert (told[name] is None) == (viewer != 0)
    assert told["question"] == "ships"
    assert (view(GAME, t.s, viewer)["legal"] == []) == (viewer != 0)
    if viewer == 0:
        assert told["picked"]["furs_es"] == 1
        assert told["due"]["furs"] == 3


@clause("PK-INF-07")
def test_copies_and_numbers_for_others_do_not_depend_on_it() -> None:
    t = shipping()
    other = shipping()
    other.s.picked[4], other.s.due[2], other.s.captains, other.s.laid[3] = 1, 2, 1, 1
    for viewer in (1, 2, WATCHER):
        assert redacted(GAME, t.s, viewer) == redacted(GAME, other.s, viewer)
        assert np.array_equal(observation(GAME, t.s, viewer), observation(GAME, other.s, viewer))
    assert redacted(GAME, t.s, 0) != redacted(GAME, other.s, 0)


@clause("PK-INF-07")
def test_a_shipment_is_told_when_it_is_complete() -> None:
    t = shipping()
    t.play(*sail("es"))
    assert t.told == []
    t.play(*use("furs_3"))
    assert t.told == ["ship_sails", "loads_goods", "fulfils", "is_paid"]


@clause("PK-INF-07")
def test_others_hear_of_acts_in_it_without_their_arguments() -> None:
    for act in (
        pick("furs_es"),
        *sail("es"),
        *use("furs_3", "double"),
        "pick_start(good=furs, country=es, amount=3)",
    ):
        code = GAME.alphabet.from_text(act)
        assert act_seen(GAME, code, 0, 0) == GAME.alphabet.to_json(code)
        assert list(act_seen(GAME, code, 0, 1)) == ["act"]
    assert Act.LOAD not in GAME.secret_arguments


@clause("PK-INF-08", "PK-TAK-08")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_perfect_memory_knows_all_but_starting_contracts(viewer: int) -> None:
    told = fields(hands(), viewer, memory=True)
    assert told["hand"][1]["banker"] == 1
    assert told["hand"][2]["assistant"] == 1
    assert [start is not None for start in told["start"]] == [seat == viewer for seat in range(3)]


@clause("PK-INF-04", "PK-INF-08", "PK-TAK-08")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_hand_follows_from_what_was_told(seats: int) -> None:
    cash: list[int] = []
    cards: list[int] = []
    for _, t in at_random(seats, seed=8):
        if not cash:
            cash, cards = [25] * seats, [1] * seats
        for told in t.story:
            name, inner = told.rstrip(")").split("(")
            given = dict(part.split("=") for part in inner.split(", "))
            who = int(given["who"])
            cash[who] -= int(given.get("price", 0))
            cash[who] += int(given.get("cash", 0)) * (name in {"is_paid", "cashes_rest"})
            cash[who] += int(given.get("value", 0)) * (name == "cashes_money")
            cards[who] += name.startswith(("takes", "buys")) and name != "takes_ship"
            cards[who] -= name in {
                "uses_assistant",
                "cashes_money",
                "captain_sails",
                "fulfils",
                "fulfils_start",
            }
            cards[who] -= int(given.get("number", 0))
        if t.question != "over":
            assert (cash, cards) == (list(t.s.cash)[:seats], list(t.s.cards)[:seats])
    assert cash == [t.cash(seat) for seat in range(seats)]


@clause("PK-SCO-09", "PK-INF-02")
def test_after_the_end_all_hands_are_open() -> None:
    *_, (_, t) = at_random(3, seed=1)
    for viewer in VIEWERS:
        told = fields(t, viewer)
        assert None not in told["hand"]
        assert json.dumps(told)
