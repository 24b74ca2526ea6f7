"""The command `tokonoma`: reads the arguments and calls the package that does the work.

Exit status: 0 done, 1 something was found wrong, 2 what was asked for cannot be, 130 broken off.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tokonoma import GAMES, Refusal, __version__
from tokonoma.kernel.words import LANGUAGES
from tokonoma.terminal.command_parser import Parser, examples, nearest, translate
from tokonoma.terminal.encoding import write_readably

DONE, WRONG, BAD_INPUT, GIVEN, BROKEN_OFF = 0, 1, 2, 3, 130
LAST = Path()  # --resume without a file


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; what cannot be done is said in one sentence."""
    write_readably()
    complete_if_asked()
    asked = parser().parse_args(arguments)
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


def menu_choice() -> list[str] | None:
    """The command chosen from the menu; empty where nothing was, None where nobody sits before a screen."""
    from tokonoma.terminal.keyboard import Keyboard

    if not Keyboard().is_live:
        return None
    from tokonoma.terminal.full_screen.menu import MenuApp
    from tokonoma.terminal.pen import pen_for

    return MenuApp(pen_for(language=spoken_language())).run() or []


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
    for add in (
        add_play,
        add_learn,
        add_replay,
        add_games,
        add_rules,
        add_cards,
        add_serve,
        add_arena,
        add_bots,
        add_bench,
        add_verify,
        add_doctor,
        add_completion,
    ):
        add(commands)
    add_host_commands(commands)
    translate(top, spoken_language())
    return top


def add_host_commands(commands: Any) -> None:
    """What only those who host need."""
    from tokonoma import host_commands

    for add in host_commands.ALL:
        add(commands)


def command(commands: Any, name: str, run: Any, about: str, more: str = "") -> argparse.ArgumentParser:
    """A new subcommand."""
    made: argparse.ArgumentParser = commands.add_parser(
        name, help=about, description=f"{about[0].upper()}{about[1:]}. {more}".strip(), epilog=examples(name)
    )
    made.set_defaults(run=run)
    return made


# Playing


def add_play(commands: Any) -> None:
    """tokonoma play."""
    more = "Leaving in any way saves the game and prints the command to go on. Input may come from a file or a pipe."
    made = command(commands, "play", run_play, "play a game at the terminal", more)
    made.add_argument("game", metavar="GAME", nargs="?", help=f"one of {', '.join(GAMES)}")
    made.add_argument(
        "--seats",
        metavar="LIST",
        help="who sits where: human, human:NAME, random, greedy, search:SECONDS, level:NAME; as in human,level:strong",
    )
    made.add_argument("--mode", metavar="MODE", help="the mode of the game; `tokonoma games` lists them")
    made.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game; may be repeated"
    )
    made.add_argument(
        "--seed", metavar="N", type=int, help="deal the game of this number; without it the deal is sealed"
    )
    made.add_argument("--plain", action="store_true", help="lines one below the other, for a screen reader")
    made.add_argument("--enter-draws", action="store_true", help="type in what a real table draws")
    add_language(made)
    add_data(made)
    made.add_argument("--record", metavar="FILE", type=Path, help="write the game's record to this file")
    made.add_argument(
        "--resume",
        metavar="FILE",
        type=Path,
        nargs="?",
        const=LAST,
        help="go on with a saved game; alone: the last one",
    )


def run_play(asked: argparse.Namespace) -> int:
    """Play at the terminal."""
    from tokonoma.terminal.play import Wish, play
    from tokonoma.terminal.saved import last_unfinished

    if (asked.game is None) == (asked.resume is None) and asked.game is None:
        raise Refusal("unknown_game", f"name a game ({', '.join(GAMES)}), or a saved one with --resume FILE")
    wish = Wish(
        game=asked.game or "",
        seats=asked.seats,
        options=read_options(asked.option, asked.mode),
        seed=asked.seed,
        typed=asked.enter_draws,
        language=asked.language,
        data=asked.data,
        record=asked.record,
        resume=last_unfinished() if asked.resume == LAST else asked.resume,
        plain=asked.plain,
    )
    return DONE if play(wish) else BROKEN_OFF


