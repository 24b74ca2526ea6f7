"""Alembic's door: it is handed a connection and brings it up to date."""

from alembic import context

from tokonoma.server.sql_tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
