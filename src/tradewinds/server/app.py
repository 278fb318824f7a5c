"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tradewinds.server import socket
from tradewinds.server.context import Context, Rates
from tradewinds.server.endpoints import ENDPOINTS
from tradewinds.server.errors import Refusal, Wrong
from tradewinds.server.http import refused, refusing, route
from tradewinds.server.listening import Listening
from tradewinds.server.openapi import description
from tradewinds.server.pages import PAGE_HEADERS, Pages
from tradewinds.server.people import People
from tradewinds.server.settings import Settings
from tradewinds.server.storage import Store
from tradewinds.server.tables.house import House

_log = logging.getLogger(__name__)

SMALLEST_PACKED = 1_000
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def create_app(settings: Settings) -> Starlette:
    """The server, with its database at today's form."""
    store = Store(settings.database)
    house = House(store, settings.limits)
    people = People(store, settings.limits)
    context = Context(settings, store, house, people, Rates(settings.limits))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        listening = Listening(store, house)
        keeping = asyncio.create_task(house.run())
        try:
            yield
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            await house.close()
            listening.close()
            await asyncio.to_thread(store.close)

    app = Starlette(
        routes=_routes(context),
        lifespan=lifespan,
        middleware=[
            Middleware(Headers),
            Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED, compresslevel=5),
        ],
        exception_handlers={404: _no_such_page, 405: _wrong_method, 500: _internal},
    )
    app.state.context = context
    return app


def _routes(context: Context) -> list[Any]:
    async def at_table(websocket: WebSocket) -> None:
        await socket.serve(context, websocket)

    async def openapi(_: Request) -> Response:
        return Response(_description(), media_type="application/json")

    pages = Pages(context.settings.static)
    paths = list(dict.fromkeys(endpoint.path for endpoint in ENDPOINTS))
    nothing, otherwise = refusing(context, Wrong.NO_SUCH_PAGE), refusing(context, Wrong.WRONG_METHOD)
    return [
        *(route(context, endpoint) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", openapi),
        *(Route(path, otherwise, methods=METHODS) for path in paths),
        Route("/api", nothing),
        Route("/api/{rest:path}", nothing, methods=METHODS),
        WebSocketRoute("/ws/tables/{id}", at_table),
        WebSocketRoute("/{rest:path}", _no_such_socket),
        Route("/{rest:path}", pages.serve, methods=["GET"]),
    ]


@cache
def _description() -> bytes:
    return msgspec.json.encode(description(ENDPOINTS))


async def _no_such_socket(websocket: WebSocket) -> None:
    await socket.close(websocket, socket.NOT_HERE)


async def _no_such_page(_: Request, __: Exception) -> Response:
    return refused(Refusal(Wrong.NO_SUCH_PAGE))


async def _wrong_method(_: Request, __: Exception) -> Response:
    return refused(Refusal(Wrong.WRONG_METHOD))


async def _internal(_: Request, __: Exception) -> Response:
    return refused(Refusal(Wrong.INTERNAL))


class Headers:
    """Puts on every answer what tells browsers to be careful with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, with more headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await self.app(scope, receive, _adding(send))


_ALWAYS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin", **PAGE_HEADERS}
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in _ALWAYS.items()]


def _adding(send: Send) -> Callable[[Message], Any]:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_HEADERS]
        await send(message)

    return sending
