"""Nothing gets lost: cubes, tiles, cards, expeditions, islands, tokens."""

from tradewinds.games.anno_1800.invariants.names import Invariant
from tradewinds.games.anno_1800.pieces import NONE, Cube, Deck, Effect, Expedition, Token, Workplace
from tradewinds.games.anno_1800.rules.decks import IN_HAND
from tradewinds.games.anno_1800.rules.discovery import new_world_taken, old_world_taken
from tradewinds.games.anno_1800.rules.lookups import effect_of, tiles_of
from tradewinds.games.anno_1800.rules.places import colonies, islands
from tradewinds.games.anno_1800.rules.supply import all_tokens
from tradewinds.games.anno_1800.scoring import cards_taken
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.tables import (
    BOX_CUBES,
    BOX_EXPLORATION,
    CARDS,
    EXPEDITION_NUMBER,
    FIRST_CARD,
    NEW_WORLD_CARDS,
    SLOTS,
    TILES,
)
from tradewinds.kernel.rules import rule


@rule
def broken_board(s: State) -> int:
    """Of all that comes out of the box."""
    if not are_cubes_complete(s):
        return Invariant.CUBES_COMPLETE
    if not are_tiles_complete(s):
        return Invariant.TILES_COMPLETE
    if not are_cards_complete(s):
        return Invariant.CARDS_COMPLETE
    if not are_islands_complete(s):
        return Invariant.EXPEDITIONS_AND_ISLANDS_COMPLETE
    if not are_new_world_cards_sound(s):
        return Invariant.NEW_WORLD_CARDS_FROM_ISLANDS
    if exploration_tokens(s) > BOX_EXPLORATION:
        return Invariant.EXPLORATION_TOKENS_IN_THE_BOX
    return 0


@rule
def at_work(s: State, seat: int, cube: int) -> int:
    found = 0
    for place in range(Workplace.size):
        found += s.work[seat, place] == cube
    return found


@rule
def are_cubes_complete(s: State) -> bool:
    """I-01: supply and players together have all cubes of a kind, each in one place."""
    for cube in range(len(Cube)):
        found = s.supply[cube]
        for seat in range(s.seats):
            if min(s.ready[seat, cube], s.spent[seat, cube], s.supply[cube]) < 0:
                return False
            if s.ready[seat, cube] + s.spent[seat, cube] + at_work(s, seat, cube) != s.cubes[seat, cube]:
                return False
            found += s.cubes[seat, cube]
        if found != BOX_CUBES[cube]:
            return False
    return True


@rule
def are_tiles_complete(s: State) -> bool:
    """I-02: board and islands together have all tiles of a kind."""
    for tile in range(TILES):
        found = s.stack[tile]
        for seat in range(s.seats):
            for slot in range(SLOTS):
                found += s.tile[seat, slot] == tile
        if found != tiles_of(tile) or s.stack[tile] < 0:
            return False
    return True


@rule
def places_of(s: State, card: int) -> int:
    """In how many places a card is."""
    found = s.deck[card] + (s.played[card] != NONE)
    for seat in range(s.seats):
        found += s.hand[seat, card] != 0
    return found


@rule
def are_cards_complete(s: State) -> bool:
    """I-03: each card is in one place, and hands and decks are as large as they say."""
    for card in range(CARDS):
        if places_of(s, card) != 1:
            return False
    for deck in range(len(Deck)):
        above, below = 0, 0
        for card in range(FIRST_CARD[deck], FIRST_CARD[deck + 1]):
            above += s.deck[card]
            for seat in range(s.seats):
                below += s.hand[seat, card] < 0
        if above + below != s.deck_size[deck] or below != s.bottom_size[deck]:
            return False
        for seat in range(s.seats):
            if in_hand(s, seat, deck) != s.held[seat, deck]:
                return False
    return True


@rule
def in_hand(s: State, seat: int, deck: int) -> int:
    found = 0
    for card in range(FIRST_CARD[deck], FIRST_CARD[deck + 1]):
        found += s.hand[seat, card] == IN_HAND
    return found


@rule
def are_islands_complete(s: State) -> bool:
    """I-04: expedition cards are all there, and every island is taken once."""
    for card in range(len(Expedition)):
        found = s.expedition_deck[card]
        for seat in range(s.seats):
            found += s.expeditions[seat, card]
        if found != EXPEDITION_NUMBER[card]:
            return False
    return distinct_islands(s)


@rule
def distinct_islands(s: State) -> bool:
    old, new = 0, 0
    for seat in range(s.seats):
        for k in range(islands(s, seat)):
            if not old_world_taken(s, s.island[seat, k]) or old >> s.island[seat, k] & 1:
                return False
            old |= 1 << s.island[seat, k]
        for k in range(colonies(s, seat)):
            if not new_world_taken(s, s.colony[seat, k]) or new >> s.colony[seat, k] & 1:
                return False
            new |= 1 << s.colony[seat, k]
        if cards_taken(s, seat) < 0:
            return False
    return True


@rule
def are_new_world_cards_sound(s: State) -> bool:
    """I-05: New World cards are out only with islands; those put back are fewer, never more."""
    out = 0
    for card in range(FIRST_CARD[Deck.NW], FIRST_CARD[Deck.NW + 1]):
        out += s.played[card] != NONE
    taken = 0
    for seat in range(s.seats):
        out += s.held[seat, Deck.NW] + (s.swapped[Deck.NW] if seat == s.active else 0)
        taken += colonies(s, seat)
    return out <= NEW_WORLD_CARDS * taken


@rule
def exploration_tokens(s: State) -> int:
    """I-16: those of all players."""
    found = 0
    for seat in range(s.seats):
        found += all_tokens(s, seat, Token.EXPLORATION)
    return found


@rule
def unused_cards(s: State, seat: int, effect: int) -> int:
    """Played cards with an effect that is not activated."""
    found = 0
    for card in range(CARDS):
        found += s.played[card] == seat and s.activated[card] == 0 and effect_of(card) == effect
    return found


@rule
def are_effects_counted(s: State, seat: int) -> bool:
    """Part of I-18."""
    for effect in range(len(Effect)):
        if unused_cards(s, seat, effect) != s.unused[seat, effect]:
            return False
    return True
