"""What games there are, for people and for programs."""

from tokonoma.kernel.library import GAMES, game
from tokonoma.kernel.rulebook import AnyRulebook, Json
from tokonoma.terminal.pen import Pen


def about(rulebook: AnyRulebook) -> Json:
    """What one may choose before a game."""
    return {
        "name": rulebook.name,
        "title": rulebook.title,
        "seats": sorted({seats for counts in rulebook.modes.values() for seats in counts}),
        "modes": {mode: list(counts) for mode, counts in rulebook.modes.items()},
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.values[0],
                "only_if": {name: list(values) for name, values in option.only_if.items()},
            }
            for option in rulebook.options
        ],
        "rules": rulebook.rules,
        "data": rulebook.data,
        "minutes": rulebook.minutes,
        "status": rulebook.status,
    }


def about_all() -> list[Json]:
    """Every game."""
    return [about(game(name).rulebook) for name in GAMES]


def tell(games: list[Json], pen: Pen) -> list[str]:
    """The games as a page."""
    lines: list[str] = []
    for each in games:
        heading = f"{pen.bold(each['title'])}  {pen.dim(each['name'])}"
        lines += [heading, f"  {each['status']}, rules {each['rules']}, about {each['minutes']} minutes"]
        for mode, counts in each["modes"].items():
            lines.append(f"  mode {mode}: {', '.join(map(str, counts))} {'seat' if counts == [1] else 'seats'}")
        for option in each["options"]:
            values = ", ".join([pen.bold(option["values"][0]), *option["values"][1:]])
            only = "; ".join(f"{name} {' or '.join(map(str, held))}" for name, held in option["only_if"].items())
            lines.append(f"  {option['name']}: {values}" + (pen.dim(f"  ({only})") if only else ""))
        lines.append("")
    return lines[:-1]
