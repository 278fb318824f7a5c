"""After loading everybody chooses what he keeps."""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.pieces import NONE
from tradewinds.games.puerto_rico.rules.rounds import end_phase
from tradewinds.games.puerto_rico.rules.stores import (
    clear_stores,
    count_stored,
    first_unstored,
    give_up,
    kinds_held,
    room_for,
    sail,
    store_all,
)
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell

# ---------------------------------------------------------------- who is asked


@rule
def begin_storing(s: State) -> None:
    """PR-STO-01, PR-STO-07"""
    call_storers(s, s.chooser)


@rule
def call_storers(s: State, seat: int) -> None:
    """From this seat on, the next who has to choose; then the full ships sail. PR-STO-07, PR-STO-08"""
    while True:
        clear_stores(s)
        if can_choose(s, seat):
            ask_storer(s, seat)
            return
        store_all(s, seat)
        seat = next_seat(s, seat)
        if seat == s.chooser:
            end_storing(s)
            return


@rule
def next_storer(s: State) -> None:
    """The player asked has put away what he keeps."""
    seat = next_seat(s, s.asked)
    if seat == s.chooser:
        end_storing(s)
    else:
        call_storers(s, seat)


@rule
def end_storing(s: State) -> None:
    """All have put away what they keep. PR-STO-07, PR-STO-08"""
    sail(s)
    end_phase(s)


@rule
def can_choose(s: State, seat: int) -> bool:
    """Whether different things could be kept. PR-STO-03, PR-STO-06, PR-RND-17"""
    kinds, room = kinds_held(s, seat, 1), room_for(s, seat)
    if s.captain_may_discard_storable:
        return kinds > 0
    if kinds <= 1 or kinds <= room:
        return False
    return kinds > room + 1 or kinds_held(s, seat, 2) > room


@rule
def ask_storer(s: State, seat: int) -> None:
    """First what the warehouses take, then the single barrel. PR-STO-01, PR-STO-02, PR-STO-03"""
    if room_for(s, seat) > 0:
        ask(s, Question.STORE, seat)
    else:
        ask(s, Question.KEEP, seat)


# ---------------------------------------------------------------- warehouses


@rule
def objection_to_keeping(s: State, good: int) -> int:
    """PR-STO-03"""
    if s.goods[s.asked, good] == 0:
        return Objection.NO_SUCH_GOOD
    return Objection.ALREADY_STORED if s.stored[good] else 0


@rule
def objects_store(s: State, good: int) -> int:
    return objection_to_keeping(s, good)


@rule
def take_store(s: State, good: int) -> None:
    """PR-STO-02, PR-STO-03"""
    s.stored[good] = 1
    tell(Event.STORES, s.asked, good, s.goods[s.asked, good])
    stored, open_kinds = count_stored(s)
    if open_kinds == 0:
        next_storer(s)
    elif stored == room_for(s, s.asked):
        ask_for_single(s, open_kinds)


# ---------------------------------------------------------------- the single barrel


@rule
def ask_for_single(s: State, open_kinds: int) -> None:
    """Which kind's single barrel to keep; of one kind it is kept unasked. PR-STO-01, PR-STO-06, PR-RND-17"""
    if open_kinds > 1 or s.captain_may_discard_storable:
        ask(s, Question.KEEP, s.asked)
    else:
        give_up(s, s.asked, first_unstored(s, s.asked))
        next_storer(s)


@rule
def objects_keep(s: State, good: int) -> int:
    return objection_to_keeping(s, good)


@rule
def take_keep(s: State, good: int) -> None:
    """PR-STO-01, PR-STO-03"""
    tell(Event.KEEPS, s.asked, good)
    give_up(s, s.asked, good)
    next_storer(s)


# ---------------------------------------------------------------- keeping nothing


@rule
def objection_to_waste(s: State) -> int:
    """PR-STO-06"""
    return 0 if s.captain_may_discard_storable else Objection.MUST_KEEP


@rule
def store_no_more(s: State) -> None:
    """Nothing more goes into the warehouses; a single barrel may still be kept. PR-STO-06"""
    ask(s, Question.KEEP, s.asked)


@rule
def keep_no_single(s: State) -> None:
    """PR-STO-06"""
    give_up(s, s.asked, NONE)
    next_storer(s)
