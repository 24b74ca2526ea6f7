"""Structured logs: one JSON object a line, with nothing in it that a player may not know of another."""

import hmac
import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from secrets import token_bytes

ALLOWED = (
    "table",
    "seat",
    "code",
    "request",
    "trouble",
    "file",
    "game",
    "port",
    "url",
    "path",
    "signal",
    "worker",
    "visitor",
    "left_out",
)
MINUTE = 60.0
DAY = 86_400
MOST_KINDS = 1000  # of complaints remembered


class Lines(logging.Formatter):
    """A log record as a line of JSON; of what was added to it, only what is allowed."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        found = {"at": f"{at}.{int(record.msecs):03}Z", "level": record.levelname.lower(), "from": record.name}
        found["message"] = record.getMessage()
        found |= {name: getattr(record, name) for name in ALLOWED if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            found["trouble"] = record.exc_info[0].__name__
            found["where"] = where(record)
        return json.dumps(found, ensure_ascii=False)


class OncePerMinute(logging.Filter):
    """Lets the same complaint through once a minute (of each visitor), with the number of those left out since."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[tuple[str, str, str], float] = {}
        self._left_out: Counter[tuple[str, str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; what is not a complaint always is."""
        if record.levelno < logging.WARNING or record.exc_info:
            return True
        key, now = (record.name, str(record.msg), getattr(record, "visitor", "")), self._clock()
        if now - self._last.get(key, -MINUTE) < MINUTE:
            self._left_out[key] += 1
            return False
        self._last.pop(key, None)
        self._last[key] = now
        if len(self._last) > MOST_KINDS:
            oldest = next(iter(self._last))
            del self._last[oldest], self._left_out[oldest]
        if left_out := self._left_out.pop(key, 0):
            record.left_out = left_out
        return True


class Addresses:
    """Visitors' addresses as words that tell one from another for a day, and never which they were.

    The key of a day follows from that of the day before, not the other way round, and none is written down: so nobody
    can try addresses out on older lines, and the processes of one server, which begin with one key, use the same words.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._day = int(clock() // DAY)
        self._key = token_bytes(32)

    def hashed(self, address: str) -> str:
        """The word of an address today."""
        return hmac.digest(self._today(), address.encode(), "sha256").hex()[:16]

    def shared(self) -> str:
        """What another process of this server needs to use the same words from now on."""
        key = self._today()
        return f"{self._day} {key.hex()}"

    def share(self, told: str) -> None:
        """Use the same words as the process that has told this."""
        day, _, key = told.partition(" ")
        self._day, self._key = int(day), bytes.fromhex(key)

    def _today(self) -> bytes:
        today = int(self._clock() // DAY)
        while self._day < today:
            self._day, self._key = self._day + 1, sha256(self._key).digest()
        return self._key


addresses = Addresses()


def where(record: logging.LogRecord) -> str:
    """The lines of code of an exception, innermost first, without its values: those could be secret."""
    traceback, places = record.exc_info[2] if record.exc_info else None, []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{traceback.tb_lineno} {code.co_name}")
        traceback = traceback.tb_next
    return " < ".join(reversed(places))


def start(level: int = logging.INFO) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(OncePerMinute())
    for name in ("tokonoma", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
    logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))
    logging.getLogger("uvicorn.access").disabled = True
