"""Every reason for which a position cannot be is there in French, and is found from the English sentence."""

import ast
import re
from pathlib import Path

import pytest

import tokonoma
from tokonoma.kernel import reasons
from tokonoma.kernel.refusal import Refusal

FILES = ("position.py", "supplies.py")


def template_of(node: ast.expr | None) -> str | None:
    """A sentence as the catalogue has it: what is filled in is numbered."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return None
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    numbers = iter(range(1, 10))
    return "".join(f"{{{next(numbers)}}}" if part is None else str(part) for part in parts)


def told_by(folder: Path) -> set[str]:
    """Every sentence that the checks of a game may say."""
    found = set()
    for file in (folder / name for name in FILES if (folder / name).exists()):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Yield) and (template := template_of(node.value)):
                found.add(template)
    return found


@pytest.mark.parametrize("name", tokonoma.GAMES)
def test_every_reason_has_its_french(name: str) -> None:
    folder = tokonoma.game(name).rulebook.folder
    known = reasons.catalogue(folder, "fr")
    assert told_by(folder) - set(known) == set()
    for english, french in known.items():
        assert set(re.findall(r"\{\d\}", french)) <= set(re.findall(r"\{\d\}", english)), english
        assert not re.search(r"[^\u00a0\w][;:!?]|[a-z][;!?]|'", french), french


@pytest.mark.parametrize(
    ("name", "sketch", "french"),
    [
        ("goryo", "broken: a3 | bound: helmet", "elle est liée à un type déjà brisé ou tiré"),
        ("goryo", "broken: b2", "il n’y a rien en b2"),
        ("goryo", "gongs: 3", "une description n’a pas de partie 'gongs' ; il y a broken, drawn"),
        ("gorinto", "mats: " + "V" * 30 + " /", "mats ne peut pas valoir 30 : la valeur va de 0 à 20"),
        ("gorinto", "mountain", "'mountain' n’est pas une partie de la description"),
        ("gorbinos_quest", "cities: ZZ / MC", "'ZZ' n’est pas connu ici"),
    ],
)
def test_a_reason_is_said_in_french(name: str, sketch: str, french: str) -> None:
    game = tokonoma.game(name)
    with pytest.raises(Refusal) as refused:
        game.sketch(sketch)
    said = reasons.translated(refused.value.message, game.rulebook.folder)
    assert said["fr"].replace("\u00a0", " ").startswith(french)


def test_a_sentence_nobody_translated_stays_as_it_is() -> None:
    assert reasons.translated("something else", tokonoma.game("goryo").rulebook.folder) == {}
