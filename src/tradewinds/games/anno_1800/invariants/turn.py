"""What must hold of the turn, of purchases, and of the end."""

from tradewinds.games.anno_1800.acts import Act
from tradewinds.games.anno_1800.invariants.board import are_effects_counted
from tradewinds.games.anno_1800.invariants.names import Invariant
from tradewinds.games.anno_1800.pieces import (
    NONE,
    Cube,
    Effect,
    Pool,
    Purchase,
    Resource,
    Slot,
    Token,
    Workplace,
)
from tradewinds.games.anno_1800.rules.decks import hand_size
from tradewinds.games.anno_1800.rules.purchase import is_still_payable
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.tables import CARDS, FIRST_NEW_WORLD
from tradewinds.kernel.rules import rule


@rule
def broken_turn(before: State, s: State, kind: int) -> int:
    """Of what an act may change."""
    seat = before.active
    if kind == Act.HOLD_FESTIVAL and not is_all_home(s, seat):
        return Invariant.FESTIVAL_BRINGS_ALL_HOME
    if not do_burials_end(s):
        return Invariant.BURIALS_END_WITH_THE_TURN
    if not are_activations_sound(before, s):
        return Invariant.ACTIVATED_ONCE
    if before.fireworks != NONE and s.fireworks != before.fireworks:
        return Invariant.FIREWORKS_STAY
    if s.fireworks == NONE and not has_everyone_cards(s):
        return Invariant.EMPTY_HAND_TRIGGERS
    if not are_turns_equal(s):
        return Invariant.EQUAL_TURNS
    if not are_actions_counted(before, s):
        return Invariant.ACTIONS_COUNTED
    if not are_purchases_sound(before, s):
        return Invariant.PURCHASES_OF_A_TURN
    if not are_others_untouched(before, s):
        return Invariant.OTHERS_UNTOUCHED
    if not is_purchase_sound(s):
        return Invariant.PURCHASE_PAYABLE
    if not are_pools_limited(before, s):
        return Invariant.POOLS_LIMITED
    return 0 if do_cubes_stay(before, s) else Invariant.CUBES_NEVER_FALL


@rule
def is_all_home(s: State, seat: int) -> bool:
    """I-09, and I-08: no token is left on cards."""
    for cube in range(len(Cube)):
        if s.ready[seat, cube] != s.cubes[seat, cube]:
            return False
    for sort in range(len(Token)):
        if s.spent_tokens[seat, sort] > 0 or s.on_cards[seat, sort] > 0:
            return False
    return True


@rule
def do_burials_end(s: State) -> bool:
    """I-17: an unused card that buries is the active player's, or its turn is over."""
    for seat in range(s.seats):
        if seat != s.active and s.unused[seat, Effect.BURY_2] > 0:
            return False
    return s.actions_done > 0 or s.action != NONE or s.unused[s.active, Effect.BURY_2] == 0


@rule
def are_activations_sound(before: State, s: State) -> bool:
    """I-18: a card is activated once, after it was played, and stays so."""
    for card in range(CARDS):
        if s.activated[card] < before.activated[card] or (s.activated[card] and s.played[card] == NONE):
            return False
        if before.played[card] != NONE and s.played[card] != before.played[card]:
            return False
    for seat in range(s.seats):
        if not are_effects_counted(s, seat):
            return False
    return True


@rule
def has_everyone_cards(s: State) -> bool:
    """I-19 and I-20: cards chosen in an open swap count as hand."""
    for seat in range(s.seats):
        chosen = s.swapped[0] + s.swapped[1] + s.swapped[2] if seat == s.active else 0
        if hand_size(s, seat) + chosen == 0:
            return False
    return True


@rule
def are_turns_equal(s: State) -> bool:
    """I-21: turns and rounds go together, and the last round is the one after the trigger's."""
    ahead = (s.active - s.first) % s.seats
    if s.turn != s.seats * (s.round - 1) + ahead + 1:
        return False
    if s.question == Question.OVER:
        return ahead == s.seats - 1 and (s.round == s.last_round or s.round == s.max_rounds)
    return s.last_round == 0 or s.round <= s.last_round


@rule
def are_actions_counted(before: State, s: State) -> bool:
    """I-22: actions are taken one after another, and no turn is without one."""
    if s.actions_left < 0:
        return False
    if s.turn != before.turn:
        return before.actions_done > 0 and s.actions_done == 0 and s.actions_left == 1
    return s.actions_done - before.actions_done <= 1


@rule
def are_purchases_sound(before: State, s: State) -> bool:
    """I-23: what others earn is one gold for each resource bought, and these are different and tradable."""
    if s.turn != before.turn:
        return True
    bought = 0
    for resource in range(len(Resource)):
        if s.bought[resource] and resource >= FIRST_NEW_WORLD:
            return False
        bought += s.bought[resource] - before.bought[resource]
    earned = 0
    for seat in range(s.seats):
        if seat != s.active:
            earned += s.gold[seat] - before.gold[seat]
    unsold = (s.buying != NONE) - (before.buying != NONE)
    return earned == bought - unsold


@rule
def are_others_untouched(before: State, s: State) -> bool:
    """I-24"""
    for seat in range(s.seats):
        if seat != before.active and not is_untouched(before, s, seat):
            return False
    return True


@rule
def is_untouched(before: State, s: State, seat: int) -> bool:
    for cube in range(len(Cube)):
        if s.ready[seat, cube] != before.ready[seat, cube] or s.spent[seat, cube] != before.spent[seat, cube]:
            return False
    for sort in range(len(Token)):
        if s.on_ships[seat, sort] != before.on_ships[seat, sort]:
            return False
        if s.on_cards[seat, sort] != before.on_cards[seat, sort]:
            return False
    for slot in range(Slot.size):
        if s.tile[seat, slot] != before.tile[seat, slot]:
            return False
    for place in range(Workplace.size):
        if s.work[seat, place] != before.work[seat, place]:
            return False
    return hand_size(s, seat) == hand_size(before, seat) and s.gold[seat] >= before.gold[seat]


@rule
def is_purchase_sound(s: State) -> bool:
    """I-26: an open purchase can be finished."""
    return s.purchase == NONE or s.purchase >= Purchase.GRAVES or is_still_payable(s)


@rule
def are_pools_limited(before: State, s: State) -> bool:
    """I-28: free upgrades end with the turn."""
    for pool in range(len(Pool)):
        if s.pool[pool] < 0 or (s.turn != before.turn and s.pool[pool] > 0):
            return False
    return True


@rule
def do_cubes_stay(before: State, s: State) -> bool:
    """I-29: a player never has fewer cubes than before."""
    for seat in range(s.seats):
        more = 0
        for cube in range(len(Cube)):
            more += s.cubes[seat, cube] - before.cubes[seat, cube]
        if more < 0:
            return False
    return True
