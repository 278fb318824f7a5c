"""What server and browser say to each other, as types. docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Language = Literal["en", "ru"]
Theme = Literal["light", "dark"]
Words = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=100)]
Count = Annotated[int, Meta(ge=0, le=2**31)]


class ServerError(Struct, frozen=True):
    """Why something was refused: for programs, and in each language."""

    code: str
    data: dict[str, Any]
    text: dict[str, str]


# ---------------------------------------------------------------- people


class Person(Struct, frozen=True):
    """Who one is."""

    id: str
    name: str
    login: str | None
    language: Language | None
    theme: Theme | None
    sounds: bool


class PersonAnswer(Struct, frozen=True):
    """A person, or nobody yet."""

    person: Person | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest, or another name."""

    name: Words


class PersonChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person likes to be otherwise."""

    name: Words | UnsetType = UNSET
    language: Language | UnsetType | None = UNSET
    theme: Theme | UnsetType | None = UNSET
    sounds: bool | UnsetType = UNSET


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person can log in with elsewhere; `old` where there is a password already."""

    login: Words
    password: Annotated[str, Meta(max_length=1000)]
    old: Annotated[str, Meta(max_length=1000)] | None = None


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    """Who one says to be."""

    login: Words
    password: Annotated[str, Meta(max_length=1000)]


# ---------------------------------------------------------------- games


class OptionInfo(Struct, frozen=True):
    """A switch that the table agrees on."""

    name: str
    default: str
    labels: list[str]
    low: int
    high: int
    enum: str | None


class FamilyInfo(Struct, frozen=True):
    """Acts that share a name."""

    name: str
    arguments: list[tuple[str, dict[str, Any]]]


class FieldInfo(Struct, frozen=True):
    """A field of the record that is played on."""

    name: str
    axes: list[dict[str, Any]]
    of: dict[str, Any] | None
    flag: bool
    sight: str


class Spoken(Struct, frozen=True):
    """The name of a thing made of other things: the message that it shares, and what stands in it."""

    id: str
    given: dict[str, int | str | dict[str, str]]


class GameInfo(Struct, frozen=True):
    """All there is to know of a game before a match."""

    id: str
    version: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    enums: dict[str, list[str]]
    spoken: dict[str, list[Spoken]]
    families: list[FamilyInfo]
    acts: list[list[int]]
    questions: list[str]
    answers: dict[str, list[str]]
    objections: list[str]
    events: dict[str, list[tuple[str, dict[str, Any]]]]
    secret_events: dict[str, list[str]]
    fields: list[FieldInfo]
    reconstructed: list[str]
    components: dict[str, Any]


class Games(Struct, frozen=True):
    """The games that can be played here."""

    games: list[GameInfo]


class Bots(Struct, frozen=True):
    """The names of the bots there are."""

    bots: list[str]


# ---------------------------------------------------------------- tables


class Result(Struct, frozen=True):
    """How a match has ended."""

    points: list[int]
    winners: list[int]


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    stand_in: bool
    online: bool
    mine: bool


class TableInfo(Struct, frozen=True):
    """A table, as the person who asks may know it."""

    id: str
    game: str
    kind: Literal["match", "study"]
    state: Literal["waiting", "running", "over"]
    private: bool
    options: dict[str, str]
    seats: list[SeatInfo]
    host: str
    hosting: bool
    asked: int | None
    at: int
    watchers: int
    created: str
    updated: str
    result: Result | None


class Lobby(Struct, frozen=True):
    """The tables that are of interest to a person."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
    past: list[TableInfo]


class Me(Struct, frozen=True, forbid_unknown_fields=True, tag="me", tag_field="kind"):
    """A seat of the person who opens the table."""

    name: Words | None = None


class Open(Struct, frozen=True, forbid_unknown_fields=True, tag="open", tag_field="kind"):
    """A seat for whoever comes."""


class ByBot(Struct, frozen=True, forbid_unknown_fields=True, tag="bot", tag_field="kind"):
    """A seat that a bot plays."""

    bot: Words


class ByPerson(Struct, frozen=True, forbid_unknown_fields=True, tag="person", tag_field="kind"):
    """A seat that goes back to whom it belongs."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is asked for."""

    game: Words
    seats: Annotated[list[Me | Open | ByBot], Meta(min_length=1, max_length=20)]
    options: dict[str, Words] = {}
    private: bool = False
    shuffle: bool = False


class Id(Struct, frozen=True):
    """What was made."""

    id: str


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that is wanted."""

    seat: SeatNumber


class GetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that is left; every own one where none is named."""

    seat: SeatNumber | None = None


SeatChange = ByBot | ByPerson | Open


