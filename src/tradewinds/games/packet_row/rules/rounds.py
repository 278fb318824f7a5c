"""The round: the harbour master opens boards, others are asked before him, and his card ends it."""

from tradewinds.games.packet_row.acts import Objection
from tradewinds.games.packet_row.pieces import ENDS, NONE, Board
from tradewinds.games.packet_row.rules.offers import can_take_any
from tradewinds.games.packet_row.rules.settlement import begin_settlement
from tradewinds.games.packet_row.rules.supply import cards_current, is_bare, refill
from tradewinds.games.packet_row.state import Question, State
from tradewinds.games.packet_row.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def begin_round(s: State, master: int) -> None:
    """Some board can be chosen: fewer have run short than end the game. PK-RND-01, PK-RND-02, PK-RND-04"""
    s.turn += 1
    s.master = master
    s.board = NONE
    tell(Event.ROUND_BEGINS, master, s.turn)
    ask(s, Question.CHOOSE_BOARD, master)


# ---------------------------------------------------------------- choosing a board


@rule
def is_selectable(s: State, board: int) -> bool:
    """PK-RND-03, PK-FIN-07"""
    return not s.chosen[board] and cards_current(s, board) > 0


@rule
def objects_choose_board(s: State, board: int) -> int:
    """PK-RND-03, PK-RND-14, PK-RND-15"""
    if s.chosen[board]:
        return Objection.BOARD_ALREADY_CHOSEN
    if cards_current(s, board) == 0:
        return Objection.BOARD_EMPTY
    if s.question == Question.MASTER_CLOSE and not can_take_any(s, board):
        return Objection.CLOSING_BOARD_NEEDS_TAKE
    return 0


@rule
def take_choose_board(s: State, board: int) -> None:
    """When all others have their cards nobody is asked there but the harbour master. PK-RND-05, PK-RND-16"""
    s.chosen[board] = 1
    s.board = board
    tell(Event.OPENS, s.master, board)
    if s.question == Question.MASTER_CLOSE:
        ask(s, Question.MASTER_TAKE, s.master)
    else:
        ask_next(s, next_seat(s, s.master))


# ---------------------------------------------------------------- offering


@rule
def ask_next(s: State, seat: int) -> None:
    """Clockwise the others who have no card yet, each once; what they can pay does not matter.

    Where nothing is left at all nobody need be asked. PK-RND-05, PK-RND-06, PK-RND-08, PK-RND-21, PK-RND-22
    """
    bare = is_bare(s, s.board)
    if bare:
        tell(Event.NOTHING_LEFT, s.master, s.board)
        seat = s.master
    while seat != s.master:
        if s.pawn[seat] == NONE:
            ask(s, Question.OFFER, seat)
            return
        seat = next_seat(s, seat)
    if is_closing(s):
        ask(s, Question.MASTER_CLOSE, s.master)
    elif bare:
        go_on(s)
    else:
        ask(s, Question.MASTER_OFFER, s.master)


@rule
def is_closing(s: State) -> bool:
    """Whether all others have taken a card in this round. PK-RND-09, PK-RND-13, PK-RND-23"""
    for seat in range(s.seats):
        if seat != s.master and s.pawn[seat] == NONE:
            return False
    return True


@rule
def go_on(s: State) -> None:
    """The harbour master has taken nothing here: another board, as long as there is one.

    PK-RND-10, PK-RND-11, PK-RND-12
    """
    for board in range(len(Board)):
        if is_selectable(s, board):
            ask(s, Question.CHOOSE_BOARD, s.master)
            return
    end_round(s)


# ---------------------------------------------------------------- the end of a round


@rule
def objects_end_round(s: State) -> int:
    """Passing is possible even for one who could take a card. PK-RND-17"""
    return 0


@rule
def take_end_round(s: State) -> None:
    """PK-RND-17, PK-RND-19"""
    tell(Event.ENDS_ROUND, s.master)
    end_round(s)


@rule
def end_round(s: State) -> None:
    """Visited boards are refilled, pawns go home, then it shows whether the game is over.

    PK-REF-01, PK-REF-02, PK-REF-03, PK-REF-11, PK-REF-12, PK-RND-16, PK-FIN-01, PK-FIN-05
    """
    short = 0
    for board in range(len(Board)):
        if s.chosen[board]:
            s.chosen[board] = 0
            refill(s, board)
        short += s.short[board]
    for seat in range(s.seats):
        s.pawn[seat] = NONE
    s.board = NONE
    if short >= ENDS[s.seats]:
        begin_settlement(s)
    else:
        begin_round(s, next_seat(s, s.master))
