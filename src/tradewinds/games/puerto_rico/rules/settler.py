"""The settler: everybody may lay one open plantation, some a quarry, some a hidden tile before."""

from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.games.puerto_rico.pieces import ISLAND_CELLS, NONE, Building, Good, Tile
from tradewinds.games.puerto_rico.rules.holdings import (
    are_colonists_left,
    is_manned,
    island_filled,
    use_colonist,
)
from tradewinds.games.puerto_rico.rules.rounds import end_phase
from tradewinds.games.puerto_rico.rules.row import draw_hidden, pile_left, replace_row
from tradewinds.games.puerto_rico.state import HospiceHacienda, Question, State
from tradewinds.games.puerto_rico.story import Event
from tradewinds.kernel.chance import bag_total
from tradewinds.kernel.rules import ask, next_seat, rule, tell

# ---------------------------------------------------------------- who is asked


@rule
def begin_settling(s: State) -> None:
    """PR-STL-01"""
    call_settlers(s, s.chooser)


@rule
def call_settlers(s: State, seat: int) -> None:
    """From this seat on, the next who can take anything; after the last the row is replaced.

    PR-STL-01, PR-STL-07, PR-STL-19, PR-RND-06
    """
    while True:
        s.drawn = 0
        s.settled = 0
        s.hosted = 0
        if can_settle(s, seat):
            ask(s, Question.SETTLE, seat)
            return
        seat = next_seat(s, seat)
        if seat == s.chooser:
            replace_row(s)
            end_phase(s)
            return


@rule
def next_settler(s: State) -> None:
    """The player asked has had his turn."""
    seat = next_seat(s, s.asked)
    if seat == s.chooser:
        replace_row(s)
        end_phase(s)
    else:
        call_settlers(s, seat)


@rule
def can_settle(s: State, seat: int) -> bool:
    """Whether there is a free cell and anything to lay on it. PR-STL-05, PR-STL-12, PR-STL-21"""
    if island_filled(s, seat) == ISLAND_CELLS:
        return False
    if bag_total(s.row, len(Good)) > 0 or objection_to_quarry(s, seat) == 0:
        return True
    return objection_to_drawing(s, seat) == 0


@rule
def settle_on(s: State) -> None:
    """After the hidden tile an open one may follow, if there is room. PR-STL-11, PR-STL-12"""
    if can_settle(s, s.asked):
        ask(s, Question.SETTLE, s.asked)
    else:
        next_settler(s)


# ---------------------------------------------------------------- the hidden tile


@rule
def objection_to_drawing(s: State, seat: int) -> int:
    """PR-STL-08, PR-STL-13"""
    if not s.built[seat, Building.HACIENDA]:
        return Objection.HACIENDA_MISSING
    if not is_manned(s, seat, Building.HACIENDA):
        return Objection.HACIENDA_UNMANNED
    if s.drawn:
        return Objection.HACIENDA_USED
    return Objection.HIDDEN_PILE_EMPTY if pile_left(s) == 0 else 0


@rule
def objects_draw_tile(s: State) -> int:
    """PR-STL-08, PR-STL-13"""
    return objection_to_drawing(s, s.asked)


@rule
def take_draw_tile(s: State) -> None:
    """It must be laid, as what it is. PR-STL-08, PR-STL-09, PR-STL-10, PR-STL-17"""
    good = draw_hidden(s)
    s.drawn = 1
    tell(Event.DRAWS_TILE, s.asked, good)
    s.tiles[s.asked, good] += 1
    if s.hospice_hacienda == HospiceHacienda.ONE_EITHER and can_host(s):
        s.new_tile = good
        ask(s, Question.HOSPICE, s.asked)
    else:
        settle_on(s)


# ---------------------------------------------------------------- the open tile, or a quarry


@rule
def objects_take_plantation(s: State, good: int) -> int:
    return Objection.TILE_NOT_IN_ROW if s.row[good] == 0 else 0


@rule
def take_take_plantation(s: State, good: int) -> None:
    """PR-STL-01"""
    s.row[good] -= 1
    tell(Event.TAKES_PLANTATION, s.asked, good)
    settle_tile(s, good)


@rule
def objection_to_quarry(s: State, seat: int) -> int:
    """PR-STL-02, PR-STL-03, PR-STL-06, PR-RND-09"""
    if s.quarries == 0:
        return Objection.NO_QUARRIES_LEFT
    if seat == s.chooser or is_manned(s, seat, Building.CONSTRUCTION_HUT):
        return 0
    if s.built[seat, Building.CONSTRUCTION_HUT]:
        return Objection.HUT_UNMANNED
    return Objection.QUARRY_NEEDS_SETTLER_OR_HUT


@rule
def objects_take_quarry(s: State) -> int:
    return objection_to_quarry(s, s.asked)


@rule
def take_take_quarry(s: State) -> None:
    """In place of the open tile, so one at most. PR-STL-02, PR-STL-03, PR-STL-04"""
    s.quarries -= 1
    tell(Event.TAKES_QUARRY, s.asked)
    settle_tile(s, Tile.QUARRY)


@rule
def settle_tile(s: State, tile: int) -> None:
    """The open tile or quarry is laid; the hospice may man it. PR-STL-14, PR-STL-16, PR-STL-18"""
    s.settled = 1
    s.tiles[s.asked, tile] += 1
    if can_host(s):
        s.new_tile = tile
        ask(s, Question.HOSPICE, s.asked)
    else:
        next_settler(s)


# ---------------------------------------------------------------- the hospice


@rule
def can_host(s: State) -> bool:
    """Whether the hospice of the player asked can send a colonist. PR-STL-14, PR-STL-15, PR-STL-16"""
    return is_manned(s, s.asked, Building.HOSPICE) and not s.hosted and are_colonists_left(s)


@rule
def host(s: State) -> None:
    """A colonist on the very tile that was laid. PR-STL-14, PR-STL-16, PR-MAY-14"""
    s.hosted = 1
    use_colonist(s)
    s.manned[s.asked, s.new_tile] += 1
    tell(Event.HOSPICE_HELPS, s.asked, s.new_tile)
    leave_hospice(s)


@rule
def leave_hospice(s: State) -> None:
    """After the hidden tile the turn goes on, after the open one it is over. PR-STL-11, PR-STL-17"""
    s.new_tile = NONE
    if s.settled:
        next_settler(s)
    else:
        settle_on(s)
