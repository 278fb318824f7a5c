"""The texts of every installed game: complete, alike in both languages, and said without a slip."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

import pytest
from fluent.syntax import ast

from tests.conformance.sayings import (
    KERNEL,
    entries,
    message_ids,
    name_ids,
    named_things,
    parts,
    told,
    used,
    within,
)
from tradewinds.kernel.game import Game, find, installed
from tradewinds.kernel.texts import LANGUAGES, Texts, name_id

GAMES = [find(name) for name in installed()]
PACKAGES = [KERNEL, *(game.package for game in GAMES)]

FOREIGN = {"en": "CYRILLIC", "ru": "LATIN"}
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
SENTENCES = {"summary", "ask", "wait", "why", "event", "help", "reconstructed"}
LONGEST_BUTTON = 60
SLIPS = re.compile(r"  |[{}\n\"'—]| - |\.\.\.|^\s|\s$|\s[.,:;!?]|[.,:;!?]{2}|[ёЁ]")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_package = pytest.mark.parametrize("package", PACKAGES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def of_kind(game: Game, language: str, kind: str) -> list[str]:
    return [text for found, text in told(game, language)[0] if found == kind]


def repeated(texts: list[str]) -> list[str]:
    return [text for text, times in Counter(map(str.casefold, texts)).items() if times > 1]


# ---------------------------------------------------------------- complete, and nothing too much


@every_game
@both_languages
def test_all_that_can_be_asked_for_is_said(game: Game, language: str) -> None:
    said, asked = told(game, language)
    assert all(text for _, text in said)
    assert len(asked) > len(game.events) + len(game.objections) + 2 * len(game.state.questions)


@every_package
@both_languages
def test_fluent_reads_the_whole_file(package: str, language: str) -> None:
    assert message_ids(package, language)
    assert not [entry.content for entry in entries(package, language) if isinstance(entry, ast.Junk)]


@every_package
@both_languages
def test_no_message_is_there_twice(package: str, language: str) -> None:
    ids = message_ids(package, language)
    if package != KERNEL:
        ids = ids + message_ids(KERNEL, language)
    assert repeated(ids) == []


@every_package
def test_both_languages_have_the_same_messages(package: str) -> None:
    assert set(message_ids(package, "en")) ^ set(message_ids(package, "ru")) == set()


@every_game
def test_only_names_have_forms_of_their_own_in_each_language(game: Game) -> None:
    names = name_ids(game)
    en, ru = (
        {part for part in parts(game.package, language) if part.partition(".")[0] not in names}
        for language in LANGUAGES
    )
    assert en ^ ru == set()


@every_game
@both_languages
def test_no_text_of_a_game_is_dead(game: Game, language: str) -> None:
    assert set(parts(game.package, language)) - used(game, language) == set()


@both_languages
def test_no_text_of_the_kernel_is_dead(language: str) -> None:
    assert set(parts(KERNEL, language)) - set().union(*(used(game, language) for game in GAMES)) == set()


# ---------------------------------------------------------------- told apart


@every_game
@both_languages
@pytest.mark.parametrize("kind", ["act", "why", "ask", "wait", "field", "option", "reconstructed"])
def test_no_two_read_alike(game: Game, language: str, kind: str) -> None:
    assert repeated(of_kind(game, language, kind)) == []


@every_game
@both_languages
def test_things_of_a_kind_have_different_names_in_every_form(game: Game, language: str) -> None:
    texts = Texts(game, language)
    defined = parts(game.package, language)
    for kind in named_things(game):
        first = name_id(next(iter(kind)))
        forms = [None, *(part.partition(".")[2] for part in defined if part.startswith(f"{first}."))]
        for form in forms:
            names = [texts.name(member, form).casefold() for member in kind]
            assert len(set(names)) == len(kind), f"{kind.__name__}, {form}: {sorted(names)}"


# ---------------------------------------------------------------- well said


@every_game
@both_languages
def test_nothing_is_typed_carelessly(game: Game, language: str) -> None:
    said = {text for _, text in told(game, language)[0]}
    assert [text for text in said if SLIPS.search(text) or text.count("«") != text.count("»")] == []


@every_game
@both_languages
def test_sentences_end_and_labels_do_not(game: Game, language: str) -> None:
    for kind, text in told(game, language)[0]:
        assert text.endswith((".", "?", "!")) == (kind in SENTENCES), text


@every_game
@both_languages
def test_acts_are_short_enough_for_a_button(game: Game, language: str) -> None:
    assert [text for text in of_kind(game, language, "act") if len(text) > LONGEST_BUTTON] == []


@every_package
@both_languages
def test_no_letter_of_another_script_slips_in(package: str, language: str) -> None:
    for part, pattern in parts(package, language).items():
        texts = within(pattern, ast.TextElement | ast.StringLiteral)
        letters = "".join(text.value for text in texts)
        assert [c for c in letters if FOREIGN[language] in unicodedata.name(c, "")] == [], part


@every_package
@both_languages
def test_every_plural_has_all_its_forms(package: str, language: str) -> None:
    for part, pattern in parts(package, language).items():
        for choice in within(pattern, ast.SelectExpression):
            keys = {getattr(variant.key, "name", None) for variant in choice.variants} - {None}
            if "one" in keys:
                assert keys == PLURALS[language], part
