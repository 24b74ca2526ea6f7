"""When a seat took a hint."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the hints of a seat."""
    op.add_column("seats", sa.Column("hinted", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("seats", "hinted")
