"""Runs the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing import connection

import uvicorn

from tradewinds.server.app import create_app
from tradewinds.server.settings import Settings

PORT = 8048
NEXT_PORTS = 20
PATIENCE = 3  # seconds that open requests have when it ends
BACKLOG = 2048
SELDOM = (50_000, 20, 100)  # tables hold much that lasts: looking through all of it makes everybody wait
A_MOMENT = 0.2
SWITCH = 0.0005  # the thread that writes waits for the one that serves at each step of a commit: not for long


def bound(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket on the first port that is free; OSError where none is."""
    failed: OSError | None = None
    for port in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, port))
        except OSError as error:
            made.close()
            failed = error
        else:
            made.listen(BACKLOG)
            made.set_inheritable(True)
            return made
    raise failed or OSError("no port")


def config(settings: Settings, log_level: str = "warning") -> uvicorn.Config:
    """How one process serves."""
    return uvicorn.Config(
        lambda: create_app(settings),
        factory=True,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,  # it costs more than it saves, and lengths would tell
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        lifespan="on",
        log_level=log_level,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        h11_max_incomplete_event_size=16 * 2**10,
    )


class Server(uvicorn.Server):
    """Tells when it is ready; ends quietly when it is interrupted."""

    def __init__(self, settings: Settings, ready: Callable[[], None] | None = None) -> None:
        super().__init__(config(settings))
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets=sockets)
        if self._ready is not None and self.started:
            self._ready()


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a log record is of the server's own making: what clients send amiss fills no log."""
    return not str(record.msg).startswith(("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade"))


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None] | None = None) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of every browser that goes without a word
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*SELDOM)
    server = Server(settings, ready)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return


def run_workers(
    settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None] | None = None
) -> None:
    """Serve with several processes until interrupted; one that dies is replaced."""
    create_app(settings).state.context.store.close()  # the database gets its form, or the error is told, once
    spawn = multiprocessing.get_context("spawn")
    stopping: list[int] = []

    def started() -> multiprocessing.process.BaseProcess:
        process = spawn.Process(target=_work, args=(settings, listening), daemon=True)
        process.start()
        return process

    def stop(number: int, _: object) -> None:
        stopping.append(number)

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    processes = [started() for _ in range(workers)]
    if ready is not None:
        ready()
    try:
        while not stopping:
            time.sleep(A_MOMENT)
            processes = [process if process.is_alive() else started() for process in processes]
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(PATIENCE + 2)
        for number, handler in before.items():
            signal.signal(number, handler)


def _work(settings: Settings, listening: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    run(settings, listening)


def _end_with_parent() -> None:
    """No worker outlives the process that was started."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def network_address() -> str | None:
    """This machine's address in its own network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way would be taken
        except OSError:
            return None
        return str(probe.getsockname()[0])
