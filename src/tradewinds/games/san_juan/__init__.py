"""San Juan: build a town out of cards that are buildings, goods and money at once. SJ-GEN-01"""

from tradewinds.games.san_juan import scoring, scripted
from tradewinds.games.san_juan.acts import ALPHABET, ANSWERS, SECRET_ARGUMENTS, Act, Objection
from tradewinds.games.san_juan.invariants import Invariant, broken
from tradewinds.games.san_juan.pieces import COMPONENTS, SEATS
from tradewinds.games.san_juan.redeal import redeal
from tradewinds.games.san_juan.rules import (
    builder,
    construction,
    councillor,
    misplaced,
    producer,
    prospector,
    roles,
    rounds,
    setup,
    trader,
)
from tradewinds.games.san_juan.state import State
from tradewinds.games.san_juan.story import EVENT_ARGUMENTS, SECRET_EVENTS, Event
from tradewinds.kernel.game import Game, Objects, Takes

RULES: dict[Act, tuple[Objects, Takes]] = {
    Act.CHOOSE: (roles.objects_choose, roles.take_choose),
    Act.BUILD: (builder.objects_build, builder.take_build),
    Act.NEW_PLACE: (builder.objects_new_place, builder.take_new_place),
    Act.OVERBUILD: (builder.objects_overbuild, builder.take_overbuild),
    Act.OVERBUILD_GOOD: (builder.objects_overbuild_good, builder.take_overbuild_good),
    Act.USE_LIBRARY: (roles.objects_use_library, roles.take_use_library),
    Act.SAVE_LIBRARY: (roles.objects_save_library, roles.take_save_library),
    Act.PAY: (construction.objects_pay, construction.take_pay),
    Act.PAY_GOOD: (construction.objects_pay_good, construction.take_pay_good),
    Act.PRODUCE: (producer.objects_produce, producer.take_produce),
    Act.SELL: (trader.objects_sell, trader.take_sell),
    Act.DRAW: (roles.objects_draw, roles.take_draw),
    Act.KEEP: (councillor.objects_keep, councillor.take_keep),
    Act.REVEAL: (prospector.objects_reveal, prospector.take_reveal),
    Act.TAKE: (prospector.objects_take, prospector.take_take),
    Act.DISCARD: (roles.objects_discard, roles.take_discard),
    Act.TUCK: (rounds.objects_tuck, rounds.take_tuck),
    Act.PASS: (roles.objects_pass, roles.take_pass),
    Act.STOP: (roles.objects_stop, roles.take_stop),
}

GAME = Game(
    id="san_juan",
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
    components=COMPONENTS,
    secret_arguments=SECRET_ARGUMENTS,
    secret_events=SECRET_EVENTS,
)
