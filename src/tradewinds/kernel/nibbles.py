"""Nibbles: small counts, eight to a word of 32 bits, where a record has many of them."""

from __future__ import annotations

from typing import Any

from tradewinds.kernel.rules import rule

IN_A_WORD = 8


@rule
def nibble(row: Any, place: int) -> int:
    """The number from 0 to 15 at a place of a row of nibbles."""
    return int(row[place >> 3] >> ((place & 7) << 2)) & 15


@rule
def add_nibble(row: Any, place: int, number: int) -> None:
    """Change the number at a place; what comes out must be 0 to 15."""
    row[place >> 3] += number << ((place & 7) << 2)


@rule
def nibbles_total(row: Any, places: int) -> int:
    """The sum of the numbers at the first places of a row."""
    total = 0
    for place in range(places):
        total += nibble(row, place)
    return total


@rule
def nth_nibble(row: Any, places: int, nth: int) -> int:
    """The place of the nth piece, from 0, where each number is a count of pieces; -1 beyond the last."""
    for place in range(places):
        pieces = nibble(row, place)
        if nth < pieces:
            return place
        nth -= pieces
    return -1
