"""Shipments: contracts, ships with captains, goods with merchants and ingots."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.rulebook.packet_row.positions import Harbour, table
from tests.rulebook.table import clause
from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.pieces import CONTRACT_AMOUNT, CONTRACT_GOOD, CONTRACT_TO, Contract, Goods
from tradewinds.games.packet_row.rules.fitting import due_in, goods_fit, merchants_left

AMOUNT = {one.name.lower(): CONTRACT_AMOUNT[one] for one in Contract}
NEEDY: dict[str, Any] = {"cash": 0, "starts": {0: None}}


def pick(name: str) -> str:
    """The act that picks a contract: `cotton_nl`."""
    good, country = name.split("_")
    return f"pick_contract(good={good}, country={country}, amount={AMOUNT[name]})"


def sail(*flags: str) -> list[str]:
    return [f"send_ship(country={flag})" for flag in flags]


def use(*goods: str) -> list[str]:
    """Acts that lay down goods, or ingots: `furs_2`, `double`."""
    return [
        f"use_goods(good={name.split('_')[0]}, amount={name.split('_')[1]})"
        if "_" in name
        else f"use_ingot(ingot={name})"
        for name in goods
    ]


def trader(*hand: str, ships: str = "", seats: int = 3, **facts: Any) -> Harbour:
    """Seat 0 has these cards and ships, no cash and no starting contract."""
    return table(seats, hands={0: list(hand)}, ships={0: ships.split()}, **{**NEEDY, **facts})


# ---------------------------------------------------------------- contracts


@clause("PK-CON-01")
def test_a_contract_says_what_where_to_and_for_how_much() -> None:
    names = [one.name for one in Contract]
    assert len(names) == 24
    at = names.index("COTTON_NL")
    assert (CONTRACT_GOOD[at], CONTRACT_TO[at], CONTRACT_AMOUNT[at]) == (1, 2, 3)


@clause("PK-CON-02", "PK-CON-03")
def test_contract_goods_and_ship_are_needed() -> None:
    cards = ("contract_cotton_nl", "goods_cotton_3")
    t = trader(*cards, ships="nl").play(pick("cotton_nl"), "load", *sail("nl"), *use("cotton_3"))
    assert (t.cash(0), t.hand(0), t.ships(0), t.s.cards[0]) == (25, {}, {}, 0)
    assert t.discards == {"contract_cotton_nl": 1, "goods_cotton_3": 1, "ship_nl": 1}
    assert trader(cards[0], ships="nl").why_not(pick("cotton_nl")) == "not_enough_goods"
    assert trader(*cards).why_not(pick("cotton_nl")) == "no_ship_for_destination"
    assert trader(cards[1], ships="nl").why_not(pick("cotton_nl")) == "card_not_in_hand"
    assert trader(cards[0], "goods_cotton_2", ships="nl").why_not(pick("cotton_nl")) == "not_enough_goods"


@clause("PK-CON-04", "PK-CON-08")
def test_a_surplus_is_lost() -> None:
    t = trader("contract_cotton_de", "goods_cotton_3", ships="de")
    t.play(pick("cotton_de"), "load", *sail("de"), *use("cotton_3"))
    assert (t.cash(0), t.hand(0)) == (15, {})
    assert t.discards["goods_cotton_3"] == 1


@clause("PK-CON-05")
def test_one_ship_serves_all_contracts_with_its_destination() -> None:
    t = trader("contract_wheat_de", "contract_cotton_de", "goods_wheat_2", "goods_cotton_2", ships="de").play(
        pick("wheat_de"), pick("cotton_de"), "load", *sail("de"), *use("wheat_2", "cotton_2")
    )
    assert (t.cash(0), t.ships(0)) == (30, {})


@clause("PK-CON-06", "PK-SHP-05")
def test_different_destinations_need_a_ship_each() -> None:
    cards = ("contract_wheat_de", "contract_wheat_es", "goods_wheat_2", "goods_wheat_2")
    t = trader(*cards, ships="de es de").play(pick("wheat_es"), pick("wheat_de"), "load")
    assert t.legal() == sail("es")
    t.play(*sail("es"))
    assert t.legal() == sail("de")
    t.play(*sail("de"), *use("wheat_2", "wheat_2"))
    assert (t.cash(0), t.ships(0)) == (30, {"de": 1})
    t = trader(*cards, ships="de").play(pick("wheat_de"))
    assert t.why_not(pick("wheat_es")) == "not_enough_ships"


@clause("PK-CON-07", "PK-CON-09")
def test_one_card_is_divided_among_contracts_and_ships() -> None:
    t = trader(
        "contract_tobacco_gb", "contract_tobacco_nl", "goods_tobacco_3", "goods_tobacco_1", ships="gb nl"
    )
    t.play(pick("tobacco_gb"), pick("tobacco_nl"), "load", *sail("gb", "nl"), *use("tobacco_3", "tobacco_1"))
    assert t.cash(0) == 30
    assert t.story[-1] == "is_paid(who=0, cash=30)"


@clause("PK-CON-08")
def test_one_after_the_other_the_rest_of_a_card_is_lost() -> None:
    t = trader(
        "contract_tobacco_gb", "contract_tobacco_nl", "goods_tobacco_3", "goods_tobacco_1", ships="gb nl"
    )
    t.play(pick("tobacco_gb"), "load", *sail("gb"), *use("tobacco_3"))
    assert t.hand(0) == {"contract_tobacco_nl": 1, "goods_tobacco_1": 1}
    assert t.why_not(pick("tobacco_nl")) == "not_enough_goods"


@clause("PK-CON-10")
def test_no_contract_is_fulfilled_in_part() -> None:
    t = trader("contract_wheat_gb", "contract_wheat_es", "goods_wheat_3", "goods_wheat_2", ships="gb es")
    t.play(pick("wheat_gb"))
    assert t.why_not(pick("wheat_es")) == "contract_does_not_fit"
    t.play("load", *sail("gb"))
    assert t.legal() == use("wheat_2", "wheat_3")


@clause("PK-CON-11", "PK-CON-14")
def test_a_starting_contract_is_fulfilled_like_any_other() -> None:
    start = "pick_start(good=furs, country=es, amount=3)"
    t = trader("goods_furs_3", ships="es", starts={0: "furs_es"})
    assert t.why_not("pick_start(good=wheat, country=gb, amount=3)") == "card_not_in_hand"
    assert t.why_not("pick_start(good=wheat, country=fr, amount=3)") == "no_such_card"
    t.play(start)
    assert t.why_not(start) == "contract_already_picked"
    t.play("load", *sail("es"), *use("furs_3"))
    assert (t.cash(0), t.start(0), t.s.cards[0]) == (25, None, 0)
    assert t.game.state.fields["start_used"].of(t.s.start_used[0]).name == "FURS_ES"  # type: ignore[union-attr,misc]
    assert t.told[-2:] == ["fulfils_start", "is_paid"]


@clause("PK-CON-11")
def test_it_is_shipped_together_with_others() -> None:
    t = trader("contract_furs_es", "goods_furs_3", "goods_furs_3", ships="es", starts={0: "furs_es"})
    t.play(pick("furs_es"), "pick_start(good=furs, country=es, amount=3)", "load", *sail("es"))
    t.play(*use("furs_3", "furs_3"))
    assert t.cash(0) == 50


@clause("PK-CON-12", "PK-SCO-08")
def test_a_contract_that_is_kept_costs_nothing() -> None:
    t = trader("contract_wheat_gb", "contract_furs_de", "goods_wheat_3", "captain", "merchant", ships="es es")
    assert t.game.points(t.s, 0) == 0
    t.s.cash[0] = 19
    assert t.game.points(t.s, 0) == 1


@clause("PK-CON-13")
def test_nothing_is_laid_down_needlessly() -> None:
    t = trader(
        "contract_wheat_de", "goods_wheat_2", "goods_wheat_1", "goods_cotton_2", "merchant", ships="de"
    )
    t.play(pick("wheat_de"), "load", *sail("de"))
    assert t.legal() == use("wheat_1", "wheat_2", "cotton_2")
    t.play(*use("wheat_2"))
    assert t.question == "choose_board"
    assert t.hand(0) == {"goods_wheat_1": 1, "goods_cotton_2": 1, "merchant": 1}


@clause("PK-CON-15")
def test_a_contract_pays_once() -> None:
    t = trader("contract_wheat_de", "goods_wheat_2", "goods_wheat_2", ships="de de").play(pick("wheat_de"))
    assert t.why_not(pick("wheat_de")) == "contract_already_picked"
    t.play("load", *sail("de"), *use("wheat_2"))
    assert t.why_not(pick("wheat_de")) == "card_not_in_hand"


# ---------------------------------------------------------------- ships and captains


@clause("PK-SHP-01")
def test_a_ship_serves_its_country_alone() -> None:
    t = trader("contract_wheat_de", "goods_wheat_2", ships="gb fr nl se es")
    assert t.why_not(pick("wheat_de")) == "no_ship_for_destination"


@clause("PK-SHP-02", "PK-SHP-04", "PK-SHP-08")
@pytest.mark.parametrize("to", ["gb", "fr", "nl", "se", "es"])
def test_a_captain_turns_a_ship_to_any_country(to: str) -> None:
    amount = AMOUNT[f"wheat_{to}"]
    t = trader(f"contract_wheat_{to}", "goods_wheat_3", "goods_wheat_1", "captain", ships="de")
    t.play(pick(f"wheat_{to}"), "load", *sail("de"), *use("wheat_3", *["wheat_1"] * (amount > 3)))
    assert t.cash(0) == 10 * amount - 5
    assert (t.ships(0), t.hand(0).get("captain")) == ({}, None)
    assert t.discards["captain"] == t.discards["ship_de"] == 1


@clause("PK-SHP-03")
def test_contracts_on_a_captains_ship_have_one_destination() -> None:
    cards = ("contract_wheat_gb", "contract_cotton_gb", "goods_wheat_3", "goods_wheat_1", "goods_cotton_3")
    t = trader(*cards, "goods_cotton_1", "captain", ships="es").play(
        pick("wheat_gb"), pick("cotton_gb"), "load"
    )
    t.play(*sail("es"), *use("wheat_3", "wheat_1", "cotton_3", "cotton_1"))
    assert t.cash(0) == 70
    t = trader(
        "contract_wheat_fr", "contract_wheat_nl", "goods_wheat_3", "goods_wheat_3", "captain", ships="es"
    )
    assert t.play(pick("wheat_fr")).why_not(pick("wheat_nl")) == "not_enough_ships"


@clause("PK-SHP-06")
def test_a_captain_may_spare_the_right_ship() -> None:
    t = trader("contract_wheat_de", "goods_wheat_2", "captain", ships="de fr").play(pick("wheat_de"), "load")
    assert t.legal() == sail("fr", "de")
    t.play(*sail("fr"), *use("wheat_2"))
    assert (t.ships(0), t.hand(0)) == ({"de": 1}, {})
    t = trader("contract_wheat_de", "goods_wheat_2", "captain", ships="de").play(pick("wheat_de"), "load")
    t.play(*sail("de"), *use("wheat_2"))
    assert t.hand(0) == {"captain": 1}


@clause("PK-SHP-07")
def test_two_captains_turn_two_ships() -> None:
    cards = ("contract_wheat_de", "contract_wheat_es", "goods_wheat_2", "goods_wheat_2", "captain", "captain")
    t = trader(*cards, ships="fr nl").play(pick("wheat_de"), pick("wheat_es"), "load", *sail("nl", "fr"))
    t.play(*use("wheat_2", "wheat_2"))
    assert (t.cash(0), t.hand(0)) == (30, {})
    t = trader(*cards[:-1], ships="fr nl").play(pick("wheat_de"))
    assert t.why_not(pick("wheat_es")) == "not_enough_ships"


@clause("PK-SHP-05", "PK-SHP-06")
def test_ships_are_refused_with_the_reason() -> None:
    cards = ("contract_wheat_de", "contract_wheat_es", "goods_wheat_2", "goods_wheat_2", "captain")
    t = trader(*cards, ships="de fr").play(pick("wheat_de"), pick("wheat_es"), "load")
    assert t.why_not("send_ship(country=gb)") == "no_such_ship"
    assert t.why_not("send_ship(country=de)") == "ship_needed_elsewhere"
    t.play(*sail("fr"))
    assert t.why_not("send_ship(country=fr)") == "no_such_ship"
    t = trader("contract_wheat_de", "goods_wheat_2", ships="de fr").play(pick("wheat_de"), "load")
    assert t.why_not("send_ship(country=fr)") == "ship_wrong_flag"


# ---------------------------------------------------------------- goods, merchants, ingots


@clause("PK-GDS-01")
def test_cards_supply_what_they_show() -> None:
    t = trader("contract_furs_de", "goods_furs_1", "goods_furs_1", "goods_furs_2", ships="de")
    t.play(pick("furs_de"), "load", *sail("de"), *use("furs_1", "furs_2"))
    assert (t.question, t.legal()) == ("goods", use("furs_1"))
    assert t.play(*use("furs_1")).cash(0) == 35


@clause("PK-GDS-02", "PK-GDS-05")
def test_a_merchant_changes_a_whole_card() -> None:
    t = trader("contract_furs_se", "goods_furs_1", "goods_cotton_2", "merchant", ships="se")
    t.play(pick("furs_se"), "load", *sail("se"), *use("cotton_2", "furs_1"))
    assert (t.cash(0), t.hand(0)) == (25, {})
    assert t.discards["merchant"] == 1


@clause("PK-GDS-03")
def test_he_works_only_with_contract_and_ship() -> None:
    t = trader("goods_cotton_2", "merchant", ships="se")
    assert t.legal() == [f"choose_board(board={b})" for b in ("guild_hall", "docks", "market", "bank")]
    assert t.why_not("use_goods(good=cotton, amount=2)") == "no_shipment"
    t = trader("contract_furs_se", "goods_furs_1", "goods_cotton_2", "merchant")
    assert t.why_not(pick("furs_se")) == "no_ship_for_destination"


@clause("PK-GDS-04")
def test_two_merchants_change_two_cards() -> None:
    cards = ("contract_furs_se", "contract_tobacco_gb", "goods_cotton_3", "goods_wheat_2")
    t = trader(*cards, "merchant", "merchant", ships="se gb").play(
        pick("furs_se"), pick("tobacco_gb"), "load"
    )
    t.play(*sail("gb", "se"))
    assert t.legal() == use("cotton_3")  # the wheat is needed for tobacco
    t.play(*use("cotton_3", "wheat_2"))
    assert (t.cash(0), t.hand(0)) == (40, {})
    t = trader(*cards, "merchant", ships="se gb").play(pick("furs_se"))
    assert t.why_not(pick("tobacco_gb")) == "contract_does_not_fit"


@clause("PK-GDS-04")
def test_a_changed_card_may_leave_a_gap_that_another_fills() -> None:
    cards = (
        "contract_furs_se",
        "contract_wheat_es",
        "goods_wheat_3",
        "goods_cotton_2",
        "merchant",
        "merchant",
    )
    t = trader(*cards, ships="se es").play(pick("furs_se"), pick("wheat_es"), "load", *sail("se", "es"))
    assert t.legal() == use("cotton_2")
    t.play(*use("cotton_2"))
    assert t.legal() == use("wheat_3")
    t.play(*use("wheat_3"))
    assert (t.cash(0), t.hand(0)) == (40, {})


@clause("PK-GDS-05")
def test_a_changed_card_is_divided_too() -> None:
    cards = ("contract_tobacco_gb", "contract_tobacco_nl", "goods_furs_3", "goods_tobacco_1", "merchant")
    t = trader(*cards, ships="gb nl").play(pick("tobacco_gb"), pick("tobacco_nl"), "load", *sail("gb", "nl"))
    t.play(*use("furs_3", "tobacco_1"))
    assert t.cash(0) == 30


@clause("PK-GDS-06")
@pytest.mark.parametrize("good", ["wheat", "cotton", "furs", "tobacco"])
def test_a_single_ingot_is_one_unit_of_any_good(good: str) -> None:
    to = {"wheat": "es", "cotton": "se", "furs": "gb", "tobacco": "gb"}[good]
    t = trader(f"contract_{good}_{to}", f"goods_{good}_1", "ingot_single", ships=to)
    t.play(pick(f"{good}_{to}"), "load", *sail(to), *use(f"{good}_1", "single"))
    assert (t.cash(0), t.hand(0)) == (15, {})
    assert t.discards["ingot_single"] == 1


@clause("PK-GDS-07")
def test_a_double_ingot_is_two_units_of_one_good() -> None:
    t = trader("contract_furs_gb", "ingot_double", ships="gb").play(pick("furs_gb"), "load", *sail("gb"))
    assert t.play(*use("double")).cash(0) == 15
    cards = ("contract_furs_se", "contract_wheat_fr", "goods_furs_2", "goods_wheat_2", "ingot_double")
    t = trader(*cards, ships="se fr").play(pick("furs_se"))
    assert t.why_not(pick("wheat_fr")) == "contract_does_not_fit"


@clause("PK-GDS-08")
def test_a_double_ingot_may_stand_for_one_or_serve_two_contracts() -> None:
    t = trader("contract_furs_se", "goods_furs_2", "ingot_double", ships="se")
    assert t.play(pick("furs_se"), "load", *sail("se"), *use("furs_2", "double")).cash(0) == 25
    cards = ("contract_furs_se", "contract_furs_es", "goods_furs_2", "goods_furs_2", "ingot_double")
    t = trader(*cards, ships="se es").play(pick("furs_se"), pick("furs_es"), "load", *sail("se", "es"))
    assert t.play(*use("furs_2", "furs_2", "double")).cash(0) == 50


@clause("PK-GDS-09")
def test_used_ingots_are_discarded() -> None:
    t = trader("contract_furs_gb", "ingot_single", "ingot_single", "ingot_single", ships="gb")
    t.play(pick("furs_gb"), "load", *sail("gb"), *use("single", "single"))
    assert t.hand(0) == {"ingot_single": 1}
    assert t.discards["ingot_single"] == 2
    assert "loads_ingot(who=0, ingot=single, number=2)" in t.story


@clause("PK-GDS-10")
def test_no_merchant_is_used_on_an_ingot() -> None:
    t = trader("contract_furs_gb", "ingot_double", "merchant", ships="gb").play(pick("furs_gb"), "load")
    t.play(*sail("gb"), *use("double"))
    assert t.hand(0) == {"merchant": 1}


@clause("PK-CON-02", "PK-GDS-02")
def test_cards_are_refused_with_the_reason() -> None:
    t = trader(
        "contract_furs_de", "goods_furs_2", "goods_furs_3", "goods_cotton_1", "ingot_single", ships="de"
    )
    t.play(pick("furs_de"), "load", *sail("de"))
    assert t.why_not("use_goods(good=furs, amount=1)") == "card_not_in_hand"
    assert t.why_not("use_goods(good=cotton, amount=1)") == "wrong_good"
    assert t.why_not("use_ingot(ingot=double)") == "card_not_in_hand"
    t = trader("contract_furs_se", "goods_furs_2", "goods_cotton_2", "goods_wheat_1", "merchant", ships="se")
    t.play(pick("furs_se"), "load", *sail("se"), *use("wheat_1"))
    assert t.hand(0)["merchant"] == 1
    t = trader("contract_furs_de", "goods_furs_2", "goods_cotton_2", "goods_wheat_1", "merchant", ships="de")
    t.play(pick("furs_de"), "load", *sail("de"))
    assert t.why_not("use_goods(good=wheat, amount=1)") == "rest_unpaid"
    cards = ("contract_furs_se", "contract_tobacco_gb", "goods_furs_3", "ingot_double", "ingot_single")
    t = trader(*cards, ships="se gb").play(pick("furs_se"), pick("tobacco_gb"), "load", *sail("gb", "se"))
    assert t.why_not("use_ingot(ingot=double)") == "rest_unpaid"


# ---------------------------------------------------------------- the exact test


def ways(cards: list[tuple[int, int]], ingots: tuple[int, int], merchants: int) -> Iterator[list[int]]:
    """What can be supplied of each good, in every way to change cards and to use ingots."""
    options = [[(good, amount, good != own) for good in range(4)] for own, amount in cards]
    options += [[(good, 1, False) for good in range(4)]] * ingots[0]
    options += [[(good, 2, False) for good in range(4)]] * ingots[1]
    for choice in itertools.product(*options):
        if sum(changed for _, _, changed in choice) <= merchants:
            units = [0, 0, 0, 0]
            for good, amount, _ in choice:
                units[good] += amount
            yield units


@clause("PK-CON-02", "PK-CON-07", "PK-GDS-04", "PK-GDS-08")
@pytest.mark.parametrize("seed", range(24))
def test_whether_goods_suffice_is_found_out_exactly(seed: int) -> None:
    luck = random.Random(seed)
    kinds = [luck.choice(list(Goods)) for _ in range(luck.randint(1, 4))]
    kinds = [kind for at, kind in enumerate(kinds) if kinds[: at + 1].count(kind) <= 2]
    ingots, merchants = (luck.randint(0, 1), luck.randint(0, 1)), luck.randint(0, 3)
    hand = [f"goods_{kind.name.lower()}" for kind in kinds] + ["merchant"] * merchants
    hand += ["ingot_single"] * ingots[0] + ["ingot_double"] * ingots[1]
    t = trader(*hand)
    cards = [(int(kind) // 3, int(kind) % 3 + 1) for kind in kinds]
    reachable = {tuple(units) for units in ways(cards, ingots, merchants)}
    for _ in range(12):
        wanted = [luck.choice([0, 0, 1, 2, 3, 4]) for _ in range(4)]
        for good, amount in enumerate(wanted):
            t.s.due[good] = amount
        found = goods_fit(t.s, due_in(t.s), merchants_left(t.s), -1, -1)
        exact = any(all(have >= need for have, need in zip(units, wanted)) for units in reachable)
        assert found == exact, (kinds, ingots, merchants, wanted)


@clause("PK-CON-13", "PK-FRE-02")
@pytest.mark.parametrize("seed", range(6))
def test_no_shipment_ever_gets_stuck(seed: int) -> None:
    luck = random.Random(seed)
    contracts = luck.sample([one.name.lower() for one in Contract], 5)
    hand = [f"contract_{name}" for name in contracts] + ["captain"] * luck.randint(0, 2)
    hand += [f"goods_{kind.name.lower()}" for kind in luck.sample(list(Goods), 5)] * 2
    hand += ["merchant"] * luck.randint(0, 2) + ["ingot_single", "ingot_double"][: luck.randint(0, 2)]
    t = trader(*hand, ships="gb de fr es")
    shipped = 0
    while any(act.startswith("pick") for act in t.legal()):
        t.play(luck.choice([act for act in t.legal() if act.startswith("pick")]))
        while t.question != "choose_board":
            t.play(luck.choice(t.legal()))
        shipped += 1
    assert shipped > 0
    assert GAME.legal(t.s)
