"""Cubes, tokens and gold: from the supply, to the supply, and what they are worth to whom has them."""

from tradewinds.games.anno_1800.pieces import NONE, Expedition, Objective, Token
from tradewinds.games.anno_1800.rules.decks import draw_card
from tradewinds.games.anno_1800.rules.lookups import is_there
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import BERYL_TOKENS, CARD_FEE, DECK_OF_CUBE, MOST_ISLANDS
from tradewinds.kernel.chance import bag_draw, bag_total
from tradewinds.kernel.rules import rule, tell

# ---------------------------------------------------------------- gold


@rule
def get_gold(s: State, seat: int, gold: int) -> None:
    """AN-SUP-06"""
    s.gold[seat] += gold
    tell(Event.GETS_GOLD, seat, gold)


@rule
def pay_gold(s: State, seat: int, gold: int) -> None:
    """AN-SUP-05"""
    s.gold[seat] -= gold
    tell(Event.PAYS_GOLD, seat, gold)


# ---------------------------------------------------------------- cubes


@rule
def fee(s: State, cube: int) -> int:
    """What a new cube costs in gold now, because its deck has run out. AN-WRK-04, AN-EFF-02"""
    return CARD_FEE[cube] if s.deck_size[DECK_OF_CUBE[cube]] == 0 else 0


@rule
def get_cube(s: State, seat: int, cube: int) -> None:
    """From the supply to its district, with its card, or with gold instead.

    AN-WRK-02, AN-WRK-03, AN-WRK-04, AN-WRK-06, AN-WRK-07, AN-WRK-10, AN-EFF-01, AN-SUP-04
    """
    s.supply[cube] -= 1
    s.ready[seat, cube] += 1
    s.cubes[seat, cube] += 1
    tell(Event.GETS_CUBE, seat, cube)
    if s.deck_size[DECK_OF_CUBE[cube]] > 0:
        draw_card(s, seat, DECK_OF_CUBE[cube])
    else:
        pay_gold(s, seat, CARD_FEE[cube])


@rule
def can_get_cube(s: State, seat: int, cube: int) -> bool:
    """AN-EFF-02, AN-EFF-04"""
    return s.supply[cube] > 0 and s.gold[seat] >= fee(s, cube)


@rule
def get_cubes(s: State, seat: int, cube: int, number: int) -> None:
    """One after another, as many as possible. AN-EFF-03, AN-EFF-04, AN-OW-06"""
    for _ in range(number):
        if can_get_cube(s, seat, cube):
            get_cube(s, seat, cube)


@rule
def exhaust_cube(s: State, seat: int, cube: int) -> None:
    """From its district to the spent area. AN-RES-08, AN-RES-09"""
    s.ready[seat, cube] -= 1
    s.spent[seat, cube] += 1
    tell(Event.EXHAUSTS, seat, cube)


# ---------------------------------------------------------------- tokens


@rule
def tokens(s: State, seat: int, sort: int) -> int:
    """Ready tokens of a sort, on ships and on cards. AN-RES-10, AN-RES-11"""
    return s.on_ships[seat, sort] + s.on_cards[seat, sort]


@rule
def all_tokens(s: State, seat: int, sort: int) -> int:
    """Ready, spent and on cards."""
    return tokens(s, seat, sort) + s.spent_tokens[seat, sort]


@rule
def spend_from_ship(s: State, seat: int, sort: int) -> None:
    """AN-RES-10, AN-EFF-05"""
    s.on_ships[seat, sort] -= 1
    s.spent_tokens[seat, sort] += 1
    tell(Event.SPENDS_TOKEN, seat, sort)


@rule
def spend_from_card(s: State, seat: int, sort: int) -> None:
    """AN-RES-11, AN-EFF-05"""
    s.on_cards[seat, sort] -= 1
    tell(Event.SPENDS_CARD_TOKEN, seat, sort)


@rule
def trading_power(s: State, seat: int, reserved: int) -> int:
    """What trade tokens can be spent, if so many exploration tokens are needed elsewhere.

    AN-PAY-13, AN-OBJ-06, AN-OBJ-16
    """
    power = tokens(s, seat, Token.TRADE)
    if s.in_game[Objective.BERYL_OMARA]:
        power += max(tokens(s, seat, Token.EXPLORATION) - reserved, 0) // BERYL_TOKENS
    return power


# ---------------------------------------------------------------- the New World


@rule
def imports(s: State, seat: int, resource: int) -> bool:
    """Whether an own New World island shows a resource. AN-RES-12, AN-NW-07, AN-NW-09"""
    for k in range(MOST_ISLANDS):
        if s.colony[seat, k] == NONE:
            return False
        if is_there(s.colony[seat, k], resource):
            return True
    return False


# ---------------------------------------------------------------- expedition cards


@rule
def expeditions_left(s: State) -> int:
    return bag_total(s.expedition_deck, len(Expedition))


@rule
def take_expeditions(s: State, seat: int, number: int) -> None:
    """As many as there are, face down; the owner may look at them.

    AN-EXP-03, AN-EXP-04, AN-EXP-05, AN-EFF-08
    """
    for _ in range(min(number, expeditions_left(s))):
        card = bag_draw(s, s.expedition_deck, len(Expedition))
        s.expeditions[seat, card] += 1
        tell(Event.TAKES_EXPEDITION, seat, card)
