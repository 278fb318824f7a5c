"""Records: how they are declared, what their bytes are, and their named form."""

import copy
import enum
import json
import pickle
from typing import Any, ClassVar

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.hostile import anything, each_hostile
from tests.toy import TOY
from tradewinds.games.san_juan import GAME as SAN_JUAN
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.records import (
    LIMITS,
    Axis,
    Field,
    Option,
    Pair,
    Record,
    SeatAxis,
    Sight,
    flag,
    from_named,
    i8,
    i16,
    name_value,
    named,
    named_field,
    nobody,
    option,
    owner,
    places,
    public,
    read_value,
    remembered,
    total,
    u32,
    u64,
)


class Ask(enum.IntEnum):
    OVER = 0
    PICK = 1


class Chair(SeatAxis, size=3):
    pass


class Step(Axis, size=2):
    pass


class Kind(enum.IntEnum):
    FACE_DOWN = 0
    RED = 1


class Open(enum.IntEnum):
    RED = 0
    BLUE = 1


class FromOne(enum.IntEnum):
    ONE = 1
    TWO = 2


class Gap(enum.IntEnum):
    LOW = 0
    HIGH = 2


class Loose(enum.Enum):
    RED = 0


class Endless(Axis):
    pass


class Mixed(Record, questions=Ask, seat=Chair):
    """Fields in an order that needs padding."""

    tempo: i8 = option(FromOne.TWO)
    small: i8
    wide: u64
    yes: flag
    middling: i16[Step]
    card: i8 = public(Kind)
    seat_of: i8[Kind] = public(Chair)
    step: i8 = public(Step)
    long: u32[Chair]
    grid: i16[Chair, Kind] = remembered()
    plain: i8[Step, Step]


def declared(space: dict[str, Any], **notes: Any) -> type[Record]:
    """A record made of these annotations, and what stands right of them."""
    body = {"__annotations__": notes, "__module__": __name__, **space}
    return type(Record)("Made", (Record,), body, questions=Ask, seat=Chair)


# ---------------------------------------------------------------- declarations


@pytest.mark.parametrize(
    ("notes", "space", "complaint"),
    [
        ({"x": int}, {}, "Made.x: <class 'int'> is no storage type"),
        ({"x": list[int]}, {}, r"Made.x: list\[int\] is no storage type"),
        ({"x": ClassVar[int]}, {}, "is no storage type"),
        ({"x": i8[Chair, Kind, Step]}, {}, "at most two axes"),
        ({"x": i8[3]}, {}, "3 is no axis"),  # type: ignore[misc]
        ({"x": i8[int]}, {}, "is no axis"),
        ({"x": i8[Endless]}, {}, "is no axis"),
        ({"x": i8[Loose]}, {}, "is no axis"),
        ({"x": i8[FromOne]}, {}, "are numbered from 0"),
        ({"x": i8[Gap]}, {}, "are numbered from 0"),
        ({"x": i8}, {"x": 5}, "what stands on the right"),
        ({"x": i8}, {"x": owner()}, "has owners"),
        ({"x": i8[Kind]}, {"x": owner()}, "has owners"),
        ({"x": i8[Kind, Chair]}, {"x": remembered()}, "has owners"),
        ({"x": i8}, {"x": total()}, "a total is of numbers by kind"),
        ({"x": i8[Chair]}, {"x": total()}, "a total is of numbers by kind"),
        ({"x": i8[Open]}, {"x": total()}, "a total is of numbers by kind"),
        ({"x": i8[Chair, Open]}, {"x": total()}, "a total is of numbers by kind"),
        ({"x": i8[Step, Kind]}, {"x": total()}, "a total is of numbers by kind"),
        ({"x": i8[Kind, Chair]}, {"x": total()}, "a total is of numbers by kind"),
        ({"x": i8}, {"x": public(int)}, "`of` names an IntEnum or an axis"),
        ({"x": i8}, {"x": public(Loose)}, "`of` names an IntEnum or an axis"),
        ({"x": i8[Kind]}, {"x": option()}, "an option is one number"),
        ({"x": i8}, {"x": option(2)}, "the default is in the range"),
        ({"x": i8}, {"x": option(5, low=9, high=6)}, "the default is in the range"),
        ({"x": i8}, {"x": option(1, high=128)}, "the range fits the storage type"),
        ({"x": u32}, {"x": option(0, low=-1)}, "the range fits the storage type"),
        ({"x": i8}, {"x": option(Gap.LOW)}, "consecutive numbers"),
        ({}, {"x": public()}, "a field needs a storage type"),
        ({"size": i8}, {}, "a meaning of its own"),
        ({"copy": i8}, {}, "a meaning of its own"),
        ({"buffer": i8}, {}, "a meaning of its own"),
        ({"_cells": i8}, {}, "a meaning of its own"),
        ({"fields": i8}, {}, "a meaning of its own"),
        ({"questions": i8}, {}, "a meaning of its own"),
        ({"mro": i8}, {}, "a meaning of its own"),
    ],
)
def test_a_wrong_declaration_is_refused(notes: Any, space: Any, complaint: str) -> None:
    with pytest.raises(TypeError, match=complaint):
        declared(space, **notes)


