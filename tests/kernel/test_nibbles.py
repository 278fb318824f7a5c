"""Small counts packed into words, alone, in a record, and natively."""

from __future__ import annotations

import enum
import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradewinds.kernel.compile import Twins
from tradewinds.kernel.nibbles import (
    IN_A_WORD,
    add_nibble,
    nibble,
    nibbles_total,
    nth_nibble,
    number_in,
    one_at,
)
from tradewinds.kernel.records import (
    Axis,
    Record,
    SeatAxis,
    face_down,
    from_named,
    i8,
    i16,
    named,
    nibbles,
    owner,
    public,
    read_value,
    total,
)


class Ask(enum.IntEnum):
    OVER = 0


class Chair(SeatAxis, size=2):
    pass


class Bead(enum.IntEnum):
    FACE_DOWN = 0
    RED = 1
    BLUE = 2


class Peg(Axis, size=11):
    pass


class Board(Record, questions=Ask, seat=Chair):
    odd: i8
    pegs: nibbles[Peg]
    held: nibbles[Chair, Peg] = owner()
    beads: i8[Chair, Bead] = face_down(Bead)
    after: i8


ROWS = st.lists(st.integers(0, 15), min_size=1, max_size=30)


def row_of(numbers: list[int]) -> list[int]:
    """The words that hold these numbers."""
    row = [0] * -(-len(numbers) // IN_A_WORD)
    for place, number in enumerate(numbers):
        add_nibble(row, place, number)
    return row


@given(ROWS)
def test_numbers_are_read_as_they_were_put(numbers: list[int]) -> None:
    row = row_of(numbers)
    assert [nibble(row, place) for place in range(len(numbers))] == numbers
    assert nibbles_total(row) == sum(numbers)
    assert all(0 <= word < 2**32 for word in row)
    for place, number in enumerate(numbers):
        assert number_in(row[place // IN_A_WORD], place) == number


@given(ROWS)
def test_the_nth_piece_is_found(numbers: list[int]) -> None:
    row = row_of(numbers)
    pieces = [place for place, number in enumerate(numbers) for _ in range(number)]
    assert [nth_nibble(row, nth) for nth in range(len(pieces))] == pieces
    assert nth_nibble(row, len(pieces)) == -1


@given(ROWS, st.data())
def test_a_change_leaves_the_neighbours_alone(numbers: list[int], data: st.DataObject) -> None:
    row = row_of(numbers)
    place = data.draw(st.integers(0, len(numbers) - 1))
    number = data.draw(st.integers(0, 15))
    add_nibble(row, place, number - numbers[place])
    assert [nibble(row, i) for i in range(len(numbers))] == [*numbers[:place], number, *numbers[place + 1 :]]


def test_one_more_is_added_to_a_word() -> None:
    row = [0, 0]
    row[9 // IN_A_WORD] += one_at(9)
    assert (nibble(row, 9), nibbles_total(row)) == (1, 1)


def test_machine_code_counts_alike() -> None:
    import numba

    twins = Twins(lambda function: numba.njit(function, error_model="numpy"), {})
    row = np.array([0xFEDCBA98, 0x00000F01], dtype=np.uint32)
    plain = [int(word) for word in row]
    for rule, last in ((nibble, 10), (nth_nibble, nibbles_total(plain) + 1)):
        for place in range(last):
            assert int(twins.of(rule)(row, place)) == rule(plain, place)
    assert int(twins.of(nibbles_total)(row)) == nibbles_total(plain)
    twins.of(add_nibble)(row, 7, -15)
    twins.of(add_nibble)(row, 9, 14)
    assert [hex(word) for word in row] == ["0xedcba98", "0xfe1"]


# ---------------------------------------------------------------- in a record


def test_eight_numbers_take_a_word() -> None:
    pegs, held = Board.fields["pegs"], Board.fields["held"]
    assert (pegs.shape, pegs.stored, pegs.count, pegs.size) == ((11,), (2,), 11, 8)
    assert (held.shape, held.stored, held.count, held.size) == ((2, 11), (2, 2), 22, 16)
    assert pegs.offset % 4 == held.offset % 4 == 0
    assert Board.dtype["held"].shape == (2, 2)


def test_the_named_form_has_each_number() -> None:
    s = Board()
    s.seats = 2
    add_nibble(s.pegs, 10, 15)
    add_nibble(s.held[1], 8, 7)
    told = named(s)
    assert told["pegs"] == [0] * 10 + [15]
    assert told["held"] == [[0] * 11, [0] * 8 + [7, 0, 0]]
    assert from_named(Board, json.loads(json.dumps(told))) == s


@pytest.mark.parametrize("value", [16, -1, True, "1", None])
def test_a_number_that_does_not_fit_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="pegs"):
        read_value(Board.fields["pegs"], value)


@pytest.mark.parametrize(
    ("notes", "space", "complaint"),
    [
        ({"x": nibbles}, {}, "nibbles are packed along an axis"),
        ({"x": nibbles[Bead]}, {"x": public(Bead)}, "nibbles are plain numbers"),
        ({"x": nibbles[Chair, Bead]}, {"x": total()}, "nibbles are plain numbers"),
        ({"x": i16[Bead]}, {"x": face_down(Bead)}, "what lies face down is i8"),
        ({"x": i8[Bead]}, {"x": face_down(Ask)}, "what lies face down is i8"),
        ({"x": i8[Bead]}, {"x": face_down(Peg)}, "what lies face down is i8"),
    ],
)
def test_a_wrong_declaration_is_refused(notes: Any, space: Any, complaint: str) -> None:
    body = {"__annotations__": notes, "__module__": __name__, **space}
    with pytest.raises(TypeError, match=complaint):
        type(Record)("Made", (Record,), body, questions=Ask, seat=Chair)
