/**
 * Refusals that no game words: said in the player's language by their code. The list is that of `kernel/refusal.py`, which
 * a test compares; a code this page is too old to know is said as the server says it.
 */
import { m } from "../paraglide/messages.js";
import type { Refused } from "./protocol";

const SAID: Record<string, (values: Record<string, unknown>) => string> = {
  not_a_move: () => m.refused_not_a_move(),
  not_an_outcome: () => m.refused_not_an_outcome(),
  not_a_document: () => m.refused_not_a_document(),
  foreign_document: ({ place }) => m.refused_foreign_document({ place: String(place) }),
  newer_document: ({ place }) => m.refused_newer_document({ place: String(place) }),
  damaged_document: ({ place }) => m.refused_damaged_document({ place: String(place) }),
  broken_position: () => m.refused_broken_position(),
  wrong_data: ({ file }) => m.refused_wrong_data({ file: String(file) }),
  unknown_game: () => m.refused_unknown_game(),
  unknown_option: ({ option }) => m.refused_unknown_option({ option: String(option) }),
  wrong_seats: () => m.refused_wrong_seats(),
  not_now: () => m.refused_not_now(),
  not_your_turn: () => m.refused_not_your_turn(),
  game_over: () => m.game_over(),
  hidden: () => m.refused_hidden(),
  nothing_to_undo: () => m.refused_nothing_to_undo(),
  undo_revealed: ({ because }) => REVEALED[String(because)]?.() ?? m.refused_undo_revealed(),
  stale_version: () => m.refused_stale(),
  not_a_request: () => m.refused_not_a_request(),
  too_large: () => m.refused_too_large(),
  unknown_table: () => m.refused_unknown_table(),
  unknown_level: () => m.refused_unknown_level(),
  unknown_version: () => m.refused_unknown_version(),
  wrong_secret: () => m.no_key(),
  foreign_origin: () => m.refused_foreign_origin(),
  unknown_host: () => m.refused_unknown_host(),
  not_your_seat: () => m.refused_not_your_seat(),
  seat_taken: () => m.refused_seat_taken(),
  not_begun: () => m.refused_not_begun(),
  not_over: () => m.study_later(),
  no_help: () => m.refused_no_help(),
  bot_plays: () => m.refused_bot_plays(),
  out_of_time: () => m.refused_out_of_time(),
  no_take_back: ({ because }) => NO_TAKE_BACK[String(because)]?.() ?? m.refused_no_take_back(),
  cannot_resign: () => m.refused_cannot_resign(),
  muted: () => m.refused_muted(),
  not_the_host: () => m.refused_not_the_host(),
  cannot_open: () => m.refused_cannot_open(),
  too_many_links: () => m.refused_too_many_links(),
  too_fast: () => m.refused_too_fast(),
  store_unavailable: () => m.notice_store(),
};

/** Why a turn cannot be taken back past what was drawn or shown: who does not allow it. */
const REVEALED: Record<string, () => string> = { bot: () => m.refused_take_back_bot(), away: () => m.refused_take_back_past_away() };
/** Why there is no take-back, where there is a turn to take back. */
const NO_TAKE_BACK: Record<string, () => string> = { away: () => m.refused_take_back_away(), asking: () => m.refused_take_back_asking(), unasked: () => m.refused_take_back_unasked() };

/** Why a door stays shut: what opens no seat at a table is no key to it, whatever form it has. */
export function sayShut(refused: Refused): string {
  return refused.code === "not_a_request" ? m.no_key() : sayRefusal(refused);
}

export function sayRefusal(refused: Refused): string {
  if (refused.kind === "broken") return m.refused_broken();
  return SAID[refused.code]?.(refused.values) ?? refused.message;
}