def test_questions_are_numbered_from_0() -> None:
    with pytest.raises(TypeError, match="Made: the questions are numbered from 0"):
        type(Record)("Made", (Record,), {}, questions=FromOne, seat=Chair)


def test_seats_are_an_axis_of_seats() -> None:
    with pytest.raises(TypeError, match="Made: the seats are a SeatAxis"):
        type(Record)("Made", (Record,), {}, questions=Ask, seat=Step)


def test_a_record_derives_from_record_alone() -> None:
    for bases in [(Mixed,), (Record, Axis)]:
        with pytest.raises(TypeError, match="Made: a record derives from Record alone"):
            type(Record)("Made", bases, {}, questions=Ask, seat=Chair)


def test_questions_and_seats_must_be_named() -> None:
    with pytest.raises(TypeError, match="questions"):
        type(Record)("Made", (Record,), {})


def test_cells_are_no_values() -> None:
    cells: Any = i8()
    for wrong in [
        lambda: cells.__get__(None),
        lambda: cells.__set__(None, 1),
        lambda: cells[0],
        lambda: cells.__setitem__(0, 1),
    ]:
        with pytest.raises(TypeError, match="never instantiated"):
            wrong()


def test_a_common_field_may_be_told_again_and_keeps_its_sight() -> None:
    made = declared({}, key=u64[Pair], extra=i8)
    assert made.fields["key"].sight is Sight.NOBODY
    assert [*made.fields][:6] == ["key", "counter", "seats", "question", "asked", "revealed"]
    assert made.fields["question"].of is Ask
    assert made.fields["asked"].of is Chair


def test_a_constant_beside_the_fields_is_no_field() -> None:
    made = declared({"LIMIT": 3}, x=i8)
    assert "LIMIT" not in made.fields
    assert made.LIMIT == 3  # type: ignore[attr-defined]


# ---------------------------------------------------------------- layout

RECORDS = [Mixed, TOY.state, GAME.state]


@pytest.mark.parametrize("kind", RECORDS, ids=lambda kind: kind.__module__)
def test_layout_is_aligned_and_without_overlap(kind: type[Record]) -> None:
    end = 0
    for field in kind.fields.values():
        assert field.offset >= end
        assert field.offset % field.itemsize == 0
        assert kind.dtype.fields is not None
        assert kind.dtype.fields[field.name][1] == field.offset
        assert kind.dtype.fields[field.name][0].shape == field.shape
        assert field.size == field.count * field.itemsize
        end = field.offset + field.size
    assert kind.size == kind.dtype.itemsize
    assert kind.size % 8 == 0
    assert end <= kind.size < end + 8
    assert kind.dtype.isalignedstruct


def test_fields_know_their_shape_meaning_and_owner() -> None:
    grid, card = Mixed.fields["grid"], Mixed.fields["card"]
    assert (grid.axes, grid.shape, grid.count, grid.size) == ((Chair, Kind), (3, 2), 6, 12)
    assert grid.per_seat
    assert grid.sight is Sight.REMEMBERED
    assert (card.axes, card.shape, card.count, card.of, card.per_seat) == ((), (), 1, Kind, False)
    assert not Mixed.fields["seat_of"].per_seat


