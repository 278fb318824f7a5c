"""`tradewinds simulate`: the same seed, the same series, however it is played; what went wrong is told."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cli.commands import DIGITS, SANTIAGO, Run, complaint
from tests.toy import TOY
from tradewinds.bots import NAMES, choose, find_bot
from tradewinds.cli.series.counts import Counts
from tradewinds.cli.series.playing import Series, is_compiled, play_series
from tradewinds.cli.series.tally import FAULTS_NAMED, Tally
from tradewinds.games.santiago_de_cuba import GAME
from tradewinds.kernel.batches import Batch
from tradewinds.kernel.chance import derive_key
from tradewinds.kernel.compile import native_folder
from tradewinds.match import Match

Told = dict[str, Any]


def simulated(run: Run, *args: object, game: str = SANTIAGO, code: int = 0) -> Told:
    """What a series comes to, but for how fast that was."""
    ran = run("simulate", game, "--json", *args)
    assert ran.code == code
    told: Told = json.loads(ran.out)
    assert told.pop("speed").keys() == {"threads", "seconds", "games_per_second", "decisions_per_second"}
    return told


# ---------------------------------------------------------------- the same whatever happens


@pytest.mark.parametrize(
    "more", [[], ["--rotate", "--bots", "scripted,random,random"]], ids=["alike", "rotate"]
)
def test_the_number_of_threads_changes_nothing(more: list[str], run: Run) -> None:
    told = [simulated(run, "--games", 57, "--seed", 11, "--threads", n, *more) for n in (1, 2, 5)]
    assert told[0] == told[1] == told[2]
    assert (told[0]["games"], told[0]["faulty"]) == (57, 0)
    assert told[0] != simulated(run, "--games", 57, "--seed", 12, *more)


@pytest.mark.parametrize("more", [[], ["--rotate", "--bots", "scripted,random"]], ids=["alike", "rotate"])
def test_a_series_that_is_continued_equals_the_whole(more: list[str], run: Run) -> None:
    whole = simulated(run, "--games", 40, "--seed", 7, *more)
    parts = [
        simulated(run, "--games", games, "--seed", 7, "--first", first, *more)
        for first, games in ((0, 13), (13, 1), (14, 26))
    ]
    assert [part["first"] for part in parts] == [0, 13, 14]
    for pick in (
        lambda told: told["decisions"],
        lambda told: told["turns"],
        *(lambda told, seat=seat: told["by_seat"][seat]["points"] for seat in range(whole["seats"])),
    ):
        added: Counter[str] = Counter()
        for part in parts:
            added.update(pick(part)["counts"])
        assert added == pick(whole)["counts"]
    for seat, told in enumerate(whole["by_seat"]):
        wins = sum(part["by_seat"][seat]["wins"] * part["games"] for part in parts)
        assert wins == pytest.approx(told["wins"] * 40)


def test_holding_the_invariants_changes_nothing(toy: str, interpreted: None, run: Run) -> None:
    for game in (SANTIAGO, toy):
        plain, checked = (
            simulated(run, "--games", 6, "--seed", 3, *more, game=game) for more in ([], ["--check"])
        )
        assert (plain.pop("checked"), checked.pop("checked")) == (False, True)
        assert plain == checked


@pytest.mark.parametrize("seed", [0, 2**64 - 1, 2**64, 2**128 - 1])
def test_a_game_of_a_series_is_the_match_of_its_key(seed: int, run: Run) -> None:
    seated = ["random", "scripted", "random"]
    told = simulated(run, "--games", 1, "--first", 4, "--seed", seed, "--bots", ",".join(seated))
    match = Match.new(GAME, 3, key=derive_key(seed >> 64, seed % 2**64, 4))
    bots = [find_bot(GAME, name) for name in seated]
    while not match.over:
        match.play(choose(GAME, match.state, bots[match.state.asked], match.decisions))
    assert [row["points"]["mean"] for row in told["by_seat"]] == [
        GAME.points(match.state, i) for i in range(3)
    ]
    assert told["decisions"]["mean"] == match.decisions
    winners = GAME.winners(match.state)
    assert [row["wins"] for row in told["by_seat"]] == [(i in winners) / len(winners) for i in range(3)]


def test_without_a_seed_one_is_drawn_and_told(run: Run) -> None:
    one, other = (simulated(run, "--games", 3) for _ in range(2))
    assert one["seed"] != other["seed"]
    assert simulated(run, "--games", 3, "--seed", one["seed"]) == one


# ---------------------------------------------------------------- what it comes to


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_victories_add_up_to_one_a_game(seats: int, run: Run) -> None:
    told = simulated(run, "--games", 50, "--seed", 2, "--seats", seats)
    assert len(told["by_seat"]) == told["seats"] == seats
    assert sum(row["wins"] for row in told["by_seat"]) == pytest.approx(1)
    assert [row["bot"] for row in told["by_bot"]] == ["scripted"]
    assert told["by_bot"][0]["wins"] == pytest.approx(1 / seats)


def test_of_victories_that_are_shared_each_gets_its_part(toy: str, interpreted: None, run: Run) -> None:
    told = simulated(run, "--games", 60, "--seed", 2, "--seats", 3, "--bots", "random", game=toy)
    wins = [row["wins"] * 60 for row in told["by_seat"]]
    assert sum(wins) == pytest.approx(60)
    assert any(abs(share - round(share)) > 0.1 for share in wins)


def test_the_spread_agrees_with_the_counts(run: Run) -> None:
    told = simulated(run, "--games", 64, "--seed", 4)
    for summary in (told["decisions"], told["turns"], *(row["points"] for row in told["by_seat"])):
        values = np.repeat([int(value) for value in summary["counts"]], list(summary["counts"].values()))
        assert len(values) == 64
        assert summary["mean"] == pytest.approx(values.mean())
        assert summary["sd"] == pytest.approx(values.std(ddof=1))
        quartiles = np.quantile(values, [0, 0.25, 0.5, 0.75, 1], method="inverted_cdf").tolist()
        assert [summary[name] for name in ("min", "q1", "median", "q3", "max")] == quartiles


def test_rotating_seats_every_bot_everywhere(run: Run) -> None:
    told = simulated(run, "--games", 30, "--seed", 5, "--bots", "scripted,random,random", "--rotate")
    assert told["bots"] == [
        ["scripted", "random", "random"],
        ["random", "scripted", "random"],
        ["random", "random", "scripted"],
    ]
    by_bot = {row["bot"]: row for row in told["by_bot"]}
    assert list(by_bot) == list(NAMES)
    numbers = {bot: sum(row["points"]["counts"].values()) for bot, row in by_bot.items()}
    assert numbers == {"random": 60, "scripted": 30}
    assert sum(by_bot[bot]["wins"] * numbers[bot] for bot in by_bot) == pytest.approx(30)
    assert by_bot["scripted"]["points"]["mean"] > by_bot["random"]["points"]["mean"]


def test_a_rotated_game_is_the_one_at_that_seating(run: Run) -> None:
    rotated = simulated(run, "--seed", 5, "--bots", "scripted,random", "--rotate", "--first", 7, "--games", 1)
    seated = simulated(run, "--seed", 5, "--bots", "random,scripted", "--first", 7, "--games", 1)
    assert rotated["by_seat"] == seated["by_seat"]


def test_options_and_seats_are_those_asked_for(run: Run) -> None:
    told = simulated(run, "--games", 8, "--seed", 1, "--option", "partial_gain=on", "--bots", "random,random")
    assert (told["game"], told["version"], told["seats"]) == (SANTIAGO, GAME.version, 2)
    assert told["options"] == {
        name: "on" if name == "partial_gain" else option.label(option.default)
        for name, option in GAME.options.items()
    }
    assert (told["seed"], told["first"], told["games"], told["faulty"], told["faults"]) == (1, 0, 8, 0, [])


def test_people_are_shown_tables(run: Run) -> None:
    args = ["--games", 40, "--seed", 5, "--bots", "scripted,random", "--threads", 1]
    told = simulated(run, *args)
    ran = run("simulate", SANTIAGO, *args)
    assert ran.code == 0
    assert ran.lines[0] == f"{SANTIAGO}, 2 players, 40 games, seed 5"
    for seat, row in enumerate(told["by_seat"]):
        label = f"seat {seat + 1}, {told['bots'][0][seat]}"
        cells = next(line for line in ran.lines if line.startswith(label)).removeprefix(label).split()
        points = row["points"]
        assert cells == [
            f"{points['mean']:.2f}",
            f"{points['sd']:.2f}",
            *(str(points[name]) for name in ("min", "q1", "median", "q3", "max")),
            f"{row['wins']:.2%}",
        ]
    assert sum(line.startswith(("scripted ", "random ")) for line in ran.lines) == 2
    assert " with 1 thread in " in ran.lines[-1]
    assert "invariants" not in ran.lines[-1]


def test_the_histogram_counts_everything(run: Run) -> None:
    lines = run("simulate", SANTIAGO, "--games", 40, "--seed", 5).lines
    shares = [float(line.split("%")[0].split()[-1]) for line in lines if "█" in line or " 0.00%" in line]
    assert len(shares) > 5
    assert sum(shares) == pytest.approx(100, abs=0.1)


@pytest.mark.parametrize("columns", ["1", "12", "30"])
def test_the_terminal_may_be_narrow(columns: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = run("simulate", SANTIAGO, "--games", 2, "--bots", "random,scripted")
    assert ran.code == 0
    assert ran.out


def test_the_last_games_there_are_can_be_played(run: Run) -> None:
    told = simulated(run, "--games", 2, "--first", 10**12, "--seed", 2**128 - 1, "--threads", 1024)
    assert (told["first"], told["games"], told["faulty"]) == (10**12, 2, 0)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--games", "0"], "'--games'"),
        (["--games", "-5"], "'--games'"),
        (["--games", str(10**12 + 1)], "'--games'"),
        (["--games", DIGITS], "'--games'"),
        (["--games", "1e3"], "'--games'"),
        (["--games", "many"], "'--games'"),
        (["--games", ""], "'--games'"),
        (["--games"], "Option '--games' requires an argument."),
        (["--threads", "0"], "'--threads'"),
        (["--threads", "1025"], "'--threads'"),
        (["--threads", "two"], "'--threads'"),
        (["--first", "-1"], "'--first'"),
        (["--first", str(10**12 + 1)], "'--first'"),
        (["--first", "\udcff"], "'--first'"),
        (
            ["--seats", "2", "--bots", "random,random,random"],
            "3 are named, where 2 are needed, or one for all",
        ),
        (["--lang", "ru"], "No such option: --lang"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_series_is_refused(args: list[str], message: str, run: Run) -> None:
    assert message in complaint(run("simulate", SANTIAGO, *args))


def test_without_a_game_there_is_no_series(run: Run) -> None:
    assert complaint(run("simulate")) == "Missing argument 'GAME'."


# ---------------------------------------------------------------- what goes wrong


@pytest.fixture
def unlucky(install: Callable[[str, str], None], interpreted: None) -> str:
    """A game in which an invariant breaks when the second seat goes first."""
    install("unlucky", "tests.cli.faulty:UNLUCKY")
    return "unlucky"


def firsts(seed: int, games: int) -> list[int]:
    """Which seat goes first in the games of a seed."""
    return [TOY.start(2, derive_key(0, seed, game)).first for game in range(games)]


def test_what_goes_wrong_is_counted_apart(unlucky: str, run: Run) -> None:
    told = simulated(run, "--check", "--seed", 6, "--games", 30, game=unlucky, code=1)
    wrong = [game for game, first in enumerate(firsts(6, 30)) if first == 1]
    assert 0 < len(wrong) < 30
    assert (told["games"], told["faulty"]) == (30, len(wrong))
    assert [fault["game"] for fault in told["faults"]] == wrong[:FAULTS_NAMED]
    for row in told["by_seat"]:
        assert sum(row["points"]["counts"].values()) == 30 - len(wrong)
    assert sum(row["wins"] for row in told["by_seat"]) == pytest.approx(1)
    for fault in told["faults"]:
        assert fault["what"].startswith(
            f"game {fault['game']}, after {fault['decisions']} decisions: it breaks "
        )
        assert fault["what"].endswith("cards_are_lost")


def test_what_goes_wrong_is_the_same_with_any_number_of_threads(unlucky: str, run: Run) -> None:
    args = ["--check", "--seed", 6, "--games", 50]
    told = [simulated(run, *args, "--threads", n, game=unlucky, code=1) for n in (1, 2, 5)]
    assert told[0] == told[1] == told[2]
    assert len(told[0]["faults"]) == FAULTS_NAMED < told[0]["faulty"]


def test_what_goes_wrong_is_told_with_the_command_that_plays_it_again(unlucky: str, run: Run) -> None:
    options = ["--option", "hand_size=3", "--option", "omen_rule=nothing"]
    args = [
        "--check",
        "--seed",
        2**100 + 6,
        "--first",
        3,
        "--games",
        20,
        "--bots",
        "scripted,random",
        "--rotate",
    ]
    ran = run("simulate", unlucky, *args, *options)
    assert ran.code == 1
    told = [line for line in ran.err.splitlines() if not line.startswith("Making machine code")]
    assert told[-1].endswith(" of 20 games went wrong and are not counted.")
    assert len(told) > 4
    for what, command in zip(told[:-1:2], told[1:-1:2]):
        words = shlex.split(command)
        assert words[0] == "tradewinds"
        assert {"hand_size=3", "omen_rule=nothing", "open_hands=off", str(2**100 + 6)} <= {*words}
        again = run(*words[1:])
        assert again.code == 1
        assert what in again.err.splitlines()
        assert f"  {' '.join(words)}" in again.err.splitlines()


def test_a_game_that_goes_wrong_is_played_unchecked_to_its_end(unlucky: str, run: Run) -> None:
    assert simulated(run, "--seed", 6, "--games", 30, game=unlucky)["faulty"] == 0


def test_a_series_may_go_wrong_altogether(unlucky: str, run: Run) -> None:
    first = firsts(6, 30).index(1)
    args = ["--check", "--seed", 6, "--first", first, "--games", 1]
    told = simulated(run, *args, game=unlucky, code=1)
    assert told["decisions"] == {"mean": None, "counts": {}}
    assert [row["wins"] for row in told["by_seat"]] == [0, 0]
    ran = run("simulate", unlucky, *args)
    assert ran.code == 1
    assert "1 of 1 games went wrong" in ran.err
    assert len(ran.lines) == 2


def test_a_bot_that_breaks_the_rules_is_found(
    install: Callable[[str, str], None], interpreted: None, run: Run
) -> None:
    install("impatient", "tests.cli.faulty:IMPATIENT")
    told = simulated(run, "--check", "--games", 4, game="impatient", code=1)
    assert told["faulty"] == 4
    assert {fault["what"].partition(": ")[2] for fault in told["faults"]} == {
        "a bot chose what is not allowed"
    }


@pytest.mark.parametrize("ready", [True, False])
def test_machine_code_that_is_to_be_made_is_announced(
    ready: bool, toy: str, interpreted: None, run: Run, tmp_path: Path
) -> None:
    batch = Batch(TOY, TOY.template(2), 1)
    assert not is_compiled(batch)
    if ready:
        folder = native_folder(TOY)
        assert folder.is_relative_to(tmp_path)
        (folder / "loops.play_batch-1.py311.nbi").touch()
    assert is_compiled(batch) == ready
    ran = run("simulate", toy, "--games", 1)
    assert ran.err == ("" if ready else "Making machine code for toy (once, about 15 s) ...\n")


def test_an_error_while_playing_is_not_swallowed() -> None:
    class Failing(Series):
        def play_chunk(self, chunk: tuple[int, int]) -> Tally:
            raise MemoryError

    batch = Batch(TOY, TOY.template(2), 1, [[0, 0]])
    with pytest.raises(MemoryError):
        play_series(Failing(batch, 0, 100), 3, lambda _: None)


# ---------------------------------------------------------------- its parts


@pytest.mark.parametrize(("games", "threads"), [(1, 1), (7, 5), (57, 2), (100_001, 3), (10**12, 1024)])
def test_chunks_cover_the_series_once(games: int, threads: int) -> None:
    chunks = Series(Batch(TOY, TOY.template(2), 1), 5, games).chunks(threads)
    at = 5
    for start, size in chunks:
        assert start == at
        assert 1 <= size <= 2000
        at += size
        if at > 10**6:  # the rest is alike
            return
    assert at == 5 + games


def test_counts_are_the_same_in_pieces() -> None:
    whole, first, second = Counts(), Counts(), Counts()
    whole.add(np.array([3, -1, 3, 8]))
    first.add(np.array([3, -1]))
    second.add(np.array([3, 8]))
    first.merge(second)
    assert first.seen == whole.seen
    assert (whole.number, whole.mean) == (4, 3.25)
    assert [whole.quantile(i) for i in range(5)] == [-1, -1, 3, 3, 8]


def test_a_single_number_has_no_spread_and_none_has_no_mean() -> None:
    counts = Counts()
    assert counts.summary() == {"mean": None, "counts": {}}
    with pytest.raises(ValueError, match="nothing was counted"):
        counts.quantile(2)
    counts.add(np.array([7]))
    assert (counts.mean, counts.deviation, counts.quantile(0)) == (7, 0.0, 7)


def test_progress_is_told_as_it_goes() -> None:
    batch = Batch(TOY, TOY.template(2), 1, [[0, 0]])

    class Quick(Series):
        def play_chunk(self, chunk: tuple[int, int]) -> Tally:
            tally = Tally()
            tally.games = chunk[1]
            return tally

    heard: list[int] = []
    assert play_series(Quick(batch, 0, 100), 2, heard.append).games == 100
    assert heard == sorted(heard)
    assert heard[-1] == 100
    assert len(heard) > 4
