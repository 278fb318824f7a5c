"""What an action can be begun with, or go on with: each names what is to be paid for. AN-PAY-02"""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import Action, Effect, Purchase, Token
from tradewinds.games.anno_1800.rules.burying import why_not_this_card
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.discovery import new_world_left, old_world_left
from tradewinds.games.anno_1800.rules.lookups import exploration_tokens_of, strength
from tradewinds.games.anno_1800.rules.places import colonies, has_identical, islands, shipyards, yards
from tradewinds.games.anno_1800.rules.purchase import can_buy, full_bill, gold_due, open_purchase
from tradewinds.games.anno_1800.rules.ships import finds_shipyard
from tradewinds.games.anno_1800.rules.supply import expeditions_left, tokens
from tradewinds.games.anno_1800.rules.tiles import is_ship
from tradewinds.games.anno_1800.rules.window import begin_action
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import INDUSTRIES, MOST_ISLANDS
from tradewinds.kernel.rules import rule, tell


@rule
def why_no_action(s: State, action: int) -> int:
    """Whether such an action can be begun, or is going on. AN-TRN-10"""
    if s.question == Question.CONTINUE and s.action != action:
        return Objection.ACTION_IN_PROGRESS
    return 0


@rule
def why_not_payable(s: State, purchase: int, target: int) -> int:
    """AN-PAY-02, AN-PAY-07, AN-PAY-09"""
    if can_buy(s, purchase, target):
        return 0
    if s.gold[s.active] < gold_due(s, purchase, target):
        return Objection.DECK_EMPTY_NEED_GOLD
    for effect in range(len(Effect)):
        if s.unused[s.active, effect] > 0:
            return Objection.CANNOT_PAY_YET_ACTIVATE
    return Objection.CANNOT_PAY


@rule
def begin(s: State, action: int, purchase: int, target: int) -> None:
    """The target is named, then it is paid. AN-PAY-02, AN-PAY-11"""
    begin_action(s, action)
    open_purchase(s, purchase, target)


# ---------------------------------------------------------------- build


@rule
def why_not_build(s: State, tile: int) -> int:
    """AN-BLD-01, AN-BLD-02, AN-IND-01, AN-IND-02, AN-IND-03, AN-IND-04, AN-YRD-01, AN-YRD-02, AN-SHP-01"""
    if s.stack[tile] == 0:
        return Objection.STACK_EMPTY
    if tile < INDUSTRIES and has_identical(s, s.active, tile):
        return Objection.IDENTICAL_INDUSTRY
    if is_ship(tile) and not finds_shipyard(s, tile):
        strong = yards(shipyards(s, s.active), strength(tile)) > 0
        return Objection.SHIPYARDS_USED if strong else Objection.SHIP_TOO_STRONG
    return why_not_payable(s, Purchase.TILE, tile)


@rule
def objects_build(s: State, tile: int) -> int:
    """AN-BLD-01, AN-IND-05, AN-IND-08, AN-SHP-02, AN-SHP-04, AN-SHP-07"""
    told = why_no_action(s, Action.BUILD)
    if told == 0 and s.question == Question.CONTINUE and not is_ship(tile):
        told = Objection.ONLY_SHIPS_NOW
    return told if told != 0 else why_not_build(s, tile)


@rule
def take_build(s: State, tile: int) -> None:
    """AN-BLD-01, AN-BLD-17, AN-SHP-04"""
    begin(s, Action.BUILD, Purchase.TILE, tile)
    tell(Event.CHOOSES_TILE, s.active, tile)
    go_on(s)


# ---------------------------------------------------------------- play


@rule
def objects_play(s: State, card: int) -> int:
    """AN-CRD-01, AN-CRD-02, AN-CRD-07"""
    told = why_not_this_card(s, s.active, card)
    return told if told != 0 else why_not_payable(s, Purchase.CARD, card)


