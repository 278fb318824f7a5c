"""People at tables, simulated: as light as can be, so that what is measured is the server.

A WebSocket client that keeps to what our server sends (whole text frames, pings), and the few requests that
people make before they sit down.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

MARK = {"X-Tradewinds": "1"}
PLAYED = "santiago_de_cuba"  # for two, and without secret acts: what a watcher hears can be compared
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """Hands on every text; masks with zeros, which is allowed and costs nothing."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._buffer = bytearray()
        self._open = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(ConnectionError("not accepted"))
        if not self.closed.done():
            self.closed.set_result(None)

    async def begin(self, host: str, path: str, headers: dict[str, str]) -> None:
        """Shake hands."""
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines.append(f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}")
        lines += ["Sec-WebSocket-Version: 13", *(f"{name}: {value}" for name, value in headers.items())]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())
        await self._open

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(self._buffer[9:12])
            del self._buffer[: end + 4]
            if status != b"101":
                self._open.set_exception(ConnectionError(f"status {status.decode()}"))
                return
            self._open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        code, length, start = buffer[0] & 15, buffer[1] & 127, 2
        if length >= 126:
            width, form = (2, "!H") if length == 126 else (8, "!Q")
            if len(buffer) < 2 + width:
                return False
            (length,) = struct.unpack_from(form, buffer, 2)
            start += width
        if len(buffer) < start + length:
            return False
        told = bytes(buffer[start : start + length])
        del buffer[: start + length]
        if code == TEXT:
            self._heard(told)
        elif code == PING:
            self.send(told, PONG)
        elif code == CLOSE:
            self._transport.close()
        return True

    def send(self, told: bytes, code: int = TEXT) -> None:
        """Say something, if anybody is there."""
        if self._transport.is_closing():
            return
        length = len(told)
        if length < 126:
            head = bytes([128 | code, 128 | length])
        elif length < 2**16:
            head = struct.pack("!BBH", 128 | code, 254, length)
        else:
            head = struct.pack("!BBQ", 128 | code, 255, length)
        self._transport.write(head + b"\0\0\0\0" + told)

    def close(self) -> None:
        """Go without a word."""
        if self._transport is not None:
            self._transport.abort()


class Visitor:
    """A person with a cookie."""

    def __init__(self, port: int, name: str) -> None:
        self.port, self.name, self.cookie = port, name, ""

    async def come(self, client: httpx.AsyncClient) -> None:
        """Say one's name."""
        answer = await client.post("/api/me", json={"name": self.name}, headers=MARK)
        answer.raise_for_status()
        self.cookie = f"tradewinds={answer.cookies['tradewinds']}"
        client.cookies.clear()

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
        """Ask something by HTTP."""
        headers = {**MARK, "Cookie": self.cookie}
        answer = await client.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def look(self, table: str, heard: Callable[[bytes], None]) -> Socket:
        """Sit down before a table."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(heard), "127.0.0.1", self.port)
        await socket.begin(f"127.0.0.1:{self.port}", f"/ws/tables/{table}", {"Cookie": self.cookie})
        return socket


class Language:
    """A game's acts, put into words."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.id: str = told["id"]
        self.acts = [msgspec.json.encode(self._act(told, code)) for code in range(len(told["acts"]))]

    def _act(self, told: dict[str, Any], code: int) -> dict[str, Any]:
        family, *values = told["acts"][code]
        act = {"act": told["families"][family]["name"]}
        for (name, kind), value in zip(told["families"][family]["arguments"], values, strict=False):
            act[name] = value if "span" in kind else told["enums"][kind["enum"]][value]
        return act
