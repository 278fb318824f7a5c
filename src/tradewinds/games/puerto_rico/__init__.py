"""Puerto Rico: settle, build, produce, sell and ship, in the order that the players choose."""

from tradewinds.games.puerto_rico import scoring, scripted
from tradewinds.games.puerto_rico.acts import ALPHABET, ANSWERS, Act, Objection
from tradewinds.games.puerto_rico.facts import facts
from tradewinds.games.puerto_rico.invariants import Invariant, broken
from tradewinds.games.puerto_rico.pieces import COMPONENTS, SEATS
from tradewinds.games.puerto_rico.redeal import redeal
from tradewinds.games.puerto_rico.rules import (
    builder,
    captain,
    craftsman,
    mayor,
    misplaced,
    passing,
    placing,
    roles,
    settler,
    setup,
    storing,
    trader,
)
from tradewinds.games.puerto_rico.state import State
from tradewinds.games.puerto_rico.story import EVENT_ARGUMENTS, Event
from tradewinds.kernel.game import Game, Objects, Takes

RULES: dict[Act, tuple[Objects, Takes]] = {
    Act.CHOOSE: (roles.objects_choose, roles.take_choose),
    Act.PASS: (passing.objects_pass, passing.take_pass),
    Act.DRAW_TILE: (settler.objects_draw_tile, settler.take_draw_tile),
    Act.TAKE_PLANTATION: (settler.objects_take_plantation, settler.take_take_plantation),
    Act.TAKE_QUARRY: (settler.objects_take_quarry, settler.take_take_quarry),
    Act.PLACE_COLONIST: (passing.objects_place_colonist, passing.take_place_colonist),
    Act.TAKE_COLONIST: (mayor.objects_take_colonist, mayor.take_take_colonist),
    Act.FILL: (placing.objects_fill, placing.take_fill),
    Act.MAN_TILE: (placing.objects_man_tile, placing.take_man_tile),
    Act.MAN_BUILDING: (placing.objects_man_building, placing.take_man_building),
    Act.CALL_FROM_TILE: (placing.objects_call_from_tile, placing.take_call_from_tile),
    Act.CALL_FROM_BUILDING: (placing.objects_call_from_building, placing.take_call_from_building),
    Act.BUILD: (builder.objects_build, builder.take_build),
    Act.PRODUCE: (craftsman.objects_produce, craftsman.take_produce),
    Act.TAKE_BARREL: (craftsman.objects_take_barrel, craftsman.take_take_barrel),
    Act.SELL: (trader.objects_sell, trader.take_sell),
    Act.LOAD: (captain.objects_load, captain.take_load),
    Act.LOAD_OWN: (captain.objects_load_own, captain.take_load_own),
    Act.STORE: (storing.objects_store, storing.take_store),
    Act.KEEP: (storing.objects_keep, storing.take_keep),
}

GAME = Game(
    id="puerto_rico",
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
    facts=facts,
    package=__name__,
    components=COMPONENTS,
)
