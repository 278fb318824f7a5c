"""The councillor phase: look at cards, keep few of them."""

from tradewinds.games.san_juan.acts import Objection
from tradewinds.games.san_juan.pieces import (
    DRAWN,
    DRAWN_BY_PRIVILEGE,
    KEPT,
    KEPT_WITH_PREFECTURE,
    NONE,
    Card,
    Slot,
)
from tradewinds.games.san_juan.rules.city import stands
from tradewinds.games.san_juan.rules.piles import (
    discard_from_hand,
    discard_own,
    draw_card,
    draw_to_hand,
    put_in_hand,
    supply,
)
from tradewinds.games.san_juan.rules.rounds import end_phase
from tradewinds.games.san_juan.state import Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def begin_councillor(s: State) -> None:
    """SJ-COU-01, SJ-ROL-08"""
    if supply(s) > 0:
        ask(s, Question.COUNCIL, s.chooser)
    else:
        end_phase(s)


@rule
def next_councillor(s: State, seat: int) -> None:
    """Each is done before the next one draws. SJ-COU-02, SJ-COU-10, SJ-RND-12"""
    seat = next_seat(s, seat)
    if seat != s.chooser and supply(s) > 0:
        ask(s, Question.COUNCIL, seat)
    else:
        end_phase(s)


@rule
def kept(s: State, seat: int) -> int:
    """SJ-COU-01, SJ-COU-04"""
    return KEPT_WITH_PREFECTURE if stands(s, seat, Card.PREFECTURE) else KEPT


@rule
def consult(s: State, library: int) -> None:
    """Two cards, the chooser five, with the library eight.

    SJ-COU-01, SJ-COU-02, SJ-COU-03, SJ-COU-05, SJ-COU-06, SJ-ROL-06, SJ-LIB-01
    """
    number = DRAWN
    if s.asked == s.chooser:
        number += DRAWN_BY_PRIVILEGE * (1 + library)
    if stands(s, s.asked, Card.ARCHIVE):
        draw_with_archive(s, number)
    else:
        look_at(s, number)


# ---------------------------------------------------------------- without an archive


@rule
def look_at(s: State, number: int) -> None:
    """Once drawn, the number allowed must be kept. SJ-COU-07, SJ-COU-08, SJ-COU-09, SJ-DCK-05, SJ-DCK-07"""
    seat = s.asked
    for slot in range(number):
        card = draw_card(s, seat)
        if card == NONE:
            break
        s.looked_at[seat, slot] = card
        s.looking += 1
        tell(Event.LOOKS_AT, seat, card)
    s.left = min(kept(s, seat), s.looking)
    if s.left < s.looking:
        ask(s, Question.KEEP, seat)
    else:
        keep_all(s, seat)


@rule
def keep_all(s: State, seat: int) -> None:
    """No more than may be kept were drawn. SJ-COU-04, SJ-COU-08"""
    for slot in range(s.looking):
        keep_slot(s, seat, slot)
    finish_council(s, seat)


@rule
def keep_slot(s: State, seat: int, slot: int) -> None:
    card = s.looked_at[seat, slot]
    put_in_hand(s, seat, card)
    s.looked_at[seat, slot] = NONE
    tell(Event.KEEPS, seat, card)


@rule
def slot_of(s: State, seat: int, card: int) -> int:
    """Where such a card is among those looked at; NONE where it is not."""
    for slot in range(Slot.size):
        if s.looked_at[seat, slot] == card:
            return slot
    return NONE


@rule
def objects_keep(s: State, card: int) -> int:
    return Objection.NOT_AMONG_DRAWN if slot_of(s, s.asked, card) == NONE else 0


@rule
def take_keep(s: State, card: int) -> None:
    """The rest is discarded, for nobody else to see. SJ-COU-01, SJ-COU-02, SJ-COU-04, SJ-COU-09"""
    seat = s.asked
    keep_slot(s, seat, slot_of(s, seat, card))
    s.looking -= 1
    s.left -= 1
    if s.left > 0:
        return
    for slot in range(Slot.size):
        card = s.looked_at[seat, slot]
        if card != NONE:
            s.looked_at[seat, slot] = NONE
            discard_own(s, seat, card)
            tell(Event.DISCARDS, seat, card)
    finish_council(s, seat)


@rule
def finish_council(s: State, seat: int) -> None:
    s.looking = 0
    s.left = 0
    next_councillor(s, seat)


# ---------------------------------------------------------------- with an archive


@rule
def draw_with_archive(s: State, number: int) -> None:
    """All go into the hand, and from the whole hand as many as are not kept are discarded.

    SJ-COU-05, SJ-COU-06, SJ-COU-08
    """
    seat = s.asked
    tell(Event.USES, seat, Card.ARCHIVE)
    drawn = draw_to_hand(s, seat, number)
    s.left = max(0, drawn - kept(s, seat))
    if s.left > 0:
        ask(s, Question.ARCHIVE, seat)
    else:
        next_councillor(s, seat)


@rule
def discard_by_archive(s: State, card: int) -> None:
    """SJ-COU-05, SJ-COU-07, SJ-DCK-01"""
    seat = s.asked
    discard_from_hand(s, seat, card)
    tell(Event.DISCARDS, seat, card)
    s.left -= 1
    if s.left == 0:
        next_councillor(s, seat)
