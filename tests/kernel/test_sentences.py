"""The sentences that a package says on its own behalf."""

from __future__ import annotations

from pathlib import Path

import pytest

from tradewinds.kernel.sentences import Sentences
from tradewinds.kernel.texts import MissingText

ENGLISH = """
ships = { $n ->
    [one] One ship
   *[other] { $n } ships
}
"""
RUSSIAN = """
ships = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
}
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a few sentences."""
    folder = tmp_path / f"told_{tmp_path.name}" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text(ENGLISH, "utf-8")
    (folder / "ru.ftl").write_text(RUSSIAN, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return folder.parent.name


def test_are_said_in_either_language_with_its_plurals(package: str) -> None:
    english, russian = Sentences(package, "en"), Sentences(package, "ru")
    assert [english.say("ships", n=n) for n in (1, 2)] == ["One ship", "2 ships"]
    assert [russian.say("ships", n=n) for n in (21, 3, 5)] == ["21 корабль", "3 корабля", "5 кораблей"]


def test_that_are_missing_or_cannot_be_put_together_say_so(package: str) -> None:
    sentences = Sentences(package, "en")
    with pytest.raises(MissingText, match="no text 'boats' in 'en'"):
        sentences.say("boats")
    with pytest.raises(MissingText, match="'ships' in 'en'"):
        sentences.say("ships")
