"""The record: a whole match of Anno 1800 in one fixed-size block.

From who sees each field follow the views of players and watchers: AN-VIS-01, AN-VIS-02, AN-VIS-03, AN-VIS-04,
AN-VIS-06, AN-SUP-07.
"""

import enum

from tradewinds.games.anno_1800.pieces import (
    Action,
    Bottom,
    Building,
    Card,
    Cube,
    Deck,
    Effect,
    Expedition,
    Industry,
    IslandPlace,
    Need,
    NewWorld,
    Objective,
    OldWorld,
    Pool,
    Purchase,
    Resource,
    Seat,
    Slot,
    Strength,
    Tile,
    Token,
    Workplace,
)
from tradewinds.kernel.records import Record, flag, i8, i16, nobody, option, owner, public, total


class Question(enum.IntEnum):
    """What a player can be asked."""

    OVER = 0
    MENU = 1
    BUILD_TARGET = 2
    PAYMENT = 3
    SELLER = 4
    TOKEN = 5
    PLACEMENT = 6
    REMOVAL = 7
    SHIFT_END = 8
    FREE_UPGRADE = 9
    UPGRADE = 10
    CONTINUE = 11
    SWAP = 12
    BURY = 13
    EXPEDITION = 14
    TURN_END = 15


class ObjectiveSet(enum.IntEnum):
    """Which five objective cards are in the game, as far as they are not chosen one by one."""

    RANDOM = 0
    FIRST_GAME = 1
    COMPLEX = 2
    TENSE = 3
    RELAXED = 4
    EXPEDITIONS = 5
    HAND = 6


class ChosenObjective(enum.IntEnum):
    """An objective card that the table agrees on; the set decides where none is chosen."""

    BY_SET = 0
    ALONSO_GRAVES = 1
    AARHANT = 2
    EDITOR = 3
    BERYL_OMARA = 4
    HANNAH_GOODE = 5
    UNIVERSITY = 6
    WORLDS_FAIR = 7
    MADAME_KAHINA = 8
    TOURIST = 9
    ZOO = 10
    MUSEUM = 11
    BENTE_JORGENSEN = 12
    ISABEL_SARMENTO = 13
    PYRPHORIAN = 14
    EDVARD_GOODE = 15
    PRINCESS_QING = 16
    THE_QUEEN = 17
    VON_MALCHING = 18
    WILLIE_WIBBLESOCK = 19
    ELI_BLEAKWORTH = 20


class State(Record, questions=Question, seat=Seat):
    objectives: i8 = option(ObjectiveSet.RANDOM)
    objective_1: i8 = option(ChosenObjective.BY_SET)
    objective_2: i8 = option(ChosenObjective.BY_SET)
    objective_3: i8 = option(ChosenObjective.BY_SET)
    objective_4: i8 = option(ChosenObjective.BY_SET)
    objective_5: i8 = option(ChosenObjective.BY_SET)
    max_rounds: i16 = option(0, 0, 150)  # 0 is no limit

    gold: i16[Seat]

    first: i8 = public(Seat)
    active: i8 = public(Seat)
    round: i16
    last_round: i16  # 0 until the end is triggered
    fireworks: i8 = public(Seat)
    in_game: flag[Objective]

    # the turn
    actions_left: i8
    actions_done: i8
    action: i8 = public(Action)  # in progress
    purchases: i8  # made in this action
    used: flag[Objective]  # once a turn
    bought: flag[Resource]
    pool: i8[Pool]  # free upgrades open

    # the building going on
    removed: flag
    built: i8[Strength]  # ships

    # the purchase going on
    purchase: i8 = public(Purchase)
    target: i8  # the tile, kind of cube, or card
    needs: i8[Need] = public(Resource)
    exhausts: i8 = public(Cube)
    due: i8[Token]
    owed: i8[Token]  # at once, before anything else
    buying: i8 = public(Resource)
    cube: i8 = public(Cube)  # to be brought home or upgraded
    burying: i8  # cards that may still be buried
    obliged: flag  # to bury one of them
    swapped: i8[Deck]

    # common
    stack: i8[Tile]
    supply: i8[Cube]
    deck_size: i8[Deck]
    bottom_size: i8[Deck]  # of these, cards put under the deck, which come last
    bottom_by: i8[Bottom] = public(Seat)
    played: i8[Card] = public(Seat)
    activated: flag[Card]
    unused: i8[Seat, Effect]  # played cards with an effect that is not activated
    deck: flag[Card] = nobody()  # above the bottom
    expedition_deck: i8[Expedition] = total()

    # players
    ready: i8[Seat, Cube]  # in the districts
    spent: i8[Seat, Cube]
    cubes: i8[Seat, Cube]  # in all
    on_ships: i8[Seat, Token]
    on_cards: i8[Seat, Token]
    spent_tokens: i8[Seat, Token]
    tile: i8[Seat, Slot] = public(Building)
    site: i8[Seat, Industry]  # the space of the tile of each industry; -1 is none
    work: i8[Seat, Workplace] = public(Cube)
    island: i8[Seat, IslandPlace] = public(OldWorld)
    colony: i8[Seat, IslandPlace] = public(NewWorld)
    held: i8[Seat, Deck]  # hand cards
    hand: i8[Seat, Card] = owner()  # 1 in hand; -n the n-th under its deck, put there by this seat
    expeditions: i8[Seat, Expedition] = total()
