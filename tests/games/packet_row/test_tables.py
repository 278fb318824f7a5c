"""Corrected tables: what the checks let through plays well, and what they refuse is told with its row."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.rulebook.packet_row.positions import at_random
from tradewinds.games.packet_row import GAME
from tradewinds.games.packet_row.pieces import RECONSTRUCTED
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.components import BadTables, corrected
from tradewinds.kernel.texts import Texts
from tradewinds.match import Match

TABLES: dict[str, Any] = dict(GAME.components)


def changed(table: str, row: int, **values: Any) -> dict[str, Any]:
    """A table with a row changed; rows are counted from 1."""
    told = copy.deepcopy(TABLES[table])
    told["rows"][row - 1].update(values)
    return {table: told}


def without(table: str, row: int) -> dict[str, Any]:
    told = copy.deepcopy(TABLES[table])
    del told["rows"][row - 1]
    return {table: told}


def real_cards() -> dict[str, Any]:
    """Tables that differ in every way that they may."""
    contracts = copy.deepcopy(TABLES["contracts"]["rows"])
    contracts[0].update(amount=5, payout=40)
    contracts[1] = dict(contracts[2])
    contracts[3].update(good="wheat", to="nl", amount=2, payout=18)
    goods = [row for row in copy.deepcopy(TABLES["goods"]["rows"]) if row["good"] != "wheat"]
    goods += [{"good": "wheat", "amount": 2, "price": 5, "copies": 7}]
    money = [{"value": value, "copies": 4} for value in (1, 2, 3, 4, 6, 10)]
    vp = copy.deepcopy(TABLES["vp"]["rows"])
    vp[0].update(guild_hall=0, docks=2)
    vp[1].update(guild_hall=2, docks=0)
    vp[4].update(name="library", price=12, vp=2)
    start = copy.deepcopy(TABLES["start_contracts"]["rows"])
    start[1] = dict(start[0])
    return {
        "contracts": {"rows": contracts},
        "start_contracts": {"rows": start},
        "ships": {**TABLES["ships"], "gb": 6, "de": 0},
        "ingots": {"rows": [{"units": 1, "price": 3}, {"units": 2, "price": 7}]},
        "goods": {"rows": goods},
        "money": {"rows": money},
        "vp": {"rows": vp},
    }


@pytest.fixture(scope="module")
def real() -> Any:
    return corrected(GAME, real_cards())


def test_real_cards_are_played_by_the_rules(real: Any) -> None:
    for seats in real.seats:
        batch = Batch(real, real.template(seats), seed=6, bots=[[0] * seats, [1] * seats], check=True)
        results = batch.results(4)
        batch.play_interpreted(0, results)
        assert not results["fault"].any()


def test_real_cards_have_names_in_both_languages(real: Any) -> None:
    for language in ("en", "ru"):
        texts = Texts(real, language)
        for field in real.state.fields.values():
            for kind in (*field.axes, field.of):
                if hasattr(kind, "__members__") and kind is not real.state.questions:
                    assert all(texts.name(member) for member in kind)
        assert all(texts.act(code) for code in range(len(real.alphabet)))
    assert (
        Texts(real, "en")
        .name(real.state.fields["hand"].axes[1].CONTRACT_WHEAT_GB)
        .startswith("Contract: 5 wheat")
    )


def test_a_match_with_real_cards_is_kept(real: Any) -> None:
    match = Match.new(GAME, 3, {"components": real_cards()}, key=(4, 4))
    assert match.game is real
    for _ in range(60):
        match.play(match.legal()[0])
    loaded = Match.from_json(match.to_json())
    assert loaded.game is real
    assert bytes(loaded.state) == bytes(match.state)


def test_what_is_corrected_is_no_longer_called_reconstructed(real: Any) -> None:
    assert (
        GAME.reconstructed
        == RECONSTRUCTED
        == (
            "cards",
            "contracts",
            "start_contracts",
            "ingots",
            "goods",
            "money",
            "vp",
        )
    )
    assert real.reconstructed == ()
    assert "money" not in corrected(GAME, {"money": real_cards()["money"]}).reconstructed


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (
            changed("contracts", 3, good="rum"),
            "contracts, row 3, good is one of wheat, cotton, furs, tobacco",
        ),
        (changed("contracts", 3, to="us"), "contracts, row 3, to is one of gb, fr, nl, se, es, de, not 'us'"),
        (changed("contracts", 3, amount=7), "contracts, row 3, amount is a whole number from 1 to 6, not 7"),
        (changed("contracts", 3, payout=0), "contracts, row 3, payout is a whole number from 1 to 99, not 0"),
        (changed("contracts", 2, to="nl", payout=9), "contracts, row 3, payout: a contract of the same good"),
        (without("contracts", 5), "contracts, rows: there are 24, not 23"),
        (without("start_contracts", 5), "start_contracts, rows: there are 12, not 11"),
        (changed("start_contracts", 1, good="furs"), "start_contracts, rows with wheat: there are 3, not 2"),
        ({"ships": {**TABLES["ships"], "gb": 4}}, "ships: there are 18, not 19"),
        ({"ships": {**TABLES["ships"], "gb": -1}}, "ships, gb is a whole number from 0 to 18, not -1"),
        (changed("ingots", 2, units=3), "ingots, row 2, units is a whole number from 2 to 2, not 3"),
        (changed("ingots", 2, price=61), "ingots, row 2, price is a whole number from 0 to 60, not 61"),
        (without("ingots", 2), "ingots, rows: there are 2, not 1"),
        (changed("goods", 1, amount=4), "goods, row 1, amount is a whole number from 1 to 3, not 4"),
        (changed("goods", 2, amount=1), "goods, row 2: a row with the same good and amount stands above"),
        (changed("goods", 2, copies=3), "goods, copies of wheat: there are 7, not 8"),
        (changed("money", 1, value=21), "money, row 1, value is a whole number from 1 to 20, not 21"),
        (changed("money", 2, value=3), "money, row 2: a row with the same value stands above"),
        (changed("money", 2, copies=9), "money, copies: there are 24, not 25"),
        (changed("vp", 4, name="opera"), "vp, row 4, name is one of school, park"),
        (changed("vp", 4, vp=21), "vp, row 4 (theatre), vp is a whole number from 0 to 20, not 21"),
        (changed("vp", 4, docks=2), "vp, cards in docks: there are 9, not 10"),
        ({"pieces": TABLES["pieces"]}, "packet_row has no table 'pieces' to correct"),
    ],
)
def test_what_is_wrong_is_told_with_its_row(told: dict[str, Any], said: str) -> None:
    with pytest.raises(BadTables) as error:
        corrected(GAME, told)
    assert said in str(error.value)


def test_too_many_kinds_are_refused() -> None:
    money = {"rows": [{"value": value, "copies": 1} for value in range(1, 10)]}
    with pytest.raises(BadTables, match="money, rows, their number"):
        corrected(GAME, {"money": money})


def test_the_tables_of_the_game_itself_pass() -> None:
    assert corrected(GAME, TABLES_OF_CARDS) is GAME
    assert sum(1 for _ in at_random(2, seed=3)) > 50


TABLES_OF_CARDS = {name: TABLES[name] for name in GAME.correctable}
