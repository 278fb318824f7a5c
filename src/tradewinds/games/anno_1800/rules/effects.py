"""Effects of played cards: free actions, once each. AN-ACT-01, AN-ACT-02, AN-TRN-05"""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import NONE, Cube, Effect, Purchase, Token
from tradewinds.games.anno_1800.rules.decks import hand_size
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.lookups import effect_of
from tradewinds.games.anno_1800.rules.purchase import is_still_payable
from tradewinds.games.anno_1800.rules.supply import (
    can_get_cube,
    expeditions_left,
    fee,
    get_cubes,
    get_gold,
    take_expeditions,
)
from tradewinds.games.anno_1800.rules.window import ask_window
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import (
    BURIED_CARDS,
    CARDS,
    DECK_OF_CUBE,
    EFFECT_CUBE,
    EFFECT_CUBES,
    EFFECT_EXPEDITIONS,
    EFFECT_EXPLORATION,
    EFFECT_GOLD,
    EFFECT_TRADE,
    FREE_UPGRADES,
)
from tradewinds.kernel.rules import ask, rule, tell


@rule
def oldest_unused(s: State, seat: int, effect: int) -> int:
    """The card that is turned: those with the same effect are alike. AN-ACT-05"""
    card = 0
    while s.played[card] != seat or s.activated[card] or effect_of(card) != effect:
        card += 1
    return card


@rule
def turn_down(s: State, seat: int, effect: int) -> None:
    """A card is turned face down and stays with its player. AN-ACT-03, AN-ACT-05"""
    card = oldest_unused(s, seat, effect)
    s.activated[card] = 1
    s.unused[seat, effect] -= 1
    tell(Event.ACTIVATES, seat, card)


# ---------------------------------------------------------------- whether it would do anything


@rule
def opens_pool(effect: int) -> int:
    """The kind of cube that an effect upgrades; -1 for other effects. AN-EFF-10"""
    if effect == Effect.UPGRADE_FARMERS:
        return Cube.FARMER
    return Cube.WORKER if effect == Effect.UPGRADE_WORKERS else NONE


@rule
def why_without_result(s: State, effect: int) -> int:
    """AN-ACT-04, AN-EFF-02, AN-EFF-04, AN-EFF-08, AN-EFF-11, AN-EFF-15"""
    seat = s.active
    if EFFECT_CUBE[effect] != NONE and not can_get_cube(s, seat, EFFECT_CUBE[effect]):
        return Objection.EFFECT_WITHOUT_RESULT
    kind = opens_pool(effect)
    if kind != NONE and (s.cubes[seat, kind] == 0 or s.supply[kind + 1] == 0):
        return Objection.EFFECT_WITHOUT_RESULT
    if EFFECT_EXPEDITIONS[effect] > 0 and expeditions_left(s) == 0:
        return Objection.EFFECT_WITHOUT_RESULT
    if effect == Effect.BURY_2 and hand_size(s, seat) == 0:
        return Objection.HAND_EMPTY
    return 0


@rule
def would_take_last(s: State, effect: int) -> bool:
    """Whether the expedition cards being paid for would be gone."""
    if s.purchase != Purchase.EXPEDITION:
        return False
    return 0 < EFFECT_EXPEDITIONS[effect] >= expeditions_left(s)


@rule
def is_payable_with_cubes(s: State, cube: int, number: int) -> bool:
    """Whether the open purchase could be finished after so many cubes came, with their cards or for gold."""
    seat, deck = s.active, DECK_OF_CUBE[cube]
    came, paid, drawn = 0, 0, 0
    for _ in range(number):
        if can_get_cube(s, seat, cube):
            gold = fee(s, cube)
            came += 1
            paid += gold
            drawn += gold == 0
            s.supply[cube] -= 1
            s.gold[seat] -= gold
            s.deck_size[deck] -= gold == 0
    s.ready[seat, cube] += came
    s.cubes[seat, cube] += came
    sound = is_still_payable(s)
    s.ready[seat, cube] -= came
    s.cubes[seat, cube] -= came
    s.supply[cube] += came
    s.gold[seat] += paid
    s.deck_size[deck] += drawn
    return sound


# ---------------------------------------------------------------- activate


@rule
def objects_activate(s: State, effect: int) -> int:
    """AN-ACT-01, AN-ACT-04, AN-TRN-10, AN-PAY-09"""
    if s.unused[s.active, effect] == 0:
        return Objection.NO_SUCH_EFFECT
    if s.purchase != NONE and (effect == Effect.EXTRA_ACTION or effect == Effect.BURY_2):
        return Objection.NOT_DURING_PAYMENT
    told = why_without_result(s, effect)
    if told != 0:
        return told
    if would_take_last(s, effect):
        return Objection.WOULD_BLOCK_PAYMENT
    cube = EFFECT_CUBE[effect]
    if s.purchase != NONE and cube != NONE and not is_payable_with_cubes(s, cube, EFFECT_CUBES[effect]):
        return Objection.WOULD_BLOCK_PAYMENT
    return 0


@rule
def put_tokens_on_card(s: State, seat: int, sort: int, number: int) -> None:
    """AN-EFF-05, AN-PAY-17"""
    if number > 0:
        s.on_cards[seat, sort] += number
        tell(Event.GETS_CARD_TOKENS, seat, sort, number)


@rule
def open_pool(s: State, kind: int) -> None:
    """Up to three free upgrades of a kind, this turn. AN-EFF-10, AN-EFF-11"""
    s.pool[kind] += FREE_UPGRADES
    tell(Event.OPENS_POOL, s.active, kind)


@rule
def take_activate(s: State, effect: int) -> None:
    """AN-ACT-02, AN-ACT-03, AN-EFF-01, AN-EFF-03, AN-EFF-05, AN-EFF-07, AN-EFF-08, AN-EFF-10"""
    seat = s.active
    turn_down(s, seat, effect)
    put_tokens_on_card(s, seat, Token.TRADE, EFFECT_TRADE[effect])
    put_tokens_on_card(s, seat, Token.EXPLORATION, EFFECT_EXPLORATION[effect])
    if EFFECT_GOLD[effect] > 0:
        get_gold(s, seat, EFFECT_GOLD[effect])
    take_expeditions(s, seat, EFFECT_EXPEDITIONS[effect])
    if EFFECT_CUBE[effect] != NONE:
        get_cubes(s, seat, EFFECT_CUBE[effect], EFFECT_CUBES[effect])
    if opens_pool(effect) != NONE:
        open_pool(s, opens_pool(effect))
    if effect == Effect.BURY_2:
        s.burying = BURIED_CARDS
        s.obliged = 1
        ask(s, Question.BURY, seat)
    elif effect == Effect.EXTRA_ACTION:
        get_extra_action(s)
    else:
        go_on(s)


@rule
def get_extra_action(s: State) -> None:
    """Any of the nine, in this turn. AN-EFF-17, AN-TRN-07, AN-TRN-08"""
    s.actions_left += 1
    tell(Event.GETS_EXTRA_ACTION, s.active)
    ask_window(s)


# ---------------------------------------------------------------- the end of the turn


@rule
def turn_unused_burials_down(s: State, seat: int) -> None:
    """Cards that bury work only in the turn in which they are played. AN-TRN-12, AN-EFF-14"""
    for card in range(CARDS):
        if s.played[card] == seat and s.activated[card] == 0 and effect_of(card) == Effect.BURY_2:
            s.activated[card] = 1
            s.unused[seat, Effect.BURY_2] -= 1
            tell(Event.TURNS_DOWN, seat, card)
