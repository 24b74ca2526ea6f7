"""Runs a full-screen program and sees that it really ends."""

from typing import TypeVar

from textual.app import App

R = TypeVar("R")


def run_app(app: App[R]) -> R | None:
    """Run it to its end.

    Textual stops reading keys only after it has told the terminal to be as before. Where the window was closed, that
    can fail: its thread then reads the end of the input again and again, and the process never ends.
    """
    try:
        return app.run()
    finally:
        stop_reading = getattr(app._driver, "exit_event", None)
        if stop_reading is not None:
            stop_reading.set()
