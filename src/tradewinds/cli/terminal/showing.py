"""What a person at the terminal is shown of a match."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tradewinds.cli.terminal.entry import form
from tradewinds.cli.terminal.outcome import outcome
from tradewinds.cli.terminal.position import Drawing, Seen, as_seen
from tradewinds.cli.terminal.speech import Speech
from tradewinds.cli.terminal.words import Words
from tradewinds.kernel.texts import Texts
from tradewinds.match import Match

WIDE = 100


class Showing:
    """Shows a match to one seat, and remembers what of it has been shown."""

    def __init__(self, match: Match, seat: int, language: str, console: Console) -> None:
        self.match, self.seat, self.console = match, seat, console
        self.texts, self.speech = Texts(match.game, language), Speech(language)
        self.drawing = Drawing(Words(self.texts, self.speech, match.names))
        self.told = self._last_own() - 1
        self.shown: Seen | None = None
        self.drawn = False

    def _last_own(self) -> int:
        """The number of the person's last decision, or of the first thing that is known of the match."""
        at = self.match.decisions
        while at > self.match.first and self.match.replay(at - 1).asked != self.seat:
            at -= 1
        return at

    def say(self, message: str, style: str = "", **given: str | int) -> None:
        """One of the terminal's own sentences."""
        self.console.print(Text(self.speech.say(message, **given), style))

    def introduction(self) -> None:
        """What is played, and how to find one's way."""
        self.console.print(Text(self.texts.title(), "bold"))
        if self.match.notice:
            self.say("notice-taken-over", "yellow", **self.match.notice.data)
        self.console.print(Text(settings(self.texts, self.match), "dim"))
        if self.match.game.corrections:
            self.say("corrected", "dim", tables=", ".join(self.match.game.corrections))
        self.say("introduction", "dim")

    def news(self) -> None:
        """What has happened since this was last told."""
        self._tell(self.told + 1)
        self.told = self.match.decisions

    def log(self) -> None:
        """All that has happened."""
        self._tell(0)

    def _tell(self, since: int) -> None:
        for _, heard in self.match.story(since):
            told = Text(self.texts.event(heard, self.match.names, self.seat), "dim")
            self.console.print(Padding(told, (0, 0, 0, 2), expand=False))

    def position(self, whole: bool = True) -> None:
        """What the person may know of the position: all of it, or without what has been shown before."""
        seen = as_seen(self.match.game, self.match.state, self.seat)
        drawn = self.drawing.draw(seen, None if whole else self.shown)
        self.console.print(Padding(drawn, (1, 0), expand=False))
        self.shown, self.drawn = seen, True

    def question(self, legal: Sequence[int]) -> None:
        """What the person is asked, and the legal answers by number."""
        asked = self.texts.question(self.match.state.question, self.match.names[self.seat])
        self.console.print(Text(asked, "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="cyan")
        table.add_column()
        wide = self.console.width >= WIDE
        for number, act in enumerate(legal, start=1):
            written = [Text(self.match.game.alphabet.to_text(act), "dim")] if wide else []
            table.add_row(str(number), self.texts.act(act), *written)
        self.console.print(table)

    def help(self) -> None:
        """What can be typed."""
        self.say("help")
        game = self.match.game
        for kind in game.answers[game.state.questions(self.match.state.question)]:
            self.console.print(f"  {form(game.alphabet.families[int(kind)])}")

    def end(self) -> None:
        """How the match ended."""
        self.news()
        self.position()
        self.console.print(outcome(self.match, self.speech))


def settings(texts: Texts, match: Match) -> str:
    """The options of a match on one line."""
    chosen = ((name, getattr(match.state, name)) for name in match.game.options)
    return "; ".join(f"{texts.option(name)[0]}: {texts.option_value(name, value)}" for name, value in chosen)
