"""A table of play as it follows from what happened there: seats, the match, and what is done next.

Nothing here waits or writes. A command answers with what happened, numbered, and has changed the table
already; whoever calls stores it, or throws the table away and reads it anew.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import msgspec

from tradewinds.kernel.acts import BadAct
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import named
from tradewinds.match import Match
from tradewinds.match.saves import EVERY, FORMAT, FORMAT_VERSION, Position, Save, TakenOver
from tradewinds.server import wire
from tradewinds.server.errors import Objected, Refusal, Wrong
from tradewinds.server.tables import log, seeing
from tradewinds.server.tables.log import Chair

STAND_IN = "scripted"
"""The bot that plays for those who have left."""

OPEN = Chair(None, "", None)


@dataclass(frozen=True)
class Head:
    """What is known of a table from the first, and never changes."""

    id: str
    kind: str
    game: Game
    rules_version: int
    options: Mapping[str, str]
    key: tuple[int, int]
    private: bool
    shuffle: bool
    created: str


@cache
def _codes(game: Game) -> dict[frozenset[tuple[str, int | str]], int]:
    """Every act of a game by its JSON."""
    alphabet = game.alphabet
    return {frozenset(alphabet.to_json(code).items()): code for code in range(len(alphabet))}


class Made(NamedTuple):
    """How an act of the match came about."""

    seq: int
    forced: bool
    by: str


class Table:
    """A table, told from its beginning by `take_in`; then commands are given to it."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game = head.game
        self.state = "waiting"
        self.host, self.host_name = "", ""
        self.chairs: list[Chair] = []
        self.log: list[log.Stored] = []
        self.commands: dict[str, int] = {}
        self.match: Match | None = None
        self.made: list[Made] = []
        self.first = 0
        self._reasons: tuple[int, dict[int, int]] | None = None
        self.troubled: set[int] = set()
        self.updated = head.created

    # ------------------------------------------------------------ where it stands

    @property
    def seq(self) -> int:
        """The number of the last thing that happened."""
        return self.log[-1].seq if self.log else 0

    @property
    def at(self) -> int:
        """How many decisions were made."""
        return self.match.decisions if self.match else 0

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        return self.match.to_act if self.match and self.state == "running" else None

    @property
    def asked_chair(self) -> Chair | None:
        """Who is asked."""
        return None if self.asked is None else self.chairs[self.asked]

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot is asked."""
        chair = self.asked_chair
        return chair is not None and chair.bot is not None

    @property
    def result(self) -> wire.Result | None:
        """How the match has ended."""
        if self.match is None or not self.match.over:
            return None
        s = self.match.state
        return wire.Result([int(self.game.points(s, seat)) for seat in range(s.seats)], self.game.winners(s))

    def own(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [
            seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person
        ]

    def playing(self) -> Match:
        """The match that goes on; refused where there is none."""
        if self.match is None or self.state != "running":
            raise Refusal(Wrong.NOT_RUNNING)
        return self.match

    # ------------------------------------------------------------ taking in what was stored

    def take_in(self, happened: log.Stored, command: str | None = None) -> None:
        """Note what happened, but for the match itself."""
        self.log.append(happened)
        self.updated = happened.time
        if command is not None:
            self.commands[command] = happened.seq
        match happened:
            case log.Opened():
                self.host, self.host_name = happened.host, happened.host_name
                self.chairs = list(happened.chairs)
            case log.Began():
                self.chairs, self.state = list(happened.chairs), "running"
                self.first = len(happened.past or ())
            case log.Acted():
                self.made.append(Made(happened.seq, happened.forced, happened.by))
            case log.TookBack():
                del self.made[max(happened.at - self.first, 0) :]
            case log.SeatChanged():
                self.chairs[happened.seat] = happened.chair
                self.troubled.discard(happened.seat)
            case log.HostChanged():
                self.host, self.host_name = happened.host, happened.host_name
            case log.Closed():
                self.state = "closed"
            case log.TookOver():
                self.made.clear()
                self.first = happened.at
            case log.Troubled():
                self.troubled.add(happened.seat)

    def settle(self) -> None:
        """Note that the match is over, if it is."""
        if (
            self.state == "running"
            and self.match is not None
            and (self.match.over or self.head.kind == "study")
        ):
            self.state = "over"

    def restore(self, positions: Sequence[tuple[int, int, str]]) -> log.TookOver | None:
        """Set up the match from what was taken in and stored positions (number, decisions, position).

        Answers with what is to be stored where the match goes on under mended rules.
        """
        began = next((one for one in self.log if isinstance(one, log.Began)), None)
        if began is None:
            return None
        past, taken, live = list(began.past or ()), None, {began.seq}
        if began.past is not None:
            taken = TakenOver(len(past), self.head.rules_version, 0)
        acts = [*((began.seq, text) for text in past)]
        for happened in self.log:
            if isinstance(happened, log.Acted):
                acts.append((happened.seq, happened.act))
            elif isinstance(happened, log.TookBack | log.TookOver):
                del acts[happened.at :]
            if isinstance(happened, log.TookOver):
                taken = TakenOver(happened.at, happened.rules_version, happened.lost)
        live |= {seq for seq, _ in acts}
        stored = [
            Position(at, msgspec.json.decode(told))
            for seq, at, told in positions
            if seq in live and at <= len(acts)
        ]
        save = self.saved([text for _, text in acts], stored, taken)
        self.match = Match.restored(save, self.game)
        return self._taken_over(taken)

    def saved(self, acts: list[str], positions: list[Position], taken: TakenOver | None) -> Save:
        """The saved form of the match."""
        return Save(
            format=FORMAT,
            format_version=FORMAT_VERSION,
            game=self.game.id,
            rules_version=self.head.rules_version,
            seats=len(self.chairs),
            names=[chair.title for chair in self.chairs],
            options=dict(self.head.options),
            key="{:016x}{:016x}".format(*self.head.key),
            taken_over=msgspec.UNSET if taken is None else taken,
            acts=acts,
            positions=positions,
        )

    def _taken_over(self, before: TakenOver | None) -> log.TookOver | None:
        match = self.match
        taken = None if match is None else match.taken_over
        if match is None or taken is None or taken == before:
            return None
        return log.TookOver(
            seq=self.seq + 1,
            time=self.updated,
            at=taken.at,
            rules_version=taken.rules_version,
            lost=taken.lost,
        )

    def follow(self, happened: log.Stored, command: str | None) -> bool:
        """Take in what another process has stored; False where the table has to be read anew."""
        if happened.seq != self.seq + 1 or isinstance(happened, log.Began | log.TookOver):
            return False
        if isinstance(happened, log.Acted) and self.match is not None:
            self.match.play(happened.act)
        if isinstance(happened, log.TookBack) and self.match is not None:
            while self.match.decisions > happened.at:
                self.match.undo()
        self.take_in(happened, command)
        self.settle()
        return True

    # ------------------------------------------------------------ seats

    def open_seats(self, chairs: list[Chair], host: str, host_name: str, now: str) -> list[log.Stored]:
        """The table is made."""
        opened = log.Opened(seq=1, time=now, host=host, host_name=host_name, chairs=chairs)
        self.take_in(opened)
        return [opened]

    def sit(self, person: str, name: str, seat: int, now: str) -> list[log.Stored]:
        """Take an open seat, or one's own back from the bot."""
        chair = self._chair(seat)
        if chair.person == person:
            return self._gives_back(seat, now) if chair.bot else []
        if self.state != "waiting":
            raise Refusal(Wrong.ALREADY_RUNNING)
        if not chair.is_open:
            raise Refusal(Wrong.SEAT_TAKEN)
        return self._changes([(seat, "sits", Chair(person, name, None))], now)

    def leave(self, person: str, seat: int | None, now: str) -> list[log.Stored]:
        """Get up from a seat, or from all: before the match they are open again, later a bot plays on."""
        seats = self.own(person) if seat is None else [seat]
        if any(self._chair(one).person != person for one in seats) or not seats:
            raise Refusal(Wrong.NOT_YOUR_SEAT)
        if self.state == "waiting":
            happened = self._changes([(one, "leaves", OPEN) for one in seats], now)
            return happened + self._without_host(person, now)
        self.playing()
        leaving = [one for one in seats if not self.chairs[one].bot]
        return self._changes([(one, "bot", self._with_bot(one, STAND_IN)) for one in leaving], now)

    def _without_host(self, person: str, now: str) -> list[log.Stored]:
        """Somebody else is the host of a table that its host has left; nobody left, nothing left."""
        if person != self.host or self.own(person):
            return []
        following = next((chair for chair in self.chairs if chair.person is not None), None)
        if following is None or following.person is None:
            closed = log.Closed(seq=self.seq + 1, time=now)
            self.take_in(closed)
            return [closed]
        changed = log.HostChanged(seq=self.seq + 1, time=now, host=following.person, host_name=following.name)
        self.take_in(changed)
        return [changed]

    def change_seat(self, person: str, seat: int, wanted: wire.SeatChange, now: str) -> list[log.Stored]:
        """The host puts a bot into a seat, opens it, or gives it back to whom it belongs."""
        if person != self.host:
            raise Refusal(Wrong.NOT_THE_HOST)
        chair = self._chair(seat)
        if self.state == "over" or self.state == "closed":
            raise Refusal(Wrong.NOT_RUNNING)
        if isinstance(wanted, wire.ByPerson):
            if chair.person is None:
                raise Refusal(Wrong.NO_SUCH_SEAT)
            return self._gives_back(seat, now) if chair.bot else []
        if isinstance(wanted, wire.Open):
            if self.state != "waiting":
                raise Refusal(Wrong.ALREADY_RUNNING)
            return [] if chair.is_open else self._changes([(seat, "leaves", OPEN)], now)
        if self.state == "waiting":
            return self._changes([(seat, "bot", Chair(None, "", wanted.bot))], now)
        return self._changes([(seat, "bot", self._with_bot(seat, wanted.bot))], now)

    def _with_bot(self, seat: int, bot: str) -> Chair:
        chair = self.chairs[seat]
        return Chair(chair.person, chair.name, bot)

    def _gives_back(self, seat: int, now: str) -> list[log.Stored]:
        chair = self.chairs[seat]
        happened = self._changes([(seat, "back", Chair(chair.person, chair.name, None))], now)
        return happened + self._forced(now)

    def _changes(self, changes: Sequence[tuple[int, str, Chair]], now: str) -> list[log.Stored]:
        happened: list[log.Stored] = []
        for seat, change, chair in changes:
            name = chair.title or self.chairs[seat].title
            one = log.SeatChanged(
                seq=self.seq + 1, time=now, seat=seat, change=change, name=name, chair=chair
            )
            self.take_in(one)
            happened.append(one)
        return happened

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal(Wrong.NO_SUCH_SEAT)
        return self.chairs[seat]

    # ------------------------------------------------------------ the match

    def start(self, person: str, now: str) -> list[log.Stored]:
        """The host begins the match."""
        if person != self.host:
            raise Refusal(Wrong.NOT_THE_HOST)
        if self.state != "waiting":
            raise Refusal(Wrong.ALREADY_RUNNING)
        if any(chair.is_open for chair in self.chairs):
            raise Refusal(Wrong.SEATS_OPEN)
        chairs = list(self.chairs)
        if self.head.shuffle:
            secrets.SystemRandom().shuffle(chairs)
        names = [chair.title for chair in chairs]
        match = Match.new(self.game, len(chairs), self.head.options, self.head.key, names)
        events = [seeing.event_told(self.game, heard) for _, heard in match.story()]
        return self.begin(match, chairs, events, None, now) + self._forced(now)

    def begin(
        self,
        match: Match,
        chairs: list[Chair],
        events: list[dict[str, Any]],
        past: list[str] | None,
        now: str,
    ) -> list[log.Stored]:
        """A match begins, or goes on after `past`."""
        began = log.Began(seq=self.seq + 1, time=now, chairs=chairs, events=events, past=past)
        self.match = match
        self.take_in(began)
        return [began]

    def go_on(self, match: Match, past: list[str], now: str) -> list[log.Stored]:
        """A match that goes on from a position of another one."""
        return [*self.begin(match, list(self.chairs), [], past, now), *self._forced(now)]

    def study(self, match: Match, now: str) -> list[log.Stored]:
        """A match that was played elsewhere, to be looked at."""
        told: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
        for at, event in match.story():
            told[at].append(seeing.event_told(self.game, event))
        taken = match.taken_over
        past = None if taken is None else list(match.past)
        happened = self.begin(match, list(self.chairs), told[match.first], past, now)
        if taken is not None and taken != TakenOver(taken.at, self.game.version, 0):
            took = log.TookOver(
                seq=self.seq + 1, time=now, at=taken.at, rules_version=taken.rules_version, lost=taken.lost
            )
            self.take_in(took)
            happened.append(took)
        for at, code in enumerate(match.acts, start=match.first + 1):
            acted = log.Acted(
                seq=self.seq + 1,
                time=now,
                at=at,
                seat=match.replay(at - 1).asked,
                act=self.game.alphabet.to_text(code),
                forced=False,
                by="person",
                events=told[at],
            )
            self.take_in(acted)
            happened.append(acted)
        self.settle()
        return happened

    def act(self, person: str, at: int, acts: Sequence[Mapping[str, Any]], now: str) -> list[log.Stored]:
        """A person decides; what is forced after that is done as well."""
        match = self.playing()
        codes = [self._read(told) for told in acts]
        self._present(person, at)
        seat = self._deciding(person)
        self._try(match, seat, codes)
        happened = [self._play(code, "person", now) for code in codes]
        self.settle()
        return [*happened, *self._forced(now)]

    def _present(self, person: str, at: int) -> None:
        """Refuse who does not play, and who has not seen what others have done."""
        if not self.own(person):
            raise Refusal(Wrong.NOT_YOUR_SEAT)
        if at != self.at:
            raise Refusal(Wrong.STALE, at=self.at)

    def _deciding(self, person: str) -> int:
        """The seat that a person is deciding for."""
        seat, own = self.asked, self.own(person)
        if seat is None or seat not in own:
            raise Refusal(Wrong.NOT_YOUR_DECISION)
        if self.chairs[seat].bot:
            raise Refusal(Wrong.BOT_PLAYS)
        return seat

    def reasons(self) -> dict[int, int]:
        """Why each act that answers the question asked is not allowed now; 0 where it is."""
        match = self.playing()
        if self._reasons is None or self._reasons[0] != self.turn:
            self._reasons = (self.turn, seeing.reasons(self.game, match.state))
        return self._reasons[1]

    def _read(self, told: Mapping[str, Any]) -> int:
        code = _codes(self.game).get(frozenset(told.items()))
        if code is not None:
            return code
        try:
            return self.game.alphabet.from_json(told)
        except BadAct as error:
            if error.reason:
                raise Objected(self.game, error.reason) from None
            raise Refusal(Wrong.UNKNOWN_ACT, why=str(error)) from None

    def _try(self, match: Match, seat: int, codes: Sequence[int]) -> None:
        """Refuse acts of which one is not allowed where it comes."""
        s = match.state if len(codes) == 1 else match.state.copy()
        for number, code in enumerate(codes):
            if s.question == 0 or s.asked != seat:
                raise Refusal(Wrong.NOT_YOUR_DECISION)
            reason = self.game.objection(s, code)
            if reason:
                raise Objected(self.game, reason)
            if number + 1 < len(codes):
                self.game.apply(s, code)

    def _play(self, code: int, by: str, now: str, forced: bool = False) -> log.Stored:
        match = self.playing()
        seat = match.state.asked
        heard = match.play(code)
        acted = log.Acted(
            seq=self.seq + 1,
            time=now,
            at=match.decisions,
            seat=seat,
            act=self.game.alphabet.to_text(code),
            forced=forced,
            by=by,
            events=[seeing.event_told(self.game, one) for one in heard],
        )
        self.take_in(acted)
        return acted

    def _forced(self, now: str) -> list[log.Stored]:
        """Where a person has no choice, as everybody can see, the only act is done."""
        happened: list[log.Stored] = []
        while self.state == "running" and self.match is not None and not self.bot_to_move:
            legal = [code for code, reason in self.reasons().items() if reason == 0]
            if len(legal) != 1 or not seeing.is_plainly_forced(self.game, self.match.state):
                break
            happened.append(self._play(legal[0], "person", now, forced=True))
            self.settle()
        return happened

    def bot_acts(self, seat: int, code: int, seq: int, trouble: str | None, now: str) -> list[log.Stored]:
        """A bot decides, if it is still asked the same that it thought about."""
        match = self.playing()
        if seat != self.asked or not self.bot_to_move or seq != self.turn:
            raise Refusal(Wrong.STALE, at=match.decisions)
        happened: list[log.Stored] = []
        if trouble is not None and seat not in self.troubled:
            troubled = log.Troubled(seq=self.seq + 1, time=now, seat=seat, bot=trouble)
            self.take_in(troubled)
            happened.append(troubled)
        happened.append(self._play(code, "bot", now))
        self.settle()
        return [*happened, *self._forced(now)]

    @property
    def turn(self) -> int:
        """The number of the act that led to the position: the same number, the same position."""
        return self.made[-1].seq if self.made else 0

    def why(self, person: str | None, at: int, acts: Sequence[Mapping[str, Any]]) -> list[int]:
        """Why each of some acts would be refused now; 0 where it would not."""
        match = self.playing()
        self._present(person or "", at)
        seat = self._deciding(person or "")
        return [self._why(match, seat, told) for told in acts]

    def _why(self, match: Match, seat: int, told: Mapping[str, Any]) -> int:
        try:
            return int(match.why_not(dict(told), seat))
        except BadAct as error:
            if error.reason:
                return int(error.reason)
            raise Refusal(Wrong.UNKNOWN_ACT, why=str(error)) from None

    # ------------------------------------------------------------ taking back

    def last_choice(self) -> tuple[int, int, int]:
        """The seat that decided last, its last own choice, and how many acts would be taken back."""
        if self.match is None or self.state != "running" or not self.made:
            return -1, -1, 0
        seat = self.match.last_seat
        if seat is None or self.chairs[seat].person is None:
            return -1, -1, 0
        for number, (code, made) in enumerate(zip(self.match.undoable(seat), reversed(self.made)), start=1):
            if made.by != "person":
                break
            if not made.forced:
                return seat, code, number
        return seat, -1, 0

    def undo_for(self, viewer: int) -> wire.Undo | None:
        """What the person of a seat would take back."""
        seat, code, number = self.last_choice()
        if number == 0 or viewer < 0 or self.chairs[viewer].person != self.chairs[seat].person:
            return None
        text = self.game.alphabet.to_text(code)
        return wire.Undo(seeing.act_seen(self.game, text, seat, viewer), number)

    def undo(self, person: str, at: int, now: str) -> list[log.Stored]:
        """A person's last own choice is taken back, with what was forced after it."""
        match = self.playing()
        self._present(person, at)
        own = self.own(person)
        seat, _, number = self.last_choice()
        if number == 0 or seat not in own:
            raise Refusal(Wrong.CANNOT_UNDO, bar=self._bar(match, own))
        for _ in range(number):
            match.undo(seat)
        taken = log.TookBack(seq=self.seq + 1, time=now, at=match.decisions, seat=seat)
        self.take_in(taken)
        return [taken]

    def _bar(self, match: Match, own: Sequence[int]) -> str:
        bars = [match.bar(seat) for seat in own]
        told = next((bar for bar in bars if bar is not None and bar.name != "NOTHING"), None)
        return "nothing" if told is None else told.name.lower()

    # ------------------------------------------------------------ talking

    def say(self, person: str, name: str, text: str, now: str) -> list[log.Stored]:
        """Somebody says something."""
        own = self.own(person)
        said = log.Said(
            seq=self.seq + 1, time=now, person=person, name=name, seat=own[0] if own else None, text=text
        )
        self.take_in(said)
        return [said]

    # ------------------------------------------------------------ rows

    def summary(self) -> dict[str, Any]:
        """What lists of tables and restarts need to know."""
        return {
            "asked": self.asked,
            "at": self.at,
            "bot_to_move": self.bot_to_move,
            "updated": self.updated,
        }

    def whole_summary(self) -> dict[str, Any]:
        """The same where more has changed than a decision."""
        result = self.result
        return {
            **self.summary(),
            "state": self.state,
            "host": self.host,
            "host_name": self.host_name,
            "result": None if result is None else msgspec.to_builtins(result),
        }

    def seat_rows(self) -> list[dict[str, Any]]:
        """Who sits where, as it is stored."""
        return [
            {
                "table": self.head.id,
                "seat": seat,
                "person": chair.person,
                "name": chair.name,
                "bot": chair.bot,
            }
            for seat, chair in enumerate(self.chairs)
        ]

    def position_rows(self, happened: Sequence[log.Stored]) -> list[dict[str, Any]]:
        """The positions to be stored with what happened."""
        match = self.match
        if match is None:
            return []
        rows = []
        for one in happened:
            at = one.at if isinstance(one, log.Acted) and one.at % EVERY == 0 else None
            if isinstance(one, log.Began) and one.past is not None:
                at = match.first
            if at is not None:
                told = msgspec.json.encode(named(match.replay(at))).decode()
                rows.append({"table": self.head.id, "seq": one.seq, "at": at, "position": told})
        return rows
