"""The worked examples of the rulebook. Its players are Anya, Boris, Sergey and Denis."""

from __future__ import annotations

import pytest

from tests.rulebook.puerto_rico.positions import Island, choosing, table
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico.pieces import Building
from tradewinds.games.puerto_rico.rules.builder import price
from tradewinds.games.puerto_rico.rules.craftsman import output
from tradewinds.games.puerto_rico.scoring import bonus, printed

ANYA, BORIS, SERGEY, DENIS = range(4)


@clause("TV-01", "PR-MAY-01", "PR-MAY-03")
def test_six_colonists_for_four_players() -> None:
    t = choosing("mayor", aboard=6, colonists=40)
    before = t.colonists(DENIS)
    t.play("take_colonist")
    assert [t.colonists(seat) for seat in (ANYA, BORIS, SERGEY)] == [3, 2, 1]
    assert t.colonists(DENIS) == before + 1
    assert t.event("gets_colonists") == [
        f"gets_colonists(who={seat}, number={number})" for seat, number in enumerate((2, 2, 1, 1))
    ]
    assert (t.s.colonists, t.s.aboard) == (39 - 4, 4)  # the ship has been refilled with the least number


@clause("TV-02", "PR-BLD-03", "PR-BLD-04")
@pytest.mark.parametrize(
    ("building", "paid", "as_builder"),
    [("construction_hut", 1, 0), ("office", 3, 2), ("harbor", 5, 4), ("city_hall", 7, 6)],
)
def test_three_quarries(building: str, paid: int, as_builder: int) -> None:
    t = choosing("builder", doubloons=20, island={seat: {"quarry": 3} for seat in (ANYA, BORIS)})
    assert price(t.s, BORIS, Building[building.upper()]) == paid
    t.play(f"build(building={building})")
    assert t.doubloons(ANYA) == 20 - as_builder
    if building != "city_hall":  # of which there is one
        t.play(f"build(building={building})")
        assert t.doubloons(BORIS) == 20 - paid


def captains_phase() -> Island:
    return table(
        ships=[None, ("corn", 3), None],
        goods={
            ANYA: {"corn": 2, "sugar": 6},
            BORIS: {"sugar": 2, "tobacco": 3},
            SERGEY: {"corn": 2, "tobacco": 1},
            DENIS: {"corn": 1, "indigo": 5},
        },
        chips={SERGEY: 40},
    )


