"""Who one is: guests, names, passwords, cookies."""

from __future__ import annotations

import httpx
import pytest

from tests.server.running import MANY, Live
from tests.server.visitors import MARK, Visitor
from tradewinds.server.limits import Limits, Rate


def test_a_name_is_enough(quick: Live) -> None:
    with Visitor(quick.port, None) as nobody:
        assert nobody.get("/api/me") == {"person": None}
        person = nobody.post("/api/me", {"name": "  Ann   of  Havana "})["person"]
        assert person["name"] == "Ann of Havana"
        assert nobody.get("/api/me")["person"] == person
        assert nobody.post("/api/me", {"name": "Анна"})["person"]["id"] == person["id"]
        changed = nobody.patch("/api/me", {"language": "ru", "theme": "dark", "sounds": False})["person"]
        assert (changed["name"], changed["language"], changed["theme"]) == ("Анна", "ru", "dark")
        assert nobody.patch("/api/me", {"theme": None})["person"]["theme"] is None


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb\x00", "a\u202eb"])
def test_bad_names(quick: Live, name: str) -> None:
    with Visitor(quick.port, None) as nobody:
        told = nobody.post("/api/me", {"name": name}, 400)
        assert told["code"] == "bad_name"
        assert "40" in told["text"]["en"]


def test_a_cookie_is_out_of_reach_of_scripts_and_of_other_sites(quick: Live) -> None:
    answer = httpx.post(f"http://127.0.0.1:{quick.port}/api/me", json={"name": "Ann"}, headers=MARK)
    told = answer.headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told
    assert "secure" not in told
    proxied = httpx.post(
        f"http://127.0.0.1:{quick.port}/api/me",
        json={"name": "Ann"},
        headers={**MARK, "X-Forwarded-Proto": "https"},
    )
    assert "secure" in proxied.headers["set-cookie"].lower()


def test_a_forged_cookie_is_nobodys(quick: Live) -> None:
    with Visitor(quick.port) as ann:
        value = ann.http.cookies["tradewinds"]
    body, _, signature = value.rpartition(".")
    for forged in (value[:-1], body, f"{body}.{signature[::-1]}", "x" * 5000, "a.b.c", "é"):
        headers = {"Cookie": f"tradewinds={forged}".encode()}
        answer = httpx.get(f"http://127.0.0.1:{quick.port}/api/me", headers=headers)
        assert answer.json() == {"person": None}


def test_a_password_makes_one_portable(live: Live) -> None:
    login = f"Ann.{live.port}"
    with Visitor(live.port) as ann, Visitor(live.port, None) as elsewhere:
        me = ann.post("/api/me/password", {"login": login, "password": "havana 1959"})["person"]
        assert me["login"] == login.lower()
        assert elsewhere.post("/api/login", {"login": login.upper(), "password": "no"}, 403)
        assert elsewhere.post("/api/login", {"login": "nobody", "password": "no"}, 403)
        assert elsewhere.post("/api/login", {"login": login, "password": "havana 1959"})["person"] == me
        assert elsewhere.get("/api/me")["person"] == me
        assert elsewhere.post("/api/logout")["person"] is None
        assert elsewhere.get("/api/me")["person"] is None
        ann.post("/api/me/password", {"login": login, "password": "another one"}, 403)
        changed = {"login": login, "password": "another one", "old": "havana 1959"}
        ann.post("/api/me/password", changed)
        with Visitor(live.port, "Ben") as ben:
            taken = ben.post("/api/me/password", {"login": login, "password": "another one"}, 409)
            assert taken["code"] == "login_taken"
            ben.post("/api/me/password", {"login": "b c", "password": "another one"}, 400)
            ben.post("/api/me/password", {"login": "bc", "password": "short"}, 400)


def test_limits_hold(sqlite_url: str) -> None:
    few = Rate(3, 0.01)
    limits = Limits(
        passwords=few, new_people=few, new_tables=MANY, tables_of_a_person=2, sockets_of_a_person=2
    )
    with Live(sqlite_url, limits) as server, Visitor(server.port) as ann:
        for _ in range(3):
            ann.post("/api/login", {"login": "x", "password": "y"}, 403)
        told = ann.post("/api/login", {"login": "x", "password": "y"}, 429)
        assert told["code"] == "too_fast"
        assert str(told["data"]["seconds"]) in told["text"]["ru"]
        tables = [ann.table("me", "open") for _ in range(2)]
        told = ann.post(
            "/api/tables", {"game": "santiago_de_cuba", "seats": [{"kind": "me"}, {"kind": "open"}]}, 429
        )
        assert told["code"] == "too_many_tables"
        ann.post(f"/api/tables/{tables[0]}/leave")
        ann.table("me", "open")
        with ann.look(tables[1]), ann.look(tables[1]), pytest.raises(Exception, match="403"):
            ann.dial(tables[1])
        with Visitor(server.port, "Ben"), Visitor(server.port, "Cid"), Visitor(server.port, None) as dan:
            dan.post("/api/me", {"name": "Dan"}, 429)
