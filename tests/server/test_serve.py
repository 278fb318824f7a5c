"""`tradewinds serve`: started, found, and stopped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.visitors import Visitor
from tradewinds.server.serving import bound

COMMAND = [sys.executable, "-c", "import sys; from tradewinds.cli import main; sys.exit(main())", "serve"]
PATIENCE = 60


@contextmanager
def serving(*args: str, **env: str) -> Iterator[tuple[subprocess.Popen[str], int, list[str]]]:
    """The command, the port it listens on, and what it has said until it was ready."""
    environment = {**os.environ, "COLUMNS": "300", "PYTHONUNBUFFERED": "1", **env}
    process = subprocess.Popen(
        [*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        said = []
        while "Ctrl+C" not in (line := process.stdout.readline()):
            assert line, process.communicate(timeout=PATIENCE)[1]
            said.append(line)
        port = int(next(m[1] for m in map(re.compile(r"http://\S+:(\d+)").search, said) if m))
        yield process, port, said
    finally:
        process.kill()
        process.communicate()


def stopped(process: subprocess.Popen[str]) -> str:
    """What is said on the way out, which is no trace."""
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    return said


def test_it_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    with serving("--port", "0", XDG_DATA_HOME=str(tmp_path)) as (process, port, said):
        assert (tmp_path / "tradewinds" / "tables.db").is_file()
        assert str(tmp_path) in "".join(said)
        with Visitor(port) as ann:
            table = ann.started("me", "me")
            with ann.look(table):
                assert stopped(process) == ""
        assert process.returncode in (0, 130)


def test_the_whole_network_is_told_an_address(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.db'}"
    with serving("--port", "0", "--host", "0.0.0.0", "--db", url, "--lang", "ru") as (_, port, said):
        with Visitor(port) as ann:
            assert ann.get("/api/me")["person"]["name"] == "Ann"
        assert "открыт" in said[0]


def test_several_processes_serve_one_postgresql(postgres_url: str) -> None:
    with serving("--port", "0", "--db", postgres_url, "--workers", "2") as (process, port, said):
        assert "postgres" in "".join(said)
        with Visitor(port) as ann:
            table = ann.started("me", "scripted")
            for _ in range(6):
                with ann.look(table) as player:
                    player.asked()
        stopped(process)
        assert process.returncode in (0, 130)


def test_what_cannot_be_done_is_said_in_a_line(tmp_path: Path) -> None:
    taken = bound("127.0.0.1", [0])
    port = str(taken.getsockname()[1])
    url = f"sqlite:///{tmp_path / 't.db'}"
    for args in (
        ("--port", port, "--db", url),
        ("--workers", "2", "--db", url, "--port", "0"),
        ("--db", "mysql://x/y", "--port", "0"),
        ("--public", "play.example.org", "--db", url, "--port", "0"),
    ):
        ended = subprocess.run(
            [*COMMAND, *args], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert ended.returncode == 2, args
        assert ended.stderr.startswith("tradewinds: ")
        assert ended.stderr.count("\n") == 1
    taken.close()


def test_a_taken_port_is_passed_over_unless_it_was_asked_for() -> None:
    first = bound("127.0.0.1", [0])
    port = first.getsockname()[1]
    second = bound("127.0.0.1", range(port, port + 20))
    assert second.getsockname()[1] > port
    with pytest.raises(OSError, match="in use"):
        bound("127.0.0.1", [port])
    first.close()
    second.close()
