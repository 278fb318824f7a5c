"""Who looks at which table, through this process and through others."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tradewinds.server.tables.info import Present

if TYPE_CHECKING:
    from tradewinds.server.tables.house import House

AGAIN_AFTER = 20.0
GONE_AFTER = 70.0
MOST_NAMED = 60  # a note has at most 8000 bytes


class Here(Struct, frozen=True):
    """Who looks at a table through one process."""

    table: str
    people: list[str]
    watchers: int


class Presences:
    """What other processes have told; they tell it again as long as it holds."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told: dict[str, dict[str, tuple[Here, float]]] = {}
        self._again = 0.0

    def of(self, table: str, here: Present) -> Present:
        """Who looks at a table, with who does so here."""
        old = time.monotonic() - GONE_AFTER
        people, watchers = set(here.people), here.watchers
        for told, when in self._told.get(table, {}).values():
            if when > old:
                people.update(told.people)
                watchers += told.watchers
        return Present(frozenset(people), watchers)

    def at(self, table: str) -> Present:
        """Who looks at a table."""
        room = self._house.rooms.get(table)
        return self.of(table, room.present_here() if room else Present())

    def changed(self, table: str) -> None:
        """Somebody has come or gone here: tell all."""
        room = self._house.rooms.get(table)
        if room is not None:
            room.tell_presence()
            self._tell(table, room.present_here())

    def _tell(self, table: str, here: Present) -> None:
        told = Here(table, sorted(here.people)[:MOST_NAMED], here.watchers)
        self._house.store.notify(f"{self._house.process} here {msgspec.json.encode(told).decode()}")

    def noted(self, process: str, text: str) -> None:
        """Another process has told who is there."""
        here = msgspec.json.decode(text, type=Here)
        of_table = self._told.setdefault(here.table, {})
        before = of_table.get(process)
        if here.people or here.watchers:
            of_table[process] = (here, time.monotonic())
        else:
            of_table.pop(process, None)
            if not of_table:
                del self._told[here.table]
        room = self._house.rooms.get(here.table)
        if room is not None and (before is None or before[0] != here):
            room.tell_presence()

    def refresh(self) -> None:
        """Say again what holds, and forget what nobody says any more."""
        now = time.monotonic()
        if now - self._again < AGAIN_AFTER:
            return
        self._again = now
        for table, room in self._house.rooms.items():
            if self._house.store.is_shared and room.listeners:
                self._tell(table, room.present_here())
        for table, of_table in list(self._told.items()):
            for process, (_, when) in list(of_table.items()):
                if when < now - GONE_AFTER:
                    del of_table[process]
            if not of_table:
                del self._told[table]
