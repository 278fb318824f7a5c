"""What a viewer may know: of a position, of an act, of an event, of points.

Everything that is sent about a match goes through here; nothing else reads a whole position for sending.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from tradewinds.kernel.game import Game
from tradewinds.kernel.records import Field, Record, Sight
from tradewinds.kernel.views import WATCHER, event_seen, facts_known, field_seen, redacted, redeal
from tradewinds.match.knowing import points_known
from tradewinds.server import wire
from tradewinds.server.tables import log

_encoder = msgspec.json.Encoder()

WORLDS = 8
MOST_ENCODED = 100_000
_encoded: dict[tuple[Any, ...], msgspec.Raw] = {}


def reasons(game: Game, s: Record) -> dict[int, int]:
    """Why each act that answers the question asked is not allowed; 0 where it is."""
    starts, codes = game.starts_codes
    fits = game.dispatch["fits"]
    answers: list[int] = codes[starts[s.question] : starts[s.question + 1]].tolist()
    return {code: int(fits(s, code)) for code in answers}


def is_plainly_forced(game: Game, s: Record) -> bool:
    """Whether everybody can see that the seat asked has no choice.

    If it was done at once where only the seat itself knows that, it would tell what the seat holds. So it has
    to be forced in worlds, too, that a watcher cannot tell from the true one; which ones, follows from what a
    watcher sees.
    """
    digest = sha256(bytes(redacted(game, s, WATCHER))).digest()
    halves = [int.from_bytes(digest[start : start + 8]) for start in range(0, 32, 8)]
    for number in range(WORLDS):
        world = redeal(game, s, WATCHER, (halves[0] ^ number, halves[1]))
        if len(game.legal(world)) != 1:
            return False
    return True


def position(
    game: Game,
    s: Record,
    at: int,
    viewer: int,
    undo: wire.Undo | None = None,
    why: Mapping[int, int] | None = None,
) -> wire.Position:
    """A position as a viewer may know it; `why` are the `reasons` there, to be told to the seat asked."""
    seen = redacted(game, s, viewer)
    over = s.question == 0
    told = {} if over or viewer != s.asked else reasons(game, s) if why is None else why
    return wire.Position(
        at=at,
        seat=None if viewer == WATCHER else viewer,
        over=over,
        question=game.state.questions(s.question).name.lower(),
        asked=None if over else s.asked,
        fields=_fields(game, seen, viewer),
        legal=[code for code, reason in told.items() if reason == 0],
        objections={code: reason for code, reason in told.items() if reason != 0},
        undo=undo,
        points=points_known(game, seen, viewer),
        facts=facts_known(game, seen, viewer),
        winners=game.winners(s) if over else [],
    )


def _fields(game: Game, seen: Record, viewer: int) -> dict[str, Any]:
    """The fields of a redacted copy as JSON. Most are as they were before, so they are kept encoded."""
    whole, seats, revealed = bytes(seen.buffer), seen.seats, bool(seen.revealed)
    told: dict[str, Any] = {}
    for name, start, end, field in _seen_fields(game.state):
        eyes = None if field.sight is Sight.EVERYONE else (viewer, revealed)
        key = (game.state, name, seats, eyes, whole[start:end])
        found = _encoded.get(key)
        if found is None:
            found = msgspec.Raw(_encoder.encode(field_seen(seen, field, viewer)))
            if len(_encoded) >= MOST_ENCODED:
                _encoded.clear()
            _encoded[key] = found
        told[name] = found
    return told


@cache
def _seen_fields(kind: type[Record]) -> list[tuple[str, int, int, Field]]:
    return [
        (field.name, field.offset, field.offset + field.size, field)
        for field in kind.fields.values()
        if field.sight is not Sight.NOBODY
    ]


def act_seen(game: Game, told: str, by: int, viewer: int) -> dict[str, int | str]:
    """A stored act as JSON, without what only its player may know."""
    return _seen_words(game, told, by == viewer)


def _seen_words(game: Game, told: str, own: bool) -> dict[str, int | str]:
    """Reads `name(argument=value, ...)` by itself: acts of older rules are told too."""
    name, _, inner = told.partition("(")
    words: dict[str, int | str] = {"act": name}
    kind = next((kind for kind in game.secret_arguments if kind.name.lower() == name), None)
    secret = () if own or kind is None else game.secret_arguments[kind]
    for part in filter(None, inner.rstrip(")").split(", ")):
        argument, _, value = part.partition("=")
        if argument not in secret:
            words[argument] = int(value) if value.lstrip("-").isdigit() else value
    return words


def act_text_seen(game: Game, told: str, own: bool) -> str:
    """A stored act in words, without what only its player may know."""
    seen = _seen_words(game, told, own)
    inner = ", ".join(f"{name}={value}" for name, value in seen.items() if name != "act")
    return str(seen["act"]) + (f"({inner})" if inner else "")


def event_told(game: Game, heard: Sequence[int]) -> dict[str, Any]:
    """An event as it is stored: whole, by names."""
    return event_seen(game, heard, heard[1])


def events_seen(game: Game, events: Sequence[Mapping[str, Any]], viewer: int) -> list[dict[str, Any]]:
    """Stored events as a viewer learns of them: secrets only for the seat that each is about."""
    if not game.secret_events:
        return [dict(event) for event in events]
    secret = {event.name.lower(): tuple(names) for event, names in game.secret_events.items()}
    return [_event_seen(game, event, secret.get(event["event"], ()), viewer) for event in events]


def _event_seen(game: Game, event: Mapping[str, Any], secret: Sequence[str], viewer: int) -> dict[str, Any]:
    about = next((value for name, value in event.items() if name != "event"), None)
    hidden = () if about == viewer else secret
    return {name: value for name, value in event.items() if name not in hidden}


def entry(game: Game, happened: log.Stored, viewer: int) -> wire.Entry | None:
    """An entry of the log as a viewer may read it; None where it is not for reading."""
    seq, time = happened.seq, happened.time
    match happened:
        case log.Acted():
            return wire.ActEntry(
                seq=seq,
                time=time,
                at=happened.at,
                seat=happened.seat,
                act=act_seen(game, happened.act, happened.seat, viewer),
                forced=happened.forced,
                by="bot" if happened.by == "bot" else "person",
                events=events_seen(game, happened.events, viewer),
            )
        case log.Began():
            return wire.BeginEntry(seq=seq, time=time, events=events_seen(game, happened.events, viewer))
        case log.TookBack():
            return wire.UndoEntry(seq=seq, time=time, at=happened.at, seat=happened.seat)
        case log.SeatChanged():
            change: Any = happened.change
            return wire.SeatEntry(seq=seq, time=time, seat=happened.seat, change=change, name=happened.name)
        case log.Troubled():
            return wire.TroubleEntry(seq=seq, time=time, seat=happened.seat, bot=happened.bot)
        case log.Said():
            return wire.ChatEntry(
                seq=seq, time=time, name=happened.name, seat=happened.seat, text=happened.text
            )
    return None


def entries(game: Game, happened: Sequence[log.Stored], viewer: int) -> list[msgspec.Raw]:
    """Entries as a viewer may read them, encoded."""
    seen = (entry(game, one, viewer) for one in happened)
    return [msgspec.Raw(_encoder.encode(one)) for one in seen if one is not None]
