"""What must hold of the course of the game: roles, governor, endings, and that nothing is taken back."""

from tradewinds.games.puerto_rico.invariants.names import Invariant
from tradewinds.games.puerto_rico.pieces import LEFT_OVER, NONE, Building, Ending, Role, Tile
from tradewinds.games.puerto_rico.rules.rounds import cards_in_game
from tradewinds.games.puerto_rico.state import Question, State
from tradewinds.kernel.rules import rule


@rule
def broken_course(before: State, s: State) -> int:
    """Of rounds, and of what lasts."""
    if not are_roles_sound(before, s):
        return Invariant.ONE_ROLE_EACH
    if not are_coins_sound(s):
        return Invariant.NO_COINS_ON_TAKEN_CARDS
    if not are_endings_sound(before, s):
        return Invariant.ENDINGS_LAST
    if s.governor != (s.first + s.turn - 1) % s.seats:
        return Invariant.GOVERNOR_MOVES_ON  # INV-20
    for seat in range(s.seats):
        if is_anything_lost(before, s, seat):
            return Invariant.NOTHING_IS_LOST
    return 0


@rule
def roles_of(s: State, seat: int) -> int:
    """How many cards a player has taken in this round."""
    number = 0
    for role in range(len(Role)):
        number += s.taken[role] == seat
    return number


@rule
def are_roles_sound(before: State, s: State) -> bool:
    """INV-14: a card each in turn order; after a round three more doubloons lie on cards."""
    for ahead in range(s.seats):
        seat = (s.governor + ahead) % s.seats
        due = ahead < (s.chooser + s.seats - s.governor) % s.seats
        if seat == s.chooser:
            due = s.question != Question.ROLE
        if roles_of(s, seat) != due:
            return False
    if s.turn == before.turn:
        return True
    added = 0
    for role in range(cards_in_game(s)):
        added += s.coins[role] == before.coins[role] + 1
    return s.turn == before.turn + 1 and added >= LEFT_OVER


@rule
def are_coins_sound(s: State) -> bool:
    """INV-15: who takes a card takes what lies on it; cards out of the game never get any."""
    for role in range(len(Role)):
        if s.coins[role] != 0 and (s.taken[role] != NONE or role >= cards_in_game(s)):
            return False
    return True


@rule
def is_ending(s: State) -> bool:
    for ending in range(len(Ending)):
        if s.ending[ending]:
            return True
    return False


@rule
def are_endings_sound(before: State, s: State) -> bool:
    """INV-19: an announced end stays, comes with that round, and does not come unannounced."""
    for ending in range(len(Ending)):
        if before.ending[ending] and not s.ending[ending]:
            return False
    if s.question == Question.OVER:
        return is_ending(s) and s.turn == before.turn
    return s.turn == before.turn or not is_ending(before)


@rule
def is_anything_lost(before: State, s: State, seat: int) -> bool:
    """INV-21: points, tiles and buildings stay where they are."""
    if s.chips[seat] < before.chips[seat] or s.paper[seat] < before.paper[seat]:
        return True
    for tile in range(len(Tile)):
        if s.tiles[seat, tile] < before.tiles[seat, tile]:
            return True
    for building in range(len(Building)):
        if s.built[seat, building] < before.built[seat, building]:
            return True
    return False
