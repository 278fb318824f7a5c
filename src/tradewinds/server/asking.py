"""A request as the endpoints see it, and their answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tradewinds.server import wire
from tradewinds.server.errors import Refusal, Wrong

if TYPE_CHECKING:
    from tradewinds.server.context import Context


@dataclass(frozen=True)
class Ask:
    """What is asked, by whom."""

    context: Context
    path: Mapping[str, str]
    address: str
    visitor: wire.Person | None
    body: Any = None
    query: Any = None

    @property
    def person(self) -> wire.Person:
        """Who asks; somebody who has said a name at least."""
        if self.visitor is None:
            raise Refusal(Wrong.NOBODY)
        return self.visitor


@dataclass(frozen=True)
class Answer:
    """What is answered; a person that the browser is to be known as from now on, or to be forgotten."""

    body: Any
    become: str | None = None
    forget: bool = False
    media: str = "application/json"
    name: str | None = None
    lasts: int = 0


Handler = Callable[[Ask], Awaitable[Answer]]


@dataclass(frozen=True)
class Endpoint:
    """A method and path with what it takes and gives: served from here, and described from here."""

    method: str
    path: str
    handle: Handler
    says: str
    gives: Any
    takes: Any = None
    query: Any = None
    refuses: tuple[Wrong, ...] = ()
    longest: str = "body"
    media: str = "application/json"
