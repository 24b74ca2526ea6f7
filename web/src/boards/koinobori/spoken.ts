/** What a screen reader says of cards and posts. */
import { m } from "../../paraglide/messages.js";
import { nameOf, type Words } from "../../lib/words";
import type { Card, Post } from "./table";

export function spokenCard(words: Words, card: Card): string {
  const colours = card.colours.map((colour) => nameOf(words, "colour", colour)).join(", ");
  return card.ability ? `${colours}; ${nameOf(words, "ability", card.ability)}` : colours;
}

export function spokenPost(words: Words, post: Post): string {
  if (!post.winner) return nameOf(words, "post", post.post);
  const winner = nameOf(words, "colour", post.winner.colour);
  const said = m.koinobori_spoken_post({ post: nameOf(words, "post", post.post), count: post.cards.length, colour: winner, value: post.winner.value });
  return post.closed ? `${said}, ${m.koinobori_closed()}` : said;
}
