/** What a screen reader says of the things on the mountain. */
import { m } from "../../paraglide/messages.js";
import type { GorintoTiles } from "../../lib/protocol";
import { nameOf, type Words } from "../../lib/words";

const KITSUNE = "kitsune:";

/** The number of a Kitsune tile, if that is what lies here. */
export function kitsuneTile(lies: string | null): string | null {
  return lies?.startsWith(KITSUNE) ? lies.slice(KITSUNE.length) : null;
}

export function spokenStack(words: Words, space: string, stack: readonly (keyof GorintoTiles)[]): string {
  const top = stack.at(-1);
  if (!top) return m.gorinto_spoken_empty({ space });
  return m.gorinto_spoken_stack({ space, count: stack.length, top: nameOf(words, "element", top) });
}

export function spokenPath(words: Words, path: string, lies: string | null): string {
  if (lies === null) return m.gorinto_spoken_path_empty({ path });
  const number = kitsuneTile(lies);
  return m.gorinto_spoken_path({ path, lies: number ? m.gorinto_kitsune_tile({ number }) : nameOf(words, "element", lies) });
}
