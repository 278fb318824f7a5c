"""Chance: the cipher against its published answers, and draws that favour nothing."""

from __future__ import annotations

import enum
import itertools
from collections import Counter
from fractions import Fraction
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toy import TOY
from tradewinds.kernel import chance
from tradewinds.kernel.chance import (
    BOTS,
    GAME,
    HALF,
    KEYS,
    WORD,
    bag_draw,
    bag_total,
    below,
    bot_luck,
    derive_key,
    draw,
    ones,
    random_word,
    shuffle,
    threefry,
)
from tradewinds.kernel.records import Record, SeatAxis, i8

words = st.integers(0, WORD)


def fresh(key: tuple[int, int] = (1, 2)) -> Record:
    s = TOY.state()
    s.key[0], s.key[1] = key
    return s


def chi_square(counts: list[int], shares: list[float]) -> float:
    whole = sum(counts)
    return sum((count - whole * share) ** 2 / (whole * share) for count, share in zip(counts, shares))


class Rigged:
    """Stands in for the generator: hands out the words it is told, each with its upper half as given."""

    def __init__(self, *halves: int) -> None:
        self.words = [half << 32 for half in halves]

    def __call__(self, s: object) -> int:
        return self.words.pop(0)


# ---------------------------------------------------------------- the cipher


@pytest.mark.parametrize(
    ("counter", "key", "answer"),
    [
        ((0, 0), (0, 0), (0xC2B6E3A8C2C69865, 0x6F81ED42F350084D)),
        ((WORD, WORD), (WORD, WORD), (0xE02CB7C4D95D277A, 0xD06633D0893B8B68)),
        (
            (0x243F6A8885A308D3, 0x13198A2E03707344),
            (0xA4093822299F31D0, 0x082EFA98EC4E6C89),
            (0x263C7D30BB0F0AF1, 0x56BE8361D3311526),
        ),
    ],
)
def test_threefry_gives_the_published_answers(
    counter: tuple[int, int], key: tuple[int, int], answer: tuple[int, int]
) -> None:
    assert threefry(*key, *counter) == answer


@settings(deadline=None, max_examples=100, derandomize=True)
@given(words, words, words, words)
def test_threefry_stays_in_64_bits_and_is_one_to_one_in_the_counter(
    key0: int, key1: int, count0: int, count1: int
) -> None:
    out = threefry(key0, key1, count0, count1)
    assert all(0 <= half <= WORD for half in out)
    assert out != threefry(key0, key1, count0 ^ 1, count1)
    assert out != threefry(key0, key1, count0, count1 ^ 1)


def test_one_bit_of_the_key_changes_half_of_the_output() -> None:
    plain = threefry(7, 11, 0, 0)
    flips = [
        (one ^ other).bit_count()
        for bit in range(64)
        for one, other in zip(plain, threefry(7 ^ (1 << bit), 11, 0, 0))
    ]
    assert 30 < sum(flips) / len(flips) < 34


# ---------------------------------------------------------------- domains


def test_words_come_from_the_counter_in_the_domain_of_the_game() -> None:
    s = fresh((3, 4))
    told = [random_word(s) for _ in range(4)]
    assert told == [threefry(3, 4, n, GAME)[0] for n in range(4)]
    assert s.counter == 4


def test_words_for_the_game_the_bots_and_the_keys_never_meet() -> None:
    s = fresh((9, 9))
    of_game = {threefry(9, 9, n, GAME) for n in range(2000)}
    of_bots = {threefry(9, 9, n, BOTS) for n in range(2000)}
    of_keys = {threefry(9, 9, n, KEYS) for n in range(2000)}
    assert len(of_game | of_bots | of_keys) == 6000
    assert {GAME, BOTS, KEYS} == {0, 1, 2}
    assert derive_key(9, 9, 5) in of_keys
    assert bot_luck(s, 10) == threefry(9, 9, 5, BOTS)


def test_luck_of_bots_takes_each_half_of_a_block_once_and_leaves_the_record_alone() -> None:
    s = fresh((5, 6))
    before = bytes(s)
    luck = [bot_luck(s, decision)[0] for decision in range(1000)]
    assert len(set(luck)) == 1000
    assert all(bot_luck(s, n)[1] == bot_luck(s, n + 1)[0] for n in range(0, 1000, 2))
    assert bytes(s) == before


