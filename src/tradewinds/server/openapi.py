"""The description of the HTTP part, made of the endpoints and types that are really used."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tradewinds import __version__
from tradewinds.server import wire
from tradewinds.server.asking import Endpoint
from tradewinds.server.errors import Wrong
from tradewinds.server.http import CHANGING, MARK

REF = "#/components/schemas/{name}"
ALWAYS = (Wrong.TOO_FAST, Wrong.WRONG_HOST)


def description(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [
        wire.ServerError,
        *(one.gives for one in endpoints),
        *(one.takes for one in endpoints if one.takes),
    ]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    count = len(endpoints)
    gives = dict(zip(map(id, endpoints), schemas[1:], strict=False))
    takes = dict(zip((id(one) for one in endpoints if one.takes), schemas[1 + count :], strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        operation = _operation(one, gives[id(one)], takes.get(id(one)))
        paths.setdefault(one.path, {})[one.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tradewinds", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "tradewinds"}},
        },
    }


def _operation(one: Endpoint, gives: Any, takes: Any) -> dict[str, Any]:
    wrong = {*one.refuses, *ALWAYS}
    if one.method in CHANGING:
        wrong |= {Wrong.FOREIGN_PAGE}
    if one.takes is not None:
        wrong |= {Wrong.UNREADABLE, Wrong.TOO_LARGE}
    operation: dict[str, Any] = {
        "operationId": one.handle.__name__,
        "summary": one.says,
        "parameters": [*_in_path(one), *_in_query(one), *_marks(one)],
        "responses": {"200": {"description": one.says, "content": {one.media: {"schema": gives}}}},
    }
    if Wrong.NOBODY in one.refuses:
        operation["security"] = [{"cookie": []}]
    if takes is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": takes}}}
    for status in sorted({kind.status for kind in wrong}):
        codes = sorted(kind.value for kind in wrong if kind.status == status)
        schema = {"$ref": REF.format(name="ServerError")}
        operation["responses"][str(status)] = {
            "description": ", ".join(codes),
            "content": {"application/json": {"schema": schema}},
        }
    return operation


def _in_path(one: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", one.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(one: Endpoint) -> list[dict[str, Any]]:
    if one.query is None:
        return []
    (_,), components = msgspec.json.schema_components([one.query])
    properties = components[one.query.__name__]["properties"]
    return [
        {"name": name.rstrip("_"), "in": "query", "required": False, "schema": schema}
        for name, schema in properties.items()
    ]


def _marks(one: Endpoint) -> list[dict[str, Any]]:
    if one.method not in CHANGING:
        return []
    schema = {"type": "string", "const": "1"}
    return [{"name": MARK, "in": "header", "required": True, "schema": schema}]
