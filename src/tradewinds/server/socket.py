"""The socket of a table: commands in, everything that happens out."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tradewinds.kernel.views import WATCHER
from tradewinds.server import wire
from tradewinds.server.context import Context
from tradewinds.server.errors import Refusal, Wrong
from tradewinds.server.http import address, check_host, is_ours, visitor
from tradewinds.server.limits import Bucket
from tradewinds.server.people import line
from tradewinds.server.tables.room import Room, encoded

_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(wire.Command)

POLICY, TOO_BIG, LATER, NOT_HERE = 1008, 1009, 1013, 4404
PONG = encoded(wire.Pong())


class Behind(Exception):
    """A browser does not take what it is sent."""


class Socket:
    """One browser at one table."""

    def __init__(
        self, context: Context, websocket: WebSocket, person: wire.Person | None, room: Room
    ) -> None:
        self.context, self.websocket, self.room = context, websocket, room
        self.who = person
        self.person = person.id if person else None
        self.viewer = WATCHER
        self.welcomed = False
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._messages = Bucket(context.limits.messages)
        self._behind = False
        self._heard = asyncio.get_running_loop().time()

    # ------------------------------------------------------------ sending

    def send(self, message: str) -> None:
        """Put a message on its way. Who does not take them is let go, and can come again."""
        if self._waiting.qsize() >= self.context.limits.waiting_messages:
            self._behind = True
        if not self._behind:
            self._waiting.put_nowait(message)

    async def _send_all(self) -> None:
        while (message := await self._waiting.get()) is not None:
            await self.websocket.send_text(message)
            if self._behind:
                raise Behind

    # ------------------------------------------------------------ receiving

    async def run(self) -> None:
        """Talk until either side has had enough."""
        sending = asyncio.create_task(self._send_all())
        receiving = asyncio.create_task(self._receive_all())
        watching = asyncio.create_task(self._watch())
        try:
            await asyncio.wait({sending, receiving, watching}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._waiting.put_nowait(None)
            receiving.cancel()
            watching.cancel()
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(asyncio.gather(sending, return_exceptions=True), 2)
            sending.cancel()
            for result in await asyncio.gather(sending, receiving, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, _GONE):
                    _log.error("a socket failed", exc_info=result)
            await close(self.websocket, LATER)

    async def _watch(self) -> None:
        """Returns when nothing has been heard for too long."""
        limits, loop = self.context.limits, asyncio.get_running_loop()
        while True:
            patience = limits.idle_socket if self.welcomed else limits.hello_within
            left = self._heard + patience - loop.time()
            if left <= 0:
                return
            await asyncio.sleep(min(left, limits.hello_within))

    async def _receive_all(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._heard = asyncio.get_running_loop().time()
            told = message.get("text") or message.get("bytes") or b""
            delay = self._messages.wait()
            if delay > 0:
                self._refuse(None, Refusal(Wrong.TOO_FAST, seconds=1))
                await asyncio.sleep(min(delay, 1) + 0.2)  # who floods is read slowly
                continue
            await self._answer(told)

    async def _answer(self, told: str | bytes) -> None:
        word: str | None = None
        try:
            if len(told) > self.context.limits.frame:
                raise Refusal(Wrong.TOO_LARGE, most=self.context.limits.frame)
            try:
                command = _decoder.decode(told)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise Refusal(Wrong.UNREADABLE, why=str(error)[:200]) from None
            word = getattr(command, "id", None)
            await self._do(command)
        except Refusal as refusal:
            self._refuse(word, refusal)
        except Exception:  # noqa: BLE001, no command may fail without an answer
            _log.exception("a command failed")
            self._refuse(word, Refusal(Wrong.INTERNAL))

    def _refuse(self, word: str | None, refusal: Refusal) -> None:
        error = refusal.told()
        self.send(encoded(wire.Unread(error) if word is None else wire.Refused(word, error)))

    async def _do(self, command: Any) -> None:
        match command:
            case wire.Ping():
                self.send(PONG)
            case wire.Hello():
                await self._hello(command)
            case wire.AskWhy():
                await self._why(command)
            case _:
                if not self.welcomed:
                    raise Refusal(Wrong.UNREADABLE, why="say hello first")
                await self._change(command)

    async def _hello(self, hello: wire.Hello) -> None:
        first = not self.welcomed
        await self.room.welcome(self, hello)
        if first:
            self.context.house.presence.changed(self.room.table.head.id)

    async def _why(self, command: wire.AskWhy) -> None:
        lock = await self.room.looking()
        try:
            objections = self.room.table.why(self.person, command.at, command.acts)
        finally:
            lock.release()
        self.send(encoded(wire.Because(command.id, command.at, objections)))

    async def _change(self, command: wire.DoAct | wire.DoUndo | wire.Chat) -> None:
        who = self.who
        if who is None:
            raise Refusal(Wrong.NOBODY)
        match command:
            case wire.DoAct():
                seq = await self.room.carry_out(
                    lambda t, now: t.act(who.id, command.at, command.acts, now), who.id, command.id
                )
            case wire.DoUndo():
                seq = await self.room.carry_out(
                    lambda t, now: t.undo(who.id, command.at, now), who.id, command.id
                )
            case _:
                seq = await self._chat(who, command)
        self.send(encoded(wire.Done(command.id, seq)))

    async def _chat(self, who: wire.Person, chat: wire.Chat) -> int:
        text = line(chat.text, self.context.limits.chat, Wrong.BAD_CHAT)
        done = self.room.table.commands.get(f"{who.id}:{chat.id}")
        if done is not None:
            return done
        self.context.rates.check("chats", who.id)
        return await self.room.carry_out(lambda t, now: t.say(who.id, who.name, text, now), who.id, chat.id)


_GONE = (WebSocketDisconnect, Behind, RuntimeError, asyncio.CancelledError)
"""What sending to a browser that has gone raises."""


async def close(websocket: WebSocket, code: int) -> None:
    """Hang up, if the browser has not."""
    if websocket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):
            await websocket.close(code)


async def serve(context: Context, websocket: WebSocket) -> None:
    """A browser has come to a table."""
    counted: list[str] = []
    try:
        check_host(context, websocket)
        if not is_ours(context, websocket):
            raise Refusal(Wrong.FOREIGN_PAGE)
        context.rates.check("requests_of_an_address", address(websocket))
        person = await visitor(context, websocket)
        context.rates.check("sockets", person.id if person else f"address {address(websocket)}")
        _count(context, websocket, person, counted)
        await websocket.accept()
        await _at_table(context, websocket, person)
    except Refusal as refusal:
        await _turn_away(websocket, refusal)
    except (WebSocketDisconnect, RuntimeError, OSError):
        await close(websocket, LATER)
    except Exception:  # noqa: BLE001, it ends with a log entry, not with a trace
        _log.exception("a socket failed")
        await close(websocket, LATER)
    finally:
        for who in counted:
            context.sockets[who] -= 1
            if not context.sockets[who]:
                del context.sockets[who]


def _count(context: Context, websocket: WebSocket, person: wire.Person | None, counted: list[str]) -> None:
    """Take a place among the sockets that a person and an address may have."""
    limits = context.limits
    places = [(f"address {address(websocket)}", limits.sockets_of_an_address)]
    places.append((person.id if person else f"nobody {address(websocket)}", limits.sockets_of_a_person))
    for who, most in places:
        if context.sockets.get(who, 0) >= most:
            raise Refusal(Wrong.TOO_MANY_SOCKETS, most=most)
        context.sockets[who] = context.sockets.get(who, 0) + 1
        counted.append(who)


async def _turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    """Say why; a browser learns that only on a socket that was accepted, a foreign page learns nothing."""
    if websocket.application_state is WebSocketState.CONNECTING:
        if refusal.wrong in (Wrong.FOREIGN_PAGE, Wrong.WRONG_HOST, Wrong.TOO_FAST, Wrong.TOO_MANY_SOCKETS):
            await close(websocket, POLICY)
            return
        await websocket.accept()
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await websocket.send_text(encoded(wire.Unread(refusal.told())))
    await close(websocket, NOT_HERE if refusal.wrong is Wrong.NO_SUCH_TABLE else POLICY)


async def _at_table(context: Context, websocket: WebSocket, person: wire.Person | None) -> None:
    table = websocket.path_params["id"]
    room = await context.house.room(table)
    socket = Socket(context, websocket, person, room)
    room.join(socket)
    try:
        await socket.run()
    finally:
        room.part(socket)
        room.used = time.monotonic()
        context.house.presence.changed(table)
