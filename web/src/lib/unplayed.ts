/** The facts of a table that is none: a lesson's or a picture's, which the same boards draw. */
import type { SeatFacts, TableFacts } from "./protocol";

export function unplayed(of: Pick<TableFacts, "game" | "title" | "options">, names: readonly string[]): TableFacts {
  const seats = names.map((name, seat): SeatFacts => ({ seat, kind: "person", name, level: null, connected: true, left: false, stand_in: false, hints: 0 }));
  return {
    game: of.game,
    title: of.title,
    options: of.options,
    seats,
    table: "",
    rules: 0,
    data: "",
    status: "running",
    clock: { kind: "none", seconds: 0, added: 0 },
    grace: 0,
    absence: 0,
    help: false,
    hints: false,
    aloud: false,
    may_resign: false,
    deal: { commitment: "", contributions: null, secret: null },
    given: false,
    outcome: null,
    ending: null,
    rematch: null,
    opened: 0,
  };
}
