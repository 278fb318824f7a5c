"""Choosing a role, taking its action, and declining it."""

from tradewinds.games.san_juan.acts import Objection
from tradewinds.games.san_juan.pieces import NONE, Role
from tradewinds.games.san_juan.rules.builder import begin_builder, build_nothing
from tradewinds.games.san_juan.rules.construction import begin_payment, put_up
from tradewinds.games.san_juan.rules.councillor import (
    begin_councillor,
    consult,
    discard_by_archive,
    next_councillor,
)
from tradewinds.games.san_juan.rules.library import has_choice, has_library, use_library, why_no_library
from tradewinds.games.san_juan.rules.piles import holds
from tradewinds.games.san_juan.rules.producer import begin_producer, produce_no_more
from tradewinds.games.san_juan.rules.prospector import begin_mines, begin_prospector, next_mine, prospect
from tradewinds.games.san_juan.rules.rounds import discard_excess, leave_chapel
from tradewinds.games.san_juan.rules.setup import discard_opening
from tradewinds.games.san_juan.rules.trader import begin_trader, sell_no_more
from tradewinds.games.san_juan.state import Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.rules import rule, tell

# ---------------------------------------------------------------- choosing


@rule
def objects_choose(s: State, role: int) -> int:
    """Any role that is still in the middle, be it of use to nobody. SJ-RND-06, SJ-ROL-01, SJ-ROL-08"""
    return Objection.ROLE_TAKEN if s.chosen_by[role] != NONE else 0


@rule
def take_choose(s: State, role: int) -> None:
    """Its phase is played at once, the chooser first. SJ-RND-02, SJ-RND-06, SJ-RND-08, SJ-RND-11"""
    s.chosen_by[role] = s.asked
    s.role = role
    s.choices += 1
    tell(Event.CHOOSES, s.asked, role)
    if role == Role.BUILDER:
        begin_builder(s)
    elif role == Role.PRODUCER:
        begin_producer(s)
    elif role == Role.TRADER:
        begin_trader(s)
    elif role == Role.COUNCILLOR:
        begin_councillor(s)
    else:
        begin_prospector(s)


# ---------------------------------------------------------------- drawing, and the library


@rule
def objects_draw(s: State) -> int:
    """Who may save his library says so first. SJ-LIB-05"""
    return Objection.LIBRARY_FIRST if has_choice(s, s.asked) else 0


@rule
def take_draw(s: State) -> None:
    """With everything that applies, a library unasked. SJ-ROL-06, SJ-ROL-07, SJ-LIB-06"""
    library = has_library(s, s.asked)
    if library:
        use_library(s, s.asked)
    act_with(s, int(library))


@rule
def act_with(s: State, library: int) -> None:
    """Carry out what was asked about, with or without the library."""
    if s.question == Question.BUILD_LIBRARY:
        begin_payment(s, library)
    elif s.question == Question.COUNCIL:
        consult(s, library)
    else:
        prospect(s, library)


@rule
def objects_use_library(s: State) -> int:
    """SJ-LIB-02, SJ-LIB-03, SJ-LIB-05, SJ-LIB-06"""
    return 0 if has_choice(s, s.asked) else why_no_library(s)


@rule
def take_use_library(s: State) -> None:
    """SJ-LIB-03, SJ-LIB-04, SJ-LIB-05"""
    if s.question != Question.BUILD_LIBRARY:
        use_library(s, s.asked)
    act_with(s, 1)


@rule
def objects_save_library(s: State) -> int:
    return objects_use_library(s)


@rule
def take_save_library(s: State) -> None:
    """SJ-LIB-03, SJ-LIB-05"""
    tell(Event.SAVES_LIBRARY, s.asked)
    act_with(s, 0)


# ---------------------------------------------------------------- discarding, declining


@rule
def objects_discard(s: State, card: int) -> int:
    """Whichever card the player likes. SJ-STR-04, SJ-COU-05, SJ-SET-10"""
    return 0 if holds(s, s.asked, card) else Objection.CARD_NOT_IN_HAND


@rule
def take_discard(s: State, card: int) -> None:
    if s.question == Question.SET_UP:
        discard_opening(s, card)
    elif s.question == Question.HAND_LIMIT:
        discard_excess(s, card)
    else:
        discard_by_archive(s, card)


@rule
def objects_pass(s: State) -> int:
    """No action, privilege or function has to be used. SJ-ROL-02, SJ-ROL-03, SJ-VIO-03"""
    return 0


@rule
def take_pass(s: State) -> None:
    """SJ-ROL-02, SJ-ROL-03, SJ-COU-07, SJ-PSP-02"""
    if s.question == Question.CHAPEL:
        leave_chapel(s)
    elif s.question == Question.BUILD:
        build_nothing(s)
    else:
        tell(Event.DECLINES, s.asked, s.role)
        if s.question == Question.COUNCIL:
            next_councillor(s, s.asked)
        elif s.question == Question.PROSPECT:
            begin_mines(s)
        else:
            next_mine(s, s.asked)


@rule
def objects_stop(s: State) -> int:
    """Nobody has to use all that is allowed. SJ-PRO-09, SJ-TRD-11, SJ-BLD-16"""
    return 0


@rule
def take_stop(s: State) -> None:
    """SJ-PRO-09, SJ-TRD-11, SJ-BLD-16"""
    if s.question == Question.PRODUCE:
        produce_no_more(s)
    elif s.question == Question.SELL:
        sell_no_more(s)
    else:
        put_up(s)
