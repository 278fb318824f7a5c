"""The mayor's phase: colonists come, go to work, and others board the ship."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tests.rulebook.puerto_rico.positions import Island, at_random, choosing, table
from tests.rulebook.table import clause
from tradewinds.games.puerto_rico.pieces import CIRCLES, Building, Tile
from tradewinds.games.puerto_rico.state import State
from tradewinds.match import Match

# ---------------------------------------------------------------- the privilege, the deal


@clause("PR-MAY-01")
def test_the_mayors_own_colonist_comes_from_the_supply() -> None:
    t = choosing("mayor", aboard=0)
    supply = t.s.colonists
    t.play("take_colonist")
    assert t.colonists(0) == 1
    assert t.s.colonists == supply - 1 - 4  # four then board the ship


@clause("PR-MAY-01", "PR-MAY-13", "PR-INT-01")
def test_without_a_supply_there_is_no_privilege_and_nobody_boards() -> None:
    t = choosing("mayor", colonists=0, aboard=4)
    assert t.question == "role"
    assert t.colonists(0) == 1
    assert (t.s.colonists, t.s.aboard) == (0, 0)
    assert t.event("colonists_board") == ["colonists_board(who=0, number=0)"]


@clause("PR-MAY-02")
def test_he_may_leave_him() -> None:
    t = choosing("mayor")
    assert t.legal() == ["take_colonist", "pass"]
    t.play("pass")
    assert [t.colonists(seat) for seat in range(4)] == [1, 1, 1, 1]


@clause("PR-MAY-03")
@pytest.mark.parametrize(
    ("aboard", "dealt"), [(0, (0, 0, 0, 0)), (3, (0, 1, 1, 1)), (4, (1, 1, 1, 1)), (9, (2, 3, 2, 2))]
)
def test_the_ship_is_dealt_from_the_mayor_on(aboard: int, dealt: tuple[int, ...]) -> None:
    t = table(governor=1, aboard=aboard).play("choose(role=mayor)", "pass")
    assert tuple(t.colonists(seat) for seat in range(4)) == dealt


@clause("PR-MAY-04")
def test_nobody_refuses_what_is_dealt() -> None:
    t = choosing("mayor", island={1: {"corn": (3, 0)}}, city={1: {"office": 0}}).play("pass")
    assert (t.question, t.asked) == ("place", 1)
    assert t.why_not("pass") == "mayor_cannot_decline"


# ---------------------------------------------------------------- placing


def placing(**facts: object) -> Island:
    """Seat 0 has two corn, one of them manned, and an empty mill and office; two colonists have come."""
    there = {
        "island": {0: {"corn": (2, 1), "sugar": (1, 0)}},
        "city": {0: {"sugar_mill": 0, "office": 0}},
        "aboard": 4,
    }
    return choosing("mayor", **{**there, **facts}).play("take_colonist")


@clause("PR-MAY-05")
def test_new_colonists_go_on_free_circles_one_each() -> None:
    t = placing()
    assert t.san_juan(0) == 2
    t.play("man_tile(tile=corn)")
    assert t.tiles(0)["corn"] == (2, 2)
    assert t.why_not("man_tile(tile=corn)") == "no_free_circle"
    t.play("man_building(building=sugar_mill)")
    assert t.city(0) == {"sugar_mill": 1, "office": 0}
    assert (t.question, t.san_juan(0)) == ("role", 0)


@clause("PR-MAY-05")
def test_those_in_san_juan_may_go_to_work_too() -> None:
    t = placing(san_juan={0: 1})
    assert t.san_juan(0) == 3
    t.play("man_building(building=sugar_mill)", "man_building(building=sugar_mill)", "man_tile(tile=sugar)")
    assert t.san_juan(0) == 0


@clause("PR-MAY-06")
def test_nobody_idles_while_a_circle_is_free() -> None:
    t = placing()
    t.play("man_building(building=office)")
    assert t.question == "place"  # one is still idle
    t.play("fill")
    assert t.san_juan(0) == 0


@clause("PR-MAY-06", "PR-MAY-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_placing_the_smaller_number_comes_together(seats: int) -> None:
    held = 0
    for before, t in at_random(seats, seed=seats + 10):
        if before.role == 1 and t.s.role != 1:
            for seat in range(seats):
                circles = sum(t.s.tiles[seat, tile] for tile in Tile)
                circles += sum(t.s.built[seat, b] * CIRCLES[b] for b in Building)
                at_work = t.colonists(seat) - t.san_juan(seat)
                assert at_work == min(circles, t.colonists(seat))
                held += 1
    assert held > 10


@clause("PR-MAY-07")
def test_colonists_at_work_may_be_moved() -> None:
    t = placing()
    t.play("call_from_tile(tile=corn)")
    assert (t.tiles(0)["corn"], t.san_juan(0)) == ((2, 0), 3)
    for building in ("sugar_mill", "sugar_mill", "office"):
        t.play(f"man_building(building={building})")
    assert t.tiles(0) == {"corn": (2, 0), "sugar": (1, 0)}
    assert t.city(0) == {"sugar_mill": 2, "office": 1}


@clause("PR-MAY-07")
def test_out_of_buildings_as_well() -> None:
    t = placing(city={0: {"sugar_mill": 3, "office": 0}})
    t.play("call_from_building(building=sugar_mill)", "man_building(building=office)", "fill")
    assert t.city(0)["office"] == 1
    assert t.event("calls_from_building") == ["calls_from_building(who=0, building=sugar_mill)"]


@clause("PR-MAY-07")
def test_calling_off_comes_first() -> None:
    t = placing().play("man_tile(tile=corn)")
    assert t.why_not("call_from_tile(tile=corn)") == "call_before_stationing"
    assert t.why_not("call_from_building(building=office)") == "call_before_stationing"
    assert placing().why_not("call_from_building(building=office)") == "nobody_works_there"


@clause("PR-MAY-07")
def test_at_other_tables_colonists_stay_where_they_work() -> None:
    t = placing(mayor_moves_placed_colonists=False)
    assert t.why_not("call_from_tile(tile=corn)") == "placed_colonists_stay"
    assert t.why_not("call_from_building(building=office)") == "placed_colonists_stay"
    t.play("man_tile(tile=corn)", "fill")
    settled = choosing(
        "mayor", mayor_moves_placed_colonists=False, aboard=0, island={0: {"corn": (2, 1), "sugar": (1, 0)}}
    ).play("pass")
    assert settled.question == "role"  # who gets nobody is not asked there


@clause("PR-MAY-08")
def test_who_got_nobody_may_still_rearrange() -> None:
    t = choosing("mayor", aboard=0, island={1: {"corn": (2, 1), "quarry": (1, 0)}}).play("pass")
    assert (t.question, t.asked, t.san_juan(1)) == ("place", 1, 0)
    assert t.why_not("man_tile(tile=quarry)") == "not_enough_colonists"
    t.play("call_from_tile(tile=corn)", "man_tile(tile=quarry)")
    assert t.tiles(1) == {"corn": (2, 0), "quarry": (1, 1)}


@clause("PR-MAY-08", "PR-RND-17")
def test_without_a_choice_nobody_is_asked() -> None:
    enough = choosing("mayor", island={0: {"corn": (1, 0), "quarry": (1, 0)}}).play("take_colonist")
    assert enough.tiles(0) == {"corn": (1, 1), "quarry": (1, 1)}
    assert enough.question == "role"
    one_kind = choosing("mayor", island={0: {"corn": (4, 0)}}).play("take_colonist")
    assert one_kind.tiles(0) == {"corn": (4, 2)}
    assert one_kind.question == "role"


@clause("PR-MAY-08")
def test_leaving_all_as_it_is_and_filling_up_is_one_act() -> None:
    t = placing(island={0: {"corn": (3, 2), "sugar": (2, 1), "quarry": (1, 0)}}, city={0: {"sugar_mill": 0}})
    t.play("fill")
    assert t.tiles(0) == {"corn": (3, 3), "sugar": (2, 1), "quarry": (1, 0)}  # a barrel each first
    assert t.city(0) == {"sugar_mill": 1}
    assert t.event("calls_from_tile") == []


FILLED = [
    ({"coffee": (1, 0), "corn": (1, 0), "quarry": (2, 0)}, {"coffee_roaster": 1}, "tile coffee"),
    ({"coffee": (1, 1), "corn": (1, 0), "quarry": (2, 0)}, {"coffee_roaster": 0}, "building coffee_roaster"),
    ({"sugar": (2, 2), "quarry": (1, 0)}, {"small_sugar_mill": 1, "sugar_mill": 0}, "building sugar_mill"),
    ({"sugar": (2, 1), "quarry": (2, 0)}, {"small_sugar_mill": 0, "office": 0}, "building small_sugar_mill"),
    ({"sugar": (1, 0), "quarry": (2, 0)}, {"small_market": 0, "office": 0}, "building office"),
    ({"sugar": (2, 1), "quarry": (2, 0)}, {}, "tile quarry"),
    ({"tobacco": (1, 1), "sugar": (2, 0)}, {}, "tile sugar"),
    ({}, {"sugar_mill": 0, "small_indigo_plant": 0}, "building small_indigo_plant"),
]


@clause("PR-MAY-05", "PR-MAY-06")
@pytest.mark.parametrize(("tiles", "city", "first"), FILLED)
def test_filling_up_is_sensible(tiles: dict[str, tuple[int, int]], city: dict[str, int], first: str) -> None:
    t = choosing("mayor", island={0: tiles}, city={0: city}, aboard=4).play("pass")
    assert t.question == "place"
    t.play("fill")
    manned = t.event("mans_tile") + t.event("mans_building")
    kind, name = first.split()
    assert manned[0] == f"mans_{kind}(who=0, {kind}={name})"


def arrangement(t: Island) -> tuple[object, object]:
    return tuple(t.tiles(0).items()), tuple(t.city(0).items())


def endings(t: Island) -> Iterator[tuple[object, object]]:
    """Every arrangement that the player asked can come to, by whatever acts but filling up."""
    seen: set[bytes] = set()
    waiting = [t]
    while waiting:
        here = waiting.pop()
        if here.question != "place":
            yield arrangement(here)
            continue
        acts = [act for act in here.legal() if act != "fill"]
        if here.san_juan(0) == 0:
            acts.append("fill")
        for act in acts:
            after = Island(here.game, here.s.copy())
            after.play(act)
            if bytes(after.s) not in seen:
                seen.add(bytes(after.s))
                waiting.append(after)


@clause("PR-MAY-07", "PR-MAY-08")
@pytest.mark.parametrize("new", [0, 4, 8])
def test_every_arrangement_can_be_reached(new: int) -> None:
    """Three kinds with 2, 1 and 3 circles; one colonist at work, and 0, 1 or 2 more."""
    t = choosing(
        "mayor", aboard=new, island={0: {"corn": (2, 1), "quarry": (1, 0)}}, city={0: {"sugar_mill": 0}}
    )
    t.play("pass")
    colonists = 1 + new // 4
    wanted = {
        (corn, quarry, mill)
        for corn, quarry, mill in itertools.product(range(3), range(2), range(4))
        if corn + quarry + mill == colonists
    }
    reached = {
        (dict(tiles)["corn"][1], dict(tiles)["quarry"][1], dict(city)["sugar_mill"])
        for tiles, city in endings(t)
    }
    assert reached == wanted


@clause("PR-MAY-06", "PR-MAY-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_placing_ends_whatever_is_done(seats: int) -> None:
    """No placing takes more acts than twice the colonists."""
    for seed in range(3):
        acts, placer = 0, None
        for before, _ in at_random(seats, seed=seed + 20):
            if before.question != 5:
                acts, placer = 0, None
                continue
            here = (before.turn, before.asked)
            acts = acts + 1 if here == placer else 1
            placer = here
            assert acts <= 2 * 24


@clause("PR-MAY-09")
def test_all_are_dealt_before_anyone_places_in_turn_order() -> None:
    islands = {seat: {"corn": (2, 0), "quarry": (2, 0)} for seat in range(4)}
    t = table(governor=2, island=islands, aboard=4).play("choose(role=mayor)", "take_colonist")
    assert [t.colonists(seat) for seat in range(4)] == [1, 1, 2, 1]
    asked = []
    while t.question == "place":
        asked.append(t.asked)
        t.play("fill")
    assert asked == [2, 3, 0, 1]


@clause("PR-MAY-08")
def test_an_arrangement_can_be_taken_back_act_by_act() -> None:
    """Nobody else decides and no chance is drawn in between."""
    match = Match.new(table().game, 3, key=(3, 3))
    while match.state.question != 5:
        legal = [match.game.alphabet.to_text(code) for code in match.legal()]
        settle = next((act for act in legal if act.startswith("take_plantation")), None)
        roles = [act for act in legal if act in {"choose(role=settler)", "choose(role=mayor)"}]
        match.play(next(iter(roles), settle or legal[0]))
    before = bytes(match.state)
    match.play(match.legal()[-1])
    assert match.can_undo()
    match.undo()
    assert bytes(match.state) == before


# ---------------------------------------------------------------- the ship is refilled


@clause("PR-MAY-10", "PR-INT-08")
def test_the_ship_takes_one_for_each_empty_circle_of_buildings() -> None:
    city = {0: {"sugar_mill": 0, "coffee_roaster": 0}, 2: {"indigo_plant": 1}}
    t = choosing("mayor", aboard=0, city=city, island={3: {"quarry": (5, 0)}}).play("pass")
    t.play_on()
    assert t.s.aboard == 3 + 2 + 2  # the quarries do not count, nor does it matter that nothing grows
    assert t.event("colonists_board") == ["colonists_board(who=0, number=7)"]


@clause("PR-MAY-10")
def test_and_no_fewer_than_players() -> None:
    assert choosing("mayor", city={0: {"small_market": 0}}, aboard=0).play("pass").s.aboard == 4


@clause("PR-MAY-11")
def test_there_is_no_limit_to_what_it_takes() -> None:
    mills = {"sugar_mill": 0, "indigo_plant": 0, "tobacco_storage": 0, "coffee_roaster": 0}
    t = choosing("mayor", aboard=0, city={0: mills, 1: mills}).play("pass").play_on()
    assert t.s.aboard == 2 * (3 + 3 + 3 + 2)


@clause("PR-MAY-12", "PR-END-02")
def test_if_the_supply_has_fewer_all_of_them_board() -> None:
    t = choosing("mayor", aboard=0, colonists=3).play("pass")
    assert (t.s.colonists, t.s.aboard) == (0, 3)
    assert t.endings == {"colonists"}


@clause("PR-MAY-14")
@pytest.mark.parametrize(
    "act",
    [
        "fill",
        "man_tile(tile=corn)",
        "man_building(building=office)",
        "call_from_tile(tile=corn)",
        "call_from_building(building=office)",
    ],
)
def test_colonists_move_in_this_phase_only(act: str) -> None:
    facts = {"island": {0: {"corn": (2, 1)}}, "city": {0: {"office": 0}}, "san_juan": {0: 1}, "doubloons": 9}
    for role in ("settler", "builder", "craftsman"):
        assert choosing(role, **facts).why_not(act) == "colonists_move_only_with_mayor"
    assert choosing("mayor", **facts).why_not(act) == "wrong_phase"  # the privilege comes first


@clause("PR-MAY-15")
def test_the_ship_is_never_forgotten() -> None:
    phases = 0
    for before, t in at_random(4, seed=3):
        if before.role == 1 and t.s.role != 1:
            phases += 1
            assert t.told.count("colonists_board") == 1
    assert phases > 5


def empty_circles(s: State) -> int:
    return sum(
        s.built[seat, b] * CIRCLES[b] - s.workers[seat, b] for seat in range(s.seats) for b in Building
    )


@clause("PR-MAY-10", "PR-MAY-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_every_mayors_phase(seats: int) -> None:
    for before, t in at_random(seats, seed=seats):
        if before.role == 1 and t.s.role != 1:
            wanted = max(seats, empty_circles(t.s))
            assert t.s.aboard == wanted or (t.s.colonists == 0 and t.s.aboard < wanted)
