"""What must hold of goods, pesos and points: all of them are accounted for."""

from tradewinds.games.santiago_de_cuba.acts import Act
from tradewinds.games.santiago_de_cuba.invariants.dues import (
    gift_pieces,
    is_cargo,
    owner_due,
    pesos_due,
    pieces_due,
    served,
    vp_due,
)
from tradewinds.games.santiago_de_cuba.invariants.names import Invariant
from tradewinds.games.santiago_de_cuba.pieces import (
    GOODS_FOR_A_VP,
    GOODS_OF_A_KIND,
    OWNER_VP,
    Cuban,
    Die,
    Good,
)
from tradewinds.games.santiago_de_cuba.scoring import goods_held
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.kernel.rules import rule


@rule
def broken_holdings(before: State, s: State, kind: int, a: int, b: int) -> int:
    """Of the supply and of all that the players hold."""
    if not are_goods_complete(s):
        return Invariant.EIGHT_OF_EACH_GOOD
    if not are_pesos_sound(before, s, kind, a):
        return Invariant.PESOS_ARE_ACCOUNTED_FOR
    if not are_dice_turned(before, s, kind, a, b):
        return Invariant.CARGO_IS_PAID
    if not is_wood_sound(before, s, kind):
        return Invariant.WOOD_FROM_MIGUEL
    surplus = 0
    for seat in range(s.seats):
        wrong = broken_exchange(before, s, seat, kind, a, b)
        if wrong != 0:
            return wrong
        surplus += vp_surplus(before, s, seat, kind, a, b)
    if surplus != 0:
        return Invariant.VP_ARE_ACCOUNTED_FOR
    for seat in range(s.seats):
        if vp_surplus(before, s, seat, kind, a, b) != 0:
            return Invariant.CARGO_IS_PAID if is_cargo(kind) else Invariant.ONE_OWNER_EARNS
    return 0


@rule
def are_goods_complete(s: State) -> bool:
    """I-01: eight pieces of each good, here or there."""
    for good in range(len(Good)):
        pieces = s.supply[good]
        for seat in range(s.seats):
            pieces += s.goods[seat, good]
            if s.goods[seat, good] < 0:
                return False
        if pieces != GOODS_OF_A_KIND or s.supply[good] < 0:
            return False
    return True


@rule
def are_pesos_sound(before: State, s: State, kind: int, a: int) -> bool:
    """I-02: nobody has less than none, and the pesos of each change as the act says."""
    for seat in range(s.seats):
        due = before.pesos[seat]
        if seat == before.asked:
            due += pesos_due(before, s, kind, a)
        elif seat == before.active and kind == Act.GIVE_PESO:
            due += 1
        if s.pesos[seat] != due or due < 0:
            return False
    return True


@rule
def are_dice_turned(before: State, s: State, kind: int, good: int, number: int) -> bool:
    """I-19: a die falls by the pieces delivered, or to 0 by the customs house, and no other does."""
    if s.departures > before.departures or before.pending:
        return True
    for die in range(len(Die)):
        fall = 0
        if die == good and is_cargo(kind):
            fall = 1 if kind == Act.OFFICE else number
        elif die == good and kind == Act.ZERO_DIE:
            fall = before.dice[die]
        if before.dice[die] - s.dice[die] != fall:
            return False
    return True


@rule
def is_wood_sound(before: State, s: State, kind: int) -> bool:
    """I-25: wood comes from Miguel alone."""
    for seat in range(s.seats):
        due = 0
        if seat == before.active and served(s, kind) == Cuban.MIGUEL:
            due = gift_pieces(before, Cuban.MIGUEL)
        if s.goods[seat, Good.WOOD] - before.goods[seat, Good.WOOD] > due:
            return False
    return True


@rule
def broken_exchange(before: State, s: State, seat: int, kind: int, a: int, b: int) -> int:
    """I-24: goods are exchanged for points at the end, three for one as far as they go; never before."""
    if s.vp[seat] < 0:
        return Invariant.VP_ARE_ACCOUNTED_FOR
    exchanged = pieces_exchanged(before, s, seat, kind, a, b)
    if s.question == Question.OVER:
        left = goods_held(s, seat)
        sound = exchanged >= 0 and exchanged % GOODS_FOR_A_VP == 0 and left < GOODS_FOR_A_VP
    else:
        sound = exchanged == 0
    return 0 if sound else Invariant.LEFTOVERS_ARE_EXCHANGED


@rule
def pieces_exchanged(before: State, s: State, seat: int, kind: int, a: int, b: int) -> int:
    """How many pieces a seat gave up beyond what the act took and brought."""
    due = goods_held(before, seat)
    if seat == before.asked:
        due += pieces_due(before, s, kind, a, b)
    elif seat == before.active and kind == Act.GIVE_GOOD:
        due += 1
    return due - goods_held(s, seat)


@rule
def vp_surplus(before: State, s: State, seat: int, kind: int, a: int, b: int) -> int:
    """I-03, I-19, I-20: points of a seat beyond the act's, the owner's and those of the last exchange."""
    due = before.vp[seat] + pieces_exchanged(before, s, seat, kind, a, b) // GOODS_FOR_A_VP
    if seat == before.asked:
        due += vp_due(before, s, kind, a, b)
    elif seat == before.active and kind == Act.GIVE_VP:
        due += 1
    if seat == owner_due(before, s, kind):
        due += OWNER_VP
    return s.vp[seat] - due
