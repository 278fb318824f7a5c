"""People, simulated: with a browser's cookie, looking at tables through sockets."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tradewinds.kernel.game import Game

MARK = {"X-Tradewinds": "1"}
PATIENCE = 20


class Visitor:
    """Somebody with a browser."""

    def __init__(self, port: int, name: str | None = "Ann") -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=MARK, timeout=PATIENCE)
        self.heard: list[bytes] = []
        if name is not None:
            self.post("/api/me", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200) -> Any:
        """What is answered, which is expected to be of that status."""
        return self._told(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """The same for what changes something."""
        return self._told(self.http.post(path, json={} if body is None else body), status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        """The same for what changes a part."""
        return self._told(self.http.patch(path, json=body), status)

    def _told(self, answer: httpx.Response, status: int) -> Any:
        self.heard.append(answer.content)
        assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        """What the browser sends."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def table(self, *seats: str, game: str = "santiago_de_cuba", **more: Any) -> str:
        """A new table; seats are "me", "open", or the names of bots."""
        told = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made: str = self.post("/api/tables", {"game": game, "seats": told, **more})["id"]
        return made

    def started(self, *seats: str, **more: Any) -> str:
        """A new table whose match has begun."""
        table = self.table(*seats, **more)
        self.post(f"/api/tables/{table}/start")
        return table

    def look(self, table: str, **hello: Any) -> Looking:
        """A socket at a table, welcomed."""
        looking = Looking(self.dial(table), self.heard)
        looking.hello(**hello)
        return looking

    def dial(self, table: str, **headers: str) -> ClientConnection:
        """A socket at a table that has said nothing yet."""
        sent = {"Cookie": self.cookie, **headers} if self.cookie else headers
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table}",
            additional_headers=sent,
            compression=None,
            max_size=None,
            proxy=None,
        )


class Looking:
    """A socket, and what was learnt through it."""

    def __init__(self, socket: ClientConnection, heard: list[bytes]) -> None:
        self.socket, self.heard = socket, heard
        self.position: Any = None
        self.table: Any = None
        self.log: list[Any] = []
        self.seq = 0
        self.notice: Any = None
        self.word = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go."""
        with suppress(ConnectionClosed):
            self.socket.close()

    def say(self, told: Any) -> None:
        """Send something."""
        self.socket.send(told if isinstance(told, str | bytes) else json.dumps(told))

    def hear(self, patience: float = PATIENCE) -> Any:
        """The next message."""
        raw = self.socket.recv(timeout=patience)
        self.heard.append(raw.encode() if isinstance(raw, str) else raw)
        message = json.loads(raw)
        self._learn(message)
        return message

    def _learn(self, message: Any) -> None:
        if message["type"] == "welcome":
            self.log += message["log"]
            self.notice = message["notice"]
        if message["type"] in ("welcome", "news"):
            self.position, self.seq = message["position"], message["seq"]
        if message["type"] in ("news", "table"):
            self.log += message["entries"]
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]

    def until(self, wanted: Callable[[Any], bool], patience: float = PATIENCE) -> Any:
        """The next message of a kind."""
        while True:
            message = self.hear(patience)
            if wanted(message):
                return message

    def next(self, *types: str) -> Any:
        """The next message of some types."""
        return self.until(lambda message: message["type"] in types)

    def hello(self, **told: Any) -> Any:
        """Say hello, and be welcomed or turned away."""
        self.say({"do": "hello", **told})
        return self.next("welcome", "error")

    def do(self, what: str, word: str | None = None, **told: Any) -> Any:
        """A command, and its answer."""
        self.word += 1
        given = word or f"w{self.word}"
        self.say({"do": what, "id": given, **told})
        return self.until(lambda message: message.get("id") == given)

    def act(self, game: Game, code: int, **told: Any) -> Any:
        """An act by its code."""
        at = told.pop("at", self.position["at"])
        return self.do("act", at=at, acts=[game.alphabet.to_json(code)], **told)

    def asked(self) -> list[int]:
        """The legal acts, once this seat is asked; none once the match is over."""
        while not self.position["legal"] and not self.position["over"]:
            self.next("news")
        found: list[int] = self.position["legal"]
        return found
