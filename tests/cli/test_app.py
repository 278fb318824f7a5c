"""The command as a whole: help, version, exit codes, and what is answered to what makes no sense."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commands import DIGITS, SANTIAGO, SCRIPT, Ran, Run, complaint, process
from tradewinds import __version__
from tradewinds.bots import IllegalAct
from tradewinds.cli import main
from tradewinds.cli.app import COMMANDS, LONGEST, complain

# ---------------------------------------------------------------- what it is


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, f"tradewinds {__version__}\n", "")


@pytest.mark.parametrize("args", [["--help"], ["-h"], []])
def test_help_lists_every_command(args: list[str], run: Run) -> None:
    ran = run(*args)
    assert (ran.code, ran.err) == (0, "")
    for name in COMMANDS:
        assert any(line.strip().startswith(f"{name} ") for line in ran.lines)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str, run: Run) -> None:
    for word in ("--help", "-h"):
        ran = run(name, word)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.startswith(f"Usage: tradewinds {name} ")
        assert f"  tradewinds {name}" in ran.out.partition("Example")[2]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_explained(name: str, run: Run) -> None:
    told = run(name, "--help").out.partition("Options:")[2].partition("Example")[0]
    options = re.split(r"\n  (?=-)", told.rstrip())[1:]
    assert len(options) >= 2
    for option in options:
        assert re.match(r"-.*?\s{2,}[A-Z][^\n]+", option), option


def test_without_arguments_those_of_the_process_are_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tradewinds", "--version"])
    assert main() == 0
    assert capsys.readouterr().out == f"tradewinds {__version__}\n"


# ---------------------------------------------------------------- command lines that make no sense


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["chess"], "No such command 'chess'."),
        (["pley"], "No such command 'pley'. Did you mean 'play'"),
        ([""], "No such command ''."),
        (["\udcff\x1b[31m"], "No such command "),
        (["x" * 10_000], "No such command 'xxx"),
        (["--frobnicate"], "No such option: --frobnicate"),
        (["--json", "games"], "No such option: --json"),
        (["--version=1"], "Option '--version' does not take a value."),
        (["games", "chess"], "Got unexpected extra argument(s) (chess)"),
        (["games", "--json=1"], "Option '--json' does not take a value."),
        (["games", "--lang"], "Option '--lang' requires an argument."),
        (["games", "--lang", "fr"], "'fr' is not one of 'en', 'ru'"),
        (["games", "--lang", "EN"], "'EN' is not one of 'en', 'ru'"),
        (["games", "--seats", "2"], "No such option: --seats"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_command_is_told_in_one_line(args: list[str], message: str, run: Run) -> None:
    assert message in complaint(run(*args))


@pytest.mark.parametrize("name", ["play", "simulate", "bench"])
@pytest.mark.parametrize("game", ["chess", "", "Santiago_de_Cuba", "\udcff", "a\nb", "x" * 5000, "../toy"])
def test_an_unknown_game_is_told_the_known_ones(name: str, game: str, run: Run) -> None:
    message = complaint(run(name, game))
    assert message.startswith("there is no game '")
    assert message.endswith(f"; there are: {SANTIAGO}")


@pytest.mark.parametrize("name", ["play", "simulate", "bench"])
@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ("1", f"{SANTIAGO} is for 2 to 4 players, not 1"),
        ("5", f"{SANTIAGO} is for 2 to 4 players, not 5"),
        ("0", f"{SANTIAGO} is for 2 to 4 players, not 0"),
        ("-1", f"{SANTIAGO} is for 2 to 4 players, not -1"),
        ("9" * 30, f"{SANTIAGO} is for 2 to 4 players, not a number far too large"),
        (DIGITS, "Invalid value for '--seats': "),
        ("two", "Invalid value for '--seats': "),
        ("2.5", "Invalid value for '--seats': "),
        ("", "Invalid value for '--seats': "),
        ("nan", "Invalid value for '--seats': "),
        ("\udcff", "Invalid value for '--seats': "),
    ],
    ids=lambda value: str(value)[:30],
)
def test_seats_out_of_range_are_refused(name: str, seats: str, message: str, run: Run) -> None:
    assert complaint(run(name, SANTIAGO, "--seats", seats)).startswith(message)


@pytest.mark.parametrize("name", ["play", "simulate"])
@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--option", "fog=on"], f"{SANTIAGO} has no option 'fog'; it has: open_holdings, "),
        (["--option", "partial_gain=maybe"], "partial_gain is one of off, on, not 'maybe'"),
        (["--option", "partial_gain="], "partial_gain is one of off, on, not ''"),
        (["--option", f"partial_gain={DIGITS}"], "partial_gain is one of off, on, not '999"),
        (["--option", "partial_gain"], "'partial_gain' is not of the form NAME=VALUE"),
        (["--option", ""], "'' is not of the form NAME=VALUE"),
        (["--option", "=on"], "'=on' is not of the form NAME=VALUE"),
        (["--option", "x" * 5000], "is not of the form NAME=VALUE"),
        (
            ["--option", "partial_gain=on", "--option", "partial_gain=off"],
            "'partial_gain' is given twice",
        ),
        (["--bots", "mcts"], "there is no bot 'mcts'; there are: random, scripted"),
        (["--bots", ""], "there is no bot ''; there are: random, scripted"),
        (["--bots", "random,"], "there is no bot ''; there are: random, scripted"),
        (["--bots", "\udcff"], "there is no bot '\\udcff'; there are: random, scripted"),
        (["--bots", "random,random,random,random,random,random"], f"{SANTIAGO} is for 2 to 4 players"),
        (["--bots", "random,random,random,random", "--seats", "3"], "4 are named, where "),
        (["--seed", "-1"], "'--seed': a seed is a number from 0 to 2**128 - 1"),
        (["--seed", str(2**128)], "'--seed': a seed is a number from 0 to 2**128 - 1"),
        (["--seed", DIGITS], "'--seed': "),
        (["--seed", "x"], "'--seed': "),
        (["--frobnicate"], "No such option: --frobnicate"),
        (["chess"], "Got unexpected extra argument(s) (chess)"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_a_game_is_not_set_up_with_is_refused(
    name: str, args: list[str], message: str, run: Run
) -> None:
    assert message in complaint(run(name, SANTIAGO, *args))


def test_a_complaint_is_one_printable_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert complain(ValueError("a\n b\x1b[2J\udcff " + "x" * 1000)) == 2
    told = capsys.readouterr().err
    assert told == f"tradewinds: {('a b?[2J? ' + 'x' * 1000)[:LONGEST]}...\n"


def test_a_bot_that_breaks_the_rules_is_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def illegal(*_: object) -> int:
        raise IllegalAct("the bot answered 7")

    monkeypatch.setattr("tradewinds.cli.terminal.session.choose", illegal)
    ran = run("play", SANTIAGO, "--seat", "3", "--seed", "5")
    assert (ran.code, ran.err) == (2, "tradewinds: the bot answered 7\n")


# ---------------------------------------------------------------- in a process of its own


@pytest.mark.parametrize(
    ("args", "code"),
    [(["--version"], 0), (["games"], 0), (["play", "chess"], 2), (["replay", "no/such/file"], 2)],
)
def test_the_installed_command_has_the_same_exit_codes(args: list[str], code: int) -> None:
    ran = process(*args)
    assert ran.code == code
    assert ran.err.count("\n") == (code != 0)
    assert bool(ran.out) == (code == 0)


def test_whatever_bytes_the_arguments_are_of_there_is_one_line() -> None:
    done = subprocess.run([SCRIPT, "play", b"\xff\xfe\xc3("], capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr.decode("ascii").startswith("tradewinds: there is no game ")


@pytest.mark.parametrize(
    "args", [["games"], ["games", "--json"], ["play", SANTIAGO]], ids=lambda args: args[-1]
)
def test_where_the_output_is_full_that_is_told_in_one_line(args: list[str], tmp_path: Path) -> None:
    line = ["sh", "-c", 'ulimit -f 0; exec "$0" "$@" > full', SCRIPT, *args]
    done = subprocess.run(
        line, cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert "File too large" in complaint(Ran(done.returncode, done.stdout, done.stderr))


@pytest.mark.parametrize("args", [["games"], ["games", "--json"]])
def test_nobody_need_read_the_output(args: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = process(*args, capture_output=False, stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert (ran.code, ran.err) == (1, "")


@pytest.mark.parametrize("args", [["games"], ["games", "--json"], ["play", SANTIAGO]])
def test_standard_streams_may_be_closed(args: list[str]) -> None:
    line = ["sh", "-c", 'exec "$0" "$@" <&- >&-', SCRIPT, *args]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_terminal_without_the_letters_is_no_reason_to_fail(lang: str) -> None:
    plain = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    ran = process("play", SANTIAGO, "--lang", lang, env=plain)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.isascii()


def test_at_a_terminal_lines_are_typed() -> None:
    master, slave = pty.openpty()
    args = [SCRIPT, "play", SANTIAGO, "--seats", "2", "--seed", "5"]
    with subprocess.Popen(args, stdin=slave, stdout=slave, stderr=slave) as typing:
        os.close(slave)
        os.write(master, b"fly\nq\n\n")
        shown = b""
        try:
            while part := os.read(master, 4096):
                shown += part
        except OSError:  # that is how Linux tells that the other end is closed
            pass
    os.close(master)
    assert typing.returncode == 0
    assert b"Not understood." in shown
    assert b"The match is not saved." in shown
    assert b"Traceback" not in shown
