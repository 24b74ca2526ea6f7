import re
from pathlib import Path

from tokonoma.arena.arguments import add_arguments
from tokonoma.arena.checks import read_options
from tokonoma.bots import bot, levels

PAGE = (Path(__file__).parent.parent.parent / "docs/bots.md").read_text("utf-8")


def test_the_snippet_runs() -> None:
    for snippet in re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL):
        exec(snippet, {})


def test_every_bot_of_the_table_is_one() -> None:
    for name in re.findall(r"^\| `([^`]+)` \|", PAGE, flags=re.MULTILINE):
        assert bot(name).name == name


def test_the_levels_are_those_of_the_program() -> None:
    told = re.findall(
        r"^\| (\w+) \| `([^`]+)` (?:\((?:Goryō `([^`]+)`|(not in Goryō))\) )?\|", PAGE, flags=re.MULTILINE
    )
    assert {name: usual for name, usual, _, _ in told} == levels("gorinto")
    assert {name: own or usual for name, usual, own, missing in told if not missing} == levels("goryo")


def test_every_match_can_be_asked_for() -> None:
    from argparse import ArgumentParser

    parser = ArgumentParser()
    add_arguments(parser)
    matches = re.findall(r"^python -m tokonoma\.arena (.+)$", PAGE, flags=re.MULTILINE)
    assert len(matches) > 5
    for words in matches:
        asked = parser.parse_args(words.split())
        for name in asked.bots.split(","):
            bot(name)
        assert read_options(asked.option).keys() <= {each.partition("=")[0] for each in asked.option}