@pytest.mark.parametrize("kind", RECORDS, ids=lambda kind: kind.__module__)
def test_attributes_and_the_array_are_the_same_bytes(kind: type[Record]) -> None:
    s = kind()
    array = s.array()
    for field in kind.fields.values():
        low, high = LIMITS[field.code]
        for at in np.ndindex(field.shape):
            for number in (high, low):
                if not at:
                    setattr(s, field.name, number)
                    assert (getattr(s, field.name), int(array[field.name][0])) == (number, number)
                else:
                    cells, place = getattr(s, field.name), at if len(at) > 1 else at[0]
                    cells[place] = number
                    assert (cells[place], int(array[field.name][(0, *at)])) == (number, number)
        array[field.name] = 1
    s.array()["seats"] = 2
    assert s.seats == 2


@pytest.mark.parametrize("kind", RECORDS, ids=lambda kind: kind.__module__)
def test_every_cell_has_bytes_of_its_own(kind: type[Record]) -> None:
    """Setting one cell changes nothing but that cell, however long the record."""
    for field in kind.fields.values():
        for at in np.ndindex(field.shape):
            s = kind()
            if at:
                getattr(s, field.name)[at if len(at) > 1 else at[0]] = LIMITS[field.code][1]
            else:
                setattr(s, field.name, LIMITS[field.code][1])
            told = {name: value for name, value in zip(kind.fields, s.array()[0].item()) if np.any(value)}
            assert list(told) == [field.name]
            assert np.count_nonzero(told[field.name]) == 1


# ---------------------------------------------------------------- reading and writing


def test_numbers_that_do_not_fit_are_refused_and_change_nothing() -> None:
    s = Mixed()
    before = bytes(s)
    for write in [
        lambda: setattr(s, "small", 128),
        lambda: setattr(s, "small", -129),
        lambda: setattr(s, "wide", 2**64),
        lambda: setattr(s, "wide", -1),
        lambda: s.middling.__setitem__(1, 2**15),
        lambda: s.long.__setitem__(2, 2**32),
        lambda: s.grid.__setitem__((1, 1), -(2**15) - 1),
        lambda: s.grid[0].__setitem__(1, 10**30),
    ]:
        with pytest.raises(ValueError, match="invalid value for format"):
            write()
    for write in [lambda: setattr(s, "small", 1.0), lambda: s.middling.__setitem__(0, "1")]:
        with pytest.raises(TypeError, match="invalid type for format"):
            write()
    assert bytes(s) == before


def test_an_index_below_0_or_beyond_the_end_is_refused() -> None:
    s = Mixed()
    for read in [
        lambda: s.middling[-1],
        lambda: s.middling[2],
        lambda: s.middling.__setitem__(-1, 0),
        lambda: s.middling.__setitem__(2, 0),
        lambda: s.grid[-1, 0],
        lambda: s.grid[0, -1],
        lambda: s.grid[3, 0],
        lambda: s.grid[0, 2],
        lambda: s.grid.__setitem__((-1, 0), 0),
        lambda: s.grid.__setitem__((0, -1), 0),
        lambda: s.grid.__setitem__((3, 0), 0),
        lambda: s.grid[-1],
        lambda: s.grid[3],
        lambda: s.grid[0][-1],
        lambda: s.grid[0][2],
    ]:
        with pytest.raises(IndexError):
            read()


def test_arrays_are_set_place_by_place() -> None:
    s = Mixed()
    with pytest.raises(TypeError, match="place by place"):
        s.middling = [1, 2]  # type: ignore[assignment]
    with pytest.raises(TypeError):
        s.grid[0] = [1, 2]  # type: ignore[assignment, index]
    with pytest.raises(TypeError):
        s.grid[0, 0, 0]


def test_rows_share_the_bytes() -> None:
    s = Mixed()
    row = s.grid[1]
    row[0], row[1] = 5, -6
    assert (s.grid[1, 0], s.grid[1, 1]) == (5, -6)
    assert list(row) == [5, -6]
    assert len(row) == 2
    assert [list(row) for row in s.grid] == [[0, 0], [5, -6], [0, 0]]  # type: ignore[attr-defined]
    assert (len(s.grid), len(s.plain), len(s.long)) == (3, 2, 3)  # type: ignore[arg-type]


