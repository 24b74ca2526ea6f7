import { expect, it } from "vitest";
import shared from "./words.cases.json";
import { type Language, parts, say } from "./words";

const name = (seat: number) => `Seat ${seat + 1}`;

it.each(shared.cases)("says $said", ({ key, values, language, said }) => {
  expect(say(shared.words, key, values, language as Language, name)).toBe(said);
});

it("keeps the things of a sentence apart from its text", () => {
  expect(parts(shared.words, "gathered", { seat: 0, element: "fire", space: "b2" }, "en", name)).toEqual([
    { kind: "seat", value: "0", text: "Seat 1" },
    " gathers ",
    { kind: "element", value: "fire", text: "Fire" },
    " from ",
    { kind: "space", value: "b2", text: "b2" },
  ]);
});
