"""Loops: how decisions are chosen and whole games are played, written once for all games and speeds.

The names under "bound" stand for a game's own rules; `Game` and the compiler put those in their place.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.kernel.chance import WORD, below, bot_luck, derive_key, ones, signed, unsigned
from tradewinds.kernel.dispatch import MOST_IN_A_MASK
from tradewinds.kernel.rules import rule

# ------------------------------------------------------------------ bound

STARTS = np.zeros(2, dtype=np.int32)
CODES = np.zeros(1, dtype=np.int16)


@rule
def fits(s: Any, act: int) -> int:
    """The game's objection to an act that answers the question asked; 0 is none."""
    raise TypeError("bound per game")


@rule
def objection(s: Any, act: int) -> int:
    """The game's objection to any act; 0 is none."""
    raise TypeError("bound per game")


@rule
def apply(s: Any, act: int) -> None:
    """The game's effect of an act."""
    raise TypeError("bound per game")


@rule
def legal_mask(s: Any) -> int:
    """The game's legal candidates for the question asked, bit by bit, where they fit a word."""
    raise TypeError("bound per game")


@rule
def cover(s: Any, seen: Any, viewer: int) -> None:
    """The totals of what a redacted copy hides."""
    raise TypeError("bound per game")


@rule
def setup(s: Any) -> None:
    """The game's set-up, as far as the first question."""
    raise TypeError("bound per game")


@rule
def scripted(view: Any, luck: int) -> int:
    """The game's scripted player."""
    raise TypeError("bound per game")


@rule
def broken(before: Any, s: Any, act: int) -> int:
    """The game's first invariant that does not hold; 0 is none."""
    raise TypeError("bound per game")


@rule
def points(s: Any, seat: int) -> int:
    """The game's score of a seat."""
    raise TypeError("bound per game")


@rule
def rank(s: Any, seat: int) -> int:
    """A number that orders the seats: points, then the tie-breaks."""
    raise TypeError("bound per game")


# ------------------------------------------------------------------ deciding

RANDOM, SCRIPTED = 0, 1
FINE, STUCK, TOO_LONG, REFUSED = 0, -1, -2, -3


@rule
def legal_count(s: Any) -> int:
    """How many acts are legal now."""
    found = 0
    for i in range(STARTS[s.question], STARTS[s.question + 1]):
        if fits(s, int(CODES[i])) == 0:
            found += 1
    return found


@rule
def nth_legal(s: Any, nth: int) -> int:
    """The nth legal act, from 0; -1 beyond the last."""
    for i in range(STARTS[s.question], STARTS[s.question + 1]):
        if fits(s, int(CODES[i])) == 0:
            if nth == 0:
                return int(CODES[i])
            nth -= 1
    return -1


@rule
def random_act(s: Any, luck: int) -> int:
    """A legal act, each as likely; -1 where there is none."""
    first = int(STARTS[s.question])
    last = int(STARTS[s.question + 1])
    if last - first > MOST_IN_A_MASK:
        return nth_legal(s, below(luck, legal_count(s)))
    mask = legal_mask(s)
    if mask == 0:
        return -1
    for _ in range(below(luck, ones(mask))):
        mask &= mask - 1
    return int(CODES[first + ones((mask & -mask) - 1)])


@rule
def redact(words: Any, source: int, target: int, mask: Any) -> None:
    """Copy one record onto another, leaving out what the mask leaves out."""
    for i in range(len(mask)):
        words[target][i] = words[source][i] & mask[i]


@rule
def decide(states: Any, words: Any, at: int, bot: int, masks: Any, luck: int) -> int:
    """What a bot answers in the game at `at`. It is handed `at + 1`: what its seat may know, no more."""
    s = states[at]
    if bot == RANDOM:
        return random_act(s, luck)
    redact(words, at, at + 1, masks[s.asked][s.revealed])
    cover(s, states[at + 1], s.asked)
    return scripted(states[at + 1], luck)


@rule
def decide_at_random(states: Any, words: Any, at: int, bot: int, masks: Any, luck: int) -> int:
    """The same where all play at random: machine code without the scripted player in it."""
    return random_act(states[at], luck)


# ------------------------------------------------------------------ playing

ROWS = 3  # a game's own record, a bot's view of it, and the position before an act
MIXER = 0x9E3779B97F4A7C15  # the golden ratio in 64 bits: odd, with no pattern


@rule
def carry_out(states: Any, words: Any, at: int, act: int) -> int:
    """Carry out an act in the game at `at`; what was wrong with it, which nobody looks for here."""
    apply(states[at], act)
    return FINE


