/** A bot's character as a sentence has it, with its article; only fetched where such a sentence is said. */
import { m } from "../paraglide/messages.js";

const SPOKEN: Record<string, () => string> = {
  beginner: () => m.the_beginner(),
  easy: () => m.the_easy(),
  middling: () => m.the_middling(),
  strong: () => m.the_strong(),
  expert: () => m.the_expert(),
};

/** "the Crane"; null for a bot that somebody added. */
export function spokenCharacter(level: string | null): string | null {
  return level === null ? null : (SPOKEN[level]?.() ?? null);
}
