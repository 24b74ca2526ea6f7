/** The secrets of this browser's seats, by table. They are kept here and never sent in an address. */

export interface Keys {
  /** Secrets of seats, or one watch key. */
  secrets: string[];
  watching?: boolean;
  watch?: string;
  invitations?: { seat: number; token: string }[];
}

const KEY = "tokonoma.keys";

function all(): Record<string, Keys> {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}");
}

/** What this browser holds for a table. */
export function readKeys(table: string): Keys | null {
  return all()[table] ?? null;
}

export function keepKeys(table: string, keys: Keys): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: keys }));
}

/** Add one seat's secret to what is held for a table. */
export function addSecret(table: string, secret: string): Keys {
  const known = readKeys(table);
  const secrets = known && !known.watching ? known.secrets : [];
  const keys = { ...known, watching: false, secrets: [...new Set([...secrets, secret])] };
  keepKeys(table, keys);
  return keys;
}
