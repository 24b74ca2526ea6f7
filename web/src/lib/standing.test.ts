import { expect, test } from "vitest";
import type { GameTable } from "../boards/table";
import type { View } from "./protocol";
import { marginOf, rowsOf, sidesOf } from "./standing";

const WORDS = { "score.goal": "{season}: {goal}", "score.partners_goal": "{seat}, {season}: {goal}", "score.partners_goal.all": "{season}: {goal}", "score.slot": "{tag}: {tags} times {each}", "score.slot.all": "{tag}" };

function score(seat: number, ...lines: Record<string, unknown>[]) {
  return { seat, total: 0, lines };
}

test("partners' lines stand in the column of whoever earned them, once", () => {
  const spring = (seat: number, points: number) => ({ key: "score.partners_goal", season: "spring", goal: "twins", seat, points });
  const scores = [score(0, spring(0, 5), spring(2, 7)), score(1, spring(1, 2)), score(2, spring(2, 7), spring(0, 5))];
  const rows = rowsOf(scores, WORDS);
  expect(rows.map((row) => row.points)).toEqual([{ 0: 5, 1: 2, 2: 7 }]);
  expect(rows[0]!.title["key"]).toBe("score.partners_goal.all");
  expect(rows[0]!.unfolds).toBe(false);
});

test("a line whose own sentence has more numbers unfolds", () => {
  const slot = (points: number, tags: number) => ({ key: "score.slot", tag: "sea", tags, each: 2, points });
  const [row] = rowsOf([score(0, slot(4, 2)), score(1, slot(6, 3))], WORDS);
  expect(row!.points).toEqual({ 0: 4, 1: 6 });
  expect(row!.unfolds).toBe(true);
});

const view = (places: number[][]) => ({ scores: [0, 1, 2, 3].map((seat) => score(seat)), outcome: { places, winners: places[0], shares: [] } }) as unknown as View;

test("sides stand in the order of their places, those who tie share one", () => {
  const totals = [5, 9, 5, 1];
  const sides = sidesOf(view([[1], [0, 2], [3]]), {} as GameTable, (seat) => totals[seat]!);
  expect(sides.map((side) => [side.seats[0], side.place, side.won])).toEqual([[1, 1, true], [0, 2, false], [2, 2, false], [3, 4, false]]);
  expect(marginOf(sides)).toBe(4);
});

test("partners are one side with one total", () => {
  const pairs = { teams: () => [[0, 2], [1, 3]] } as unknown as GameTable;
  const sides = sidesOf(view([[1, 3], [0, 2]]), pairs, (seat) => (seat % 2 ? 130 : 132));
  expect(sides.map((side) => side.seats)).toEqual([[1, 3], [0, 2]]);
  expect(sides.map((side) => side.place)).toEqual([1, 2]);
});

test("nobody is ahead where two share the first place", () => {
  expect(marginOf(sidesOf(view([[0, 1], [2, 3]]), {} as GameTable, () => 3))).toBeNull();
});
