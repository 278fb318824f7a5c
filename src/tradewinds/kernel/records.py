"""Records: a game's whole state as one fixed-size block of bytes, declared as an annotated class.

    class State(Record, questions=Question, seat=Seat):
        car: i8
        goods: i8[Seat, Good] = remembered()

Interpreted, an instance reads and writes the bytes through plain attributes. Native and CUDA code reads
the same bytes through `State.dtype`. Both see Python integers of 64 bits; only storing narrows them.
"""

from __future__ import annotations

import enum
import sys
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar, TypeVarTuple, overload

import numpy as np

Axes = TypeVarTuple("Axes")
R = TypeVar("R", bound="Record")


class Axis:
    """A numbered axis without names: `class Stop(Axis, size=10)`."""

    size: ClassVar[int] = 0

    def __init_subclass__(cls, size: int = 0) -> None:
        cls.size = size


class SeatAxis(Axis):
    """The players around the table; the kernel rotates, trims and redacts along it."""


class Pair(Axis, size=2):
    """Two halves of a 128-bit key."""


def axis_size(axis: type) -> int:
    """How many places an axis has."""
    return len(axis) if issubclass(axis, enum.Enum) else axis.size  # type: ignore[attr-defined, no-any-return]


class Cells(Generic[*Axes]):
    """A number, or with axes an array of numbers, of one storage type."""

    code: ClassVar[str]

    @overload
    def __get__(self: Cells[()], record: Any, owner: Any = None) -> int: ...
    @overload
    def __get__(self, record: Any, owner: Any = None) -> Self: ...
    def __get__(self, record: Any, owner: Any = None) -> Any:
        raise TypeError("cells are declared in a record, never instantiated")

    def __set__(self, record: Any, value: int) -> None:
        raise TypeError("cells are declared in a record, never instantiated")

    def __getitem__(self, place: int | tuple[int, ...]) -> int:
        raise TypeError("cells are declared in a record, never instantiated")

    def __setitem__(self, place: int | tuple[int, ...], value: int) -> None:
        raise TypeError("cells are declared in a record, never instantiated")


class i8(Cells[*Axes]):  # noqa: N801
    """Whole numbers from -128 to 127."""

    code = "b"


class i16(Cells[*Axes]):  # noqa: N801
    """Whole numbers from -32768 to 32767."""

    code = "h"


class u32(Cells[*Axes]):  # noqa: N801
    """Whole numbers from 0 to 2**32 - 1."""

    code = "I"


class u64(Cells[*Axes]):  # noqa: N801
    """Whole numbers from 0 to 2**64 - 1."""

    code = "Q"


class flag(Cells[*Axes]):  # noqa: N801
    """Yes or no, stored as 1 or 0."""

    code = "b"


STORAGE: dict[str, str] = {"b": "i1", "h": "i2", "I": "u4", "Q": "u8"}
LIMITS: dict[str, tuple[int, int]] = {
    "b": (-128, 127),
    "h": (-32768, 32767),
    "I": (0, 2**32 - 1),
    "Q": (0, 2**64 - 1),
}


class Sight(enum.Enum):
    """Who may see a field while the game runs."""

    EVERYONE = "everyone"
    TOTAL = "owner, others the total"
    OWNER = "owner"
    REMEMBERED = "owner, others from memory"
    NOBODY = "nobody"


@dataclass(frozen=True)
class Option:
    """A switch the table agrees on before play; stored in the record, so that rules read it as a field."""

    name: str
    default: int
    choices: type[enum.IntEnum] | None
    low: int
    high: int

    def label(self, value: int) -> str:
        """The value as people write it: on/off, a choice's name, or a number."""
        if self.choices is not None:
            return self.choices(value).name.lower()
        return ("off", "on")[value] if (self.low, self.high) == (0, 1) else str(value)

    def labels(self) -> list[str]:
        """What may be written for this option; a range where it takes any number."""
        if self.choices is not None:
            return [choice.name.lower() for choice in self.choices]
        return ["off", "on"] if (self.low, self.high) == (0, 1) else [f"{self.low}..{self.high}"]


