/** The coach at one table: asks the server for a remark whenever the player is to decide, and keeps what was said. */
import { type Coached, keepCoached, letCoachSpeak, mayCoachSpeak, readCoached } from "./coached";
import type { Remark } from "./protocol";
import type { Table } from "./table.svelte";

class CoachAtTable {
  on = $state(mayCoachSpeak());
  last = $state.raw<Remark | null>(null);
  /** Whether what the last remark speaks of is still to be marked: in the turn it was made. */
  marks = $state(false);
  private coached: Coached;
  private thisTurn = 0;
  private asked = -1;

  constructor(private readonly table: Table) {
    this.coached = readCoached(table.id);
    this.last = this.coached.last;
  }

  switch(): void {
    this.on = !this.on;
    letCoachSpeak(this.on);
  }

  /** The turn has passed on: what was said in it is said, what comes now is new. */
  turnEnds(): void {
    if (this.asked >= 0) this.coached = { ...this.coached, since: this.asked };
    this.thisTurn = 0;
    this.marks = false;
  }

  /** Ask what is to be remarked at this version; once. */
  async listen(version: number): Promise<void> {
    if (!this.on || version === this.asked) return;
    this.asked = version;
    const { made, since } = this.coached;
    const answer = await this.table.send({ type: "coach", made, since, this_turn: this.thisTurn });
    const remark = answer.result?.remark ?? null;
    if (!remark || made.includes(remark.name)) return;
    this.thisTurn += 1;
    this.last = remark;
    this.marks = true;
    this.coached = { made: [...made, remark.name], since, last: remark };
    keepCoached(this.table.id, { ...this.coached, since: version });
  }
}

const known = new WeakMap<Table, CoachAtTable>();

/** The coach of a table; the same one wherever it is asked for. */
export function coachOf(table: Table): CoachAtTable {
  const found = known.get(table) ?? new CoachAtTable(table);
  known.set(table, found);
  return found;
}
