"""The turn: towards the easiest card, and a festival when nothing more is within reach."""

from tradewinds.games.anno_1800.acts import Act
from tradewinds.games.anno_1800.pieces import NONE, Building, Cube, Effect, Token
from tradewinds.games.anno_1800.proposal import code
from tradewinds.games.anno_1800.rules.effects import objects_activate
from tradewinds.games.anno_1800.rules.festival import take_hold_festival
from tradewinds.games.anno_1800.rules.objective_cards import objects_use_editor, objects_use_graves
from tradewinds.games.anno_1800.rules.places import visible
from tradewinds.games.anno_1800.rules.supply import all_tokens, tokens
from tradewinds.games.anno_1800.rules.swapping import objects_swap_cards
from tradewinds.games.anno_1800.rules.targets import (
    objects_build,
    objects_take_expedition,
    objects_upgrade,
)
from tradewinds.games.anno_1800.rules.upgrading import objects_free_upgrade
from tradewinds.games.anno_1800.scripted.effort import reckon
from tradewinds.games.anno_1800.scripted.hand import TOO_HARD, best_playable, hard_cards, is_worth_playing
from tradewinds.games.anno_1800.scripted.steps import best_step
from tradewinds.games.anno_1800.state import State
from tradewinds.kernel.rules import rule

ENOUGH_TRADE_TOKENS = 6
FARMERS_TO_KEEP, WORKERS_TO_KEEP = 2, 3
SWAP_FROM = 2
BASICS_UNTIL = 12
BASICS = 1


# ---------------------------------------------------------------- effects


@rule
def free_upgrade(view: State) -> int:
    """Workers rather than farmers, artisans rather than workers, as long as some are left of each."""
    seat = view.active
    if view.cubes[seat, Cube.FARMER] > FARMERS_TO_KEEP and objects_free_upgrade(view, Cube.FARMER) == 0:
        return code(Act.FREE_UPGRADE, Cube.FARMER)
    if view.cubes[seat, Cube.WORKER] > WORKERS_TO_KEEP and objects_free_upgrade(view, Cube.WORKER) == 0:
        return code(Act.FREE_UPGRADE, Cube.WORKER)
    return NONE


@rule
def is_always_good(view: State, effect: int) -> bool:
    """Effects that bring no card to the hand, and nothing that a festival would take."""
    if effect == Effect.UPGRADE_FARMERS:
        return view.cubes[view.active, Cube.FARMER] > FARMERS_TO_KEEP
    if effect == Effect.UPGRADE_WORKERS:
        return view.cubes[view.active, Cube.WORKER] > WORKERS_TO_KEEP
    if effect == Effect.EXTRA_ACTION:
        return view.actions_left == 0
    if effect == Effect.ENGINEER_1:
        return view.cubes[view.active, Cube.ENGINEER] == 0
    return effect == Effect.GOLD_4 or effect == Effect.EXPEDITION_2 or effect == Effect.BURY_2


@rule
def good_effect(view: State) -> int:
    """An effect to use now; -1 is none."""
    for effect in range(Effect.NEW_WORLD_FREE):
        if is_always_good(view, effect) and objects_activate(view, effect) == 0:
            return code(Act.ACTIVATE, effect)
    return NONE


@rule
def helpful_tokens(view: State) -> int:
    """Tokens of a card with which a card in hand could be played at once; -1 is none."""
    for effect in range(Effect.TRADE_3, Effect.GOLD_2_TRADE_4 + 1):
        if objects_activate(view, effect) == 0 and plays_with(view, effect):
            return code(Act.ACTIVATE, effect)
    return NONE


@rule
def plays_with(view: State, effect: int) -> bool:
    """Whether three tokens more of the right sort would let a card be played."""
    sort = Token.EXPLORATION if effect == Effect.EXPLORATION_3 else Token.TRADE
    view.on_cards[view.active, sort] += 3
    card = best_playable(view)
    view.on_cards[view.active, sort] -= 3
    return card != NONE


# ---------------------------------------------------------------- industries and ships


@rule
def basic_to_build(view: State) -> int:
    """Early on, what workers instead of artisans make for nearly every industry."""
    if view.round <= BASICS_UNTIL:
        for tile in range(Building.COAL_MINE, Building.COAL_MINE + BASICS):
            if objects_build(view, tile) == 0:
                return tile
    return NONE


