"""Tokens are paid one by one, each from a ship or from a card; two exploration tokens can be a trade token.

AN-PAY-13, AN-OBJ-06
"""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import Objective, Token
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.payment import blocked
from tradewinds.games.anno_1800.rules.supply import spend_from_card, spend_from_ship, tokens
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.tables import BERYL_TOKENS
from tradewinds.kernel.rules import rule


@rule
def asks_for(s: State, sort: int) -> bool:
    """Whether a token of that sort is to be paid now; those owed at once come before all others."""
    if s.question == Question.PAYMENT:
        return s.due[sort] > 0
    if s.owed[Token.EXPLORATION] > 0:
        return sort == Token.EXPLORATION
    return s.owed[sort] > 0


@rule
def strike_off(s: State, sort: int) -> None:
    """One token less to pay."""
    if s.question == Question.PAYMENT:
        s.due[sort] -= 1
    else:
        s.owed[sort] -= 1


@rule
def objects_token(s: State, sort: int, there: int) -> int:
    """AN-RES-10, AN-RES-11"""
    if not asks_for(s, sort):
        return Objection.ALL_PAID
    return 0 if there > 0 else Objection.NO_SUCH_TOKEN_SOURCE


@rule
def objects_trade_token_of_ship(s: State) -> int:
    return objects_token(s, Token.TRADE, s.on_ships[s.active, Token.TRADE])


@rule
def take_trade_token_of_ship(s: State) -> None:
    """AN-PAY-13"""
    strike_off(s, Token.TRADE)
    spend_from_ship(s, s.active, Token.TRADE)
    go_on(s)


@rule
def objects_trade_token_of_card(s: State) -> int:
    return objects_token(s, Token.TRADE, s.on_cards[s.active, Token.TRADE])


@rule
def take_trade_token_of_card(s: State) -> None:
    """AN-PAY-13, AN-RES-11"""
    strike_off(s, Token.TRADE)
    spend_from_card(s, s.active, Token.TRADE)
    go_on(s)


@rule
def objects_exploration_for_trade(s: State) -> int:
    """AN-OBJ-06, AN-OBJ-16"""
    if not asks_for(s, Token.TRADE):
        return Objection.ALL_PAID
    if not s.in_game[Objective.BERYL_OMARA]:
        return Objection.BERYL_NOT_IN_GAME
    if tokens(s, s.active, Token.EXPLORATION) < BERYL_TOKENS:
        return Objection.NOT_ENOUGH_EXPLORATION_TOKENS
    strike_off(s, Token.TRADE)
    s.owed[Token.EXPLORATION] += BERYL_TOKENS
    told = blocked(s)
    s.owed[Token.EXPLORATION] -= BERYL_TOKENS
    if s.question == Question.PAYMENT:
        s.due[Token.TRADE] += 1
    else:
        s.owed[Token.TRADE] += 1
    return told


@rule
def take_exploration_for_trade(s: State) -> None:
    """Two exploration tokens stand for one trade token. AN-OBJ-06"""
    strike_off(s, Token.TRADE)
    s.owed[Token.EXPLORATION] += BERYL_TOKENS
    go_on(s)


@rule
def objects_exploration_token_of_ship(s: State) -> int:
    return objects_token(s, Token.EXPLORATION, s.on_ships[s.active, Token.EXPLORATION])


@rule
def take_exploration_token_of_ship(s: State) -> None:
    """AN-PAY-13"""
    strike_off(s, Token.EXPLORATION)
    spend_from_ship(s, s.active, Token.EXPLORATION)
    go_on(s)


@rule
def objects_exploration_token_of_card(s: State) -> int:
    return objects_token(s, Token.EXPLORATION, s.on_cards[s.active, Token.EXPLORATION])


@rule
def take_exploration_token_of_card(s: State) -> None:
    """AN-PAY-13, AN-RES-11"""
    strike_off(s, Token.EXPLORATION)
    spend_from_card(s, s.active, Token.EXPLORATION)
    go_on(s)
