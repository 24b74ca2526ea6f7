/** A game from a record that somebody has as a file: replayed like any other, but asked for move by move with the record. */
import { loadTable } from "../boards/table";
import { studyRecord } from "./api";
import { m } from "../paraglide/messages.js";
import type { StudyMoment, ToldMove } from "./protocol";
import { type Eyes, Replay } from "./replay.svelte";
import { RECORD } from "./route.svelte";
import { explain } from "./table.svelte";

export type GameRecord = Record<string, unknown>;

const KEY = "tokonoma.record";

/** What a file holds; throws a sentence where that is no record. */
export function readFile(text: string): GameRecord {
  let found: unknown = null;
  try {
    found = JSON.parse(text);
  } catch {
    // said below, like everything else that is no record
  }
  if (typeof found !== "object" || found === null || !("format" in found)) throw new Error(m.not_a_record());
  return found as GameRecord;
}

/** Keep a record for the page that shows it, until this tab is closed. */
export function keepRecord(record: GameRecord): void {
  sessionStorage.setItem(KEY, JSON.stringify(record));
}

export function keptRecord(): GameRecord | null {
  const text = sessionStorage.getItem(KEY);
  return text ? JSON.parse(text) : null;
}

export class RecordReplay extends Replay {
  override readonly canBeLinked = false;

  constructor(private readonly kept: GameRecord) {
    super(RECORD, { secrets: [] });
  }

  override open(): void {
    void this.begin();
  }

  override close(): void {}

  override record(): Promise<GameRecord> {
    return Promise.resolve(this.kept);
  }

  private async begin(): Promise<void> {
    try {
      const { facts } = await studyRecord({ record: this.kept });
      this.game = await loadTable(facts.game);
      this.facts = facts;
      this.link = "open";
    } catch (error) {
      this.trouble = explain(error);
    }
  }

  protected override async fetchStory(eyes: Eyes): Promise<ToldMove[]> {
    const seen = await studyRecord({ record: this.kept, audience: eyes === "all" ? null : eyes, revealed: eyes === "all", all_moves: true });
    return seen.told ?? [];
  }

  protected override async fetch(move: number, eyes: Eyes): Promise<StudyMoment | null> {
    if (this.begun && move > this.moves) return null;
    try {
      return await studyRecord({ record: this.kept, move, audience: eyes === "all" ? null : eyes, revealed: eyes === "all" });
    } catch (error) {
      this.trouble = explain(error);
      return null;
    }
  }
}