@dataclass(frozen=True)
class Declared:
    """What stands on the right of a field's annotation."""

    sight: Sight = Sight.EVERYONE
    of: type | None = None
    option: tuple[int, type[enum.IntEnum] | None, int, int] | None = None


def public(of: type | None = None) -> Any:
    """Everyone sees it. `of` names what the numbers stand for (-1 is none)."""
    return Declared(Sight.EVERYONE, of)


def total(of: type | None = None) -> Any:
    """The owner sees it, everyone else only the total; without a seat axis everyone sees only the total."""
    return Declared(Sight.TOTAL, of)


def owner(of: type | None = None) -> Any:
    """Only the seat it belongs to sees it."""
    return Declared(Sight.OWNER, of)


def remembered(of: type | None = None) -> Any:
    """Behind a screen, though every change was public: hidden from people, known to a perfect memory."""
    return Declared(Sight.REMEMBERED, of)


def nobody(of: type | None = None) -> Any:
    """No seat ever sees it."""
    return Declared(Sight.NOBODY, of)


def option(default: int | enum.IntEnum = 0, low: int = 0, high: int = 1) -> Any:
    """A switch of the game: on or off, a choice of an enum, or a number in a range."""
    choices = type(default) if isinstance(default, enum.IntEnum) else None
    if choices is not None:
        low, high = min(choices), max(choices)
    return Declared(Sight.EVERYONE, choices, (int(default), choices, low, high))


@dataclass(frozen=True)
class Field:
    """One declared field: its storage, axes, meaning, and who may see it."""

    name: str
    code: str
    axes: tuple[type, ...]
    shape: tuple[int, ...]
    offset: int
    sight: Sight
    of: type | None
    flag: bool

    @property
    def count(self) -> int:
        """How many numbers the field holds."""
        return int(np.prod(self.shape, dtype=int))

    @property
    def itemsize(self) -> int:
        """Bytes a number takes."""
        return np.dtype(STORAGE[self.code]).itemsize

    @property
    def size(self) -> int:
        """Bytes the field takes."""
        return self.count * self.itemsize

    @property
    def per_seat(self) -> bool:
        """Whether the first axis is the players'."""
        return bool(self.axes) and issubclass(self.axes[0], SeatAxis)


class Rows:
    """An array of two or more axes: `cells[i, j]` is a number, `cells[i]` a row that shares the bytes."""

    __slots__ = ("_flat", "_grid", "_row", "_rows")

    def __init__(self, flat: memoryview, code: str, shape: tuple[int, ...]) -> None:
        self._flat = flat.cast(code)  # type: ignore[call-overload]
        self._grid = flat.cast(code, shape)  # type: ignore[call-overload]
        self._row = int(np.prod(shape[1:]))
        self._rows = shape[0]
        if len(shape) > 2:
            raise TypeError("records take arrays of at most two axes")

    def __getitem__(self, place: int | tuple[int, int]) -> Any:
        if isinstance(place, tuple):
            return self._grid[place]
        if not 0 <= place < self._rows:
            raise IndexError("row out of range")
        return self._flat[place * self._row : (place + 1) * self._row]

    def __setitem__(self, place: tuple[int, int], value: int) -> None:
        self._grid[place] = value


class _Scalar:
    """Reads and writes one number of a record."""

    def __init__(self, index: int) -> None:
        self.index = index

    def __get__(self, record: Any, owner: Any = None) -> Any:
        return self if record is None else record._cells[self.index][0]

    def __set__(self, record: Any, value: int) -> None:
        record._cells[self.index][0] = value


class _Array:
    """Gives the numbers of a record's field, to index and to set."""

    def __init__(self, index: int) -> None:
        self.index = index

    def __get__(self, record: Any, owner: Any = None) -> Any:
        return self if record is None else record._cells[self.index]


