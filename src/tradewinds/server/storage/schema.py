"""The tables of the database.

`entries` is what happens at tables of play; it is only ever appended to, and everything about a table follows
from it. `tables` and `seats` repeat what lists of tables are made of.
"""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()

secrets = sql.Table(
    "secrets",
    metadata,
    sql.Column("name", sql.String(40), primary_key=True),
    sql.Column("value", sql.String(200), nullable=False),
)

people = sql.Table(
    "people",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("login", sql.String(80), unique=True),
    sql.Column("password", sql.String(200)),
    sql.Column("language", sql.String(2)),
    sql.Column("theme", sql.String(5)),
    sql.Column("sounds", sql.Boolean, nullable=False),
    sql.Column("created", sql.String(32), nullable=False),
)

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("game", sql.String(100), nullable=False),
    sql.Column("rules_version", sql.BigInteger, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("key", sql.String(32), nullable=False),  # of chance: never leaves the server while it runs
    sql.Column("private", sql.Boolean, nullable=False),
    sql.Column("shuffle", sql.Boolean, nullable=False),
    sql.Column("created", sql.String(32), nullable=False),
    sql.Column("host", sql.String(32), sql.ForeignKey("people.id"), nullable=False),
    sql.Column("host_name", sql.String(80), nullable=False),
    sql.Column("state", sql.String(8), nullable=False),
    sql.Column("asked", sql.Integer),
    sql.Column("at", sql.Integer, nullable=False),
    sql.Column("bot_to_move", sql.Boolean, nullable=False),
    sql.Column("result", sql.JSON),
    sql.Column("updated", sql.String(32), nullable=False),
    sql.Index("tables_by_state", "state", "private", "updated"),
    sql.Index("tables_by_host", "host", "state"),
    sql.Index("tables_of_bots", "bot_to_move"),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id")),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("bot", sql.String(100)),
    sql.Index("seats_by_person", "person"),
)

entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),  # two acts for one turn would need the same
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("command", sql.String(100)),
    sql.UniqueConstraint("table", "command", name="commands_once"),
)

positions = sql.Table(
    "positions",
    metadata,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),  # of the entry that led there
    sql.Column("at", sql.Integer, nullable=False),
    sql.Column("position", sql.Text, nullable=False),
)
