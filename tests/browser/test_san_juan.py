"""San Juan by clicks: whole matches, its bill and its final scores, on a phone, and with axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.browser.seated import GLOWING, Seated, at_new_table
from tests.browser.served import Server
from tests.browser.test_screens import findings, is_whole

GAME = "san_juan"
FINGER = 40  # pixels that a finger needs


def number(text: str) -> int:
    """A number as it is printed, with a true minus or none."""
    return int(text.replace("−", "-").replace("–", "0"))


def numbers(page: Page, cells: str) -> list[int]:
    """The numbers in some cells of a table."""
    return [number(text) for text in page.locator(cells).all_inner_texts()]


def bill_adds_up(page: Page) -> bool:
    """Whether the lines of the bill that is shown, if any, come to what is due."""
    lines = numbers(page, ".bill tr:not(.due) td")
    return not lines or sum(lines) == numbers(page, ".bill .due td")[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_match(server: Server, opens: Opens, seats: int) -> None:
    page = opens(server.address)
    at_new_table(page, "me", *["bot:scripted"] * (seats - 1), game=GAME)
    player = Seated(page, seed=seats)
    while player.wait_for_turn():
        assert bill_adds_up(page)
        player.decide()

    points = player.info()["result"]["points"]
    page.keyboard.press("Escape")
    expect(page.locator(".scores")).to_be_visible()
    assert numbers(page, ".scores .total") == sorted(points, reverse=True)
    for row in page.locator(".scores tbody tr").all():
        *parts, total = [number(text) for text in row.locator("td").all_inner_texts()]
        assert sum(parts) == total


def test_in_russian_on_a_phone(server: Server, opens: Opens) -> None:
    page = opens(server.address, size=PHONE, language="ru")
    at_new_table(page, "me", "bot:scripted", "bot:scripted", game=GAME)
    player = Seated(page, seed=6)
    for _ in range(30):
        assert player.wait_for_turn()
        assert is_whole(page)
        for touched in page.locator(GLOWING).all():
            box = touched.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= FINGER, touched.get_attribute("aria-label")
        player.decide()


def test_why_not(server: Server, opens: Opens) -> None:
    page = opens(server.address)
    at_new_table(page, "me", "bot:scripted", game=GAME)
    player = Seated(page, seed=9)
    assert player.wait_for_turn()
    for thing in (".held .hit", ".own .plot .hit", ".roles .hit", ".piles button.hit"):
        refused = page.locator(f"{thing}:not(.glow)")
        if refused.count():
            refused.first.click(force=True)
            expect(player.reason).to_be_visible()
            page.keyboard.press("Escape")


def test_by_keyboard_alone(server: Server, opens: Opens) -> None:
    page = opens(server.address)
    at_new_table(page, "me", "bot:scripted", game=GAME)
    player = Seated(page, seed=2)
    for _ in range(12):
        assert player.wait_for_turn()
        at = page.locator(".spread").get_attribute("data-at")
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        if player.choices.count():
            player.choices.first.press("Enter")
        expect(page.locator(".spread")).not_to_have_attribute("data-at", str(at))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "ru")], ids=["desktop", "phone"])
def test_axe_finds_nothing(
    server: Server, opens: Opens, size: tuple[int, int], language: str, theme: str
) -> None:
    page = opens(server.address, size=size, language=language, theme=theme)
    page.goto(f"/rules/{GAME}")
    expect(page.locator(".rules h2").first).to_be_visible()
    assert findings(page) == []
    assert is_whole(page)

    at_new_table(page, "me", "bot:scripted", "bot:scripted", game=GAME)
    player = Seated(page, seed=4)
    for _ in range(8):
        assert player.wait_for_turn()
        assert findings(page) == []
        player.decide()


@pytest.mark.parametrize("size", [(1280, 800), DESKTOP, PHONE])
def test_a_table_is_one_screen(server: Server, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(server.address, size=size, language="ru")
    at_new_table(page, "me", *["bot:scripted"] * 3, game=GAME)
    player = Seated(page, seed=5)
    for _ in range(4):
        assert player.wait_for_turn()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        player.decide()
    if size != PHONE:
        assert page.evaluate("(e => e.scrollHeight <= e.clientHeight)(document.querySelector('.own'))")
