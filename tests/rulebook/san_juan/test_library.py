"""The library, above all that of a governor of two."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, table
from tests.rulebook.san_juan.test_building import paid
from tests.rulebook.table import clause

GOODS = ["indigo", "sugar", "tobacco"]
OWNER = ["library", "sugar_mill", "tobacco_storage", "coffee_roaster"]


def reading(seats: int = 2, *standing: str, **facts: object) -> Town:
    """Seat 0 is governor and has a library."""
    return table(seats, cities={0: [*OWNER, *standing]}, **facts)


@clause("SJ-LIB-01", "SJ-LIB-06")
def test_it_doubles_each_privilege_unasked_where_three_play() -> None:
    t = reading(3).play("choose(role=councillor)", "draw")
    assert t.s.looking == 8
    assert reading(3).play("choose(role=prospector)", "draw").cards(0) == 2
    t = reading(3, hands={0: ["silver_smelter", *["well"] * 3]})
    assert paid(t.play("choose(role=builder)", "build(card=silver_smelter)")) == 3
    assert "uses_library" in t.told


@clause("SJ-LIB-02")
def test_who_did_not_choose_the_role_has_nothing_of_it() -> None:
    t = reading(3, chooser=2, hands={0: ["tower", *["well"] * 3]}).play("choose(role=builder)")
    assert paid(t.play("build(card=tower)")) == 3
    t = reading(3, chooser=2).play("choose(role=councillor)", "pass", "draw")
    assert t.s.looking == 2
    t = reading(3, chooser=2).play("choose(role=producer)", "stop", "produce(good=sugar)")
    assert t.asked == 1


@clause("SJ-LIB-02")
def test_it_doubles_neither_action_nor_gold_mine() -> None:
    t = reading(3, "gold_mine", pile=["smithy", "well", "tower", "hero", "palace", "library"])
    t.play("choose(role=prospector)", "draw", "reveal")
    assert t.told.count("reveals") == 4


@clause("SJ-LIB-03")
@pytest.mark.parametrize("roles", [("prospector", "councillor"), ("councillor", "prospector")])
def test_of_two_the_governor_uses_it_in_one_of_his_roles(roles: tuple[str, str]) -> None:
    for use in (True, False):
        t = reading().play(f"choose(role={roles[0]})", "use_library" if use else "save_library")
        while t.question == "keep":
            t.play(t.legal()[0])
        t.turned_down().play("choose(role=producer)").turned_down()
        t.play(f"choose(role={roles[1]})")
        assert t.why_not("use_library") == ("library_used" if use else "library_by_itself")
        t.play("draw")
        many = t.s.looking if roles[1] == "councillor" else t.cards(0) - 1
        assert many == {("councillor", True): 5, ("councillor", False): 8}.get(
            (roles[1], use), 1 if use else 2
        )


@clause("SJ-LIB-03", "SJ-RND-07")
def test_a_new_round_begins_with_a_fresh_library() -> None:
    t = reading().play("choose(role=prospector)", "use_library")
    assert t.s.library_used[0] == 1
    t.play("choose(role=trader)", "choose(role=producer)").turned_down()
    assert (t.s.turn, t.s.library_used[0]) == (3, 0)


@clause("SJ-LIB-04", "SJ-LIB-05")
@pytest.mark.parametrize(("made", "used"), [(1, False), (2, False), (3, True)])
def test_it_is_used_with_the_third_good_made(made: int, used: bool) -> None:
    t = reading().play("choose(role=producer)")
    t.play(*(f"produce(good={good})" for good in GOODS[:made]))
    if t.asked == 0:
        t.play("stop")
    assert bool(t.s.library_used[0]) == used
    assert t.told.count("uses_library") == int(used)


@clause("SJ-LIB-04", "SJ-LIB-05")
@pytest.mark.parametrize(("sold", "used"), [(1, False), (2, False), (3, True)])
def test_it_is_used_with_the_third_good_sold(sold: int, used: bool) -> None:
    t = reading(tile="one", goods={0: [*GOODS, "coffee"]}).play("choose(role=trader)")
    t.play(*(f"sell(good={good})" for good in GOODS[:sold]))
    if t.question == "sell":
        t.play("stop")
    assert bool(t.s.library_used[0]) == used


@clause("SJ-LIB-04")
def test_with_an_aqueduct_it_is_used_with_the_fourth() -> None:
    t = reading(2, "aqueduct").play("choose(role=producer)")
    t.play(*(f"produce(good={good})" for good in GOODS))
    assert (t.question, t.asked, t.s.library_used[0]) == ("produce", 0, 0)
    t.play("produce(good=coffee)")
    assert t.s.library_used[0] == 1


@clause("SJ-LIB-05")
@pytest.mark.parametrize(("answer", "price"), [("use_library", 1), ("save_library", 2)])
def test_for_a_building_the_governor_of_two_is_asked(answer: str, price: int) -> None:
    t = reading(hands={0: ["tower", *["well"] * 3]}).play("choose(role=builder)", "build(card=tower)")
    assert (t.question, t.legal()) == ("build_library", ["use_library", "save_library"])
    assert t.why_not("pass") == "cannot_stop_now"
    t.play(answer)
    assert t.s.price == price
    assert bool(t.s.library_used[0]) == (answer == "use_library")


@clause("SJ-LIB-05", "SJ-LIB-04")
@pytest.mark.parametrize(("money", "card", "used"), [(1, "tower", 1), (3, "smithy", 0)])
def test_a_building_is_not_asked_about_without_need(money: int, card: str, used: int) -> None:
    """It cannot be paid without the library, or costs nothing anyway."""
    t = reading(hands={0: [card, *["well"] * money]}).play("choose(role=builder)", f"build(card={card})")
    assert t.question != "build_library"
    assert t.s.library_used[0] == used


@clause("SJ-LIB-05", "SJ-LIB-06")
def test_in_the_second_role_and_for_the_other_player_nothing_is_asked() -> None:
    t = reading(chosen={"trader": 0, "producer": 1}, hands={0: ["tower", *["well"] * 3]})
    t.play("choose(role=builder)", "build(card=tower)")
    assert (t.question, t.s.price) == ("pay", 1)
    t = table(2, cities={1: ["library"]}, chosen={"trader": 0}, governor=0)
    t.s.chooser = t.s.asked = 1
    t.play("choose(role=councillor)")
    assert set(t.legal()) == {"draw", "pass"}
    t.play("draw")
    assert t.s.looking == 8


@clause("SJ-LIB-05")
def test_who_is_asked_about_it_cannot_just_draw() -> None:
    t = reading().play("choose(role=prospector)")
    assert t.why_not("draw") == "library_first"


@clause("SJ-LIB-06")
def test_where_nothing_is_asked_it_cannot_be_saved() -> None:
    t = reading(3).play("choose(role=councillor)")
    assert t.why_not("save_library") == "library_by_itself"
    t = reading(3, chooser=1).play("choose(role=councillor)", "pass", "pass")
    assert t.why_not("use_library") == "library_not_chooser"
    t.play("pass").play("choose(role=prospector)")
    assert t.why_not("use_library") == "no_library"


@clause("SJ-LIB-07")
def test_built_with_the_first_role_it_is_used_with_the_second() -> None:
    t = table(2, hands={0: ["library", *["well"] * 3, "tower"]}).play("choose(role=builder)")
    paid(t.play("build(card=library)"))
    t.turned_down().play("choose(role=trader)", "choose(role=councillor)", "draw")
    assert (t.asked, t.s.looking) == (0, 8)
