/** What a screen reader says of cards and posts. */
import { m } from "../../paraglide/messages.js";
import type { KoinoboriCard, KoinoboriPost } from "../../lib/protocol";
import { nameOf, type Words } from "../../lib/words";

export function spokenCard(words: Words, card: KoinoboriCard): string {
  const colours = card.colours.map((colour) => nameOf(words, "colour", colour)).join(", ");
  return card.ability ? `${colours}; ${nameOf(words, "ability", card.ability)}` : colours;
}

export function spokenPost(words: Words, post: KoinoboriPost): string {
  if (!post.winner) return nameOf(words, "post", post.post);
  const winner = nameOf(words, "colour", post.winner.colour);
  const said = m.koinobori_spoken_post({ post: nameOf(words, "post", post.post), count: post.cards.length, colour: winner, value: post.winner.value });
  return post.closed ? `${said}, ${m.koinobori_closed()}` : said;
}
