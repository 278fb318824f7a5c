"""What is said of an act that answers another question than the one asked."""

from __future__ import annotations

import pytest

from tests.rulebook.santiago_de_cuba.positions import table
from tests.rulebook.santiago_de_cuba.questions import (
    Position,
    after_a_visit,
    at,
    at_set_up,
    at_zorro,
    casino_again,
    delivering,
    inside,
    met_at_the_port,
    newspaper_by_alonso,
    over_the_port,
)
from tests.rulebook.table import clause
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.acts import Act

DELIVERY = ("deliver", "deliver_wood", "pass_delivery")
FUNCTIONS = tuple(kind.name.lower() for kind in Act if Act.SKIP_BUILDING <= kind <= Act.FLIP)
SERVICES = ("claim", "use_own")

Reasons = dict[str | tuple[str, ...], str]
NO_ROUND: Reasons = {DELIVERY: "not_a_delivery_round"}

MISPLACED: dict[str, tuple[Position, str, Reasons]] = {
    "the car must move": (lambda: table(2), "must_move_car", NO_ROUND),
    "Pablo": (lambda: at("pablo"), "wrong_phase", NO_ROUND),
    "El Zorro": (lambda: at("el_zorro"), "must_give", {DELIVERY[:2]: "not_a_delivery_round"}),
    "Alonso": (lambda: at("alonso"), "wrong_phase", NO_ROUND),
    "the pawn must move": (
        lambda: at("maria", pawns={0: "casino"}),
        "wrong_phase",
        {**NO_ROUND, FUNCTIONS: "pawn_must_move"},
    ),
    "the pawn must come, after Alonso's service": (
        lambda: at("alonso").play("decline_cuban"),
        "wrong_phase",
        {**NO_ROUND, FUNCTIONS: "pawn_off_board", SERVICES: "alonso_one_service"},
    ),
    "a building": (lambda: inside("bank"), "wrong_phase", {**NO_ROUND, FUNCTIONS: "not_this_building"}),
    "a building after El Zorro": (
        lambda: at_zorro(pawns={0: "bank"}),
        "wrong_phase",
        {**NO_ROUND, FUNCTIONS: "not_this_building", "pawn": "pawn_stays_zorro"},
    ),
    "a building through Alonso": (
        newspaper_by_alonso,
        "wrong_phase",
        {**NO_ROUND, FUNCTIONS: "not_this_building", SERVICES: "alonso_one_service"},
    ),
    "the casino": (
        lambda: inside("casino"),
        "wrong_phase",
        {**NO_ROUND, FUNCTIONS: "not_this_building", "casino_stop": "wrong_phase"},
    ),
    "the casino again": (
        casino_again,
        "wrong_phase",
        {**NO_ROUND, FUNCTIONS: "not_this_building", "skip_building": "building_used_already"},
    ),
    "a delivery": (delivering, "wrong_phase", {FUNCTIONS: "pawn_stays_port", "pawn": "pawn_stays_port"}),
    "the first ship's dice": (at_set_up, "leave_exactly_one", NO_ROUND),
    "the dice after the port": (
        met_at_the_port,
        "leave_exactly_one",
        {**NO_ROUND, FUNCTIONS: "pawn_stays_port", "pawn": "pawn_stays_port"},
    ),
    "the dice after an inactive Cuban": (
        lambda: over_the_port("alonso", inactive=["alonso"], pawns={0: "bank"}),
        "pawn_stays_inactive",
        {**NO_ROUND, "move": "leave_exactly_one"},
    ),
    "the dice after El Zorro, off the board": (
        lambda: over_the_port("el_zorro").play("give_vp"),
        "leave_exactly_one",
        {**NO_ROUND, FUNCTIONS: "pawn_off_board", "pawn": "pawn_stays_zorro"},
    ),
    "the dice after a visit": (
        after_a_visit,
        "leave_exactly_one",
        {**NO_ROUND, ("zero_die", "office"): "no_demand_yet"},
    ),
}


def expected(rest: str, reasons: Reasons) -> dict[str, str]:
    """The reason for each kind of act; what is said of one kind goes before what is said of several."""
    told = dict.fromkeys(GAME.alphabet.by_name, rest)
    for kinds, reason in sorted(reasons.items(), key=lambda item: isinstance(item[0], str)):
        told |= dict.fromkeys([kinds] if isinstance(kinds, str) else kinds, reason)
    return told


@clause(
    "SC-TRN-03", "SC-PWN-05", "SC-PWN-06", "SC-PWN-07", "SC-PWN-12", "SC-ALO-01", "SC-ZOR-01", "SC-ZOR-07"
)
@pytest.mark.parametrize("case", MISPLACED)
def test_an_act_that_answers_another_question_is_told_what_helps_most(case: str) -> None:
    position, rest, reasons = MISPLACED[case]
    t = position()
    answers = {kind.name.lower() for kind in GAME.answers[GAME.state.questions(t.s.question)]}
    told = expected(rest, reasons)
    for code in range(len(GAME.alphabet)):
        kind = GAME.alphabet.split(code)[0].name
        if kind not in answers:
            act = GAME.alphabet.to_text(code)
            assert (act, t.why_not(act)) == (act, told[kind])


@clause("SC-NWS-09", "SC-PWN-08")
def test_a_cuban_sent_away_in_this_turn_was_not_away_when_the_car_came() -> None:
    """All red buildings are taken, so the pawn stays in the newspaper and sends Miguel away."""
    pawns = {0: "newspaper", 1: "bank", 2: "church", 3: "office"}
    t = table(
        4, cubans=["miguel"], car_at=9, value=4, spaces={"red": ["bank", "church", "office"]}, pawns=pawns
    )
    t.play("move(steps=2)", "flip(cuban=miguel)")
    assert t.question == "leave_out"
    assert t.why_not("use_building") == t.why_not("pawn(building=bank)") == "leave_exactly_one"
