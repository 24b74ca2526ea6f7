/** Refusals that no game words: said in the player's language by their code, else as the server says them. */
import { m } from "../paraglide/messages.js";
import type { Refused } from "./protocol";

const SAID: Record<string, (values: Record<string, unknown>) => string> = {
  seat_taken: () => m.refused_seat_taken(),
  not_your_turn: () => m.refused_not_your_turn(),
  game_over: () => m.game_over(),
  nothing_to_undo: () => m.refused_nothing_to_undo(),
  undo_revealed: () => m.refused_undo_revealed(),
  stale_version: () => m.refused_stale(),
  store_unavailable: () => m.notice_store(),
  wrong_secret: () => m.no_key(),
  not_over: () => m.study_later(),
};

export function sayRefusal(refused: Refused): string {
  return SAID[refused.code]?.(refused.values) ?? refused.message;
}
