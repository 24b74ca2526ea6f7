"""The SQL tables of the store. Migrations build them; see `migrations/`."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

ON_TABLE = "tables.table"

tables = Table(
    "tables",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("grace", Integer, nullable=False),
    Column("absence", Integer, nullable=False, server_default="0"),  # seconds
    Column("help", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("aloud", Boolean, nullable=False, server_default=false()),  # whether its bots say why they moved
    Column("start", Text),  # the position it begins from, when that is not the box
    Column("secret", String(64), nullable=False),  # of the deal, in hexadecimal
    Column("status", String(10), nullable=False, index=True),
    Column("rematch", String(16)),
    Column("request", String(64), unique=True),  # hash of the request that opened it
    Column("opened", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey(ON_TABLE), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(60)),
    Column("host", Boolean, nullable=False),
    Column("visitor", String(64), index=True),  # hash of the cookie
    Column("contribution", String(64)),
    Column("left", Boolean, nullable=False),
    Column("stand_in", String(60)),  # the level of the bot that plays for a person
    Column("hinted", Text, nullable=False, server_default="[]"),  # when it took a hint: `rows.Seat`
)

keys = Table(
    "keys",
    metadata,
    Column("table", String(16), ForeignKey(ON_TABLE), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("role", String(10), nullable=False),
    Column("seat", Integer),
    Column("used_by", String(64)),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(16), ForeignKey(ON_TABLE), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("steps", Text, nullable=False),
    Column("versions", Text, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("request", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "seat", "request", name="once"),
)

lines = Table(
    "lines",
    metadata,
    Column("table", String(16), ForeignKey(ON_TABLE), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64)),
    Column("at", Float, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", String(16), ForeignKey(ON_TABLE), primary_key=True),
    Column("text", Text, nullable=False),  # JSON: `analysis/judged.py`
    Column("at", Float, nullable=False),
)

records = Table(  # from files, for their analyses; named by what they hold
    "records",
    metadata,
    Column("record", String(16), primary_key=True),
    Column("visitor", String(64), nullable=False, index=True),  # hash of the cookie of whoever brought it
    Column("text", Text, nullable=False),
    Column("analysis", Text),  # JSON: `analysis/judged.py`
    Column("at", Float, nullable=False, index=True),
)

leases = Table(  # who owns a table, where several processes serve one store; the epoch counts the owners
    "leases",
    metadata,
    Column("table", String(16), ForeignKey(ON_TABLE), primary_key=True),
    Column("owner", String(32), index=True),
    Column("epoch", Integer, nullable=False),
)

members = Table(  # processes, with the database's time until which each holds its tables
    "members",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

sheets = Table(
    "sheets",
    metadata,
    Column("data", String(80), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("text", Text, nullable=False),
)
