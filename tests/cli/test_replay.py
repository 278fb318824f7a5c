"""`tradewinds replay`: a saved match is checked, told, and laid open as far as is asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import DIGITS, SANTIAGO, Ran, Run, complaint, save_with
from tests.match.play import played
from tests.toy import TOY
from tradewinds.cli.replay import CHANCE
from tradewinds.cli.terminal.outcome import standing
from tradewinds.cli.terminal.speech import Speech
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.records import named
from tradewinds.kernel.texts import Texts
from tradewinds.match import Match

every_language = pytest.mark.parametrize("lang", ["en", "ru"])


def told(run: Run, path: Path, *args: object, code: int = 0) -> dict[str, Any]:
    """What programs are told of a match."""
    ran = run("replay", path, "--json", *args)
    assert (ran.code, ran.err) == (code, "")
    assert ran.out.isascii()
    found: dict[str, Any] = json.loads(ran.out)
    assert found["sound"] == (code == 0)
    return found


def story(match: Match, lang: str, stop: int) -> list[str]:
    """The lines of a match's story, laid open."""
    texts = Texts(match.game, lang)
    return [
        f"{at:5}  {texts.event(heard, match.names, heard[1])}" for at, heard in match.story() if at <= stop
    ]


def numbered(ran: Ran) -> list[str]:
    return [line for line in ran.lines if line[:5].strip().isdigit() and line[5:7] == "  "]


# ---------------------------------------------------------------- what agrees


@every_language
@pytest.mark.parametrize("at", [None, 0, 1, 17, 40])
def test_a_sound_match_is_told_as_far_as_is_asked(
    at: int | None, lang: str, match: Match, file: Path, run: Run
) -> None:
    ran = run("replay", file, "--lang", lang, *([] if at is None else ["--at", at]))
    assert (ran.code, ran.err) == (0, "")
    stop, speech = 40 if at is None else at, Speech(lang)
    assert ran.lines[0] == f"{Texts(GAME, lang).title()}: Player 1, Player 2"
    assert numbered(ran) == story(match, lang, stop)
    assert ran.lines[-2:] == [speech.say("position-after", number=stop, last=40), speech.say("sound")]


def test_what_was_hidden_is_laid_open(toy: str, run: Run, tmp_path: Path) -> None:
    match = played(TOY, 3, seed=4)
    match.save(tmp_path / "m")
    ran = run("replay", tmp_path / "m", "--at", match.decisions - 1)
    assert numbered(ran) == story(match, "en", match.decisions - 1)
    assert " ? " not in ran.out
    told_ = told(run, tmp_path / "m", "--at", 3)
    assert told_["position"]["omen"] == named(match.replay(3))["omen"]
    assert [row["card"] for row in told_["log"] if row["event"] == "draws"]


@every_language
@pytest.mark.parametrize("at", [None, 0, 25, 39])
def test_programs_are_told_everything(at: int | None, lang: str, match: Match, file: Path, run: Run) -> None:
    found = told(run, file, "--lang", lang, *([] if at is None else ["--at", at]))
    stop, texts = 40 if at is None else at, Texts(GAME, lang)
    log = found.pop("log")
    assert [(row["after"], row["text"]) for row in log] == [
        (number, texts.event(heard, match.names, heard[1]))
        for number, heard in match.story()
        if number <= stop
    ]
    assert found == {
        "sound": True,
        "notices": [],
        "game": SANTIAGO,
        "version": GAME.version,
        "seats": 2,
        "names": ["Player 1", "Player 2"],
        "options": match.to_json()["options"],
        "components": {},
        "acts": match.to_json()["acts"],
        "at": stop,
        "position": {name: value for name, value in named(match.replay(stop)).items() if name not in CHANCE},
        "over": False,
        "standing": None,
    }


@every_language
def test_of_a_whole_match_the_standing_is_told(lang: str, run: Run, tmp_path: Path) -> None:
    match = played(GAME, 4, seed=3)
    match.save(tmp_path / "m")
    found = told(run, tmp_path / "m")
    assert found["over"] is True
    assert found["standing"] == standing(match)
    assert [row["seat"] for row in found["standing"] if row["place"] == 1] == GAME.winners(match.state)
    ran = run("replay", tmp_path / "m", "--lang", lang)
    assert Speech(lang).say("over") in ran.lines
    rows = [
        line.split() for line in ran.lines[ran.lines.index(Speech(lang).say("over")) :] if line[:1].isdigit()
    ]
    assert [[row[0], row[-1]] for row in rows] == [
        [str(row["place"]), str(row["points"])] for row in standing(match)
    ]


