"""Why an act does not answer the question asked: the reason that helps a player most."""

from tradewinds.games.san_juan.acts import ALPHABET, Act, Objection
from tradewinds.games.san_juan.pieces import Card
from tradewinds.games.san_juan.rules.city import stands
from tradewinds.games.san_juan.rules.library import why_no_library
from tradewinds.games.san_juan.state import Question, State
from tradewinds.kernel.rules import rule

KIND = tuple(int(kind) for kind in ALPHABET.kind_of)


@rule
def misplaced(s: State, act: int) -> int:
    """The objection to an act that answers another question than the one asked."""
    kind = KIND[act]
    if s.question == Question.SET_UP:
        return Objection.SETUP_KEEP_FOUR
    if s.question == Question.HAND_LIMIT:
        return Objection.OVER_HAND_LIMIT
    if kind == Act.TUCK:
        return misplaced_chapel(s)
    if s.question == Question.ROLE:
        return Objection.MUST_CHOOSE_ROLE
    if kind == Act.PASS or kind == Act.STOP:
        return misplaced_end(s)
    if kind == Act.USE_LIBRARY or kind == Act.SAVE_LIBRARY:
        return why_no_library(s)
    if Question.BUILD <= s.question <= Question.PAY_MORE:
        return misplaced_builder(s, kind)
    if s.question == Question.KEEP and kind == Act.DISCARD:
        return Objection.ARCHIVE_NEEDED
    return misplaced_mine(s, kind)


@rule
def misplaced_chapel(s: State) -> int:
    """SJ-STR-02, SJ-STR-03"""
    return Objection.CHAPEL_ONLY_AT_START if stands(s, s.asked, Card.CHAPEL) else Objection.NO_CHAPEL


@rule
def misplaced_end(s: State) -> int:
    """Why the player cannot stop here. SJ-BLD-02, SJ-COU-07, SJ-PSP-10"""
    if s.question == Question.PAY:
        return Objection.PAYMENT_INCOMPLETE
    if s.question == Question.ARCHIVE:
        return Objection.MUST_DISCARD_MORE
    must = s.question == Question.PLACE or s.question == Question.BUILD_LIBRARY
    if must or s.question == Question.KEEP or s.question == Question.GOLD_CARD:
        return Objection.CANNOT_STOP_NOW
    return Objection.WRONG_PHASE


@rule
def misplaced_builder(s: State, kind: int) -> int:
    """SJ-BLD-01, SJ-BLD-11, SJ-CRN-01"""
    if kind == Act.BUILD:
        return Objection.ONE_BUILDING_PER_PHASE
    if Act.NEW_PLACE <= kind <= Act.OVERBUILD_GOOD:
        return Objection.WRONG_PHASE if stands(s, s.asked, Card.CRANE) else Objection.NO_CRANE
    if kind == Act.PAY_GOOD and s.question == Question.PAY_MORE:
        return Objection.PAYMENT_COMPLETE
    return Objection.WRONG_PHASE


@rule
def misplaced_mine(s: State, kind: int) -> int:
    """SJ-ROL-05, SJ-PSP-01, SJ-PSP-05"""
    if not Question.PROSPECT <= s.question <= Question.GOLD_CARD:
        return Objection.WRONG_PHASE
    if kind == Act.DRAW and s.asked != s.chooser:
        return Objection.NO_ACTION_PROSPECTOR
    if kind != Act.REVEAL:
        return Objection.WRONG_PHASE
    if s.question == Question.GOLD_CARD:
        return Objection.GOLD_ONCE
    return Objection.WRONG_PHASE if stands(s, s.asked, Card.GOLD_MINE) else Objection.NO_GOLD_MINE
