/** A finished game with its analysis: asked for while it is made, shown as seats knew it when they decided. */
import type { Analysis, AnalyseRecord, AnalysisNow, Answer, Judged, Offer, StageStart, ToldMove } from "./protocol";
import { type Eyes, Replay } from "./replay.svelte";

const PAUSE = 700;

/** What the server says when it is asked how far it is. */
export type AnalysisAnswer = Pick<Answer, "status" | "refused"> & { result?: AnalysisNow | null };

/** A season or a round on the curve: the decisions from one number up to another. */
export interface Band {
  from: number;
  to: number;
  title: StageStart["title"] | null;
}

export class AnalysedGame extends Replay {
  override readonly isAnalysed = true;
  /** Whether somebody brought it as a file, so that there is no table of it. */
  readonly isBrought: boolean = false;
  now = $state.raw<AnalysisNow | null>(null);
  /** What is judged, by the step of the record. */
  private found = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  /** Whether what was hidden at the table is shown. */
  revealed = $state(false);
  /** Whether the better moves are told. */
  better = $state(false);
  /** Whose decisions are listed; null: everybody's. */
  only = $state<number | null>(null);
  whole = $derived<Analysis | null>(this.now?.analysis ?? null);
  /** The steps of the record at which somebody decided: a decision's number is its index here. */
  places = $derived<number[]>(this.now?.steps ?? []);
  decisions = $derived<(Judged | null)[]>(this.places.map((step) => this.found.get(step) ?? null));
  judged = $derived<Judged | null>(this.decisions[this.move] ?? null);
  isUnderWay = $derived(this.now?.status === "running" || this.now?.status === "waiting");
  bands = $derived.by<Band[]>(() => {
    const starts = (this.now?.stages ?? []).map(({ step, title }) => ({ from: this.numberOf(step), title }));
    if (starts.length === 0) return [{ from: 0, to: this.places.length, title: null }];
    return starts.map(({ from, title }, at) => ({ from, to: starts[at + 1]?.from ?? this.places.length, title }));
  });
  private known = 0;
  private stories = new Map<boolean, Promise<ToldMove[]>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The number of the first decision at or after a step of the record. */
  private numberOf(step: number): number {
    const at = this.places.findIndex((each) => each >= step);
    return at < 0 ? this.places.length : at;
  }

  /** Where the analysis is found, without the move. */
  get address(): string {
    return `/analysis/${this.id}`;
  }

  // Seeing it as who decides knew it

  override go(move: number, _eyes?: Eyes): Promise<void> {
    return super.go(move, this.eyesAt(move));
  }

  private eyesAt(move: number): Eyes {
    return this.revealed ? "all" : (this.story[move + 1]?.seat ?? this.story.at(-1)?.seat ?? null);
  }

  async show(revealed: boolean): Promise<void> {
    this.revealed = revealed;
    await this.go(this.move);
  }

  protected override fetchStory(_eyes: Eyes): Promise<ToldMove[]> {
    const told = this.stories.get(this.revealed) ?? this.loadStory(this.revealed ? "all" : null);
    this.stories.set(this.revealed, told);
    return told;
  }

  protected loadStory(eyes: Eyes): Promise<ToldMove[]> {
    return super.fetchStory(eyes);
  }

  /** What could be decided where the game stands, as the seat that decided could touch it. */
  async offers(move: number, seat: number): Promise<Offer[]> {
    return (await this.moment(move, seat))?.view.legal ?? [];
  }

  // Asking for it

  /** Ask how far the analysis is, and go on asking while it is made. */
  async ask(more: { begin?: boolean; stop?: boolean } = {}): Promise<void> {
    clearTimeout(this.timer);
    if (more.begin) [this.known, this.found] = [0, new Map()];
    const step = this.places[this.move];
    const first = step !== undefined && !this.found.has(step) ? { first: step } : {};
    const answer = await this.request({ known: this.known, ...first, ...more });
    if (answer.refused && answer.status !== "slow_down") {
      this.trouble = answer.refused;
      return;
    }
    if (answer.refused && more.begin) this.why = answer.refused;
    if (answer.result) this.receive(answer.result);
    if (this.isUnderWay || answer.status === "slow_down") this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  protected request(asked: AnalyseRecord): Promise<AnalysisAnswer> {
    return this.send({ type: "analyse", ...asked });
  }

  private receive(now: AnalysisNow): void {
    this.known += now.found.length;
    const found = now.analysis?.decisions ?? now.found;
    this.found = new Map([...(now.analysis ? [] : this.found), ...found.map((each): [number, Judged] => [each.step, each])]);
    this.now = now;
  }

  override close(): void {
    clearTimeout(this.timer);
    super.close();
  }
}

/** The luck of the draws up to every decision, added up, of one seat. */
export function luckOf(decisions: readonly (Judged | null)[], seat: number): (number | null)[] {
  let sum = 0;
  return decisions.map((each) => (each ? (sum += each.luck[seat] ?? 0) : null));
}
