"""A choice that another seat is in the midst of: some choice that it might be making."""

from tradewinds.games.packet_row.pieces import (
    ASSISTANT,
    CAPTAIN,
    FIRST_CARD,
    HELD_GOODS,
    HELD_HELPERS,
    HELD_INGOTS,
    HELD_MONEY,
    MERCHANT,
    NONE,
    Board,
    Contract,
)
from tradewinds.games.packet_row.redeal.unseen import can_be_held, deal_card, held_by
from tradewinds.games.packet_row.rules.completion import clear_shipment
from tradewinds.games.packet_row.rules.faces import (
    card_of,
    contract_amount,
    contract_good,
    contract_to,
    goods_amount,
    goods_good,
    held_as,
    start_face,
)
from tradewinds.games.packet_row.rules.offers import can_take_any
from tradewinds.games.packet_row.rules.shipments import objects_to_picking
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule


@rule
def forget_choice(s: State) -> None:
    """All of a shipment but the question that it interrupts, which everybody knows."""
    question = s.resume
    clear_shipment(s)
    s.resume = question


@rule
def deal_choice(s: State, memory: bool) -> bool:
    """See to it that whoever is asked can answer; False where this try has failed."""
    if s.question >= Question.CONTRACTS:
        return deal_shipment(s, memory)
    if s.question == Question.MASTER_TAKE and not memory and not can_take_any(s, s.board):
        return can_deal(s, card_of(ASSISTANT), Board.GUILD_HALL)
    return True


@rule
def can_deal(s: State, card: int, board: int) -> bool:
    """Deal a certain card to whoever is asked, if the hand has room and the card is unseen."""
    if not can_be_held(s, card, board) or held_by(s, s.asked) == s.cards[s.asked]:
        return False
    deal_card(s, s.asked, card)
    return True


# ---------------------------------------------------------------- shipments


@rule
def deal_shipment(s: State, memory: bool) -> bool:
    """A shipment of one contract, as far along as the question says."""
    contract = any_contract(s, memory)
    if contract == NONE:
        return False
    good, to, amount = 0, 0, 0
    if contract == len(Contract):
        start = s.start[s.asked]
        good, to, amount = start_face(start, 0), start_face(start, 1), start_face(start, 2)
    else:
        good, to, amount = contract_good(contract), contract_to(contract), contract_amount(contract)
    if not memory and not deal_means(s, good, to, amount):
        return False
    if not is_possible(s, good, to, amount):
        return False
    begin_shipment(s, contract, good, to, amount)
    return True


@rule
def any_contract(s: State, memory: bool) -> int:
    """A contract that the seat asked has or is dealt; the last number is its starting contract."""
    has_start = int(s.start[s.asked] != NONE)
    number = has_start
    for contract in range(len(Contract)):
        number += s.hand[s.asked, contract] if memory else s.bag[card_of(contract)]
    left = draw(s, number)
    for contract in range(len(Contract)):
        left -= s.hand[s.asked, contract] if memory else s.bag[card_of(contract)]
        if left < 0:
            if memory or can_deal(s, card_of(contract), Board.GUILD_HALL):
                return contract
            return NONE
    return len(Contract)


@rule
def deal_means(s: State, good: int, to: int, amount: int) -> bool:
    """Goods, merchants and a captain, as far as they are needed."""
    if s.ships[s.asked, to] == 0 and not can_deal(s, card_of(CAPTAIN), Board.DOCKS):
        return False
    units = 0
    while units < amount:
        card = any_supply(s)
        if card == NONE:
            return False
        held = held_as(card)
        board = Board.DOCKS if held >= HELD_INGOTS else Board.MARKET
        if not can_deal(s, card, board):
            return False
        if held >= HELD_INGOTS:
            units += held - HELD_INGOTS + 1
            continue
        units += goods_amount(held - HELD_GOODS)
        if goods_good(held - HELD_GOODS) != good and not can_deal(s, card_of(MERCHANT), Board.MARKET):
            return False
    return True


@rule
def any_supply(s: State) -> int:
    """Any unseen goods card or ingot."""
    left = 0
    for card in range(FIRST_CARD[Board.DOCKS], FIRST_CARD[Board.BANK]):
        if supplies(card):
            left += s.bag[card]
    if left == 0:
        return NONE
    left = draw(s, left)
    card = FIRST_CARD[Board.DOCKS]
    while not supplies(card) or left >= s.bag[card]:
        left -= s.bag[card] if supplies(card) else 0
        card += 1
    return card


@rule
def supplies(card: int) -> bool:
    """Whether a card is goods or an ingot."""
    held = held_as(card)
    return HELD_GOODS <= held < HELD_HELPERS or HELD_INGOTS <= held < HELD_MONEY


@rule
def is_possible(s: State, good: int, to: int, amount: int) -> bool:
    """Whether the seat asked could fulfil this contract by itself."""
    question = s.question
    s.question = s.resume
    reason = objects_to_picking(s, good, to, amount)
    s.question = question
    return reason == 0


@rule
def begin_shipment(s: State, contract: int, good: int, to: int, amount: int) -> None:
    """The contract is picked, and later its ship is sent."""
    if contract == len(Contract):
        s.picked_start = 1
    else:
        s.picked[contract] = 1
    s.due[good] = amount
    if s.question == Question.GOODS:
        s.sent[to] = ship_for(s, to)
        s.captains = int(s.sent[to] != to)


@rule
def ship_for(s: State, to: int) -> int:
    """A ship to this country, or else any for a captain."""
    if s.ships[s.asked, to] > 0:
        return to
    country = 0
    while s.ships[s.asked, country] == 0:
        country += 1
    return country
