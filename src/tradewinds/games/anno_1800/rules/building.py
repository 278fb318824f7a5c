"""Where a paid tile goes, and which tile is taken away. AN-BLD-01 to AN-BLD-18"""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import NONE, Action, Token
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.lookups import space, strength
from tradewinds.games.anno_1800.rules.payment import blocked
from tradewinds.games.anno_1800.rules.places import slots, visible
from tradewinds.games.anno_1800.rules.targets import why_no_action, why_not_build
from tradewinds.games.anno_1800.rules.tiles import is_ship, put_tile, take_off
from tradewinds.games.anno_1800.rules.window import begin_action, end_action, end_purchase
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import COAST, INDUSTRIES, SEA, TILES
from tradewinds.kernel.rules import ask, rule, tell

# ---------------------------------------------------------------- place


@rule
def fits_on(tile: int, slot: int) -> bool:
    """AN-BLD-04, AN-SHP-07"""
    if is_ship(tile):
        return space(slot) == SEA
    return space(slot) == COAST or (tile < INDUSTRIES and space(slot) < COAST)


@rule
def is_first_free(s: State, slot: int) -> bool:
    """Whether no free space of the same class comes before it. AN-BLD-16"""
    for other in range(slot):
        if space(other) == space(slot) and visible(s, s.active, other) == NONE:
            return False
    return True


@rule
def objects_place(s: State, slot: int) -> int:
    """AN-BLD-03, AN-BLD-04, AN-BLD-05, AN-BLD-06, AN-BLD-07, AN-BLD-16, AN-NW-08"""
    if slot >= slots(s, s.active):
        return Objection.NOT_YOUR_ISLAND
    if not fits_on(s.target, slot):
        return Objection.WRONG_SPACE
    if visible(s, s.active, slot) == NONE and not is_first_free(s, slot):
        return Objection.EQUAL_SPACE
    return 0


@rule
def take_place(s: State, slot: int) -> None:
    """AN-BLD-02, AN-BLD-06, AN-BLD-08, AN-BLD-09, AN-IND-01, AN-YRD-01, AN-SHP-04, AN-SHP-05"""
    tile = s.target
    if visible(s, s.active, slot) != NONE:
        tell(Event.COVERS, s.active, visible(s, s.active, slot), slot)
    put_tile(s, s.active, tile, slot)
    tell(Event.PLACES, s.active, tile, slot)
    if is_ship(tile):
        s.built[strength(tile) - 1] += 1
        end_purchase(s)
    else:
        s.purchase = NONE
        s.target = 0
        end_action(s)


# ---------------------------------------------------------------- what taking a tile away would do


@rule
def any_target(s: State) -> bool:
    """Whether anything could be built. AN-BLD-12"""
    for tile in range(TILES):
        if why_not_build(s, tile) == 0:
            return True
    return False


@rule
def is_sound_without(s: State, opening: bool) -> bool:
    """Whether after a tile has been taken away something can be built, or the purchase finished."""
    return any_target(s) if opening else blocked(s) == 0


@rule
def allows_removal(s: State, slot: int, opening: bool) -> bool:
    """The tile is taken away, the position judged, and the tile put back. AN-BLD-10, AN-BLD-12, AN-PAY-06"""
    seat, tile = s.active, s.tile[s.active, slot]
    one, other = s.work[seat, 2 * slot], s.work[seat, 2 * slot + 1]
    trade, exploration = s.on_ships[seat, Token.TRADE], s.on_ships[seat, Token.EXPLORATION]
    spent_trade = s.spent_tokens[seat, Token.TRADE]
    spent_exploration = s.spent_tokens[seat, Token.EXPLORATION]
    take_off(s, seat, slot)
    s.removed = 1
    sound = is_sound_without(s, opening)
    s.removed = 0
    s.stack[tile] -= 1
    s.tile[seat, slot] = tile
    if tile < INDUSTRIES:
        s.site[seat, tile] = slot
    put_back_worker(s, seat, 2 * slot, one)
    put_back_worker(s, seat, 2 * slot + 1, other)
    s.on_ships[seat, Token.TRADE] = trade
    s.on_ships[seat, Token.EXPLORATION] = exploration
    s.spent_tokens[seat, Token.TRADE] = spent_trade
    s.spent_tokens[seat, Token.EXPLORATION] = spent_exploration
    return sound


@rule
def put_back_worker(s: State, seat: int, place: int, cube: int) -> None:
    if cube != NONE:
        s.spent[seat, cube] -= 1
        s.work[seat, place] = cube


@rule
def is_opening(s: State) -> bool:
    """Whether the removal would open a Build action, so that a target must follow at once."""
    return s.purchase == NONE and s.purchases == 0


@rule
def why_not_removed(s: State, slot: int) -> int:
    """AN-BLD-11, AN-BLD-12, AN-BLD-18"""
    if slot >= slots(s, s.active):
        return Objection.NOT_YOUR_ISLAND
    if s.tile[s.active, slot] == NONE:
        return Objection.NOT_A_TILE
    if s.purchase == NONE and s.purchases > 0:
        return 0
    if allows_removal(s, slot, is_opening(s)):
        return 0
    return Objection.NOTHING_TO_BUILD_AFTER if is_opening(s) else Objection.WOULD_BLOCK_PAYMENT


# ---------------------------------------------------------------- remove_tile, take_away


@rule
def objects_remove_tile(s: State) -> int:
    """AN-BLD-10, AN-BLD-11, AN-BLD-12, AN-SHP-08"""
    told = why_no_action(s, Action.BUILD)
    if told == 0 and s.question != Question.MENU and s.action != Action.BUILD:
        told = Objection.NOT_DURING_PAYMENT
    if told == 0 and s.removed:
        told = Objection.ALREADY_REMOVED
    if told != 0:
        return told
    told = int(Objection.NOT_A_TILE)
    for slot in range(slots(s, s.active)):
        if s.tile[s.active, slot] != NONE:
            told = why_not_removed(s, slot)
            if told == 0:
                return 0
    return told


@rule
def take_remove_tile(s: State) -> None:
    """AN-BLD-10, AN-BLD-12"""
    begin_action(s, Action.BUILD)
    ask(s, Question.REMOVAL, s.active)


@rule
def objects_take_away(s: State, slot: int) -> int:
    """AN-BLD-11, AN-BLD-12, AN-BLD-18"""
    return why_not_removed(s, slot)


@rule
def take_take_away(s: State, slot: int) -> None:
    """AN-BLD-08, AN-BLD-09, AN-BLD-10, AN-BLD-12, AN-BLD-13, AN-BLD-14, AN-BLD-15"""
    opening = is_opening(s)
    tell(Event.TAKES_AWAY, s.active, s.tile[s.active, slot], slot)
    take_off(s, s.active, slot)
    s.removed = 1
    if opening:
        ask(s, Question.BUILD_TARGET, s.active)
    else:
        go_on(s)
