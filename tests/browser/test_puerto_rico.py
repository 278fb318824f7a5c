"""Puerto Rico by real clicks: whole matches, colonists arranged before they are sent, prices, a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Opens
from tests.browser.seated import DECISIONS, Seated, at_new_table
from tests.browser.served import Server
from tests.browser.test_hands import decide_by_keys
from tests.browser.test_screens import LOOKS, findings, is_whole
from tradewinds.games.puerto_rico import GAME as PUERTO_RICO
from tradewinds.games.puerto_rico.acts import Objection
from tradewinds.kernel.texts import Texts

GAME = PUERTO_RICO.id
LAPTOP = (1280, 800)
CELL = ".own .cell.loose-ends"
SEND = ".arranging .send"
BOTS = ("bot:scripted",) * 4

every_look = pytest.mark.parametrize(("size", "language", "theme"), LOOKS)


def seated(
    server: Server,
    opens: Opens,
    seats: int = 3,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    theme: str = "light",
    seed: int = 5,
) -> Seated:
    page = opens(server.address, size=size, language=language, theme=theme)
    at_new_table(page, "me", *BOTS[: seats - 1], game=GAME)
    return Seated(page, seed)


def play_until(player: Seated, seen: str) -> None:
    """Decide until something can be seen, taking the mayor when he is to be had."""
    for _ in range(60):
        assert player.wait_for_turn()
        if player.page.locator(seen).count():
            return
        player.decide()
    raise AssertionError(f"no {seen} in 60 decisions")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_match_by_clicks(server: Server, opens: Opens, seats: int) -> None:
    player = seated(server, opens, seats)
    assert player.play_to_the_end() > 20
    result = player.info()["result"]
    shown = [int(text) for text in player.page.locator("dialog .bar b").all_inner_texts()]
    assert shown == sorted(result["points"], reverse=True)
    player.page.get_by_role("link", name="Review").click()
    player.page.wait_for_url("**/review/*")
    expect(player.page.locator(".pr")).to_be_visible()


@every_look
def test_the_table_has_nothing_for_axe_to_find(
    server: Server, opens: Opens, size: tuple[int, int], language: str, theme: str
) -> None:
    player = seated(server, opens, 4, size, language, theme)
    for _ in range(5):
        assert player.wait_for_turn()
        assert findings(player.page) == []
        assert is_whole(player.page)
        player.decide()


@every_look
def test_the_rules_have_nothing_for_axe_to_find(
    server: Server, opens: Opens, size: tuple[int, int], language: str, theme: str
) -> None:
    page = opens(f"{server.address}/rules/{GAME}", size=size, language=language, theme=theme)
    expect(page.locator("#pr-rules-end")).to_be_attached()
    assert findings(page) == []
    assert is_whole(page)


def test_a_whole_table_of_five_fits_on_a_laptop(server: Server, opens: Opens) -> None:
    player = seated(server, opens, 5, LAPTOP, "ru")
    for _ in range(6):
        assert player.wait_for_turn()
        assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        for part in (".others", ".own", ".pr .picture", ".pr .market", ".pr .port"):
            assert player.page.locator(part).first.evaluate("e => e.scrollHeight <= e.clientHeight + 1"), part
        player.decide()


def number(place: Locator) -> int:
    """The figure on a thing, which is drawn."""
    return int(place.locator("b").get_attribute("data-n") or "")


def idle_are(page: Page, expected: int) -> None:
    expect(page.locator(".own .idle b")).to_have_attribute("data-n", str(expected))


def test_colonists_are_arranged_on_the_board_and_sent_together(server: Server, opens: Opens) -> None:
    player = seated(server, opens, 3, seed=11)
    page = player.page
    play_until(player, f"{CELL}.room")
    at, idle = page.evaluate(DECISIONS), number(page.locator(".own .idle"))
    workers = page.locator(f"{CELL} [data-from]")
    placed = workers.count()
    page.locator(f"{CELL}.room").first.click()
    idle_are(page, idle - 1)
    expect(workers).to_have_count(placed + 1)
    page.get_by_role("button", name="As it was").click()
    expect(workers).to_have_count(placed)
    page.locator(f"{CELL}.room").last.click()
    assert page.evaluate(DECISIONS) == at
    page.locator(SEND).click()
    page.wait_for_function(f"at => ({DECISIONS}) !== at", arg=at)
    assert player.info()["at"] > at


def test_a_colonist_is_dragged_from_one_place_to_another(server: Server, opens: Opens) -> None:
    player = seated(server, opens, 3, seed=12)
    page = player.page
    play_until(player, f"{CELL}.room")
    source, target = page.locator(".own .idle [data-from]"), page.locator(f"{CELL}.room").first
    place = target.get_attribute("data-drop")
    idle = number(page.locator(".own .idle"))
    workers = page.locator(f'{CELL}[data-drop="{place}"] [data-from]')
    manned = workers.count()
    source.drag_to(target)
    idle_are(page, idle - 1)
    expect(workers).to_have_count(manned + 1)
    workers.first.drag_to(page.locator(".own .idle"))
    idle_are(page, idle)


def test_colonists_are_arranged_by_keyboard(server: Server, opens: Opens) -> None:
    player = seated(server, opens, 3, seed=13)
    page = player.page
    play_until(player, f"{CELL}.room")
    idle = number(page.locator(".own .idle"))
    page.locator(f"{CELL}.room").first.focus()
    page.keyboard.press("Enter")
    idle_are(page, idle - 1)
    page.keyboard.press("Delete")
    idle_are(page, idle)


def test_a_price_of_the_market_is_what_is_paid(server: Server, opens: Opens) -> None:
    player = seated(server, opens, 4, seed=14)
    page = player.page
    play_until(player, ".market .tile.glow")
    purse = page.locator(".own .thing").first
    at, before = page.evaluate(DECISIONS), number(purse)
    offer = page.locator(".market .tile.glow").last
    price = int(offer.get_attribute("data-price") or "")
    offer.click()
    page.wait_for_function(f"at => ({DECISIONS}) !== at", arg=at)
    table = page.request.get(f"/api/tables/{player.table}/positions?seat=0&from={at + 1}&to={at + 1}").json()
    assert table["positions"][0]["fields"]["doubloons"][0] == before - price


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whatever_does_not_glow_says_why_not(server: Server, opens: Opens, language: str) -> None:
    texts = Texts(PUERTO_RICO, language)
    reasons = {texts.objection(objection) for objection in Objection if objection}
    player = seated(server, opens, 4, language=language, seed=9)
    assert player.wait_for_turn()
    dull = player.page.locator(".spread .touchable:not(.glow):visible")
    at = player.page.evaluate(DECISIONS)
    assert dull.count() > 30
    for thing in dull.all()[::4]:
        thing.click(force=True)
        expect(player.reason).to_be_visible()
        assert player.reason.inner_text().strip() in reasons
        player.page.keyboard.press("Escape")
    assert player.page.evaluate(DECISIONS) == at


def test_the_keyboard_alone_is_enough(server: Server, opens: Opens) -> None:
    player = seated(server, opens, seed=10)
    for _ in range(12):
        assert player.wait_for_turn()
        decide_by_keys(player.page)


def test_on_a_phone_in_russian(server: Server, opens: Opens) -> None:
    player = seated(server, opens, 4, PHONE, "ru", seed=2)
    for _ in range(14):
        assert player.wait_for_turn()
        assert is_whole(player.page)
        assert small_targets(player.page) == []
        player.decide()


def small_targets(page: Page) -> list[str]:
    """What can be touched now and is smaller than a finger."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.board .glow, .own .glow')]
            .filter(e => e.offsetWidth && (e.offsetWidth < 40 || e.offsetHeight < 40))
            .map(e => `${e.className} ${e.offsetWidth}x${e.offsetHeight}`)"""
    )
    return found
