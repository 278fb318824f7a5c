"""The builder phase: each player may build once, on a new place or with a crane over another building."""

from tradewinds.games.san_juan.acts import Objection
from tradewinds.games.san_juan.pieces import COST, NONE, PLACES, Card
from tradewinds.games.san_juan.rules.city import (
    is_production,
    maker,
    place_with,
    place_without,
    stands,
)
from tradewinds.games.san_juan.rules.construction import next_builder, settle_price
from tradewinds.games.san_juan.rules.library import has_library
from tradewinds.games.san_juan.rules.piles import holds, take_from_hand
from tradewinds.games.san_juan.rules.prices import cheapest, market_goods, price, purse
from tradewinds.games.san_juan.state import Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.nibbles import nibble
from tradewinds.kernel.rules import ask, rule, tell

# ---------------------------------------------------------------- what


@rule
def objects_build(s: State, card: int) -> int:
    """SJ-BLD-01, SJ-BLD-03, SJ-BLD-18, SJ-VIO-01, SJ-VIO-07, SJ-CRN-09, SJ-CRN-18"""
    seat = s.asked
    if not holds(s, seat, card):
        return Objection.CARD_NOT_IN_HAND
    if not is_production(card) and stands(s, seat, card):
        return Objection.VIOLET_ALREADY_STANDING
    return 0 if can_afford(s, seat, card) else Objection.CANNOT_AFFORD


@rule
def can_afford(s: State, seat: int, card: int) -> bool:
    """Whether the other cards in hand are enough, at the full cost or else at the lowest price. SJ-BLD-18"""
    others = s.cards[seat] - 1
    if COST[card] <= others:
        return True
    return cheapest(s, seat, card, int(has_library(s, seat))) <= others + market_goods(s, seat)


@rule
def take_build(s: State, card: int) -> None:
    """The card lies on the table when it is paid for. SJ-BLD-01, SJ-BLD-03, SJ-CRN-01, SJ-CRN-14"""
    seat = s.asked
    take_from_hand(s, seat, card)
    if s.shown[seat] == card:
        s.shown[seat] = NONE
    s.building = card
    tell(Event.BUILDS, seat, card)
    if stands(s, seat, Card.CRANE):
        ask(s, Question.PLACE, seat)
    else:
        settle_price(s)


@rule
def build_nothing(s: State) -> None:
    """Who builds nothing draws nothing; why, nobody is told. SJ-BLD-17, SJ-INF-11, SJ-ROL-03"""
    tell(Event.BUILDS_NOTHING, s.asked)
    next_builder(s, s.asked)


# ---------------------------------------------------------------- where


@rule
def objects_place(s: State, onto: int) -> int:
    """Whether the price there can be paid. SJ-BLD-18"""
    seat = s.asked
    due = price(s, seat, s.building, onto, int(has_library(s, seat)))
    return Objection.CANNOT_AFFORD if due > purse(s, seat) else 0


@rule
def objects_new_place(s: State) -> int:
    return objects_place(s, NONE)


@rule
def take_new_place(s: State) -> None:
    """SJ-BLD-22"""
    settle_price(s)


@rule
def objects_overbuild(s: State, card: int) -> int:
    """SJ-CRN-01, SJ-CRN-02, SJ-CRN-03, SJ-CRN-10"""
    seat = s.asked
    onto = place_without(s, seat, card)
    if onto == NONE:
        return why_not_there(s, seat, card)
    if card == s.building:
        return Objection.SAME_BUILDING
    return objects_place(s, onto)


@rule
def why_not_there(s: State, seat: int, card: int) -> int:
    """Why there is no such building without a good. SJ-CRN-06, SJ-CRN-17"""
    if stands(s, seat, card):
        return Objection.CARRIES_GOOD
    if is_covered(s, seat, card):
        return Objection.COVERED_BUILDING
    return Objection.NOT_YOUR_BUILDING


@rule
def is_covered(s: State, seat: int, card: int) -> bool:
    """Whether such a building lies right under one of a player's, or deeper under anybody's."""
    for place in range(PLACES):
        if s.beneath[seat, place] == card:
            return True
    return nibble(s.buried, card) > 0


@rule
def take_overbuild(s: State, card: int) -> None:
    """SJ-CRN-01"""
    cover(s, place_without(s, s.asked, card))


@rule
def objects_overbuild_good(s: State, good: int) -> int:
    """SJ-CRN-01, SJ-CRN-03, SJ-CRN-08"""
    onto = place_with(s, s.asked, good)
    if onto == NONE:
        return Objection.NO_SUCH_GOOD
    if s.building == maker(good):
        return Objection.SAME_BUILDING
    return objects_place(s, onto)


@rule
def take_overbuild_good(s: State, good: int) -> None:
    """SJ-CRN-01, SJ-CRN-08"""
    cover(s, place_with(s, s.asked, good))


@rule
def cover(s: State, onto: int) -> None:
    s.onto = onto
    tell(Event.OVERBUILDS, s.asked, s.city[s.asked, onto])
    settle_price(s)


# ---------------------------------------------------------------- the phase


@rule
def begin_builder(s: State) -> None:
    """SJ-BLD-01, SJ-ROL-08"""
    if s.cards[s.chooser] > 0:
        ask(s, Question.BUILD, s.chooser)
    else:
        tell(Event.BUILDS_NOTHING, s.chooser)
        next_builder(s, s.chooser)
