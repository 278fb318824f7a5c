"""What a player without a perfect memory cannot see of the others' points, drawn anew."""

from tradewinds.games.puerto_rico.pieces import START_VP
from tradewinds.games.puerto_rico.state import State
from tradewinds.kernel.chance import draw
from tradewinds.kernel.rules import rule

PAPER = 8  # about what a last captain's phase brings on paper


@rule
def redeal(s: State, seat: int, memory: bool) -> None:
    """Fill the hidden points of a redacted record: chips that are missing from the supply, and paper.

    The pile of plantations needs nothing: its tiles are known, and their order is not fixed. PR-HID-03
    """
    if memory or s.revealed:
        return
    unseen = START_VP[s.seats] - s.vp_left
    for other in range(s.seats):
        if other == seat:
            unseen -= s.chips[seat]
        else:
            s.chips[other] = 0
            s.paper[other] = draw(s, PAPER) if s.vp_left == 0 else 0
    for _ in range(unseen):
        s.chips[somebody_else(s, seat)] += 1


@rule
def somebody_else(s: State, seat: int) -> int:
    """Any seat but this one, each as likely; for a watcher any seat."""
    if not 0 <= seat < s.seats:
        return draw(s, s.seats)
    other = draw(s, s.seats - 1)
    return other + 1 if other >= seat else other
