import { beforeEach, expect, test } from "vitest";
import { speak } from "./language";
import { levelName, nameAt, type Sitting } from "./levels";
import { spokenCharacter } from "./spoken_level";
import type { Language } from "./words";

let language: Language = "en";
const person = (name: string): Sitting => ({ kind: "person", name, level: null, stand_in: false });
const bot = (level: string | null): Sitting => ({ kind: "bot", name: "", level, stand_in: false });

beforeEach(() => {
  language = "en";
  speak(() => language);
});

test("a bot is called by its character, a person by a name or the seat's number", () => {
  const seats = [person("Ana"), bot("strong"), person("")];
  expect([0, 1, 2].map((seat) => nameAt(seats, seat))).toEqual(["Ana", "Crane", "Seat 3"]);
  language = "fr";
  expect([0, 1, 2].map((seat) => nameAt(seats, seat))).toEqual(["Ana", "Grue", "Siège 3"]);
});

test("several bots of one level have the numbers of their seats", () => {
  const seats = [bot("strong"), bot("easy"), bot("strong")];
  expect([0, 1, 2].map((seat) => nameAt(seats, seat))).toEqual(["Crane 1", "Carp", "Crane 3"]);
});

test("a bot that somebody added keeps its own name, and one of which nothing is known is a bot", () => {
  expect([bot("mine"), bot(null)].map((_, seat, seats) => nameAt(seats, seat))).toEqual(["mine", "Bot 2"]);
  expect(levelName("mine")).toBe("mine");
});

test("where a bot plays for somebody gone, the seat keeps the person's name", () => {
  const away = { ...bot("strong"), stand_in: true };
  expect(nameAt([away, { ...away, name: "Ana" }], 0)).toBe("Seat 1");
  expect(nameAt([away, { ...away, name: "Ana" }], 1)).toBe("Ana");
  expect(nameAt([away, bot("strong")], 1)).toBe("Crane");
});

test("a sentence has a character with its article; a bot that somebody added has none", () => {
  expect(["strong", "expert", "mine", null].map(spokenCharacter)).toEqual(["the Crane", "the Owl", null, null]);
  language = "fr";
  expect(["beginner", "easy", "middling", "strong", "expert"].map(spokenCharacter)).toEqual(["le Moineau", "la Carpe", "le Tanuki", "la Grue", "le Hibou"]);
});
