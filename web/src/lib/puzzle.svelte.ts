/** A puzzle as this page knows it: a lesson with one step, whose answer the server judges and tells only when it is due. */
import { loadTable } from "../boards/table";
import { LessonTable } from "./lesson.svelte";
import type { LessonMoment, PuzzleMoment, PuzzleSet, TakeLesson } from "./protocol";
import { takePuzzle } from "./puzzles";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";
import { solver } from "./solver.svelte";
import { play } from "./sound";
import { explain } from "./table.svelte";

export class PuzzleTable extends LessonTable {
  constructor(
    readonly set: PuzzleSet,
    readonly name: string,
  ) {
    super(set.game, name);
  }

  /** The moment with what only puzzles have. */
  get puzzle(): PuzzleMoment | null {
    return this.moment as PuzzleMoment | null;
  }

  get isToday(): boolean {
    return this.set.today === this.name;
  }

  override async begin(): Promise<void> {
    const moment = await this.ask({ tries: [] });
    if (moment) this.show(moment, moment.view, []);
  }

  protected override async ask(request: Partial<TakeLesson>): Promise<LessonMoment | null> {
    try {
      this.game ??= await loadTable(this.gameName);
      const { tries = this.moment?.tries ?? [], move = null, touch = null, thing = null, show = false } = request;
      return await takePuzzle(this.gameName, this.name, { language: settings.language, tries, move, touch, thing, show });
    } catch (error) {
      this.trouble = explain(error);
      return null;
    }
  }

  protected override sound(moment: LessonMoment): void {
    const kind = moment.verdict?.kind;
    if (kind === "wrong" || kind === "refused") play("no");
    if (kind === "shown") solver.give(this.gameName, this.name);
    if (moment.is_done && kind === "done") solver.solve(this.gameName, this.name, this.isToday);
  }

  /** The next puzzle that was not answered yet, the easier ones first; after the last the first one again. */
  get following(): string {
    const found = solver.of(this.gameName).found;
    const names = this.set.puzzles.map((each) => each.puzzle);
    const others = [...names.slice(names.indexOf(this.name) + 1), ...names].filter((each) => each !== this.name);
    return others.find((each) => found[each] === undefined) ?? others[0] ?? this.name;
  }

  /** Show the answer, also while a wrong try stands on the board. */
  async showAnswer(): Promise<void> {
    if (this.verdict?.kind === "wrong") this.tryAgain();
    await this.showMe();
  }

  override async next(): Promise<void> {
    router.go(`/puzzles/${this.gameName}/${this.following}`);
  }

  override async previous(): Promise<void> {}
}
