"""The store: everything that is kept, read and written here and nowhere else."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import make_url

from tradewinds.server.storage import schema
from tradewinds.server.storage.migrating import migrate
from tradewinds.server.storage.writer import Batch, Writer

T = TypeVar("T")

READERS = 4
CHANNEL = "tradewinds"
BUSY_MS = 10_000


class NoStorage(ValueError):
    """The database cannot be used; the message says why, in one line."""


class Conflict(Exception):
    """Somebody else has written the same number, command or login first."""


@dataclass(frozen=True)
class Append:
    """What happened at a table: the next entries, and what lists and restarts need to know of it."""

    table: str
    entries: Sequence[dict[str, Any]]
    summary: dict[str, Any]
    seats: Sequence[dict[str, Any]] | None = None
    positions: Sequence[dict[str, Any]] = ()
    created: dict[str, Any] | None = None
    note: str = field(default="")


class Store:
    """A SQLite file or a PostgreSQL database, at today's schema."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        try:
            migrate(self.engine)
        except sql.exc.SQLAlchemyError as error:
            raise NoStorage(f"the database cannot be used: {_reason(error)}") from None
        self.is_shared = self.engine.dialect.name == "postgresql"
        self._writer = Writer(self.engine, self._carry_out)
        self._readers = ThreadPoolExecutor(READERS, "tradewinds-reader")

    def close(self) -> None:
        """Finish what waits."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    # ------------------------------------------------------------ reading and writing

    async def read(self, wanted: Callable[[sql.Connection], T]) -> T:
        """What a function finds."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, wanted)

    def _read(self, wanted: Callable[[sql.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return wanted(connection)

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        """What a function answers, once what it did is committed; Conflict where others were first."""
        return await self._submitted(work)  # type: ignore[no-any-return]

    async def append(self, happened: Append) -> None:
        """Returns once it is committed; Conflict where others were first."""
        await self._submitted(happened)

    async def _submitted(self, piece: Any) -> Any:
        try:
            return await asyncio.wrap_future(self._writer.submit(piece))
        except sql.exc.IntegrityError as error:
            raise Conflict(_reason(error)) from None

    def _carry_out(self, connection: sql.Connection, together: Batch) -> list[Any]:
        appends = sorted((piece for piece in together if isinstance(piece, Append)), key=_table)
        _append(connection, appends)
        if self.is_shared:
            notes = [{"channel": CHANNEL, "note": append.note} for append in appends if append.note]
            if notes:
                connection.execute(sql.text("SELECT pg_notify(:channel, :note)"), notes)
        return [None if isinstance(piece, Append) else piece(connection) for piece in together]

    def notify(self, note: str) -> None:
        """Tell the other processes something that is not kept."""
        if self.is_shared:
            self._writer.submit(lambda c: c.execute(sql.select(sql.func.pg_notify(CHANNEL, note))))

    # ------------------------------------------------------------ secrets

    def secret(self, name: str) -> str:
        """A secret of this server that lasts, made when first asked for; every process finds the same."""
        wanted = sql.select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        with self.engine.connect() as connection:
            found = connection.execute(wanted).scalar()
        if found is None:
            try:
                with self.engine.begin() as connection:
                    row = {"name": name, "value": secrets.token_urlsafe(48)}
                    connection.execute(sql.insert(schema.secrets), row)
            except sql.exc.IntegrityError:
                pass  # another process has made it
            with self.engine.connect() as connection:
                found = connection.execute(wanted).scalar_one()
        return str(found)


def _table(append: Append) -> str:
    return append.table


# ---------------------------------------------------------------- writing together


BRIEF = ("asked", "at", "bot_to_move", "updated")
"""What an act changes in the lists of tables."""

_UPDATE = (
    sql.update(schema.tables)
    .where(schema.tables.c.id == sql.bindparam("of"))
    .values({name: sql.bindparam(name) for name in BRIEF})
)


def _is_brief(append: Append) -> bool:
    return set(append.summary) == set(BRIEF)


def _append(connection: sql.Connection, appends: Sequence[Append]) -> None:
    """All in few statements, in the order of the tables, so that two processes never wait for each other."""
    created = [append.created for append in appends if append.created]
    if created:
        connection.execute(sql.insert(schema.tables), created)
    _many(connection, schema.entries, [row for append in appends for row in append.entries])
    _many(connection, schema.positions, [row for append in appends for row in append.positions])
    brief = [{"of": append.table, **append.summary} for append in appends if _is_brief(append)]
    if brief:
        connection.execute(_UPDATE, brief)
    for append in appends:
        if append.summary and not _is_brief(append):
            where = schema.tables.c.id == append.table
            connection.execute(sql.update(schema.tables).where(where).values(append.summary))
        if append.seats is not None:
            connection.execute(sql.delete(schema.seats).where(schema.seats.c.table == append.table))
            _many(connection, schema.seats, list(append.seats))


def _many(connection: sql.Connection, table: sql.Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(sql.insert(table), rows)


# ---------------------------------------------------------------- engines


def _engine(url: str) -> sql.Engine:
    try:
        told = make_url(url)
    except sql.exc.ArgumentError:
        raise NoStorage(f"{url[:80]!r} is no database URL, as in sqlite:///tradewinds.db") from None
    if told.drivername.startswith("postgres"):
        return _postgres(told)
    if told.get_backend_name() == "sqlite":
        return _sqlite(told)
    raise NoStorage(f"databases are sqlite and postgresql, not {told.get_backend_name()[:40]}")


def _postgres(url: sql.URL) -> sql.Engine:
    try:
        return sql.create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            pool_size=READERS + 2,
            hide_parameters=True,
        )
    except ModuleNotFoundError:
        raise NoStorage("PostgreSQL needs one package more: pip install 'tradewinds[postgres]'") from None


def _sqlite(url: sql.URL) -> sql.Engine:
    if not url.database or url.database == ":memory:":
        raise NoStorage("a SQLite database is a file, as in sqlite:///tradewinds.db")
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds keys of chance and of cookies
    except OSError as error:
        raise NoStorage(f"{str(path)!r}: {error.strerror}") from None
    engine = sql.create_engine(
        url,
        connect_args={"timeout": BUSY_MS / 1000, "check_same_thread": False},
        hide_parameters=True,  # keys of chance are among them: they are for no log and no error
    )

    @sql.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves, at once for writing
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sql.event.listens_for(engine, "begin")
    def _begin(connection: sql.Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _reason(error: Exception) -> str:
    told = str(getattr(error, "orig", None) or error)
    return " ".join(told.split())[:200]
