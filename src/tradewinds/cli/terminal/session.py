"""A match at the terminal, from decision to decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.bots import Bot, choose
from tradewinds.cli.terminal.entry import Entry, NotUnderstood, Wish, read_act, read_entry
from tradewinds.cli.terminal.keeping import Keeping
from tradewinds.cli.terminal.keyboard import read_line
from tradewinds.cli.terminal.showing import Showing
from tradewinds.kernel.acts import BadAct
from tradewinds.kernel.texts import kebab
from tradewinds.match import CannotUndo


class Left(Exception):
    """The person has left the match."""


class Session:
    """One person and bots at a match."""

    def __init__(self, showing: Showing, keeping: Keeping, bots: Mapping[int, Bot]) -> None:
        self.showing, self.keeping, self.bots = showing, keeping, bots
        self.match, self.seat = showing.match, showing.seat
        self.wishes: dict[Wish, Callable[[str], None]] = {
            Wish.PLAY: self._play,
            Wish.WHY: self._why,
            Wish.UNDO: lambda _: self._undo(),
            Wish.LOG: lambda _: showing.log(),
            Wish.VIEW: lambda _: showing.position(),
            Wish.SAVE: keeping.save,
            Wish.HELP: lambda _: showing.help(),
            Wish.QUIT: lambda _: self._quit(),
        }

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.showing.introduction()
        try:
            while not self.match.over:
                self._step()
        except Left:
            return
        except KeyboardInterrupt:
            self.showing.console.print()
            self.keeping.report()
            raise
        self.keeping.keep()
        self.showing.end()

    def _step(self) -> None:
        s = self.match.state
        if s.asked in self.bots:
            self.match.play(choose(self.match.game, s, self.bots[s.asked], self.match.decisions))
            self.showing.drawn = False
            return
        legal = self.match.legal(self.seat)
        self.showing.news()
        if len(legal) == 1:
            self.showing.say("forced", "yellow", act=self.showing.texts.act(legal[0]))
            self.match.play(legal[0], self.seat)
        else:
            self._ask(legal)

    def _ask(self, legal: list[int]) -> None:
        if not self.showing.drawn:
            self.showing.position(whole=False)
        self.showing.question(legal)
        before = self.match.decisions
        while self.match.decisions == before:
            entry = self._read()
            if entry is not None:
                self._do(entry)
        self.keeping.keep()

    def _read(self) -> Entry | None:
        try:
            return read_entry(read_line(self.showing.console))
        except EOFError:
            self.showing.console.print()
            self.keeping.report()
            raise Left from None

    def _do(self, entry: Entry) -> None:
        try:
            self.wishes[entry.wish](entry.rest)
        except NotUnderstood as error:
            self.showing.say(error.message, "red", **error.given)
        except BadAct as error:
            self._refuse(error.reason)

    # ------------------------------------------------------------ wishes

    def _play(self, told: str) -> None:
        act, reason = self._examine(told)
        if reason:
            self._refuse(reason)
        else:
            self.match.play(act, self.seat)

    def _why(self, told: str) -> None:
        act, reason = self._examine(told)
        if reason:
            self._refuse(reason)
        else:
            self.showing.say("allowed", "green", act=self.showing.texts.act(act))

    def _examine(self, told: str) -> tuple[int, int]:
        """The act meant, and why it is not allowed; 0 where it is."""
        act = read_act(self.match.game.alphabet, self.match.legal(self.seat), told)
        return act, self.match.why_not(act, self.seat)

    def _refuse(self, reason: int) -> None:
        self.showing.say("refused", "red", why=self.showing.texts.objection(reason))

    def _undo(self) -> None:
        """Back to the person's last real choice: what was forced after it goes with it."""
        taken: list[int] = []
        try:
            while not taken or len(self.match.legal(self.seat)) == 1:
                taken.append(self.match.undo(self.seat))
        except CannotUndo as error:
            for act in reversed(taken):
                self.match.play(act, self.seat)
            self.showing.say(f"bar-{kebab(error.bar.name)}", "red")
            return
        self.showing.told, self.showing.drawn = self.match.decisions, False
        self.showing.say("undone", "yellow", act=self.showing.texts.act(taken[-1]))

    def _quit(self) -> None:
        self.keeping.leave()
        raise Left
