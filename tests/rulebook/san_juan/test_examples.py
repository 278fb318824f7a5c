"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, table
from tests.rulebook.table import clause
from tradewinds.games.san_juan import scoring

MAKERS = ["sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
GOODS = ["indigo", "sugar", "tobacco", "coffee", "silver"]


@clause("TV-01", "SJ-BLD-05", "SJ-BLD-09")
def test_builder_with_smithy_and_library() -> None:
    t = table(cities={0: ["smithy", "library"]}, hands={0: ["sugar_mill", "well", "tower"]})
    before = t.supply
    t.play("choose(role=builder)", "build(card=sugar_mill)")
    assert t.city(0) == ["indigo_plant", "smithy", "library", "sugar_mill"]
    assert t.hand(0) == {"well": 1, "tower": 1}
    assert t.supply == before


@clause("TV-02", "SJ-TRD-05", "SJ-TRD-04", "SJ-TRD-07")
def test_trader_with_market_stand_and_trading_post() -> None:
    for tile in ("three", "four", "five"):
        t = table(
            tile=tile,
            cities={0: ["market_stand", "trading_post", "tobacco_storage", "silver_smelter"], 1: []},
            goods={0: ["indigo", "tobacco", "silver"], 1: ["indigo"]},
            hands={0: ["well", "tower"]},
        )
        t.play("choose(role=trader)", "sell(good=indigo)", "sell(good=tobacco)")
        assert (t.cards(0), t.s.discards) == (2, 2)
        t.play("sell(good=silver)")
        assert (t.cards(0), t.goods(0), t.s.discards) == (2 + 1 + 2 + 3 + 1, {}, 3)
        assert (t.question, t.asked) == ("sell", 1)


@clause("TV-03", "SJ-PRO-11", "SJ-PRO-12")
def test_one_sugar_and_one_tobacco() -> None:
    t = table(cities={0: ["sugar_mill", "tobacco_storage"]}, goods={0: ["sugar", "tobacco"]})
    assert t.goods(0) == {"sugar": 1, "tobacco": 1}
    assert t.city(0) == ["indigo_plant", "sugar_mill", "tobacco_storage"]


def mining(*top: str) -> Town:
    """Seat 1 has a gold mine, and just these cards are left to draw."""
    t = table(cities={1: ["gold_mine"]}, pile=top).play("choose(role=prospector)", "pass")
    assert (t.question, t.asked) == ("gold_mine", 1)
    return t.play("reveal")


@clause("TV-04", "SJ-PSP-04")
def test_a_gold_mine_finds_equal_costs() -> None:
    t = mining("library", "prefecture", "smithy", "tobacco_storage")
    assert (t.cards(1), t.s.discards, t.question) == (0, 4, "role")
    assert "finds_nothing" in t.told


@clause("TV-05", "SJ-PSP-03", "SJ-PSP-08")
@pytest.mark.parametrize("card", ["quarry", "smithy", "tobacco_storage", "library"])
def test_a_gold_mine_finds_four_costs(card: str) -> None:
    four = ["quarry", "smithy", "tobacco_storage", "library"]
    t = mining(*four)
    assert (t.question, t.asked) == ("gold_card", 1)
    assert set(t.legal()) == {f"take(card={name})" for name in four}
    t.play(f"take(card={card})")
    assert (t.hand(1), t.s.discards, t.question) == ({card: 1}, 3, "role")


@clause("TV-06", "SJ-COU-05", "SJ-COU-06")
def test_councillor_with_prefecture_and_archive() -> None:
    hand = ["well", "tower", "statue", "hero"]
    t = table(cities={0: ["prefecture", "archive"]}, hands={0: hand})
    t.play("choose(role=councillor)", "draw")
    assert (t.question, t.cards(0), t.s.left) == ("archive", 9, 3)
    t.play(*(f"discard(card={name})" for name in hand[:3]))
    assert (t.cards(0), t.discarded(0), t.asked) == (6, {"well": 1, "tower": 1, "statue": 1}, 1)


@clause("TV-07", "SJ-BLD-10")
def test_a_black_market_pays_for_a_library() -> None:
    t = table(
        chooser=1,
        cities={0: ["black_market", "tobacco_storage"]},
        goods={0: ["indigo", "tobacco"]},
        hands={0: ["library", "well", "tower", "statue"]},
    )
    t.play("choose(role=builder)")
    assert (t.question, t.asked) == ("build", 0)
    t.play("build(card=library)")
    assert (t.question, t.s.price) == ("pay", 5)
    t.play("pay_good(good=indigo)", "pay_good(good=tobacco)")
    t.play("pay(card=well)", "pay(card=tower)", "pay(card=statue)")
    assert (t.cards(0), t.goods(0), t.s.discards) == (0, {}, 5)
    assert t.city(0)[-1] == "library"


@clause("TV-08", "SJ-TRD-03", "SJ-TRD-04")
@pytest.mark.parametrize(("chooser", "library", "limit"), [(1, False, 2), (0, False, 3), (0, True, 4)])
def test_a_trading_post(chooser: int, library: bool, limit: int) -> None:
    t = table(
        chooser=chooser,
        tile="one",
        cities={0: [*MAKERS, "trading_post", *(["library"] if library else [])]},
        goods={0: GOODS},
    )
    t.play("choose(role=trader)")
    sold = 0
    while t.question == "sell":
        t.play(f"sell(good={GOODS[sold]})")
        sold += 1
    assert sold == limit
    assert len(t.goods(0)) == 5 - limit


@clause("TV-09", "SJ-CRN-01", "SJ-CRN-04")
def test_a_palace_over_a_chapel() -> None:
    t = table(
        chooser=1,
        cities={0: ["crane", "chapel"]},
        hands={0: ["palace", "well", "tower", "statue"]},
    )
    t.play("choose(role=builder)", "build(card=palace)", "overbuild(card=chapel)")
    assert t.s.price == 6 - 3
    t.play("pay(card=well)", "pay(card=tower)", "pay(card=statue)")
    assert (t.city(0), t.cards(0)) == (["indigo_plant", "crane", "palace"], 0)


@clause("TV-10", "SJ-CRN-04", "SJ-CRN-10")
def test_a_statue_over_a_coffee_roaster() -> None:
    t = table(chooser=1, cities={0: ["crane", "coffee_roaster"]}, hands={0: ["statue", "well", "tower"]})
    t.play("choose(role=builder)", "build(card=statue)", "overbuild(card=coffee_roaster)")
    assert (t.city(0), t.cards(0)) == (["indigo_plant", "crane", "statue"], 2)


@clause("TV-11", "SJ-SCO-02")
def test_a_chapel_with_seven_cards() -> None:
    bare = table(cities={0: []})
    t = table(
        cities={0: ["chapel"]}, chapels={0: ["well", "well", "tower", "hero", "palace", "smithy", "crane"]}
    )
    assert t.vp(0) - bare.vp(0) == 9


@clause("TV-12", "SJ-PRO-04", "SJ-PRO-05")
@pytest.mark.parametrize(("chooser", "library", "limit"), [(1, False, 2), (0, False, 3), (0, True, 4)])
def test_an_aqueduct(chooser: int, library: bool, limit: int) -> None:
    t = table(chooser=chooser, cities={0: [*MAKERS, "aqueduct", *(["library"] if library else [])]})
    t.play("choose(role=producer)")
    if chooser == 1:
        t.play("stop", "stop")
    made = 0
    while t.question == "produce" and t.asked == 0:
        t.play(f"produce(good={GOODS[made]})")
        made += 1
    assert made == limit == sum(t.goods(0).values())


@clause("TV-13", "SJ-COU-04", "SJ-COU-06")
@pytest.mark.parametrize(("chooser", "library", "drawn"), [(1, False, 2), (0, False, 5), (0, True, 8)])
@pytest.mark.parametrize("archive", [False, True])
def test_a_prefecture(chooser: int, library: bool, drawn: int, archive: bool) -> None:
    more = [*(["library"] if library else []), *(["archive"] if archive else [])]
    t = table(chooser=chooser, cities={0: ["prefecture", *more]}, hands={0: ["well"]})
    t.play("choose(role=councillor)")
    if chooser == 1:
        t.play("pass", "pass")
    t.play("draw")
    steps = 0
    while t.question in {"keep", "archive"}:
        t.play(t.legal()[0])
        steps += 1
    assert (t.cards(0), t.s.discards) == (1 + 2, drawn - 2)
    if archive:
        assert steps == drawn - 2 == {2: 0, 5: 3, 8: 6}[drawn]


@clause("TV-14", "SJ-TRD-08")
@pytest.mark.parametrize(("tile", "drawn"), [("five", 2 + 3 + 1), ("three", 1 + 2 + 1)])
def test_a_market_hall(tile: str, drawn: int) -> None:
    t = table(
        tile=tile,
        cities={0: ["market_hall", "sugar_mill", "coffee_roaster"]},
        goods={0: ["sugar", "coffee"]},
    )
    t.play("choose(role=trader)", "sell(good=sugar)", "sell(good=coffee)")
    assert t.cards(0) == drawn


@clause("TV-15", "SJ-BLD-07")
def test_builder_with_quarry() -> None:
    t = table(cities={0: ["quarry"]}, hands={0: ["crane", "well"]})
    t.play("choose(role=builder)", "build(card=crane)")
    assert (t.city(0)[-1], t.hand(0)) == ("crane", {"well": 1})


@clause("TV-16", "SJ-COU-03", "SJ-COU-05")
def test_councillor_with_library_archive_and_prefecture() -> None:
    hand = ["well", "tower", "statue"]
    t = table(cities={0: ["library", "archive", "prefecture"]}, hands={0: hand})
    t.play("choose(role=councillor)", "draw")
    assert (t.cards(0), t.s.left) == (11, 6)
    for _ in range(6):
        t.play(t.legal()[0])
    assert (t.cards(0), t.asked) == (5, 1)


@clause("TV-17", "SJ-BLD-08", "SJ-BLD-09")
def test_builder_with_library_and_quarry() -> None:
    t = table(cities={0: ["library", "quarry"]}, hands={0: ["hero", "well", "tower"]})
    t.play("choose(role=builder)", "build(card=hero)")
    assert t.s.price == 5 - 3
    t.play("pay(card=well)", "pay(card=tower)")
    assert (t.city(0)[-1], t.cards(0)) == ("hero", 0)


@clause("TV-18", "SJ-SCO-04")
def test_a_guild_hall() -> None:
    t = table(cities={0: ["guild_hall", "indigo_plant", "sugar_mill", "tobacco_storage"]})
    assert scoring.guild_hall(t.s, 0) == 8


@clause("TV-19", "SJ-SCO-05")
def test_a_city_hall() -> None:
    others = [
        "poor_house",
        "aqueduct",
        "carpenter",
        "chapel",
        "quarry",
        "library",
        "statue",
        "victory_column",
    ]
    t = table(cities={0: [*others, "city_hall"]})
    assert scoring.city_hall(t.s, 0) == 9


@clause("TV-20", "SJ-SCO-03")
def test_a_triumphal_arch() -> None:
    t = table(cities={0: ["triumphal_arch", "statue", "hero"]})
    assert scoring.arch(t.s, 0) == 6


@clause("TV-21", "SJ-SCO-06")
def test_a_palace() -> None:
    t = table(
        cities={0: ["palace", "statue", "victory_column", "hero", "triumphal_arch", "chapel"]},
        chapels={0: ["well"] * 3 + ["tower"] * 3 + ["crane"] * 3 + ["archive"] * 2},
    )
    assert scoring.base(t.s, 0) == 1 + 3 + 4 + 5 + 8 + 2 + 11 == 34
    assert scoring.palace(t.s, 0) == 8
    assert t.vp(0) == 42


@clause("TV-22", "SJ-VIO-01")
def test_two_different_monuments() -> None:
    t = table(
        cities={0: ["statue"]},
        hands={0: ["victory_column", "statue", "well", "tower", "crane", "library"]},
    )
    t.play("choose(role=builder)")
    assert "build(card=victory_column)" in t.legal()
    assert t.why_not("build(card=statue)") == "violet_already_standing"


@clause("TV-23", "SJ-LIB-01", "SJ-BLD-08", "SJ-COU-03", "SJ-PSP-01", "SJ-PRO-04", "SJ-TRD-03")
def test_the_library_with_each_role() -> None:
    owner = {"cities": {0: ["library", *MAKERS]}}
    t = table(**owner).play("choose(role=councillor)", "draw")
    assert (t.s.looking, t.s.left) == (8, 1)
    t = table(**owner, hands={0: ["chapel", "well"]}).play("choose(role=builder)", "build(card=chapel)")
    assert t.s.price == 3 - 2
    t = table(**owner).play("choose(role=producer)")
    t.play("produce(good=indigo)", "produce(good=sugar)", "produce(good=tobacco)")
    assert t.asked == 1
    t = table(**owner, goods={0: GOODS}).play("choose(role=trader)")
    t.play("sell(good=indigo)", "sell(good=sugar)", "sell(good=tobacco)")
    assert t.question == "role"
    t = table(**owner).play("choose(role=prospector)", "draw")
    assert t.cards(0) == 2


@clause("TV-24", "SJ-RND-05", "SJ-RND-07", "SJ-RND-08")
def test_a_round_of_two() -> None:
    t = table(2)
    choosers = []
    for role in ("councillor", "prospector", "producer"):
        choosers.append(t.asked)
        t.play(f"choose(role={role})").turned_down()
    assert choosers == [0, 1, 0]
    assert (t.question, t.asked, t.s.governor, t.s.turn) == ("role", 1, 1, 3)


@clause("TV-25", "SJ-LIB-03", "SJ-LIB-05")
@pytest.mark.parametrize("first", ["use_library", "save_library"])
def test_the_library_of_a_governor_of_two(first: str) -> None:
    t = table(2, cities={0: ["library"]}).play("choose(role=prospector)")
    assert set(t.legal()) == {"use_library", "save_library", "pass"}
    t.play(first)
    assert t.cards(0) == (2 if first == "use_library" else 1)
    t.play("choose(role=producer)").turned_down()
    t.play("choose(role=councillor)", "draw")
    assert t.s.looking == (5 if first == "use_library" else 8)
