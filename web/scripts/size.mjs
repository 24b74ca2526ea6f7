/** Holds the promise: from the page's address to the first board, the preview of a move and a replay with its tools, at most 80 KB gzipped. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const PAGE = "../src/tokonoma/server/page";
const MOST = 80 * 1024;
/** The scripts by the names that the build gives them; tests/web/test_scripts.py sees that a browser fetches no others. */
const NEEDED = ["home", "table", "ReplayTools"];
const manifest = JSON.parse(readFileSync(`${PAGE}/.vite/manifest.json`, "utf8"));

/** Every chunk that a chunk brings with it. */
function chunks(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) chunks(next, found);
  return found;
}

/** The chunk of a name; the build must have made it. */
function named(name) {
  const key = Object.keys(manifest).find((each) => manifest[each].name === name);
  if (!key) throw new Error(`the build has no script named ${name}`);
  return key;
}

let failed = false;
for (const board of Object.keys(manifest).filter((key) => /^src\/boards\/\w+\/index\.ts$/.test(key))) {
  const needed = new Set();
  for (const key of [...NEEDED.map(named), board]) chunks(key, needed);
  const files = new Set([...needed].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")));
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${PAGE}/${file}`), { level: 9 }).length, 0);
  console.log(`${board.split("/")[2]}: ${(bytes / 1024).toFixed(1)} KB of ${MOST / 1024} KB gzipped for the first board, previews and the replay`);
  failed ||= bytes > MOST;
}
if (failed) process.exit(1);
