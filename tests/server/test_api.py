"""The interface for programs: described as it is, refused in both languages, safe against foreign pages."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import GENEROUS, Live
from tests.server.visitors import MARK, Visitor
from tradewinds.kernel.sentences import Sentences
from tradewinds.server.endpoints import ENDPOINTS
from tradewinds.server.errors import STATUSES, Refusal, Wrong
from tradewinds.server.settings import Settings

DATA = {"most": 3, "least": 2, "seconds": 5, "bar": "chance"}


def url(live: Live, path: str) -> str:
    return f"http://127.0.0.1:{live.port}{path}"


def test_every_route_is_described(quick: Live) -> None:
    told = httpx.get(url(quick, "/api/openapi.json")).json()
    described = {(method.upper(), path) for path, methods in told["paths"].items() for method in methods}
    assert described == {(one.method, one.path) for one in ENDPOINTS}
    text = json.dumps(told)
    for name in told["components"]["schemas"]:
        assert f"#/components/schemas/{name}" in text
    served = {route.path for route in quick._app.routes if route.path.startswith("/api/")}
    assert served - {"/api/openapi.json", "/api/{rest:path}"} == {one.path for one in ENDPOINTS}


def test_the_description_speaks_of_the_types_that_are_used() -> None:
    operations = {one.handle.__name__ for one in ENDPOINTS}
    assert len(operations) == len(ENDPOINTS)
    for one in ENDPOINTS:
        msgspec.json.schema(one.gives)


@pytest.mark.parametrize("wrong", Wrong)
def test_every_refusal_is_told_in_both_languages(wrong: Wrong) -> None:
    if wrong is Wrong.OBJECTION:
        return  # told by the game
    told = Refusal(wrong, **DATA).told()
    assert told.code == wrong.value
    assert told.text["en"] != told.text["ru"]
    assert wrong in STATUSES[wrong.status]


def test_foreign_pages_change_nothing(quick: Live) -> None:
    with Visitor(quick.port) as ann:
        table = ann.table("me", "open")
        path = f"/api/tables/{table}/leave"
        cookie = {"Cookie": ann.cookie}
        plain = httpx.post(url(quick, path), json={}, headers=cookie)
        assert plain.status_code == 403
        assert plain.json()["code"] == "foreign_page"
        foreign = {**cookie, **MARK, "Origin": "https://evil.example"}
        assert httpx.post(url(quick, path), json={}, headers=foreign).status_code == 403
        assert httpx.post(url(quick, path), json={}, headers={**foreign, "Origin": "null"}).status_code == 403
        ours = {**cookie, **MARK, "Origin": f"http://127.0.0.1:{quick.port}"}
        with pytest.raises(InvalidStatus):
            ann.dial(table, Origin="https://evil.example")
        with pytest.raises(InvalidStatus):
            ann.dial(table, Origin="null")
        ann.dial(table, Origin=ours["Origin"]).close()
        assert httpx.post(url(quick, path), json={}, headers=ours).status_code == 200


def test_hosts_that_anybody_may_point_here_are_not_ours(quick: Live) -> None:
    refused = httpx.get(url(quick, "/api/me"), headers={"Host": "evil.example"})
    assert refused.status_code == 400
    assert refused.json()["code"] == "wrong_host"
    for host in ("localhost:1", "10.0.0.7", "[::1]:80", "box.local", "server:8048"):
        assert httpx.get(url(quick, "/api/me"), headers={"Host": host}).status_code == 200
    public = Settings("", public="https://play.example.org")
    assert public.knows_host("play.example.org")
    assert not public.knows_host("other.example.org")
    assert public.is_secure


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "unreadable"),
        (b"{", 400, "unreadable"),
        (b"\xff\xfe", 400, "unreadable"),
        (b"[]", 400, "unreadable"),
        (b'{"name": 3}', 400, "unreadable"),
        (b'{"name": "Ann", "admin": true}', 400, "unreadable"),
        (b"[" * 30_000, 400, "unreadable"),
        (b'"' + b"x" * 40_000 + b'"', 413, "too_large"),
    ],
)
def test_what_cannot_be_read_is_said_to_be_so(quick: Live, body: bytes, status: int, code: str) -> None:
    answer = httpx.post(url(quick, "/api/me"), content=body, headers=MARK)
    assert answer.status_code == status
    assert answer.json()["code"] == code
    assert set(answer.json()["text"]) == {"en", "ru"}


def test_paths_and_methods_that_are_not_there(quick: Live) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("DELETE", "/api/me", 405),
        ("GET", "/api/login", 405),
        ("POST", "/table/x", 405),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/texts/nothing/en.ftl", 404),
        ("GET", "/api/texts/kernel/fr.ftl", 404),
    ):
        answer = httpx.request(method, url(quick, path), headers=MARK)
        assert answer.status_code == status, path
        assert set(answer.json()["text"]) == {"en", "ru"}


def test_games_and_their_texts(quick: Live) -> None:
    told = httpx.get(url(quick, "/api/games")).json()["games"]
    assert "santiago_de_cuba" in [game["id"] for game in told]
    for name in ("kernel", "santiago_de_cuba"):
        answer = httpx.get(url(quick, f"/api/texts/{name}/ru.ftl"))
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        assert " = " in answer.text
    assert "scripted" in httpx.get(url(quick, "/api/bots")).json()["bots"]


def test_tables_that_cannot_be_made(quick: Live) -> None:
    with Visitor(quick.port) as ann:
        good = {"game": "santiago_de_cuba", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for change, status, code in (
            ({"game": "chess"}, 404, "no_such_game"),
            ({"seats": [{"kind": "me"}]}, 400, "bad_setting"),
            ({"seats": []}, 400, "unreadable"),
            ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, 404, "no_such_bot"),
            ({"seats": [{"kind": "me", "name": "\n"}, {"kind": "open"}]}, 400, "bad_name"),
            ({"options": {"open_holdings": "perhaps"}}, 400, "bad_setting"),
            ({"options": {"nothing": "on"}}, 400, "bad_setting"),
        ):
            assert ann.post("/api/tables", {**good, **change}, status)["code"] == code
        with Visitor(quick.port, None) as nobody:
            assert nobody.post("/api/tables", good, 401)["code"] == "nobody"
        table = ann.post("/api/tables", {**good, "options": {"open_holdings": "on"}})["id"]
        assert ann.get(f"/api/tables/{table}")["options"]["open_holdings"] == "on"


def test_private_tables_are_found_by_their_link_alone(quick: Live) -> None:
    with Visitor(quick.port) as ann, Visitor(quick.port, "Ben") as ben:
        table = ann.table("me", "open", private=True)
        assert table not in [one["id"] for one in ben.get("/api/lobby")["open"]]
        assert table in [one["id"] for one in ann.get("/api/lobby")["mine"]]
        assert ben.post(f"/api/tables/{table}/sit", {"seat": 1})["seats"][1]["mine"]
        ann.post(f"/api/tables/{table}/start")
        with Visitor(quick.port, "Cid") as cid:
            assert table not in [one["id"] for one in cid.get("/api/lobby")["running"]]


def test_seats_can_be_shuffled(quick: Live) -> None:
    with Visitor(quick.port) as ann:
        tables = [ann.started("me", "random", "scripted", shuffle=True) for _ in range(12)]
        mine = {tuple(seat["mine"] for seat in ann.get(f"/api/tables/{one}")["seats"]) for one in tables}
        assert len(mine) > 1


def test_a_socket_of_a_table_that_is_not_there(quick: Live) -> None:
    with Visitor(quick.port) as ann:
        socket = ann.dial("nothing")
        assert json.loads(socket.recv())["error"]["code"] == "no_such_table"
        with pytest.raises(ConnectionClosed):
            socket.recv()
        assert socket.protocol.close_code == 4404
        with pytest.raises(InvalidStatus):
            ann.dial("../../nothing/x")


# ---------------------------------------------------------------- pages


def test_pages_that_are_not_built_say_so_in_both_languages(sqlite_url: str, tmp_path: Path) -> None:
    with Live(sqlite_url, GENEROUS, tmp_path / "nothing") as server:
        answer = httpx.get(url(server, "/"))
        assert answer.status_code == 503
        for language in ("en", "ru"):
            assert Sentences("tradewinds.server", language).say("page-missing") in answer.text


def test_pages(sqlite_url: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (static / "assets" / "main-a1B2c3D4.js").write_text("alert(1)" * 500)
    (static / "assets" / "main-a1B2c3D4.js.gz").write_bytes(gzip.compress(b"packed"))
    (tmp_path / "secret.txt").write_text("secret")
    with Live(sqlite_url, GENEROUS, static) as server:
        for path in ("/", "/table/abc", "/rules/x"):
            page = httpx.get(url(server, path))
            assert page.status_code == 200
            assert page.text.startswith("<!doctype html>")
            assert page.headers["content-encoding"] == "gzip"
            assert page.headers["cache-control"] == "no-cache"
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            assert "unsafe-inline" not in page.headers["content-security-policy"].split("style-src")[0]
            assert page.headers["x-content-type-options"] == "nosniff"
        script = httpx.get(url(server, "/assets/main-a1B2c3D4.js"))
        assert script.text == "packed"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = httpx.get(url(server, "/assets/main-a1B2c3D4.js"), headers={"Accept-Encoding": "identity"})
        assert plain.text.startswith("alert")
        assert httpx.get(url(server, "/assets/other-a1B2c3D4.js")).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
            assert "secret" not in httpx.get(url(server, path)).text