def test_derived_keys_are_distinct_by_index_and_by_seed() -> None:
    series = {derive_key(1, 2, n) for n in range(3000)} | {derive_key(2, 1, n) for n in range(3000)}
    assert len(series) == 6000
    assert derive_key(WORD, WORD, 2**63 - 1) == threefry(WORD, WORD, 2**63 - 1, KEYS)


# ---------------------------------------------------------------- draw


def lemire(word: int, n: int) -> int | None:
    """What a 32-bit number gives by the definition of the method; None where it must be thrown away."""
    threshold = 2**32 % n
    return None if (word * n) % 2**32 < threshold else (word * n) >> 32


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 12, 40, 54, 1000, 2**16 + 1, 2**31 - 1])
def test_draw_throws_away_exactly_what_would_favour_a_number(n: int) -> None:
    s = fresh()
    threshold = 2**32 % n
    # The first 32-bit numbers of the stretches that belong to 0, to one in the middle, and to the last.
    starts = [-(-(k * 2**32) // n) for k in {0, n // 2, n - 1}]
    for half in {max(0, min(start + step, HALF)) for start in starts for step in range(-2, 3)} | {HALF}:
        rigged = Rigged(half, HALF)
        with patch.dict(draw.__globals__, random_word=rigged):
            told = draw(s, n)
        wanted = lemire(half, n)
        assert told == (n - 1 if wanted is None else wanted)
        assert len(rigged.words) == (0 if wanted is None else 1)
    assert (HALF * n) % 2**32 >= threshold  # the second word of the rig is itself a good one


def test_draw_goes_on_throwing_away_as_long_as_needed() -> None:
    n = 2**31 + 1  # nearly half of all words are bad
    rigged = Rigged(0, 0, 0, HALF)
    with patch.dict(draw.__globals__, random_word=rigged):
        assert draw(fresh(), n) == n - 1
    assert rigged.words == []


def test_each_number_has_as_many_32_bit_words() -> None:
    """The same method on 8 bits, where every word can be tried."""
    for n in range(1, 200):
        kept = Counter((w * n) >> 8 for w in range(256) if (w * n) % 256 >= 256 % n)
        assert set(kept.values()) == {256 // n}
        assert sorted(kept) == list(range(n))


@pytest.mark.parametrize("n", [2, 3, 6, 10])
def test_draw_is_even(n: int) -> None:
    s = fresh((0xABCDEF, n))
    counts = Counter(draw(s, n) for _ in range(6000))
    assert sorted(counts) == list(range(n))
    assert chi_square(list(counts.values()), [1 / n] * n) < n - 1 + 6 * (2 * n) ** 0.5


def test_draw_from_one_number_takes_a_word_all_the_same() -> None:
    s = fresh()
    assert draw(s, 1) == 0
    assert s.counter == 1


# ---------------------------------------------------------------- shuffle


def test_shuffle_makes_all_orders_alike() -> None:
    s = fresh((17, 18))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cells = [0, 1, 2, 3]
        shuffle(s, cells, 0, 4)
        counts[tuple(cells)] += 1
    assert sorted(counts) == sorted(itertools.permutations(range(4)))
    assert chi_square(list(counts.values()), [1 / 24] * 24) < 23 + 6 * 46**0.5


def test_shuffle_leaves_what_is_outside_its_part() -> None:
    s = fresh()
    for first, last in [(2, 6), (0, 0), (3, 3), (4, 5)]:
        cells = list(range(8))
        shuffle(s, cells, first, last)
        assert cells[:first] == list(range(first))
        assert cells[last:] == list(range(last, 8))
        assert sorted(cells) == list(range(8))


def test_shuffle_draws_no_more_than_it_needs() -> None:
    s = fresh()
    shuffle(s, [0, 1, 2, 3], 0, 4)
    assert s.counter == 3
    shuffle(s, [0], 0, 1)
    assert s.counter == 3


def test_shuffle_works_on_the_cells_of_a_record() -> None:
    s = TOY.start(1, (4, 4))
    for card, number in enumerate([0, 7, 8, 9]):
        s.deck[card] = number
    shuffle(s, s.deck, 1, 4)
    assert s.deck[0] == 0
    assert sorted(s.deck) == [0, 7, 8, 9]


# ---------------------------------------------------------------- bags


class Thing(enum.IntEnum):
    A = 0
    B = 1
    C = 2
    D = 3


class Ask(enum.IntEnum):
    OVER = 0


class Somebody(SeatAxis, size=1):
    pass


class Bagged(Record, questions=Ask, seat=Somebody):
    bag: i8[Thing]


def test_a_bag_gives_each_piece_as_often() -> None:
    s = Bagged()
    held = [5, 0, 3, 2]
    counts = [0] * 4
    for _ in range(4000):
        for kind, number in enumerate(held):
            s.bag[kind] = number
        counts[bag_draw(s, s.bag, 4)] += 1
    assert counts[1] == 0
    assert chi_square([counts[0], counts[2], counts[3]], [0.5, 0.3, 0.2]) < 20


def test_a_bag_gives_exactly_what_is_in_it_and_then_nothing() -> None:
    s = Bagged()
    for kind, number in enumerate([2, 0, 4, 1]):
        s.bag[kind] = number
    drawn: Counter[int] = Counter()
    for left in range(7, 0, -1):
        assert bag_total(s.bag, 4) == left
        drawn[bag_draw(s, s.bag, 4)] += 1
    assert drawn == {0: 2, 2: 4, 3: 1}
    counter = s.counter
    assert bag_draw(s, s.bag, 4) == -1
    assert s.counter == counter  # an empty bag needs no chance
    assert bag_total(s.bag, 0) == 0


def test_every_piece_of_a_bag_is_drawn_by_one_number() -> None:
    held = [5, 0, 3, 2]
    drawn = []
    for number in range(10):
        s = Bagged()
        for kind, pieces in enumerate(held):
            s.bag[kind] = pieces
        with patch.dict(bag_draw.__globals__, draw=lambda s, n, number=number: number if n == 10 else 99):
            drawn.append(bag_draw(s, s.bag, 4))
        assert list(s.bag) == [pieces - (kind == drawn[-1]) for kind, pieces in enumerate(held)]
    assert drawn == [0] * 5 + [2] * 3 + [3] * 2


def test_a_draw_beyond_the_bag_finds_nothing() -> None:
    s = Bagged()
    s.bag[0] = 1
    with patch.dict(bag_draw.__globals__, draw=lambda s, n: n):
        assert bag_draw(s, s.bag, 4) == -1
    assert s.bag[0] == 1


# ---------------------------------------------------------------- small arithmetic


@settings(deadline=None, max_examples=100, derandomize=True)
@given(st.integers(0, 2**63 - 1))
def test_ones_counts_bits(word: int) -> None:
    assert ones(word) == word.bit_count()


def test_ones_at_the_edges() -> None:
    for word in [0, 1, 2**62, 2**63 - 1, 2**62 - 1, *(1 << bit for bit in range(63))]:
        assert ones(word) == word.bit_count()


@settings(deadline=None, max_examples=100, derandomize=True)
@given(words, st.integers(1, 2**26))
def test_below_stays_below(luck: int, n: int) -> None:
    assert 0 <= below(luck, n) < n
    assert below(0, n) == 0
    assert below(WORD, n) == n - 1


def test_below_is_as_even_as_it_says() -> None:
    for n in (1, 2, 3, 5, 63, 1000):
        starts = [-(-(k * 2**32) // n) for k in range(n)] + [2**32]
        shares = [Fraction(after - first, 2**32) for first, after in itertools.pairwise(starts)]
        assert all(abs(share * n - 1) <= Fraction(n, 2**32) for share in shares)
        assert all(below(start << 32, n) == k for k, start in enumerate(starts[:-1]))
        assert all(below((start - 1) << 32, n) == k for k, start in enumerate(starts[1:]))


def test_numbers_change_sign_only_as_they_should() -> None:
    assert chance.unsigned(-1) == WORD
    assert chance.unsigned(WORD + 1) == 0
    assert chance.signed(2**63 - 1) == 2**63 - 1
    assert chance._to_unsigned(5) == 5
    assert chance._to_unsigned(5).dtype == "uint64"
    assert chance._to_signed(5).dtype == "int64"
