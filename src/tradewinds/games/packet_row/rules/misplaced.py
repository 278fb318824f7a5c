"""Why an act does not answer the question asked: the reason that helps a player most."""

from tradewinds.games.packet_row.acts import ALPHABET, Act, Objection
from tradewinds.games.packet_row.state import Question, State
from tradewinds.kernel.rules import rule

KIND = tuple(int(kind) for kind in ALPHABET.kind_of)


@rule
def misplaced(s: State, act: int) -> int:
    """The objection to an act that answers another question than the one asked."""
    kind = KIND[act]
    if s.question >= Question.CONTRACTS:
        return misplaced_in_shipment(s, kind)
    if Act.LOAD <= kind <= Act.USE_INGOT:
        return Objection.NO_SHIPMENT
    if s.question == Question.SETTLE:
        return Objection.SETTLEMENT_CONTRACTS_ONLY
    if kind == Act.FINISH:
        return Objection.WRONG_PHASE
    if s.question == Question.MASTER_TAKE:
        return Objection.MUST_TAKE_HERE
    if kind == Act.END_ROUND:
        return Objection.CANNOT_END_ROUND_YET
    if kind == Act.CHOOSE_BOARD:
        if s.question == Question.OFFER:
            return Objection.ONLY_HARBOUR_MASTER_CHOOSES
        return Objection.NO_BOARD_CHOICE_NOW
    if s.question == Question.MASTER_CLOSE:
        return Objection.CLOSING_NO_DECLINE
    return Objection.MUST_CHOOSE_NEXT_BOARD


@rule
def misplaced_in_shipment(s: State, kind: int) -> int:
    """A shipment that was begun is carried through, step by step."""
    if kind == Act.PICK_CONTRACT or kind == Act.PICK_START:
        return Objection.SHIPMENT_CLOSED
    return Objection.WRONG_PHASE if Act.LOAD <= kind <= Act.USE_INGOT else Objection.SHIPMENT_IN_PROGRESS
