"""A sensible player: it weighs what each answer brings it, in hundredths of a victory point.

It knows what its seat may know: its own hand, the boards, everybody's cash. What it imagines (a card taken, a
price paid) it writes into its view and takes back, for a view is its own copy. A plan shifts the weights: to
trade, to save and bank, or to buy victory points.
"""

from tradewinds.games.packet_row.acts import ALPHABET, Act
from tradewinds.games.packet_row.scripted.boards import (
    best_board,
    close_round,
    master_offer,
    offer,
    take_here,
)
from tradewinds.games.packet_row.scripted.payment import best_goods, best_ship
from tradewinds.games.packet_row.scripted.plans import MIXED
from tradewinds.games.packet_row.scripted.trading import LOAD, best_contract
from tradewinds.games.packet_row.scripted.worth import NO_ACT, code, money_to_cash
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.rules import rule

__all__ = ["play", "scripted"]

FINISH = ALPHABET.code(Act.FINISH)


@rule
def scripted(view: State, luck: int) -> int:
    """What this player answers, from what its seat may know."""
    return play(view, MIXED)


@rule
def play(view: State, plan: int) -> int:
    """The same with a plan."""
    if view.question == Question.SHIPS:
        return best_ship(view)
    if view.question == Question.GOODS:
        return best_goods(view)
    contract = best_contract(view)
    if contract != NO_ACT:
        return contract
    if view.question == Question.CONTRACTS:
        return LOAD
    if view.question == Question.SETTLE:
        return FINISH
    money = money_to_cash(view)
    return code(Act.CASH_MONEY, money, 0) if money != NO_ACT else act_on_boards(view, plan)


@rule
def act_on_boards(view: State, plan: int) -> int:
    """Which board, which card."""
    if view.question == Question.CHOOSE_BOARD:
        return best_board(view, plan)
    if view.question == Question.OFFER:
        return offer(view, plan)
    if view.question == Question.MASTER_OFFER:
        return master_offer(view, plan)
    if view.question == Question.MASTER_CLOSE:
        return close_round(view, plan)
    return take_here(view, plan)