def read_options(given: Sequence[str], mode: str | None) -> dict[str, str]:
    """Options written as NAME=VALUE."""
    options = {"mode": mode} if mode else {}
    for each in given:
        name, equals, value = each.partition("=")
        if not (name and equals and value):
            raise Refusal("unknown_option", f"{each} is no option; NAME=VALUE belongs here", option=each)
        options[name] = value
    return options


def add_learn(commands: Any) -> None:
    """tokonoma learn."""
    more = "Without a lesson the whole course, from its first one. Input may come from a file or a pipe."
    made = command(commands, "learn", run_learn, "learn a game by doing, in lessons of two to three minutes", more)
    made.add_argument("game", metavar="GAME", nargs="?", help=f"one of {', '.join(GAMES)}; without it the list")
    made.add_argument("lesson", metavar="LESSON", nargs="?", help="one lesson; `tokonoma learn --list` names them")
    made.add_argument("--list", action="store_true", help="list games, lessons, steps and languages")
    made.add_argument("--check", action="store_true", help="play every lesson through and tell what is wrong in it")
    add_language(made)
    add_json(made)


def run_learn(asked: argparse.Namespace) -> int:
    """Take lessons, list them, or check them."""
    from tokonoma.lessons import course, courses
    from tokonoma.terminal.learn import check, learn, listed

    if asked.check:
        found = check(asked.game)
        print("\n".join(found) or "nothing is wrong")
        return WRONG if found else DONE
    if asked.list or asked.json:
        told = [course(each).to_json() for each in ([asked.game] if asked.game else courses())]
        print(as_json(told) if asked.json else "\n".join(listed(told, asked.language)))
        return DONE
    return DONE if learn(asked.game, asked.lesson, asked.language) else BROKEN_OFF


def add_replay(commands: Any) -> None:
    """tokonoma replay."""
    more = "At a terminal one leafs through it; elsewhere, or with --all, it is printed whole."
    made = command(commands, "replay", run_replay, "look at a recorded game", more)
    made.add_argument("file", metavar="FILE", type=Path, help="a record")
    made.add_argument("--all", action="store_true", help="print every step")
    made.add_argument("--plain", action="store_true", help="lines one below the other, for a screen reader")
    made.add_argument("--seat", metavar="N", type=int, help="tell only what this seat could know, the first being 1")
    add_json(made)
    add_language(made)
    add_data(made)


def run_replay(asked: argparse.Namespace) -> int:
    """Show a record."""
    from tokonoma.terminal.replay import as_document, replay

    seat = None if asked.seat is None else asked.seat - 1
    if asked.json:
        print(as_json(as_document(asked.file, seat, asked.language, asked.data)))
        return DONE
    replay(asked.file, seat, asked.all, asked.plain, asked.language, asked.data)
    return DONE


def add_games(commands: Any) -> None:
    """tokonoma games."""
    made = command(commands, "games", run_games, "list the games with their modes and options")
    add_json(made)


def run_games(asked: argparse.Namespace) -> int:
    """List the games."""
    from tokonoma.terminal.listing import about_all, tell
    from tokonoma.terminal.pen import pen_for

    games = about_all()
    print(as_json(games) if asked.json else "\n".join(tell(games, pen_for())))
    return DONE


def add_rules(commands: Any) -> None:
    """tokonoma rules."""
    made = command(commands, "rules", run_rules, "read the rules of a game in our words")
    made.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    made.add_argument("passage", metavar="PASSAGE", nargs="?", help="a chapter (3), a paragraph (3.2), or a word")
    add_language(made)
    add_json(made)


def run_rules(asked: argparse.Namespace) -> int:
    """Print the rules."""
    from tokonoma.kernel import library
    from tokonoma.terminal import rules_page
    from tokonoma.terminal.pen import pen_for

    pen = pen_for(language=asked.language)
    lines = rules_page.page(library.game(asked.game).rulebook.folder, asked.language)
    shown = rules_page.passage(lines, asked.passage, pen) if asked.passage else rules_page.set_out(lines, pen)
    print(as_json({"game": asked.game, "language": asked.language, "lines": shown}) if asked.json else "\n".join(shown))
    return DONE


def add_cards(commands: Any) -> None:
    """tokonoma cards."""
    more = "Made from the game's data, so an owner's corrections show with --data."
    made = command(commands, "cards", run_cards, "show every card and table of a game with its numbers", more)
    made.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    add_language(made)
    add_data(made)
    add_json(made)


