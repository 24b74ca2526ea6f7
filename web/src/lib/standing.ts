/** How a finished game is told: who stands beside whom, in which order, and the score lines of all side by side. */
import type { Reason, Score, View } from "./protocol";
import type { Words } from "./words";

/** Those who win or lose together: one seat, or partners with one total. */
export interface Side {
  seats: number[];
  total: number | null;
  place: number;
  won: boolean;
}

/** One line of the scores: its title, the points of each seat, and what they are made of once the server has told it. */
export interface Row {
  title: Record<string, unknown>;
  /** Where it stands among a seat's own lines. */
  at: number;
  points: Record<number, number>;
  reasons: Record<number, Reason[]>;
}

/** The sides in the order of their places; without partners every seat is one. */
export function sidesOf(view: Pick<View, "scores" | "outcome">, partners: number[][] | null, total: (seat: number) => number | null): Side[] {
  const teams = partners ?? view.scores.map(({ seat }) => [seat]);
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
    const own = (score.lines as Record<string, unknown>[]).filter(({ seat }) => typeof seat !== "number" || seat === score.seat);
    for (const [at, line] of own.entries()) {
      const shared = `${line["key"]}.all`;
      const title = shared in words ? { ...line, key: shared } : line;
      const key = keyOf(title, shared in words);
      const row = found.get(key) ?? { title, at, points: {}, reasons: {} };
      row.points[score.seat] = Number(line["points"]);
      const reasons = line["reasons"] as Reason[] | undefined;
      if (reasons?.length) row.reasons[score.seat] = reasons;
      found.set(key, row);
    }
  }
  return [...found.values()].toSorted((a, b) => a.at - b.at);
}

/** The remarks that hold for every seat of a row alike; they are said once. */
export function commonRemarks(reasons: Row["reasons"]): Reason[] {
  const all = Object.values(reasons).map((each) => each.filter(({ makes }) => makes === null));
  const first = JSON.stringify(all[0]);
  return all.length > 1 && all.every((each) => JSON.stringify(each) === first) ? all[0]! : [];
}

/** A seat's reasons without what holds for all. */
export function ownReasons(reasons: Row["reasons"], seat: number): Reason[] {
  const common = commonRemarks(reasons).length > 0;
  return reasons[seat]!.filter(({ makes }) => makes !== null || !common);
}

/** What makes lines of several seats one row: everything but the seat and its points, or only the words where numbers differ. */
function keyOf(title: Record<string, unknown>, isShared: boolean): string {
  const { points: _, seat: __, tiles: ___, reasons: ____, ...rest } = title;
  return JSON.stringify(isShared ? Object.values(title).filter((value) => typeof value === "string") : rest);
}
