"""What an act is to bring: the accounts that the holdings are compared with."""

from tradewinds.games.santiago_de_cuba.acts import Act, Cafe
from tradewinds.games.santiago_de_cuba.pieces import (
    BANK_PESOS,
    CAFE_VP,
    CASINO_PESOS,
    CHURCH_VP,
    GIFT_GOOD,
    GIFT_NUMBER,
    GIFT_PESOS,
    GIFT_VP,
    NEWSPAPER_PESOS,
    NONE,
    OFFICE_VP,
    PORT,
    SAWMILL_PESOS,
    SAWMILL_VP,
    STOPS,
    WOOD_VP,
    Building,
)
from tradewinds.games.santiago_de_cuba.state import Question, State
from tradewinds.kernel.rules import rule


@rule
def driven(before: State, s: State, steps: int) -> int:
    """How far the car came: with the last ship's departure at the port it stands still."""
    ended = s.question == Question.OVER and not s.finish_turn_after_last_ship
    return STOPS - before.car if ended else steps


@rule
def is_cargo(kind: int) -> bool:
    return kind == Act.DELIVER or kind == Act.DELIVER_WOOD or kind == Act.OFFICE


@rule
def served(s: State, kind: int) -> int:
    """The Cuban whose service was carried out at the end of a drive."""
    if kind != Act.MOVE or s.car == PORT or s.inactive[s.cuban_at[s.car]] > 0:
        return NONE
    return s.cuban_at[s.car]


@rule
def gift_pieces(before: State, cuban: int) -> int:
    """How many goods a Cuban can give."""
    if cuban == NONE or GIFT_GOOD[cuban] == NONE:
        return 0
    there = before.supply[GIFT_GOOD[cuban]]
    if there < GIFT_NUMBER[cuban] and not before.partial_gain:
        return 0
    return min(there, GIFT_NUMBER[cuban])


@rule
def gain_used(before: State, kind: int, a: int) -> int:
    """The building whose plain gain the act brings: bank, church, sawmill or newspaper."""
    if kind == Act.USE_BUILDING:
        return before.building
    if kind == Act.FLIP:
        return Building.NEWSPAPER
    return a if kind == Act.USE_OWN and a != Building.NEWSPAPER else NONE


@rule
def pesos_due(before: State, s: State, kind: int, a: int) -> int:
    """Pesos that the act brings its player."""
    building = gain_used(before, kind, a)
    if building == Building.BANK:
        return BANK_PESOS
    if building == Building.SAWMILL:
        return SAWMILL_PESOS
    if building == Building.NEWSPAPER:
        return NEWSPAPER_PESOS
    if kind == Act.BUY_VP:
        return -CASINO_PESOS
    if kind == Act.SELL_VP:
        return CASINO_PESOS
    if kind == Act.GIVE_PESO:
        return -1
    if kind != Act.MOVE:
        return 0
    cuban = served(s, kind)
    return 1 - a + (0 if cuban == NONE else GIFT_PESOS[cuban])


@rule
def pieces_due(before: State, s: State, kind: int, a: int, b: int) -> int:
    """Goods that the act brings its player."""
    if kind == Act.MOVE:
        return gift_pieces(before, served(s, kind))
    if kind == Act.TAKE:
        return 1
    if kind == Act.DELIVER or kind == Act.DELIVER_WOOD:
        return -b
    if kind == Act.CAFE:
        return -2 if a == Cafe.BOTH else -1
    spends_one = kind == Act.GIVE_GOOD or kind == Act.OFFICE
    return -1 if spends_one or gain_used(before, kind, a) == Building.SAWMILL else 0


@rule
def vp_due(before: State, s: State, kind: int, a: int, b: int) -> int:
    """Points that the act brings its player."""
    building = gain_used(before, kind, a)
    if building == Building.CHURCH:
        return CHURCH_VP
    if building == Building.SAWMILL:
        return SAWMILL_VP
    if kind == Act.DELIVER:
        return b * before.value
    if kind == Act.DELIVER_WOOD:
        return b * WOOD_VP
    if kind == Act.OFFICE:
        return OFFICE_VP
    if kind == Act.CAFE:
        return 2 * CAFE_VP if a == Cafe.BOTH else CAFE_VP
    if kind == Act.BUY_VP:
        return 1
    if kind == Act.SELL_VP or kind == Act.GIVE_VP:
        return -1
    cuban = served(s, kind)
    return 0 if cuban == NONE else GIFT_VP[cuban]


@rule
def owner_due(before: State, s: State, kind: int) -> int:
    """I-20: the seat that earns from where the active pawn stands, if the act ended the turn."""
    ended = s.turn > before.turn or s.question == Question.LEAVE_OUT
    if s.question == Question.OVER:
        ended = s.finish_turn_after_last_ship != 0
    building = s.pawn[before.active]
    if not ended or before.question == Question.LEAVE_OUT or building == NONE:
        return NONE
    entered = before.entered or kind == Act.PAWN
    owner = s.owner[building]
    return owner if owner != before.active and (entered or s.owner_vp_on_stay) else NONE
