/** The secrets of this browser's seats, by table. They are kept here and never sent in an address. */
import { keep, recall } from "./storage";

export interface Keys {
  /** Secrets of seats, or one watch key. */
  secrets: string[];
  watching?: boolean;
  watch?: string;
  invitations?: { seat: number; token: string }[];
}

const KEY = "tokonoma.keys";

const all = () => recall<Record<string, Keys>>(KEY);

/** What this browser holds for a table. */
export function readKeys(table: string): Keys | null {
  return (Object.hasOwn(all(), table) && all()[table]) || null;
}

export function keepKeys(table: string, keys: Keys): void {
  keep(KEY, { ...all(), [table]: keys });
}

/** Hold for a table what was held before. */
export function restoreKeys(table: string, before: Keys | null): void {
  const { [table]: _, ...others } = all();
  keep(KEY, before ? { ...others, [table]: before } : others);
}

/** Add one seat's secret to what is held for a table. */
export function addSecret(table: string, secret: string): Keys {
  const known = readKeys(table);
  const secrets = known && !known.watching ? known.secrets : [];
  const keys = { ...known, watching: false, secrets: [...new Set([...secrets, secret])] };
  keepKeys(table, keys);
  return keys;
}
