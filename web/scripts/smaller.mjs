/** What the build does to make the page's scripts smaller; nothing of it changes what they do. */

const MESSAGE = /paraglide\/messages\/(?!_index)\w+\.js$/;
const EXPORTED = /export const (\w+) = [^]*$/;
const CHOICE = /if \(locale === "fr"\) return (\w+)\(inputs\)\s+return (\w+)\(inputs\)/;

/**
 * A compiled message has a function for each language and one that chooses between them; here all messages choose by the same one.
 * @returns {import("vite").Plugin}
 */
export function messages() {
  return {
    name: "messages",
    enforce: "pre",
    transform(code, id) {
      if (!MESSAGE.test(id)) return null;
      const [, name] = EXPORTED.exec(code) ?? [];
      const [, french, english] = CHOICE.exec(code) ?? [];
      if (!name || !french || !english) throw new Error(`${id} is not written as this plugin knows messages`);
      const chosen = code.replace(EXPORTED, `export const ${name} = /* @__PURE__ */ inLanguage(${english}, ${french});`);
      return { code: `import { inLanguage } from "/src/lib/language";\n${chosen}`, map: null };
    },
  };
}

/**
 * Two scripts instead of thirty small ones, which compress far better: what the home page needs, and what a table, its previews
 * and a replay need beyond that. A group takes what its modules import, unless a group of higher priority has it.
 */
export const groups = [
  { name: "home", test: /src\/(main\.ts|pages\/Home\.svelte)$/, priority: 2 },
  { name: "table", test: /src\/(pages\/(Table|Replay)|shell\/Ahead)\.svelte$/, priority: 1 },
];
