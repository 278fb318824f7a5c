"""`tradewinds play`: a match at the terminal, from the first question to the last, and what may be typed."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.commands import SANTIAGO, Ran, Run, complaint, save_with
from tests.conformance.games import GAMES, positions
from tests.match.play import played
from tests.toy import TOY
from tradewinds.cli.terminal.outcome import standing
from tradewinds.cli.terminal.showing import Showing
from tradewinds.cli.terminal.speech import Speech
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.chance import derive_key
from tradewinds.kernel.game import Game
from tradewinds.kernel.texts import Texts
from tradewinds.kernel.views import redeal
from tradewinds.match import Match
from tradewinds.match.history import History

ONES = "1\n" * 2000
SCREENED = ("Goods", "Pesos", "Victory points")

every_language = pytest.mark.parametrize("lang", ["en", "ru"])


def answers(ran: Ran) -> list[str]:
    """The line after each thing typed."""
    assert (ran.code, ran.err) == (0, "")
    lines = ran.lines
    return [lines[i + 1] for i, line in enumerate(lines[:-1]) if line.startswith("> ")]


def typing(run: Run, *lines: str, seed: int = 5, seats: int = 2, lang: str = "en") -> Ran:
    """What is shown when these lines are typed at the start of a match."""
    args = ["--seed", seed, "--seats", seats, "--lang", lang]
    return run("play", SANTIAGO, *args, typed="".join(f"{line}\n" for line in lines))


def kept(
    run: Run, path: Path, *lines: str, args: tuple[object, ...] = ("--seed", 5), game: str = SANTIAGO
) -> bytes:
    """The file of a match after these lines were typed at its start."""
    ran = run("play", game, *args, "--save", path, typed="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.err) == (0, "")
    return path.read_bytes()


def contains(lines: list[str], wanted: list[str]) -> bool:
    """Whether all these lines stand among the others in this order."""
    left = iter(lines)
    return all(line in left for line in wanted)


# ---------------------------------------------------------------- whole matches


class TestWholeMatch:
    @every_language
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_can_be_played_by_always_typing_1(self, seats: int, lang: str, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        args = [
            "--seats",
            seats,
            "--lang",
            lang,
            "--seed",
            seats,
            "--seat",
            seats,
            "--name",
            "Ада",
            "--save",
            path,
        ]
        ran = run("play", SANTIAGO, *args, typed=ONES)
        assert (ran.code, ran.err) == (0, "")
        match = Match.load(path)
        assert match.over
        assert match.verify() == []
        assert match.names == (*(f"scripted {i + 1}" for i in range(seats - 1)), "Ада")
        self.is_told_whole(ran, match, seats - 1, lang)
        self.ends_with_the_standing(ran, match, lang)
        self.took_the_first_act_each_time(match, seats - 1)

    def is_told_whole(self, ran: Ran, match: Match, seat: int, lang: str) -> None:
        texts = Texts(match.game, lang)
        events = [f"  {texts.event(heard, match.names, seat)}" for _, heard in match.story()]
        assert sum("scripted" in event for event in events) > 10
        assert contains(ran.lines, events)

    def ends_with_the_standing(self, ran: Ran, match: Match, lang: str) -> None:
        speech = Speech(lang)
        end = ran.lines[ran.lines.index(speech.say("over")) :]
        rows = [line.split() for line in end if line[:1].isdigit()]
        told = standing(match)
        assert rows == [[str(row["place"]), *row["name"].split(), str(row["points"])] for row in told]
        winners = ", ".join(match.names[seat] for seat in match.game.winners(match.state))
        assert winners in end[-1]

    def took_the_first_act_each_time(self, match: Match, seat: int) -> None:
        for at, act in enumerate(match.acts):
            s = match.replay(at)
            if s.asked == seat:
                assert act == match.game.legal(s)[0]

    @every_language
    def test_of_another_game_goes_the_same_way(self, lang: str, toy: str, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        ran = run("play", toy, "--seats", 3, "--lang", lang, "--seed", 3, "--save", path, typed=ONES)
        assert (ran.code, ran.err) == (0, "")
        match = Match.load(path)
        assert match.over
        self.is_told_whole(ran, match, 0, lang)
        self.ends_with_the_standing(ran, match, lang)

    def test_alone_or_with_different_bots(self, toy: str, run: Run, tmp_path: Path) -> None:
        for number, (more, names) in enumerate(
            [
                (["--seats", 1], ("Player",)),
                (["--bots", "random", "--seats", 3, "--seat", 2], ("random 1", "Player", "random 3")),
                (["--bots", "random,scripted", "--seat", 3], ("random 1", "scripted 2", "Player")),
                (["--bots", "scripted, random"], ("Player", "scripted 2", "random 3")),
            ]
        ):
            path = tmp_path / str(number)
            assert run("play", toy, *more, "--save", path, typed=ONES).code == 0
            assert Match.load(path).names == names
            assert Match.load(path).over

    def test_is_the_first_of_its_seed(self, run: Run, tmp_path: Path) -> None:
        for seed in (0, 5, 2**127 + 3):
            path = tmp_path / str(seed)
            kept(run, path, args=("--seed", seed))
            assert tuple(Match.load(path).replay(0).key) == derive_key(seed >> 64, seed % 2**64, 0)

    def test_without_a_seed_is_never_the_same(self, run: Run, tmp_path: Path) -> None:
        for name in "ab":
            kept(run, tmp_path / name, args=())
        one, other = (Match.load(tmp_path / name).state.key for name in "ab")
        assert tuple(one) != tuple(other)

    @every_language
    def test_says_what_is_played_and_with_which_options(self, lang: str, run: Run) -> None:
        lines = run("play", SANTIAGO, "--lang", lang, "--option", "partial_gain=on").lines
        texts = Texts(GAME, lang)
        assert lines[0] == texts.title()
        assert f"{texts.option('partial_gain')[0]}: {texts.number('on')}" in lines[1]
        assert f"{texts.option('open_holdings')[0]}: {texts.number('off')}" in lines[1]


# ---------------------------------------------------------------- hidden things


class TestHidden:
    @every_language
    def test_secret_arguments_of_others_are_never_told(
        self, lang: str, toy: str, run: Run, tmp_path: Path
    ) -> None:
        path = tmp_path / "match.json"
        typed = "l\nv\n1\n" * 300
        ran = run("play", toy, "--seats", 3, "--lang", lang, "--seed", 3, "--save", path, typed=typed)
        match, texts = Match.load(path), Texts(TOY, lang)
        secret = [
            heard for _, heard in match.story() if TOY.events(heard[0]) in TOY.secret_events and heard[1]
        ]
        assert len(secret) > 8
        for heard in secret:
            assert texts.event(heard, match.names, heard[1]) not in ran.out
            assert texts.event(heard, match.names, 0) in ran.out

    def test_what_lies_behind_screens_is_shown_of_ones_own_seat_only(self, run: Run) -> None:
        lines = typing(run, *["v", "1"] * 300, seats=3).lines
        end = lines.index("  The game ends, and the screens are lifted.")
        rows = [re.split(r" {2,}", line) for line in lines[:end] if line.startswith(SCREENED)]
        assert len(rows) > 100
        for row in rows:
            assert row[1].isdigit()
            assert row[2:] == ["?", "?"]
        after = [re.split(r" {2,}", line) for line in lines[end:] if line.startswith(SCREENED)]
        assert after
        assert all(cell.isdigit() for row in after for cell in row[1:])

    def test_with_open_holdings_everything_is_shown(self, run: Run) -> None:
        lines = run("play", SANTIAGO, "--seats", 3, "--option", "open_holdings=on", typed="v\n").lines
        rows = [re.split(r" {2,}", line) for line in lines if line.startswith(SCREENED)]
        assert rows
        assert all(cell.isdigit() for row in rows for cell in row[1:4])

    @every_language
    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
    def test_nothing_shown_depends_on_what_is_hidden(self, game: Game, lang: str) -> None:
        compared = 0
        for number, s in enumerate(positions(game, 3, 41, every=25 if game is GAME else 3)):
            for seat in range(3 if s.question else 0):
                twin = redeal(game, s, seat, (7, number))
                compared += bytes(twin)[32:] != bytes(s)[32:]
                assert self.all_shown(game, bytes(twin), seat, lang) == self.all_shown(
                    game, bytes(s), seat, lang
                )
        assert compared > 5

    def all_shown(self, game: Game, s: bytes, seat: int, lang: str) -> str:
        match = Match(game, History(0, s, (), []), ["A", "B", "C"])
        showing = Showing(match, seat, lang, Console(file=io.StringIO(), width=400))
        showing.introduction()
        showing.news()
        showing.position()
        showing.question(match.legal(seat))
        showing.help()
        for act in range(len(game.alphabet)):
            reason = match.why_not(act, seat)
            if reason:
                showing.console.print(showing.texts.objection(reason))
        return showing.console.file.getvalue()  # type: ignore[attr-defined]


# ---------------------------------------------------------------- what is typed


REFUSALS = [
    ("move(steps=7)", "not-enough-pesos-for-steps"),
    ("move(steps=11)", "too-many-steps"),
    ("move(steps=0)", "must-move-car"),
    ("pass_delivery", "not-a-delivery-round"),
    ("skip_building", "must-move-car"),
]


class TestTyping:
    @every_language
    @pytest.mark.parametrize(("act", "why"), REFUSALS)
    def test_an_act_that_is_not_allowed_tells_why(self, act: str, why: str, lang: str, run: Run) -> None:
        sentence = Texts(GAME, lang).say(f"why-{why}")
        wanted = Speech(lang).say("refused", why=sentence)
        typed = [f"{act}?", f"why {act}", f"почему {act}", act]
        assert answers(typing(run, *typed, lang=lang))[:4] == [wanted] * 4

    @every_language
    def test_an_act_that_is_allowed_says_so_and_is_not_played(self, lang: str, run: Run) -> None:
        told = answers(typing(run, "2?", "why move(steps=2)", "9?", lang=lang))
        wanted = Speech(lang).say(
            "allowed", act=Texts(GAME, lang).act(GAME.alphabet.from_text("move(steps=2)"))
        )
        assert told[:2] == [wanted, wanted]
        assert told[2] == Speech(lang).say("no-such-number", most=4)

    @every_language
    def test_what_is_not_understood_is_told_how_to_write(self, lang: str, run: Run) -> None:
        speech = Speech(lang)
        written = speech.say("wrong-arguments", form="move(steps=0..99)")
        example = speech.say("no-such-act", example="move(steps=1)")
        number = speech.say("no-such-number", most=4)
        expected = {
            "9": number,
            "0": number,
            "9" * 5000: number,
            "move": written,
            "move(steps=100)": written,
            "move(steps=x)": written,
            "move(steps=" + "9" * 5000 + ")": written,
            "fly": example,
            "fly?": example,
            "why": example,
            "1 2": example,
            "-1": example,
            "{}": example,
            "[red]1[/red]": example,
            "x" * 100_000: example,
        }
        assert answers(typing(run, *expected, lang=lang))[: len(expected)] == [*expected.values()]

    def test_nothing_that_is_refused_changes_anything(self, run: Run, tmp_path: Path) -> None:
        plain = kept(run, tmp_path / "a", "1", "2")
        noisy = ["0", "move(steps=9)", "fly", "u", "?", "1?", "l", "v", "", "  ", "pass_delivery"]
        assert kept(run, tmp_path / "b", *noisy, "1", *(line for line in noisy if line != "u"), "2") == plain

    def test_bytes_that_are_no_text_are_not_understood(self, run: Run) -> None:
        typed = b"\xff\xfe\n\xc3(\n\x00\n\x1b[2J\n\xed\xa0\x80\n1\xff\n"
        ran = run("play", SANTIAGO, "--seats", 2, "--seed", 5, typed=typed)
        assert answers(ran)[:6] == [Speech("en").say("no-such-act", example="move(steps=1)")] * 6
        assert "\x1b" not in ran.out
        assert "\0" not in ran.out

    @every_language
    def test_an_act_is_played_by_its_number_or_its_text(self, lang: str, run: Run, tmp_path: Path) -> None:
        args = ("--seed", 5, "--seats", 2, "--lang", lang)
        number = kept(run, tmp_path / "a", "3", args=args)
        assert kept(run, tmp_path / "b", "move(steps=3)", args=args) == number
        assert kept(run, tmp_path / "c", "  move( steps = 3 ) ", args=args) == number
        assert kept(run, tmp_path / "d", "2", args=args) != number

    @every_language
    @pytest.mark.parametrize("word", ["h", "?", "help", "справка"])
    def test_help_says_what_can_be_answered(self, word: str, lang: str, run: Run) -> None:
        lines = typing(run, word, lang=lang).lines
        at = lines.index(f"> {word}")
        told = Speech(lang).say("help").splitlines()
        assert lines[at + 1 : at + 1 + len(told)] == told
        assert lines[at + 1 + len(told)] == "  move(steps=0..99)"

    def test_what_can_be_answered_is_listed_by_number(self, run: Run) -> None:
        lines = typing(run).lines
        listed = [line for line in lines if re.match(r"\d+  ", line)]
        assert [line.split()[0] for line in listed] == ["1", "2", "3", "4"]
        assert [line.split()[-1] for line in listed] == [f"move(steps={steps})" for steps in range(1, 5)]

    @every_language
    def test_the_log_tells_all_that_has_happened(self, lang: str, run: Run, tmp_path: Path) -> None:
        args = ("--seed", 5, "--seats", 2, "--lang", lang, "--save", tmp_path / "m")
        ran = run("play", SANTIAGO, *args, typed="1\n1\n1\n1\nl\n")
        match, texts = Match.load(tmp_path / "m"), Texts(GAME, lang)
        log = ran.lines[ran.lines.index("> l") + 1 :]
        told = [f"  {texts.event(heard, match.names, 0)}" for _, heard in match.story()]
        assert len(told) > 15
        shared = [line for line in log if line.startswith("  ")]
        assert shared[: len(told)] == told

    def test_what_is_forced_is_done_and_told(self, run: Run, tmp_path: Path) -> None:
        ran = run("play", SANTIAGO, "--seed", 6, "--seats", 2, "--save", tmp_path / "m", typed=ONES)
        match, texts = Match.load(tmp_path / "m"), Texts(GAME, "en")
        before = [match.replay(at) for at in range(match.decisions)]
        mine = [(act, len(GAME.legal(s))) for act, s in zip(match.acts, before) if s.asked == 0]
        forced = [f"Only one thing is possible: {texts.act(act)}" for act, number in mine if number == 1]
        assert forced
        assert [line for line in ran.lines if line.startswith("Only one thing")] == forced
        assert ran.lines.count("> 1") == len(mine) - len(forced)

    def test_what_was_forced_is_not_taken_back_alone(self, run: Run, tmp_path: Path) -> None:
        lines = typing(run, *["1"] * 500, seed=6).lines
        at = next(i for i, line in enumerate(lines) if line.startswith("Only one thing"))
        ones = ["1"] * lines[:at].count("> 1")
        args = ("--seed", 6, "--seats", 2)
        plain = kept(run, tmp_path / "a", *ones, args=args)
        assert kept(run, tmp_path / "b", *ones, "u", args=args) == plain
        after = typing(run, *ones, "u", seed=6).lines
        assert Speech("en").say("bar-others") in after[after.index("> u") :]


# ---------------------------------------------------------------- taking back


class TestUndo:
    @every_language
    def test_takes_back_to_the_position_before(self, lang: str, run: Run, tmp_path: Path) -> None:
        args = ("--seed", 5, "--seats", 2, "--lang", lang)
        assert kept(run, tmp_path / "b", "1", "u", "2", args=args) == kept(
            run, tmp_path / "a", "2", args=args
        )
        assert kept(run, tmp_path / "d", "1", "1", "u", "u", "3", args=args) == kept(
            run, tmp_path / "c", "3", args=args
        )

    def test_says_what_was_taken_back_and_asks_again(self, run: Run) -> None:
        lines = typing(run, "1", "u", "u").lines
        assert "Taken back: Drive 1 stop" in lines
        question = Texts(GAME, "en").question(1, "Player")
        assert lines.count(question) == 2
        assert "There is nothing of yours to take back." in lines[lines.index("Taken back: Drive 1 stop") :]

    def test_never_takes_back_chance(self, toy: str, run: Run, tmp_path: Path) -> None:
        args = ("--seats", 1, "--seed", 3)
        told = run("play", toy, *args, typed="1\ndraw\nu\n").lines
        assert Speech("en").say("bar-chance") in told
        plain = kept(run, tmp_path / "a", "1", "draw", args=args, game=toy)
        assert kept(run, tmp_path / "b", "1", "draw", "u", args=args, game=toy) == plain

    def test_never_takes_back_what_others_decided(self, run: Run) -> None:
        lines = typing(run, *["1"] * 3, "u").lines
        assert Speech("en").say("bar-others") in lines[lines.index("> u") :]


# ---------------------------------------------------------------- saving and going on


class TestKeeping:
    def test_a_match_in_sittings_is_the_match_in_one(self, run: Run, tmp_path: Path) -> None:
        whole, parts = tmp_path / "whole", tmp_path / "parts"
        wanted = kept(run, whole, *["1"] * 2000)
        kept(run, parts, *["1"] * 10)
        for _ in range(300):
            assert run("play", "--resume", parts, typed="1\n" * 15).code == 0
            if Match.load(parts).over:
                break
        assert parts.read_bytes() == wanted

    def test_at_the_end_of_input_the_match_stays_where_it_was(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "a match.json"
        ran = run("play", SANTIAGO, "--seed", 5, "--seats", 2, "--save", path, typed="1\n1\n1")
        assert (ran.code, ran.err) == (0, "")
        assert ran.lines[-1] == f"Saved in {path}. Go on with: tradewinds play --resume '{path}'"
        match = Match.load(path)
        assert sum(match.replay(at).asked == 0 for at in range(match.decisions)) == 3

    def test_without_a_file_the_end_of_input_says_so(self, run: Run) -> None:
        assert typing(run, "1").lines[-1] == "The match is not saved."

    def test_a_new_file_is_there_at_once(self, run: Run, tmp_path: Path) -> None:
        kept(run, tmp_path / "m", args=("--seed", 1, "--name", "Ann"))
        assert Match.load(tmp_path / "m").decisions == 0
        assert "Ann" in Match.load(tmp_path / "m").names

    def test_s_saves_in_the_file_told_and_from_then_on(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "m"
        ran = typing(run, f"s {path}", "1", "1")
        assert ran.lines[-1] == f"Saved in {path}. Go on with: tradewinds play --resume {path}"
        match = Match.load(path)
        assert [match.replay(at).asked for at in range(match.decisions)][-2:] == [0, 0]

    def test_s_asks_for_a_file_where_there_is_none(self, run: Run, tmp_path: Path) -> None:
        ran = typing(run, "s", str(tmp_path / "m"), "s")
        assert ran.out.count("File to save the match in") == 1
        assert ran.out.count(f"Saved in {tmp_path / 'm'}.") == 3
        assert Match.load(tmp_path / "m")

    @pytest.mark.parametrize("answer", [[], [""], ["  "]])
    def test_q_without_a_file_offers_to_save(self, answer: list[str], run: Run) -> None:
        ran = typing(run, "q", *answer)
        assert (ran.code, ran.err) == (0, "")
        assert "File to save the match in" in ran.out
        assert ran.lines[-1] == "The match is not saved."

    def test_q_saves_where_it_is_told(self, run: Run, tmp_path: Path) -> None:
        ran = typing(run, "1", "q", str(tmp_path / "m"))
        assert ran.lines[-1].startswith(f"Saved in {tmp_path / 'm'}.")
        assert Match.load(tmp_path / "m").decisions == 2

    def test_nothing_is_written_over(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "taken"
        path.write_text("mine")
        message = complaint(run("play", SANTIAGO, "--save", path))
        assert message == f"Invalid value for '--save': '{path}' is there already; go on with it by --resume"
        assert answers(typing(run, f"s {path}"))[0] == f"{path} is there already; nothing was saved."
        assert path.read_text() == "mine"
        assert list(tmp_path.iterdir()) == [path]

    @pytest.mark.parametrize(
        "name", ["none/m", "x" * 300, "a\0b", "file/m"], ids=lambda name: ascii(name[:9])
    )
    def test_a_file_that_cannot_be_is_refused(self, name: str, run: Run, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("mine")
        message = complaint(run("play", SANTIAGO, "--save", tmp_path / name))
        assert message.startswith("Invalid value for '--save': ")
        ran = typing(run, f"s {tmp_path / name}", "1")
        assert "cannot be written: " in answers(ran)[0]
        assert ran.lines[-1] == "The match is not saved."
        assert [path.name for path in tmp_path.iterdir()] == ["file"]

    def test_a_file_that_can_no_longer_be_written_is_told(
        self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        saved = Match.save

        def full(match: Match, path: Path) -> None:
            if match.acts:
                raise OSError(28, "No space left on device")
            saved(match, path)

        monkeypatch.setattr(Match, "save", full)
        path = tmp_path / "m"
        ran = run("play", SANTIAGO, "--seat", 1, "--save", path, "--seed", 5, typed="1\n1\n")
        assert ran.code == 0
        assert f"{path} cannot be written: No space left on device" in ran.lines
        assert Match.load(path).decisions == 0

    def test_interrupted_it_says_how_to_go_on(
        self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupt(*_: object) -> str:
            raise KeyboardInterrupt

        monkeypatch.setattr("tradewinds.cli.terminal.session.read_line", interrupt)
        ran = run("play", SANTIAGO, "--save", tmp_path / "m")
        assert (ran.code, ran.err) == (130, "")
        assert ran.lines[-1].startswith(f"Saved in {tmp_path / 'm'}.")

    def test_of_lines_that_come_through_a_pipe_the_start_is_shown(self, run: Run) -> None:
        ran = typing(run, "x" * 5000)
        assert f"> {'x' * 200}" in ran.lines
        assert "x" * 201 not in ran.out

    def test_standard_input_may_be_missing(self, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
        monkeypatch.setattr("tradewinds.cli.terminal.keyboard.sys", type("Sys", (), {"stdin": None}))
        assert run("play", SANTIAGO).lines[-1] == "The match is not saved."


class TestResume:
    @pytest.mark.parametrize(
        "more", [["--seats", 2], ["--name", "Ann"], ["--option", "partial_gain=on"], ["--seed", 1]]
    )
    def test_what_a_match_has_already_is_not_given_again(
        self, more: list[object], file: Path, run: Run
    ) -> None:
        before = file.read_bytes()
        message = complaint(run("play", "--resume", file, *more))
        assert message == f"Invalid value for '{more[0]}': a match that is resumed has all this already"
        assert file.read_bytes() == before

    def test_of_another_game_is_refused(self, toy: str, file: Path, run: Run) -> None:
        assert complaint(run("play", toy, "--resume", file)).endswith(f"a match of {SANTIAGO}, not of toy")
        assert complaint(run("play", "chess", "--resume", file)).startswith("there is no game 'chess'")
        assert run("play", SANTIAGO, "--resume", file).code == 0

    def test_the_names_say_who_is_a_bot(self, toy: str, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "m"
        names = ["random 1", "Ann", "scripted 3"]
        Match.new(TOY, 3, key=(5, 6), names=names).save(path)
        assert "Ann (you)" in run("play", "--resume", path).out
        assert "scripted 3 (you)" in run("play", "--resume", path, "--seat", 3, typed="1\n").out

    def test_a_match_among_bots_is_joined_at_the_first_seat(self, toy: str, run: Run, tmp_path: Path) -> None:
        Match.new(TOY, 2, key=(5, 6), names=["random 1", "random 2"]).save(tmp_path / "m")
        assert "random 1 (you)" in run("play", "--resume", tmp_path / "m").out

    @pytest.mark.parametrize(
        ("more", "message"),
        [
            (["--seat", 3], "'--seat': the seats are 1 to 2"),
            (["--seat", 0], "'--seat': the seats are 1 to 2"),
            (["--bots", "random,random"], "2 are named, where 1 are needed"),
            (["--bots", "mcts"], "there is no bot 'mcts'"),
        ],
    )
    def test_at_seats_that_it_does_not_have_is_refused(
        self, more: list[object], message: str, file: Path, run: Run
    ) -> None:
        assert message in complaint(run("play", "--resume", file, *more))

    def test_may_be_kept_elsewhere(self, file: Path, run: Run, tmp_path: Path) -> None:
        before, other = file.read_bytes(), tmp_path / "other"
        assert run("play", "--resume", file, "--save", other, typed="1\n").code == 0
        assert file.read_bytes() == before
        assert Match.load(other).decisions > Match.load(file).decisions
        assert run("play", "--resume", file, "--save", file, typed="1\n").code == 0
        assert file.read_bytes() == other.read_bytes()

    def test_a_match_that_is_over_is_shown(self, run: Run, tmp_path: Path) -> None:
        match = played(GAME, 2)
        match.save(tmp_path / "m")
        before = (tmp_path / "m").read_bytes()
        ran = run("play", "--resume", tmp_path / "m")
        assert (ran.code, ran.err) == (0, "")
        assert "The game is over." in ran.lines
        assert (tmp_path / "m").read_bytes() == before

    @every_language
    def test_a_match_of_older_rules_says_so(self, lang: str, match: Match, run: Run, tmp_path: Path) -> None:
        acts = ["pass_delivery", *match.to_json()["acts"][1:]]
        path = save_with(match, tmp_path / "m", rules_version=0, acts=acts)
        ran = run("play", "--resume", path, "--lang", lang, typed="l\nu\n")
        assert (ran.code, ran.err) == (0, "")
        wanted = Speech(lang).say("notice-taken-over", then=0, now=GAME.version, at=40, lost=0)
        assert wanted in ran.lines
        assert Speech(lang).say("bar-taken-over") in ran.lines

    def test_a_wrong_file_is_left_as_it_is(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "m"
        for text in (b"", b"\xff\xfe", b"{}", b"[" * 100_000, b'{"format": "tradewinds-match"}'):
            path.write_bytes(text)
            assert complaint(run("play", "--resume", path)).startswith(f"{path}: ")
            assert path.read_bytes() == text
        assert list(tmp_path.iterdir()) == [path]


# ---------------------------------------------------------------- what is refused at once


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--seat", "0"], "'--seat': the seats are 1 to 3"),
        (["--seat", "4"], "'--seat': the seats are 1 to 3"),
        (["--seat", "-1"], "'--seat': the seats are 1 to 3"),
        (["--seat", "9" * 30], "'--seat': the seats are 1 to 3"),
        (["--seat", "x"], "'--seat': "),
        (["--name", ""], "a name is a line of text"),
        (["--name", "  "], "a name is a line of text"),
        (["--name", "a\nb"], "a name is a line of text"),
        (["--name", "\x1b[31mred"], "a name is a line of text"),
        (["--name", "\udcff"], "a name is a line of text"),
        (["--name", "x" * 81], "a name has at most 80 characters"),
        (["--name", "scripted 2"], "'--name': 'scripted 2' is the name of a bot"),
        (["--name", "random 99"], "'--name': 'random 99' is the name of a bot"),
        (["--lang", "fr"], "'fr' is not one of 'en', 'ru'"),
        (["--save", ""], "'.' is there already; go on with it by --resume"),
        (["--games", "5"], "No such option: --games"),
    ],
    ids=lambda value: ascii(value)[:30],
)
def test_what_nobody_can_sit_down_with_is_refused(args: list[str], message: str, run: Run) -> None:
    assert message in complaint(run("play", SANTIAGO, *args))


def test_without_a_game_nothing_is_played(run: Run) -> None:
    wanted = "Invalid value for 'GAME': say which game, as in: tradewinds play santiago_de_cuba"
    assert complaint(run("play")) == wanted


@pytest.mark.parametrize("name", ["[bold]Ann[/bold]", "{ $name }", ":smile:", "日本", "scripted", "Ann 2"])
def test_a_name_is_shown_as_it_is(name: str, run: Run) -> None:
    assert f"{name} (you)" in run("play", SANTIAGO, "--name", name).out
