"""Servers to talk to: in a thread of this process, or in a process of their own that may be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import uvicorn
from starlette.applications import Starlette

from tests.toy import TOY
from tradewinds.server.app import create_app
from tradewinds.server.context import Context
from tradewinds.server.limits import Limits, Rate
from tradewinds.server.serving import bound, config
from tradewinds.server.settings import Settings

MANY = Rate(1e6, 1e6)
GENEROUS = Limits(
    new_people=MANY,
    new_tables=MANY,
    requests=MANY,
    requests_of_an_address=MANY,
    sockets=MANY,
    heavy=MANY,
    passwords=MANY,
    chats=MANY,
    messages=MANY,
    tables_of_a_person=1000,
)

TOGETHER = """
import sys
from tests.server.running import GENEROUS, Settings
from tradewinds.server.serving import bound, run
listening = bound("127.0.0.1", [int(sys.argv[2])])
run(Settings(sys.argv[1], limits=GENEROUS), listening, lambda: print("ready", flush=True))
"""


class Live:
    """A server in a thread."""

    def __init__(self, url: str, limits: Limits = GENEROUS, static: Path | None = None) -> None:
        told = {} if static is None else {"static": static}
        self.settings = Settings(url, limits=limits, **told)
        self._listening = bound("127.0.0.1", [0])
        self.port: int = self._listening.getsockname()[1]
        self._ready = threading.Event()
        self._app: Starlette | None = None
        self._failed: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(30)
        if self._failed is not None:
            raise self._failed
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(15)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        live = self

        class Server(uvicorn.Server):
            async def startup(self, sockets: Any = None) -> None:
                await super().startup(sockets)
                live.loop = asyncio.get_running_loop()
                live._ready.set()

        try:
            self._app = create_app(self.settings)
            self.context.house._games["toy"] = TOY
            made = config(self.settings)
            made.loaded_app = None
            settings = uvicorn.Config(
                self._app,
                ws=made.ws,
                ws_max_size=made.ws_max_size,
                ws_per_message_deflate=False,
                log_config=None,
                log_level="warning",
                timeout_graceful_shutdown=2,
                h11_max_incomplete_event_size=made.h11_max_incomplete_event_size,
            )
            self._server = Server(settings)
            self._server.run(sockets=[self._listening])
        except BaseException as error:  # noqa: BLE001, told to the test
            self._failed = error
            self._ready.set()

    @property
    def context(self) -> Context:
        """What the server has."""
        assert self._app is not None
        found: Context = self._app.state.context
        return found

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something in the server's loop."""
        future: Future[Any] = asyncio.run_coroutine_threadsafe(work, self.loop)
        return future.result(30)


class Killed:
    """A server in a process of its own."""

    def __init__(self, url: str, port: int) -> None:
        self.url, self.port = url, port
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        command = [sys.executable, "-c", TOGETHER, self.url, str(self.port)]
        root = Path(__file__).parents[2]
        env = {**os.environ, "PYTHONPATH": str(root)}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=root, env=env
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ready\n"
        return self

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


def free_port() -> int:
    """A port that nobody listens on."""
    listening = bound("127.0.0.1", [0])
    port: int = listening.getsockname()[1]
    listening.close()
    return port
