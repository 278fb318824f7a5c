"""Santiago de Cuba: drive, trade and deliver to seven ships in the harbour."""

from tradewinds.games.santiago_de_cuba import scoring, scripted
from tradewinds.games.santiago_de_cuba.acts import ALPHABET, ANSWERS, Act, Objection
from tradewinds.games.santiago_de_cuba.invariants import Invariant, broken
from tradewinds.games.santiago_de_cuba.pieces import COMPONENTS, RECONSTRUCTED, SEATS
from tradewinds.games.santiago_de_cuba.redeal import redeal
from tradewinds.games.santiago_de_cuba.rules import (
    alonso,
    buildings,
    casino,
    cubans,
    delivery,
    driving,
    harbour,
    misplaced,
    setup,
    turn,
    visit,
    zorro,
)
from tradewinds.games.santiago_de_cuba.state import State
from tradewinds.games.santiago_de_cuba.story import EVENT_ARGUMENTS, Event
from tradewinds.kernel.game import Game, Objects, Takes

RULES: dict[Act, tuple[Objects, Takes]] = {
    Act.MOVE: (driving.objects_move, driving.take_move),
    Act.TAKE: (cubans.objects_take, cubans.take_take),
    Act.GIVE_PESO: (zorro.objects_give_peso, zorro.take_give_peso),
    Act.GIVE_VP: (zorro.objects_give_vp, zorro.take_give_vp),
    Act.GIVE_GOOD: (zorro.objects_give_good, zorro.take_give_good),
    Act.CLAIM: (alonso.objects_claim, alonso.take_claim),
    Act.USE_OWN: (alonso.objects_use_own, alonso.take_use_own),
    Act.DECLINE_CUBAN: (alonso.objects_decline_cuban, alonso.take_decline_cuban),
    Act.PAWN: (visit.objects_pawn, visit.take_pawn),
    Act.SKIP_BUILDING: (visit.objects_skip_building, visit.take_skip_building),
    Act.USE_BUILDING: (buildings.objects_use_building, buildings.take_use_building),
    Act.PROCESS: (buildings.objects_process, buildings.take_process),
    Act.SWAP: (buildings.objects_swap, buildings.take_swap),
    Act.CAFE: (buildings.objects_cafe, buildings.take_cafe),
    Act.ZERO_DIE: (harbour.objects_zero_die, harbour.take_zero_die),
    Act.BUY_VP: (casino.objects_buy_vp, casino.take_buy_vp),
    Act.SELL_VP: (casino.objects_sell_vp, casino.take_sell_vp),
    Act.CASINO_STOP: (casino.objects_casino_stop, casino.take_casino_stop),
    Act.MARKER: (harbour.objects_marker, harbour.take_marker),
    Act.OFFICE: (harbour.objects_office, harbour.take_office),
    Act.FLIP: (buildings.objects_flip, buildings.take_flip),
    Act.DELIVER: (delivery.objects_deliver, delivery.take_deliver),
    Act.DELIVER_WOOD: (delivery.objects_deliver_wood, delivery.take_deliver_wood),
    Act.PASS_DELIVERY: (delivery.objects_pass_delivery, delivery.take_pass_delivery),
    Act.LEAVE_OUT: (turn.objects_leave_out, turn.take_leave_out),
}

GAME = Game(
    id="santiago_de_cuba",
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
    components=COMPONENTS,
)