def test_nothing_is_written(file: Path, run: Run) -> None:
    before = file.read_bytes()
    for args in ([], ["--json"], ["--at", 3]):
        assert run("replay", file, *args).code == 0
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("name", ["[bold]Ann[/bold]", "{ $name }", ":smile:", "日本"])
def test_names_are_shown_as_they_are(name: str, match: Match, run: Run, tmp_path: Path) -> None:
    path = save_with(match, tmp_path / "m", names=[name, "B"])
    assert run("replay", path).lines[0] == f"Santiago de Cuba: {name}, B"
    assert told(run, path)["names"] == [name, "B"]


@pytest.mark.parametrize("at", ["-1", "41", "9" * 30, DIGITS, "x", "", "1.5", "nan", "\udcff"])
def test_there_is_no_other_position(at: str, file: Path, run: Run) -> None:
    message = complaint(run("replay", file, "--at", at))
    assert message.startswith("Invalid value for '--at': ")
    if at in {"-1", "41"}:
        assert message.endswith("the match is known from decision 0 to 40")


# ---------------------------------------------------------------- what does not agree


def another_act(saved: dict[str, Any]) -> dict[str, Any]:
    return {"acts": [*saved["acts"][:3], "pass_delivery", *saved["acts"][4:]]}


def unknown_act(saved: dict[str, Any]) -> dict[str, Any]:
    return {"acts": [*saved["acts"][:3], "fly", *saved["acts"][4:]]}


def another_position(saved: dict[str, Any]) -> dict[str, Any]:
    first, *rest = saved["positions"]
    car = (first["position"]["car"] + 1) % 10
    return {"positions": [{**first, "position": {**first["position"], "car": car}}, *rest]}


def another_key(saved: dict[str, Any]) -> dict[str, Any]:
    return {"key": "0" * 31 + "1"}


TAMPERED = [
    (another_act, "act_refused", 4, "notice-act-refused"),
    (unknown_act, "act_unknown", 4, "notice-act-unknown"),
    (another_position, "position_differs", 25, "notice-position-differs"),
]

Tamper = Callable[[dict[str, Any]], dict[str, Any]]


@every_language
@pytest.mark.parametrize(("tamper", "kind", "at", "message"), TAMPERED)
def test_a_tampered_match_is_told_where(
    tamper: Tamper, kind: str, at: int, message: str, lang: str, match: Match, run: Run, tmp_path: Path
) -> None:
    path = save_with(match, tmp_path / "m", **tamper(match.to_json()))
    found = told(run, path, code=1)
    assert found.keys() == {"sound", "notices"}
    [notice] = found["notices"]
    assert (notice.pop("kind"), notice["at"]) == (kind, at)
    ran = run("replay", path, "--lang", lang)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == Speech(lang).say(message, **notice) + "\n"


def test_another_key_does_not_lead_there(match: Match, run: Run, tmp_path: Path) -> None:
    path = save_with(match, tmp_path / "m", **another_key(match.to_json()))
    assert told(run, path, code=1)["notices"][0]["at"] <= 25


@every_language
def test_a_match_of_older_rules_that_no_longer_agrees_is_told(
    lang: str, match: Match, run: Run, tmp_path: Path
) -> None:
    path = save_with(match, tmp_path / "m", rules_version=0, **another_act(match.to_json()))
    ran = run("replay", path, "--lang", lang)
    assert (ran.code, ran.err) == (1, "")
    data = {"at": 40, "lost": 0, "then": 0, "now": GAME.version}
    assert ran.lines[-1] == Speech(lang).say("notice-taken-over", **data)
    assert numbered(ran) == []
    found = told(run, path, code=1)
    assert found["notices"] == [{"kind": "taken_over", "game": SANTIAGO, **data}]
    assert found["position"]["car"] == named(match.state)["car"]
    assert complaint(run("replay", path, "--at", 39)).endswith("the match is known from decision 40 to 40")


def test_a_match_of_older_rules_that_still_agrees_is_sound(match: Match, run: Run, tmp_path: Path) -> None:
    path = save_with(match, tmp_path / "m", rules_version=0)
    assert told(run, path)["version"] == GAME.version


def refusal(match: Match) -> dict[str, Any]:
    """What is told of the act that was put in."""
    s = match.replay(3)
    reason = GAME.objection(s, GAME.alphabet.from_text("pass_delivery"))
    return {"at": 4, "act": "pass_delivery", "why": Texts(GAME, "en").objection(reason)}


