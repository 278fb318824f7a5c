"""What other server processes on the same PostgreSQL have stored, as they tell it."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from typing import Any

from tradewinds.server.storage import Store
from tradewinds.server.storage.store import CHANNEL
from tradewinds.server.tables.house import House

_log = logging.getLogger(__name__)

A_WHILE = 1.0


class Listening:
    """A thread that waits for notes; where storage is not shared there is nothing to wait for."""

    def __init__(self, store: Store, house: House) -> None:
        self._store, self._house = store, house
        self._loop = asyncio.get_running_loop()
        self._closed = threading.Event()
        self._thread: threading.Thread | None = None
        if store.is_shared:
            self._thread = threading.Thread(target=self._run, name="tradewinds-listening", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._closed.set()

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                self._listen()
            except Exception as error:  # noqa: BLE001, the database may be away for a while
                _log.warning("not listening to the database: %s", type(error).__name__)
                time.sleep(A_WHILE)

    def _listen(self) -> None:
        url = self._store.engine.url
        import psycopg

        plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(plain, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._call(self._doubt)  # what was told before is lost
            while not self._closed.is_set():
                for note in connection.notifies(timeout=A_WHILE):
                    self._call(self._house.noted, note.payload)
                    if self._closed.is_set():
                        return

    def _doubt(self) -> None:
        self._house.spawn(self._house.doubt())

    def _call(self, what: Any, *told: Any) -> None:
        try:
            self._loop.call_soon_threadsafe(what, *told)
        except RuntimeError:
            self._closed.set()  # the server has stopped
