"""What a seat may see of a position: the redacted copy for bots, JSON for browsers, numbers for learners.

All three come from one table of which cells are visible, so that they can never disagree. A seat's own hidden
holdings are visible to it; `memory` adds what was only hidden behind a screen after happening in public. What
a seat is in the midst of choosing is visible to it alone, and null for all others.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tradewinds.kernel.game import Game
from tradewinds.kernel.nibbles import IN_A_WORD
from tradewinds.kernel.records import Field, Record, SeatAxis, Sight, axis_size, named_field, places

WATCHER = -1

ALL_BITS, SIGN = 0xFF, 0x80

Words: TypeAlias = npt.NDArray[np.uint64]


def sees(field: Field, owner: int, viewer: int, revealed: bool, memory: bool, asked: bool = False) -> bool:
    """Whether a viewer, who may be the one asked, sees the cells of a field of a seat (-1: of no seat).

    Of what lies face down all see the cells of a redacted copy, which say no more than where one lies.
    """
    if field.sight in (Sight.EVERYONE, Sight.FACE_DOWN, Sight.NOBODY):
        return field.sight is not Sight.NOBODY
    if field.sight is Sight.ASKED:
        return revealed or asked
    if not field.per_seat:
        return False
    return revealed or owner == viewer or (memory and field.sight is Sight.REMEMBERED)


# ---------------------------------------------------------------- redaction


@cache
def masks(kind: type[Record], memory: bool = False) -> Words:
    """`masks[viewer][revealed]` keeps of a record's words what the viewer sees; the last is the watcher.

    Every seat is taken to be the one that is asked, as bots are.
    """
    viewers = [*range(kind.seat_axis.size), WATCHER]
    made = np.zeros((len(viewers), 2, kind.size), dtype=np.uint8)
    for row, viewer in enumerate(viewers):
        for revealed in (0, 1):
            _unmask(kind, made[row, revealed], viewer, bool(revealed), memory)
    made.setflags(write=False)
    return made.view(np.uint64)


def _unmask(
    kind: type[Record], mask: npt.NDArray[np.uint8], viewer: int, revealed: bool, memory: bool
) -> None:
    for field in kind.fields.values():
        owners = range(field.shape[0]) if field.per_seat else (-1,)
        row = field.size // len(owners)
        for i, owner in enumerate(owners):
            if sees(field, owner, viewer, revealed, memory, asked=viewer != WATCHER):
                start = field.offset + i * row
                mask[start : start + row] = SIGN if field.sight is Sight.FACE_DOWN else ALL_BITS


def redacted(game: Game, s: Record, seat: int, memory: bool = False) -> Record:
    """A copy without what the seat may not see; a hidden count of kinds leaves its total in place 0."""
    seen = s.copy()
    words = np.frombuffer(seen.buffer, dtype=np.uint64)
    words &= masks(game.state, memory)[seat][s.revealed]
    if not (s.revealed or is_asked(s, seat)):
        _blank_choice(seen)
    game.dispatch["cover"](s, seen, seat)
    return seen


def is_asked(s: Record, seat: int) -> bool:
    """Whether a seat must answer now."""
    return s.question != 0 and s.asked == seat


def _blank_choice(seen: Record) -> None:
    """What only the seat that is asked may know."""
    for field in seen.fields.values():
        if field.sight is Sight.ASKED:
            seen.buffer[field.offset : field.offset + field.size] = bytes(field.size)


def redeal(game: Game, s: Record, seat: int, key: tuple[int, int], memory: bool = False) -> Record:
    """A whole position that the seat could not tell from this one, drawn from a key of its own.

    It is made from the redacted copy alone, so nothing that is hidden can shine through.
    """
    made = redacted(game, s, seat, memory)
    made.key[0], made.key[1] = key
    game.redeal(made, seat, memory)
    return made


# ---------------------------------------------------------------- JSON


def view(game: Game, s: Record, seat: int, memory: bool = False) -> dict[str, Any]:
    """The position as JSON for a seat or a watcher. Hidden cells are null, hidden counts their total."""
    seen = redacted(game, s, seat, memory)
    return {
        "seat": None if seat == WATCHER else seat,
        "over": s.question == 0,
        "fields": {
            field.name: field_seen(seen, field, seat, memory)
            for field in game.state.fields.values()
            if field.sight is not Sight.NOBODY
        },
        "legal": game.legal(s) if is_asked(s, seat) else [],
        "facts": facts_known(game, seen, seat),
    }


def _total(told: Any) -> int:
    return sum(told.values() if isinstance(told, dict) else told)


def field_seen(seen: Record, field: Field, viewer: int, memory: bool = False) -> Any:
    """A field of a redacted copy as JSON for the viewer it was made for."""
    told = named_field(seen, field)
    counted = field.sight is Sight.TOTAL
    revealed = bool(seen.revealed)
    if field.sight is Sight.ASKED:
        return told if revealed or is_asked(seen, viewer) else None
    if not field.per_seat:
        return _total(told) if counted else told
    return [
        row if sees(field, owner, viewer, revealed, memory) else _total(row) if counted else None
        for owner, row in enumerate(told)
    ]


def act_seen(game: Game, code: int, by: int, viewer: int) -> dict[str, int | str]:
    """An act as JSON, as a viewer learns of it: without the arguments that only its player may know."""
    told = game.alphabet.to_json(code)
    secret = game.secret_arguments.get(game.alphabet.split(code)[0].kind, ()) if by != viewer else ()
    return {name: value for name, value in told.items() if name not in secret}


def event_seen(game: Game, heard: Sequence[int], viewer: int) -> dict[str, Any]:
    """An event as JSON, as a viewer learns of it: secrets only for the seat that it is about."""
    event = game.events(heard[0])
    secret = game.secret_events.get(event, ()) if heard[1] != viewer else ()
    told: dict[str, Any] = {"event": event.name.lower()}
    for (name, kind), value in zip(game.event_arguments[event].items(), heard[1:], strict=False):
        if name not in secret:
            told[name] = kind(value).name.lower() if issubclass(kind, enum.IntEnum) else value
    return told


def facts_known(game: Game, seen: Record, viewer: int) -> dict[str, Any]:
    """What the game derives from a redacted copy for the viewer it was made for; the copy stays as it is."""
    return game.facts(seen.copy(), viewer)


# ---------------------------------------------------------------- numbers

PLAIN = np.iinfo(np.int64).min  # an entry that is the cell's number itself, not whether it equals one


def _seat_label(ahead: int) -> str:
    return "me" if ahead == 0 else f"+{ahead}"


def _label(axis: type, place: int) -> str:
    if issubclass(axis, SeatAxis):
        return _seat_label(place)
    names = places(axis, 0)
    return str(place) if isinstance(names, int) else names[place]


def _cells(field: Field, seats: int, me: int) -> Iterator[tuple[str, int]]:
    """The cells of a field by name, seats counted from `me` on, with their places in the flat field."""
    sizes = [seats if issubclass(axis, SeatAxis) else axis_size(axis) for axis in field.axes]
    for at in np.ndindex(*sizes):
        turned = [
            (me + i) % seats if issubclass(axis, SeatAxis) else i
            for axis, i in zip(field.axes, at, strict=True)
        ]
        name = field.name + "".join(f"[{_label(axis, i)}]" for axis, i in zip(field.axes, at, strict=True))
        yield name, int(np.ravel_multi_index(turned, field.shape)) if turned else 0


def _entries(field: Field, seats: int, me: int) -> Iterator[tuple[str, int, int]]:
    """The entries of a field: name, place, and the number it is compared with, or PLAIN."""
    for name, place in _cells(field, seats, me):
        if field.of is None:
            yield name, place, PLAIN
            continue
        yield f"{name}=none", place, -1
        if issubclass(field.of, SeatAxis):
            for ahead in range(seats):
                yield f"{name}={_seat_label(ahead)}", place, (me + ahead) % seats
        else:
            for value in range(axis_size(field.of)):
                yield f"{name}={_label(field.of, value)}", place, value


@cache
def _layout(
    kind: type[Record], seats: int, seat: int, revealed: bool, memory: bool, asked: bool
) -> tuple[list[str], npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
    names, cells, matches, shown = [], [], [], []
    first = 0
    for field in kind.fields.values():
        if field.sight is not Sight.NOBODY:
            row = field.count // field.shape[0] if field.per_seat else field.count
            for name, place, match in _entries(field, seats, max(seat, 0)):
                names.append(name)
                cells.append(first + place)
                matches.append(match)
                owner = place // row if field.per_seat else -1
                shown.append(match == PLAIN or sees(field, owner, seat, revealed, memory, asked))
        first += field.count
    return names, np.array(cells), np.array(matches), np.array(shown)


def _flat(field: Field, stored: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """The numbers of a field one after another."""
    numbers = stored.astype(np.int64)
    if field.packed:
        words = numbers.reshape(-1, field.stored[-1], 1)
        rows = (words >> np.arange(0, 4 * IN_A_WORD, 4) & 15).reshape(len(words), -1)
        numbers = rows[:, : field.shape[-1]]
    return numbers.ravel()


def observation(game: Game, s: Record, seat: int, memory: bool = False) -> npt.NDArray[np.float32]:
    """The position as numbers, seats in turn order from the viewer on, named things as one number a name."""
    seen = redacted(game, s, seat, memory).array()
    flat = np.concatenate([_flat(field, seen[name]) for name, field in game.state.fields.items()])
    asked = is_asked(s, seat)
    _, cells, matches, shown = _layout(game.state, s.seats, seat, bool(s.revealed), memory, asked)
    values = flat[cells]
    return np.where(matches == PLAIN, values, (values == matches) & shown).astype(np.float32)


def describe(game: Game, seats: int) -> list[str]:
    """The name of each entry of an observation at such a table: `goods[me][sugar]`, `active=+1`."""
    return list(_layout(game.state, seats, 0, False, False, False)[0])
