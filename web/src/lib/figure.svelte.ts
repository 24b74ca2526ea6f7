/** A view as a table that nobody plays at: the same boards draw it, on the rules page and in the list of one's games. */
import type { GameTable } from "../boards/table";
import type { TableFacts, View } from "./protocol";
import { Table } from "./table.svelte";

export class PictureTable extends Table {
  constructor(id: string, facts: TableFacts, view: View, game: GameTable) {
    super(id, { secrets: [], watching: true });
    this.isReplay = true;
    this.game = game;
    this.facts = facts;
    this.looking = view.seat;
    this.view = view;
    this.display.set(view);
  }

  /** A picture is looked at, not played. */
  override async touch(): Promise<void> {}
}
