"""Gorbino's Quest in numbers, from the data: every card, price, condition and build-cost table."""

from collections.abc import Iterator, Mapping
from typing import Any

from tokonoma.games.gorbinos_quest.components import BUILD_COST_NAMES, GOOD_NAMES, TAG_NAMES, TYPE_NAMES
from tokonoma.kernel.data import Sheet
from tokonoma.kernel.reference import Say, Section
from tokonoma.kernel.words import number

AGAIN = "treachery"  # costs its tag part twice
LOANS = ("cards.coins", "cards.loan")  # for nothing, or for income
CURRENCY = (*GOOD_NAMES, "coins")


def sections(sheet: Sheet, say: Say) -> Iterator[Section]:
    """Starters, technologies with their costs, the track, victory-point cards, build costs, income."""
    starters = [
        [say(f"card.{kind}"), tag_of(sheet, kind, say), does(sheet, kind, None, say)] for kind in TYPE_NAMES[:-1]
    ]
    headings = [say(f"cards.{each}") for each in ("card", "tag", "does", "cost")]
    yield Section(say("cards.starters"), headings[:3], starters)
    for kind in TYPE_NAMES:
        rows = [[say(f"tag.{tag}"), does(sheet, kind, tag, say), cost(sheet, kind, tag, say)] for tag in TAG_NAMES]
        yield Section(say("cards.technologies", type=kind), headings[1:], rows)
    surcharges = [[str(i + 1), str(coins)] for i, coins in enumerate(sheet.get("track.surcharge"))]
    yield Section(say("cards.track"), [say("cards.place"), say("cards.surcharge")], surcharges)
    yield victory(sheet, say)
    yield build_costs(sheet, say)
    yield Section(say("cards.income"), [say("cards.numbers")], [[", ".join(map(number, sheet.get("income.numbers")))]])


def tag_of(sheet: Sheet, kind: str, say: Say) -> str:
    """A starter's tag."""
    tag = sheet.get(f"starters.{kind}.tag")
    return "–" if tag == "none" else say(f"tag.{tag}")


def does(sheet: Sheet, kind: str, tag: str | None, say: Say) -> str:
    """What a card does, in words and numbers."""
    given = sheet.get(f"technologies.{kind}.{tag}") if tag else sheet.get(f"starters.{kind}.does")
    if kind == "loan":
        return "; ".join(say(LOANS[i > 0], coins=coins, spaces=i) for i, coins in enumerate(given) if coins)
    if kind == "production":
        return say("cards.bonus", goods=basket(given, say)) if given else say("cards.no_bonus")
    if kind == "trade":
        return prices(given, say)
    if kind == "development":
        return say("cards.development", buys=given)
    if kind == "reset":
        key = "cards.reset_stays" if given.get("stays") else "cards.reset"
        return say(key, income=given["income"], cards=given["cards"])
    return say("cards.build", income=given) if kind == "build" else treachery(given, say)


def treachery(given: Mapping[str, Any], say: Say) -> str:
    """What a Treachery does."""
    if "steal" in given:
        return say("cards.steal", **given["steal"])
    return say("cards.copy") if given.get("copy") else say("cards.buy", prices=prices(given["buy"], say))


def prices(given: list[int], say: Say) -> str:
    """A price for each good."""
    return ", ".join(f"{say(f'good.{good}')} {price}" for good, price in zip(GOOD_NAMES, given, strict=True))


def basket(given: Mapping[str, int], say: Say) -> str:
    """Goods and coins, such as 1 food + 10 coins."""
    parts = [
        say("cards.coins", coins=n) if name == "coins" else f"{n} {say(f'good.{name}')}" for name, n in given.items()
    ]
    return " + ".join(parts) or "–"


def cost(sheet: Sheet, kind: str, tag: str, say: Say) -> str:
    """A technology's price without the surcharge of its place."""
    of_tag = sheet.get(f"cost.tag.{tag}")
    parts = of_tag if kind == AGAIN else sheet.get(f"cost.type.{kind}")
    total = {name: n for name in CURRENCY if (n := parts.get(name, 0) + of_tag.get(name, 0))}
    return basket(total, say)


def victory(sheet: Sheet, say: Say) -> Section:
    """Every victory-point card: what it counts for each tag, and how many there are."""
    guessed = sheet.get("victory_guessed")
    rows = []
    for name, card in sheet.get("victory").items():
        if isinstance(card, Mapping):
            divided = card.get("divided_by")
            by = say("cards.divided", divisor=divided) if divided else say("cards.times", times=card["times"])
            copies = card["copies"] + guessed.get(name, 0)
            rows.append([say(f"victory.{name}"), say(f"condition.{card['counts']}"), by, str(copies)])
    return Section(say("cards.victory"), [say(f"cards.{each}") for each in ("card", "counts", "worth", "copies")], rows)


def build_costs(sheet: Sheet, say: Say) -> Section:
    """The six build-cost cards: a city on a token of each good, and what the second and third city there add."""
    rows = []
    for name in BUILD_COST_NAMES:
        card = sheet.get(f"build_cost.{name}")
        over = " / ".join(map(str, card["overbuilding"]))
        rows.append(
            [say(f"build_cost.{name}"), *(basket(card[good], say) for good in GOOD_NAMES), over, card["origin"]]
        )
    goods = [say(f"good.{good}") for good in GOOD_NAMES]
    return Section(
        say("cards.build_costs"), [say("cards.card"), *goods, say("cards.overbuilding"), say("cards.origin")], rows
    )
