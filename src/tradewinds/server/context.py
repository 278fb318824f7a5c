"""All that a running server has, in one place."""

from __future__ import annotations

from dataclasses import dataclass, field

from tradewinds.server.errors import Refusal, Wrong
from tradewinds.server.limits import Buckets, Limits
from tradewinds.server.people import People
from tradewinds.server.settings import Settings
from tradewinds.server.storage import Store
from tradewinds.server.tables.house import House


@dataclass
class Rates:
    """How fast everybody may go, by person or by address."""

    limits: Limits
    of: dict[str, Buckets] = field(default_factory=dict)

    def check(self, rate: str, who: str) -> None:
        """Refuse what comes too fast."""
        if rate not in self.of:
            self.of[rate] = Buckets(getattr(self.limits, rate))
        wait = self.of[rate].wait(who)
        if wait > 0:
            raise Refusal(Wrong.TOO_FAST, seconds=max(1, round(wait + 0.5)))


@dataclass
class Context:
    """All that a running server has."""

    settings: Settings
    store: Store
    house: House
    people: People
    rates: Rates
    sockets: dict[str, int] = field(default_factory=dict)

    @property
    def limits(self) -> Limits:
        """The limits that hold."""
        return self.settings.limits
