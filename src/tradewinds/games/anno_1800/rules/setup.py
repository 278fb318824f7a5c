"""The set-up, as far as the first player's turn. AN-SET-09, AN-SET-14"""

from tradewinds.games.anno_1800.pieces import (
    NONE,
    Bottom,
    Card,
    Cube,
    Deck,
    Expedition,
    Need,
    Objective,
    Slot,
    Tile,
    Workplace,
)
from tradewinds.games.anno_1800.rules.decks import draw_card
from tradewinds.games.anno_1800.rules.lookups import is_advised, tiles_of
from tradewinds.games.anno_1800.rules.places import printed
from tradewinds.games.anno_1800.rules.ships import ship_sails_in
from tradewinds.games.anno_1800.rules.tiles import is_ship
from tradewinds.games.anno_1800.rules.turn import begin_turn
from tradewinds.games.anno_1800.state import ChosenObjective, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import (
    BOX_CUBES,
    EXPEDITION_NUMBER,
    FIRST_CARD,
    GOLD_A_SEAT,
    HOME_SLOTS,
    INDUSTRIES,
    MOST_ISLANDS,
    OBJECTIVES_IN_A_GAME,
    START_CARDS,
    START_CUBES,
)
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule, tell


@rule
def setup(s: State) -> None:
    """Objectives, the first player, hands: in this order, so that one key gives one game. AN-SET-12"""
    lay_out_board(s)
    choose_objectives(s)
    s.first = draw(s, s.seats)
    tell(Event.GOES_FIRST, s.first)
    for ahead in range(s.seats):
        seat = (s.first + ahead) % s.seats
        lay_out_islands(s, seat)
        s.gold[seat] = GOLD_A_SEAT * ahead
        deal(s, seat)
    begin_turn(s, s.first)


@rule
def lay_out_board(s: State) -> None:
    """AN-SET-01, AN-SET-02, AN-SET-03, AN-SET-04, AN-SET-11"""
    for tile in range(len(Tile)):
        s.stack[tile] = tiles_of(tile)
    for cube in range(len(Cube)):
        s.supply[cube] = BOX_CUBES[cube]
    for card in range(len(Card)):
        s.deck[card] = 1
        s.played[card] = NONE
    for deck in range(len(Deck)):
        s.deck_size[deck] = FIRST_CARD[deck + 1] - FIRST_CARD[deck]
    for place in range(Bottom.size):
        s.bottom_by[place] = NONE
    for card in range(len(Expedition)):
        s.expedition_deck[card] = EXPEDITION_NUMBER[card]
    for i in range(Need.size):
        s.needs[i] = NONE
    s.fireworks = s.action = s.purchase = s.exhausts = s.buying = s.cube = NONE


# ---------------------------------------------------------------- objectives


@rule
def add_objective(s: State, objective: int) -> int:
    """An objective card lies open, unless it does already; how many came."""
    if s.in_game[objective]:
        return 0
    s.in_game[objective] = 1
    tell(Event.OBJECTIVE_LIES_OPEN, s.first, objective)
    return 1


@rule
def add_chosen(s: State, chosen: int) -> int:
    """One that the table agrees on. AN-SET-05"""
    return 0 if chosen == ChosenObjective.BY_SET else add_objective(s, chosen - 1)


@rule
def draw_objective(s: State, advised: bool) -> int:
    """One that is not in the game yet, of the set if advised; -1 if there is none."""
    there = 0
    for objective in range(len(Objective)):
        there += is_drawable(s, objective, advised)
    if there == 0:
        return NONE
    left = draw(s, there)
    objective = 0
    while not is_drawable(s, objective, advised) or left > 0:
        left -= is_drawable(s, objective, advised)
        objective += 1
    return objective


@rule
def is_drawable(s: State, objective: int, advised: bool) -> bool:
    return s.in_game[objective] == 0 and (not advised or is_advised(s.objectives, objective))


@rule
def choose_objectives(s: State) -> None:
    """First those that are chosen by name, then those of the set, then any. AN-SET-05, AN-SET-13"""
    there = 0
    there += add_chosen(s, s.objective_1)
    there += add_chosen(s, s.objective_2)
    there += add_chosen(s, s.objective_3)
    there += add_chosen(s, s.objective_4)
    there += add_chosen(s, s.objective_5)
    while there < OBJECTIVES_IN_A_GAME:
        objective = draw_objective(s, True)
        if objective == NONE:
            objective = draw_objective(s, False)
        there += add_objective(s, objective)


# ---------------------------------------------------------------- players


@rule
def lay_out_islands(s: State, seat: int) -> None:
    """AN-SET-06, AN-SET-07"""
    for slot in range(Slot.size):
        s.tile[seat, slot] = NONE
    for place in range(Workplace.size):
        s.work[seat, place] = NONE
    for industry in range(INDUSTRIES):
        s.site[seat, industry] = NONE
    for k in range(MOST_ISLANDS):
        s.island[seat, k] = NONE
        s.colony[seat, k] = NONE
    for slot in range(HOME_SLOTS):
        if is_ship(printed(s, seat, slot)):
            ship_sails_in(s, seat, printed(s, seat, slot))


@rule
def deal(s: State, seat: int) -> None:
    """AN-SET-06, AN-SET-08, AN-SET-10"""
    for cube in range(len(Cube)):
        s.ready[seat, cube] = START_CUBES[cube]
        s.cubes[seat, cube] = START_CUBES[cube]
        s.supply[cube] -= START_CUBES[cube]
    for deck in range(len(Deck)):
        for _ in range(START_CARDS[deck]):
            draw_card(s, seat, deck)
