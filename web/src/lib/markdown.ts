/**
 * The little Markdown our rules pages use: headings, paragraphs, lists, tables, bold, italics, code, links.
 * A paragraph that begins `**3.1**` gets an anchor, so that a piece on the table can open the rules at it.
 */

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph"; text: string; id: string | null; number: string | null }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

/** A heading of the second level with all that follows it up to the next; what comes before the first has none. */
export interface Chapter {
  heading: { text: string; id: string } | null;
  blocks: Block[];
}

/** A page of Markdown by its chapters. */
export function readChapters(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of readMarkdown(source)) {
    if (block.kind === "heading" && block.level === 2) chapters.push({ heading: block, blocks: [block] });
    else if (chapters.length === 0) chapters.push({ heading: null, blocks: [block] });
    else chapters.at(-1)!.blocks.push(block);
  }
  return chapters;
}

export type Run = { text: string; style: "plain" | "bold" | "italic" | "code"; href?: string };

/** The id of a rule's paragraph in the page: "3.1" is at `rule-3.1`. */
export function anchor(number: string): string {
  return `rule-${number}`;
}

/** A page of Markdown as blocks. */
export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of source.replaceAll("\r", "").split(/\n{2,}/)) {
    const lines = chunk.split("\n").filter((line) => line.trim() !== "");
    while (lines[0]?.startsWith("#")) blocks.push(heading(lines.shift()!));
    if (lines.length > 0) blocks.push(...bodies(lines));
  }
  return blocks;
}

function heading(line: string): Block {
  const [, marks = "#", text = ""] = /^(#+)\s+(.*)$/.exec(line) ?? [];
  const number = /^(\w+)\.\s/.exec(text)?.[1];
  return { kind: "heading", level: marks.length, text, id: anchor(number ?? text.toLowerCase().replace(/\W+/g, "-")) };
}

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;

function bodies(lines: string[]): Block[] {
  if (lines[0]!.startsWith("|")) return [table(lines)];
  const first = lines.findIndex((line) => ITEM.test(line) && !line.startsWith("**"));
  if (first < 0) return paragraphs(lines);
  const before = first > 0 ? paragraphs(lines.slice(0, first)) : [];
  const items: string[] = [];
  for (const line of lines.slice(first)) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return [...before, { kind: "list", ordered: /^\s*\d/.test(lines[first]!), items }];
}

function paragraphs(lines: string[]): Block[] {
  const texts: string[] = [];
  for (const line of lines) {
    if (texts.length === 0 || /^\*\*R?\d[\d.]*\*\*/.test(line)) texts.push(line);
    else texts[texts.length - 1] += ` ${line}`;
  }
  return texts.map((text) => {
    const number = /^\*\*(R?\d[\d.]*?)\.?\*\*/.exec(text)?.[1] ?? null;
    return { kind: "paragraph", text, number, id: number && anchor(number) };
  });
}

function table(lines: string[]): Block {
  const cells = (line: string) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** A line of text as runs of one style each. */
export function readRuns(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) runs.push({ text: text.slice(at, match.index), style: "plain" });
    const [whole, bold, italic, code, label, href] = match;
    if (bold) runs.push({ text: bold, style: "bold" });
    else if (italic) runs.push({ text: italic, style: "italic" });
    else if (code) runs.push({ text: code, style: "code" });
    else runs.push({ text: label!, style: "plain", href: href! });
    at = match.index + whole.length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), style: "plain" });
  return runs;
}
