"""What must hold of cards and cash: all of them are accounted for."""

from tradewinds.games.packet_row.acts import Act
from tradewinds.games.packet_row.invariants.names import Invariant
from tradewinds.games.packet_row.pieces import (
    ASSISTANT,
    BANKER,
    CARD_COPIES,
    CARDS,
    FIRST_CARD,
    HELD_KINDS,
    HELD_MONEY,
    HELD_VP,
    MONEY_VALUE,
    MOST_CURRENT,
    MOST_FUTURE,
    NONE,
    REMOVED,
    START_COPIES,
    Board,
    Contract,
    Start,
)
from tradewinds.games.packet_row.rules.faces import (
    contract_payout,
    flag_of,
    held_as,
    is_ship,
    price_of,
    start_face,
)
from tradewinds.games.packet_row.rules.offers import money_in_hand
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.rules import rule


@rule
def broken_cards(before: State, s: State, kind: int, a: int) -> int:
    """Of decks, hands and cash."""
    if not are_cards_complete(s) or not are_starts_complete(s):
        return Invariant.EVERY_CARD_IS_SOMEWHERE
    if not is_bag_sound(s):
        return Invariant.DECK_AND_BOX_FILL_THE_BAG
    if not is_one_way(before, s):
        return Invariant.DECKS_SHRINK_AND_DISCARDS_GROW
    if not are_hands_counted(s):
        return Invariant.HANDS_ARE_COUNTED
    for seat in range(s.seats):
        if s.cash[seat] < 0 or s.cash[seat] != before.cash[seat] + cash_due(before, s, seat, kind, a):
            return Invariant.CASH_IS_ACCOUNTED_FOR
    if not do_points_stay(before, s):
        return Invariant.POINTS_AND_BANKERS_STAY
    if not do_assistants_fetch(before, s, kind, a):
        return Invariant.ASSISTANTS_FETCH
    if s.question == Question.OVER and not are_hands_cashed(s):
        return Invariant.NO_MONEY_CARDS_AT_THE_END
    return 0


@rule
def seen_of(s: State, card: int) -> int:
    """How many of a card lie on its board, are discarded, or lie before players as ships."""
    found = int(s.discards[card])
    for board in range(len(Board)):
        for place in range(MOST_CURRENT):
            found += s.current[board, place] == card
        for place in range(MOST_FUTURE):
            found += s.future[board, place] == card
    if is_ship(card):
        for seat in range(s.seats):
            found += s.ships[seat, flag_of(card)]
    return found


@rule
def are_cards_complete(s: State) -> bool:
    """Each card of the decks is in one place; ships are never in a hand."""
    for held in range(HELD_KINDS):
        left = 0
        for seat in range(s.seats):
            left += s.hand[seat, held]
            if s.hand[seat, held] < 0:
                return False
        for card in range(CARDS):
            if held_as(card) == held:
                left += s.bag[card] + seen_of(s, card) - CARD_COPIES[card]
        if left != 0:
            return False
    for card in range(CARDS):
        if s.bag[card] < 0 or s.bag[card] + seen_of(s, card) > CARD_COPIES[card]:
            return False
        if is_ship(card) and s.bag[card] + seen_of(s, card) != CARD_COPIES[card]:
            return False
    return True


@rule
def are_starts_complete(s: State) -> bool:
    """Each starting contract is dealt once at most, and is in hand or has been used."""
    for start in range(len(Start)):
        found = 0
        for seat in range(s.seats):
            found += (s.start[seat] == start) + (s.start_used[seat] == start)
        if found > START_COPIES[start]:
            return False
    for seat in range(s.seats):
        if (s.start[seat] == NONE) == (s.start_used[seat] == NONE):
            return False
    return True


@rule
def is_bag_sound(s: State) -> bool:
    """Of each deck as many cards are unseen as it has, and those in the box."""
    for board in range(len(Board)):
        left = s.deck[board] + REMOVED[s.seats]
        for card in range(FIRST_CARD[board], FIRST_CARD[board + 1]):
            left -= s.bag[card]
        if left != 0 or s.deck[board] < 0:
            return False
    return True


@rule
def is_one_way(before: State, s: State) -> bool:
    for board in range(len(Board)):
        if s.deck[board] > before.deck[board]:
            return False
    for card in range(CARDS):
        if s.discards[card] < before.discards[card]:
            return False
    return True


@rule
def are_hands_counted(s: State) -> bool:
    """What everybody may know of a hand is how many cards it has."""
    for seat in range(s.seats):
        left = s.cards[seat] - (s.start[seat] != NONE)
        for held in range(HELD_KINDS):
            left -= s.hand[seat, held]
        if left != 0:
            return False
    return True


@rule
def cash_due(before: State, s: State, seat: int, kind: int, a: int) -> int:
    """What an act brings a player, or costs."""
    due = 0
    if s.question == Question.OVER:
        due = money_in_hand(before, seat)
    if seat != before.asked:
        return due
    if kind == Act.TAKE_CURRENT:
        return -price_of(before.current[before.board, a - 1])
    if kind == Act.TAKE_FUTURE:
        return -price_of(before.future[before.board, a - 1])
    if kind == Act.CASH_MONEY:
        return a
    if is_completed(before, s):
        return payout_due(before)
    return due


@rule
def is_completed(before: State, s: State) -> bool:
    """Whether a shipment has just been carried through."""
    return before.question == Question.GOODS and s.question < Question.CONTRACTS


@rule
def payout_due(s: State) -> int:
    """What the picked contracts pay together."""
    due = 0
    for contract in range(len(Contract)):
        due += s.picked[contract] * contract_payout(contract)
    if s.picked_start:
        due += start_face(s.start[s.asked], 3)
    return due


@rule
def do_points_stay(before: State, s: State) -> bool:
    """Victory-point cards and bankers that were taken stay."""
    for seat in range(s.seats):
        if s.hand[seat, BANKER] < before.hand[seat, BANKER]:
            return False
        for held in range(HELD_VP, HELD_KINDS):
            if s.hand[seat, held] < before.hand[seat, held]:
                return False
    return True


@rule
def do_assistants_fetch(before: State, s: State, kind: int, a: int) -> bool:
    """An assistant is used up by a card of a future supply, and by nothing else."""
    for seat in range(s.seats):
        due = before.hand[seat, ASSISTANT]
        if seat == before.asked and kind == Act.TAKE_FUTURE:
            due += (held_as(before.future[before.board, a - 1]) == ASSISTANT) - 1
        if seat == before.asked and kind == Act.TAKE_CURRENT:
            due += held_as(before.current[before.board, a - 1]) == ASSISTANT
        if s.hand[seat, ASSISTANT] != due:
            return False
    return True


@rule
def are_hands_cashed(s: State) -> bool:
    for seat in range(s.seats):
        for money in range(len(MONEY_VALUE)):
            if s.hand[seat, HELD_MONEY + money] != 0:
                return False
    return True