class Record:
    """Base of every game's state: the chance key, the question asked, and who must answer it."""

    __slots__ = ("_cells", "buffer")

    fields: ClassVar[dict[str, Field]]
    options: ClassVar[dict[str, Option]]
    dtype: ClassVar[np.dtype[Any]]
    size: ClassVar[int]
    questions: ClassVar[type[enum.IntEnum]]
    seat_axis: ClassVar[type[SeatAxis]]

    key: u64[Pair] = nobody()
    counter: u32 = nobody()
    seats: i8
    question: i8
    asked: i8
    revealed: flag

    def __init_subclass__(cls, questions: type[enum.IntEnum], seat: type[SeatAxis]) -> None:
        cls.questions, cls.seat_axis = questions, seat
        module = sys.modules[cls.__module__].__dict__
        declared = {**Record.__annotations__, **cls.__dict__.get("__annotations__", {})}
        kinds = {
            name: eval(kind, dict(module), dict(globals())) if isinstance(kind, str) else kind  # noqa: S307
            for name, kind in declared.items()
            if not str(kind).startswith("ClassVar")
        }
        cls.fields, cls.options = {}, {}
        offset = 0
        for name, kind in kinds.items():
            field = _field(cls, name, kind, offset)
            offset = field.offset + field.size
            cls.fields[name] = field
        cls.size = -(-offset // 8) * 8
        cls.dtype = np.dtype(
            {
                "names": list(cls.fields),
                "formats": [(STORAGE[f.code], f.shape) if f.shape else STORAGE[f.code] for f in cls.fields.values()],
                "offsets": [f.offset for f in cls.fields.values()],
                "itemsize": cls.size,
            },
            align=True,
        )
        for index, field in enumerate(cls.fields.values()):
            setattr(cls, field.name, _Array(index) if field.shape else _Scalar(index))

    def __init__(self, data: bytes | bytearray | None = None) -> None:
        if data is not None and len(data) != self.size:
            raise ValueError(f"a {type(self).__name__} takes {self.size} bytes, not {len(data)}")
        self.buffer = bytearray(self.size) if data is None else bytearray(data)
        whole = memoryview(self.buffer)
        self._cells = [
            part.cast(f.code) if len(f.shape) < 2 else Rows(part, f.code, f.shape)  # type: ignore[call-overload]
            for f in self.fields.values()
            for part in (whole[f.offset : f.offset + f.size],)
        ]

    def copy(self) -> Self:
        """The same position in bytes of its own."""
        return type(self)(self.buffer)

    def __bytes__(self) -> bytes:
        return bytes(self.buffer)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.buffer == self.buffer  # type: ignore[attr-defined]

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type[Self], tuple[bytes]]:
        return type(self), (bytes(self),)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({named(self)})"

    def array(self) -> np.ndarray[Any, np.dtype[Any]]:
        """The same bytes, not a copy, as an array of one for native code."""
        return np.frombuffer(self.buffer, dtype=self.dtype)


