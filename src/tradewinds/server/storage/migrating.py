"""Brings a database to today's form, whatever form it has."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config

MIGRATIONS = Path(__file__).with_name("migrations")
LOCK = 7_411_963_202_026  # any number, as long as all our processes use the same


def configuration() -> Config:
    """Alembic's settings, without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def migrate(engine: sql.Engine) -> None:
    """Carry out what is missing; of several processes that start at once, one does."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
