/** What cards and places say of themselves, on the card and to a screen reader. */
import { m } from "../../paraglide/messages.js";
import type { GorbinosQuestCard, GorbinosQuestCost, GorbinosQuestLocation } from "../../lib/protocol";
import { nameOf, type Words } from "../../lib/words";
import { GOODS } from "./drawing";

/** The few words on a card that tell what it does. */
export function cardText({ does }: GorbinosQuestCard): string {
  switch (does.does) {
    case "loan":
      return Object.values(does.loans ?? {}).join(" / ");
    case "production":
      return "";
    case "trade":
    case "buy":
      return Object.values(does.prices ?? {}).join(" ");
    case "development":
      return m.quest_buys({ count: does.buys ?? 0 });
    case "reset":
      return m.quest_returns({ count: does.cards ?? 0 });
    case "build":
      return m.quest_income_up({ count: does.income ?? 0 });
    case "steal":
      return m.quest_steals({ coins: does.coins ?? 0, count: does.resources ?? 0 });
    default:
      return m.quest_copies();
  }
}

export function costText(words: Words, cost: GorbinosQuestCost): string {
  const goods = GOODS.filter((good) => cost.goods[good]).map((good) => `${cost.goods[good]} ${nameOf(words, "good", good)}`);
  if (cost.coins > 0 || goods.length === 0) goods.push(m.quest_coins({ count: cost.coins }));
  return goods.join(", ");
}

export function spokenCard(words: Words, card: GorbinosQuestCard): string {
  return [nameOf(words, "card", card.card), cardText(card)].filter(Boolean).join(", ");
}

export function spokenLocation(words: Words, place: GorbinosQuestLocation, name: (seat: number) => string): string {
  const said = [nameOf(words, "location", place.location)];
  if (place.capital) said.push(m.quest_capital());
  if (place.token) said.push(nameOf(words, "good", place.token));
  for (const [seat, count] of Object.entries(place.cities)) said.push(m.quest_cities_of({ count, name: name(Number(seat)) }));
  if (place.cost?.may_build) said.push(costText(words, place.cost));
  return said.join(", ");
}
