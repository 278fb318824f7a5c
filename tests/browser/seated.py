"""A person at a table: sees what glows, touches it, chooses, waits."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

GLOWING = ".spread .glow:visible, .spread .loose:visible"
FREE = ".prompt.mine"
END = "dialog[open] .winner"
ON_TOP = """element => {
    element.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const {x, y, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


class Seated:
    """Plays by real clicks on what a page shows."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)
        expect(page.locator(".spread")).to_be_visible()

    @property
    def table(self) -> str:
        """The table's id, as the address has it."""
        found = re.search(r"/(?:table|review)/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def choices(self) -> Locator:
        """The acts that stand beside a touched thing."""
        return self.page.locator(".bubble[role=dialog] li button")

    @property
    def reason(self) -> Locator:
        """Why what was touched is not allowed."""
        return self.page.locator(".bubble[role=tooltip]")

    def info(self) -> dict[str, Any]:
        """What the server tells of the table."""
        found: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table}").json()
        return found

    def wait_for_turn(self) -> bool:
        """Until this player is asked: True; or until the match is over: False."""
        self.page.wait_for_selector(f"{FREE}, {END}", state="attached")
        return self.page.locator(END).count() == 0

    def decide(self) -> None:
        """Answer one question by touching something that glows."""
        at = self._decisions()
        expect(self.page.locator(GLOWING).first).to_be_visible()
        self.luck.choice([each for each in self.page.locator(GLOWING).all() if each.evaluate(ON_TOP)]).click()
        self.page.wait_for_function(
            f"at => document.querySelector('.bubble[role=dialog]') !== null || ({DECISIONS}) !== at", arg=at
        )
        choices = self.choices.all() if self._decisions() == at else []
        if choices:
            self.luck.choice(choices).click()
        self.page.wait_for_function(f"at => ({DECISIONS}) !== at", arg=at)

    def _decisions(self) -> int:
        return int(self.page.evaluate(DECISIONS))

    def play_to_the_end(self) -> int:
        """Play until the final score shows; how many decisions that took."""
        decided = 0
        while self.wait_for_turn():
            self.decide()
            decided += 1
        return decided


DECISIONS = "Number(document.querySelector('.spread')?.dataset.at ?? -1)"


def at_new_table(page: Page, *seats: str, game: str = "santiago_de_cuba", shuffle: bool = False) -> None:
    """From anywhere: a new table with such seats ("me", "here", "open", "bot:random"), by its form."""
    page.goto(f"/new/{game}")
    page.locator(".counts button", has_text=str(len(seats))).click()
    for place, kind in enumerate(seats):
        page.locator(".seats select").nth(place).select_option(kind)
    page.locator("fieldset:has(.counts) input[type=checkbox]").set_checked(shuffle)
    page.locator("form .row .btn.primary").click()
    page.wait_for_url("**/table/*")
