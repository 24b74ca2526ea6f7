"""Who can reach this server: the address to give to a friend, or the news that only this machine can."""

import ipaddress
import socket

ANYWHERE = ("0.0.0.0", "::", "")
SOMEWHERE = ("10.255.255.255", 9)  # any address outside this machine: nothing is sent there


def lan_address() -> str | None:
    """This machine's address in its local network; None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)  # chooses the way out, and with it our own address
            found: str = asking.getsockname()[0]
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def reachable(host: str, port: int) -> str | None:
    """The address at which others reach a server that listens at a host; None where only this machine does."""
    if host in ANYWHERE:
        host = lan_address() or "127.0.0.1"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None if host == "localhost" else f"http://{host}:{port}"
    if address.is_loopback:
        return None
    return f"http://[{host}]:{port}" if address.version == 6 else f"http://{host}:{port}"


def told(url: str | None) -> str:
    """What the host is told about it when the server starts."""
    if url is None:
        return "Only this machine can open it; --lan lets others in the same network join."
    return (
        f"In the same network it is {url}/ : give friends this address. Everybody in that network can open it, and what"
        " is sent there is not encrypted."
    )
