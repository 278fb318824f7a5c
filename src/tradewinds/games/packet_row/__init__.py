"""Packet Row: contracts, goods and ships in the New York of 1842, and what they buy for the city."""

from tradewinds.games.packet_row import scoring, scripted
from tradewinds.games.packet_row.acts import ALPHABET, ANSWERS, SECRET_ARGUMENTS, Act, Objection
from tradewinds.games.packet_row.invariants import Invariant, broken
from tradewinds.games.packet_row.pieces import COMPONENTS, RECONSTRUCTED, SEATS
from tradewinds.games.packet_row.redeal import redeal
from tradewinds.games.packet_row.rules import misplaced, money, rounds, settlement, setup, shipments, taking
from tradewinds.games.packet_row.state import State
from tradewinds.games.packet_row.story import EVENT_ARGUMENTS, Event
from tradewinds.games.packet_row.tables import CORRECTABLE
from tradewinds.kernel.game import Game, Objects, Takes

RULES: dict[Act, tuple[Objects, Takes]] = {
    Act.CHOOSE_BOARD: (rounds.objects_choose_board, rounds.take_choose_board),
    Act.TAKE_CURRENT: (taking.objects_take_current, taking.take_take_current),
    Act.TAKE_FUTURE: (taking.objects_take_future, taking.take_take_future),
    Act.DECLINE: (taking.objects_decline, taking.take_decline),
    Act.END_ROUND: (rounds.objects_end_round, rounds.take_end_round),
    Act.CASH_MONEY: (money.objects_cash_money, money.take_cash_money),
    Act.PICK_CONTRACT: (shipments.objects_pick_contract, shipments.take_pick_contract),
    Act.PICK_START: (shipments.objects_pick_start, shipments.take_pick_start),
    Act.LOAD: (shipments.objects_load, shipments.take_load),
    Act.SEND_SHIP: (shipments.objects_send_ship, shipments.take_send_ship),
    Act.USE_GOODS: (shipments.objects_use_goods, shipments.take_use_goods),
    Act.USE_INGOT: (shipments.objects_use_ingot, shipments.take_use_ingot),
    Act.FINISH: (settlement.objects_finish, settlement.take_finish),
}

GAME = Game(
    id="packet_row",
    version=1,
    seats=range(min(SEATS), max(SEATS) + 1),
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
    scripted=scripted.scripted,
    redeal=redeal,
    package=__name__,
    reconstructed=RECONSTRUCTED,
    secret_arguments=SECRET_ARGUMENTS,
    components=COMPONENTS,
    correctable=CORRECTABLE,
)