@clause("TV-03", "PR-CAP-08", "PR-CAP-07", "PR-CAP-16", "PR-STO-01", "PR-STO-08")
def test_a_whole_captains_phase() -> None:
    t = captains_phase().play("choose(role=captain)")
    assert t.s.vp_left == 60
    assert t.legal() == ["load(good=corn, ship=middle)", "load(good=sugar, ship=large)"]
    assert t.why_not("load(good=sugar, ship=small)") == "must_choose_fuller_ship"
    t.play("load(good=sugar, ship=large)")
    assert t.event("loads") == ["loads(who=0, good=sugar, number=6, hold=7, vp=7, extra=captain)"]
    assert t.asked == BORIS
    assert t.legal() == ["load(good=sugar, ship=large)", "load(good=tobacco, ship=small)"]
    t.play("load(good=sugar, ship=large)")
    assert t.asked == SERGEY
    assert t.legal() == ["load(good=corn, ship=middle)", "load(good=tobacco, ship=small)"]
    t.play("load(good=tobacco, ship=small)")
    assert t.event("loads")[1:] == [  # from the fourth on nobody has a choice
        "loads(who=1, good=sugar, number=1, hold=7, vp=1, extra=nothing)",
        "loads(who=2, good=tobacco, number=1, hold=5, vp=1, extra=nothing)",
        "loads(who=3, good=corn, number=1, hold=6, vp=1, extra=nothing)",
        "loads(who=0, good=corn, number=2, hold=6, vp=2, extra=nothing)",
        "loads(who=1, good=tobacco, number=3, hold=5, vp=3, extra=nothing)",
    ]
    assert [t.vp(seat) for seat in range(4)] == [9, 4, 41, 1]
    assert t.s.vp_left == 60 - 15
    assert [t.goods(seat) for seat in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert t.event("returns") == [
        "returns(who=2, good=corn, number=1)",
        "returns(who=3, good=indigo, number=4)",
    ]
    assert t.ships == [("tobacco", 4), None, None]
    assert t.event("ship_sails") == [
        "ship_sails(who=0, hold=6, good=corn)",
        "ship_sails(who=0, hold=7, good=sugar)",
    ]
    assert t.counted("supply") == {"corn": 9, "indigo": 10, "sugar": 10, "tobacco": 5, "coffee": 9}
    assert (t.question, t.asked) == ("role", BORIS)


@clause("TV-04", "PR-PRO-01", "PR-RND-04")
def test_a_prospector_with_doubloons_on_his_card() -> None:
    t = table(coins={"prospector": 2}, doubloons=3).play("choose(role=prospector)")
    assert t.doubloons(ANYA) == 3 + 3
    assert t.story == [
        "chooses(who=0, role=prospector, doubloons=2)",
        "prospects(who=0, doubloons=1)",
    ]


@clause("TV-05", "PR-CRA-02", "PR-CRA-03")
def test_a_harvest() -> None:
    t = choosing(
        "craftsman",
        island={ANYA: {"corn": (3, 2), "tobacco": 2, "sugar": (4, 3)}},
        city={ANYA: {"tobacco_storage": 1, "sugar_mill": 3}},
    )
    t.play("produce")
    assert t.goods(ANYA) == {"corn": 2, "tobacco": 1, "sugar": 3}


@clause("TV-06", "PR-TRD-05", "PR-TRD-06")
def test_corn_and_a_small_market() -> None:
    t = table(governor=BORIS, city={ANYA: {"small_market": 1}}, goods={ANYA: {"corn": 1}}, doubloons=3).play(
        "choose(role=trader)"
    )
    assert (t.question, t.asked) == ("sell", ANYA)
    t.play("sell(good=corn)")
    assert t.doubloons(ANYA) == 4


@clause("TV-07", "PR-TRD-04")
def test_two_offices() -> None:
    t = choosing(
        "trader",
        house=["tobacco"],
        city={BORIS: {"office": 1}, SERGEY: {"office": 1}},
        goods={seat: {"tobacco": 1} for seat in (ANYA, BORIS, SERGEY)},
        doubloons=3,
    )
    assert t.asked == BORIS  # the trader has no office
    t.play("sell(good=tobacco)")
    assert t.asked == SERGEY
    t.play("sell(good=tobacco)")
    assert [t.doubloons(seat) for seat in range(4)] == [3, 6, 6, 3]
    assert t.counted("house") == {"tobacco": 3}


@clause("TV-08", "PR-CRA-05", "PR-CRA-09")
def test_a_factory_while_the_supply_runs_short() -> None:
    t = choosing(
        "craftsman",
        island={ANYA: {"corn": 3, "sugar": 3, "tobacco": 1}},
        city={ANYA: {"factory": 1, "sugar_mill": 3, "tobacco_storage": 1}},
        supply={"corn": 0, "sugar": 2, "tobacco": 5},
        doubloons=3,
    )
    t.play("produce")
    assert t.goods(ANYA) == {"sugar": 2, "tobacco": 1}
    assert t.doubloons(ANYA) == 4
    assert output(t.s, ANYA, 0) == 3  # the corn is there, but no barrel for it


def harbor_and_wharf() -> Island:
    """Anya is captain, and nobody but Sergey has barrels."""
    return choosing(
        "captain",
        ships=[("sugar", 1), ("tobacco", 3), ("corn", 2)],
        city={SERGEY: {"harbor": 1, "wharf": 1}},
        goods={SERGEY: {"tobacco": 5, "sugar": 2}},
    )


@clause("TV-09", "PR-CAP-15", "PR-CAP-11")
def test_a_harbor() -> None:
    t = harbor_and_wharf()
    assert t.asked == SERGEY
    t.play("load(good=tobacco, ship=middle)")
    assert (t.vp(SERGEY), t.asked) == (3 + 1, SERGEY)
    t.play("load(good=sugar, ship=small)")
    assert t.vp(SERGEY) == 4 + 2 + 1
    t.play("load_own(good=tobacco)")
    assert t.vp(SERGEY) == 7 + 2 + 1
    assert [line.rpartition("extra=")[2] for line in t.event("loads") + t.event("loads_own")] == [
        "harbor)"
    ] * 3


@clause("TV-10", "PR-CAP-11", "PR-STO-08")
def test_a_wharf_first() -> None:
    t = harbor_and_wharf().play("load_own(good=tobacco)")
    assert t.event("loads_own") == ["loads_own(who=2, good=tobacco, number=5, vp=6, extra=harbor)"]
    assert t.event("loads") == ["loads(who=2, good=sugar, number=2, hold=5, vp=3, extra=harbor)"]
    assert t.vp(SERGEY) == 6 + 2 + 1
    assert t.ships == [("sugar", 3), ("tobacco", 3), ("corn", 2)]


@clause("TV-11", "PR-SCO-03")
def test_a_guild_hall() -> None:
    mills = {"small_sugar_mill": 0, "sugar_mill": 0, "small_indigo_plant": 0, "coffee_roaster": 0}
    t = table(city={ANYA: {"guild_hall": 1, **mills}})
    assert bonus(t.s, ANYA, Building.GUILD_HALL) == 6


@clause("TV-12", "PR-SCO-04")
def test_a_residence() -> None:
    t = table(island={ANYA: {"corn": (5, 0), "quarry": (5, 2)}}, city={ANYA: {"residence": 1}})
    assert bonus(t.s, ANYA, Building.RESIDENCE) == 5


@clause("TV-13", "PR-SCO-05")
def test_a_fortress() -> None:
    t = table(
        island={ANYA: {"corn": 5, "quarry": 3}},
        city={ANYA: {"fortress": 1, "sugar_mill": 3}},
        san_juan={ANYA: 8},
    )
    assert t.colonists(ANYA) == 20
    assert bonus(t.s, ANYA, Building.FORTRESS) == 6


@clause("TV-14", "PR-SCO-06")
def test_a_customs_house() -> None:
    t = table(city={ANYA: {"customs_house": 1, "wharf": 1}}, chips={ANYA: 20, BORIS: 80}, paper={ANYA: 3})
    assert bonus(t.s, ANYA, Building.CUSTOMS_HOUSE) == 5


@clause("TV-15", "PR-SCO-07")
def test_a_city_hall() -> None:
    violet = ("hacienda", "harbor", "office", "construction_hut", "large_warehouse", "residence")
    t = table(city={ANYA: {"city_hall": 1, "sugar_mill": 1, **dict.fromkeys(violet, 0)}})
    assert bonus(t.s, ANYA, Building.CITY_HALL) == 7


@clause("TV-16", "PR-SCO-02", "PR-BUI-02")
@pytest.mark.parametrize("name", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"])
def test_large_buildings_unmanned(name: str) -> None:
    t = table(city={ANYA: {name: 0, "sugar_mill": 3}}, chips={ANYA: 8}, island={ANYA: {"corn": 4}})
    assert bonus(t.s, ANYA, Building[name.upper()]) == 0
    assert printed(t.s, ANYA) == 4 + 2
    assert t.score(ANYA) == 8 + 4 + 2
