"""A whole match by clicks, from the quay to the final score."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opens
from tests.browser.seated import Seated, at_new_table
from tests.browser.served import Server


def test_from_play_now_to_the_final_score(server: Server, opens: Opens) -> None:
    page = opens(server.address)
    page.get_by_role("button", name="Play now").first.click()
    player = Seated(page)
    assert player.play_to_the_end() > 20

    result = player.info()["result"]
    shown = [int(text) for text in page.locator("dialog .bar b").all_inner_texts()]
    assert shown == sorted(result["points"], reverse=True)
    won = page.locator("dialog tr.won")
    assert won.count() == len(result["winners"])
    assert int(won.first.locator(".bar b").inner_text()) == max(result["points"])

    page.get_by_role("link", name="Review").click()
    page.wait_for_url("**/review/*")
    expect(page.locator(".count")).to_have_text(f"0 / {player.info()['at']}")


def test_in_russian_on_a_phone_against_one_bot(server: Server, opens: Opens) -> None:
    page = opens(server.address, size=PHONE, language="ru")
    at_new_table(page, "me", "bot:random")
    player = Seated(page, seed=2)
    for _ in range(12):
        assert player.wait_for_turn()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        prompt = page.locator(".prompt .line").inner_text()
        assert any("а" <= letter <= "я" for letter in prompt.lower()), prompt
        player.decide()


def test_the_next_match_is_one_touch_away(server: Server, opens: Opens) -> None:
    page = opens(server.address)
    at_new_table(page, "me", "bot:random", "bot:scripted")
    first = Seated(page, seed=3)
    first.play_to_the_end()
    before = first.table
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: before not in address)
    assert [seat["bot"] for seat in Seated(page).info()["seats"]] == [None, "random", "scripted"]
