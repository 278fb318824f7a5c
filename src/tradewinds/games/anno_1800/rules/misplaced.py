"""Why an act does not answer the question asked: the reason that helps a player most."""

from tradewinds.games.anno_1800.acts import ALPHABET, Act, Objection
from tradewinds.games.anno_1800.state import Question, State
from tradewinds.kernel.rules import rule

KIND = ALPHABET.kind_of


@rule
def kind_of(act: int) -> int:
    return int(KIND[act])


@rule
def begins_action(kind: int) -> bool:
    """Whether an act stands in the turn menu as an action. AN-TRN-03"""
    return kind <= Act.REMOVE_TILE


@rule
def is_between_actions(kind: int) -> bool:
    """Free actions that no payment allows. AN-TRN-10"""
    return kind == Act.USE_GRAVES or kind == Act.USE_EDITOR


@rule
def misplaced(s: State, act: int) -> int:
    """The objection to an act that answers another question than the one asked.

    AN-TRN-02, AN-TRN-10, AN-PAY-11
    """
    kind = kind_of(act)
    if s.question == Question.PAYMENT:
        if is_between_actions(kind):
            return Objection.NOT_DURING_PAYMENT
        return (
            Objection.PAYMENT_OPEN if begins_action(kind) or kind == Act.END_TURN else Objection.WRONG_PHASE
        )
    if s.question == Question.CONTINUE:
        if begins_action(kind) or kind == Act.END_TURN:
            return Objection.ACTION_IN_PROGRESS
    elif s.question == Question.TURN_END:
        if begins_action(kind):
            return Objection.NO_ACTION_LEFT
    elif s.question != Question.MENU:
        return Objection.DECISION_OPEN
    if Act.WORK <= kind <= Act.EXHAUST:
        return Objection.RESOURCE_NOT_NEEDED
    return Objection.WRONG_PHASE
