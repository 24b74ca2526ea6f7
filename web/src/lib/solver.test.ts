import { beforeEach, expect, test } from "vitest";
import { solver } from "./solver.svelte";

beforeEach(() => {
  solver.games = {};
});

test("answers found by oneself make a row, and one that was shown ends it", () => {
  solver.solve("chess", "a", false);
  solver.solve("chess", "b", false);
  expect(solver.of("chess").row).toBe(2);
  solver.give("chess", "c");
  expect(solver.of("chess").row).toBe(0);
  expect(solver.last("chess")).toEqual([true, true, false]);
});

test("a puzzle counts once, and solving it after it was shown does not make it found", () => {
  solver.give("chess", "a");
  solver.solve("chess", "a", false);
  expect(solver.of("chess").found).toEqual({ a: false });
  expect(solver.of("chess").row).toBe(0);
});

test("days in a row are those with the puzzle of the day solved", () => {
  const day = (number: number): Date => new Date(Date.UTC(2030, 0, number));
  solver.solve("chess", "a", true, day(1));
  solver.solve("chess", "b", true, day(2));
  solver.solve("chess", "c", true, day(2));
  expect(solver.of("chess").days).toBe(2);
  solver.solve("chess", "d", true, day(5));
  expect(solver.of("chess").days).toBe(1);
});
