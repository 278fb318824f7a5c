"""The store: migrations, group commits, conflicts, secrets, on both databases."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tradewinds.server.storage import Append, Conflict, NoStorage, Store, schema

NOW = "2026-01-01T00:00:00.000+00:00"


def table_row(name: str, person: str) -> dict[str, Any]:
    return {
        "id": name,
        "kind": "match",
        "game": "toy",
        "rules_version": 1,
        "options": {},
        "key": "0" * 32,
        "private": False,
        "shuffle": False,
        "created": NOW,
        "host": person,
        "host_name": "Ann",
        "state": "running",
        "asked": None,
        "at": 0,
        "bot_to_move": False,
        "result": None,
        "updated": NOW,
    }


def person_row(name: str) -> dict[str, Any]:
    row = {"id": name, "name": name, "login": None, "password": None, "language": None, "theme": None}
    return {**row, "sounds": True, "created": NOW}


def entry(table: str, seq: int, command: str | None = None) -> dict[str, Any]:
    return {"table": table, "seq": seq, "data": "{}", "command": command}


def append(table: str, seq: int, command: str | None = None, **more: Any) -> Append:
    summary = {"asked": 0, "at": seq, "bot_to_move": False, "updated": NOW}
    return Append(table, [entry(table, seq, command)], summary, **more)


async def set_up(store: Store, *tables: str) -> None:
    await store.write(lambda c: c.execute(sql.insert(schema.people), person_row("p")))
    for name in tables:
        await store.append(append(name, 1, created=table_row(name, "p"), seats=[]))


async def stored(store: Store, table: str) -> list[int]:
    wanted = sql.select(schema.entries.c.seq).where(schema.entries.c.table == table)
    return await store.read(lambda c: sorted(c.execute(wanted).scalars()))


def test_migrations_lead_from_nothing_to_the_schema_and_may_be_repeated(database: str) -> None:
    for _ in range(2):
        store = Store(database)
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        store.close()


def test_processes_that_start_at_once_migrate_once(postgres_url: str) -> None:
    async def start() -> list[Store]:
        return await asyncio.gather(*(asyncio.to_thread(Store, postgres_url) for _ in range(4)))

    stores = asyncio.run(start())
    assert len({store.secret("cookies") for store in stores}) == 1
    for store in stores:
        store.close()


def test_of_two_acts_for_one_turn_one_is_stored(database: str) -> None:
    async def race() -> None:
        stores = [Store(database), Store(database)] if database.startswith("postgres") else [Store(database)]
        await set_up(stores[0], "t")
        for seq in range(2, 12):
            tries = [store.append(append("t", seq)) for store in stores for _ in range(3)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            failed = [result for result in results if result is not None]
            assert len(failed) == len(tries) - 1
            assert {type(result) for result in failed} == {Conflict}
        assert await stored(stores[0], "t") == list(range(1, 12))
        for store in stores:
            store.close()

    asyncio.run(race())


def test_a_command_is_stored_once(database: str) -> None:
    async def repeat() -> None:
        store = Store(database)
        await set_up(store, "t", "u")
        await store.append(append("t", 2, "p:w"))
        with pytest.raises(Conflict):
            await store.append(append("t", 3, "p:w"))
        await store.append(append("u", 2, "p:w"))
        assert await stored(store, "t") == [1, 2]
        store.close()

    asyncio.run(repeat())


def test_one_that_fails_does_not_take_others_with_it(database: str) -> None:
    async def together() -> None:
        store = Store(database)
        await set_up(store, *"abcde")
        wanted = [append(name, 1 if name == "c" else 2) for name in "abcde"]
        results = await asyncio.gather(*(store.append(one) for one in wanted), return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [name == "c" for name in "abcde"]
        assert [await stored(store, name) for name in "abcde"] == [[1, 2], [1, 2], [1], [1, 2], [1, 2]]
        store.close()

    asyncio.run(together())


def test_entries_are_all_or_none(database: str) -> None:
    async def half() -> None:
        store = Store(database)
        await set_up(store, "t")
        summary = {"asked": 1, "at": 9, "bot_to_move": True, "updated": NOW}
        with pytest.raises(Conflict):
            await store.append(Append("t", [entry("t", 2), entry("t", 1)], summary))
        assert await stored(store, "t") == [1]
        at = await store.read(lambda c: c.execute(sql.select(schema.tables.c.at)).scalar_one())
        assert at != 9
        store.close()

    asyncio.run(half())


def test_a_secret_lasts(database: str) -> None:
    first = Store(database)
    told = first.secret("cookies")
    assert len(told) > 40
    assert told != first.secret("others")
    first.close()
    second = Store(database)
    assert second.secret("cookies") == told
    second.close()


def test_a_sqlite_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.db"
    store = Store(f"sqlite:///{path}")
    mode = store.engine.connect().exec_driver_sql("PRAGMA journal_mode").scalar()
    store.close()
    assert mode == "wal"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "url", ["nonsense", "sqlite://", "mysql://host/db", "sqlite:////proc/nowhere/tables.db"]
)
def test_what_cannot_be_used_is_told_in_a_line(url: str) -> None:
    with pytest.raises(NoStorage) as told:
        Store(url)
    assert "\n" not in str(told.value)
