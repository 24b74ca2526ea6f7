/**
 * A lesson as this page knows it: a table like any other, whose moves are judged by the lesson. The server keeps nothing,
 * so every try is sent with the step and the tries before it.
 */
import { loadTable } from "../boards/table";
import { m } from "../paraglide/messages.js";
import { takeLesson } from "./lessons";
import { firstTouches } from "./compose";
import { learner } from "./progress.svelte";
import type { LessonMoment, LessonVerdict, Offer, Preview, Step, TakeLesson, View } from "./protocol";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { explain, Table } from "./table.svelte";
import { unplayed } from "./unplayed";

export class LessonTable extends Table {
  moment = $state.raw<LessonMoment | null>(null);
  verdict = $state.raw<LessonVerdict | null>(null);
  trouble = $state<string | null>(null);
  /** The step before ended on another table than this one begins with. */
  anew = $state(false);
  finished = $state(false);
  private count = 0;

  constructor(
    readonly gameName: string,
    readonly lesson: string,
  ) {
    super(`${gameName}/${lesson}`, { secrets: [], watching: true });
    this.isReplay = true;
  }

  /** Begin a step, be it an earlier one. */
  async begin(step: number): Promise<void> {
    this.anew = this.verdict?.anew === true && step === (this.moment?.step ?? 0) + 1;
    this.finished = false;
    const moment = await this.ask({ step });
    if (!moment) return;
    this.show(moment, moment.view, []);
    learner.at(this.gameName, this.lesson, step);
  }

  /** The same step in another language, where it stands. */
  async again(): Promise<void> {
    if (this.moment && !this.verdict) await this.retake(this.moment.tries);
  }

  protected async ask(request: Partial<TakeLesson>): Promise<LessonMoment | null> {
    try {
      this.game ??= await loadTable(this.gameName);
      const { step, tries, touched } = this.moment ?? { step: 0, tries: [], touched: [] };
      return await takeLesson(this.gameName, this.lesson, { step, tries, touched, language: settings.language, ...fresh(request), ...request });
    } catch (error) {
      this.trouble = explain(error);
      return null;
    }
  }

  /** Show a moment; where something happened its pieces fly. */
  protected show(moment: LessonMoment, view: View, events: Step["events"]): void {
    this.moment = moment;
    this.verdict = moment.verdict;
    this.facts ??= unplayed(moment, namesOf(moment));
    this.yours = [moment.view.seat!];
    this.looking = moment.view.seat;
    this.view = view;
    this.preview = null;
    this.draft = null;
    this.touches = firstTouches(this.legal.length > 0 ? this.pick : null);
    this.told = new Set(moment.at && !moment.is_done ? [moment.at, ...moment.touched] : moment.touched);
    this.count += 1;
    const step: Step = { version: this.count, seat: moment.view.seat, forced: false, events, struck: null };
    if (events.length > 0) this.display.push({ steps: [step], view });
    else this.display.set(view);
    this.sound(moment);
  }

  protected sound(moment: LessonMoment): void {
    if (moment.verdict?.kind === "wrong" || moment.verdict?.kind === "refused") play("no");
    if (!moment.is_done) return;
    learner.at(this.gameName, this.lesson, moment.step, moment.step + 1 === moment.steps);
  }

  /** Take what the lesson says to a try. */
  protected judge(moment: LessonMoment | null): void {
    if (!moment) return;
    const { verdict } = moment;
    if (verdict?.kind === "refused") {
      this.why = verdict.text || verdict.refused;
      this.verdict = this.why ? verdict : null;
      play("no");
    } else this.show(moment, verdict?.view ? { ...verdict.view, legal: [] } : moment.view, moment.events);
  }

  /** Whether the board waits for the learner. */
  override get waits(): boolean {
    const shows = this.verdict?.kind === "shown" || (this.verdict?.kind === "wrong" && this.verdict.view !== null);
    return this.moment !== null && !this.moment.is_done && !shows;
  }

  override async touch(id: string): Promise<void> {
    if (!this.waits) return;
    this.verdict = null;
    if (this.moment?.kind === "touch") this.judge(await this.ask({ thing: id }));
    else if (this.moment?.kind === "do" || this.moment?.kind === "play") await super.touch(id);
    // Whatever is done in a lesson can be undone, so a complete move waits only for who always wants to be asked.
    if (this.ready && this.touches.at(-1) === id && !this.pending && this.composition.lit.size === 0 && settings.confirm !== "always") await this.confirm();
  }

  protected override async askWhy(id: string): Promise<void> {
    this.judge(await this.ask({ touch: this.pick ? [id] : [...this.touches, id] }));
  }

  override async foresee(offer: Offer): Promise<Preview | null> {
    return (await this.ask({ preview: offer.move }))?.preview ?? null;
  }

  override async decide(offer: Offer): Promise<void> {
    this.display.flush();
    this.pending = offer;
    this.why = null;
    const moment = await this.ask({ move: offer.move });
    this.pending = null;
    this.judge(moment);
  }

  async answer(given: { number: number } | { choice: number }): Promise<void> {
    this.judge(await this.ask(given));
  }

  /** Let the coach play it, to be taken back. */
  async showMe(): Promise<void> {
    if (!this.waits) return;
    const moment = await this.ask({ show: true });
    if (!moment?.verdict) return;
    this.show(moment, moment.verdict.view ? { ...moment.verdict.view, legal: [] } : moment.view, []);
    if (moment.kind === "touch") this.told = new Set(moment.verdict.words);
  }

  /** Back to where the board waited: after a wrong try, or after a demonstration. */
  tryAgain(): void {
    if (!this.moment) return;
    this.show({ ...this.moment, verdict: null }, this.moment.view, []);
  }

  override async back(): Promise<void> {
    this.why = null;
    if (this.verdict?.kind === "wrong" || this.verdict?.kind === "shown") return this.tryAgain();
    if (this.touches.length > firstTouches(this.pick).length) this.touches = this.touches.slice(0, -1);
    else if (this.moment && this.moment.tries.length > 0) await this.retake(this.moment.tries.slice(0, -1));
  }

  protected async retake(tries: string[]): Promise<void> {
    const moment = await this.ask({ tries, touched: [] });
    if (moment) this.show(moment, moment.view, []);
  }

  override get mayGoBack(): boolean {
    return this.touches.length > firstTouches(this.pick).length || (this.moment?.tries.length ?? 0) > 0;
  }

  async next(): Promise<void> {
    if (!this.moment) return;
    if (this.moment.step + 1 < this.moment.steps) await this.begin(this.moment.step + 1);
    else this.finished = true;
  }

  async previous(): Promise<void> {
    if (this.moment && this.moment.step > 0) await this.begin(this.moment.step - 1);
  }
}

/** A step that is begun has no tries yet. */
function fresh(request: Partial<TakeLesson>): Partial<TakeLesson> {
  return request.step === undefined ? {} : { tries: [], touched: [] };
}

/** What the seats of a lesson are called; the learner's has no name. */
function namesOf({ seats, view }: LessonMoment): string[] {
  const other = (seat: number) => (seats === 2 ? m.learn_rival() : m.seat_number({ number: seat + 1 }));
  return Array.from({ length: seats }, (_, seat) => (seat === view.seat ? "" : other(seat)));
}