@rule
def carry_out_checked(states: Any, words: Any, at: int, act: int) -> int:
    """Carry out an act and hold all invariants; what was wrong, 0 where nothing was."""
    s = states[at]
    if objection(s, act) != 0:
        return REFUSED
    for i in range(len(words[at])):
        words[at + 2][i] = words[at][i]
    apply(s, act)
    wrong = broken(states[at + 2], s, act)
    if wrong == 0 and s.question != 0 and legal_count(s) == 0:
        return STUCK
    return wrong


@rule
def play_game(states: Any, words: Any, at: int, bots: Any, masks: Any, limit: int) -> tuple[int, int]:
    """Play the fresh game at `at` to its end: how many decisions, and what was wrong (0 nothing)."""
    s = states[at]
    setup(s)
    decisions = 0
    luck = next_luck = bot_luck(s, 0)[0]
    while s.question != 0:
        if decisions == limit:
            return decisions, TOO_LONG
        if decisions & 1:
            luck = next_luck
        else:
            luck, next_luck = bot_luck(s, decisions)
        if bots[s.asked] == RANDOM:  # at once: handing arrays on would take as long as a decision
            act = random_act(s, luck)
        else:
            act = decide(states, words, at, bots[s.asked], masks, luck)
        if act < 0:
            return decisions, STUCK
        wrong = carry_out(states, words, at, act)
        decisions += 1
        if wrong != 0:
            return decisions, wrong
    return decisions, FINE


@rule
def begin(states: Any, words: Any, at: int, template: Any, seed0: int, seed1: int, index: int) -> None:
    """Lay out a fresh record: options and seats from the template, and the index-th key of the seed."""
    for i in range(len(template)):
        words[at][i] = template[i]
    key = derive_key(seed0, seed1, index)
    states[at].key[0] = key[0]
    states[at].key[1] = key[1]


@rule
def digest(words: Any, at: int) -> int:
    """A 63-bit fingerprint of the record at `at`."""
    mixed = unsigned(0)
    for i in range(len(words[at])):
        mixed = ((mixed ^ unsigned(words[at][i])) * unsigned(MIXER)) & WORD
        mixed ^= mixed >> 29
    return signed(mixed >> 1)


@rule
def play_lane(
    states: Any,
    words: Any,
    lane: int,
    lanes: int,
    template: Any,
    seed: Any,
    first: int,
    bots: Any,
    masks: Any,
    limit: int,
    results: Any,
) -> int:
    """Play every game of a batch that falls to one of so many lanes; the decisions in all.

    The g-th game of the batch is the (first + g)-th of the seed, and the g-th of the results. The rows of
    `bots` take turns, so that several seatings can be played evenly.
    """
    at = lane * ROWS
    s = states[at]
    decided = 0
    for g in range(lane, len(results), lanes):
        begin(states, words, at, template, seed[0], seed[1], first + g)
        seated = bots[(first + g) % len(bots)]
        decisions, fault = play_game(states, words, at, seated, masks, limit)
        for seat in range(s.seats):
            results[g]["points"][seat] = points(s, seat)
            results[g]["ranks"][seat] = rank(s, seat)
        results[g]["decisions"] = decisions
        results[g]["turns"] = s.turn
        results[g]["fault"] = fault
        results[g]["digest"] = digest(words, at)
        decided += decisions
    return decided


@rule
def play_batch(
    states: Any,
    words: Any,
    template: Any,
    seed: Any,
    first: int,
    bots: Any,
    masks: Any,
    limit: int,
    results: Any,
) -> int:
    """Play all games of a batch one after another; the decisions in all."""
    return play_lane(states, words, 0, 1, template, seed, first, bots, masks, limit, results)


@rule
def this_lane() -> int:
    """Which lane the thread that runs this plays."""
    raise TypeError("bound per device")


@rule
def play_lanes(
    states: Any,
    words: Any,
    lanes: int,
    decided: Any,
    template: Any,
    seed: Any,
    first: int,
    bots: Any,
    masks: Any,
    limit: int,
    results: Any,
) -> None:
    """Play all games of a batch, one lane a thread; `decided` gets the decisions of each lane."""
    lane = this_lane()
    if lane < lanes:
        decided[lane] = play_lane(
            states, words, lane, lanes, template, seed, first, bots, masks, limit, results
        )


@rule
def trace(states: Any, words: Any, bots: Any, masks: Any, out_acts: Any, out_digests: Any) -> int:
    """Play the fresh record in row 0 and note each act and the fingerprint after it; how many there were."""
    s = states[0]
    setup(s)
    decisions = 0
    while s.question != 0 and decisions < len(out_acts):
        act = decide(states, words, 0, bots[s.asked], masks, bot_luck(s, decisions)[0])
        apply(s, act)
        out_acts[decisions] = act
        out_digests[decisions] = digest(words, 0)
        decisions += 1
    return decisions