def run_cards(asked: argparse.Namespace) -> int:
    """Show the cards."""
    from tokonoma.kernel import library, reference
    from tokonoma.terminal.cards_page import page
    from tokonoma.terminal.pen import pen_for

    rulebook = library.game(asked.game, data=asked.data).rulebook
    if asked.json:
        print(as_json(reference.as_json(rulebook, asked.language)))
    else:
        print("\n".join(page(reference.sections(rulebook, asked.language), pen_for(language=asked.language))))
    return DONE


# Serving and measuring


def add_serve(commands: Any) -> None:
    """tokonoma serve."""
    made = command(commands, "serve", run_serve, "serve the browser app", "Data lies under $TOKONOMA_DATA.")
    made.add_argument("--host", default="127.0.0.1", help="the address to listen on (default %(default)s)")
    made.add_argument("--port", metavar="N", type=int, default=8000, help="the port (default %(default)s)")
    made.add_argument(
        "--lan",
        action="store_true",
        help="listen on every address of this machine: everybody in its network can then open the games, unencrypted",
    )
    made.add_argument("--no-browser", action="store_true", help="do not open a browser")
    made.add_argument(
        "--workers",
        metavar="N",
        type=int,
        help="so many processes, sharing a PostgreSQL database and $TOKONOMA_REDIS_URL; default: one, without Redis",
    )
    made.add_argument("--database", metavar="URL", help="where tables are kept; default: SQLite in the data folder")
    made.add_argument(
        "--bot", metavar="NAME=COMMAND", action="append", default=[], help="offer a program of your own as a bot"
    )


def run_serve(asked: argparse.Namespace) -> int:
    """Run the server."""
    from tokonoma.bots import LEVELS, own

    for each in asked.bot:
        own.add(each, LEVELS)
    package = optional_package("tokonoma.server.serve", "the server")
    host = "0.0.0.0" if asked.lan else asked.host
    done = package.run(
        host=host,
        port=asked.port,
        open_browser=not asked.no_browser,
        database_url=asked.database,
        workers=asked.workers,
    )
    return DONE if done is None else int(done)


def add_arena(commands: Any) -> None:
    """tokonoma arena."""
    from tokonoma.arena.arguments import add_arguments

    more = "Seats are rotated and deals mirrored. Ctrl-C keeps what was played; the same command goes on."
    add_arguments(command(commands, "arena", run_arena, "let bots play each other and rate them", more))


def run_arena(asked: argparse.Namespace) -> int:
    """Run a match."""
    from tokonoma.arena.command import run_command

    return run_command(asked)


def add_bots(commands: Any) -> None:
    """tokonoma bots."""
    from tokonoma.bots.command import add_arguments

    more = "docs/bot-protocol.md tells how a program is asked."
    add_arguments(command(commands, "bots", run_bots, "begin and try a bot of your own", more))


def run_bots(asked: argparse.Namespace) -> int:
    """Begin or try a bot."""
    return int(asked.part(asked))


def add_bench(commands: Any) -> None:
    """tokonoma bench."""
    more = "CPU time of one thread, medians over rounds. Refuses uncompiled rules unless told to."
    made = command(commands, "bench", run_bench, "measure random play", more)
    made.add_argument("game", metavar="GAME", nargs="*", help="games to measure; default: all")
    made.add_argument("--uncompiled", action="store_true", help="measure the source itself")
    made.add_argument("--compare", action="store_true", help="measure both forms in one run, with their ratio")
    made.add_argument(
        "--rounds", metavar="N", type=int, default=5, help="rounds to take the median of (default %(default)s)"
    )
    add_json(made)


def run_bench(asked: argparse.Namespace) -> int:
    """Measure."""
    from tokonoma.kernel.bench import bench
    from tokonoma.terminal.bench_report import tell

    if asked.rounds < 1:
        raise Refusal("unknown_option", f"{asked.rounds} rounds cannot be measured; it takes at least 1")
    figures = bench(asked.game, asked.uncompiled, asked.compare, asked.rounds)
    print(as_json(figures) if asked.json else "\n".join(tell(figures)))
    return DONE


# Checking


