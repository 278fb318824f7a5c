"""Alembic's way in: migrations run on the connection that they are handed."""

from alembic import context

from tradewinds.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=False,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
