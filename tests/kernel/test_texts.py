"""Texts: what is looked up, what fails and how, and who is told a secret."""

from __future__ import annotations

import dataclasses
import enum
from pathlib import Path
from typing import Any

import pytest

from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.games.santiago_de_cuba.acts import Act
from tradewinds.games.santiago_de_cuba.pieces import Good
from tradewinds.games.santiago_de_cuba.state import NoDemandShip, Question
from tradewinds.games.santiago_de_cuba.story import Event
from tradewinds.kernel.acts import Alphabet
from tradewinds.kernel.game import Game
from tradewinds.kernel.texts import MissingText, Texts, kebab, name_id
from tradewinds.kernel.views import WATCHER

NAMES = ("Anna", "Boris")
GIFT = (Event.GIVES_GOOD, 0, 1, Good.RUM)

HUSHED = """
good-rum = rum
event-gives-good = { $who } gives { $to } { $good }.
    .others = { $who } gives { $to } something.
event-swaps = { $who } swaps { $give }.
event-gets-vp = { $who } gets { $pesos }.
act-take = Take { $good-gen }
"""


@pytest.fixture
def hushed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """A game with few texts in which what is given or swapped is a secret."""
    folder = tmp_path / f"hushed_{tmp_path.name}" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text(HUSHED, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    secrets = {Event.GIVES_GOOD: ("good",), Event.SWAPS: ("give",)}
    game: Game = dataclasses.replace(GAME, package=folder.parent.name, secret_events=secrets)
    return Texts(game, "en")


@pytest.mark.parametrize(
    ("name", "told"), [("NewShip", "new-ship"), ("NEW_SHIP", "new-ship"), ("owner_vp", "owner-vp")]
)
def test_ids_are_words_joined_by_hyphens(name: str, told: str) -> None:
    assert kebab(name) == told


def test_a_thing_is_named_with_its_kind() -> None:
    assert name_id(NoDemandShip.REROLL) == "no-demand-ship-reroll"


@pytest.mark.parametrize("language", ["de", "EN", "", None])
def test_there_are_two_languages(language: str) -> None:
    with pytest.raises(ValueError, match="the languages are en, ru"):
        Texts(GAME, language)


# ---------------------------------------------------------------- secrets


def test_the_seat_it_is_about_hears_all(hushed: Texts) -> None:
    assert hushed.event(GIFT, NAMES, viewer=0) == "Anna gives Boris rum."


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_everybody_else_hears_no_secret(hushed: Texts, viewer: int) -> None:
    assert hushed.event(GIFT, NAMES, viewer) == "Anna gives Boris something."


def test_nobody_in_particular_hears_no_secret(hushed: Texts) -> None:
    assert hushed.event(GIFT, NAMES) == "Anna gives Boris something."


def test_a_secret_without_words_for_others_is_not_told_at_all(hushed: Texts) -> None:
    heard = (Event.SWAPS, 0, Good.RUM, Good.RUM)
    assert hushed.event(heard, NAMES, viewer=0) == "Anna swaps rum."
    with pytest.raises(MissingText, match="no others of 'event-swaps' in 'en'"):
        hushed.event(heard, NAMES, viewer=1)


# ---------------------------------------------------------------- what is missing


def test_a_missing_message_is_named(hushed: Texts) -> None:
    assert not hushed.has("title")
    with pytest.raises(MissingText, match="no text 'title' in 'en'"):
        hushed.title()


def test_a_missing_argument_is_named(hushed: Texts) -> None:
    with pytest.raises(MissingText, match="pesos"):
        hushed.event((Event.GETS_VP, 0, 2), NAMES)


def test_a_missing_form_of_a_name_is_named(hushed: Texts) -> None:
    with pytest.raises(MissingText, match="good-gen"):
        hushed.act(GAME.alphabet.from_text("take(good=rum)"))


# ---------------------------------------------------------------- what is looked up


def test_who_is_asked_and_who_waits_read_different_things() -> None:
    texts = Texts(GAME, "en")
    assert texts.question(Question.LEAVE_OUT, "Anna").startswith("New ship: lay one die aside.")
    assert texts.question(Question.LEAVE_OUT, "Anna", waiting=True).startswith("Anna is choosing")


def test_an_option_has_its_title_as_label_of_its_field() -> None:
    for language in ("en", "ru"):
        texts = Texts(GAME, language)
        assert [texts.field(name) for name in GAME.options] == [
            texts.option(name)[0] for name in GAME.options
        ]


def test_the_values_of_an_option_are_told_in_words() -> None:
    texts = Texts(GAME, "ru")
    assert [texts.option_value("partial_gain", value) for value in (0, 1)] == ["выключено", "включено"]
    assert texts.option_value("no_demand_ship", NoDemandShip.DEPARTS) == "сразу уходит"


def test_a_number_is_told_as_it_is() -> None:
    assert Texts(GAME, "ru").number("12") == "12"


def test_a_best_guess_is_called_one() -> None:
    assert GAME.reconstructed
    for entry in GAME.reconstructed:
        assert "reconstruction" in Texts(GAME, "en").reconstructed(entry)
        assert "реконструкция" in Texts(GAME, "ru").reconstructed(entry)


# ---------------------------------------------------------------- things made of other things


class Crate(enum.IntEnum):
    """Goods by the crate, which share a message."""

    SMALL = 0
    LARGE = 1

    def spoken(self) -> tuple[str, dict[str, Any]]:
        return "crate", {"good": Good.RUM, "number": 2 + 3 * self}


CRATED = (
    HUSHED
    + """
crate = { $number } crates of { $good }
    .the = the { $number } crates
act-marker = Take { $direction-the } by { $direction }, { $direction-id }
"""
)


def test_a_thing_made_of_others_is_named_by_what_it_is_made_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / f"crated_{tmp_path.name}" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text(CRATED, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    families = {kind: {} for kind in Act} | {Act.MARKER: {"direction": Crate}}
    alphabet = Alphabet(Act, families)
    texts = Texts(dataclasses.replace(GAME, package=folder.parent.name, alphabet=alphabet), "en")
    assert name_id(Crate.LARGE) == "crate"
    assert (texts.name(Crate.SMALL), texts.name(Crate.LARGE)) == ("2 crates of rum", "5 crates of rum")
    assert texts.name(Crate.LARGE, "the") == "the 5 crates"
    act = alphabet.code(Act.MARKER, Crate.LARGE)
    assert texts.act(act) == "Take the 5 crates by 5 crates of rum, large"
