import { afterEach, expect, test, vi } from "vitest";
import { keep, recall } from "./storage";

afterEach(() => vi.unstubAllGlobals());

test("what is kept is recalled, also where the browser keeps nothing", () => {
  const blocked = () => {
    throw new Error("site data is blocked");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  keep("blocked", { name: "x" });
  expect(recall("blocked")).toEqual({ name: "x" });
});

test.each(["{broken", "null", "5", '"text"'])("%s is no store, so nothing is recalled", (text) => {
  vi.stubGlobal("localStorage", { getItem: () => text });
  expect(recall("other")).toEqual({});
});
