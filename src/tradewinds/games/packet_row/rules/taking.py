"""Taking a card, or declining."""

from tradewinds.games.packet_row.pieces import (
    ASSISTANT,
    HELD_GOODS,
    HELD_HELPERS,
    HELD_INGOTS,
    HELD_MONEY,
    HELD_VP,
    MONEY_VALUE,
    MOST_CURRENT,
    NONE,
    PLACES,
    VP_LANDMARK,
    VP_POINTS,
)
from tradewinds.games.packet_row.rules.faces import (
    card_of,
    contract_amount,
    contract_good,
    contract_to,
    flag_of,
    goods_amount,
    goods_good,
    held_as,
    is_ship,
    price_of,
)
from tradewinds.games.packet_row.rules.offers import objects_to_card, objects_to_future_card
from tradewinds.games.packet_row.rules.rounds import ask_next, end_round, go_on
from tradewinds.games.packet_row.state import Question, State
from tradewinds.games.packet_row.story import Event
from tradewinds.kernel.rules import next_seat, rule, tell


@rule
def objects_take_current(s: State, place: int) -> int:
    """From the open board alone, places counted from 1. PK-TAK-01, PK-TAK-04"""
    return objects_to_card(s, s.current[s.board, place - 1])


@rule
def take_take_current(s: State, place: int) -> None:
    """PK-RND-07, PK-TAK-05"""
    card = s.current[s.board, place - 1]
    s.current[s.board, place - 1] = NONE
    take(s, card, place - 1)


@rule
def objects_take_future(s: State, place: int) -> int:
    """PK-AST-01, PK-AST-04, PK-AST-07, PK-AST-09"""
    return objects_to_future_card(s, s.future[s.board, place - 1])


@rule
def take_take_future(s: State, place: int) -> None:
    """The assistant is used up, and the place stays empty until the refill. PK-AST-03, PK-AST-08"""
    card = s.future[s.board, place - 1]
    s.future[s.board, place - 1] = NONE
    s.hand[s.asked, ASSISTANT] -= 1
    s.cards[s.asked] -= 1
    s.discards[card_of(ASSISTANT)] += 1
    tell(Event.USES_ASSISTANT, s.asked)
    take(s, card, MOST_CURRENT + place - 1)


@rule
def take(s: State, card: int, place: int) -> None:
    """One card a round; the harbour master's ends it. PK-RND-18, PK-RND-20, PK-TAK-05"""
    s.pawn[s.asked] = s.board * PLACES + place
    receive(s, s.asked, card)
    if s.asked == s.master:
        end_round(s)
    else:
        ask_next(s, next_seat(s, s.asked))


@rule
def receive(s: State, seat: int, card: int) -> None:
    """Pay for a card and have it: ships lie open, all others are kept in hand.

    PK-TAK-02, PK-TAK-03, PK-TAK-06, PK-TAK-07, PK-TAK-08, PK-TAK-09, PK-TAK-11, PK-GDS-09, PK-MON-01
    """
    s.cash[seat] -= price_of(card)
    if is_ship(card):
        s.ships[seat, flag_of(card)] += 1
        tell(Event.TAKES_SHIP, seat, flag_of(card))
    else:
        held = held_as(card)
        s.hand[seat, held] += 1
        s.cards[seat] += 1
        tell_taken(seat, held, price_of(card))


@rule
def tell_taken(seat: int, held: int, price: int) -> None:
    """Everybody has seen what was taken. PK-TAK-08"""
    if held < HELD_GOODS:
        tell(Event.TAKES_CONTRACT, seat, contract_good(held), contract_to(held), contract_amount(held))
    elif held < HELD_HELPERS:
        goods = held - HELD_GOODS
        tell(Event.TAKES_GOODS, seat, goods_good(goods), goods_amount(goods), price)
    elif held < HELD_INGOTS:
        tell(Event.TAKES_HELPER, seat, held - HELD_HELPERS)
    elif held < HELD_MONEY:
        tell(Event.TAKES_INGOT, seat, held - HELD_INGOTS, price)
    elif held < HELD_VP:
        tell(Event.TAKES_MONEY, seat, MONEY_VALUE[held - HELD_MONEY])
    else:
        tell(Event.BUYS_VP, seat, VP_LANDMARK[held - HELD_VP], VP_POINTS[held - HELD_VP], price)


@rule
def objects_decline(s: State) -> int:
    """Nobody has to take a card. PK-TAK-10"""
    return 0


@rule
def take_decline(s: State) -> None:
    """The pawn stays at home, for a board to come. PK-RND-07, PK-RND-10"""
    tell(Event.DECLINES, s.asked)
    if s.question == Question.OFFER:
        ask_next(s, next_seat(s, s.asked))
    else:
        go_on(s)
