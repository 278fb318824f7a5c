"""Requests in, answers out: what is common to all endpoints."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tradewinds.server import wire
from tradewinds.server.asking import Answer, Ask, Endpoint
from tradewinds.server.context import Context
from tradewinds.server.errors import Refusal, Wrong
from tradewinds.server.people import COOKIE, LASTS

_log = logging.getLogger(__name__)

MARK = "x-tradewinds"
CHANGING = ("POST", "PATCH", "PUT", "DELETE")
QUERY_NAMES = {"from": "from_"}


def refused(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    headers = {"Cache-Control": "no-store"}
    if refusal.wrong is Wrong.TOO_FAST:
        headers["Retry-After"] = str(refusal.data.get("seconds", 1))
    return Response(
        msgspec.json.encode(refusal.told()), refusal.wrong.status, headers, media_type="application/json"
    )


async def guarded(work: Coroutine[Any, Any, Response]) -> Response:
    """An answer in any case; what went wrong inside stays inside."""
    try:
        return await work
    except Refusal as refusal:
        return refused(refusal)
    except ClientDisconnect:
        return refused(Refusal(Wrong.UNREADABLE, why="the request was broken off"))
    except Exception:  # noqa: BLE001, no request may fail without an answer
        _log.exception("a request failed")
        return refused(Refusal(Wrong.INTERNAL))


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as it can be known."""
    return connection.client.host if connection.client else ""


def is_ours(context: Context, connection: HTTPConnection) -> bool:
    """Whether what a browser sends comes from a page of ours; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        told = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(told) and told in (connection.headers.get("host", "").lower(), context.settings.public_host)


def check_host(context: Context, connection: HTTPConnection) -> None:
    """Refuse names that we are not known by."""
    hosts = connection.headers.getlist("host")
    if len(hosts) != 1 or not context.settings.knows_host(hosts[0]):
        raise Refusal(Wrong.WRONG_HOST)


async def visitor(context: Context, connection: HTTPConnection) -> wire.Person | None:
    """Who asks, by the cookie."""
    return await context.people.find(context.people.of_cookie(connection.cookies.get(COOKIE)))


# ---------------------------------------------------------------- endpoints


def route(context: Context, endpoint: Endpoint) -> Route:
    """Where an endpoint is served."""
    decoder = None if endpoint.takes is None else msgspec.json.Decoder(endpoint.takes)
    raw = endpoint.longest != "body"  # a file, which is read with distrust elsewhere

    async def serve(request: Request) -> Response:
        async def work() -> Response:
            _check(context, request)
            person = await visitor(context, request)
            context.rates.check("requests", person.id if person else f"address {address(request)}")
            longest = getattr(context.limits, endpoint.longest)
            body = await _body(request, longest) if request.method in CHANGING else b""
            ask = Ask(
                context,
                request.path_params,
                address(request),
                person,
                body if raw else _decoded(decoder, body),
                _query(endpoint, request),
            )
            return _response(context, request, await endpoint.handle(ask))

        return await guarded(work())

    return Route(endpoint.path, serve, methods=[endpoint.method])


def _check(context: Context, request: Request) -> None:
    context.rates.check("requests_of_an_address", address(request))
    check_host(context, request)
    if request.method in CHANGING and (MARK not in request.headers or not is_ours(context, request)):
        raise Refusal(Wrong.FOREIGN_PAGE)


async def _body(request: Request, longest: int) -> bytes:
    told = request.headers.get("content-length", "")
    if told.isdecimal() and (len(told) > 12 or int(told) > longest):
        raise Refusal(Wrong.TOO_LARGE, most=longest)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise Refusal(Wrong.TOO_LARGE, most=longest)
    return bytes(body)


def _decoded(decoder: msgspec.json.Decoder[Any] | None, body: bytes) -> Any:
    if decoder is None:
        return None
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(Wrong.UNREADABLE, why=str(error)[:200]) from None


def _query(endpoint: Endpoint, request: Request) -> Any:
    if endpoint.query is None:
        return None
    given = {QUERY_NAMES.get(name, name): value for name, value in request.query_params.items()}
    try:
        return msgspec.convert(given, endpoint.query, strict=False)
    except (msgspec.ValidationError, ValueError) as error:
        raise Refusal(Wrong.UNREADABLE, why=str(error)[:200]) from None


def _response(context: Context, request: Request, answer: Answer) -> Response:
    told = answer.body if isinstance(answer.body, str) else msgspec.json.encode(answer.body)
    headers = {"Cache-Control": f"max-age={answer.lasts}" if answer.lasts else "no-store"}
    if answer.name:
        headers["Content-Disposition"] = f'attachment; filename="{answer.name}"'
    response = Response(told, headers=headers, media_type=answer.media)
    secure = context.settings.is_secure or request.url.scheme == "https"
    if answer.become:
        cookie = context.people.cookie(answer.become)
        response.set_cookie(COOKIE, cookie, LASTS, path="/", secure=secure, httponly=True, samesite="lax")
    if answer.forget:
        response.delete_cookie(COOKIE, path="/", secure=secure, httponly=True, samesite="lax")
    return response


def refusing(context: Context, wrong: Wrong) -> Callable[[Request], Coroutine[Any, Any, Response]]:
    """What is answered where nothing is served."""

    async def serve(request: Request) -> Response:
        async def work() -> Response:
            context.rates.check("requests_of_an_address", address(request))
            raise Refusal(wrong)

        return await guarded(work())

    return serve