def test_a_match_of_older_rules_that_cannot_go_on_cannot_be_used(
    match: Match, run: Run, tmp_path: Path
) -> None:
    saved = match.to_json()
    positions = [{**stored, "position": {}} for stored in saved["positions"]]
    path = save_with(match, tmp_path / "m", rules_version=0, positions=positions, **another_act(saved))
    ran = run("replay", path)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == Speech("en").say("notice-act-refused", **refusal(match)) + "\n"


# ---------------------------------------------------------------- what is no saved match


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "empty, where a saved match is a JSON object"),
        (b"\xff\xfe{}", "byte 0 is not UTF-8 text"),
        (b'{"a": "\xc3\x28"}', "byte 7 is not UTF-8 text"),
        (b"GIF89a", "not sound JSON: "),
        (b"{", "not sound JSON: "),
        (b'{"a": NaN}', "not sound JSON: NaN is no whole number"),
        (b'{"a": ' + b"9" * 5000 + b"}", "not sound JSON: "),
        (b"[" * 200_000, "nested too deeply for a saved match"),
        (b"[]", "not a saved match, "),
        (b'{"format": "tradewinds-match", "format_version": 2}', "written in form 2 of saved matches"),
        (b"\0" * 17 * 2**20, "larger than a saved match can be, which is 16 MiB"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_foreign_file_cannot_be_used(text: bytes, message: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "m"
    path.write_bytes(text)
    for args in ([], ["--json"], ["--lang", "ru"], ["--at", "1"]):
        assert complaint(run("replay", path, *args)).startswith(f"{path}: {message}"[:300])
    assert path.read_bytes() == text


def test_a_truncated_file_cannot_be_used(file: Path, run: Run) -> None:
    text = file.read_bytes()
    for length in range(1, len(text) - 1, len(text) // 12):
        file.write_bytes(text[:length])
        assert complaint(run("replay", file)).startswith(f"{file}: not sound JSON: "[:300])


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there are: santiago_de_cuba"),
        ({"game": "a\nb\x1b[2J"}, "there is no game "),
        ({"game": 5}, "`$.game`"),
        ({"seats": "2"}, "`$.seats`"),
        ({"seats": 10**400}, "`$.seats`"),
        ({"seats": 5}, "names are a list of 5, one a seat"),
        ({"names": ["A", "\x1b[31m"]}, "a name is a line of text"),
        ({"names": ["A", "\ud800"]}, "a name is a line of text"),
        ({"names": ["A", 7]}, "`$.names[1]`"),
        ({"key": "xyz"}, "`$.key`"),
        ({"options": {"fog": "on"}}, "santiago_de_cuba has no option 'fog'"),
        ({"options": {"partial_gain": "maybe"}}, "partial_gain is one of off, on"),
        ({"options": []}, "`$.options`"),
        ({"acts": []}, "cut short or changed"),
        ({"acts": ["x" * 201]}, "`$.acts[0]`"),
        ({"acts": ["move"] * 20_001}, "`$.acts`"),
        ({"positions": []}, "cut short or changed"),
        ({"rules_version": -1}, "`$.rules_version`"),
        ({"rules_version": True}, "`$.rules_version`"),
        ({"taken_over": {"at": 99, "rules_version": 0, "lost": 0}}, "taken over after act 99"),
        ({"more": 1}, "`more`"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_hostile_file_cannot_be_used(
    changed: dict[str, Any], message: str, match: Match, run: Run, tmp_path: Path
) -> None:
    path = save_with(match, tmp_path / "m", **changed)
    before = path.read_bytes()
    assert message in complaint(run("replay", path))
    assert message in complaint(run("play", "--resume", path))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("none", "No such file or directory"),
        ("none/deeper", "No such file or directory"),
        (".", "a folder or a device, where a saved match is a file"),
        ("/dev/zero", "a folder or a device, where a saved match is a file"),
        ("a\0b", "null byte"),
        ("\udcff\n\x1b[2J", "No such file or directory"),
    ],
    ids=ascii,
)
def test_a_file_that_is_none_cannot_be_used(name: str, message: str, run: Run, tmp_path: Path) -> None:
    for command in (["replay"], ["play", "--resume"]):
        assert message in complaint(run(*command, tmp_path / name))


def test_without_a_file_nothing_is_replayed(run: Run) -> None:
    assert complaint(run("replay")) == "Missing argument 'FILE'."


def test_of_two_files_none_is_replayed(file: Path, run: Run) -> None:
    assert "unexpected extra argument" in complaint(run("replay", file, file))
