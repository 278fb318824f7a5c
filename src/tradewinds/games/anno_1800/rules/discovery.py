"""Old World islands, New World islands and expeditions, once they are paid."""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import NONE, Building, Deck, NewWorld, OldWorld
from tradewinds.games.anno_1800.rules.decks import draw_card
from tradewinds.games.anno_1800.rules.places import colonies, islands
from tradewinds.games.anno_1800.rules.ships import ship_sails_in
from tradewinds.games.anno_1800.rules.supply import expeditions_left, get_cubes, take_expeditions
from tradewinds.games.anno_1800.rules.window import close_purchase, end_action
from tradewinds.games.anno_1800.state import State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import BONUS_CUBE, BONUS_NUMBER, EXPEDITION_CARDS, NEW_WORLD_CARDS
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule, tell

# ---------------------------------------------------------------- the stacks


@rule
def old_world_taken(s: State, island: int) -> bool:
    for seat in range(s.seats):
        for k in range(islands(s, seat)):
            if s.island[seat, k] == island:
                return True
    return False


@rule
def old_world_left(s: State) -> int:
    """AN-SUP-07"""
    left = len(OldWorld)
    for seat in range(s.seats):
        left -= islands(s, seat)
    return left


@rule
def new_world_taken(s: State, colony: int) -> bool:
    for seat in range(s.seats):
        for k in range(colonies(s, seat)):
            if s.colony[seat, k] == colony:
                return True
    return False


@rule
def new_world_left(s: State) -> int:
    """AN-SUP-07"""
    left = len(NewWorld)
    for seat in range(s.seats):
        left -= colonies(s, seat)
    return left


@rule
def draw_old_world(s: State) -> int:
    """The top island of the stack: any that is left. AN-SET-03"""
    left = draw(s, old_world_left(s))
    island = 0
    while old_world_taken(s, island) or left > 0:
        left -= not old_world_taken(s, island)
        island += 1
    return island


@rule
def draw_new_world(s: State) -> int:
    """AN-SET-03"""
    left = draw(s, new_world_left(s))
    colony = 0
    while new_world_taken(s, colony) or left > 0:
        left -= not new_world_taken(s, colony)
        colony += 1
    return colony


# ---------------------------------------------------------------- taking islands


@rule
def explore(s: State, seat: int) -> None:
    """The island joins the player's, with its bonus as far as that is possible.

    AN-OW-04, AN-OW-05, AN-OW-06, AN-OW-07, AN-OW-08, AN-OW-09, AN-OW-10
    """
    island = draw_old_world(s)
    s.island[seat, islands(s, seat)] = island
    tell(Event.EXPLORES, seat, island)
    if island == OldWorld.EXPEDITIONS:
        take_expeditions(s, seat, BONUS_NUMBER[island])
    elif island == OldWorld.TRADE_SHIP:
        ship_sails_in(s, seat, Building.TRADE_SHIP_1)
    elif island == OldWorld.EXPLORATION_SHIP:
        ship_sails_in(s, seat, Building.EXPLORATION_SHIP_1)
    elif BONUS_CUBE[island] != NONE:
        get_cubes(s, seat, BONUS_CUBE[island], BONUS_NUMBER[island])


@rule
def open_colony(s: State, seat: int) -> None:
    """AN-NW-04, AN-NW-05, AN-NW-09"""
    colony = draw_new_world(s)
    s.colony[seat, colonies(s, seat)] = colony
    tell(Event.OPENS_NEW_WORLD, seat, colony)
    for _ in range(NEW_WORLD_CARDS):
        draw_card(s, seat, Deck.NW)


# ---------------------------------------------------------------- count


@rule
def objects_count(s: State, number: int) -> int:
    """AN-EXP-02"""
    return Objection.TOO_MANY if number > min(EXPEDITION_CARDS, expeditions_left(s)) else 0


@rule
def take_count(s: State, number: int) -> None:
    """AN-EXP-01, AN-EXP-02, AN-EXP-03"""
    close_purchase(s)
    take_expeditions(s, s.active, number)
    end_action(s)
