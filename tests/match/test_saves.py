"""Saved matches: they come back whole, and nothing else comes in."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.kernel.hostile import anything, deep, each_hostile
from tests.match.play import bad, every_game, go_on, played, write
from tests.toy import TOY
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.game import Game
from tradewinds.kernel.records import named
from tradewinds.match import BadSave, Match, saves

NEVER = 10**9


@pytest.fixture(scope="module")
def match() -> Match:
    """A match in the middle, with two positions stored."""
    return played(GAME, 2, seed=9, acts=40, open_holdings=True)


@pytest.fixture(scope="module")
def told(match: Match) -> str:
    """That match as text."""
    return json.dumps(match.to_json())


@pytest.fixture
def save(told: str) -> Any:
    """That match as a JSON object to spoil."""
    return json.loads(told)


def load(save: Any, game: Game | None = GAME) -> Match:
    return Match.from_json(save, game)


def same(one: Match, other: Match) -> None:
    assert one.state == other.state
    assert one.acts == other.acts
    assert one.names == other.names
    assert one.story() == other.story()
    assert one.to_json() == other.to_json()
    assert (one.first, one.decisions, one.seats, one.over) == (
        other.first,
        other.decisions,
        other.seats,
        other.over,
    )


# ---------------------------------------------------------------- there and back


class TestRoundTrip:
    @every_game
    @pytest.mark.parametrize("acts", [0, 1, 24, 25, 26, NEVER])
    def test_a_match_comes_back_whole(self, game: Game, acts: int, tmp_path: Path) -> None:
        match = played(game, 3, seed=5, acts=acts)
        path = tmp_path / "match.json"
        match.save(path)
        loaded = Match.load(path, game)
        same(loaded, match)
        assert loaded.notice is None
        assert loaded.verify() == []
        same(Match.from_json(match.to_json(), game), match)
        go_on(loaded, 8, 5)
        go_on(match, 8, 5)
        same(loaded, match)

    def test_options_and_names_come_back(self, tmp_path: Path) -> None:
        options = {"open_hands": "on", "omen_rule": "nothing", "hand_size": 3}
        match = Match.new(TOY, 2, options, names=["Ёж “x”", "日本 \U0001f98a"])
        match.save(tmp_path / "m")
        told = json.loads((tmp_path / "m").read_text("utf-8"))
        assert told["options"] == {"open_hands": "on", "omen_rule": "nothing", "hand_size": "3"}
        same(Match.load(tmp_path / "m", TOY), match)

    def test_an_installed_game_is_found_by_its_name(self, match: Match, tmp_path: Path) -> None:
        match.save(tmp_path / "m")
        assert Match.load(tmp_path / "m").game is GAME
        same(Match.load(str(tmp_path / "m")), match)

    @every_game
    def test_saving_is_stable_to_the_byte(self, game: Game, tmp_path: Path) -> None:
        one, two = tmp_path / "one", tmp_path / "two"
        match = played(game, 2, seed=6, acts=30)
        match.save(one)
        match.save(two)
        assert one.read_bytes() == two.read_bytes()
        Match.load(one, game).save(two)
        assert one.read_bytes() == two.read_bytes()
        assert one.read_bytes().endswith(b"}\n")
        assert json.loads(one.read_bytes()) == match.to_json()

    def test_undone_acts_are_not_saved(self) -> None:
        match = Match.new(TOY, 2, key=(1, 1))
        before = match.to_json()
        match.play("wager(card=shell, coins=1)")
        match.undo()
        assert match.to_json() == before

    def test_the_form_is_the_one_agreed(self, save: Any, match: Match) -> None:
        assert list(save) == [
            "format",
            "format_version",
            "game",
            "rules_version",
            "seats",
            "names",
            "options",
            "key",
            "acts",
            "positions",
        ]
        assert save["format"] == "tradewinds-match"
        assert save["format_version"] == 1
        assert (save["game"], save["rules_version"]) == ("santiago_de_cuba", GAME.version)
        assert save["key"] == f"{9:016x}{2**64 - 9:016x}"
        assert save["acts"] == [GAME.alphabet.to_text(act) for act in match.acts]

    def test_whole_positions_stand_every_25_acts_and_at_the_end(self) -> None:
        match = played(GAME, 4, seed=2, acts=60)
        positions = match.to_json()["positions"]
        assert [stored["at"] for stored in positions] == [25, 50, 60]
        for stored in positions:
            assert stored["position"] == named(match.replay(stored["at"]))

    @pytest.mark.parametrize(
        ("first", "last", "wanted"),
        [
            (0, 0, [0]),
            (0, 24, [24]),
            (0, 25, [25]),
            (0, 26, [25, 26]),
            (0, 75, [25, 50, 75]),
            (25, 25, [25]),
            (25, 60, [25, 50, 60]),
            (13, 13, [13]),
            (13, 30, [13, 25, 30]),
            (50, 51, [50, 51]),
        ],
    )
    def test_stored_positions(self, first: int, last: int, wanted: list[int]) -> None:
        assert saves.stored_at(first, last) == wanted

    def test_a_match_too_long_is_not_saved(self, match: Match, tmp_path: Path) -> None:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(saves, "MOST_ACTS", 39)
            assert bad(lambda: match.save(tmp_path / "m")).startswith("too long to be saved: 40 acts, ")
            patched.setattr(saves, "MOST_ACTS", 40)
            patched.setattr(saves, "MOST_BYTES", 1000)
            assert bad(lambda: match.save(tmp_path / "m")).startswith("too long to be saved: 40 acts, ")
        assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- writing whole or not at all


class TestWriting:
    def test_replaces_the_file_in_one_step(self, match: Match, tmp_path: Path) -> None:
        path = write(tmp_path / "m", "old")
        match.save(path)
        same(Match.load(path), match)
        assert list(tmp_path.iterdir()) == [path]

    @pytest.mark.parametrize("fails", ["fsync", "replace"])
    def test_leaves_the_old_file_when_it_fails(
        self, fails: str, match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*_: Any) -> None:
            raise OSError(28, "No space left on device")

        path = write(tmp_path / "m", "old")
        monkeypatch.setattr(os if fails == "fsync" else Path, fails, full)
        with pytest.raises(OSError, match="No space left"):
            match.save(path)
        monkeypatch.undo()
        assert path.read_text() == "old"
        assert list(tmp_path.iterdir()) == [path]

    def test_leaves_nothing_when_it_is_interrupted(
        self, match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def interrupt(*_: Any) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(os, "fsync", interrupt)
        with pytest.raises(KeyboardInterrupt):
            match.save(tmp_path / "m")
        assert list(tmp_path.iterdir()) == []

    def test_through_a_link_into_the_file_behind_it(self, match: Match, tmp_path: Path) -> None:
        (tmp_path / "far").mkdir()
        path = write(tmp_path / "far" / "m", "old")
        link = tmp_path / "link"
        link.symlink_to(path)
        match.save(link)
        assert link.is_symlink()
        same(Match.load(path), match)
        assert list((tmp_path / "far").iterdir()) == [path]

    def test_into_no_folder_fails(self, match: Match, tmp_path: Path) -> None:
        with pytest.raises(FileNotFoundError):
            match.save(tmp_path / "none" / "m")
        with pytest.raises(OSError, match="directory"):
            match.save(tmp_path)
        assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- what is no file of ours


class TestFiles:
    def refused(self, path: Path) -> str:
        message = bad(lambda: Match.load(path, GAME))
        start = f"{path}: "
        assert message.startswith(start)
        return message[len(start) :]

    def test_missing(self, tmp_path: Path) -> None:
        assert self.refused(tmp_path / "none") == "No such file or directory"
        assert self.refused(tmp_path / "none" / "deeper") == "No such file or directory"

    def test_a_folder_or_a_device(self, tmp_path: Path) -> None:
        for path in (tmp_path, Path("/dev/null"), Path("/dev/zero")):
            assert self.refused(path) == "a folder or a device, where a saved match is a file"

    def test_a_pipe(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        assert self.refused(tmp_path / "pipe") == "a folder or a device, where a saved match is a file"

    def test_a_link_to_itself(self, tmp_path: Path) -> None:
        (tmp_path / "loop").symlink_to(tmp_path / "loop")
        assert "symbolic links" in self.refused(tmp_path / "loop")

    def test_a_name_that_no_file_has(self) -> None:
        assert "null byte" in bad(lambda: Match.load("a\0b", GAME))
        assert "name too long" in bad(lambda: Match.load("x" * 300, GAME))

    def test_a_name_of_several_lines(self, tmp_path: Path) -> None:
        assert "No such file" in bad(lambda: Match.load(tmp_path / "a\nb\x1b[31m\udc80", GAME))

    @pytest.mark.parametrize("text", ["", "  \n\t "])
    def test_empty(self, text: str, tmp_path: Path) -> None:
        assert self.refused(write(tmp_path / "m", text)) == "empty, where a saved match is a JSON object"

    def test_enormous(self, tmp_path: Path) -> None:
        path = tmp_path / "m"
        with path.open("wb") as file:
            file.truncate(100 * 2**20)
        assert self.refused(path) == "larger than a saved match can be, which is 16 MiB"

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            (b"\xff\xfe{}", "byte 0 is not UTF-8 text"),
            (b'{"a": "\xc3\x28"}', "byte 7 is not UTF-8 text"),
            (b"\xef\xbb\xbf{}", "not sound JSON: "),
            (b"\x00\x01\x02", "not sound JSON: "),
            (b"GIF89a", "not sound JSON: Expecting value: line 1 column 1 (char 0)"),
            (b"{", "not sound JSON: "),
            (b"{} {}", "not sound JSON: Extra data"),
            (b'{"a": NaN}', "not sound JSON: NaN is no whole number"),
            (b'{"a": -Infinity}', "not sound JSON: -Infinity is no whole number"),
            (b'{"a": 1.0}', "not sound JSON: 1.0 is no whole number"),
            (b'{"a": 1e9999}', "not sound JSON: 1e9999 is no whole number"),
            (b'{"a": 1, "b": {"c": 1, "c": 1}}', "not sound JSON: the key 'c' is given twice"),
            (b'{"seats": 2, "seats": 3}', "not sound JSON: the key 'seats' is given twice"),
            (b'{"a": ' + b"9" * 5000 + b"}", "not sound JSON: "),
            (b"[" * 200_000, "nested too deeply for a saved match"),
            (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "nested too deeply for a saved match"),
            (b'"a\nb"', "not sound JSON: "),
            (b"[]", 'not a saved match, which is a JSON object with "format": "tradewinds-match"'),
            (b"null", "not a saved match, "),
            (b'{"format": "other"}', "not a saved match, "),
            (b'{"format": ["tradewinds-match"]}', "not a saved match, "),
        ],
        ids=lambda value: str(value)[:30],
    )
    def test_no_saved_match(self, text: bytes, message: str, tmp_path: Path) -> None:
        assert self.refused(write(tmp_path / "m", text)).startswith(message)

    @pytest.mark.parametrize(
        ("version", "shown"),
        [
            ("2", "2"),
            ("0", "0"),
            ('"1"', "'1'"),
            ("null", "None"),
            ("[1]", "<list>"),
            ("1" * 400, "a number far too large"),
        ],
    )
    def test_another_form(self, version: str, shown: str, tmp_path: Path) -> None:
        text = f'{{"format": "tradewinds-match", "format_version": {version}}}'
        wanted = f"written in form {shown} of saved matches; form 1 is read here"
        assert self.refused(write(tmp_path / "m", text)) == wanted

    def test_as_many_keys_as_fit_take_no_age(self, tmp_path: Path) -> None:
        keys = ",".join(f'"{n}":1' for n in range(200_000))
        message = self.refused(write(tmp_path / "m", f'{{{keys},"199999":1}}'))
        assert message == "not sound JSON: the key '199999' is given twice"


# ---------------------------------------------------------------- damaged files


def test_a_file_cut_short_is_refused(told: str, tmp_path: Path) -> None:
    for length in range(0, len(told) - 1, 47):
        path = write(tmp_path / "m", told[:length])
        assert bad(lambda: Match.load(path, GAME))  # noqa: B023


@settings(
    deadline=None,
    max_examples=100,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_a_file_with_flipped_bits_is_refused_or_the_same(
    told: str, match: Match, data: st.DataObject
) -> None:
    text = bytearray(told.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    try:
        loaded = Match.restored(saves.parse(bytes(text)), GAME)
    except BadSave:
        assert bad(lambda: Match.restored(saves.parse(bytes(text)), GAME))
    else:
        assert loaded.state == match.state or loaded.notice


# ---------------------------------------------------------------- values that do not belong


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("game", "chess", "a match of chess, not of santiago_de_cuba"),
        ("game", "a\nb\x1b", "a match of a b?, not of santiago_de_cuba"),
        ("game", "x" * 101, "`$.game`"),
        ("game", 5, "`$.game`"),
        ("rules_version", -1, "`$.rules_version`"),
        ("rules_version", True, "`$.rules_version`"),
        ("rules_version", 2**31 + 1, "`$.rules_version`"),
        ("rules_version", 2**64, "`$.rules_version`"),
        ("rules_version", 10**400, "`$.rules_version`"),
        ("seats", 0, "`$.seats`"),
        ("seats", 101, "`$.seats`"),
        ("seats", "2", "`$.seats`"),
        ("seats", 5, "names are a list of 5, one a seat"),
        ("seats", 3, "names are a list of 3, one a seat"),
        ("names", ["A"], "names are a list of 2, one a seat"),
        ("names", ["A", ""], "a name is a line of text"),
        ("names", ["A", "\x1b[31m"], "a name is a line of text"),
        ("names", ["A", "\ud800"], "a name is a line of text"),
        ("names", ["A", "B" * 1000], "a name has at most 80 characters"),
        ("names", "AB", "`$.names`"),
        ("names", ["A", 1], "`$.names[1]`"),
        ("options", {"fog": "on"}, "santiago_de_cuba has no option 'fog'; it has: "),
        ("options", {"open_holdings": "maybe"}, "open_holdings is one of off, on, not 'maybe'"),
        ("options", {"open_holdings": True}, "`$.options[...]`"),
        ("options", ["open_holdings"], "`$.options`"),
        ("options", {"open_holdings": "off"}, "differs"),
        ("options", {}, "differs"),
        ("key", "", "`$.key`"),
        ("key", "0" * 31, "`$.key`"),
        ("key", "0" * 33, "`$.key`"),
        ("key", "0" * 32 + "\n", "`$.key`"),
        ("key", "G" * 32, "`$.key`"),
        ("key", "A" * 32, "`$.key`"),
        ("key", "0" * 32, "damaged, forged, or of rules that changed under the same version 1: "),
        ("key", 5, "`$.key`"),
        ("acts", {}, "`$.acts`"),
        ("acts", ["x" * 201], "`$.acts[0]`"),
        ("acts", [1], "`$.acts[0]`"),
        ("acts", ["move"] * 20_001, "`$.acts`"),
        ("acts", [], "cut short or changed: with 0 acts, positions are stored at 0"),
        ("acts", ["a"] * 90, "cut short or changed: with 90 acts, positions are stored at 25, 50, 75 ... 90"),
        ("positions", [], "cut short or changed: with 40 acts, positions are stored at 25, 40"),
        ("positions", [{}], "`$.positions[0]`"),
        ("positions", [{"at": -1, "position": {}}], "`$.positions[0].at`"),
        ("positions", [{"at": 25, "position": []}], "`$.positions[0].position`"),
        ("positions", [{"at": 25, "position": {}, "more": 1}], "`more`"),
        ("taken_over", None, "`$.taken_over`"),
        ("taken_over", {}, "`$.taken_over`"),
        (
            "taken_over",
            {"at": 41, "rules_version": 0, "lost": 0},
            "taken over after act 41, but there are only 40",
        ),
        ("taken_over", {"at": 26, "rules_version": 0, "lost": 0}, "cut short or changed"),
        ("more", 1, "`more`"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_wrong_value_is_refused(name: str, value: Any, message: str, save: Any) -> None:
    assert message in bad(lambda: load({**save, name: value}))


@pytest.mark.parametrize(
    "name", ["game", "rules_version", "seats", "names", "options", "key", "acts", "positions"]
)
def test_a_missing_value_is_named(name: str, save: Any) -> None:
    del save[name]
    assert f"`{name}`" in bad(lambda: load(save))


def test_a_match_of_a_game_that_is_not_installed_is_refused(save: Any) -> None:
    save["game"] = "chess"
    assert "there is no game 'chess'" in bad(lambda: load(save, None))


@pytest.mark.parametrize(
    ("at", "act", "message"),
    [
        (0, "fly", "act 1: there is no act 'fly'"),
        (0, "move(steps=0)", "act 1: move: never with these arguments"),
        (0, "leave_out(good=wood)", "act 1: leave_out: never with these arguments"),
        (0, "\x1b[31m\n", "act 1: '"),
        (0, "pass_delivery", "act 1, pass_delivery, is refused: "),
        (39, "pass_delivery", "act 40, pass_delivery, is refused: "),
    ],
)
def test_an_act_that_could_not_be_played_is_refused(at: int, act: str, message: str, save: Any) -> None:
    save["acts"][at] = act
    told = bad(lambda: load(save))
    assert told.startswith("damaged, forged, or of rules that changed under the same version 1: ")
    assert message in told


def test_another_act_is_refused_unless_it_leads_to_the_same(save: Any, match: Match) -> None:
    refused = 0
    for at in range(len(save["acts"])):
        words = [GAME.alphabet.to_text(act) for act in GAME.legal(match.replay(at))]
        for other in {*words} - {save["acts"][at]}:
            changed = {**save, "acts": [*save["acts"][:at], other, *save["acts"][at + 1 :]]}
            try:
                loaded = load(changed)
            except BadSave as error:
                refused += 1
                assert "same version" in str(error)  # noqa: PT017
            else:
                assert loaded.verify() == []
                assert loaded.state == match.state
    assert refused > 50


def leaves(told: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each single value."""
    inner = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else None
    if inner is None:
        yield path
        return
    for name, value in inner:
        yield from leaves(value, (*path, name))


