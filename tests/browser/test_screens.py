"""Every screen in both languages, themes and sizes: nothing for axe to find, nothing out of the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.browser.seated import Seated, at_new_table
from tests.browser.served import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [
    pytest.param(DESKTOP, "en", "light", id="desktop-en-light"),
    pytest.param(DESKTOP, "ru", "dark", id="desktop-ru-dark"),
    pytest.param(PHONE, "en", "dark", id="phone-en-dark"),
    pytest.param(PHONE, "ru", "light", id="phone-ru-light"),
]
RUN_AXE = "() => axe.run(document, {resultTypes: ['violations']})"

every_look = pytest.mark.parametrize(("size", "language", "theme"), LOOKS)


def findings(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN_AXE)
    return [f"{each['id']}: {node['html'][:200]}" for each in found["violations"] for node in each["nodes"]]


def is_whole(page: Page) -> bool:
    """Whether nothing reaches out of the page at its sides."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@every_look
@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/rules/santiago_de_cuba", "/me", "/nowhere"])
def test_a_page(
    server: Server, opens: Opens, path: str, size: tuple[int, int], language: str, theme: str
) -> None:
    page = opens(server.address + path, size=size, language=language, theme=theme)
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []
    assert is_whole(page)


@every_look
def test_the_way_of_a_match(
    server: Server, opens: Opens, size: tuple[int, int], language: str, theme: str
) -> None:
    page = opens(server.address, size=size, language=language, theme=theme)
    at_new_table(page, "me", "open")
    expect(page.locator(".share").first).to_be_visible()
    assert findings(page) == []
    assert is_whole(page)

    at_new_table(page, "me", "bot:random")
    player = Seated(page, seed=11)
    assert player.wait_for_turn()
    assert findings(page) == []
    assert is_whole(page)
    player.page.locator(".spread .touchable:not(.glow):visible").first.click(force=True)
    expect(player.reason).to_be_visible()
    assert findings(page) == []

    page.goto(f"/review/{player.table}")
    expect(page.locator("input[type=range]")).to_be_visible()
    assert findings(page) == []
    assert is_whole(page)


@pytest.mark.parametrize("size", [(1280, 800), DESKTOP, PHONE])
def test_a_table_is_one_screen(server: Server, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(server.address, size=size)
    at_new_table(page, "me", "bot:random", "bot:random", "bot:random")
    Seated(page).wait_for_turn()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    line = page.locator(".prompt .line").bounding_box()
    assert line is not None
    assert 0 <= line["y"] <= size[1] - line["height"]
