"""Golden playthroughs: whole matches as text, so that any change of behaviour shows as a difference.

To write them anew after a change that is meant: .venv/bin/python -m tests.conformance.golden
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.conformance.games import GAMES, key
from tradewinds.kernel.chance import below, bot_luck
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Record
from tradewinds.kernel.rules import listening
from tradewinds.kernel.views import redacted

FOLDER = Path(__file__).parent / "golden"


def playthrough(game: Game, seats: int) -> str:
    """A match in which the first seat plays the scripted player and the others play at random."""
    return "\n".join([*_lines(game, seats), ""])


def _lines(game: Game, seats: int) -> Iterator[str]:
    yield f"{game.id}, rules {game.version}, {seats} players"
    with listening() as heard:
        s = game.start(seats, key(seats))
    decision = 0
    while True:
        yield from (f"    {_event(game, told)}" for told in heard)
        heard.clear()
        if s.question == 0:
            break
        legal = game.legal(s)
        act = _choose(game, s, legal, bot_luck(s, decision)[0])
        asked = game.state.questions(s.question).name.lower()
        yield f"{decision}. seat {s.asked} {asked}, {len(legal)} legal: {game.alphabet.to_text(act)}"
        with listening() as heard:
            game.apply(s, act)
        decision += 1
    points = [game.points(s, seat) for seat in range(seats)]
    yield f"points {points}, won by {game.winners(s)}"


def _choose(game: Game, s: Record, legal: list[int], luck: int) -> int:
    if s.asked == 0:
        return game.scripted(redacted(game, s, 0), luck)
    return legal[below(luck, len(legal))]


def _event(game: Game, told: tuple[int, ...]) -> str:
    event = game.events(told[0])
    arguments = game.event_arguments[event].items()
    inner = ", ".join(
        f"{name}={kind(value).name.lower() if hasattr(kind, '__members__') else value}"
        for (name, kind), value in zip(arguments, told[1:], strict=False)
    )
    return f"{event.name.lower()}({inner})"


def path(game: Game, seats: int) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{game.id}-{seats}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        for seats in game.seats:
            path(game, seats).write_text(playthrough(game, seats), "utf-8")
            print(path(game, seats))  # noqa: T201
