import { expect, it } from "vitest";
import { readMarkdown, readRuns } from "./markdown";

it("gives every numbered paragraph an anchor", () => {
  const blocks = readMarkdown("# Game\n\n## 3. A turn\n\n**3.1** Place a tile\non the mountain.\n**3.2** Gather.\n");
  expect(blocks.map((block) => "id" in block && block.id)).toEqual(["rule-game", "rule-3", "rule-3.1", "rule-3.2"]);
  expect(blocks[2]).toMatchObject({ kind: "paragraph", text: "**3.1** Place a tile on the mountain.", number: "3.1" });
});

it("reads lists and tables", () => {
  expect(readMarkdown("- one\n- two\n  more")[0]).toEqual({ kind: "list", ordered: false, items: ["one", "two more"] });
  expect(readMarkdown("| a | b |\n| --- | --- |\n| 1 | 2 |")[0]).toEqual({ kind: "table", head: ["a", "b"], rows: [["1", "2"]] });
});

it("reads the styles of a line", () => {
  expect(readRuns("**3.1** a *b* `c`")).toEqual([
    { text: "3.1", style: "bold" },
    { text: " a ", style: "plain" },
    { text: "b", style: "italic" },
    { text: " ", style: "plain" },
    { text: "c", style: "code" },
  ]);
});
