"""People at one table: two browsers and a spectator, talk, leaving and coming back, one screen for two."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.seated import Seated, at_new_table
from tests.browser.served import Server


def two_and_a_watcher(server: Server, opens: Opens) -> tuple[Page, Page, Page]:
    """A host, a guest who came by the link, and somebody who looks on."""
    host = opens(server.address)
    at_new_table(host, "me", "open")
    guest, watcher = opens(host.url), opens(host.url, language="ru")
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest, watcher):
        expect(page.locator(".spread")).to_be_visible()
    return host, guest, watcher


def test_two_play_and_a_third_looks_on(server: Server, opens: Opens) -> None:
    host, guest, watcher = two_and_a_watcher(server, opens)
    players = {page: Seated(page, seed) for seed, page in enumerate((host, guest), start=4)}
    for _ in range(8):
        asked = players[host].info()["asked"]
        page = (host, guest)[asked]
        assert players[page].wait_for_turn()
        players[page].decide()
        at = page.locator(".spread").get_attribute("data-at")
        for other in (host, guest, watcher):
            expect(other.locator(".spread")).to_have_attribute("data-at", at or "")
    assert watcher.locator(".spread .glow").count() == 0
    assert watcher.locator(".loose").count() == 0


def test_a_spectator_is_shown_no_more_than_the_public(server: Server, opens: Opens) -> None:
    host, _, watcher = two_and_a_watcher(server, opens)
    table = Seated(host).table
    seen = watcher.request.get(f"/api/tables/{table}/positions").json()["positions"][-1]
    assert seen["fields"]["goods"] == [None, None]
    refused = watcher.request.get(f"/api/tables/{table}/positions?seat=0")
    assert refused.status in {403, 409}
    assert set(refused.json()) == {"code", "data", "text"}
    assert watcher.locator(".own").count() == 0


def test_they_talk(server: Server, opens: Opens) -> None:
    host, guest, _ = two_and_a_watcher(server, opens)
    host.get_by_role("button", name="Chat").first.click()
    host.get_by_role("textbox").fill("Fair winds! <b>Попутного ветра</b>")
    host.keyboard.press("Enter")
    expect(
        guest.get_by_role("button", name="Chat: 1 new").or_(guest.locator(".mark").first).first
    ).to_be_visible()
    guest.get_by_role("button", name="Chat").first.click()
    expect(guest.get_by_text("Fair winds! <b>Попутного ветра</b>", exact=True)).to_be_visible()


def test_a_bot_takes_over_from_who_leaves_and_gives_back(server: Server, opens: Opens) -> None:
    host, guest, _ = two_and_a_watcher(server, opens)
    guest.get_by_role("button", name="More").click()
    guest.get_by_role("button", name="Leave the table").click()
    guest.locator("dialog").get_by_role("button", name="Leave the table").click()
    guest.wait_for_url(server.address + "/")
    player = Seated(host, seed=6)
    for _ in range(3):
        assert player.wait_for_turn()
        player.decide()
    guest.goto(host.url)
    guest.get_by_role("button", name="Take my seat back").click()
    expect(guest.get_by_role("button", name="Take my seat back")).to_have_count(0)
    assert [seat["bot"] for seat in player.info()["seats"]] == [None, None]


def test_one_screen_for_two_has_a_curtain_between(server: Server, opens: Opens) -> None:
    page = opens(server.address)
    at_new_table(page, "me", "here")
    lifted = 0
    while lifted < 4:
        expect(page.locator(".curtain, .spread").first).to_be_visible()
        if page.locator(".curtain").count():
            assert page.locator(".spread").count() == 0
            page.locator(".curtain button").click()
            lifted += 1
        player = Seated(page, seed=lifted)
        assert player.wait_for_turn()
        at = page.locator(".spread").get_attribute("data-at")
        touch_and_choose(page)
        page.wait_for_function("at => document.querySelector('.spread')?.dataset.at !== at", arg=at)


def touch_and_choose(page: Page) -> None:
    """Touch the first thing that glows, and take the first choice where there are several."""
    page.locator(".spread .glow:visible, .spread .loose:visible").first.click()
    page.wait_for_timeout(150)
    choices = page.locator(".bubble[role=dialog] li button")
    if choices.count():
        choices.first.click()
