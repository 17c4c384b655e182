"""How Alembic runs the scripts: on the connection, and in the transaction, that bot.storage.schema hands it."""

from __future__ import annotations

from alembic import context

from bot.storage.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot change a table in place: a batch makes it anew and moves the rows.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
