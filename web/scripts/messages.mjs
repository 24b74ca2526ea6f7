/**
 * Fails on a message that is missing in a language, unused in the source, asked for but unknown, or without its plurals,
 * and on French whose signs may break from their word.
 */
import { readFileSync, readdirSync } from "node:fs";

const LANGUAGES = ["en", "fr"];
const HEAD = "$schema";
const catalogues = Object.fromEntries(LANGUAGES.map((language) => [language, JSON.parse(readFileSync(`messages/${language}.json`, "utf8"))]));
const source = readdirSync("src", { recursive: true })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith("paraglide"))
  .map((file) => readFileSync(`src/${file}`, "utf8"))
  .join("\n");
const used = new Set([...source.matchAll(/\bm\.(\w+)\(/g)].map((match) => match[1]));
const known = new Set(LANGUAGES.flatMap((language) => Object.keys(catalogues[language])).filter((key) => key !== HEAD));
const problems = [];

/** The placeholders of a message, whatever its form. */
function placeholders(message) {
  const text = typeof message === "string" ? message : Object.values(message[0].match).join(" ");
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort().join();
}

for (const key of [...known].sort()) {
  const forms = LANGUAGES.map((language) => catalogues[language][key]);
  LANGUAGES.forEach((language, at) => forms[at] ?? problems.push(`${key} is missing in ${language}`));
  if (!used.has(key)) problems.push(`${key} is used nowhere`);
  if (forms.some((form) => form === undefined)) continue;
  if (placeholders(forms[0]) !== placeholders(forms[1])) problems.push(`${key} has not the same placeholders in ${LANGUAGES.join(" and ")}`);
  LANGUAGES.forEach((language, at) => {
    const form = forms[at];
    const numbered = typeof form === "string" ? /\{count\}\s+\p{L}{4,}/u.test(form) && !/\{count\} (each|chacune)/.test(form) : !["form=one", "form=other"].every((each) => each in form[0].match);
    if (numbered) problems.push(`${key} needs its plural forms in ${language}`);
  });
}
for (const [key, form] of Object.entries(catalogues["fr"])) {
  const text = typeof form === "string" ? form : Object.values(form[0].match).join(" ");
  if (key !== HEAD && / [:;!?»]|« |\p{L}'\p{L}/u.test(text)) problems.push(`${key} needs no-break spaces and curved apostrophes in fr`);
}
for (const key of used) if (!known.has(key)) problems.push(`${key} is asked for and in no catalogue`);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`${known.size} messages, complete in ${LANGUAGES.join(" and ")}`);