def _field(cls: type[Record], name: str, kind: Any, offset: int) -> Field:
    storage = typing.get_origin(kind) or kind
    axes = typing.get_args(kind)
    if not (isinstance(storage, type) and issubclass(storage, Cells)):
        raise TypeError(f"{cls.__name__}.{name}: {kind!r} is no storage type")
    declared = getattr(cls, name, None)
    told = declared if isinstance(declared, Declared) else Declared()
    if told.sight in (Sight.OWNER, Sight.REMEMBERED) and not (axes and issubclass(axes[0], SeatAxis)):
        raise TypeError(f"{cls.__name__}.{name}: only a field whose first axis is the seats has owners")
    of = told.of
    if name == "question":
        of = cls.questions
    elif name == "asked":
        of = cls.seat_axis
    if told.option is not None:
        default, choices, low, high = told.option
        cls.options[name] = Option(name, default, choices, low, high)
        is_flag = choices is None and (low, high) == (0, 1)
    else:
        is_flag = storage is flag
    width = np.dtype(STORAGE[storage.code]).itemsize
    shape = tuple(axis_size(axis) for axis in axes)
    return Field(name, storage.code, axes, shape, -(-offset // width) * width, told.sight, of, is_flag)


# ---------------------------------------------------------------- named form


def places(axis: type, seats: int) -> list[str] | int:
    """The names along an axis, or how many places it has in use when it has no names."""
    if issubclass(axis, enum.Enum):
        return [member.name.lower() for member in axis]
    return seats if issubclass(axis, SeatAxis) else axis_size(axis)


def name_value(field: Field, value: int) -> Any:
    """One number as people read it."""
    if field.flag:
        return bool(value)
    if field.of is None or (issubclass(field.of, SeatAxis) and value >= 0):
        return value
    if value < 0:
        return None
    return field.of(value).name.lower() if issubclass(field.of, enum.IntEnum) else value


def read_value(field: Field, value: Any) -> int:
    """The number behind one named value; ValueError where it is none of the field's."""
    low, high = LIMITS[field.code]
    if field.flag and isinstance(value, bool):
        return int(value)
    if value is None and field.of is not None:
        return -1
    if isinstance(value, str) and field.of is not None and issubclass(field.of, enum.IntEnum):
        for member in field.of:
            if member.name.lower() == value:
                return int(member)
    elif isinstance(value, int) and not isinstance(value, bool) and not field.flag and low <= value <= high:
        return value
    raise ValueError(f"{field.name}: {value!r:.60} is not a value of this field")


def _nest(field: Field, axes: tuple[type, ...], seats: int, at: tuple[int, ...], cells: Any) -> Any:
    if not axes:
        return name_value(field, cells[at if len(at) > 1 else at[0]])
    names = places(axes[0], seats)
    if isinstance(names, int):
        return [_nest(field, axes[1:], seats, (*at, i), cells) for i in range(names)]
    return {name: _nest(field, axes[1:], seats, (*at, i), cells) for i, name in enumerate(names)}


def named_field(record: Record, field: Field) -> Any:
    """One field's value with names in place of numbers."""
    cells = record._cells[list(record.fields).index(field.name)]
    if not field.shape:
        return name_value(field, cells[0])
    return _nest(field, field.axes, record.seats, (), cells)


def named(record: Record) -> dict[str, Any]:
    """The whole position, hidden things included, in named form: the form of saved positions."""
    return {name: named_field(record, field) for name, field in record.fields.items()}


def _leaves(
    field: Field, axes: tuple[type, ...], seats: int, value: Any, at: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    if not axes:
        yield at, read_value(field, value)
        return
    names = places(axes[0], seats)
    if isinstance(names, int):
        if not isinstance(value, list) or len(value) != names:
            raise ValueError(f"{field.name}: a list of {names} is needed")
        for i, part in enumerate(value):
            yield from _leaves(field, axes[1:], seats, part, (*at, i))
        return
    if not isinstance(value, Mapping) or set(value) != set(names):
        raise ValueError(f"{field.name}: exactly the names {', '.join(names)} are needed")
    for i, name in enumerate(names):
        yield from _leaves(field, axes[1:], seats, value[name], (*at, i))


def from_named(kind: type[R], position: Mapping[str, Any]) -> R:
    """The record that a named position describes; ValueError says what is wrong with it."""
    if set(position) != set(kind.fields):
        missing = sorted(set(kind.fields) - set(position)) or sorted(set(position) - set(kind.fields))
        raise ValueError(f"the position's fields do not fit this game: {', '.join(missing)[:200]}")
    seats = position["seats"]
    if not isinstance(seats, int) or isinstance(seats, bool) or not 1 <= seats <= kind.seat_axis.size:
        raise ValueError("seats: out of range")
    record = kind()
    for index, (name, field) in enumerate(kind.fields.items()):
        cells = record._cells[index]
        for at, number in _leaves(field, field.axes, seats, position[name], ()):
            cells[at if len(at) > 1 else at[0] if at else 0] = number
    return record
