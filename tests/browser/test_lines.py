"""The line breaks, the server dies: the page says so, and goes on where it was."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opens
from tests.browser.seated import FREE, Seated, at_new_table
from tests.browser.served import Server


def test_a_killed_server_costs_no_more_than_a_moment(own_server: Server, opens: Opens) -> None:
    page = opens(own_server.address)
    at_new_table(page, "me", "bot:scripted")
    player = Seated(page, seed=7)
    for _ in range(3):
        assert player.wait_for_turn()
        player.decide()
    before = player.info()["at"]
    own_server.kill()
    expect(page.locator(".band.warn")).to_be_visible()
    assert page.locator(".spread").is_visible()
    own_server.start()
    expect(page.locator(".band.warn")).to_have_count(0)
    assert player.info()["at"] >= before
    for _ in range(3):
        assert player.wait_for_turn()
        player.decide()


def test_what_was_touched_while_the_line_was_broken_is_carried_out_once(
    own_server: Server, opens: Opens
) -> None:
    page = opens(own_server.address)
    at_new_table(page, "me", "bot:scripted")
    player = Seated(page, seed=8)
    assert player.wait_for_turn()
    at = player.info()["at"]
    own_server.kill()
    expect(page.locator(".band.warn")).to_be_visible()
    page.locator(".spread .glow:visible").first.click()
    expect(page.locator(FREE)).to_have_count(0)
    own_server.start()
    page.wait_for_selector(f"{FREE}, .bubble[role=dialog]")
    expect(page.locator(".band.warn")).to_have_count(0)
    assert player.info()["at"] > at


def test_the_quay_says_that_the_server_cannot_be_reached_and_when_it_can_again(
    own_server: Server, opens: Opens
) -> None:
    page = opens(own_server.address)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    own_server.kill()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".unreachable")).to_be_visible()
    own_server.start()
    expect(page.locator(".unreachable")).to_have_count(0)
    page.get_by_role("button", name="Play now").first.click()
    Seated(page)