def test_a_misspelt_attribute_is_refused() -> None:
    s = Mixed()
    with pytest.raises(AttributeError):
        s.smal = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        s.smal  # type: ignore[attr-defined] # noqa: B018
    assert not hasattr(s, "__dict__")


def test_numbers_read_are_python_integers() -> None:
    s = Mixed()
    s.small = np.int64(3)  # type: ignore[assignment]
    s.grid[0, 0] = Kind.RED
    assert type(s.small) is type(s.grid[0, 0]) is type(s.grid[0][0]) is type(s.long[0]) is int


def test_fields_read_on_the_class_are_not_numbers() -> None:
    assert not isinstance(Mixed.small, int)
    assert not isinstance(Mixed.grid, int)


# ---------------------------------------------------------------- values


def random_bytes(kind: type[Record], data: st.DataObject) -> Record:
    return kind(data.draw(st.binary(min_size=kind.size, max_size=kind.size)))


@settings(deadline=None, max_examples=40, derandomize=True)
@given(st.data(), st.sampled_from(RECORDS))
def test_a_record_is_a_value(data: st.DataObject, kind: type[Record]) -> None:
    s = random_bytes(kind, data)
    for twin in [s.copy(), kind(bytes(s)), pickle.loads(pickle.dumps(s)), copy.deepcopy(s), copy.copy(s)]:
        assert twin == s
        assert bytes(twin) == bytes(s)
        assert type(twin) is kind
        twin.counter ^= 1
        assert twin != s
    assert len(bytes(s)) == kind.size


def test_records_of_other_kinds_or_sizes_are_others() -> None:
    assert Mixed() != TOY.state()
    assert Mixed() != bytes(Mixed())
    for wrong in (0, Mixed.size - 1, Mixed.size + 1):
        with pytest.raises(ValueError, match=f"a Mixed takes {Mixed.size} bytes, not {wrong}"):
            Mixed(b"\0" * wrong)


def test_a_record_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Mixed())


def test_a_copy_shares_nothing_and_an_array_all() -> None:
    s = Mixed()
    twin, array = s.copy(), s.array()
    s.small = 9
    assert twin.small == 0
    assert array["small"][0] == 9


