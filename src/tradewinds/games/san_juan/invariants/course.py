"""What must hold of rounds, roles, tiles, and of the end."""

from tradewinds.games.san_juan.acts import Act
from tradewinds.games.san_juan.invariants.buildings import buildings
from tradewinds.games.san_juan.invariants.names import Invariant
from tradewinds.games.san_juan.pieces import CHOICES, NONE, PLACES, ROUND_LIMIT, Role, Stack
from tradewinds.games.san_juan.state import Question, State
from tradewinds.kernel.rules import next_seat, rule

FEWEST_ROUNDS = PLACES - 1


@rule
def broken_course(before: State, s: State, kind: int) -> int:
    """Of the course of the game."""
    if not are_roles_sound(before, s, kind):
        return Invariant.ROLES_ARE_CHOSEN_ONCE
    if not is_clockwise(before, s):
        return Invariant.CLOCKWISE_FROM_THE_CHOOSER
    if not are_tiles_sound(before, s):
        return Invariant.TILES_KEEP_THEIR_ORDER
    if not is_governor_sound(before, s):
        return Invariant.GOVERNOR_PASSES_ON
    if not is_library_sound(before, s):
        return Invariant.ONE_LIBRARY_A_ROUND
    if not is_end_due(before, s):
        return Invariant.THE_END_IS_DUE
    if s.question == Question.OVER and s.turn < FEWEST_ROUNDS:
        return Invariant.NOT_BEFORE_ELEVEN_ROUNDS
    return 0


@rule
def are_roles_sound(before: State, s: State, kind: int) -> bool:
    """Each is chosen once a round, and lies with its chooser until the round is over."""
    chosen = 0
    for role in range(len(Role)):
        chosen += int(s.chosen_by[role] != NONE)
        kept = s.turn > before.turn or before.chosen_by[role] == NONE
        if not kept and s.chosen_by[role] != before.chosen_by[role]:
            return False
    if s.turn == before.turn and s.choices - before.choices != int(kind == Act.CHOOSE):
        return False
    return chosen == s.choices and s.choices <= CHOICES[s.seats]


@rule
def turns_after(s: State, seat: int) -> int:
    """How many seats to the left of the chooser."""
    return (seat + s.seats - s.chooser) % s.seats


@rule
def is_clockwise(before: State, s: State) -> bool:
    """Within a phase nobody is asked who has acted, unless the gold mines have begun."""
    same_phase = s.turn == before.turn and s.choices == before.choices and s.role != NONE
    if not same_phase or before.role == NONE or before.question == Question.PROSPECT:
        return True
    return turns_after(s, s.asked) >= turns_after(s, before.asked)


@rule
def are_tiles_sound(before: State, s: State) -> bool:
    """What has been seen stays, one tile is open in a trader phase, and each such phase turns one."""
    for place in range(Stack.size):
        if before.tiles[place] != NONE and s.tiles[place] != before.tiles[place]:
            return False
        for other in range(place):
            if s.tiles[place] != NONE and s.tiles[place] == s.tiles[other]:
                return False
    if s.role == Role.TRADER:
        return s.open_tile != NONE and s.open_tile == s.tiles[s.tile_at]
    moved = (s.tile_at + Stack.size - before.tile_at) % Stack.size
    return s.open_tile == NONE and moved <= 1


@rule
def is_governor_sound(before: State, s: State) -> bool:
    """The governor card moves to the left when a round begins, and at no other time."""
    if s.turn == before.turn:
        return s.governor == before.governor
    return s.turn == before.turn + 1 and s.governor == next_seat(before, before.governor)


@rule
def is_library_sound(before: State, s: State) -> bool:
    """Of two players each uses his library once a round, and only the chooser of three or four."""
    for seat in range(s.seats):
        now, then = s.library_used[seat], before.library_used[seat]
        if s.turn > before.turn:
            then = 0
        if now < then or (now > then and (s.turn > before.turn or seat != before.chooser)):
            return False
    return True


@rule
def is_end_due(before: State, s: State) -> bool:
    """The game is over after a builder phase with somebody at twelve, or after the last round."""
    complete = False
    for seat in range(s.seats):
        complete = complete or buildings(s, seat) == PLACES
    if s.question != Question.OVER:
        return not complete or s.role == Role.BUILDER
    builder = before.role == Role.BUILDER or before.question == Question.ROLE
    return (complete and builder) or (not complete and s.turn == ROUND_LIMIT)
