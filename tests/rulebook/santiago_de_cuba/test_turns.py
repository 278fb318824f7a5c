"""The order of play, within a turn and from turn to turn."""

from __future__ import annotations

import pytest

from tests.rulebook.santiago_de_cuba.positions import at_random, table
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba.pieces import Cuban

ALL_AWAY = [cuban.name.lower() for cuban in Cuban]
ROLL = ["rolls", *["die_shows"] * 5]


@clause("SC-TRN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_until_the_end(seats: int) -> None:
    begun, first = [], None
    for _, t in at_random(seats, seed=seats):
        first = int(t.s.first)
        begun += [event[1] for event in t.events if t.game.events(event[0]).name == "TURN_BEGINS"]
    assert first is not None
    assert begun == [(first + turn) % seats for turn in range(len(begun))]
    assert len(begun) > seats


@clause("SC-TRN-02")
def test_part_b_follows_a_cuban() -> None:
    t = table().play("move(steps=1)")
    assert t.question == "pawn"
    t.play("pawn(building=newspaper)")
    assert (t.question, t.asked) == ("newspaper", 0)
    t.play("use_building")
    assert (t.question, t.asked) == ("move_car", 1)


@clause("SC-TRN-02")
def test_no_part_b_after_the_port() -> None:
    t = table(car_at="alonso", pawns={0: "bank"}, goods=[{}, {}, {}]).play("move(steps=1)")
    assert (t.question, t.asked) == ("move_car", 1)
    assert t.pesos(0) == 3


@clause("SC-TRN-03")
def test_service_comes_before_the_pawn() -> None:
    t = table()
    assert t.why_not("pawn(building=newspaper)") == "must_move_car"
    t.play("move(steps=1)")
    assert t.goods(0)["tobacco"] == 3
    assert t.question == "pawn"
    t.play("pawn(building=newspaper)")
    assert t.told.index("gets_goods") < t.told.index("pawn_enters")


@clause("SC-TRN-03")
def test_what_the_service_gives_can_be_used_in_the_building() -> None:
    """All white buildings hold pawns, so the pawn stays in the cigar factory with the tobacco just given."""
    white = ["cigar_factory", "office", "newspaper"]
    t = table(spaces={"white": white}, pawns=dict(enumerate(white)), goods={0: {}}).play("move(steps=1)")
    assert t.legal() == ["process(number=1)", "process(number=2)", "skip_building"]


@clause("SC-TRN-03")
def test_choices_of_the_service_come_before_the_pawn() -> None:
    for cuban in ("pablo", "alonso"):
        t = table(cubans=[cuban]).play("move(steps=1)")
        assert t.question == cuban
        assert t.why_not("pawn(building=bank)") == "wrong_phase"


@clause("SC-TRN-04")
def test_order_of_everything_in_a_turn() -> None:
    t = table(
        car_at="pablo",
        value=4,
        inactive=["alonso"],
        spaces={"white": ["bank", "church", "cafe"]},
        owners={"bank": 2},
    ).play("move(steps=3)", "pawn(building=bank)")
    assert t.question == "gain"
    t.play("use_building")
    assert t.told == [
        "drives",
        "cuban_returns",
        "value_moves",
        "ship_leaves",
        "ship_arrives",
        "car_at_cuban",
        "gets_goods",
        "pawn_enters",
        "uses",
        "gets_pesos",
        "owner_earns",
        *ROLL,
    ]
    assert (t.question, t.asked) == ("leave_out", 0)
    t.play("leave_out(good=sugar)")
    assert t.told[-2:] == ["leaves_out", "turn_begins"]


@clause("SC-TRN-04")
def test_the_steps_are_paid_first() -> None:
    """The pesos that Martinez gives cannot pay for the drive to him."""
    t = table(pesos=2)
    assert t.why_not("move(steps=4)") == "not_enough_pesos_for_steps"
    t.play("move(steps=3)")
    assert t.told[0] == "drives"
    assert t.pesos(0) == 0


@clause("SC-TRN-04")
def test_the_delivery_round_comes_before_the_owner_and_the_dice() -> None:
    t = table(car_at="alonso", dice={"sugar": 1}, owners={"bank": 1}, pawns={0: "bank"})
    t.play("move(steps=1)", "deliver(good=sugar, number=1)")
    expected = ["drives", "car_at_port", "delivers", "ship_leaves", "ship_arrives", "owner_earns", *ROLL]
    assert t.told == expected


@clause("SC-TRN-04")
def test_dice_that_end_the_game_do_not_take_the_owners_point() -> None:
    t = table(ship=6, value=4, car_at="alonso", owners={"bank": 1}, pawns={0: "bank"}, inactive=["pedro"])
    t.will_roll(sugar=0, citrus=0, tobacco=0, rum=0).play("move(steps=2)")
    assert t.told.index("owner_earns") < t.told.index("rolls")
    t.play("leave_out(good=cigars)")
    assert t.question == "over"
    assert t.vp(1) == 2 + 1 + 1  # as dealt, as owner, and for three goods left


@clause("SC-TRN-05")
def test_the_pawn_stays_until_its_player_moves_it() -> None:
    t = table(2).play("move(steps=2)", "pawn(building=bank)", "skip_building")
    assert t.pawn(0) == "bank"
    t.play("move(steps=1)", "pawn(building=church)", "use_building")
    assert (t.pawn(0), t.pawn(1)) == ("bank", "church")
    t.play("move(steps=1)")
    assert t.pawn(0) == "bank"
    t.play("pawn(building=sawmill)")
    assert t.pawn(0) == "sawmill"


@clause("SC-TRN-06")
def test_a_turn_can_always_be_taken_and_never_passed() -> None:
    t = table(pesos=0, vp=0, goods=[{}, {}, {}])
    assert t.legal() == ["move(steps=1)"]
    codes = range(len(t.game.alphabet))
    others = [text for text in map(t.game.alphabet.to_text, codes) if not text.startswith("move(")]
    assert len(others) > 100
    assert all(t.why_not(act) != "none" for act in others)
    assert t.why_not("move(steps=0)") == "must_move_car"


@clause("SC-TRN-07")
def test_nothing_happens_when_a_round_ends() -> None:
    t, stories = table(pesos=0, inactive=ALL_AWAY, goods=[{}, {}, {}]), []
    for _ in range(6):
        t.events = []
        t.play("move(steps=1)")
        stories.append(t.told)
    assert stories[0] == ["drives", "cuban_is_away", "turn_begins"]
    assert all(story == ["drives", "cuban_returns", "cuban_is_away", "turn_begins"] for story in stories[1:])


@clause("SC-TRN-07")
def test_the_first_round_is_each_players_first_turn() -> None:
    """Seat 0 has had its first turn, seat 1 has not: only seat 0 has a building at El Zorro."""
    for active, question in ((0, "gain"), (1, "move_car")):
        t = table(2, active=active, car_at="conchita", pawns={0: "bank"}).play("move(steps=1)", "give_vp")
        assert t.question == question
