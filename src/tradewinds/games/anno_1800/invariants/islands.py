"""What must hold of a player's islands: tiles, workers, ships."""

from tradewinds.games.anno_1800.invariants.names import Invariant
from tradewinds.games.anno_1800.pieces import NONE, Token
from tradewinds.games.anno_1800.rules.building import fits_on
from tradewinds.games.anno_1800.rules.lookups import ship_token, strength, worker_of
from tradewinds.games.anno_1800.rules.places import colonies, is_industry, islands, slots, visible
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import INDUSTRIES, MOST_ISLANDS, SLOTS
from tradewinds.kernel.rules import rule


@rule
def broken_islands(s: State) -> int:
    """Of every player's islands."""
    for seat in range(s.seats):
        if not do_ships_carry_tokens(s, seat):
            return Invariant.SHIPS_CARRY_TOKENS
        if min(s.on_cards[seat, Token.TRADE], s.on_cards[seat, Token.EXPLORATION]) < 0:
            return Invariant.CARD_TOKENS_SOUND
        if not do_tiles_fit(s, seat):
            return Invariant.TILES_FIT
        if not are_workers_at_industries(s, seat):
            return Invariant.WORKERS_AT_INDUSTRIES
        if not are_workers_of_the_kind(s, seat):
            return Invariant.WORKERS_OF_THE_KIND
        if not are_sites_sound(s, seat):
            return Invariant.ONE_TILE_OF_AN_INDUSTRY
        if not are_islands_limited(s, seat):
            return Invariant.ISLANDS_LIMITED
        if s.gold[seat] < 0:
            return Invariant.GOLD_NOT_NEGATIVE
    return 0


@rule
def strengths(s: State, seat: int, sort: int) -> int:
    """Of all visible ships of a sort."""
    found = 0
    for slot in range(slots(s, seat)):
        building = visible(s, seat, slot)
        if building != NONE and ship_token(building) == sort:
            found += strength(building)
    return found


@rule
def do_ships_carry_tokens(s: State, seat: int) -> bool:
    """I-07: ready tokens on ships and spent ones are as many as the ships are strong."""
    for sort in range(len(Token)):
        if min(s.on_ships[seat, sort], s.spent_tokens[seat, sort]) < 0:
            return False
        if s.on_ships[seat, sort] + s.spent_tokens[seat, sort] != strengths(s, seat, sort):
            return False
    return True


@rule
def do_tiles_fit(s: State, seat: int) -> bool:
    """I-10: industries on land and coast, shipyards on the coast, ships on the sea, on own islands."""
    for slot in range(SLOTS):
        tile = s.tile[seat, slot]
        if tile != NONE and (slot >= slots(s, seat) or not fits_on(tile, slot)):
            return False
    return True


@rule
def are_workers_at_industries(s: State, seat: int) -> bool:
    """I-11"""
    for slot in range(SLOTS):
        busy = s.work[seat, 2 * slot] != NONE or s.work[seat, 2 * slot + 1] != NONE
        if busy and not is_industry(visible(s, seat, slot)):
            return False
    return True


@rule
def are_workers_of_the_kind(s: State, seat: int) -> bool:
    """I-12: of the workplace's kind, or upgraded there."""
    for slot in range(slots(s, seat)):
        building = visible(s, seat, slot)
        for place in range(2 * slot, 2 * slot + 2):
            if s.work[seat, place] != NONE and s.work[seat, place] < worker_of(building):
                return False
    return True


@rule
def are_sites_sound(s: State, seat: int) -> bool:
    """I-13: at most one tile of each industry, and it is noted where."""
    for slot in range(SLOTS):
        tile = s.tile[seat, slot]
        if tile != NONE and tile < INDUSTRIES and s.site[seat, tile] != slot:
            return False
    for tile in range(INDUSTRIES):
        if s.site[seat, tile] != NONE and s.tile[seat, s.site[seat, tile]] != tile:
            return False
    return True


@rule
def are_islands_limited(s: State, seat: int) -> bool:
    """I-14: at most four of each kind, taken in order."""
    for k in range(islands(s, seat), MOST_ISLANDS):
        if s.island[seat, k] != NONE:
            return False
    for k in range(colonies(s, seat), MOST_ISLANDS):
        if s.colony[seat, k] != NONE:
            return False
    return True
