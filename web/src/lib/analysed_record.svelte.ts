/** The analysis of a record that somebody brought as a file: found by its link, on the server that keeps the record. */
import { loadTable } from "../boards/table";
import { json, Refusal, studyRecord } from "./api";
import { AnalysedGame, type AnalysisAnswer } from "./analysis.svelte";
import { addressOf, sayBringing } from "./bringing";
import type { AnalyseRecord, StudyMoment, ToldMove } from "./protocol";
import type { GameRecord } from "./record.svelte";
import type { Eyes } from "./replay.svelte";
import { explain } from "./table.svelte";

export class AnalysedRecord extends AnalysedGame {
  override readonly isBrought = true;
  private kept: GameRecord | null = null;

  constructor(name: string) {
    super(name, { secrets: [] });
  }

  override get address(): string {
    return addressOf(this.id);
  }

  override open(): void {
    void this.read();
  }

  private async read(): Promise<void> {
    try {
      this.kept = await json<GameRecord>(`/records/${this.id}`);
      const { facts } = await studyRecord({ record: this.kept });
      this.game = await loadTable(facts.game);
      this.facts = facts;
      this.link = "open";
    } catch (error) {
      this.trouble = sayBringing(error);
    }
  }

  override record(): Promise<GameRecord> {
    return Promise.resolve(this.kept!);
  }

  override linkTo(address: string): Promise<string> {
    return Promise.resolve(new URL(address, location.origin).href);
  }

  protected override async request(asked: AnalyseRecord): Promise<AnalysisAnswer> {
    try {
      return { status: "accepted", refused: null, result: await json(`/records/${this.id}/analysis`, asked) };
    } catch (error) {
      const refused = error instanceof Refusal ? error.refused : null; // none: the network; it is asked again
      return { status: refused && refused.code !== "too_fast" ? "illegal" : "slow_down", refused };
    }
  }

  protected override async loadStory(eyes: Eyes): Promise<ToldMove[]> {
    return (await this.seenBy(eyes, { all_moves: true })).told ?? [];
  }

  protected override async fetch(move: number, eyes: Eyes): Promise<StudyMoment | null> {
    if (this.begun && move > this.moves) return null;
    try {
      return await this.seenBy(eyes, { move });
    } catch (error) {
      this.trouble = explain(error);
      return null;
    }
  }

  private seenBy(eyes: Eyes, more: { move?: number; all_moves?: boolean }): Promise<StudyMoment> {
    return studyRecord({ record: this.kept!, audience: eyes === "all" ? null : eyes, revealed: eyes === "all", ...more });
  }
}
