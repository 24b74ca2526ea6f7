/** A record that somebody has as a file, or entered by hand, is brought to the server to be analysed. */
import { json, Refusal } from "./api";
import { m } from "../paraglide/messages.js";
import type { RecordKept } from "./protocol";
import type { GameRecord } from "./record.svelte";
import { explain } from "./table.svelte";

/** Where the analysis of a record is found. */
export const addressOf = (name: string): string => `/analysis/record/${name}`;

/** Have the server keep a record; the address of its analysis. */
export async function bringRecord(record: GameRecord): Promise<string> {
  const { record: name } = await json<RecordKept>("/records", { record });
  return addressOf(name);
}

/** Why a record is not analysed here, or no longer found. */
export function sayBringing(error: unknown): string {
  const code = error instanceof Refusal ? error.refused.code : null;
  if (code === "not_over") return m.record_running();
  if (code === "unknown_table") return m.record_gone();
  if (code === "too_large") return m.record_too_long();
  return code === "too_fast" ? m.record_later() : explain(error);
}
