"""Records from files that somebody had analysed, with their analyses."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the records."""
    op.create_table(
        "records",
        sa.Column("record", sa.String(16), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("analysis", sa.Text),
        sa.Column("at", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("records")
