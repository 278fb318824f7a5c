"""The producer phase: goods from the draw pile onto empty production buildings."""

from tradewinds.games.san_juan.acts import Objection
from tradewinds.games.san_juan.pieces import NONE, WELL_GOODS, Card
from tradewinds.games.san_juan.rules.city import has_room, maker, place_without, stands
from tradewinds.games.san_juan.rules.library import goods_limit, use_for_goods
from tradewinds.games.san_juan.rules.piles import draw_card, draw_to_hand, supply
from tradewinds.games.san_juan.rules.rounds import end_phase
from tradewinds.games.san_juan.state import Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def can_produce(s: State, seat: int) -> bool:
    """An empty building and a card are needed. SJ-PRO-06, SJ-PRO-10"""
    return supply(s) > 0 and has_room(s, seat)


@rule
def begin_producer(s: State) -> None:
    """SJ-PRO-01, SJ-ROL-08"""
    if can_produce(s, s.chooser):
        ask(s, Question.PRODUCE, s.chooser)
    else:
        next_producer(s, s.chooser)


@rule
def next_producer(s: State, seat: int) -> None:
    """SJ-PRO-01, SJ-PRO-06, SJ-RND-12"""
    seat = next_seat(s, seat)
    while seat != s.chooser:
        if can_produce(s, seat):
            ask(s, Question.PRODUCE, seat)
            return
        seat = next_seat(s, seat)
    end_phase(s)


@rule
def objects_produce(s: State, good: int) -> int:
    """SJ-PRO-02, SJ-PRO-03, SJ-PRO-06, SJ-PRO-11"""
    if place_without(s, s.asked, maker(good)) != NONE:
        return 0
    if stands(s, s.asked, maker(good)):
        return Objection.BUILDING_HAS_GOOD
    return Objection.NO_PRODUCTION_BUILDING


@rule
def take_produce(s: State, good: int) -> None:
    """The top card, seen by nobody, beside its building. SJ-PRO-02, SJ-PRO-03, SJ-PRO-12, SJ-PRO-13"""
    seat = s.asked
    s.good[seat, place_without(s, seat, maker(good))] = draw_card(s, seat)
    s.done += 1
    tell(Event.PRODUCES, seat, good)
    limit = goods_limit(s, seat, Card.AQUEDUCT)
    if s.done < limit and can_produce(s, seat):
        ask(s, Question.PRODUCE, seat)
        return
    use_for_goods(s, seat, limit)
    finish_producing(s, seat)


@rule
def produce_no_more(s: State) -> None:
    """SJ-PRO-09, SJ-ROL-02, SJ-ROL-03"""
    tell(Event.PRODUCES_NO_MORE, s.asked)
    finish_producing(s, s.asked)


@rule
def finish_producing(s: State, seat: int) -> None:
    """The well counts the goods that were really laid, of whatever kind. SJ-PRO-07, SJ-PRO-08, SJ-PRO-10"""
    produced = s.done
    s.done = 0
    if produced >= WELL_GOODS and stands(s, seat, Card.WELL):
        tell(Event.USES, seat, Card.WELL)
        draw_to_hand(s, seat, 1)
    next_producer(s, seat)
