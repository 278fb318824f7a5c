"""Holdings counted from what everyone is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.pieces import Good
from tradewinds.kernel.views import WATCHER, event_seen


class Count:
    """What each player holds, counted from events as a watcher learns of them."""

    def __init__(self, seats: int) -> None:
        self.pesos, self.vp = [3] * seats, [2] * seats
        self.goods = [[1, 1, 1, 0, 0, 0] for _ in range(seats)]

    def hear(self, story: Sequence[tuple[int, Any]]) -> None:
        for _, heard in story:
            told = event_seen(GAME, heard, WATCHER)
            getattr(self, told.pop("event"), self.nothing)(**told)

    def nothing(self, who: int, **_: Any) -> None:
        """An event that moves nothing."""

    def move(self, who: int, good: str, number: int) -> None:
        self.goods[who][Good[good.upper()]] += number

    def drives(self, who: int, pesos: int, **_: Any) -> None:
        self.pesos[who] -= pesos

    def gets_goods(self, who: int, good: str, number: int) -> None:
        self.move(who, good, number)

    def gets_pesos(self, who: int, pesos: int) -> None:
        self.pesos[who] += pesos

    def gets_vp(self, who: int, vp: int) -> None:
        self.vp[who] += vp

    def gives_peso(self, who: int, to: int) -> None:
        self.pesos[who] -= 1
        self.pesos[to] += 1

    def gives_vp(self, who: int, to: int) -> None:
        self.vp[who] -= 1
        self.vp[to] += 1

    def gives_good(self, who: int, to: int, good: str) -> None:
        self.move(who, good, -1)
        self.move(to, good, 1)

    def processes(self, who: int, give: str, take: str, number: int) -> None:
        self.move(who, give, -number)
        self.move(who, take, number)

    def swaps(self, who: int, give: str, take: str) -> None:
        self.processes(who, give, take, 1)

    def sells_wood(self, who: int, vp: int, pesos: int) -> None:
        self.move(who, "wood", -1)
        self.vp[who] += vp
        self.pesos[who] += pesos

    def sells_in_cafe(self, who: int, good: str, vp: int) -> None:
        self.move(who, good, -1)
        self.vp[who] += vp

    delivers_to_office = sells_in_cafe

    def buys_vp(self, who: int, pesos: int) -> None:
        self.pesos[who] -= pesos
        self.vp[who] += 1

    def sells_vp(self, who: int, pesos: int) -> None:
        self.pesos[who] += pesos
        self.vp[who] -= 1

    def delivers(self, who: int, good: str, number: int, vp: int) -> None:
        self.move(who, good, -number)
        self.vp[who] += vp

    def delivers_wood(self, who: int, good: str, number: int, vp: int) -> None:
        self.delivers(who, "wood", number, vp)

    def owner_earns(self, who: int, vp: int, **_: Any) -> None:
        self.vp[who] += vp
