/** The help of a hunt: through how many of her possible paths each space goes. Asked for, and gone with the next move. */
import type { GoryoPossiblePaths } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";

class Paths {
  private answered = $state.raw<GoryoPossiblePaths | null>(null);
  private at = $state(-1);

  /** The number of possible paths through a space, while that is known. */
  through(table: Table, space: string): number | null {
    return this.at === table.version ? (this.answered?.through[space] ?? 0) : null;
  }

  count(table: Table): number | null {
    return this.at === table.version ? (this.answered?.paths.length ?? null) : null;
  }

  async ask(table: Table): Promise<void> {
    const answer = await table.send({ type: "ask", query: "paths" });
    if (answer.status !== "accepted") {
      table.why = answer.refused;
      return;
    }
    this.answered = answer.result?.answer as GoryoPossiblePaths;
    this.at = table.version;
  }
}

export const paths = new Paths();
