"""Where a request comes from and what it calls this server: its page's origin, its address, and the host it names."""

import ipaddress
import socket
from collections.abc import Iterable
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from tokonoma.kernel.refusal import Refusal
from tokonoma.server.settings import Settings

VISITOR_BITS = 64  # of an IPv6 address, which a visitor cannot choose


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


def check_host(scope: Any, settings: Settings) -> None:
    """Refuse a request that calls this server by a name that is not its own.

    A page of another site whose name is made to lead here would otherwise count as this server's own page. Addresses
    cannot be made to lead elsewhere, so they are always good.
    """
    name = host_named(header(scope, b"host") or "")
    if is_address(name) or name in own_names() or name in settings.hosts:
        return
    if any(host_named(urlsplit(origin).netloc) == name for origin in settings.origins):
        return
    raise Refusal("unknown_host", f"this server does not answer to the name {name!r}; TOKONOMA_HOSTS lists its names")


def host_named(place: str) -> str:
    """The name or address in a Host header, without its port."""
    if place.startswith("["):
        return place[1:].partition("]")[0]
    return place.rpartition(":")[0].lower() if place.rpartition(":")[2].isdigit() else place.lower()


def is_address(name: str) -> bool:
    """Whether a machine is named by its address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """What this machine is called here and in its local network."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0], f"{name.partition('.')[0]}.local"})


def address_of(scope: Any) -> str:
    """The address a request was sent from, as limits count it."""
    return counted_address(str(scope["client"][0])) if scope.get("client") else ""


def counted_address(text: str) -> str:
    """An address by which a visitor is known: of IPv6 the network, of which one visitor has all 2^64 addresses.

    Those of this machine and of its own network stand for themselves, and an IPv4 address is one however it is written.
    """
    if ":" not in text:
        return text
    try:
        found = ipaddress.IPv6Address(text)
    except ValueError:
        return text
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    if found.is_loopback or found.is_link_local:
        return text
    return str(ipaddress.IPv6Network((found, VISITOR_BITS), strict=False))


def is_among(text: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(each, strict=False) for each in networks)


def with_mapped(networks: Iterable[str]) -> list[str]:
    """Addresses and networks, those of IPv4 also as a server that listens on IPv6 sees them."""
    found = [ipaddress.ip_network(each) for each in networks]
    mapped = [f"::ffff:{each.network_address}/{96 + each.prefixlen}" for each in found if each.version == 4]
    return [*networks, *mapped]


def is_from_here(scope: Any) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    forwarded = any(name in (b"x-forwarded-for", b"forwarded", b"x-real-ip") for name, _ in scope["headers"])
    return address_of(scope) in ("127.0.0.1", "::1") and not forwarded
