"""Anno 1800: build industries, trade with neighbours, discover islands, and empty your hand."""

from tradewinds.games.anno_1800 import proposal, scoring, scripted
from tradewinds.games.anno_1800.acts import ALPHABET, ANSWERS, Act, Objection
from tradewinds.games.anno_1800.invariants import Invariant, broken
from tradewinds.games.anno_1800.pieces import COMPONENTS, RECONSTRUCTED
from tradewinds.games.anno_1800.redeal import redeal
from tradewinds.games.anno_1800.rules import (
    building,
    burying,
    discovery,
    effects,
    festival,
    misplaced,
    objective_cards,
    paid_tokens,
    payment,
    setup,
    shifts,
    swapping,
    targets,
    turn,
    upgrading,
)
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import EVENT_ARGUMENTS, SECRET_EVENTS, Event
from tradewinds.kernel.game import Game, Objects, Takes

RULES: dict[Act, tuple[Objects, Takes]] = {
    Act.BUILD: (targets.objects_build, targets.take_build),
    Act.PLAY: (targets.objects_play, targets.take_play),
    Act.SWAP_CARDS: (swapping.objects_swap_cards, swapping.take_swap_cards),
    Act.GAIN: (targets.objects_gain, targets.take_gain),
    Act.UPGRADE: (targets.objects_upgrade, targets.take_upgrade),
    Act.EXPLORE_OLD_WORLD: (targets.objects_explore_old_world, targets.take_explore_old_world),
    Act.OPEN_NEW_WORLD: (targets.objects_open_new_world, targets.take_open_new_world),
    Act.TAKE_EXPEDITION: (targets.objects_take_expedition, targets.take_take_expedition),
    Act.HOLD_FESTIVAL: (festival.objects_hold_festival, festival.take_hold_festival),
    Act.REMOVE_TILE: (building.objects_remove_tile, building.take_remove_tile),
    Act.END_TURN: (turn.objects_end_turn, turn.take_end_turn),
    Act.DONE: (turn.objects_done, turn.take_done),
    Act.WORK: (payment.objects_work, payment.take_work),
    Act.TRADE: (payment.objects_trade, payment.take_trade),
    Act.SELLER: (payment.objects_seller, payment.take_seller),
    Act.IMPORT: (payment.objects_import, payment.take_import),
    Act.FREE_IMPORT: (payment.objects_free_import, payment.take_free_import),
    Act.EXHAUST: (payment.objects_exhaust, payment.take_exhaust),
    Act.TRADE_TOKEN_OF_SHIP: (paid_tokens.objects_trade_token_of_ship, paid_tokens.take_trade_token_of_ship),
    Act.TRADE_TOKEN_OF_CARD: (paid_tokens.objects_trade_token_of_card, paid_tokens.take_trade_token_of_card),
    Act.EXPLORATION_FOR_TRADE: (
        paid_tokens.objects_exploration_for_trade,
        paid_tokens.take_exploration_for_trade,
    ),
    Act.EXPLORATION_TOKEN_OF_SHIP: (
        paid_tokens.objects_exploration_token_of_ship,
        paid_tokens.take_exploration_token_of_ship,
    ),
    Act.EXPLORATION_TOKEN_OF_CARD: (
        paid_tokens.objects_exploration_token_of_card,
        paid_tokens.take_exploration_token_of_card,
    ),
    Act.PLACE: (building.objects_place, building.take_place),
    Act.TAKE_AWAY: (building.objects_take_away, building.take_take_away),
    Act.SHIFT_END: (shifts.objects_shift_end, shifts.take_shift_end),
    Act.HOME_FROM_SPENT: (shifts.objects_home_from_spent, shifts.take_home_from_spent),
    Act.HOME_FROM: (shifts.objects_home_from, shifts.take_home_from),
    Act.FREE_UPGRADE: (upgrading.objects_free_upgrade, upgrading.take_free_upgrade),
    Act.UPGRADE_READY: (upgrading.objects_upgrade_ready, upgrading.take_upgrade_ready),
    Act.UPGRADE_SPENT: (upgrading.objects_upgrade_spent, upgrading.take_upgrade_spent),
    Act.UPGRADE_AT: (upgrading.objects_upgrade_at, upgrading.take_upgrade_at),
    Act.EXCHANGE: (swapping.objects_exchange, swapping.take_exchange),
    Act.BURY: (burying.objects_bury, burying.take_bury),
    Act.COUNT: (discovery.objects_count, discovery.take_count),
    Act.ACTIVATE: (effects.objects_activate, effects.take_activate),
    Act.USE_GRAVES: (objective_cards.objects_use_graves, objective_cards.take_use_graves),
    Act.USE_AARHANT: (objective_cards.objects_use_aarhant, objective_cards.take_use_aarhant),
    Act.USE_EDITOR: (objective_cards.objects_use_editor, objective_cards.take_use_editor),
}

GAME = Game(
    id="anno_1800",
    version=1,
    seats=range(2, 5),
    state=State,
    alphabet=ALPHABET,
    answers=ANSWERS,
    rules=RULES,
    objections=Objection,
    misplaced=misplaced.misplaced,
    setup=setup.setup,
    points=scoring.points,
    rank=scoring.rank,
    broken=broken,
    invariants=Invariant,
    events=Event,
    event_arguments=EVENT_ARGUMENTS,
    secret_arguments={Act.EXCHANGE: ("card",), Act.BURY: ("card",)},
    secret_events=SECRET_EVENTS,
    scripted=scripted.scripted,
    redeal=redeal,
    package=__name__,
    reconstructed=RECONSTRUCTED,
    components=COMPONENTS,
    correctable=("cubes", "industries", "shipyards", "ships", "cards", "objectives"),
    proposes=proposal.propose,
    brief={"max_rounds": 12},
    obvious=tuple(
        question for question in Question if Question.MENU < question < Question.TURN_END
    ),  # AN-TRN-14
)
