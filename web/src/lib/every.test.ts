import { expect, test } from "vitest";
import { everyKey } from "./every";

interface Colours {
  red: number;
  blue: number;
}

test("a list of every key keeps its order", () => {
  expect(everyKey<Colours>()("red", "blue")).toEqual(["red", "blue"]);
  expect(everyKey<Colours>()("blue", "red")).toEqual(["blue", "red"]);
});

test("a list that is not every key does not compile", () => {
  // @ts-expect-error one is left out
  everyKey<Colours>()("red");
  // @ts-expect-error one is unknown
  everyKey<Colours>()("red", "blue", "green");
});
