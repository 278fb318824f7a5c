"""The library: the chooser's privilege counts twice. SJ-LIB-01, SJ-LIB-02"""

from tradewinds.games.san_juan.acts import Objection
from tradewinds.games.san_juan.pieces import Card
from tradewinds.games.san_juan.rules.city import stands
from tradewinds.games.san_juan.state import State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.rules import rule, tell


@rule
def has_library(s: State, seat: int) -> bool:
    """Whether a library doubles this player's privilege now; of two players, once a round.

    SJ-LIB-01, SJ-LIB-02, SJ-LIB-03, SJ-LIB-06, SJ-LIB-07
    """
    if seat != s.chooser or (s.seats == 2 and s.library_used[seat]):
        return False
    return stands(s, seat, Card.LIBRARY)


@rule
def has_choice(s: State, seat: int) -> bool:
    """Whether the player may save his library: the governor of two, in the first of his roles. SJ-LIB-05"""
    return s.seats == 2 and seat == s.governor and s.choices == 1 and has_library(s, seat)


@rule
def use_library(s: State, seat: int) -> None:
    """SJ-LIB-04"""
    s.library_used[seat] = 1
    tell(Event.USES_LIBRARY, seat)


@rule
def use_for_goods(s: State, seat: int, limit: int) -> None:
    """Used only with the last good of those it allows. SJ-LIB-04, SJ-LIB-05"""
    if s.done == limit and has_library(s, seat):
        use_library(s, seat)


@rule
def goods_limit(s: State, seat: int, helper: int) -> int:
    """How many goods a player may produce or sell; the helper is aqueduct or trading post.

    SJ-PRO-01, SJ-PRO-04, SJ-PRO-05, SJ-TRD-03, SJ-TRD-04, SJ-ROL-04, SJ-LIB-01
    """
    limit = 2 if seat == s.chooser else 1
    if stands(s, seat, helper):
        limit += 1
    if has_library(s, seat):
        limit += 1
    return limit


@rule
def why_no_library(s: State) -> int:
    """Why nobody asks whether the library is used. SJ-LIB-02, SJ-LIB-03, SJ-LIB-05, SJ-LIB-06"""
    seat = s.asked
    if not stands(s, seat, Card.LIBRARY):
        return Objection.NO_LIBRARY
    if seat != s.chooser:
        return Objection.LIBRARY_NOT_CHOOSER
    if s.seats == 2 and s.library_used[seat]:
        return Objection.LIBRARY_USED
    return Objection.LIBRARY_BY_ITSELF
