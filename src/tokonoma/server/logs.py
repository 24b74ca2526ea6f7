"""Structured logs: one JSON object a line, with nothing in it that a player may not know of another."""

import json
import logging
import sys
import time

ALLOWED = ("table", "seat", "code", "request", "trouble", "file", "game", "port", "url", "path", "signal", "worker")


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
    for name in ("tokonoma", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
    logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))
    logging.getLogger("uvicorn.access").disabled = True
