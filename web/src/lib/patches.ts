/**
 * Updates that hold what changed (`docs/protocol.md`), made whole again before anybody hears of them; and the steps and the
 * view that come after a welcome, put into it.
 */
import type { Answer, FromServer, Patched, Update, View, Welcome } from "./protocol";

type Whole = Exclude<FromServer, Answer | Patched>;
type Keys = (string | Keys)[];

/** A value as a patch makes it. The earlier one stays as it was, and what did not change is shared with it. */
export function patched(old: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    if (patch.length === 2) return unpacked(patch[0] as Keys, patch[1] as unknown[]);
    const [from, count, values] = patch as [number, number, unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, from), ...values, ...list.slice(from + count)];
  }
  if (Object.keys(patch as object).length === 0) return old;
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch as object)) {
    if (Array.isArray(change) && change.length === 0) delete copy[key];
    else copy[key] = patched(copy[key], change);
  }
  return copy;
}

/** Objects from their rows; one that has other keys than most is there itself. */
function unpacked(keys: Keys, rows: unknown[]): unknown[] {
  return rows.map((row) => (Array.isArray(row) ? objectOf(keys, row.values()) : row));
}

function objectOf(keys: Keys, cells: Iterator<unknown>): object {
  return Object.fromEntries(keys.map((key) => (typeof key === "string" ? [key, cells.next().value] : [key[0], objectOf(key.slice(1), cells)])));
}

export class Patches {
  private view: View | null = null;
  private base: [looking: number | null, version: number] | null = null;
  private welcome: Welcome | null = null;

  /** The message as one with a whole view; null where it has to wait for the next, "lost" where its base is not known. */
  whole(message: Exclude<FromServer, Answer>): Whole | "lost" | null {
    if (message.type === "patch") return this.apply(message);
    if (message.type === "welcome") {
      this.forget();
      if (message.view !== null) return this.keep(message);
      if (message.version === 0) return message;
      this.welcome = message;
      return null;
    }
    if (message.type !== "update") return message;
    const { welcome } = this;
    this.welcome = null;
    return this.keep(welcome ? { ...welcome, steps: message.steps, view: message.view } : message);
  }

  private apply({ base, patch, done: _, ...rest }: Patched): Whole | "lost" {
    if (this.view === null || this.base?.[0] !== rest.looking || this.base[1] !== base) return "lost";
    return this.keep({ ...rest, type: "update", view: patched(this.view, patch) as View });
  }

  private keep(message: Welcome | Update): Whole {
    this.view = message.view;
    this.base = [message.looking, message.version];
    return message;
  }

  private forget(): void {
    this.view = this.base = this.welcome = null;
  }
}
