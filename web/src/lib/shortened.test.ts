import { expect, test } from "vitest";
import { shortened } from "./shortened";

const width = (text: string) => 6 * text.length;

test("a name that fits stays whole, a longer one is shortened, and where nothing fits it is left out", () => {
  expect([60, 30, 12, 4].map((room) => shortened("Printemps", room, width))).toEqual(["Printemps", "Pri.", "P", null]);
});

test("of a numbered round the number stays", () => {
  expect([60, 30, 12, 4].map((room) => shortened("Round 12", room, width))).toEqual(["Round 12", "12", "12", null]);
});

test("a short name is not made longer", () => {
  expect([18, 12].map((room) => shortened("Été", room, width))).toEqual(["Été", "É"]);
});
