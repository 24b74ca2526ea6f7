"""What a seat had or did in a game, in the words of its events: the things whose worth a study of balance weighs."""

from collections import Counter
from typing import Any

Event = dict[str, Any]
GORYO, SAMURAI = 0, 1


def had(state: Any, told: list[Event]) -> list[dict[str, int]]:
    """For each seat, each thing with how often; a game without things of interest gives empty ones."""
    counts: list[Counter[str]] = [Counter() for _ in range(state.seats)]
    found = FINDERS.get(state.rulebook.name)
    for event in told if found else ():
        for seat, thing in found(state, event):  # type: ignore[misc]
            counts[seat][thing] += 1
    begins = first_seat(told)
    if begins is not None:
        counts[begins]["began the game"] += 1
    return [dict(count) for count in counts]


def first_seat(told: list[Event]) -> int | None:
    """The seat that began, where luck decides it."""
    names = ("coin_given", "begins", "marker_given")
    return next((int(event["seat"]) for event in told if event["event"] in names), None)


def in_gorinto(state: Any, event: Event) -> list[tuple[int, str]]:
    """Tiles gathered, by element."""
    return [(event["seat"], f"gathered {event['element']}")] if event["event"] == "gathered" else []


def in_koinobori(state: Any, event: Event) -> list[tuple[int, str]]:
    """Cards placed on festival posts by their ability, and abilities that were used."""
    name = event["event"]
    if name == "placed":
        return [(event["seat"], f"placed {ability_of(state, event['card'])}")]
    if name in ("covered", "moved", "stole", "refreshed"):
        return [(event["seat"], f"used {name}")]
    return [(event["seat"], "faced down")] if name == "faced_down" else []


def ability_of(state: Any, card: Any) -> str:
    """The word for a card's ability."""
    from tokonoma.games.koinobori.components import ABILITY_NAMES

    return str(ABILITY_NAMES[state.rulebook.box.ability[int(card)]])


def in_gorbinos_quest(state: Any, event: Event) -> list[tuple[int, str]]:
    """Technologies bought, cards played by type, cities built by good."""
    if event["event"] == "developed":
        kind, _, tag = event["card"].partition(".")
        return [(event["seat"], f"bought {kind}"), (event["seat"], f"bought a {tag} tag")]
    if event["event"] == "built":
        return [(event["seat"], f"built on {event['good']}")]
    return [(event["seat"], f"played {event['card'].partition('.')[0]}")] if event["event"] == "played" else []


def in_goryo(state: Any, event: Event) -> list[tuple[int, str]]:
    """How rounds and the game ended."""
    name = event["event"]
    if name == "won":
        return [(event["seat"], f"won by {event['ending']}")]
    if name == "mallet_moved":
        return [(SAMURAI, f"found {event['prints']} true prints in a round")]
    if name == "spirit_caught":
        return [(SAMURAI, "caught a spirit")]
    if name == "token_drawn":
        return [(SAMURAI, "drew a token")]
    if name in ("sprint_shown", "trail_hit", "trail_kept", "broke", "flipped"):
        return [(GORYO, name)]
    return []


FINDERS = {name.removeprefix("in_"): finder for name, finder in list(globals().items()) if name.startswith("in_")}
