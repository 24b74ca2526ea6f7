"""Replacing whoever is absent; who owns a table where several processes serve one store."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the time of absence, the leases of tables, and the processes that hold them."""
    op.add_column("tables", sa.Column("absence", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "leases",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("owner", sa.String(32), index=True),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("members")
    op.drop_table("leases")
    op.drop_column("tables", "absence")
