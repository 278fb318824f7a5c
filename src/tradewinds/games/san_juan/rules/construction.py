"""Paying for a building and putting it up."""

from tradewinds.games.san_juan.acts import Objection
from tradewinds.games.san_juan.pieces import (
    BLACK_MARKET_GOODS,
    COST,
    NONE,
    POOR_HOUSE_HAND,
    Card,
)
from tradewinds.games.san_juan.rules.city import (
    is_production,
    made_by,
    maker,
    place_of,
    place_with,
    size,
    stands,
)
from tradewinds.games.san_juan.rules.library import has_choice, has_library, use_library
from tradewinds.games.san_juan.rules.piles import discard_from_hand, discard_good, draw_to_hand, holds
from tradewinds.games.san_juan.rules.prices import covered_cost, price, purse
from tradewinds.games.san_juan.rules.rounds import end_phase
from tradewinds.games.san_juan.state import Question, State
from tradewinds.games.san_juan.story import Event
from tradewinds.kernel.nibbles import add_nibble
from tradewinds.kernel.rules import ask, next_seat, rule, tell

# ---------------------------------------------------------------- the price


@rule
def settle_price(s: State) -> None:
    """With the library if it lowers the price and is not saved. SJ-LIB-04, SJ-LIB-05, SJ-LIB-06"""
    seat = s.asked
    full = price(s, seat, s.building, s.onto, 0)
    helps = has_library(s, seat) and price(s, seat, s.building, s.onto, 1) < full
    if helps and has_choice(s, seat) and full <= purse(s, seat):
        ask(s, Question.BUILD_LIBRARY, seat)
    else:
        begin_payment(s, int(helps))


@rule
def begin_payment(s: State, library: int) -> None:
    """SJ-BLD-02, SJ-BLD-09, SJ-LIB-04"""
    seat = s.asked
    s.price = price(s, seat, s.building, s.onto, library)
    if library:
        use_library(s, seat)
    pay_on(s)


@rule
def pay_on(s: State) -> None:
    """Until the price is paid, or more where discounts may be waived. SJ-BLD-02, SJ-BLD-16"""
    if s.paid < s.price:
        ask(s, Question.PAY, s.asked)
    elif may_pay_more(s):
        ask(s, Question.PAY_MORE, s.asked)
    else:
        put_up(s)


# ---------------------------------------------------------------- paying


@rule
def objects_pay(s: State, card: int) -> int:
    """Any card in hand, whatever it shows. SJ-GEN-03, SJ-BLD-02"""
    return 0 if holds(s, s.asked, card) else Objection.CARD_NOT_IN_HAND


@rule
def take_pay(s: State, card: int) -> None:
    """SJ-BLD-02, SJ-DCK-01"""
    discard_from_hand(s, s.asked, card)
    s.paid += 1
    tell(Event.PAYS, s.asked, card)
    pay_on(s)


@rule
def objects_pay_good(s: State, good: int) -> int:
    """SJ-BLD-10, SJ-BLD-11"""
    if not stands(s, s.asked, Card.BLACK_MARKET):
        return Objection.NO_BLACK_MARKET
    if s.goods_paid == BLACK_MARKET_GOODS:
        return Objection.BLACK_MARKET_LIMIT
    return Objection.NO_SUCH_GOOD if place_with(s, s.asked, good) == NONE else 0


@rule
def take_pay_good(s: State, good: int) -> None:
    """The one on the building to be covered first, for it would be lost. SJ-BLD-10, SJ-CRN-13, SJ-DCK-10"""
    seat = s.asked
    place = place_with(s, seat, good)
    if s.onto != NONE and s.city[seat, s.onto] == maker(good) and s.good[seat, s.onto] != NONE:
        place = s.onto
    discard_good(s, seat, place)
    s.goods_paid += 1
    s.paid += 1
    tell(Event.PAYS_GOOD, seat, good)
    pay_on(s)


# ---------------------------------------------------------------- waiving discounts


@rule
def acts_afterwards(s: State, seat: int, card: int) -> bool:
    """Whether a building is at work once the new one is up: not if that covers it. SJ-CRN-12"""
    place = place_of(s, seat, card)
    return place != NONE and place != s.onto


@rule
def carpenter_draws(s: State, seat: int) -> bool:
    """SJ-BLD-12, SJ-CRN-12"""
    return not is_production(s.building) and acts_afterwards(s, seat, Card.CARPENTER)


@rule
def may_pay_more(s: State) -> bool:
    """Whether waiving discounts could bring the hand to where the poor house helps. SJ-BLD-16"""
    seat = s.asked
    waived = COST[s.building] - covered_cost(s, seat, s.onto) - s.paid
    if waived <= 0 or s.cards[seat] == 0 or not acts_afterwards(s, seat, Card.POOR_HOUSE):
        return False
    hand = s.cards[seat] + int(carpenter_draws(s, seat))
    return hand - waived <= POOR_HOUSE_HAND < hand


# ---------------------------------------------------------------- putting up


@rule
def put_up(s: State) -> None:
    """First the building, then what carpenter and poor house bring, then the next player.

    SJ-BLD-12, SJ-BLD-13, SJ-BLD-14, SJ-BLD-15, SJ-CRN-12, SJ-CRN-20, SJ-END-04, SJ-ROL-07
    """
    seat = s.asked
    carpenter = carpenter_draws(s, seat)
    poor_house = acts_afterwards(s, seat, Card.POOR_HOUSE)
    place_building(s, seat)
    if carpenter:
        tell(Event.USES, seat, Card.CARPENTER)
        draw_to_hand(s, seat, 1)
    if poor_house and s.cards[seat] <= POOR_HOUSE_HAND:
        tell(Event.USES, seat, Card.POOR_HOUSE)
        draw_to_hand(s, seat, 1)
    next_builder(s, seat)


@rule
def place_building(s: State, seat: int) -> None:
    """It stays until the end, unless covered. SJ-BLD-19, SJ-BLD-20, SJ-BLD-22, SJ-CRN-14"""
    place = s.onto
    if place == NONE:
        place = size(s, seat)
    else:
        bury(s, seat, place)
    s.city[seat, place] = s.building
    tell(Event.BUILDING_STANDS, seat, s.building, place)
    s.building = NONE
    s.onto = NONE
    s.price = 0
    s.paid = 0
    s.goods_paid = 0


@rule
def bury(s: State, seat: int, place: int) -> None:
    """The old building is gone and its good lost; cards under a chapel stay.

    SJ-CRN-06, SJ-CRN-07, SJ-CRN-08, SJ-CRN-15, SJ-CRN-17
    """
    if s.good[seat, place] != NONE:
        discard_good(s, seat, place)
        tell(Event.LOSES_GOOD, seat, made_by(s.city[seat, place]))
    if s.beneath[seat, place] != NONE:
        add_nibble(s.buried, s.beneath[seat, place], 1)
    s.beneath[seat, place] = s.city[seat, place]


@rule
def next_builder(s: State, seat: int) -> None:
    """All come to act, also after somebody's twelfth building. SJ-BLD-01, SJ-BLD-21, SJ-END-02"""
    seat = next_seat(s, seat)
    while seat != s.chooser:
        if s.cards[seat] > 0:
            ask(s, Question.BUILD, seat)
            return
        tell(Event.BUILDS_NOTHING, seat)
        seat = next_seat(s, seat)
    end_phase(s)
