/** What a screen reader says of the things in the palace. */
import { m } from "../../paraglide/messages.js";
import type { GoryoSamurai, GoryoSpace } from "../../lib/protocol";
import { nameOf, type Words } from "../../lib/words";

export function spokenSpace(words: Words, space: GoryoSpace, cube: number, isTrail: boolean): string {
  const object = nameOf(words, "object", space.object ?? "none");
  const said = [space.space, space.condition === "intact" || !space.condition ? object : `${object}, ${nameOf(words, "condition", space.condition)}`];
  if (space.pawn) said.push(m.goryo_spoken_pawn());
  if (cube > 0) said.push(m.goryo_spoken_cube({ cube }));
  if (isTrail) said.push(m.goryo_false_trail());
  for (const samurai of space.samurai) said.push(nameOf(words, "samurai", samurai));
  if (space.print) said.push(space.print === "green" ? m.goryo_print_yes() : m.goryo_print_no());
  return said.join(", ");
}

export function spokenSamurai(words: Words, samurai: GoryoSamurai): string {
  return `${nameOf(words, "samurai", samurai.samurai)}, ${samurai.space}, ${nameOf(words, "state", samurai.state)}`;
}
