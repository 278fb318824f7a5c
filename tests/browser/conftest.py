"""A server of its own for each worker, and a real Chromium to look at it with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.browser import chromium
from tests.browser.served import Server

DESKTOP, PHONE = (1440, 900), (390, 844)
PATIENCE_MS = 15_000
KEPT_AS = "tradewinds-settings"
EXPECTED = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket")  # of a server that was killed

Opens = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    running = Server(tmp_path_factory.mktemp("quay"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; each person in them has a context of their own."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def opens(browser: Browser) -> Iterator[Opens]:
    """Opens an address as somebody new; at the end no page may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not any(word in message.text for word in EXPECTED):
            complaints.append(message.text)

    def opened(
        address: str, size: tuple[int, int] = DESKTOP, language: str = "en", theme: str = "light"
    ) -> Page:
        origin = "/".join(address.split("/")[:3])
        viewport: Any = {"width": size[0], "height": size[1]}
        context = browser.new_context(base_url=origin, viewport=viewport, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        liked = json.dumps({"language": language, "theme": theme, "sounds": False, "motion": "off"})
        context.add_init_script(
            f"localStorage.getItem('{KEPT_AS}') ?? localStorage.setItem('{KEPT_AS}', {json.dumps(liked)})"
        )
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
