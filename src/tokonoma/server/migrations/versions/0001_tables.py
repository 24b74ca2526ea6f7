"""Tables, seats, keys, entries, lines and sheets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Build the first sql_tables."""
    op.create_table(
        "tables",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("grace", sa.Integer, nullable=False),
        sa.Column("help", sa.Boolean, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("rematch", sa.String(16)),
        sa.Column("request", sa.String(64), unique=True),
        sa.Column("opened", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(60)),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("visitor", sa.String(64), index=True),
        sa.Column("contribution", sa.String(64)),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.String(60)),
    )
    op.create_table(
        "keys",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("used_by", sa.String(64)),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("versions", sa.Text, nullable=False),
        sa.Column("clocks", sa.Text, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "seat", "request", name="once"),
    )
    op.create_table(
        "lines",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "sheets",
        sa.Column("data", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take the sql_tables down."""
    for name in ("sheets", "lines", "entries", "keys", "seats", "tables"):
        op.drop_table(name)