def test_a_record_over_words_shares_them() -> None:
    words = np.zeros((2, Mixed.size // 8), dtype=np.uint64)
    s = Mixed.over(words[1])
    s.grid[2, 1] = 7
    assert words.view(Mixed.dtype)[1, 0]["grid"][2, 1] == 7
    assert not words[0].any()
    assert s.copy() == s == Mixed(words[1].tobytes())


def test_repr_is_the_named_form() -> None:
    s = Mixed()
    s.tempo = 1
    assert repr(s) == f"Mixed({named(s)})"


# ---------------------------------------------------------------- options


def test_options_know_their_values_in_words() -> None:
    switch, choice, number = TOY.state.options.values()
    assert (switch.name, choice.name, number.name) == ("open_hands", "omen_rule", "hand_size")
    assert (switch.is_switch, choice.is_switch, number.is_switch) == (True, False, False)
    assert switch.labels() == ["off", "on"]
    assert choice.labels() == ["double", "nothing"]
    assert number.labels() == ["1..3"]
    assert [switch.label(0), switch.label(1), choice.label(1), number.label(3)] == [
        "off",
        "on",
        "nothing",
        "3",
    ]
    assert Option("n", 1, None, 0, 2).labels() == ["0..2"]


def test_a_choice_may_begin_at_1() -> None:
    told = Mixed.options["tempo"]
    assert (told.default, told.low, told.high, told.labels()) == (2, 1, 2, ["one", "two"])


# ---------------------------------------------------------------- named form


def legal_cell(field: Field, seats: int) -> st.SearchStrategy[int]:
    if field.flag:
        return st.integers(0, 1)
    low, high = field.limits
    if field.of is None:
        return st.integers(low, high)
    named_places = places(field.of, seats)
    count = named_places if isinstance(named_places, int) else len(named_places)
    return st.integers(max(-1, low), min(high, count - 1))


@st.composite
def records(draw: Any, kind: type[Record]) -> Record:
    """A record with a possible number in each cell of the seats in play."""
    s = kind()
    seats = draw(st.integers(1, kind.seat_axis.size))
    for field in kind.fields.values():
        for at in np.ndindex(field.shape):
            axes = zip(field.axes, at)
            if any(issubclass(axis, SeatAxis) and place >= seats for axis, place in axes):
                continue
            number = seats if field.name == "seats" else draw(legal_cell(field, seats))
            if at:
                getattr(s, field.name)[at if len(at) > 1 else at[0]] = number
            else:
                setattr(s, field.name, number)
    return s


@settings(deadline=None, max_examples=60, derandomize=True)
@given(st.data(), st.sampled_from(RECORDS))
def test_named_form_comes_back_the_same(data: st.DataObject, kind: type[Record]) -> None:
    s = data.draw(records(kind))
    told = named(s)
    assert list(told) == list(kind.fields)
    assert from_named(kind, told) == s
    assert from_named(kind, json.loads(json.dumps(told))) == s


def test_named_form_uses_names() -> None:
    s = Mixed()
    s.tempo, s.card, s.yes, s.step, s.seats, s.asked = 1, 1, 1, 1, 2, 1
    s.seat_of[0], s.seat_of[1] = -1, 1
    s.grid[1, 1], s.grid[2, 1] = 7, 9
    told = named(s)
    assert told["tempo"] == "one"
    assert told["card"] == "red"
    assert told["yes"] is True
    assert told["question"] == "over"
    assert (told["step"], told["asked"]) == (1, 1)
    assert told["seat_of"] == {"face_down": None, "red": 1}
    assert told["grid"] == [{"face_down": 0, "red": 0}, {"face_down": 0, "red": 7}]  # two seats in play
    assert told["plain"] == [[0, 0], [0, 0]]
    assert told["key"] == [0, 0]
    assert named_field(s, Mixed.fields["long"]) == [0, 0]
    s.card, s.step, s.asked = -1, -1, -1
    assert (named(s)["card"], named(s)["step"], named(s)["asked"]) == (None, None, None)
    assert name_value(Mixed.fields["small"], -1) == -1


def test_places_are_names_or_a_count() -> None:
    assert places(Kind, 2) == ["face_down", "red"]
    assert places(Chair, 2) == 2
    assert places(Step, 9) == 2


def good() -> dict[str, Any]:
    s = Mixed()
    s.seats, s.tempo = 2, 1
    told: dict[str, Any] = json.loads(json.dumps(named(s)))
    return told


def refused(position: Any) -> str:
    with pytest.raises(ValueError, match=r"\A[^\n]+\Z") as caught:
        from_named(Mixed, position)
    assert type(caught.value) is ValueError
    message = str(caught.value)
    assert message.isprintable()
    assert len(message) <= 500
    return message


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("small", 128, "small: 128 is not a value of this field"),
        ("small", -129, "small: -129 is not a value of this field"),
        ("small", True, "small: True is not a value of this field"),
        ("small", "1", "small: '1' is not a value of this field"),
        ("small", None, "small: None is not a value of this field"),
        ("small", 1.0, "small: 1.0 is not a value of this field"),
        ("small", [1], "small: <list> is not a value of this field"),
        pytest.param(
            "small", 10**5000, "small: a number far too large is not a value of this field", id="huge"
        ),
        ("wide", -1, "wide: -1 is not a value of this field"),
        ("wide", 2**64, "wide: 18446744073709551616 is not a value of this field"),
        ("yes", 1, "yes: 1 is not a value of this field"),
        ("yes", None, "yes: None is not a value of this field"),
        ("card", "blue", "card: 'blue' is not a value of this field"),
        ("card", "RED", "card: 'RED' is not a value of this field"),
        ("card", 1, "card: 1 is not a value of this field"),
        ("card", "red\n\x1b[0m", r"card: 'red\n\x1b[0m' is not a value of this field"),
        ("step", 2, "step: 2 is not a value of this field"),
        ("step", -1, "step: -1 is not a value of this field"),
        ("tempo", "three", "tempo: 'three' is not a value of this field"),
        ("tempo", None, "tempo: None is not a value of this field"),
        ("middling", [1], "middling: a list of 2 is needed"),
        ("middling", [1, 2, 3], "middling: a list of 2 is needed"),
        ("middling", "12", "middling: a list of 2 is needed"),
        ("middling", {"0": 1, "1": 1}, "middling: a list of 2 is needed"),
        ("long", [1, 2, 3], "long: a list of 2 is needed"),
        ("seat_of", {"red": 0}, "seat_of: exactly the names face_down, red are needed"),
        ("seat_of", {"red": 0, "face_down": 3}, "seat_of: 3 is not a value of this field"),
        ("seat_of", [0, 0], "seat_of: exactly the names face_down, red are needed"),
        ("grid", [{"red": 0, "face_down": 0}], "grid: a list of 2 is needed"),
        ("grid", [{"red": 0, "face_down": 0}, {}], "grid: exactly the names face_down, red are needed"),
        ("plain", [[0, 0], [0]], "plain: a list of 2 is needed"),
        ("seats", 0, "seats: 0 is not a number from 1 to 3"),
        ("seats", 4, "seats: 4 is not a number from 1 to 3"),
        ("seats", True, "seats: True is not a number from 1 to 3"),
        ("seats", "2", "seats: '2' is not a number from 1 to 3"),
        pytest.param(
            "seats", 10**5000, "seats: a number far too large is not a number from 1 to 3", id="crowd"
        ),
    ],
)
def test_a_wrong_value_is_refused_by_name(name: str, value: Any, message: str) -> None:
    assert refused(good() | {name: value}) == message


