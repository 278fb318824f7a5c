"""`tradewinds games`: everything that can be played, and with which options."""

from __future__ import annotations

import json

import pytest

from tests.cli.commands import SANTIAGO, Run
from tests.toy import TOY
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.game import Game
from tradewinds.kernel.texts import Texts

every_language = pytest.mark.parametrize("lang", ["en", "ru"])


@every_language
def test_lists_each_game_with_its_players_and_options(lang: str, toy: str, run: Run) -> None:
    ran = run("games", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    for game in (GAME, TOY):
        texts = Texts(game, lang)
        head = next(line for line in ran.lines if line.startswith(f"{game.id}  "))
        assert texts.title() in head
        assert str(game.seats[0]) in head
        assert str(game.seats[-1]) in head
        assert f"  {texts.summary()}" in ran.lines
        for name, option in game.options.items():
            head = next(line for line in ran.lines if line.startswith(f"  {name} = "))
            assert f" = {' | '.join(option.labels())}  " in head
            assert option.label(option.default) in head.rpartition("  ")[2]
            assert "    {}. {}".format(*texts.option(name)) in ran.lines


@every_language
def test_tells_which_numbers_are_reconstructed(lang: str, run: Run) -> None:
    texts = Texts(GAME, lang)
    lines = run("games", "--lang", lang).lines
    assert GAME.reconstructed
    for entry in GAME.reconstructed:
        assert f"    {texts.reconstructed(entry)}" in lines


def test_tells_where_all_numbers_are_exact(toy: str, run: Run) -> None:
    assert run("games").lines.count("  All its numbers are those on the pieces.") == 1


@every_language
def test_tells_programs_the_same(lang: str, toy: str, run: Run) -> None:
    ran = run("games", "--json", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.isascii()
    told = json.loads(ran.out)
    assert [game["id"] for game in told] == [SANTIAGO, "toy"]
    for game, listed in zip((GAME, TOY), told):
        assert listed == as_told(game, lang)


def as_told(game: Game, lang: str) -> dict[str, object]:
    texts = Texts(game, lang)
    return {
        "id": game.id,
        "title": texts.title(),
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {
                "name": name,
                "title": texts.option(name)[0],
                "help": texts.option(name)[1],
                "values": option.labels(),
                "default": option.label(option.default),
            }
            for name, option in game.options.items()
        ],
        "summary": texts.summary(),
        "correctable": list(game.correctable),
        "reconstructed": {entry: texts.reconstructed(entry) for entry in game.reconstructed},
    }


def test_what_is_listed_can_be_asked_for(toy: str, run: Run) -> None:
    for game in json.loads(run("games", "--json").out):
        for option in game["options"]:
            for value in option["values"]:
                least = value.partition("..")[0]
                ran = run("play", game["id"], "--option", f"{option['name']}={least}")
                assert (ran.code, ran.err) == (0, "")
