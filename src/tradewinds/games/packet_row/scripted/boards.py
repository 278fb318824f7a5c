"""Which board to open and which card to take."""

from tradewinds.games.packet_row.acts import ALPHABET, Act
from tradewinds.games.packet_row.pieces import (
    ASSISTANT,
    MOST_CURRENT,
    MOST_FUTURE,
    NONE,
    Board,
)
from tradewinds.games.packet_row.rules.faces import flag_of, held_as, is_ship, price_of
from tradewinds.games.packet_row.rules.offers import objects_to_card, objects_to_future_card
from tradewinds.games.packet_row.rules.rounds import is_selectable, objects_choose_board
from tradewinds.games.packet_row.scripted.plans import Weight, weight
from tradewinds.games.packet_row.scripted.worth import code, worth
from tradewinds.games.packet_row.state import State
from tradewinds.kernel.rules import rule

DECLINE = ALPHABET.code(Act.DECLINE)
END_ROUND = ALPHABET.code(Act.END_ROUND)

BADLY = -10_000  # nothing can be taken


@rule
def gain(view: State, card: int, plan: int, before: int) -> int:
    """What it brings to take a card."""
    me, price = view.asked, price_of(card)
    view.cash[me] -= price
    if is_ship(card):
        view.ships[me, flag_of(card)] += 1
        found = worth(view, plan) - before
        view.ships[me, flag_of(card)] -= 1
    else:
        view.hand[me, held_as(card)] += 1
        found = worth(view, plan) - before
        view.hand[me, held_as(card)] -= 1
    view.cash[me] += price
    return found


@rule
def best_take(view: State, board: int, plan: int) -> tuple[int, int]:
    """The best card of a board: what it brings, and the act that takes it from the open board."""
    before = worth(view, plan)
    best, act = BADLY, NONE
    for place in range(MOST_CURRENT):
        card = view.current[board, place]
        if objects_to_card(view, card) == 0:
            found = gain(view, card, plan, before)
            if found > best:
                best, act = found, code(Act.TAKE_CURRENT, place + 1, 0)
    for place in range(MOST_FUTURE):
        card = view.future[board, place]
        if objects_to_future_card(view, card) == 0:
            view.hand[view.asked, ASSISTANT] -= 1
            found = gain(view, card, plan, before)
            view.hand[view.asked, ASSISTANT] += 1
            if found > best:
                best, act = found, code(Act.TAKE_FUTURE, place + 1, 0)
    return best, act


@rule
def second_best(view: State, board: int, plan: int) -> int:
    """What the second best card of a board brings, for others choose first."""
    before = worth(view, plan)
    best, second = BADLY, BADLY
    for place in range(MOST_CURRENT):
        card = view.current[board, place]
        if objects_to_card(view, card) == 0:
            found = gain(view, card, plan, before)
            if found > best:
                best, second = found, best
            elif found > second:
                second = found
    return max(second, 0)


@rule
def outlook(view: State, plan: int) -> int:
    """The best that boards not opened yet may bring the harbour master."""
    best = 0
    for board in range(len(Board)):
        if board != view.board and is_selectable(view, board):
            best = max(best, best_take(view, board, plan)[0])
    return best


@rule
def boards_to_come(view: State) -> bool:
    for board in range(len(Board)):
        if is_selectable(view, board):
            return True
    return False


@rule
def best_board(view: State, plan: int) -> int:
    """Where the best is good, and the second best not bad, since the others choose first."""
    best, chosen = 2 * BADLY, NONE
    for board in range(len(Board)):
        if is_selectable(view, board):
            found = best_take(view, board, plan)[0] + second_best(view, board, plan)
            if found > best:
                best, chosen = found, board
    return code(Act.CHOOSE_BOARD, chosen, 0)


@rule
def offer(view: State, plan: int) -> int:
    """A card that is good enough, as long as boards are still to come."""
    found, act = best_take(view, view.board, plan)
    least = weight(plan, Weight.HOPE) if boards_to_come(view) else 0
    return act if found > least else DECLINE


@rule
def master_offer(view: State, plan: int) -> int:
    """A card here, or another board on which the others choose first again."""
    found, act = best_take(view, view.board, plan)
    return act if found > max(0, outlook(view, plan) * weight(plan, Weight.LATER) // 100) else DECLINE


@rule
def close_round(view: State, plan: int) -> int:
    """The best card of all boards that can still be reached, or none."""
    best, act = best_take(view, view.board, plan)
    if best <= 0:
        best, act = 0, END_ROUND
    for board in range(len(Board)):
        if objects_choose_board(view, board) == 0:
            found = best_take(view, board, plan)[0]
            if found > best:
                best, act = found, code(Act.CHOOSE_BOARD, board, 0)
    return act


@rule
def take_here(view: State, plan: int) -> int:
    """The card for which the board was opened."""
    return best_take(view, view.board, plan)[1]
