"""Building over buildings."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, table
from tests.rulebook.san_juan.test_building import paid
from tests.rulebook.table import clause
from tradewinds.games.san_juan import scoring

MONEY = ["indigo_plant"] * 6


def laid_out(card: str, *standing: str, money: int = 6, chooser: int = 1, **facts: object) -> Town:
    """Seat 0 has a crane, and is asked where to build a card."""
    hands = {0: [card, *MONEY[:money]]}
    t = table(chooser=chooser, cities={0: ["crane", *standing]}, hands=hands, **facts)
    t.play("choose(role=builder)", f"build(card={card})")
    assert (t.question, t.asked) == ("place", 0)
    return t


@clause("SJ-CRN-01")
def test_a_crane_offers_places_and_buildings() -> None:
    t = laid_out("tower", "sugar_mill", "smithy", goods={0: ["sugar"]})
    assert set(t.legal()) == {
        "new_place",
        "overbuild(card=indigo_plant)",
        "overbuild(card=smithy)",
        "overbuild_good(good=sugar)",
    }
    t.play("new_place")
    assert paid(t) == 3
    assert t.city(0)[-1] == "tower"


@clause("SJ-CRN-01")
def test_without_a_crane_there_is_no_choice() -> None:
    t = table(hands={0: ["sugar_mill", "well"]}).play("choose(role=builder)", "build(card=sugar_mill)")
    assert t.question == "pay"
    for act in ("new_place", "overbuild(card=indigo_plant)", "overbuild_good(good=indigo)"):
        assert t.why_not(act) == "no_crane"


@clause("SJ-CRN-02")
def test_not_over_the_crane() -> None:
    assert laid_out("tower").why_not("overbuild(card=crane)") == "crane_cannot_be_overbuilt"


@clause("SJ-CRN-03")
def test_not_over_its_like() -> None:
    t = laid_out("sugar_mill", "sugar_mill")
    assert t.why_not("overbuild(card=sugar_mill)") == "same_building"
    t = laid_out("sugar_mill", "sugar_mill", goods={0: ["sugar"]})
    assert t.why_not("overbuild_good(good=sugar)") == "same_building"
    assert t.why_not("overbuild(card=sugar_mill)") == "carries_good"


@clause("SJ-CRN-04")
@pytest.mark.parametrize(
    ("old", "new", "price"),
    [
        ("smithy", "palace", 5),
        ("tower", "palace", 3),
        ("quarry", "statue", 0),
        ("library", "silver_smelter", 0),
    ],
)
def test_the_old_cost_comes_off_and_nothing_is_paid_back(old: str, new: str, price: int) -> None:
    t = laid_out(new, old).play(f"overbuild(card={old})")
    want = max(0, price - (old == "quarry"))
    assert paid(t) == want
    assert t.cards(0) == 6 - want


@clause("SJ-CRN-05", "SJ-CRN-20")
@pytest.mark.parametrize(("adds", "price"), [(True, 6 - 3 - 1 - 1 - 1), (False, 6 - 3)])
def test_all_discounts_come_off_as_well(adds: bool, price: int) -> None:
    t = laid_out("palace", "tower", "quarry", "library", chooser=0, crane_adds_discounts=adds)
    assert paid(t.play("overbuild(card=tower)")) == price


@clause("SJ-CRN-05")
def test_on_a_new_place_discounts_count_in_any_case() -> None:
    t = laid_out("palace", "quarry", chooser=0, crane_adds_discounts=False)
    assert paid(t.play("new_place")) == 6 - 1 - 1


@clause("SJ-CRN-06", "SJ-END-03", "SJ-SCO-01")
def test_what_is_covered_is_gone() -> None:
    makers = ["sugar_mill", "aqueduct", "hero", "triumphal_arch", "city_hall", "guild_hall"]
    t = laid_out("tower", *makers)
    vp, size = t.vp(0), len(t.city(0))
    t.play("overbuild(card=hero)")
    assert len(t.city(0)) == size
    assert t.vp(0) == vp - 5 - 4 + 2  # its points, the arch; the city hall counts a tower in its place
    assert t.covered(0) == {4: "hero"}
    t = laid_out("tower", *makers).play("overbuild(card=aqueduct)").turned_down()
    t.play("choose(role=producer)", "stop", "stop", "produce(good=indigo)")
    assert t.question == "role"  # no second good
    t = laid_out("tower", *makers)
    guild = scoring.guild_hall(t.s, 0)
    t.play("overbuild(card=sugar_mill)")
    paid(t)
    assert scoring.guild_hall(t.s, 0) == guild - 2


@clause("SJ-CRN-07")
def test_a_place_can_be_built_over_again() -> None:
    t = laid_out("palace", "tower", covered={0: {2: "well"}})
    t.play("overbuild(card=tower)")
    paid(t)
    assert t.city(0) == ["indigo_plant", "crane", "palace"]
    assert t.covered(0) == {2: "tower"}
    assert scoring.printed(t.s, 0) == 1 + 1 + 0


@clause("SJ-CRN-08", "SJ-DCK-02")
@pytest.mark.parametrize("new", ["tower", "tobacco_storage"])
def test_the_good_on_it_is_lost(new: str) -> None:
    t = laid_out(new, "sugar_mill", goods={0: ["sugar", "indigo"]}).play("overbuild_good(good=sugar)")
    paid(t)
    assert t.goods(0) == {"indigo": 1}
    assert "loses_good(who=0, good=sugar)" in t.story


@clause("SJ-CRN-09")
def test_a_covered_kind_may_be_built_anew() -> None:
    t = laid_out("tower", "quarry", covered={0: {2: "tower"}})
    assert set(t.legal()) == {"new_place", "overbuild(card=indigo_plant)", "overbuild(card=quarry)"}
    t.play("overbuild(card=quarry)")
    assert t.city(0) == ["indigo_plant", "crane", "tower"]


@clause("SJ-CRN-10")
@pytest.mark.parametrize(
    ("old", "new"), [("tower", "sugar_mill"), ("sugar_mill", "tower"), ("hero", "smithy")]
)
def test_any_kind_over_any_other(old: str, new: str) -> None:
    t = laid_out(new, old).play(f"overbuild(card={old})")
    paid(t)
    assert t.city(0)[-1] == new


@clause("SJ-CRN-11")
@pytest.mark.parametrize(
    ("old", "new", "chooser", "price"),
    [
        ("smithy", "silver_smelter", 1, 5 - 1 - 1),
        ("quarry", "palace", 1, 6 - 4 - 1),
        ("library", "palace", 0, 0),
        ("library", "hero", 0, 0),
    ],
)
def test_what_is_covered_still_helps_to_cover_it(old: str, new: str, chooser: int, price: int) -> None:
    t = laid_out(new, old, chooser=chooser).play(f"overbuild(card={old})")
    assert paid(t) == price


@clause("SJ-CRN-11", "SJ-CRN-20")
def test_a_black_market_pays_for_what_covers_it() -> None:
    t = laid_out("palace", "black_market", money=3, goods={0: ["indigo"]})
    t.play("overbuild(card=black_market)")
    assert t.s.price == 4
    t.play("pay_good(good=indigo)")
    assert paid(t) == 3
    assert t.city(0)[-1] == "palace"


@clause("SJ-CRN-12")
def test_a_covered_carpenter_or_poor_house_does_not_draw() -> None:
    t = laid_out("hero", "carpenter", "poor_house", money=2).play("overbuild(card=carpenter)")
    paid(t)
    assert t.cards(0) == 1  # by the poor house alone
    t = laid_out("hero", "carpenter", "poor_house", money=3).play("overbuild(card=poor_house)")
    paid(t)
    assert t.cards(0) == 1  # by the carpenter alone


@clause("SJ-CRN-12", "SJ-BLD-16")
def test_for_a_poor_house_to_be_covered_no_discount_is_waived() -> None:
    t = laid_out("tower", "poor_house", chooser=0, money=2).play("overbuild(card=poor_house)")
    assert (t.question, t.asked, t.cards(0)) == ("role", 1, 2)


@clause("SJ-CRN-13")
def test_the_good_on_the_building_to_be_covered_may_be_paid() -> None:
    t = laid_out(
        "hero", "black_market", "sugar_mill", "sugar_mill", money=2, goods={0: ["sugar"]}, sold=["well"]
    )
    t.play("overbuild_good(good=sugar)", "pay_good(good=sugar)")
    paid(t)
    assert t.goods(0) == {}
    assert "loses_good" not in t.told


@clause("SJ-CRN-13")
def test_it_is_the_first_of_its_kind_to_be_taken() -> None:
    t = laid_out("hero", "black_market", "sugar_mill", "sugar_mill", money=2, goods={0: ["sugar", "sugar"]})
    t.play("overbuild_good(good=sugar)", "pay_good(good=sugar)")
    paid(t)
    assert t.goods(0) == {"sugar": 1}
    t = laid_out("hero", "black_market", "sugar_mill", money=1, goods={0: ["sugar", "indigo"]})
    t.play("overbuild_good(good=sugar)", "pay_good(good=sugar)", "pay_good(good=indigo)")
    paid(t)
    assert t.goods(0) == {}


@clause("SJ-CRN-14")
def test_it_is_the_one_building_of_the_phase() -> None:
    t = laid_out("tower", "quarry").play("overbuild(card=quarry)")
    assert t.question == "role"


@clause("SJ-CRN-15", "SJ-CRN-16")
def test_cards_under_a_covered_chapel_keep_scoring() -> None:
    t = laid_out("hero", "chapel", chapels={0: ["well", "smithy"]})
    vp = t.vp(0)
    t.play("overbuild(card=chapel)")
    paid(t)
    assert t.chapel(0) == {"well": 1, "smithy": 1}
    assert t.vp(0) == vp - 2 + 5


@clause("SJ-CRN-16")
def test_a_later_chapel_goes_on() -> None:
    t = table(
        cities={0: ["crane", "tower", "chapel"]},
        covered={0: {2: "chapel"}},
        chapels={0: ["well"]},
        chosen={"builder": 1, "producer": 2},
        governor=2,
        hands={0: ["smithy"]},
    )
    t.s.asked = t.s.chooser = 1
    t.play("choose(role=trader)")
    assert (t.question, t.asked) == ("chapel", 0)
    t.play("tuck(card=smithy)")
    assert t.chapel(0) == {"well": 1, "smithy": 1}
    assert scoring.base(t.s, 0) == 1 + 1 + 2 + 2 + 2


@clause("SJ-CRN-17")
def test_what_is_covered_cannot_be_built_over() -> None:
    t = laid_out("hero", "tower", covered={0: {2: "well"}})
    assert t.why_not("overbuild(card=well)") == "covered_building"
    assert t.why_not("overbuild(card=smithy)") == "not_your_building"
    t.play("overbuild(card=tower)")
    paid(t)
    assert t.covered(0) == {2: "tower"}


@clause("SJ-CRN-17")
def test_what_is_buried_deeper_is_gone_too() -> None:
    t = laid_out("palace", "tower", money=5, covered={0: {2: "well"}})
    t.play("overbuild(card=tower)")
    paid(t)
    t.s.turn, t.s.question = 2, t.game.state.questions.PLACE
    t.s.asked = t.s.chooser = 0
    assert t.why_not("overbuild(card=well)") == "covered_building"


@clause("SJ-CRN-18")
def test_a_kind_that_stands_elsewhere_cannot_be_built() -> None:
    t = table(cities={0: ["crane", "tower", "quarry"]}, hands={0: ["tower", *MONEY]}).play(
        "choose(role=builder)"
    )
    assert t.why_not("build(card=tower)") == "violet_already_standing"


@clause("SJ-CRN-19")
def test_a_crane_is_not_used_in_the_phase_that_brought_it() -> None:
    t = table(hands={0: ["crane", "well", "well"]}).play("choose(role=builder)", "build(card=crane)")
    assert t.question == "pay"
    t.play("pay(card=well)")
    assert (t.question, t.asked) == ("role", 1)


@clause("SJ-CRN-20")
def test_carpenter_and_poor_house_take_it_for_building() -> None:
    t = laid_out("hero", "tower", "carpenter", "poor_house", money=2).play("overbuild(card=tower)")
    paid(t)
    assert t.cards(0) == 1 + 1


@clause("SJ-CRN-04")
def test_a_card_too_dear_for_a_new_place_may_be_laid_over() -> None:
    t = laid_out("palace", "hero", "quarry", money=1)
    assert t.why_not("new_place") == "cannot_afford"
    assert t.why_not("overbuild(card=indigo_plant)") == "cannot_afford"
    assert t.legal() == ["overbuild(card=quarry)", "overbuild(card=hero)"]
