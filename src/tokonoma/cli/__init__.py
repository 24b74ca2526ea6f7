"""The command `tokonoma`: reads the arguments and calls the package that does the work, one file a command.

Exit status: 0 done, 1 something was found wrong, 2 what was asked for cannot be, 130 broken off.
"""

import argparse
import os
import re
import sys
from collections.abc import Sequence

from tokonoma import GAMES, Refusal, __version__
from tokonoma.cli import (
    analyse,
    arena,
    backup,
    bench,
    bots,
    cards,
    completion,
    doctor,
    erase,
    export,
    games,
    learn,
    play,
    puzzle,
    replay,
    restore,
    rules,
    serve,
    study,
    verify,
)
from tokonoma.cli.arguments import spoken_language
from tokonoma.cli.status import BAD_INPUT, BROKEN_OFF, DONE
from tokonoma.terminal.command_parser import Parser, nearest, translate
from tokonoma.terminal.encoding import write_readably

# In the order of the help: for players, for those who measure and check, for hosts.
COMMANDS = (
    play,
    learn,
    puzzle,
    replay,
    analyse,
    study,
    games,
    rules,
    cards,
    serve,
    arena,
    bots,
    bench,
    verify,
    doctor,
    completion,
    backup,
    restore,
    export,
    erase,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; what cannot be done is said in one sentence."""
    write_readably()
    complete_if_asked()
    asked = parser().parse_args(secrets_last(list(sys.argv[1:] if arguments is None else arguments)))
    if asked.run is None:
        if chosen := menu_choice():
            return main(chosen)
        if chosen is None:
            parser().print_help()
        return BAD_INPUT if chosen is None else DONE
    try:
        status: int = asked.run(asked)
        sys.stdout.flush()
        return status
    except Refusal as refusal:
        near = nearest(str(getattr(asked, "game", "")), GAMES) if refusal.code == "unknown_game" else []
        meant = f"; did you mean {' or '.join(near)}?" if near else ""
        print(f"tokonoma: {refusal.message}{meant}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return BROKEN_OFF
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on; the last flush must not fail
        return DONE


def secrets_last(words: list[str]) -> list[str]:
    """Let a seat's secret that begins with a hyphen not be taken for an option."""
    secrets = [word for word in words[1:] if re.fullmatch(r"-[\w-]{21}", word, re.ASCII)]
    if words[:1] != ["erase"] or not secrets or "--" in words:
        return words
    return [*(word for word in words if word not in secrets), "--", *secrets]


def menu_choice() -> list[str] | None:
    """The command chosen from the menu; empty where nothing was, None where nobody sits before a screen."""
    from tokonoma.terminal.keyboard import Keyboard

    if not Keyboard().is_live:
        return None
    from tokonoma.terminal.full_screen.menu import MenuApp
    from tokonoma.terminal.full_screen.running import run_app
    from tokonoma.terminal.pen import pen_for

    return run_app(MenuApp(pen_for(language=spoken_language()))) or []


def parser() -> argparse.ArgumentParser:
    """Every command with its arguments."""
    top = Parser(
        prog="tokonoma",
        description="Gorinto, Goryō, Gorbino's Quest and Koinobori: to play, to study, and to use from Python.",
        epilog="`tokonoma COMMAND --help` tells more of each; `tokonoma` alone shows a menu.\n"
        "Exit status: 0 done, 1 something was found wrong, 2 what was asked for cannot be, 130 broken off.",
    )
    top.add_argument("--version", action="version", version=f"tokonoma {__version__}")
    top.set_defaults(run=None)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for each in COMMANDS:
        each.add(commands)
    translate(top, spoken_language())
    return top


def complete_if_asked() -> None:
    """Answer a shell that asks what may follow; it says so in a variable, and nothing else runs then."""
    if "_ARGCOMPLETE" not in os.environ:
        return
    import argcomplete
    from argcomplete.completers import ChoicesCompleter

    top = parser()
    for made in next(each for each in top._actions if each.choices).choices.values():  # type: ignore[union-attr]
        for action in made._actions:
            if action.dest == "game":
                action.completer = ChoicesCompleter(dict.fromkeys(GAMES, ""))
    argcomplete.autocomplete(top)
