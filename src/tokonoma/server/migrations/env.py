"""Alembic's entry point: takes a connection and brings its database up to date."""

from alembic import context

from tokonoma.server.sql_tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
