/** A study as this page knows it: one person holds every seat and enters the draws, and a search thinks meanwhile. */
import { loadTable } from "../boards/table";
import { m } from "../paraglide/messages.js";
import { LessonTable } from "./lesson.svelte";
import type { LessonMoment, Step, StudyTable as Moment, TakeLesson, TakeStudy, Thinking, View } from "./protocol";
import { forgetStudy, keepStudy, type KeptStudy, takeStudy, thinkAbout } from "./studies";
import { explain } from "./table.svelte";
import { unplayed } from "./unplayed";

/** Playouts for each move, look by look. */
const DEPTHS = [100, 400, 1600, 6400, 20_000];

export class StudyTable extends LessonTable {
  thinking = $state.raw<Thinking | null>(null);
  isDeepest = $state(false);
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

  /** Think about the table as it stands, deeper each time, until something else is shown. */
  private async think(): Promise<void> {
    const look = ++this.looks;
    this.thinking = null;
    this.isDeepest = false;
    if (this.view?.legal.length === 0) return;
    for (const playouts of DEPTHS) {
      const found = await thinkAbout({ ...this.kept, playouts }).catch(() => null);
      if (look !== this.looks || !found) return;
      this.thinking = found;
    }
    this.isDeepest = true;
  }

  /** Mark on the board what one touches for a move. */
  point(move: string | null): void {
    this.told = new Set(this.view?.legal.find((offer) => offer.move === move)?.touch ?? []);
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
