/** A picture of the rules page as a table that nobody plays at: the same boards draw it. */
import type { GameTable } from "../boards/table";
import type { FigureFacts } from "./protocol";
import { Table } from "./table.svelte";
import { unplayed } from "./unplayed";

export class FigureTable extends Table {
  constructor(
    readonly figure: FigureFacts,
    game: GameTable,
  ) {
    super(`figure/${figure.figure}`, { secrets: [], watching: true });
    this.isReplay = true;
    this.game = game;
    this.facts = unplayed({ ...figure, title: "" }, Array<string>(figure.seats).fill(""));
    this.looking = figure.view.seat;
    this.view = figure.view;
    this.display.set(figure.view);
  }

  /** A picture is looked at, not played. */
  override async touch(): Promise<void> {}
}