def put(told: Any, path: tuple[Any, ...], value: Any) -> None:
    for name in path[:-1]:
        told = told[name]
    told[path[-1]] = value


def test_no_cell_of_a_stored_position_can_be_forged(save: Any, told: str) -> None:
    ways = list(leaves(save["positions"], ("positions",)))
    assert len(ways) >= 200
    for way in ways:
        at = json.loads(told)
        for name in way[:-1]:
            at = at[name]
        old = at[way[-1]]
        for new in [1 - old if type(old) is int else not old if type(old) is bool else 0]:
            forged = json.loads(told)
            put(forged, way, new)
            assert bad(lambda: load(forged))  # noqa: B023


def test_true_is_not_1_in_a_stored_position(save: Any) -> None:
    position = save["positions"][0]["position"]
    position["departures"] = bool(position["departures"])
    assert "departures differs" in bad(lambda: load(save))


# ---------------------------------------------------------------- hostile objects


@each_hostile
def test_nothing_hostile_is_a_match(value: Any, save: Any) -> None:
    assert bad(lambda: load(value))
    for name in save:
        if name == "acts" and isinstance(value, tuple):
            continue
        try:
            loaded = load({**save, name: value})
        except BadSave:
            assert bad(lambda: load({**save, name: value}))  # noqa: B023
        else:
            assert loaded.to_json() == save
    assert bad(lambda: load({**save, "taken_over": value}))


@settings(
    deadline=None,
    max_examples=100,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data(), anything)
def test_any_value_anywhere_is_refused_or_the_same(told: str, data: st.DataObject, value: Any) -> None:
    save = json.loads(told)
    for _ in range(data.draw(st.integers(1, 2))):
        put(save, data.draw(st.sampled_from(list(leaves(save)))), value)
    try:
        loaded = load(save)
    except BadSave:
        assert bad(lambda: load(save))
    else:
        assert loaded.notice or loaded.to_json()["acts"] == json.loads(told)["acts"]


@settings(deadline=None, max_examples=60, derandomize=True)
@given(anything)
def test_arbitrary_json_is_no_match(value: Any) -> None:
    assert bad(lambda: load(value))
    assert bad(lambda: load({"format": "tradewinds-match", "format_version": 1, "positions": value}))


def circle() -> Any:
    told: dict[str, Any] = {}
    told["format"] = told
    return told


@pytest.mark.parametrize(
    "make", [lambda: deep(100_000), circle, lambda: {"format": deep(2000)}, lambda: {("a",): 1}, object]
)
def test_what_json_cannot_say_is_refused(make: Callable[[], Any]) -> None:
    assert bad(lambda: load(make()))