class PositionsAsked(Struct, frozen=True):
    """Which positions are wanted, and through whose eyes."""

    seat: SeatNumber | None = None
    from_: Count | None = None
    to: Count | None = None


class ContinueFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """The position to go on from, whose eyes it is seen by, and who plays the other seats."""

    at: Count
    seat: SeatNumber
    bots: Annotated[list[Words], Meta(min_length=1, max_length=20)]


# ---------------------------------------------------------------- a match as it is seen


class Undo(Struct, frozen=True):
    """What undo would take back, and how many acts that are."""

    act: dict[str, int | str]
    acts: int


class Position(Struct, frozen=True):
    """A position as a seat or a watcher may know it."""

    at: int
    seat: int | None
    over: bool
    question: str
    asked: int | None
    fields: dict[str, Any]
    legal: list[int]
    objections: dict[int, int]
    undo: Undo | None
    points: list[int | None]
    winners: list[int]
    facts: dict[str, Any]


class Positions(Struct, frozen=True):
    """Some positions of a match, one after another."""

    positions: list[Position]


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened at a table."""

    seq: int
    time: str


class ActEntry(Entry, frozen=True, kw_only=True, tag="act"):
    """Somebody has decided; `at` is the number of decisions after it."""

    at: int
    seat: int
    act: dict[str, int | str]
    forced: bool
    by: Literal["person", "bot"]
    events: list[dict[str, Any]]


class BeginEntry(Entry, frozen=True, kw_only=True, tag="begin"):
    """The match has begun."""

    events: list[dict[str, Any]]


class UndoEntry(Entry, frozen=True, kw_only=True, tag="undo"):
    """Acts were taken back; `at` is the number of decisions after it."""

    at: int
    seat: int


class SeatEntry(Entry, frozen=True, kw_only=True, tag="seat"):
    """Somebody sits down or gets up, or a bot takes over or gives back."""

    seat: int
    change: Literal["sits", "leaves", "bot", "back"]
    name: str


class TroubleEntry(Entry, frozen=True, kw_only=True, tag="trouble"):
    """A bot could not decide; a simpler one does in its place."""

    seat: int
    bot: str


class ChatEntry(Entry, frozen=True, kw_only=True, tag="chat"):
    """Somebody says something."""

    name: str
    seat: int | None
    text: str


class Notice(Struct, frozen=True):
    """That a match goes on from a stored position."""

    kind: str
    data: dict[str, int | str]


# ---------------------------------------------------------------- the socket

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Acts = Annotated[
    list[dict[Words, Annotated[int, Meta(ge=-(2**31), le=2**31)] | Words]], Meta(min_length=1, max_length=100)
]


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello", tag_field="do"):
    """Whose eyes to look through, and what was seen last."""

    seat: SeatNumber | UnsetType | None = UNSET
    since: Count | None = None


class DoAct(Struct, frozen=True, forbid_unknown_fields=True, tag="act", tag_field="do"):
    """Acts to be carried out, all or none."""

    id: CommandId
    at: Count
    acts: Acts


class DoUndo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="do"):
    """The own last choice is to be taken back."""

    id: CommandId
    at: Count


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True, tag="why", tag_field="do"):
    """Why acts would be refused, each by itself."""

    id: CommandId
    at: Count
    acts: Acts


class Chat(Struct, frozen=True, forbid_unknown_fields=True, tag="chat", tag_field="do"):
    """Something to say."""

    id: CommandId
    text: Annotated[str, Meta(max_length=4000)]


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="do"):
    """Is somebody there?"""


Command = Hello | DoAct | DoUndo | AskWhy | Chat | Ping


class Welcome(Struct, frozen=True, tag="welcome", tag_field="type"):
    """All that a browser needs to go on from."""

    table: TableInfo
    position: Position | Raw | None
    log: list[Raw]
    seq: int
    notice: Notice | None


class News(Struct, frozen=True, tag="news", tag_field="type"):
    """Something happened in the match; the position after it."""

    seq: int
    entries: list[Raw]
    position: Raw


class TableNews(Struct, frozen=True, tag="table", tag_field="type"):
    """Something happened at the table."""

    seq: int
    table: TableInfo
    entries: list[Raw]


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Who is there."""

    online: list[int]
    watchers: int


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """A command was carried out, and is stored."""

    id: str
    seq: int


class Because(Struct, frozen=True, tag="why", tag_field="type"):
    """Objections, one an act; 0 where it is allowed."""

    id: str
    at: int
    objections: list[int]


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """A command was not carried out."""

    id: str
    error: ServerError


class Unread(Struct, frozen=True, tag="error", tag_field="type"):
    """A message could not be read, or the table cannot be used."""

    error: ServerError


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """Somebody is there."""
