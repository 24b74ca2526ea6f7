/**
 * Saying things from a game's message catalogue; the same few rules as `src/tokonoma/kernel/words.py`, tested against it
 * on the cases in `words.cases.json`.
 */

export type Words = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, unknown>>;
export type Language = "en" | "fr";
export type Name = (seat: number) => string;

/** A piece of a sentence: plain text, or the name of a thing, so that a page can draw its picture beside it. */
export type Part = string | { kind: string; value: string; text: string };

const PLACEHOLDER = /\{(\w+)(?::(\w+))?(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** A message with its placeholders filled. */
export function say(words: Words, key: string, values: Values, language: Language, name: Name): string {
  return parts(words, key, values, language, name)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

/** The same message in pieces. A key that is not in the catalogue says itself, so that nothing is lost on the way. */
export function parts(words: Words, key: string, values: Values, language: Language, name: Name): Part[] {
  const message = words[key];
  if (message === undefined) return [key];
  const found: Part[] = [];
  let at = 0;
  for (const match of message.matchAll(PLACEHOLDER)) {
    if (match.index > at) found.push(message.slice(at, match.index));
    at = match.index + match[0].length;
    found.push(...fill(match));
  }
  if (at < message.length) found.push(message.slice(at));
  return found;

  function fill([, field = "", kind, one, many]: RegExpMatchArray): Part[] {
    const value = values[field];
    if (one !== undefined && many !== undefined) {
      const form = isSingle(Number(value), language) ? one : many;
      return [form.replaceAll("#", written(value))];
    }
    if (!Array.isArray(value)) return [spoken(value, kind ?? field)];
    if (value.length === 0) return [words["none"] ?? "–"];
    return value.flatMap((each, index) => [...(index > 0 ? [", "] : []), spoken(each, kind ?? field)]);
  }

  function spoken(value: unknown, kind: string): Part {
    if (kind === "seat" && typeof value === "number") return { kind, value: String(value), text: name(value) };
    const known = words[`${kind}.${value}`];
    return { kind, value: String(value), text: known ?? written(value) };
  }
}

/** A value as it is written; a number below nought has a true minus sign, a word keeps its hyphens. */
function written(value: unknown): string {
  return typeof value === "number" ? String(value).replace("-", "−") : String(value);
}

/** Whether a language uses the singular for a number: French counts nought as one, English does not. */
export function isSingle(number: number, language: Language): boolean {
  return language === "fr" ? Math.abs(number) < 2 : number === 1;
}

/** The name of a thing of the game, such as element "fire". */
export function nameOf(words: Words, kind: string, value: unknown): string {
  return words[`${kind}.${value}`] ?? String(value);
}
