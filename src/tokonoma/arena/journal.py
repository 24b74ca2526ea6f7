"""Keeps what was played, game by game, so that a match that was interrupted goes on where it was."""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from platformdirs import user_data_dir

from tokonoma.arena.plan import Pairing, Plan
from tokonoma.kernel.refusal import Refusal


def usual_place(plan: Plan) -> Path:
    """Where a match is kept when nobody says otherwise."""
    folder = Path(os.environ.get("TOKONOMA_DATA") or user_data_dir("tokonoma", appauthor=False))
    return folder / "arena" / f"{plan.game}-{plan.fingerprint()}.jsonl"


class Journal:
    """One file: the plan in its first line, then a result in each. Without a place it is kept in memory only."""

    def __init__(self, plan: Plan, place: Path | None) -> None:
        self.plan = plan
        self.place = place
        self.results: list[dict[str, Any]] = []
        self.file: TextIO | None = None

    def __enter__(self) -> "Journal":
        if self.place is None:
            return self
        if self.place.exists():
            self.results = read_journal(self.place, self.plan)
        self.place.parent.mkdir(parents=True, exist_ok=True)
        # Written anew: the last line of an interrupted match may be torn.
        self.file = self.place.open("w", encoding="utf-8")
        for document in (self.plan.to_json(), *self.results):
            print(json.dumps(document), file=self.file)
        self.file.flush()
        return self

    def __exit__(self, kind: type[BaseException] | None, no: BaseException | None, at: TracebackType | None) -> None:
        if self.file:
            self.file.close()

    def left(self) -> list[Pairing]:
        """The games still to be played."""
        played = {result["number"] for result in self.results}
        return [pairing for pairing in self.plan.pairings() if pairing.number not in played]

    def note(self, result: dict[str, Any]) -> None:
        """Keep one more result."""
        self.results.append(result)
        if self.file:
            print(json.dumps(result), file=self.file, flush=True)


def read_journal(place: Path, plan: Plan) -> list[dict[str, Any]]:
    """The results of the same plan; refuses a file of another one."""
    documents = []
    for line in place.read_text(encoding="utf-8").splitlines():
        try:
            documents.append(json.loads(line))
        except json.JSONDecodeError:
            break
    if not documents or documents[0] != plan.to_json():
        raise Refusal("foreign_document", f"{place} holds another match; name another file", file=str(place))
    return documents[1:]
