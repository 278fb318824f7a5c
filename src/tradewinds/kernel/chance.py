"""Chance: a keyed counter generator (Threefry-2x64 with 20 rounds) and unbiased draws from it.

The key and the counter live in the record, so the n-th draw of a match is the same at every speed.
The second counter word keeps apart what must not share draws: 0 the game, 1 the bots, 2 making keys.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.kernel.rules import rule, with_native

WORD = 0xFFFFFFFFFFFFFFFF
WORD_63 = 0x7FFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF
PARITY = 0x1BD11BDAA9FC1A22

GAME, BOTS, KEYS = 0, 1, 2


def _to_unsigned(number: Any) -> Any:
    return np.uint64(number)


@with_native(_to_unsigned)
def unsigned(number: int) -> int:
    """A whole number as 64 bits without sign; machine code needs to be told."""
    return int(number) & WORD


def _to_signed(number: Any) -> Any:
    return np.int64(number)


@with_native(_to_signed)
def signed(number: int) -> int:
    """A whole number that fits 63 bits, with sign; machine code needs to be told."""
    return number


@rule
def _turn(word: int, by: int) -> int:
    return ((word << by) & WORD) | (word >> (64 - by))


@rule
def threefry(key0: int, key1: int, count0: int, count1: int) -> tuple[int, int]:
    """The Threefry-2x64-20 block cipher: 128 bits of counter under 128 bits of key."""
    key2 = key0 ^ key1 ^ unsigned(PARITY)
    x0 = (count0 + key0) & WORD
    x1 = (count1 + key1) & WORD
    for step in range(5):
        if step & 1 == 0:
            x0 = (x0 + x1) & WORD
            x1 = _turn(x1, 16) ^ x0
            x0 = (x0 + x1) & WORD
            x1 = _turn(x1, 42) ^ x0
            x0 = (x0 + x1) & WORD
            x1 = _turn(x1, 12) ^ x0
            x0 = (x0 + x1) & WORD
            x1 = _turn(x1, 31) ^ x0
        else:
            x0 = (x0 + x1) & WORD
            x1 = _turn(x1, 16) ^ x0
            x0 = (x0 + x1) & WORD
            x1 = _turn(x1, 32) ^ x0
            x0 = (x0 + x1) & WORD
            x1 = _turn(x1, 24) ^ x0
            x0 = (x0 + x1) & WORD
            x1 = _turn(x1, 21) ^ x0
        old = key0
        key0 = key1
        key1 = key2
        key2 = old
        x0 = (x0 + key0) & WORD
        x1 = (x1 + key1 + unsigned(step + 1)) & WORD
    return x0, x1


@rule
def random_word(s: Any) -> int:
    """The record's next 64 random bits."""
    word = threefry(s.key[0], s.key[1], unsigned(s.counter), unsigned(GAME))[0]
    s.counter += 1
    return word


@rule
def draw(s: Any, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely (Lemire's method, on 32 bits)."""
    bound = unsigned(n)
    product = (random_word(s) >> 32) * bound
    if product & HALF < bound:
        threshold = unsigned((HALF + 1) % n)
        while product & HALF < threshold:
            product = (random_word(s) >> 32) * bound
    return signed(product >> 32)


@rule
def ones(word: int) -> int:
    """How many bits of a word below 2**63 are set."""
    word -= (word >> 1) & 0x5555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((word * 0x0101010101010101) & WORD_63) >> 56


@rule
def below(luck: int, n: int) -> int:
    """A number from 0 to n - 1 made of a word of luck, for players' choices: even but for 1 part in 2**26."""
    return signed(((luck >> 32) * unsigned(n)) >> 32)


@rule
def shuffle(s: Any, cells: Any, first: int, last: int) -> None:
    """Bring `cells[first:last]` into random order."""
    for i in range(last - 1, first, -1):
        j = first + draw(s, i - first + 1)
        held = cells[i]
        cells[i] = cells[j]
        cells[j] = held


@rule
def bag_total(bag: Any, kinds: int) -> int:
    """How many pieces a bag holds, which is its count of each kind."""
    pieces = 0
    for kind in range(kinds):
        pieces += bag[kind]
    return pieces


@rule
def bag_draw(s: Any, bag: Any, kinds: int) -> int:
    """Take one piece from a bag, each piece as likely, and say its kind; -1 from an empty bag."""
    pieces = bag_total(bag, kinds)
    if pieces == 0:
        return -1
    left = draw(s, pieces)
    for kind in range(kinds):
        if left < bag[kind]:
            bag[kind] -= 1
            return kind
        left -= bag[kind]
    return -1


@rule
def derive_key(seed0: int, seed1: int, index: int) -> tuple[int, int]:
    """The key of the index-th match of a series, from the series' seed."""
    return threefry(unsigned(seed0), unsigned(seed1), unsigned(index), unsigned(KEYS))


@rule
def bot_luck(s: Any, decision: int) -> tuple[int, int]:
    """The random words that players may use at this decision and, if it is an even one, at the next.

    They are apart from the game's own draws.
    """
    even, odd = threefry(s.key[0], s.key[1], unsigned(decision >> 1), unsigned(BOTS))
    return (odd, odd) if decision & 1 else (even, odd)
