"""A trace in the log of visitors who are refused what nobody asks for by accident, without their addresses."""

import logging

from tokonoma.kernel.refusal import Refusal
from tokonoma.server.logs import addresses

log = logging.getLogger("tokonoma.abuse")
TRACED = ("too_fast", "too_large", "wrong_secret", "foreign_origin", "unknown_host")


def trace(refusal: Refusal, address: str) -> None:
    """Write down that a visitor was refused; the log has one such line a minute and visitor."""
    if refusal.code in TRACED:
        visitor = addresses.hashed(address)
        log.warning("a visitor was refused", extra={"code": refusal.code, "visitor": visitor})