@rule
def take_play(s: State, card: int) -> None:
    """AN-CRD-01, AN-CRD-02"""
    begin(s, Action.PLAY_CARD, Purchase.CARD, card)
    tell(Event.CHOOSES_CARD, s.active, card)
    go_on(s)


# ---------------------------------------------------------------- gain, upgrade


@rule
def objects_gain(s: State, cube: int) -> int:
    """AN-WRK-01, AN-WRK-07, AN-WRK-08"""
    told = why_no_action(s, Action.WORKFORCE)
    if told != 0:
        return told
    if s.supply[cube] == 0 and s.pool[0] + s.pool[1] == 0:
        return Objection.NO_CUBE_IN_SUPPLY
    return why_not_payable(s, Purchase.NEW_CUBE, cube)


@rule
def take_gain(s: State, cube: int) -> None:
    """AN-WRK-01"""
    begin(s, Action.WORKFORCE, Purchase.NEW_CUBE, cube)
    tell(Event.CHOOSES_CUBE, s.active, cube)
    go_on(s)


@rule
def objects_upgrade(s: State, cube: int) -> int:
    """AN-UPG-01, AN-UPG-02, AN-UPG-03, AN-UPG-08, AN-UPG-10"""
    told = why_no_action(s, Action.DEVELOP)
    if told != 0:
        return told
    if s.pool[0] + s.pool[1] == 0:
        if s.cubes[s.active, cube] == 0:
            return Objection.NO_CUBE_OF_KIND
        if s.supply[cube + 1] == 0:
            return Objection.NO_CUBE_IN_SUPPLY
    return why_not_payable(s, Purchase.UPGRADE, cube)


@rule
def take_upgrade(s: State, cube: int) -> None:
    """AN-UPG-01"""
    begin(s, Action.DEVELOP, Purchase.UPGRADE, cube)
    tell(Event.CHOOSES_UPGRADE, s.active, cube)
    go_on(s)


# ---------------------------------------------------------------- islands and expeditions


@rule
def why_too_few_tokens(s: State, purchase: int) -> int:
    """AN-OW-02, AN-NW-02, AN-EXP-01"""
    wanted = exploration_tokens_of(full_bill(s, purchase, 0))
    return Objection.NOT_ENOUGH_EXPLORATION_TOKENS if tokens(s, s.active, Token.EXPLORATION) < wanted else 0


@rule
def objects_explore_old_world(s: State) -> int:
    """AN-OW-01, AN-OW-02, AN-OW-03"""
    if islands(s, s.active) == MOST_ISLANDS:
        return Objection.OLD_WORLD_LIMIT
    if old_world_left(s) == 0:
        return Objection.OLD_WORLD_EMPTY
    return why_too_few_tokens(s, Purchase.OLD_WORLD)


@rule
def take_explore_old_world(s: State) -> None:
    """AN-OW-01"""
    begin(s, Action.EXPLORE_OLD_WORLD, Purchase.OLD_WORLD, 0)
    go_on(s)


@rule
def objects_open_new_world(s: State) -> int:
    """AN-NW-01, AN-NW-02, AN-NW-03"""
    if colonies(s, s.active) == MOST_ISLANDS:
        return Objection.NEW_WORLD_LIMIT
    if new_world_left(s) == 0:
        return Objection.NEW_WORLD_EMPTY
    return why_too_few_tokens(s, Purchase.NEW_WORLD)


@rule
def take_open_new_world(s: State) -> None:
    """AN-NW-01"""
    begin(s, Action.OPEN_NEW_WORLD, Purchase.NEW_WORLD, 0)
    go_on(s)


@rule
def objects_take_expedition(s: State) -> int:
    """AN-EXP-01, AN-EXP-02"""
    if expeditions_left(s) == 0:
        return Objection.EXPEDITION_DECK_EMPTY
    return why_too_few_tokens(s, Purchase.EXPEDITION)


@rule
def take_take_expedition(s: State) -> None:
    """AN-EXP-01"""
    begin(s, Action.EXPEDITION, Purchase.EXPEDITION, 0)
    go_on(s)
