from pathlib import Path

import pytest

import tokonoma
from tokonoma.server import messages, schema

STORED = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.schema.json"


def test_the_schema_the_web_app_reads_is_the_protocol_the_server_speaks() -> None:
    if not STORED.exists():
        pytest.skip("the web app is not part of this checkout")
    assert STORED.read_text(encoding="utf-8") == schema.text(), "python -m tokonoma.server.schema > the stored file"


def test_every_message_says_what_it_is_for() -> None:
    for name, part in schema.protocol()["$defs"].items():
        assert part.get("description") or "anyOf" in part, name


def test_every_request_but_hello_has_an_id() -> None:
    requests = [each for each in messages.FromClient.__args__ if each is not messages.Hello]
    assert all(issubclass(each, messages.Request) for each in requests)


def test_whatever_holds_events_holds_declared_ones() -> None:
    parts = schema.protocol()["$defs"]
    found = {
        name: part["properties"]["events"] for name, part in parts.items() if "events" in part.get("properties", {})
    }
    assert {"Step", "ToldMove", "StudyMoment", "LessonMoment", "PuzzleMoment"} <= found.keys()
    assert {each["items"]["$ref"] for each in found.values()} == {"#/$defs/GameEvent"}


@pytest.mark.parametrize("game", tokonoma.GAMES)
def test_an_event_is_what_the_schema_declares(game: str) -> None:
    state = tokonoma.game(game).new(seed=1)
    events = state.told + state.play(state.legal()[0])
    assert events
    assert all(isinstance(event["event"], str) for event in events)
