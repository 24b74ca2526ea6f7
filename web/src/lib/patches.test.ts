import { describe, expect, test } from "vitest";
import { patched, Patches } from "./patches";
import cases from "./patches.cases.json";
import type { FromServer } from "./protocol";

describe("a patch", () => {
  test.each(cases as { old: unknown; patch: unknown; new: unknown }[])("makes $new of $old", ({ old, patch, new: wanted }) => {
    const before = JSON.stringify(old);
    expect(JSON.stringify(patched(old, patch))).toBe(JSON.stringify(wanted));
    expect(JSON.stringify(old)).toBe(before);
  });
});

describe("messages", () => {
  const message = (each: object) => each as Exclude<FromServer, { type: "answer" }>;

  test("become whole, and a base that is not known is told", () => {
    const patches = new Patches();
    expect(patches.whole(message({ type: "welcome", version: 3, view: null, looking: 0, chat: [], steps: [] }))).toBeNull();
    const first = patches.whole(message({ type: "update", version: 3, view: { to_act: 0, legal: [1] }, looking: 0, steps: [{ version: 3 }] }));
    expect(first).toMatchObject({ type: "welcome", chat: [], steps: [{ version: 3 }], view: { to_act: 0 } });
    const next = patches.whole(message({ type: "patch", version: 4, base: 3, looking: 0, patch: { to_act: [1] }, steps: [] }));
    expect(next).toEqual({ type: "update", version: 4, looking: 0, steps: [], view: { to_act: 1, legal: [1] } });
    expect(patches.whole(message({ type: "patch", version: 6, base: 5, looking: 0, patch: {}, steps: [] }))).toBe("lost");
    expect(patches.whole(message({ type: "patch", version: 5, base: 4, looking: 1, patch: {}, steps: [] }))).toBe("lost");
    expect(patches.whole(message({ type: "chat", line: {} }))).toEqual({ type: "chat", line: {} });
  });

  test("before the game a welcome is whole without a view", () => {
    expect(new Patches().whole(message({ type: "welcome", version: 0, view: null }))).toMatchObject({ type: "welcome" });
  });
});
