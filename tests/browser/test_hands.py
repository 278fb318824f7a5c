"""What hands can do: take back, ask why not, play by the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.seated import DECISIONS, FREE, ON_TOP, Seated, at_new_table
from tests.browser.served import Server
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.acts import Objection
from tradewinds.kernel.texts import Texts


def seated(server: Server, opens: Opens, *seats: str, language: str = "en") -> Seated:
    page = opens(server.address, language=language)
    at_new_table(page, *(seats or ("me", "bot:scripted")))
    player = Seated(page, seed=9)
    assert player.wait_for_turn()
    return player


def reasons(language: str) -> set[str]:
    """Every reason that the engine gives against an act."""
    texts = Texts(GAME, language)
    return {texts.objection(number) for number in Objection if number}


def test_undo_says_what_it_takes_back_and_does(server: Server, opens: Opens) -> None:
    player = seated(server, opens)
    undo = player.page.locator(".acts button:has(.undo)")
    for _ in range(40):
        before = player.info()["at"]
        player.decide()
        if not player.wait_for_turn() or undo.count():
            break
    expect(undo).to_be_visible()
    assert re.match(r"Take back: .+", undo.inner_text())
    at = player.info()["at"]
    undo.click()
    player.page.wait_for_function(f"at => ({DECISIONS}) < at", arg=at)
    assert before <= player.info()["at"] < at
    assert player.wait_for_turn()
    player.decide()


def test_whatever_does_not_glow_says_why_not(server: Server, opens: Opens) -> None:
    for language in ("en", "ru"):
        player = seated(server, opens, language=language)
        told = set()
        dull = player.page.locator(".spread .touchable:not(.glow):visible")
        at = player.page.evaluate(DECISIONS)
        assert dull.count() > 10
        for thing in [each for each in dull.all() if each.evaluate(ON_TOP)][:14]:
            thing.click(force=True)
            expect(player.reason).to_be_visible()
            told.add(player.reason.inner_text().strip())
            player.page.keyboard.press("Escape")
        assert player.page.evaluate(DECISIONS) == at
        assert told
        assert told <= reasons(language)


def test_the_keyboard_alone_is_enough(server: Server, opens: Opens) -> None:
    player = seated(server, opens)
    for _ in range(10):
        decide_by_keys(player.page)
        if not player.wait_for_turn():
            break


def decide_by_keys(page: Page) -> None:
    """One decision without a pointer: the next thing that glows, Enter, and Enter on the first choice."""
    at = page.evaluate(DECISIONS)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_function(
        f"at => document.querySelector('.bubble[role=dialog]') !== null || ({DECISIONS}) !== at", arg=at
    )
    if page.evaluate(DECISIONS) == at:
        page.keyboard.press("Enter")
    page.wait_for_function(f"at => ({DECISIONS}) !== at", arg=at)


def test_tab_alone_reaches_what_glows(server: Server, opens: Opens) -> None:
    player = seated(server, opens)
    for _ in range(80):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement.matches('.glow, .loose')"):
            break
    at = player.page.evaluate(DECISIONS)
    player.page.keyboard.press("Enter")
    player.page.wait_for_function(
        f"at => document.querySelector('.bubble[role=dialog]') !== null || ({DECISIONS}) !== at", arg=at
    )


def test_the_live_region_says_what_the_log_says(server: Server, opens: Opens) -> None:
    player = seated(server, opens)
    player.page.evaluate(
        """() => {
            window.heard = [];
            const live = document.querySelector('[data-testid=live]');
            new MutationObserver(() => window.heard.push(live.textContent))
                .observe(live, {childList: true, characterData: true, subtree: true});
        }"""
    )
    player.decide()
    assert player.wait_for_turn()
    last = player.page.locator(".log li").last.inner_text().split("\n")[0]
    player.page.wait_for_function("last => window.heard.join(' ').includes(last)", arg=last)


def test_the_language_changes_at_any_moment(server: Server, opens: Opens) -> None:
    player = seated(server, opens)
    before = player.page.locator(".prompt .line").inner_text()
    player.page.get_by_title("Русский").click()
    expect(player.page.locator(".prompt .line")).not_to_have_text(before)
    assert player.page.evaluate("document.documentElement.lang") == "ru"
    player.decide()


def test_only_who_is_asked_may_touch(server: Server, opens: Opens) -> None:
    player = seated(server, opens)
    watcher = opens(player.page.url)
    expect(watcher.locator(".spread")).to_be_visible()
    assert watcher.locator(FREE).count() == 0
    assert watcher.locator(".glow").count() == 0
