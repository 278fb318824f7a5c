"""A running `tradewinds serve`, which can be killed and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

LONGEST_START = 30.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server with its own database and port, the same after every start."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        program = Path(sys.executable).with_name("tradewinds")
        database = f"sqlite:///{self.folder / 'tables.db'}"
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [program, "serve", "--port", str(self.port), "--db", database],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
            )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + LONGEST_START
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/api/me", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise AssertionError(f"no answer; it said: {self.log()[-2000:]}")

    def log(self) -> str:
        """What it has printed."""
        return (self.folder / "server.log").read_text("utf-8", "replace")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """End it in order."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(20)
            self._process = None
