/** A picture of the rules page as a table that nobody plays at: the same boards draw it. */
import type { GameTable } from "../boards/table";
import type { FigureFacts, SeatFacts, TableFacts } from "./protocol";
import { Table } from "./table.svelte";

export class FigureTable extends Table {
  constructor(
    readonly figure: FigureFacts,
    game: GameTable,
  ) {
    super(`figure/${figure.figure}`, { secrets: [], watching: true });
    this.isReplay = true;
    this.game = game;
    this.facts = factsOf(figure);
    this.looking = figure.view.seat;
    this.view = figure.view;
    this.display.set(figure.view);
  }

  /** A picture is looked at, not played. */
  override async touch(): Promise<void> {}
}

function factsOf(figure: FigureFacts): TableFacts {
  const seats: SeatFacts[] = Array.from({ length: figure.seats }, (_, seat) => ({ seat, kind: "person", name: "", level: null, connected: true, left: false, stand_in: false }));
  return { game: figure.game, options: figure.options, seats, status: "running", deal: {} } as unknown as TableFacts;
}
