import { expect, test } from "vitest";
import { commonRemarks, marginOf, ownReasons, rowsOf, sidesOf } from "./standing";

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
});

test("lines of one slot stand in one row, each seat with its own reasons", () => {
  const reasons = (makes: number) => [{ parts: [{ key: "reason.tags" }], makes }];
  const slot = (points: number, tags: number) => ({ key: "score.slot", tag: "sea", tags, each: 2, points, reasons: reasons(points) });
  const rows = rowsOf([score(0, slot(4, 2)), score(1, slot(6, 3)), score(2, { ...slot(0, 0), reasons: [] })], WORDS);
  expect(rows.map((row) => row.points)).toEqual([{ 0: 4, 1: 6, 2: 0 }]);
  expect(rows[0]!.reasons).toEqual({ 0: reasons(4), 1: reasons(6) });
});

test("what is remarked for all seats alike is said once", () => {
  const remark = { parts: [{ key: "reason.on_post" }], makes: null };
  const sum = (makes: number) => ({ parts: [{ key: "reason.carps" }], makes });
  const alike = { 0: [sum(2), remark], 1: [sum(4), remark] };
  expect(commonRemarks(alike)).toEqual([remark]);
  expect(ownReasons(alike, 1)).toEqual([sum(4)]);
  const other = { 0: [sum(2), remark], 1: [sum(4)] };
  expect(commonRemarks(other)).toEqual([]);
  expect(ownReasons(other, 0)).toEqual([sum(2), remark]);
});

test("rows stand in the order of a seat's own lines, whichever seat has them", () => {
  const goal = (season: string, goal: string, seat: number) => ({ key: "score.partners_goal", season, goal, seat, points: 1 });
  const rows = rowsOf([score(0, goal("spring", "a", 0), goal("summer", "a", 0)), score(1, goal("spring", "b", 1), goal("summer", "b", 1))], WORDS);
  expect(rows.map(({ title }) => `${title["season"]} ${title["goal"]}`)).toEqual(["spring a", "spring b", "summer a", "summer b"]);
});

const view = (places: number[][]) => ({ scores: [0, 1, 2, 3].map((seat) => score(seat)), outcome: { places, winners: places[0]!, shares: [] } });

test("sides stand in the order of their places, those who tie share one", () => {
  const totals = [5, 9, 5, 1];
  const sides = sidesOf(view([[1], [0, 2], [3]]), null, (seat) => totals[seat]!);
  expect(sides.map((side) => [side.seats[0], side.place, side.won])).toEqual([[1, 1, true], [0, 2, false], [2, 2, false], [3, 4, false]]);
  expect(marginOf(sides)).toBe(4);
});

test("partners are one side with one total", () => {
  const pairs = [[0, 2], [1, 3]];
  const sides = sidesOf(view([[1, 3], [0, 2]]), pairs, (seat) => (seat % 2 ? 130 : 132));
  expect(sides.map((side) => side.seats)).toEqual([[1, 3], [0, 2]]);
  expect(sides.map((side) => side.place)).toEqual([1, 2]);
});

test("nobody is ahead where two share the first place", () => {
  expect(marginOf(sidesOf(view([[0, 1], [2, 3]]), null, () => 3))).toBeNull();
});
