"""What must hold of boards, pawns and rounds."""

from tradewinds.games.packet_row.acts import Act
from tradewinds.games.packet_row.invariants.names import Invariant
from tradewinds.games.packet_row.pieces import (
    CURRENT,
    ENDS,
    FUTURE,
    MOST_CURRENT,
    MOST_FUTURE,
    NONE,
    PLACES,
    Board,
)
from tradewinds.games.packet_row.rules.rounds import is_closing, is_selectable
from tradewinds.games.packet_row.rules.supply import cards_current
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.rules import rule


@rule
def broken_table(before: State, s: State, kind: int, a: int) -> int:
    """Of all that lies on the boards."""
    new_round = s.turn != before.turn or (s.question == Question.SETTLE and before.board != NONE)
    if not are_places_kept(s):
        return Invariant.PLACES_ARE_KEPT
    if not are_pawns_sound(before, s, kind, a, new_round):
        return Invariant.PAWN_FOR_A_CARD
    if not is_opening_sound(before, s, kind, a, new_round):
        return Invariant.BOARDS_OPEN_ONCE
    if not is_end_of_game_sound(s):
        return Invariant.SHORT_BOARDS_END_THE_GAME
    if not do_others_stay(before, s, kind, a, new_round):
        return Invariant.UNVISITED_BOARDS_STAY
    if not is_master_sound(before, s):
        return Invariant.MASTER_GOES_ROUND
    if new_round and not are_boards_full(s):
        return Invariant.BOARDS_START_FULL
    if new_round and not is_end_of_round_sound(before, kind):
        return Invariant.ROUND_ENDS_FOR_A_REASON
    return 0


@rule
def are_places_kept(s: State) -> bool:
    """Supplies have as many places as the number of players says."""
    for board in range(len(Board)):
        for place in range(CURRENT[s.seats], MOST_CURRENT):
            if s.current[board, place] != NONE:
                return False
        for place in range(FUTURE[s.seats], MOST_FUTURE):
            if s.future[board, place] != NONE:
                return False
    return True


@rule
def card_at(s: State, spot: int) -> int:
    """What lies on one of all places of all boards."""
    board, place = spot // PLACES, spot % PLACES
    if place < MOST_CURRENT:
        return s.current[board, place]
    return s.future[board, place - MOST_CURRENT]


@rule
def are_pawns_sound(before: State, s: State, kind: int, a: int, new_round: bool) -> bool:
    """A pawn stands on the emptied place from its owner's card to the end of the round."""
    for seat in range(s.seats):
        due = before.pawn[seat]
        if seat == before.asked and kind == Act.TAKE_CURRENT:
            due = before.board * PLACES + a - 1
        if seat == before.asked and kind == Act.TAKE_FUTURE:
            due = before.board * PLACES + MOST_CURRENT + a - 1
        if due != before.pawn[seat] and (before.pawn[seat] != NONE or card_at(before, due) == NONE):
            return False
        if s.pawn[seat] != (NONE if new_round else due):
            return False
        if s.pawn[seat] != NONE and not is_spot_sound(s, s.pawn[seat]):
            return False
    return True


@rule
def is_spot_sound(s: State, spot: int) -> bool:
    """An emptied place of a visited board."""
    return card_at(s, spot) == NONE and bool(s.chosen[spot // PLACES])


@rule
def is_opening_sound(before: State, s: State, kind: int, a: int, new_round: bool) -> bool:
    """A board is opened once a round, and the open one is among those opened."""
    for board in range(len(Board)):
        opened = kind == Act.CHOOSE_BOARD and board == a
        if opened and before.chosen[board]:
            return False
        if s.chosen[board] != (0 if new_round else before.chosen[board] or opened):
            return False
    return s.board == NONE if new_round or s.board == NONE else bool(s.chosen[s.board])


@rule
def shorts(s: State) -> int:
    found = 0
    for board in range(len(Board)):
        found += s.short[board]
    return found


@rule
def is_end_of_game_sound(s: State) -> bool:
    """Enough short boards end the game, and nothing else does."""
    question = s.resume if s.question >= Question.CONTRACTS else s.question
    ended = question == Question.OVER or question == Question.SETTLE
    return ended == (shorts(s) >= ENDS[s.seats])


@rule
def do_others_stay(before: State, s: State, kind: int, a: int, new_round: bool) -> bool:
    """Only visited boards are refilled; within a round a board loses taken cards alone."""
    spot = NONE
    if kind == Act.TAKE_CURRENT:
        spot = before.board * PLACES + a - 1
    if kind == Act.TAKE_FUTURE:
        spot = before.board * PLACES + MOST_CURRENT + a - 1
    for board in range(len(Board)):
        if new_round and before.chosen[board]:
            continue
        if s.deck[board] != before.deck[board] or s.short[board] != before.short[board]:
            return False
        for place in range(PLACES):
            at = board * PLACES + place
            if card_at(s, at) != (NONE if at == spot else card_at(before, at)):
                return False
    return True


@rule
def is_master_sound(before: State, s: State) -> bool:
    """In round r the master is r - 1 seats to the left of the first one, after the end he stays."""
    if s.turn != before.turn and s.turn != before.turn + 1:
        return False
    return s.master == (s.first + s.turn - 1) % s.seats


@rule
def are_boards_full(s: State) -> bool:
    """A board that is not short is full; one that is has neither deck nor future cards."""
    for board in range(len(Board)):
        ahead = 0
        for place in range(MOST_FUTURE):
            ahead += s.future[board, place] != NONE
        if s.deck[board] > 0 and ahead != FUTURE[s.seats]:
            return False
        if s.short[board]:
            if s.deck[board] + ahead > 0:
                return False
        elif cards_current(s, board) != CURRENT[s.seats]:
            return False
    return True


@rule
def is_end_of_round_sound(before: State, kind: int) -> bool:
    """The master takes a card, passes when all others have one, or has no board left to choose."""
    if kind == Act.END_ROUND:
        return is_closing(before)
    if Act.TAKE_CURRENT <= kind <= Act.TAKE_FUTURE and before.asked == before.master:
        return True
    for board in range(len(Board)):
        if is_selectable(before, board):
            return False
    return True