def test_a_position_has_exactly_the_fields() -> None:
    position = good()
    del position["small"], position["wide"]
    assert refused(position) == "the position's fields do not fit this game: 'small', 'wide'"
    assert refused(good() | {"more\n": 1}) == r"the position's fields do not fit this game: 'more\n'"
    many = {f"extra{i}" + "x" * 1000: 1 for i in range(100)}
    assert "extra0" in refused(good() | many)
    assert refused(good() | {3: 1}) == "the position's fields do not fit this game: 3"
    for wrong in (None, [], "position", 5):
        assert refused(wrong) == "a position is an object with a name for each field"


@each_hostile
def test_no_value_does_more_than_be_refused(value: Any) -> None:
    refused(value)
    for name in Mixed.fields:
        try:
            s = from_named(Mixed, good() | {name: value})
        except ValueError:
            refused(good() | {name: value})
        else:
            assert named(s)[name] == value


@settings(deadline=None, max_examples=100, derandomize=True)
@given(st.sampled_from([*Mixed.fields]), anything)
def test_arbitrary_values_are_refused_or_kept(name: str, value: Any) -> None:
    try:
        s = from_named(Mixed, good() | {name: value})
    except ValueError:
        refused(good() | {name: value})
    else:
        assert named(s)[name] == value


@settings(deadline=None, max_examples=60, derandomize=True)
@given(st.sampled_from([*Mixed.fields.values()]), anything)
def test_read_value_undoes_name_value(field: Field, value: Any) -> None:
    try:
        number = read_value(field, value)
    except ValueError:
        with pytest.raises(ValueError, match=f"{field.name}: .* is not a value of this field"):
            read_value(field, value)
    else:
        assert name_value(field, number) == value


def test_hidden_fields_are_in_the_named_form() -> None:
    s = TOY.start(2, (5, 6))
    told = named(s)
    assert told["key"] == [5, 6]
    assert told["omen"] in {"shell", "pearl", "coral"}
    fields = [*TOY.state.fields.values(), *SAN_JUAN.state.fields.values()]
    assert {field.sight for field in fields} == {*Sight}
    assert SAN_JUAN.state.fields.keys() == named(SAN_JUAN.start(2, (5, 6))).keys()
    made = declared({"x": nobody(Kind)}, x=i8)
    assert "x" in named(made())
