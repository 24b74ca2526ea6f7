"""Where a request comes from: its page's origin, and the address it was sent from."""

from typing import Any
from urllib.parse import urlsplit

from tokonoma.kernel.refusal import Refusal
from tokonoma.server.settings import Settings


def header(scope: Any, name: bytes) -> str | None:
    """A header of a request."""
    for each, value in scope["headers"]:
        if each == name:
            return str(value.decode("latin-1"))
    return None


def check_origin(scope: Any, settings: Settings, is_needed: bool) -> None:
    """Refuse what another site's page sends; a socket must say where it comes from."""
    origin = header(scope, b"origin")
    if origin is None and not is_needed:
        return
    if origin is None:
        raise Refusal("foreign_origin", "a socket must name its origin")
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        place = ""
    if origin not in settings.origins and (not place or place != (header(scope, b"host") or "").lower()):
        raise Refusal("foreign_origin", "this page belongs to another site")


def address_of(scope: Any) -> str:
    """The address a request was sent from."""
    return str(scope["client"][0]) if scope.get("client") else ""


def is_from_here(scope: Any) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    forwarded = any(name in (b"x-forwarded-for", b"forwarded", b"x-real-ip") for name, _ in scope["headers"])
    return address_of(scope) in ("127.0.0.1", "::1") and not forwarded
