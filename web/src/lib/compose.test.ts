import { describe, expect, it } from "vitest";
import { compose, firstTouches, type Pick, touch } from "./compose";
import type { Offer } from "./protocol";

function offer(...touched: string[]): Offer {
  return { move: touched.join(">"), touch: touched, say: { key: "move" }, ends_turn: false, reveals: false };
}

const legal = [
  offer("path:b", "space:b1"),
  offer("path:b", "space:b2"),
  offer("path:2", "space:b2"),
  offer("path:2", "space:c2"),
  offer("button:end"),
];

describe("composing a move", () => {
  it("lights every first thing while nothing is touched", () => {
    expect([...compose(legal, []).lit]).toEqual(["path:b", "path:2", "button:end"]);
  });
  it("lights only what follows the things touched", () => {
    expect([...compose(legal, ["path:b"]).lit]).toEqual(["space:b1", "space:b2"]);
  });
  it("is complete when the touches spell a move", () => {
    expect(compose(legal, ["path:b", "space:b2"]).complete?.move).toBe("path:b>space:b2");
    expect(compose(legal, ["path:b"]).complete).toBeNull();
  });
  it("tells a complete move even when another continues it", () => {
    const longer = [offer("card:1"), offer("card:1", "card:2")];
    expect(compose(longer, ["card:1"]).complete?.move).toBe("card:1");
    expect([...compose(longer, ["card:1"]).lit]).toEqual(["card:2"]);
  });
});

describe("touching", () => {
  it("refuses what is not open", () => {
    expect(touch(legal, ["path:b"], "space:e5")).toBeNull();
  });
  it("lets go of a thing touched again", () => {
    expect(touch(legal, ["path:b"], "path:b")).toEqual([]);
  });
  it("replaces the thing in hand by another", () => {
    expect(touch(legal, ["path:b"], "path:2")).toEqual(["path:2"]);
  });
  it("chooses a whole move by the one thing only it asks for", () => {
    expect(touch(legal, [], "space:c2")).toEqual(["path:2", "space:c2"]);
    expect(touch(legal, [], "space:b2")).toBeNull();
  });
});

describe("picking several things", () => {
  const pick: Pick = { count: 2, things: { "space:a1": "a1", "space:b1": "b1", "space:c1": "c1" }, say: { key: "pick" }, ends_turn: true };
  it("takes them in any order and sends their words together", () => {
    expect(compose(legal, ["space:c1", "space:a1"], pick).complete?.move).toBe("c1 a1");
  });
  it("lights the rest until there are enough", () => {
    expect([...compose(legal, ["space:c1"], pick).lit]).toEqual(["space:a1", "space:b1"]);
    expect(compose(legal, ["space:c1", "space:a1"], pick).lit.size).toBe(0);
  });
  it("lets go of one, and replaces the last by one too many", () => {
    expect(touch(legal, ["space:c1", "space:a1"], "space:c1", pick)).toEqual(["space:a1"]);
    expect(touch(legal, ["space:c1", "space:a1"], "space:b1", pick)).toEqual(["space:c1", "space:b1"]);
    expect(touch(legal, [], "space:e5", pick)).toBeNull();
  });
  it("begins with everything where there is nothing to choose", () => {
    expect(firstTouches({ ...pick, count: 3 })).toEqual(["space:a1", "space:b1", "space:c1"]);
    expect(firstTouches(pick)).toEqual([]);
  });
});
