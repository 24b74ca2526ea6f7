/** A study as this page knows it: one person holds every seat and enters the draws, and a search thinks meanwhile. */
import { loadTable } from "../boards/table";
import { m } from "../paraglide/messages.js";
import { LessonTable } from "./lesson.svelte";
import type { Ghost, LessonMoment, Step, StudyTable as Moment, TakeLesson, TakeStudy, Thinking, View } from "./protocol";
import { forgetStudy, keepStudy, type KeptStudy, takeStudy, thinkAbout } from "./studies";
import { explain } from "./table.svelte";
import { unplayed } from "./unplayed";

/** Playouts for each move, look by look; the search goes so far by itself, and on when it is asked to look longer. */
export const DEPTHS = [100, 400, 1600, 6400, 20_000];
const BY_ITSELF = 4;
/** Moves tried at one place that are compared with the best. */
const TRIED = 5;

export class StudyTable extends LessonTable {
  thinking = $state.raw<Thinking | null>(null);
  /** How many looks were made, and how many are to be made. */
  depth = $state(0);
  wanted = $state(BY_ITSELF);
  isThinking = $derived(this.depth < this.wanted);
  /** Whether lines are drawn on the board, and the move whose line it is: the best one, unless another is pointed at. */
  isDrawn = $state(true);
  private line = $state<string | null>(null);
  ghosts = $derived.by<Ghost[]>(() => {
    if (!this.isDrawn || !this.thinking) return [];
    const at = this.thinking.moves.findIndex((each) => each.move === this.line);
    return this.thinking.lines[Math.max(0, at)] ?? [];
  });
  /** Moves that were tried, by where. */
  private tried = new Map<string, string[]>();
  revealed = $state(true);
  private looks = 0;

  constructor(
    game: string,
    private kept: KeptStudy,
  ) {
    super(game, "study");
  }

  /** The moment with what only studies have. */
  get study(): Moment | null {
    return this.moment as Moment | null;
  }

  /** While something is drawn the board waits for nobody. */
  override get waits(): boolean {
    return super.waits && this.study?.draws.length === 0;
  }

  override async begin(): Promise<void> {
    this.accept(await this.fetchStudy({}));
  }

  protected override ask(request: Partial<TakeLesson>): Promise<LessonMoment | null> {
    const { tries = this.kept.steps, move = null, touch = null, preview = null } = request;
    if (move !== null) this.tried.set(this.place, [...new Set([move, ...(this.tried.get(this.place) ?? [])])].slice(0, TRIED));
    return this.fetchStudy({ steps: tries, move, touch, preview });
  }

  private async fetchStudy(request: Partial<TakeStudy>): Promise<Moment | null> {
    try {
      this.game ??= await loadTable(this.gameName);
      return await takeStudy({ ...this.kept, revealed: this.revealed, ...request });
    } catch (error) {
      this.trouble = explain(error);
      return null;
    }
  }

  private accept(moment: Moment | null): void {
    if (moment) this.judge(moment);
  }

  protected override show(moment: LessonMoment, view: View, events: Step["events"]): void {
    const { document } = moment as Moment;
    this.kept = { begin: { document }, steps: moment.tries };
    keepStudy(this.kept);
    this.facts ??= unplayed(moment, Array.from({ length: moment.seats }, (_, seat) => m.seat_number({ number: seat + 1 })));
    super.show(moment, view, events);
    void this.think();
  }

  protected override sound(): void {}

  private get place(): string {
    return this.kept.steps.join(" ");
  }

  /** Whether a move was tried where the study stands. */
  wasTried(move: string): boolean {
    return this.tried.get(this.place)?.includes(move) ?? false;
  }

  /** Think about the table as it stands, deeper each time, until something else is shown. */
  private async think(): Promise<void> {
    this.looks += 1;
    this.thinking = null;
    this.line = null;
    [this.depth, this.wanted] = [0, BY_ITSELF];
    if (this.view?.legal.length === 0) this.wanted = 0;
    await this.goOn();
  }

  /** Look once more, as deep as the server lets one. */
  async lookLonger(): Promise<void> {
    if (this.isThinking || this.depth >= DEPTHS.length) return;
    this.wanted = this.depth + 1;
    await this.goOn();
  }

  private async goOn(): Promise<void> {
    const looks = this.looks;
    while (this.isThinking) {
      const found = await thinkAbout({ ...this.kept, playouts: DEPTHS[this.depth]!, also: this.tried.get(this.place) ?? [] }).catch((error) => explain(error));
      if (looks !== this.looks) return;
      if (typeof found === "string") {
        [this.wanted, this.why] = [this.depth, found];
        return;
      }
      this.thinking = found;
      this.depth += 1;
    }
  }

  /** Draw a line of the search on the board: what each of its decisions would place or take. */
  point(move: string | null): void {
    this.line = move;
    this.told = new Set(move === null ? [] : this.view?.legal.find((offer) => offer.move === move)?.touch);
  }

  async tryMove(move: string): Promise<void> {
    const offer = this.view?.legal.find((each) => each.move === move);
    if (offer) await this.decide(offer);
  }

  async enter(draw: string): Promise<void> {
    this.accept(await this.fetchStudy({ draw }));
  }

  async leaveToLuck(luck: "one" | "all"): Promise<void> {
    this.accept(await this.fetchStudy({ luck }));
  }

  async reveal(revealed: boolean): Promise<void> {
    this.revealed = revealed;
    await this.retake(this.kept.steps);
  }

  /** End the study; nothing of it is kept. */
  end(): void {
    this.looks += 1;
    forgetStudy();
  }

  override close(): void {
    this.looks += 1;
  }

  override async showMe(): Promise<void> {
    this.point(this.thinking?.moves[0]?.move ?? null);
  }

  override async next(): Promise<void> {}

  override async previous(): Promise<void> {}
}
