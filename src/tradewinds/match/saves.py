"""The file form of a match: JSON with typed keys, read with distrust and written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tradewinds.kernel.quote import quoted
from tradewinds.match.errors import BadSave

FORMAT = "tradewinds-match"
FORMAT_VERSION = 1
EVERY = 25
MOST_BYTES = 16 * 2**20
MOST_ACTS = 20_000

Count = Annotated[int, Meta(ge=0, le=MOST_ACTS)]
Version = Annotated[int, Meta(ge=0, le=2**31)]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole position after `at` acts, in named form."""

    at: Count
    position: dict[str, Any]


class TakenOver(Struct, frozen=True, forbid_unknown_fields=True):
    """That the match goes on from the position after `at` acts, not from its key."""

    at: Count
    rules_version: Version
    lost: Count


class Save(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A saved match."""

    format: str
    format_version: int
    game: Annotated[str, Meta(max_length=100)]
    rules_version: Version
    seats: Annotated[int, Meta(ge=1, le=100)]
    names: list[str]
    options: dict[str, str]
    components: dict[str, Any] | UnsetType = UNSET
    key: Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
    taken_over: TakenOver | UnsetType = UNSET
    acts: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_ACTS)]
    positions: list[Position]

    @property
    def first(self) -> int:
        """How many acts come before those that can be replayed."""
        return 0 if self.taken_over is UNSET else self.taken_over.at

    @property
    def halves(self) -> tuple[int, int]:
        """The key as two numbers."""
        return int(self.key[:16], 16), int(self.key[16:], 16)

    def stored(self) -> dict[int, dict[str, Any]]:
        """The stored positions by the number of acts before them."""
        return {stored.at: stored.position for stored in self.positions}


def stored_at(first: int, last: int) -> list[int]:
    """After how many acts positions are stored, in a match that is known from `first` to `last`."""
    regular = range(first - first % EVERY + EVERY, last + 1, EVERY)
    return sorted({*regular, last} | ({first} if first else set()))


# ---------------------------------------------------------------- reading


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"the key {quoted(name)} is given twice")
        found[name] = value
    return found


def _no_number(told: str) -> NoReturn:
    raise ValueError(f"{told[:40]} is no whole number")


def parse(text: bytes) -> Save:
    """The saved match that a file's bytes describe; BadSave says what is wrong with them."""
    if len(text) > MOST_BYTES:
        raise BadSave(f"larger than a saved match can be, which is {MOST_BYTES // 2**20} MiB")
    if not text.strip():
        raise BadSave("empty, where a saved match is a JSON object")
    try:
        told = json.loads(
            text.decode(), object_pairs_hook=_once, parse_float=_no_number, parse_constant=_no_number
        )
    except UnicodeDecodeError as error:
        raise BadSave(f"byte {error.start} is not UTF-8 text") from None
    except RecursionError:
        raise BadSave("nested too deeply for a saved match") from None
    except ValueError as error:
        raise BadSave(f"not sound JSON: {error}") from None
    return _typed(told)


def _typed(told: Any) -> Save:
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise BadSave(f'not a saved match, which is a JSON object with "format": "{FORMAT}"')
    if told.get("format_version") != FORMAT_VERSION:
        form = quoted(told.get("format_version"))
        raise BadSave(f"written in form {form} of saved matches; form {FORMAT_VERSION} is read here")
    try:
        save = msgspec.convert(told, Save)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise BadSave(str(error)) from None
    return _whole(save)


def _whole(save: Save) -> Save:
    if save.first > len(save.acts):
        raise BadSave(f"taken over after act {save.first}, but there are only {len(save.acts)} acts")
    at = [stored.at for stored in save.positions]
    if at != (needed := stored_at(save.first, len(save.acts))):
        wanted = ", ".join(map(str, needed[:3])) + (f" ... {needed[-1]}" if len(needed) > 3 else "")
        raise BadSave(f"cut short or changed: with {len(save.acts)} acts, positions are stored at {wanted}")
    return save


def from_object(told: Any) -> Save:
    """The saved match that a JSON object describes; BadSave says what is wrong with it."""
    try:
        text = json.dumps(told, allow_nan=False).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSave(f"not JSON: {error}") from None
    return parse(text)


def read(path: str | os.PathLike[str]) -> Save:
    """The saved match in a file; BadSave says what is wrong with it."""
    try:
        text = _bytes(Path(path))
    except (OSError, ValueError) as error:
        raise BadSave(getattr(error, "strerror", None) or str(error)) from None
    return parse(text)


def _bytes(path: Path) -> bytes:
    if path.exists() and not path.is_file():
        raise ValueError("a folder or a device, where a saved match is a file")
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


# ---------------------------------------------------------------- writing


def to_bytes(save: Save) -> bytes:
    """The file's bytes, the same for the same match."""
    text = msgspec.json.encode(save) + b"\n"
    if len(save.acts) > MOST_ACTS or len(text) > MOST_BYTES:
        raise BadSave(f"too long to be saved: {len(save.acts)} acts, {len(text)} bytes")
    return text


def write(save: Save, path: str | os.PathLike[str]) -> None:
    """Put the match into a file, in one step: a reader finds the old file or the new one."""
    text = to_bytes(save)
    target = Path(path).resolve()
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
