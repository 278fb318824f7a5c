"""How much of everything one person may have, send and ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

KIB = 2**10


@dataclass(frozen=True)
class Rate:
    """So many at once, and from then on so many a second."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Limits:
    """The server's limits. They are generous to people and hold against everything else."""

    name: int = 40
    login: int = 40
    shortest_password: int = 8
    longest_password: int = 200
    chat: int = 500
    command_id: int = 40
    acts_together: int = 100
    frame: int = 32 * KIB
    body: int = 32 * KIB
    saved_match: int = 4096 * KIB
    study_acts: int = 5_000
    positions: int = 500
    tables_of_a_person: int = 30
    studies_of_a_person: int = 200
    sockets_of_a_person: int = 24
    sockets_of_an_address: int = 1_000
    waiting_messages: int = 2_000
    hello_within: float = 20.0
    idle_socket: float = 120.0
    bot_thinks: float = 120.0
    messages: Rate = Rate(200, 100)
    chats: Rate = Rate(8, 1)
    requests: Rate = Rate(200, 40)
    requests_of_an_address: Rate = Rate(1_000, 200)
    new_people: Rate = Rate(60, 1)
    new_tables: Rate = Rate(20, 0.5)
    passwords: Rate = Rate(8, 0.1)
    heavy: Rate = Rate(20, 1)
    sockets: Rate = Rate(60, 4)


class Bucket:
    """Lets so much through as its rate allows."""

    __slots__ = ("_level", "_now", "_rate", "_then")

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._now = rate, now
        self._level, self._then = rate.burst, now()

    def wait(self) -> float:
        """Takes one and answers 0; or takes none and answers in how many seconds there will be one."""
        now = self._now()
        self._level = min(self._rate.burst, self._level + (now - self._then) * self._rate.a_second)
        self._then = now
        if self._level < 1:
            return (1 - self._level) / self._rate.a_second
        self._level -= 1
        return 0.0


@dataclass
class Buckets:
    """A bucket for each of the many who may ask; who has not asked for longest is forgotten first."""

    rate: Rate
    most: int = 20_000
    _of: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def wait(self, who: str) -> float:
        """As `Bucket.wait`, for one of them."""
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = Bucket(self.rate)
            if len(self._of) > self.most:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(who)
        return bucket.wait()
