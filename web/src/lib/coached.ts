/** Which tables have a coach, what it said there, and whether it may speak. Kept in this browser. */
import type { Remark } from "./protocol";
import { keep, recall } from "./storage";

export interface Coached {
  /** The remarks that were made, by name. */
  made: string[];
  /** What the table was told up to this version is not new any more. */
  since: number;
  last: Remark | null;
}

interface Kept {
  on: boolean;
  tables: Record<string, Coached>;
}

const KEY = "tokonoma.coach";
const MOST = 8;

const kept = (): Kept => ({ on: true, tables: {}, ...recall<Kept>(KEY) });

export function isCoached(table: string): boolean {
  return Object.hasOwn(kept().tables, table);
}

export function readCoached(table: string): Coached {
  return kept().tables[table] ?? { made: [], since: 0, last: null };
}

/** Keep what was said at a table; of the tables that were coached, the last few. */
export function keepCoached(table: string, coached: Coached): void {
  const { [table]: _, ...others } = kept().tables;
  keep(KEY, { on: kept().on, tables: Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, coached]]) });
}

export const mayCoachSpeak = (): boolean => kept().on;

export function letCoachSpeak(on: boolean): void {
  keep(KEY, { ...kept(), on });
}
