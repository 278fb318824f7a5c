"""What the deliver panel proposes: the cheapest payment, by acts that can all be played."""

from __future__ import annotations

import random

import pytest

from tests.rulebook.packet_row.positions import Harbour, at_random
from tests.rulebook.packet_row.test_contracts import pick, trader
from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row import proposal as panel
from tradewinds.games.packet_row.proposal import deliveries, proposal


def proposed(t: Harbour, *contracts: str) -> list[str]:
    acts = proposal(GAME, t.s, [GAME.alphabet.from_text(pick(name)) for name in contracts])
    return [GAME.alphabet.to_text(act) for act in acts][len(contracts) + 1 :]


def test_the_right_ship_goes_before_a_captains() -> None:
    t = trader("contract_wheat_de", "goods_wheat_2", "captain", ships="de fr")
    assert proposed(t, "wheat_de")[0] == "send_ship(country=de)"
    t = trader("contract_wheat_de", "goods_wheat_2", "captain", ships="fr")
    assert proposed(t, "wheat_de")[0] == "send_ship(country=fr)"


def test_goods_that_fit_go_before_a_surplus_gold_and_merchants() -> None:
    cards = ["goods_furs_1", "goods_furs_2", "goods_furs_3", "goods_cotton_2", "ingot_single", "ingot_double"]
    t = trader("contract_furs_gb", "merchant", *cards, ships="gb")
    assert proposed(t, "furs_gb")[1:] == ["use_goods(good=furs, amount=2)"]
    t = trader("contract_furs_de", "merchant", *cards, ships="de")
    assert proposed(t, "furs_de")[1:] == ["use_goods(good=furs, amount=1)", "use_goods(good=furs, amount=3)"]
    t = trader("contract_furs_gb", "merchant", *cards[3:], ships="gb")
    assert proposed(t, "furs_gb")[1:] == ["use_ingot(ingot=double)"]


def test_the_whole_is_cheapest_not_each_step() -> None:
    goods = ["goods_wheat_2", "goods_wheat_2", "goods_wheat_3"]
    t = trader("contract_wheat_gb", *goods, ships="gb")
    assert proposed(t, "wheat_gb")[1:] == ["use_goods(good=wheat, amount=2)"] * 2


def test_several_contracts_share_ships_and_cards() -> None:
    goods = ["goods_tobacco_3", "goods_tobacco_3", "goods_cotton_3"]
    names = ["tobacco_de", "tobacco_gb", "cotton_de"]
    t = trader(*(f"contract_{name}" for name in names), *goods, ships="gb de")
    t.play(*map(pick, names), "load", *proposed(trader_like(t), *names))
    assert t.cash(0) == 65


def trader_like(t: Harbour) -> Harbour:
    return Harbour(GAME, t.s.copy())


def test_what_cannot_be_shipped_is_not_proposed() -> None:
    t = trader("contract_wheat_de", "contract_wheat_es", "goods_wheat_2", ships="de es")
    with pytest.raises(ValueError, match="cannot be shipped with the others"):
        proposed(t, "wheat_de", "wheat_es")
    with pytest.raises(ValueError, match="needs a contract"):
        proposed(t)


def test_there_is_an_end_to_trying(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panel, "MOST_TRIED", 1)
    t = trader("contract_wheat_gb", "goods_wheat_2", "goods_wheat_2", ships="gb")
    with pytest.raises(ValueError, match="more ways than can be tried"):
        proposed(t, "wheat_gb")


@pytest.mark.parametrize("seats", [2, 5])
def test_every_delivery_of_a_game_can_be_played_as_proposed(seats: int) -> None:
    luck, shipped = random.Random(seats), 0
    for before, _ in at_random(seats, seed=seats):
        if before.question < 7 and (able := deliveries(GAME, before)):
            t = Harbour(GAME, before.copy())
            asked = (t.question, t.asked, t.cash(t.asked))
            t.play(*(GAME.alphabet.to_text(act) for act in proposal(GAME, before, [luck.choice(able)])))
            assert (t.question, t.asked) == asked[:2]
            assert t.cash(t.asked) > asked[2]
            shipped += 1
    assert shipped > 3
