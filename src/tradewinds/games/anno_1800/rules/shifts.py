"""Shift ends: gold brings one used cube home. AN-SHF-01 to AN-SHF-08"""

from tradewinds.games.anno_1800.acts import Objection
from tradewinds.games.anno_1800.pieces import NONE
from tradewinds.games.anno_1800.rules.delivery import go_on
from tradewinds.games.anno_1800.rules.payment import blocked
from tradewinds.games.anno_1800.rules.places import change_at, slots, working, works_at
from tradewinds.games.anno_1800.rules.supply import pay_gold
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.games.anno_1800.story import Event
from tradewinds.games.anno_1800.tables import SHIFT_END_GOLD
from tradewinds.kernel.rules import ask, rule, tell

SPENT_AREA = -1


@rule
def is_used_at(s: State, cube: int, slot: int) -> bool:
    """Whether a cube of that kind is on a space, or in the spent area. AN-SHF-02, AN-SHF-08"""
    if slot == SPENT_AREA:
        return s.spent[s.active, cube] > 0
    return works_at(s, s.active, slot, cube)


@rule
def bring_home(s: State, cube: int, slot: int) -> None:
    """To its district; the workplace becomes free. AN-SHF-02, AN-SHF-03"""
    if slot == SPENT_AREA:
        s.spent[s.active, cube] -= 1
    else:
        change_at(s, s.active, slot, cube, NONE)
    s.ready[s.active, cube] += 1


@rule
def blocks_home_coming(s: State, cube: int, slot: int) -> int:
    """The objection to bringing a cube home from there while something is being paid. AN-SHF-07, AN-PAY-06"""
    if s.purchase == NONE:
        return 0
    seat = s.active
    gold = SHIFT_END_GOLD[cube]
    first = NONE if slot == SPENT_AREA else s.work[seat, 2 * slot]
    s.gold[seat] -= gold
    bring_home(s, cube, slot)
    told = blocked(s)
    s.ready[seat, cube] -= 1
    s.gold[seat] += gold
    if slot == SPENT_AREA:
        s.spent[seat, cube] += 1
    else:
        s.work[seat, 2 * slot if first == cube else 2 * slot + 1] = cube
    return told


@rule
def objects_shift_end(s: State, cube: int) -> int:
    """AN-SHF-01, AN-SHF-04, AN-SHF-06, AN-SHF-07, AN-SHF-08"""
    if s.spent[s.active, cube] + working(s, s.active, cube) == 0:
        return Objection.CUBE_NOT_USED
    if s.gold[s.active] < SHIFT_END_GOLD[cube]:
        return Objection.NOT_ENOUGH_GOLD
    for slot in range(SPENT_AREA, slots(s, s.active)):
        if is_used_at(s, cube, slot) and blocks_home_coming(s, cube, slot) == 0:
            return 0
    return Objection.WOULD_BLOCK_PAYMENT


@rule
def take_shift_end(s: State, cube: int) -> None:
    """Which cube of the kind, the player chooses. AN-SHF-02, AN-TRN-06"""
    s.cube = cube
    ask(s, Question.SHIFT_END, s.active)


@rule
def end_shift(s: State, slot: int) -> None:
    """The price follows the present colour of the cube. AN-SHF-01, AN-SHF-02, AN-SHF-03, AN-SHF-05"""
    cube = s.cube
    s.cube = NONE
    if slot == SPENT_AREA:
        tell(Event.COMES_HOME_FROM_SPENT, s.active, cube)
    else:
        tell(Event.COMES_HOME, s.active, cube, slot)
    pay_gold(s, s.active, SHIFT_END_GOLD[cube])
    bring_home(s, cube, slot)
    go_on(s)


@rule
def objects_home_from_spent(s: State) -> int:
    """AN-SHF-02"""
    if not is_used_at(s, s.cube, SPENT_AREA):
        return Objection.CUBE_NOT_USED
    return blocks_home_coming(s, s.cube, SPENT_AREA)


@rule
def take_home_from_spent(s: State) -> None:
    """AN-SHF-02"""
    end_shift(s, SPENT_AREA)


@rule
def objects_home_from(s: State, slot: int) -> int:
    """AN-SHF-02"""
    if not is_used_at(s, s.cube, slot):
        return Objection.CUBE_NOT_USED
    return blocks_home_coming(s, s.cube, slot)


@rule
def take_home_from(s: State, slot: int) -> None:
    """AN-SHF-02"""
    end_shift(s, slot)
