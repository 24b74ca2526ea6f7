"""What may come between a table and its store."""


class StoreUnavailable(Exception):
    """Nothing could be written: a full disk, a read-only file, a database that is away."""


class StoreLate(StoreUnavailable):
    """The store has not said in time whether it took something; whoever wrote must read again."""


class Conflict(Exception):
    """Something else was written in this place; whoever wrote must read again."""


class NotAlone(StoreUnavailable):
    """Another server uses the database, and the two do not share their tables."""


class LeaseLost(Conflict):
    """Another process owns the table now: nothing was written."""


class Elsewhere(Exception):
    """Another process owns the table; who asks is to be sent there."""

    def __init__(self, table: str, owner: str) -> None:
        super().__init__(table)
        self.table = table
        self.owner = owner
