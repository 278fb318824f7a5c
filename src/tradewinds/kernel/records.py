"""Records: a game's whole state as one fixed-size block of bytes, declared as an annotated class.

    class State(Record, questions=Question, seat=Seat):
        car: i8
        goods: i8[Seat, Good] = remembered()

Interpreted, an instance reads and writes the bytes through plain attributes. Native and CUDA code reads
the same bytes through `State.dtype`. Both see Python integers of 64 bits; only storing narrows them.
"""

from __future__ import annotations

import enum
import inspect
import math
import re
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn, Self, TypeVar, Unpack, overload

import numpy as np

from tradewinds.kernel.nibbles import IN_A_WORD, add_nibble, nibble
from tradewinds.kernel.quote import quoted

if TYPE_CHECKING:  # with the default, which Python has from 3.13, a bare `i8` is a number
    from typing_extensions import TypeVarTuple

    Axes = TypeVarTuple("Axes", default=Unpack[tuple[()]])
else:
    from typing import TypeVarTuple

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
    return len(axis) if issubclass(axis, enum.Enum) else axis.size  # type: ignore[attr-defined]


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


class nibbles(Cells[*Axes]):  # noqa: N801
    """Whole numbers from 0 to 15, eight to a word of 32 bits along the last axis.

    Rules see the words; `tradewinds.kernel.nibbles` reads and changes what is in them.
    """

    code = "I"


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
    FACE_DOWN = "that one lies there, to nobody which"
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

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return self.choices is None and (self.low, self.high) == (0, 1)

    def label(self, value: int) -> str:
        """The value as people write it: on/off, a choice's name, or a number."""
        if self.choices is not None:
            return self.choices(value).name.lower()
        return ("off", "on")[value] if self.is_switch else str(value)

    def labels(self) -> list[str]:
        """What may be written for this option; a range where it takes any number."""
        if self.choices is not None:
            return [choice.name.lower() for choice in self.choices]
        return ["off", "on"] if self.is_switch else [f"{self.low}..{self.high}"]

    def read(self, value: Any) -> int | None:
        """The number behind a value, which may be a label of any case; None where there is none."""
        if self.choices is None and not self.is_switch:
            return self._number(value)
        if self.is_switch and isinstance(value, bool):
            return int(value)
        label = value.lower() if isinstance(value, str) else None
        return self.low + self.labels().index(label) if label in self.labels() else None

    def _number(self, value: Any) -> int | None:
        if isinstance(value, str) and re.fullmatch(r"-?\d{1,20}", value, re.ASCII):
            value = int(value)
        whole = isinstance(value, int) and not isinstance(value, bool)
        return int(value) if whole and self.low <= value <= self.high else None


@dataclass(frozen=True)
class Declared:
    """What stands on the right of a field's annotation."""

    sight: Sight = Sight.EVERYONE
    of: type | None = None
    option: tuple[int, type[enum.IntEnum] | None, int, int] | None = None


def public(of: type | None = None) -> Any:
    """Everyone sees it. `of` names what the numbers stand for (-1 is none)."""
    return Declared(Sight.EVERYONE, of)


def face_down(of: type) -> Any:
    """Everyone sees where one lies (-1 is none), and nobody ever which: a copy has FACE_DOWN there.

    `of` names the kinds, and its place 0 is FACE_DOWN.
    """
    return Declared(Sight.FACE_DOWN, of)


