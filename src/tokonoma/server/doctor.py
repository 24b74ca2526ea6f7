"""How the store is, asked without changing it: for `tokonoma doctor`, and before serving."""

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from tokonoma.kernel.rulebook import Json
from tokonoma.server.migrate import revision_of, revisions
from tokonoma.server.settings import from_environment
from tokonoma.server.sizes import sizes_of, told
from tokonoma.server.store import database_file, open_engine


def examine_store(url: str | None = None) -> Json:
    """Where tables are kept, whether the store answers, and whether it is up to date."""
    url = url or from_environment().url
    try:
        shown = make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return {"url": "", "state": "unreachable", "tells": "has no URL that can be read"}
    file = database_file(url)
    if file is not None and not file.exists():
        return {"url": shown, "state": "new", "tells": "is not there yet; `tokonoma serve` makes it"}
    try:
        return {"url": shown} | examine_revision(url)
    except (SQLAlchemyError, OSError) as no:
        return {"url": shown, "state": "unreachable", "tells": f"does not answer: {str(no).splitlines()[0]}"}


def examine_revision(url: str) -> Json:
    """What the store was made by, compared with what this program needs."""
    engine = open_engine(url)
    try:
        known, steps = revision_of(engine), revisions()
        if known is None:
            return {"state": "empty", "tells": "is empty; `tokonoma serve` prepares it"}
        if known not in steps:
            return {"state": "newer", "tells": "was made by a newer program; this one leaves it alone"}
        if known != steps[-1]:
            return {"state": "older", "tells": "is older; `tokonoma serve` brings it up to date, with a backup"}
        sizes = sizes_of(engine)
        return {"state": "ready", "tells": f"is up to date and {told(sizes)}"} | sizes
    finally:
        engine.dispose()
