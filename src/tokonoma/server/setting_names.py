"""Which variables there are, so that a misspelt one is not silently nothing."""

import os
from difflib import get_close_matches

from tokonoma.bots import own
from tokonoma.kernel.refusal import Refusal
from tokonoma.server.limit_settings import read

PREFIX = "TOKONOMA_"
NAMES = [
    "DATA",
    "DATABASE_URL",
    "REDIS_URL",
    "ORIGINS",
    "HOSTS",
    "TRUSTED_PROXIES",
    "KEEP_FINISHED_DAYS",
    "KEEP_ABANDONED_DAYS",
    "METRICS_TOKEN",
    "RULES",
    "CFLAGS",
    "BOTS",
    "BOT_MEMORY",
    "BOT_ERRORS",
]


def check_names() -> None:
    """Refuse a variable that is nearly one of ours: it would say nothing, and the default would hold."""
    for variable in sorted(each for each in os.environ if each.startswith(PREFIX)):
        near = get_close_matches(variable.removeprefix(PREFIX), NAMES, cutoff=0.8)
        if near and near[0] != variable.removeprefix(PREFIX):
            message = f"there is no setting {variable}; is {PREFIX}{near[0]} meant?"
            raise Refusal("unknown_option", message, option=variable)


def check_bots() -> None:
    """Refuse what is wrong with the settings of one's own bots now, not when the first of them thinks."""
    if memory := os.environ.get("TOKONOMA_BOT_MEMORY", ""):
        read("TOKONOMA_BOT_MEMORY", memory, int)
    try:
        own.added()
    except (ValueError, AttributeError):
        message = f"{own.VARIABLE} has to be a JSON object of names and command lines"
        raise Refusal("unknown_option", message, option=own.VARIABLE) from None
