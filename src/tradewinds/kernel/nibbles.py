"""Nibbles: small counts, eight to a word of 32 bits, where a record has many of them.

What is read and changed all the time goes by words, for handing an array on costs machine code time:
`number_in(s.hand[seat, place // IN_A_WORD], place)`. Elsewhere whole rows read better.
"""

from __future__ import annotations

from typing import Any

from tradewinds.kernel.rules import rule

IN_A_WORD = 8


@rule
def number_in(word: int, place: int) -> int:
    """The number from 0 to 15 at a place, in the word that holds it."""
    return int(word >> ((place & 7) << 2)) & 15


@rule
def one_at(place: int) -> int:
    """What one more at a place adds to the word that holds it."""
    return 1 << ((place & 7) << 2)


@rule
def nibble(row: Any, place: int) -> int:
    """The number from 0 to 15 at a place of a row of nibbles."""
    return number_in(row[place >> 3], place)


@rule
def add_nibble(row: Any, place: int, number: int) -> None:
    """Change the number at a place; what comes out must be 0 to 15."""
    row[place >> 3] += number * one_at(place)


@rule
def word_total(word: int) -> int:
    """The sum of the eight numbers in a word."""
    pairs = (word & 0x0F0F0F0F) + ((word >> 4) & 0x0F0F0F0F)
    return int((pairs * 0x01010101) >> 24) & 0xFF


@rule
def nibbles_total(row: Any) -> int:
    """The sum of the numbers in a row."""
    total = 0
    for i in range(len(row)):
        total += word_total(int(row[i]))
    return total


@rule
def nth_nibble(row: Any, nth: int) -> int:
    """The place of the nth piece, from 0, where each number is a count of pieces; -1 beyond the last."""
    for i in range(len(row)):
        word = int(row[i])
        pieces = word_total(word)
        if nth < pieces:
            place = i * IN_A_WORD
            while nth >= word & 15:
                nth -= word & 15
                word >>= 4
                place += 1
            return place
        nth -= pieces
    return -1
