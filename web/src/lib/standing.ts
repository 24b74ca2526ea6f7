/** How a finished game is told: who stands beside whom, in which order, and the score lines of all side by side. */
import type { GameTable } from "../boards/table";
import type { Score, View } from "./protocol";
import type { Words } from "./words";

/** Those who win or lose together: one seat, or partners with one total. */
export interface Side {
  seats: number[];
  total: number | null;
  place: number;
  won: boolean;
}

/** One reason for points: its title, the points of each seat, and each seat's own sentence where that says more. */
export interface Row {
  title: Record<string, unknown>;
  points: Record<number, number>;
  lines: Record<number, Record<string, unknown>>;
  unfolds: boolean;
}

/** The sides in the order of their places. */
export function sidesOf(view: View, game: GameTable, total: (seat: number) => number | null): Side[] {
  const teams = game.teams?.(view) ?? view.scores.map(({ seat }) => [seat]);
  const places = view.outcome?.places ?? [];
  const found = teams.map((seats) => ({
    seats,
    total: total(seats[0]!),
    place: Math.max(0, places.findIndex((place) => place.includes(seats[0]!))),
    won: view.outcome?.winners.includes(seats[0]!) ?? false,
  }));
  const inOrder = found.toSorted((a, b) => a.place - b.place);
  return inOrder.map((side) => ({ ...side, place: inOrder.filter((each) => each.place < side.place).length + 1 }));
}

/** By how much the first side is ahead of the second; null where nothing is counted, or nobody is ahead. */
export function marginOf([first, second]: Side[]): number | null {
  if (!first || !second || first.total === null || second.total === null || first.place === second.place) return null;
  return first.total > second.total ? first.total - second.total : null;
}

/** The score lines side by side, in the server's order. Of partners' lines, which both carry, each seat keeps its own. */
export function rowsOf(scores: readonly Score[], words: Words): Row[] {
  const found = new Map<string, Row>();
  for (const score of scores) {
    for (const line of score.lines as Record<string, unknown>[]) {
      if (typeof line["seat"] === "number" && line["seat"] !== score.seat) continue;
      const shared = `${line["key"]}.all`;
      const title = shared in words ? { ...line, key: shared } : line;
      const key = keyOf(title, shared in words);
      const row = found.get(key) ?? { title, points: {}, lines: {}, unfolds: saysMore(words, String(line["key"])) };
      row.points[score.seat] = Number(line["points"]);
      row.lines[score.seat] = line;
      found.set(key, row);
    }
  }
  return [...found.values()];
}

/** What makes lines of several seats one row: everything but the seat and its points, or only the words where numbers differ. */
function keyOf(title: Record<string, unknown>, isShared: boolean): string {
  const { points: _, seat: __, tiles: ___, ...rest } = title;
  return JSON.stringify(isShared ? Object.values(title).filter((value) => typeof value === "string") : rest);
}

/** Whether a seat's own sentence tells numbers that the title of the row leaves out. */
function saysMore(words: Words, key: string): boolean {
  const fields = (text = "") => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!);
  const all = fields(words[`${key}.all`] ?? words[key]);
  return fields(words[key]).some((field) => field !== "seat" && !all.includes(field));
}
