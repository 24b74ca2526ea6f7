/** The bots' levels: each is a character with a name and a face, a picture of its own that is loaded when it is shown. */
import { m } from "../paraglide/messages.js";
import type { SeatFacts } from "./protocol";

const LEVELS: Record<string, [character: () => string, level: () => string]> = {
  beginner: [() => m.character_beginner(), () => m.level_beginner()],
  easy: [() => m.character_easy(), () => m.level_easy()],
  middling: [() => m.character_middling(), () => m.level_middling()],
  strong: [() => m.character_strong(), () => m.level_strong()],
  expert: [() => m.character_expert(), () => m.level_expert()],
};

/** What is known of who sits at a seat, as far as a name needs it. */
export type Sitting = Pick<SeatFacts, "kind" | "name" | "level" | "stand_in">;

/** The address of a level's face; a bot that somebody added has none. */
export function faceOf(level: string | null | undefined): string | null {
  return level && level in LEVELS ? `/faces/${level}.svg` : null;
}

/** What a level's character is called; a bot that somebody added keeps its own name. */
export function characterOf(level: string): string {
  return LEVELS[level]?.[0]() ?? level;
}

/** How strong a level is, in a word or two; nothing is known of a bot that somebody added. */
export function strengthOf(level: string): string {
  return LEVELS[level]?.[1]() ?? "";
}

/** The character with its level, where one chooses. */
export function levelName(level: string): string {
  return level in LEVELS ? m.character_and_level({ character: characterOf(level), level: strengthOf(level) }) : level;
}

/** The level of the bot whose seat it is; a bot that plays for somebody gone has the person's. */
export function botAt(facts: Sitting | undefined): string | null {
  return facts?.kind === "bot" && !facts.stand_in ? facts.level : null;
}

/** What a seat is called: a person's name, or a bot's character, with the seat's number where several of it sit there. */
export function nameAt(seats: readonly Sitting[], seat: number): string {
  const facts = seats[seat];
  if (facts?.name) return facts.name;
  const level = botAt(facts);
  if (level === null) return facts?.kind === "bot" && !facts.stand_in ? m.bot_number({ number: seat + 1 }) : m.seat_number({ number: seat + 1 });
  const name = characterOf(level);
  return seats.filter((each) => botAt(each) === level).length > 1 ? m.one_of_several({ name, number: seat + 1 }) : name;
}
