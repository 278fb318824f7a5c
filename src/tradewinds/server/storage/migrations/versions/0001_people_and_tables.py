"""People, tables, and what happens at them."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "secrets",
        sql.Column("name", sql.String(40), primary_key=True),
        sql.Column("value", sql.String(200), nullable=False),
    )
    op.create_table(
        "people",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("name", sql.String(80), nullable=False),
        sql.Column("login", sql.String(80), unique=True),
        sql.Column("password", sql.String(200)),
        sql.Column("language", sql.String(2)),
        sql.Column("theme", sql.String(5)),
        sql.Column("sounds", sql.Boolean, nullable=False),
        sql.Column("created", sql.String(32), nullable=False),
    )
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("game", sql.String(100), nullable=False),
        sql.Column("rules_version", sql.BigInteger, nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("key", sql.String(32), nullable=False),
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
    )
    op.create_index("tables_by_state", "tables", ["state", "private", "updated"])
    op.create_index("tables_by_host", "tables", ["host", "state"])
    op.create_index("tables_of_bots", "tables", ["bot_to_move"])
    op.create_table(
        "seats",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id")),
        sql.Column("name", sql.String(80), nullable=False),
        sql.Column("bot", sql.String(100)),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "entries",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("data", sql.Text, nullable=False),
        sql.Column("command", sql.String(100)),
        sql.UniqueConstraint("table", "command", name="commands_once"),
    )
    op.create_table(
        "positions",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("at", sql.Integer, nullable=False),
        sql.Column("position", sql.Text, nullable=False),
    )
