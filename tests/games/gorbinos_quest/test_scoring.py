"""§9: scoring, slot by slot, and who wins."""

import pytest

from tests.games.gorbinos_quest.drawn import table
from tokonoma import State

# The rulebook's example: Blue is seat 0, Red seat 1, Green seat 2.
EXAMPLE = """
    over
    slots most_cities wood_tokens one_province production_types cities coins
    tokens MC food, MN wood, MM iron, FM wood, KW coal
    tokens GC food, GE gold, GW iron, DC food, DN coal, RC food, RI wood
    tokens EC food, EW coal, ED iron, EE gold, TC food, TD coal, KC wood, KN iron
    0: coins 27, at MC MN MM FM KW, hand loan.pink trade.pink build.pink loan.yellow, discard trade.blue
    1: coins 15, at GC GE GW DC DN RC RI, hand reset.pink trade.yellow build.yellow
    1: hand loan.blue, discard build.blue loan.red
    2: coins 128, at EC EW ED EE TC TD KC KN, hand trade.red build.red, discard loan.green trade.green build.green
"""

TAGS = [(3, 1, 0), (1, 1, 1), (2, 3, 1), (1, 2, 0), (0, 1, 2), (1, 1, 4)]
POINTS = [(18, 9, 0), (6, 3, 3), (12, 18, 8), (8, 20, 0), (0, 7, 16), (1, 0, 20)]


def test_the_rulebooks_scoring_example_as_one_table() -> None:
    state = table(EXAMPLE)
    scores = state.scores()
    for slot in range(6):
        assert tuple(score["lines"][slot]["tags"] for score in scores) == TAGS[slot]
        assert tuple(score["lines"][slot]["points"] for score in scores) == POINTS[slot]
    assert [score["total"] for score in scores] == [45, 57, 47]
    assert state.outcome() == {"places": [[1], [2], [0]], "winners": [1], "shares": [0.0, 1.0, 0.0]}


def count(state: State, victory: str, seat: int = 0) -> tuple[int, int]:
    """What a victory-point card counts for a seat, and the points for each tag."""
    line = next(line for line in state.scores()[seat]["lines"] if line["victory"] == victory)
    return line["count"], line["per_tag"]


def counted(victory: str, text: str, seat: int = 0) -> tuple[int, int]:
    return count(table(f"slots {victory} four cities coins income provinces\n{text}"), victory, seat)


def test_five_and_four_points_for_each_tag() -> None:
    assert counted("five", "") == (1, 5)
    assert count(table("slots five four cities coins income provinces"), "four") == (1, 4)


def test_a_hundred_and_fifteen_coins_give_four_points_for_each_tag() -> None:
    assert count(table("0: coins 115"), "coins") == (115, 4)
    assert count(table("0: coins 24"), "coins") == (24, 0)


def test_cities_count_each_and_provinces_twice() -> None:
    state = table("slots cities five four coins income provinces\n0: at MC MC MN DC")
    assert count(state, "cities") == (4, 4)
    assert count(state, "provinces") == (2, 4)


@pytest.mark.parametrize("good", ["food", "wood", "coal", "iron", "gold"])
def test_tokens_of_a_good_count_once_each_three_times(good: str) -> None:
    one, other = ("MC", "DC") if good == "food" else ("MN", "DN")
    tokens = f"tokens {one} {good}, {other} {good}, FM {'coal' if good != 'coal' else 'iron'}"
    assert counted(f"{good}_tokens", f"{tokens}\n0: at {one} {one} {other} FM") == (2, 6)


def test_production_types_count_twice_and_ten_at_most() -> None:
    tokens = "tokens MC food, MN wood, MM coal, MS iron, DN gold"
    assert counted("production_types", f"{tokens}\n0: at MC MN") == (2, 4)
    assert counted("production_types", f"{tokens}\n0: at MC MN MM MS DN DN") == (5, 10)


def test_cities_in_one_province_count_tokens() -> None:
    assert counted("one_province", "0: at MC MC MC MN DC") == (2, 4)


def test_most_cities_in_a_province_count_cities_and_ties_are_nobodys() -> None:
    text = "0: at MC MC MC DC EC\n1: at MN MM DN GC\n2: at TC"
    assert counted("most_cities", text) == (2, 6)  # Misthaven by cities, Elmspire alone; Dragonspire is a tie
    assert counted("most_cities", text, seat=1) == (1, 3)


@pytest.mark.parametrize(("spaces", "number", "points"), [(6, 6, 3), (8, 7, 3), (-3, -3, -2), (-1, -1, -1), (0, 0, 0)])
def test_income_is_halved_and_rounded_down_below_nought_too(spaces: int, number: int, points: int) -> None:
    assert count(table(f"0: income {spaces}"), "income") == (number, points)


def test_points_may_be_negative() -> None:
    state = table("slots income five four coins cities provinces\n0: income -3, hand loan.pink trade.pink")
    assert state.scores()[0]["lines"][0]["points"] == -4


def test_tags_count_in_hand_in_the_discard_and_on_the_card_being_played() -> None:
    state = table("0: hand trade.pink, discard loan.pink build.pink")
    for words in ("play:trade.pink", "done", "play:reset return:0"):
        assert state.scores()[0]["lines"][0]["tags"] == 3
        state.play(words)


def test_starter_tags_are_purple_yellow_and_green() -> None:
    assert [line["tags"] for line in table("").scores()[0]["lines"]] == [0, 1, 1, 0, 0, 1]


def test_a_line_tells_what_one_more_tag_and_one_more_city_would_add() -> None:
    tokens = "tokens MC food, MN wood, MM wood, DC food"
    state = table(
        f"slots wood_tokens cities five coins income most_cities\n{tokens}\n0: at MC MN, hand loan.pink reset.pink"
    )
    wood, cities, five = state.scores()[0]["lines"][:3]
    assert (wood["points"], wood["one_more_tag"], wood["one_more_city"]) == (6, 3, 6)
    assert (cities["points"], cities["one_more_tag"], cities["one_more_city"]) == (2, 2, 1)
    assert (five["one_more_tag"], five["one_more_city"]) == (5, 0)


# Ties


def places(text: str) -> list[list[int]]:
    outcome = table(f"over\nslots five four cities provinces one_province most_cities\n{text}").outcome()
    assert outcome is not None
    found: list[list[int]] = outcome["places"]
    return found


ALIKE = "tokens MC food, DC food, FC food, MM coal"


def test_equal_points_go_to_more_coins() -> None:
    assert places(f"{ALIKE}\n0: at MC, coins 3\n1: at DC, coins 5\n2: at FC, coins 4") == [[1], [2], [0]]


def test_equal_points_and_coins_go_to_more_cities() -> None:
    text = "over\nslots five four coins income coins income\n0: at MC\n1: at DC DC\n2: at FC"
    outcome = table(text).outcome()
    assert outcome is not None
    assert outcome["places"] == [[1], [0, 2]]


def test_then_the_victory_is_shared() -> None:
    outcome = table(f"over\n{ALIKE}\n0: at MC\n1: at DC\n2: at FC").outcome()
    assert outcome == {"places": [[0, 1, 2]], "winners": [0, 1, 2], "shares": pytest.approx([1 / 3] * 3)}