def add_verify(commands: Any) -> None:
    """tokonoma verify."""
    more = "Checks commitment, seed, every number drawn and, by replaying, every outcome."
    made = command(commands, "verify", run_verify, "check the deal of a recorded game", more)
    made.add_argument("file", metavar="RECORD", nargs="+", type=Path, help="a record with a sealed deal")
    add_data(made)
    add_json(made)


def run_verify(asked: argparse.Namespace) -> int:
    """Check deals."""
    from tokonoma.kernel import verify

    if asked.json:
        return verify_as_json(asked)
    return verify.main([str(path) for path in asked.file], asked.data)


def verify_as_json(asked: argparse.Namespace) -> int:
    """Print every finding for a program; the exit status is that of the lines."""
    from tokonoma.kernel import verify
    from tokonoma.terminal.saved import read_saved

    found = [
        {"file": str(path), "good": good, "tells": line}
        for path in asked.file
        for good, line in verify.check_record(read_saved(path), asked.data)
    ]
    print(as_json(found))
    answers = {each["good"] for each in found}
    return WRONG if False in answers else GIVEN if None in answers else DONE


def add_doctor(commands: Any) -> None:
    """tokonoma doctor."""
    more = "Which form of the rules runs and why, versions, the data folder, the store."
    made = command(commands, "doctor", run_doctor, "tell how this installation is", more)
    made.add_argument("--limits", action="store_true", help="only list the server's limits, which variables set")
    add_json(made)


def run_doctor(asked: argparse.Namespace) -> int:
    """Examine the installation."""
    if asked.limits:
        limits = optional_package("tokonoma.server.limit_settings", "the server").listed_limits()
        print(as_json(limits) if asked.json else "\n".join(told_limits(limits)))
        return DONE
    from tokonoma.kernel.doctor import examine, tell

    found = examine() | {"store": store_examined()}
    print(as_json(found) if asked.json else "\n".join(tell(found)))
    is_well = all(each["opens"] for each in found["games"]) and found["store"]["state"] not in ("unreachable", "newer")
    return DONE if is_well else WRONG


def told_limits(limits: dict[str, dict[str, str]]) -> list[str]:
    """The server's limits, a line each."""
    return [
        f"{name}={each['value']}" + ("" if each["value"] == each["default"] else f" (default {each['default']})")
        for name, each in limits.items()
    ]


def store_examined() -> dict[str, Any]:
    """How the server's store is, where the server is installed."""
    try:
        package = optional_package("tokonoma.server.doctor", "the server")
    except Refusal as refusal:
        return {"url": None, "state": "missing", "tells": refusal.message}
    found: dict[str, Any] = package.examine_store()
    return found


# The shell


def add_completion(commands: Any) -> None:
    """tokonoma completion."""
    more = "Put the line of the example into your shell's start-up file."
    made = command(commands, "completion", run_completion, "print what makes a shell complete this command", more)
    made.add_argument("shell", metavar="SHELL", choices=("bash", "zsh", "fish"), help="bash, zsh or fish")


def run_completion(asked: argparse.Namespace) -> int:
    """Print the shell's part of the completion."""
    from argcomplete.shell_integration import shellcode

    print(shellcode(["tokonoma"], shell=asked.shell))
    return DONE


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


# Shared arguments


def add_language(made: argparse.ArgumentParser) -> None:
    """--language, as the environment speaks by default."""
    made.add_argument(
        "--language", choices=LANGUAGES, default=spoken_language(), help="the language (here: %(default)s)"
    )


def spoken_language() -> str:
    """The language of the environment, where we speak it."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else LANGUAGES[0]


def add_data(made: argparse.ArgumentParser) -> None:
    """--data."""
    made.add_argument("--data", metavar="FILE", type=Path, help="component data instead of the game's own box.toml")


def add_json(made: argparse.ArgumentParser) -> None:
    """--json."""
    made.add_argument("--json", action="store_true", help="print JSON")


def as_json(value: Any) -> str:
    """A JSON document for programs and people."""
    return json.dumps(value, ensure_ascii=False, indent=2)


def optional_package(name: str, what: str) -> Any:
    """A package that may be missing from an installation; refuses in words when it is."""
    from importlib import import_module

    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        raise Refusal(
            "unknown_option", f"{what} is not part of this installation ({missing.name} is missing)"
        ) from None


if __name__ == "__main__":
    sys.exit(main())
