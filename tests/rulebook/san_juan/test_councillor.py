"""The councillor phase."""

from __future__ import annotations

import pytest

from tests.rulebook.san_juan.positions import Town, table
from tests.rulebook.table import clause
from tradewinds.games.san_juan import GAME
from tradewinds.kernel.views import WATCHER, event_seen, view


def council(*standing: str, chooser: int = 0, **facts: object) -> Town:
    """Seat 0 has these buildings and has just drawn."""
    t = table(chooser=chooser, cities={0: standing}, **facts).play("choose(role=councillor)")
    while t.asked != 0:
        t.play("pass")
    return t.play("draw")


@clause("SJ-COU-01")
def test_the_chooser_keeps_one_of_five() -> None:
    t = council()
    assert (t.question, t.s.looking, t.s.left) == ("keep", 5, 1)
    t.play(t.legal()[0])
    assert (t.cards(0), t.s.discards, t.s.looking) == (1, 4, 0)
    assert sum(t.discarded(0).values()) == 4


@clause("SJ-COU-02")
def test_the_others_keep_one_of_two() -> None:
    t = council()
    t.play(t.legal()[0])
    for seat in (1, 2):
        assert (t.question, t.asked) == ("council", seat)
        t.play("draw")
        assert t.s.looking == 2
        t.play(t.legal()[0])
        assert (t.cards(seat), sum(t.discarded(seat).values())) == (1, 1)


@clause("SJ-COU-03")
@pytest.mark.parametrize(("chooser", "number"), [(0, 8), (1, 2)])
def test_with_a_library_the_chooser_draws_eight(chooser: int, number: int) -> None:
    assert council("library", chooser=chooser).s.looking == number


@clause("SJ-COU-04")
@pytest.mark.parametrize(("chooser", "discards"), [(0, 3), (1, 0)])
def test_a_prefecture_keeps_two(chooser: int, discards: int) -> None:
    t = council("prefecture", chooser=chooser)
    while t.question == "keep":
        t.play(t.legal()[0])
    assert (t.cards(0), t.s.discards) == (2, discards)


@clause("SJ-COU-04")
def test_two_of_two_are_kept_without_a_question() -> None:
    t = council("prefecture", chooser=1)
    assert t.question == "role"
    assert t.told[-4:] == ["looks_at", "looks_at", "keeps", "keeps"]


@clause("SJ-COU-05")
def test_an_archive_discards_from_the_whole_hand() -> None:
    t = council("archive", hands={0: ["hero", "well"]}, pile=["smithy"] * 3 + ["tower"] * 3)
    assert (t.question, t.cards(0), t.s.left) == ("archive", 7, 4)
    assert {"discard(card=hero)", "discard(card=smithy)"} <= set(t.legal())
    t.play("discard(card=hero)", "discard(card=well)", "discard(card=smithy)", "discard(card=smithy)")
    assert (t.cards(0), t.discarded(0)) == (3, {"hero": 1, "well": 1, "smithy": 2})


@clause("SJ-COU-05")
def test_without_an_archive_the_hand_is_out_of_reach() -> None:
    t = council(hands={0: ["hero"]})
    assert t.why_not("discard(card=hero)") == "archive_needed"


@clause("SJ-COU-06")
@pytest.mark.parametrize(
    ("chooser", "library", "number"), [(1, [], 0), (0, [], 3), (0, ["library"], 6), (1, ["library"], 0)]
)
def test_archive_with_prefecture(chooser: int, library: list[str], number: int) -> None:
    t = council("archive", "prefecture", *library, chooser=chooser)
    discarded = 0
    while t.question == "archive":
        t.play(t.legal()[0])
        discarded += 1
    assert (discarded, t.cards(0)) == (number, 2)


@clause("SJ-COU-07")
def test_one_may_decline_only_before_drawing() -> None:
    t = table().play("choose(role=councillor)", "pass")
    assert (t.asked, t.cards(0), t.told[-1]) == (1, 0, "declines")
    t = council("prefecture")
    assert t.why_not("pass") == "cannot_stop_now"
    t.play(t.legal()[0])
    assert t.why_not("stop") == "cannot_stop_now"
    assert t.why_not("keep(card=indigo_plant)") in {"none", "not_among_drawn"}
    t = council("archive")
    assert t.why_not("pass") == "must_discard_more"


@clause("SJ-COU-08", "SJ-DCK-07")
@pytest.mark.parametrize(
    ("standing", "pile", "cards", "discards"),
    [
        ([], ["well"], 1, 0),
        ([], ["well", "hero", "hero"], 1, 2),
        (["prefecture"], ["well"], 1, 0),
        (["prefecture"], ["well", "hero"], 2, 0),
        (["archive"], ["well"], 1, 0),
        (["archive"], ["well", "hero"], 1, 1),
        (["archive", "prefecture"], ["well"], 1, 0),
    ],
)
def test_when_cards_run_short(standing: list[str], pile: list[str], cards: int, discards: int) -> None:
    t = council(*standing, pile=pile)
    while t.question in {"keep", "archive"}:
        t.play(t.legal()[0])
    assert (t.cards(0), sum(t.discarded(0).values())) == (cards, discards)


@clause("SJ-COU-09", "SJ-INF-10")
@pytest.mark.parametrize("standing", [[], ["archive"]])
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_nobody_else_sees_what_is_drawn_and_discarded(standing: list[str], viewer: int) -> None:
    t = council(*standing)
    told = view(GAME, t.s, viewer)["fields"]
    assert (told["looked_at"][0], told["hand"][0], told["discarded"][0]) == (None, None, None)
    while t.asked == 0:
        t.play(t.legal()[0])
    seen = [event_seen(GAME, event, viewer) for event in t.events]
    private = {"looks_at", "keeps", "discards", "draws"}
    assert len([told for told in seen if told["event"] in private]) == (10 if not standing else 9)
    assert not any("card" in told for told in seen if told["event"] in private)
    assert view(GAME, t.s, viewer)["fields"]["discarded"][0] is None


@clause("SJ-COU-10")
def test_one_player_is_done_before_the_next_draws() -> None:
    t = council()
    pile = t.s.pile
    assert t.asked == 0
    t.play(t.legal()[0])
    assert (t.question, t.asked, t.s.pile) == ("council", 1, pile)
