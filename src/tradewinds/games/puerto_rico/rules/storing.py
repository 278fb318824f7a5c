"""After loading: what everybody keeps, what goes back to the supply, and which ships sail."""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.pieces import (
    LARGE_WAREHOUSE_KINDS,
    NONE,
    SMALL_WAREHOUSE_KINDS,
    Building,
    Good,
    Ship,
)
from tradewinds.games.puerto_rico.rules.holdings import get_goods, is_manned
from tradewinds.games.puerto_rico.rules.rounds import end_phase
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
    clear_stores(s)
    sail(s)
    end_phase(s)


@rule
def clear_stores(s: State) -> None:
    for good in range(len(Good)):
        s.stored[good] = 0


@rule
def kinds_held(s: State, seat: int, least: int) -> int:
    """Of how many kinds a player has so many barrels or more."""
    kinds = 0
    for good in range(len(Good)):
        kinds += s.goods[seat, good] >= least
    return kinds


@rule
def room_for(s: State, seat: int) -> int:
    """How many kinds the warehouses store whole. PR-STO-02"""
    room = 0
    if is_manned(s, seat, Building.SMALL_WAREHOUSE):
        room += SMALL_WAREHOUSE_KINDS
    if is_manned(s, seat, Building.LARGE_WAREHOUSE):
        room += LARGE_WAREHOUSE_KINDS
    return room


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


@rule
def count_stored(s: State) -> tuple[int, int]:
    """How many kinds the player asked has stored, and how many are left over."""
    stored, open_kinds = 0, 0
    for good in range(len(Good)):
        stored += s.stored[good]
        open_kinds += s.goods[s.asked, good] > 0 and not s.stored[good]
    return stored, open_kinds


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


@rule
def first_unstored(s: State, seat: int) -> int:
    """A kind that a player holds and has not stored."""
    for good in range(len(Good)):
        if s.goods[seat, good] > 0 and not s.stored[good]:
            return good
    return NONE


@rule
def store_all(s: State, seat: int) -> None:
    """Without a choice: all that the warehouses and the single barrel save. PR-STO-01, PR-STO-02, PR-STO-06"""
    room = room_for(s, seat)
    for least in (2, 1):
        for good in range(len(Good)):
            if room > 0 and s.goods[seat, good] >= least and not s.stored[good]:
                s.stored[good] = 1
                room -= 1
    give_up(s, seat, first_unstored(s, seat))


@rule
def give_up(s: State, seat: int, single: int) -> None:
    """What is neither stored nor the single barrel goes back. PR-STO-01, PR-STO-05"""
    for good in range(len(Good)):
        number = s.goods[seat, good]
        if good == single:
            number -= 1
        if number > 0 and not s.stored[good]:
            get_goods(s, seat, good, -number)
            tell(Event.RETURNS, seat, good, number)


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


# ---------------------------------------------------------------- ships


@rule
def sail(s: State) -> None:
    """Full ships are emptied, the others stay as they are. PR-STO-08"""
    for ship in range(len(Ship)):
        if s.loaded[ship] == s.hold[ship]:
            tell(Event.SHIP_SAILS, s.chooser, s.hold[ship], s.cargo[ship])
            s.supply[s.cargo[ship]] += s.loaded[ship]
            s.loaded[ship] = 0
            s.cargo[ship] = NONE
