"""Keeps what was played, game by game, so that a match that was interrupted goes on where it was."""

import json
from pathlib import Path
from types import TracebackType
from typing import Any

from tokonoma.arena.kept import Share, check_games, check_match, check_same
from tokonoma.arena.lines import LineFile
from tokonoma.arena.plan import Pairing, Plan
from tokonoma.kernel.data_folder import data_folder


def usual_place(plan: Plan) -> Path:
    """Where a match is kept when nobody says otherwise; one with other data, rules or bots has another place."""
    return data_folder() / "arena" / f"{plan.game}-{plan.fingerprint()}.jsonl"


class Journal:
    """One file: the plan in its first line, then a result in each. Without a place it is kept in memory only.

    `kind` is what a kept game must tell. With `again` a kept match, of this plan or another, is replaced.
    """

    def __init__(self, plan: Plan, place: Path | None, kind: type[Share] = Share, again: bool = False) -> None:
        self.plan = plan
        self.place = place
        self.kind = kind
        self.again = again
        self.pairings: list[Pairing] = []
        self.results: list[dict[str, Any]] = []
        self.file: LineFile | None = None

    def __enter__(self) -> "Journal":
        self.pairings = list(self.plan.pairings())  # refuses what cannot be played before any file is touched
        if self.place is not None:
            file = LineFile(self.place)
            try:
                self._begin(file)
            except BaseException:
                file.close()
                raise
            self.file = file
        return self

    def _begin(self, file: LineFile) -> None:
        """Read what is kept, and make the file ready for more; a file that is refused is left as it is."""
        plan = self.plan.to_json()
        is_new = json.dumps(plan).encode().startswith(file.content)  # empty, or killed while the first line was written
        if self.again and not is_new:
            check_match(file.place, file.first())
        if is_new or self.again:
            file.clear()
            file.add(plan)
            return
        check_same(file.place, file.first(), self.plan)
        games = file.documents()[1:]
        check_games(file.place, games, self.pairings, self.kind)
        file.go_on()
        self.results = games

    def __exit__(self, kind: type[BaseException] | None, no: BaseException | None, at: TracebackType | None) -> None:
        if self.file:
            self.file.close()

    def left(self) -> list[Pairing]:
        """The games still to be played."""
        played = {result["number"] for result in self.results}
        return [pairing for pairing in self.pairings if pairing.number not in played]

    def note(self, result: dict[str, Any]) -> None:
        """Keep one more result."""
        self.results.append(result)
        if self.file:
            self.file.add(result)
