"""After the last round: contracts that can still be fulfilled, one player after another."""

from tradewinds.games.packet_row.scoring import finish
from tradewinds.games.packet_row.state import Question, State
from tradewinds.games.packet_row.story import Event
from tradewinds.kernel.rules import ask, next_seat, rule, tell


@rule
def begin_settlement(s: State) -> None:
    """No further round, no further cards, and the token stays. PK-FIN-06, PK-SCO-01, PK-SCO-02"""
    tell(Event.GAME_ENDS, s.master)
    ask(s, Question.SETTLE, next_seat(s, s.master))


@rule
def objects_finish(s: State) -> int:
    """Nobody has to fulfil anything. PK-CON-12"""
    return 0


@rule
def take_finish(s: State) -> None:
    """Clockwise to the last harbour master, who ends it. PK-SCO-02"""
    if s.asked == s.master:
        finish(s)
    else:
        ask(s, Question.SETTLE, next_seat(s, s.asked))
