"""How a match ended."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradewinds.cli.terminal.speech import Speech
from tradewinds.match import Match


def standing(match: Match) -> list[dict[str, Any]]:
    """The seats from the best on, each with its place and points; equal ranks share a place."""
    game, s = match.game, match.state
    ranks = [game.rank(s, seat) for seat in range(match.seats)]
    rows = [
        {
            "seat": seat,
            "name": match.names[seat],
            "place": 1 + sum(rank > ranks[seat] for rank in ranks),
            "points": int(game.points(s, seat)),
        }
        for seat in range(match.seats)
    ]
    return sorted(rows, key=lambda row: row["place"])


def outcome(match: Match, speech: Speech) -> RenderableType:
    """The final table, and who has won."""
    rows = standing(match)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(speech.say("place"), justify="right")
    table.add_column(speech.say("player"), overflow="fold")
    table.add_column(speech.say("points"), justify="right")
    for row in rows:
        style = "bold green" if row["place"] == 1 else ""
        table.add_row(str(row["place"]), row["name"], str(row["points"]), style=style)
    winners = [row["name"] for row in rows if row["place"] == 1]
    said = speech.say("winner" if len(winners) == 1 else "winners", names=", ".join(winners))
    return Group(Text(speech.say("over"), "bold"), table, Text(said, "bold green"))