@rule
def has_room_at_sea(view: State) -> bool:
    return visible(view, view.active, 18) == NONE or visible(view, view.active, 19) == NONE


@rule
def ship_to_build(view: State) -> int:
    """A trade ship, while there are few tokens and room at sea."""
    if all_tokens(view, view.active, Token.TRADE) >= ENOUGH_TRADE_TOKENS or not has_room_at_sea(view):
        return NONE
    for ship in range(Building.TRADE_SHIP_3, Building.SHIPYARD_3, -1):
        if objects_build(view, ship) == 0:
            return ship
    return NONE


@rule
def upgrade_to_buy(view: State) -> int:
    """An artisan or engineer where there are none, else workers; -1 is none."""
    seat = view.active
    artisans, workers = view.cubes[seat, Cube.ARTISAN], view.cubes[seat, Cube.WORKER]
    if view.cubes[seat, Cube.ENGINEER] == 0 and artisans > 1 and objects_upgrade(view, Cube.ARTISAN) == 0:
        return Cube.ARTISAN
    if artisans < 3 < workers and objects_upgrade(view, Cube.WORKER) == 0:
        return Cube.WORKER
    if view.cubes[seat, Cube.FARMER] > FARMERS_TO_KEEP and objects_upgrade(view, Cube.FARMER) == 0:
        return Cube.FARMER
    return NONE


# ---------------------------------------------------------------- the festival


@rule
def is_tired(view: State) -> bool:
    """Whether anything would come home."""
    seat = view.active
    for cube in range(len(Cube)):
        if view.ready[seat, cube] < view.cubes[seat, cube]:
            return True
    return view.spent_tokens[seat, Token.TRADE] + view.spent_tokens[seat, Token.EXPLORATION] > 0


@rule
def rests_to_act(view: State) -> bool:
    """Whether after a festival a card could be played or a wanted industry built. It spoils the view."""
    turn_left = view.actions_left
    take_hold_festival(view)
    view.actions_left = turn_left
    return best_playable(view) != NONE or best_step(view, TOO_HARD) != NONE


# ---------------------------------------------------------------- the turn


@rule
def action_now(view: State) -> int:
    """An action that brings the hand nearer to its end, with what is ready; -1 is none."""
    card = best_playable(view)
    if card != NONE and is_worth_playing(view, card):
        return code(Act.PLAY, card)
    step = helpful_tokens(view)
    if step != NONE:
        return step
    tile = basic_to_build(view)
    if tile != NONE:
        return code(Act.BUILD, tile)
    return best_step(view, TOO_HARD)


@rule
def action_besides(view: State) -> int:
    """What is worth an action when no card comes nearer."""
    ship = ship_to_build(view)
    if ship != NONE:
        return code(Act.BUILD, ship)
    if hard_cards(view) >= SWAP_FROM and objects_swap_cards(view) == 0:
        return code(Act.SWAP_CARDS, 0)
    if tokens(view, view.active, Token.EXPLORATION) > 2 and objects_take_expedition(view) == 0:
        return code(Act.TAKE_EXPEDITION, 0)
    cube = upgrade_to_buy(view)
    if cube != NONE:
        return code(Act.UPGRADE, cube)
    return NONE


@rule
def best_action(view: State) -> int:
    """Play, build, rest; and where none of that helps, something else."""
    step = action_now(view)
    if step != NONE:
        return step
    besides = action_besides(view)
    if is_tired(view):
        rested = rests_to_act(view)
        return code(Act.HOLD_FESTIVAL, 0) if rested or besides == NONE else besides
    if besides != NONE:
        return besides
    return code(Act.SWAP_CARDS, 0) if objects_swap_cards(view) == 0 else code(Act.HOLD_FESTIVAL, 0)


@rule
def last_of_turn(view: State) -> int:
    """Tokens that are left over get rid of a card or bring an action, where the objective cards allow it."""
    if objects_use_editor(view) == 0:
        return code(Act.USE_EDITOR, 0)
    if objects_use_graves(view) == 0:
        return code(Act.USE_GRAVES, 0)
    return code(Act.END_TURN, 0)


@rule
def best_in_menu(view: State) -> int:
    """Free upgrades and effects first, then an action, then the end of the turn."""
    step = free_upgrade(view)
    if step != NONE:
        return step
    step = good_effect(view)
    if step != NONE:
        return step
    if view.actions_left == 0:
        return last_of_turn(view)
    reckon(view)
    return best_action(view)