def total() -> Any:
    """The owner sees it, everyone else only the total; without a seat axis everyone sees only the total.

    The last axis names kinds, and its place 0 is FACE_DOWN: there the total stands in a copy for others.
    """
    return Declared(Sight.TOTAL)


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
    limits: tuple[int, int]
    packed: bool

    @cached_property
    def stored(self) -> tuple[int, ...]:
        """The shape of what is stored: that of the numbers, or of the words they are packed in."""
        return (*self.shape[:-1], -(-self.shape[-1] // IN_A_WORD)) if self.packed else self.shape

    @cached_property
    def count(self) -> int:
        """How many numbers the field has."""
        return math.prod(self.shape)

    @property
    def itemsize(self) -> int:
        """Bytes a number takes."""
        return np.dtype(STORAGE[self.code]).itemsize

    @cached_property
    def size(self) -> int:
        """Bytes the field takes."""
        return math.prod(self.stored) * self.itemsize

    def numbers(self, cells: Any) -> Any:
        """The numbers in what a record's attribute gives, by their places."""
        return Unpacked(cells) if self.packed else cells

    @property
    def per_seat(self) -> bool:
        """Whether the first axis is the players'."""
        return bool(self.axes) and issubclass(self.axes[0], SeatAxis)


class Unpacked:
    """The numbers in words of nibbles, as if each had a place of its own."""

    __slots__ = ("_words",)

    def __init__(self, words: Any) -> None:
        self._words = words

    def _find(self, place: int | tuple[int, int]) -> tuple[Any, int]:
        row, last = (self._words[place[0]], place[1]) if isinstance(place, tuple) else (self._words, place)
        return row, last

    def __getitem__(self, place: int | tuple[int, int]) -> int:
        row, last = self._find(place)
        return nibble(row, last)

    def __setitem__(self, place: int | tuple[int, int], value: int) -> None:
        row, last = self._find(place)
        add_nibble(row, last, value - nibble(row, last))


class Row:
    """An array of one axis. An index below 0 is refused: a rule never means the last place by it."""

    __slots__ = ("_cells",)

    def __init__(self, cells: memoryview) -> None:
        self._cells = cells

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[int]:
        return iter(self._cells)

    def __getitem__(self, place: int) -> int:
        if place < 0:
            raise IndexError(f"there is no place {place}")
        return self._cells[place]

    def __setitem__(self, place: int, value: int) -> None:
        if place < 0:
            raise IndexError(f"there is no place {place}")
        self._cells[place] = value


class Rows:
    """An array of two axes: `cells[i, j]` is a number, `cells[i]` a row that shares the bytes."""

    __slots__ = ("_flat", "_grid", "_shape")

    def __init__(self, flat: memoryview, code: str, shape: tuple[int, ...]) -> None:
        self._flat = flat.cast(code)  # type: ignore[call-overload]
        self._grid = flat.cast(code, shape)  # type: ignore[call-overload]
        self._shape = shape

    def __len__(self) -> int:
        return self._shape[0]

    def __getitem__(self, place: int | tuple[int, int]) -> Any:
        if isinstance(place, tuple):
            if place[0] < 0 or place[1] < 0:
                raise IndexError(f"there is no place {place}")
            return self._grid[place]
        rows, width = self._shape
        if not 0 <= place < rows:
            raise IndexError(f"there is no row {place}")
        return Row(self._flat[place * width : (place + 1) * width])

    def __setitem__(self, place: tuple[int, int], value: int) -> None:
        if place[0] < 0 or place[1] < 0:
            raise IndexError(f"there is no place {place}")
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

    def __set__(self, record: Any, value: Any) -> NoReturn:
        raise TypeError("an array is set place by place")


class _Sealed(type):
    """Lets a record have no attributes beside its fields, so that a misspelt one is an error."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **told: Any) -> Any:
        return super().__new__(cls, name, bases, {"__slots__": (), **space}, **told)


class Record(metaclass=_Sealed):
    """Base of every game's state: the chance key, the question asked, and who must answer it.

    `revealed` is set once what was hidden is open to all; `turn` counts turns, as the game means them.
    """

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
    turn: i16

    def __init_subclass__(cls, questions: type[enum.IntEnum], seat: type[SeatAxis]) -> None:
        cls.questions, cls.seat_axis = questions, seat
        _check(cls.__name__, [*questions] == [*range(len(questions))], "the questions are numbered from 0")
        _check(cls.__name__, issubclass(seat, SeatAxis), "the seats are a SeatAxis")
        cls.fields, cls.options = {}, {}
        offset = 0
        for name, kind in _annotations(cls).items():
            field = _field(cls, name, kind, offset)
            offset = field.offset + field.size
            cls.fields[name] = field
        cls.size = -(-offset // 8) * 8
        fields = cls.fields.values()
        cls.dtype = np.dtype(
            {
                "names": list(cls.fields),
                "formats": [(STORAGE[f.code], f.stored) for f in fields],
                "offsets": [f.offset for f in fields],
                "itemsize": cls.size,
            },
            align=True,
        )
        for index, field in enumerate(fields):
            setattr(cls, field.name, _Array(index) if field.shape else _Scalar(index))

    def __init__(self, data: bytes | bytearray | memoryview | None = None) -> None:
        if data is not None and len(data) != self.size:
            raise ValueError(f"a {type(self).__name__} takes {self.size} bytes, not {len(data)}")
        self._lie_in(bytearray(self.size) if data is None else bytearray(data))

    def _lie_in(self, buffer: bytearray | memoryview) -> None:
        self.buffer = buffer
        whole = memoryview(buffer)
        self._cells = [
            _access(whole[field.offset : field.offset + field.size], field) for field in self.fields.values()
        ]

    @classmethod
    def over(cls, words: np.ndarray[Any, np.dtype[np.uint64]]) -> Self:
        """A record that shares the bytes of a row of words, as batches hold them."""
        record = cls.__new__(cls)
        record._lie_in(words.data.cast("B"))
        return record

    def copy(self) -> Self:
        """The same position in bytes of its own."""
        return type(self)(self.buffer)

    def __bytes__(self) -> bytes:
        return bytes(self.buffer)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.buffer == self.buffer

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type[Self], tuple[bytes]]:
        return type(self), (bytes(self),)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({named(self)})"

    def array(self) -> np.ndarray[Any, np.dtype[Any]]:
        """The same bytes, not a copy, as an array of one for native code."""
        return np.frombuffer(self.buffer, dtype=self.dtype)


def _access(part: memoryview, field: Field) -> Any:
    """What reads and writes a field's bytes: for a number, an array of one."""
    if len(field.shape) == 2:
        return Rows(part, field.code, field.stored)
    numbers = part.cast(field.code)  # type: ignore[call-overload]
    return Row(numbers) if field.shape else numbers


# ---------------------------------------------------------------- reading a declaration


def _check(where: str, holds: bool, complaint: str) -> None:
    if not holds:
        raise TypeError(f"{where}: {complaint}")


def _annotations(cls: type[Record]) -> dict[str, Any]:
    """The fields that every record has, then those of this class."""
    _check(cls.__name__, cls.__bases__ == (Record,), "a record derives from Record alone")
    base = inspect.get_annotations(Record, eval_str=True)
    common = {name: kind for name, kind in base.items() if ClassVar not in (kind, typing.get_origin(kind))}
    own = inspect.get_annotations(cls, eval_str=True)
    for name in own:
        free = name in common or not (name in base or hasattr(Record, name))
        _check(f"{cls.__name__}.{name}", free, "the name has a meaning of its own in every record")
    for name, value in cls.__dict__.items():
        stored = name in own or not isinstance(value, Declared)
        _check(f"{cls.__name__}.{name}", stored, "a field needs a storage type: name: i8 = ...")
    return common | own


def _axes(where: str, kind: Any) -> tuple[type, ...]:
    axes = typing.get_args(kind)
    _check(where, len(axes) <= 2, "an array has at most two axes")
    for axis in axes:
        named = isinstance(axis, type) and issubclass(axis, enum.IntEnum)
        plain = isinstance(axis, type) and issubclass(axis, Axis) and axis.size > 0
        _check(where, named or plain, f"{axis!r} is no axis: an IntEnum, or an Axis with a size")
        _check(where, plain or [*axis] == [*range(len(axis))], f"the places of {axis!r} are numbered from 0")
    return axes


def _has_face_down(axes: tuple[type, ...]) -> bool:
    last = axes[-1] if axes else Axis
    return issubclass(last, enum.IntEnum) and last(0).name == "FACE_DOWN"


def _field(cls: type[Record], name: str, kind: Any, offset: int) -> Field:
    where = f"{cls.__name__}.{name}"
    storage = typing.get_origin(kind) or kind
    _check(where, getattr(storage, "code", None) in STORAGE, f"{kind!r} is no storage type")
    axes = _axes(where, kind)
    told = cls.__dict__.get(name, Record.__dict__.get(name, Declared()))
    _check(where, isinstance(told, Declared), "what stands on the right is public(), total(), option(), ...")
    owned = bool(axes) and issubclass(axes[0], SeatAxis)
    _check(
        where,
        owned or told.sight not in (Sight.OWNER, Sight.REMEMBERED),
        "only a field whose first axis is the seats has owners",
    )
    counted = told.sight is Sight.TOTAL
    _check(
        where,
        not counted or (_has_face_down(axes) and len(axes) == 1 + owned and told.of is None),
        "a total is of numbers by kind, a seat's or nobody's, and place 0 of the kinds is FACE_DOWN",
    )
    packed = storage is nibbles
    _check(where, bool(axes) or not packed, "nibbles are packed along an axis")
    _check(
        where,
        not packed or (told.of is None and told.sight is not Sight.TOTAL),
        "nibbles are plain numbers, without a total",
    )
    _check(
        where,
        told.sight is not Sight.FACE_DOWN or (storage is i8 and _has_face_down((told.of or Axis,))),
        "what lies face down is i8, of kinds whose place 0 is FACE_DOWN",
    )
    of = {"question": cls.questions, "asked": cls.seat_axis}.get(name, told.of)
    _check(where, of is None or issubclass(of, enum.IntEnum | Axis), "`of` names an IntEnum or an axis")
    is_flag, limits = storage is flag, (0, 15) if packed else LIMITS[storage.code]
    if told.option is not None:
        _check(where, not axes, "an option is one number")
        cls.options[name] = _option(where, Option(name, *told.option), limits)
        is_flag, limits = cls.options[name].is_switch, (cls.options[name].low, cls.options[name].high)
    width = np.dtype(STORAGE[storage.code]).itemsize
    shape = tuple(axis_size(axis) for axis in axes)
    start = -(-offset // width) * width
    return Field(name, storage.code, axes, shape, start, told.sight, of, is_flag, limits, packed)


def _option(where: str, told: Option, limits: tuple[int, int]) -> Option:
    choices = range(told.low, told.high + 1)
    _check(where, told.default in choices, "the default is in the range")
    _check(where, limits[0] <= told.low and told.high <= limits[1], "the range fits the storage type")
    _check(
        where, told.choices is None or [*told.choices] == [*choices], "the choices are consecutive numbers"
    )
    return told


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
    number = _number(field, value)
    low, high = field.limits
    if number is None or not low <= number <= high:
        raise ValueError(f"{field.name}: {quoted(value)} is not a value of this field")
    return number


def _number(field: Field, value: Any) -> int | None:
    if field.flag:
        return int(value) if isinstance(value, bool) else None
    if value is None:
        return None if field.of is None else -1
    if field.of is not None and issubclass(field.of, enum.IntEnum):
        return next((int(member) for member in field.of if member.name.lower() == value), None)
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if field.of is None or 0 <= value < axis_size(field.of) else None


def _nest(field: Field, axes: tuple[type, ...], seats: int, at: tuple[int, ...], cells: Any) -> Any:
    if not axes:
        return name_value(field, cells[at if len(at) > 1 else at[0]])
    names = places(axes[0], seats)
    if isinstance(names, int):
        return [_nest(field, axes[1:], seats, (*at, i), cells) for i in range(names)]
    return {name: _nest(field, axes[1:], seats, (*at, i), cells) for i, name in enumerate(names)}


def named_field(record: Record, field: Field) -> Any:
    """One field's value with names in place of numbers."""
    cells = field.numbers(record._cells[list(record.fields).index(field.name)])
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
    if not isinstance(position, Mapping):
        raise ValueError("a position is an object with a name for each field")
    wrong = kind.fields.keys() - position.keys() or position.keys() - kind.fields.keys()
    if wrong:
        names = ", ".join(sorted(quoted(name) for name in wrong)[:5])
        raise ValueError(f"the position's fields do not fit this game: {names}")
    seats = position["seats"]
    if not isinstance(seats, int) or isinstance(seats, bool) or not 1 <= seats <= kind.seat_axis.size:
        raise ValueError(f"seats: {quoted(seats)} is not a number from 1 to {kind.seat_axis.size}")
    record = kind()
    for cells, (name, field) in zip(record._cells, kind.fields.items(), strict=True):
        numbers = field.numbers(cells)
        for at, number in _leaves(field, field.axes, seats, position[name], ()):
            numbers[at if len(at) > 1 else at[0] if at else 0] = number
    return record
